import type { Tree } from '../words.ts';

/** What stands around every page, and what its main lists are called. */
export const platform = {
  platform: ['科技成果转移转化平台', 'Technology Transfer Platform'],
  home: ['首页', 'Home'],
  results: ['科技成果', 'Results'],
  demands: ['技术需求', 'Demands'],
  organizations: ['机构', 'Organisations'],
  products: ['产品', 'Products'],
  notFound: ['页面不存在', 'Page not found'],
} satisfies Tree;

/** How pages of a list, and the pages above this one, are called. */
export const paging = {
  previousPage: ['上一页', 'Previous page'],
  nextPage: ['下一页', 'Next page'],
  page: (current: number) => [`第 ${current} 页`, `Page ${current}`],
  breadcrumbs: ['当前位置', 'Breadcrumbs'],
} satisfies Tree;
