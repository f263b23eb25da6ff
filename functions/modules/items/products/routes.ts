import * as z from 'zod';
import { productDetail as detailShape, productCard } from '../../../../db/contract/products.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, pageShape } from '../../../platform/openapi.ts';
import { PRODUCT_PARAMS, productDetail, productList } from './products.ts';

const text = z.string().optional();
const tags = ['products'];

const list = createRoute({
  method: 'get',
  path: '/v1/product/list',
  tags,
  who: 'everybody',
  summary: 'Public products, newest first; scope at any level, unit an organisation',
  request: { query: z.object(Object.fromEntries(PRODUCT_PARAMS.map((name) => [name, text]))) },
  responses: envelope(pageShape(productCard)),
});

const detail = createRoute({
  method: 'get',
  path: '/v1/product/detail',
  tags,
  who: 'everybody',
  summary: 'One product; before it is public for its publisher and content editors',
  request: { query: z.object({ id: text }) },
  responses: envelope(detailShape),
});

/** Products as everybody reads them (core§3). */
export const productRoutes = createRouter()
  .openapi(list, async (c) => ok(c, await productList(c.get('db'), c.req.valid('query'))))
  .openapi(detail, async (c) =>
    ok(c, await productDetail(c.get('db'), await c.get('caller')(), c.req.valid('query').id ?? '')),
  );
