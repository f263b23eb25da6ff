import { ownNames } from '../../db/contract/form.ts';
import { PRODUCT_FORM } from '../../db/contract/form-products.ts';
import { ITEMS } from '../../db/contract/items.ts';
import { productScopes, products } from '../../db/schema/products.ts';
import { scopeLinks } from './patterns.ts';
import { publishable, reviewedPart } from './publishable.ts';

/** Products (core§3). */
export const chanpin = publishable(products, ITEMS.product, [...ownNames(PRODUCT_FORM), 'unit', 'org_name'], {
  kept: ['version'],
  aliases: ['product'],
  lends: { files: ['cover'], texts: ['profile', 'detail_desc'] },
  hooks: {
    html: ['profile', 'detail_desc'],
    files: ['cover'],
    maxima: { name: 200, name_en: 200, summary_en: 600, org_name: 100 },
  },
});

const reviewed = reviewedPart(ITEMS.product, 'name');

/** Scope links of products (core§3): a part of what is reviewed. */
export const chanpin_scope = scopeLinks(
  productScopes,
  { column: (t) => t.productId, wire: 'chanpin_id' },
  chanpin,
  (item) => item.id,
  { hooks: { parent: 'chanpin_id', beforeAdd: reviewed, beforeRemove: reviewed } },
);
