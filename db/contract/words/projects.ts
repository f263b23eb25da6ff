import type { Tree } from '../words.ts';

/** What the list and the pages of projects say. */
export const projects = {
  title: ['项目', 'Projects'],
  lead: [
    '单位发布、经审核公开的科技项目，可留下项目反馈。',
    'Reviewed projects of organisations; leave your feedback on a project.',
  ],
  profile: ['项目简介', 'About the project'],
  investment: ['投资金额', 'Investment'],
} satisfies Tree;
