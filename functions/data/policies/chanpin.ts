import { products } from '../../../db/schema/products.ts';
import { publishable } from './publishable.ts';

/** Products (core§3). */
export const chanpin = publishable(products, 'chanpin_id', ['name', 'cover', 'profile', 'detail_desc', 'unit'], {
  aliases: ['product'],
});
