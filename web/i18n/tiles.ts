import { defineText, type Tree } from '../../db/contract/words';
import { catalog } from '../../db/contract/words/catalog';

/** What is said of an item wherever it stands, on pages without lists and filters too. */
export const tiles = {
  separator: catalog.separator,
  individual: ['个人发布', 'Published by a person'],
  amount: catalog.amount,
  newTab: ['（在新标签页打开）', ' (opens in a new tab)'],
} satisfies Tree;

export default defineText(tiles);
