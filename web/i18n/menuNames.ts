import { defineText, type Tree } from '../../db/contract/words';
import { frame } from '../../db/contract/words/frame';
import { menu } from '../../db/contract/words/menu';

/** What the top menu leads to. */
export const menuNames = {
  ...menu,
  home: frame.home,
  community: ['社区', 'Community'],
  showroom: ['展厅', 'Showroom'],
} satisfies Tree;

export default defineText(menuNames);
