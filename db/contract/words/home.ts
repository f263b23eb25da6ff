import type { Tree } from '../words.ts';

/** What the home page says before its script is there, and after. */
export const home = {
  heroTitle: ['让成果走向产业，让需求遇见创新', 'Where research meets industry'],
  heroLead: [
    '检索经审核公开的科技成果与技术需求，找到可以合作的团队。',
    'Search reviewed research results and technical demands, and find the team to work with.',
  ],
  searchLabel: ['搜索科技成果', 'Search results'],
  search: ['搜索', 'Search'],
  popular: ['热门领域', 'Popular fields'],
  heroCount: (results: number, demands: number, organizations: number) => [
    `${results} 项经审核的科技成果，${demands} 项技术需求，来自 ${organizations} 家单位。从检索到签约，全程有人负责。`,
    `${results} reviewed results and ${demands} technical demands from ${organizations} organisations, with somebody in charge from the search to the contract.`,
  ],
} satisfies Tree;
