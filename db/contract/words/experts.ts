import type { Tree } from '../words.ts';

/** What the pages of experts say on the server too. */
export const experts = {
  title: ['专家', 'Experts'],
  lead: [
    '按领域寻找高校院所和企业的专家：代表成果、研究方向与平台成果相互印证。',
    'Find experts of universities, institutes and companies by field, with their works and the results behind them.',
  ],
  directory: ['专家名录', 'Directory of experts'],
  directoryLead: ['全部入库专家，可按领域和地区筛选。', 'All listed experts, by field and region.'],
  profile: ['专家简介', 'Introduction'],
  direction: ['研究方向', 'Research interests'],
  works: ['代表成果', 'Works'],
  all: ['查看全部专家', 'See all experts'],
} satisfies Tree;
