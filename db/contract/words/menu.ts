import type { Tree } from '../words.ts';

/** What the main lists are called, and what stands at an address of none. */
export const menu = {
  topics: ['专题', 'Topics'],
  results: ['科技成果', 'Results'],
  demands: ['技术需求', 'Demands'],
  organizations: ['机构', 'Organisations'],
  products: ['产品', 'Products'],
  notFound: ['页面不存在', 'Page not found'],
} satisfies Tree;
