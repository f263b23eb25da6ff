import type { Tree } from '../words.ts';
import { menu } from './menu.ts';

/** What the list of products says. */
export const products = {
  list: menu.products,
  lead: [
    '入驻单位经审核公开的产品，按领域和单位查找。',
    'Reviewed products of the organisations on this platform, by field and organisation.',
  ],
  emptyTitle: ['没有找到产品', 'No products found'],
  emptyAll: ['还没有公开的产品', 'No public products yet'],
} satisfies Tree;
