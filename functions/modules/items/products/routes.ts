import { productCalls } from '../../../../db/contract/calls/products.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { productDetail, productList } from './products.ts';

/** Products as everybody reads them (core§3). */
export const productRoutes = createRouter();

serve(productRoutes, productCalls.list, ({ db, query }) => productList(db, query));
serve(productRoutes, productCalls.detail, async ({ c, db, query }) =>
  productDetail(db, await c.get('caller')(), query.id ?? ''),
);
