import { productScopes } from '../../../db/schema/products.ts';
import { chanpin } from './chanpin.ts';
import { scopeLinks } from './factories.ts';

/** Scope links of products (core§3). */
export const chanpin_scope = scopeLinks(
  productScopes,
  { column: (t) => t.productId, wire: 'chanpin_id' },
  chanpin,
  (item) => item.id,
);
