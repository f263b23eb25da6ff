import type { Tree } from '../words.ts';
import { menu } from './menu.ts';

/** What the list and the page of demands say. */
export const demands = {
  title: menu.demands,
  lead: [
    '企业与机构经审核公开的技术难题与合作意向，找到您能解决的那一个。',
    'Reviewed technical problems and offers of cooperation from companies and institutions. Find the one you can solve.',
  ],
  searchLabel: ['搜索技术需求', 'Search demands'],
  profile: ['需求简介', 'About this demand'],
  similar: ['相似需求', 'Similar demands'],
} satisfies Tree;
