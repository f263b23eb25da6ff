import type { Tree } from '../words.ts';

/** What stands around every page. */
export const frame = {
  home: ['首页', 'Home'],
  breadcrumbs: ['当前位置', 'Breadcrumbs'],
  previousPage: ['上一页', 'Previous page'],
  nextPage: ['下一页', 'Next page'],
  page: (current: number) => [`第 ${current} 页`, `Page ${current}`],
} satisfies Tree;
