import type { Tree } from '../words.ts';

/** What the list of news and its pages say before and after their script is there. */
export const news = {
  title: ['新闻与政策', 'News and policy'],
  lead: [
    '平台动态、政策解读和通知公告，按类型和月份查阅，也可用阅读器订阅。',
    'Reports, policy and notices of the platform, by type and month; also as a feed for your reader.',
  ],
  types: {
    1: ['平台动态', 'News'],
    2: ['政策解读', 'Policy'],
    3: ['通知公告', 'Notices'],
  },
  others: ['同类内容', 'More of this type'],
  previous: ['上一篇', 'Previous'],
  next: ['下一篇', 'Next'],
  feed: ['RSS 订阅', 'RSS feed'],
  released: ['发布于', 'Published'],
  updated: ['更新于', 'Updated'],
} satisfies Tree;
