import type { Tree } from '../words.ts';
import { menu } from './menu.ts';

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
  counters: {
    results: menu.results,
    demands: menu.demands,
    organizations: ['入驻单位', 'Organisations'],
    experts: ['专家', 'Experts'],
  },
  newResults: ['最新成果', 'Newest results'],
  newDemands: ['最新需求', 'Newest demands'],
  fields: ['按领域浏览', 'Browse by field'],
} satisfies Tree;
