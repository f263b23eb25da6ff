import { ITEMS } from '../../db/contract/items.ts';
import { productScopes, products } from '../../db/schema/products.ts';
import { scopeLinks } from './patterns.ts';
import { publishable, publishableScopes } from './publishable.ts';

/** Products (core§3). */
export const chanpin = publishable(products, ITEMS.product, ['name', 'cover', 'profile', 'detail_desc', 'unit'], {
  aliases: ['product'],
  lends: { files: ['cover'], texts: ['profile', 'detail_desc'] },
  hooks: { html: ['profile', 'detail_desc'], files: ['cover'], maxima: { name: 200 } },
});

/** Scope links of products (core§3). */
export const chanpin_scope = scopeLinks(
  productScopes,
  { column: (t) => t.productId, wire: 'chanpin_id' },
  chanpin,
  (item) => item.id,
  { hooks: publishableScopes(ITEMS.product) },
);
