import { calls, get, page, paged, texts } from '../endpoint.ts';
import { productCard, productDetail } from '../products.ts';

export const productCalls = calls('products', {
  list: get('/v1/product/list', {
    who: 'everybody',
    summary: 'Public products, newest first; scope at any level, unit an organisation',
    query: paged('keyword', 'scope', 'unit'),
    answer: page(productCard),
  }),
  detail: get('/v1/product/detail', {
    who: 'everybody',
    summary: 'One product; before it is public for its publisher and content editors',
    query: texts('id'),
    answer: productDetail,
  }),
});
