import type { Tree } from '../words.ts';
import { menu } from './menu.ts';

/** What the list and the page of results say. */
export const results = {
  title: menu.results,
  lead: [
    '汇集高校、院所、企业与个人经审核公开的科技成果，按领域、地区和成熟度查找。',
    'Reviewed research results from universities, institutes, companies and individuals. Browse by field, region and maturity.',
  ],
  searchLabel: ['搜索科技成果', 'Search results'],
  profile: ['成果简介', 'About this result'],
  similar: ['相似成果', 'Similar results'],
} satisfies Tree;
