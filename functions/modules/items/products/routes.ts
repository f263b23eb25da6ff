import { productCalls } from '../../../../db/contract/calls/products.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import { TableService } from '../../../data/service.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { auditQueue } from '../lists/lists.ts';
import { factsOf } from '../lists/review-facts.ts';
import { decide } from '../write/decide.ts';
import { keyOf } from '../write/key.ts';
import { productDetail, productList } from './products.ts';
import { addProduct, editProduct, ownProducts } from './write.ts';

const KEY = 'chanpin_id';

/** Products (core§3): their rules stand with the tables `chanpin` and `chanpin_scope`. */
export const productRoutes = createRouter();

const products = new TableService('chanpin', [['add_time', 'desc']], KEY);

serve(productRoutes, productCalls.list, ({ db, query }) => productList(db, query));
serve(productRoutes, productCalls.detail, async ({ c, db, query }) =>
  productDetail(db, await c.get('caller')(), query.id ?? ''),
);
serve(productRoutes, productCalls.create, ({ c, db, env, caller, body, key }) =>
  addProduct({ db, env, caller, address: addressOf(c.req.raw) }, body, key),
);
serve(productRoutes, productCalls.edit, ({ c, db, env, caller, body }) =>
  editProduct({ db, env, caller, address: addressOf(c.req.raw) }, keyOf(body, KEY), body),
);
serve(productRoutes, productCalls.remove, async ({ c, query }) => {
  const { changed } = await products.remove(c, keyOf(query, KEY), 'del');
  return { changed: Number(changed) };
});
serve(productRoutes, productCalls.decide, async ({ db, caller, body }) => {
  const { id, audit_status } = await decide(db, caller, factsOf(ITEM.product), body);
  return { [KEY]: id, audit_status };
});
serve(productRoutes, productCalls.own, ({ db, userId, query }) => ownProducts(db, userId, query));
serve(productRoutes, productCalls.queue, ({ db, caller, query }) => auditQueue(db, caller, 'product', query));
