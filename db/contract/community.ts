import * as z from 'zod';
import { INNOVATIONS } from './content.ts';
import type { Lang } from './errors.ts';
import { ITEMS, type ItemFacts, slug } from './items.ts';
import { ITEM } from './limits.ts';
import { itemKinds } from './words/kinds.ts';
import { defineText, type Pair } from './words.ts';

export const COMMUNITY = '/community';

/** Where the talk about items is listed. */
export const DISCUSSIONS = '/community/discussions';

/** How discussions are ordered: the last spoken of, or the most spoken of. */
export const DISCUSSION_ORDERS = ['newest', 'most'] as const;

/** Public pages of the items that are discussed, by item_type, without their keys. */
const PAGES: Readonly<Record<number, string>> = {
  ...Object.fromEntries(Object.values<ItemFacts>(ITEMS).map(({ itemType, page }) => [itemType, page])),
  [ITEM.innovate]: INNOVATIONS.page,
  [ITEM.news]: '/newsDetail',
};

/** Kinds of items whose discussions are listed: those with a page to lead to. */
export const DISCUSSED_TYPES: readonly number[] = Object.keys(PAGES).map(Number);

/** Path of the page that a discussion stands on. */
export const discussionPath = ({ item_type, item_id, name }: { item_type: number; item_id: string; name: string }) =>
  `${PAGES[item_type] ?? ''}/${item_id}/${slug(name)}`;

/** GET /v1/community/list: an item with the comments that everybody reads. */
export const discussion = z.object({
  item_type: z.number(),
  item_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** Comments that everybody reads. */
  comments: z.number(),
  /** The newest of them: when, by whom (empty for nobody known), and how it begins. */
  last_time: z.number(),
  author: z.string(),
  content: z.string(),
});
export type Discussion = z.output<typeof discussion>;

/** Words of the community, on its screen and in what the server writes. */
export const communityWords = defineText({
  home: ['交流社区', 'Community'],
  title: ['成果与需求讨论', 'Talk about results and demands'],
  lead: [
    '平台上正在讨论的成果、需求和项目：看看大家关心什么，点进去参与讨论。',
    'What is being discussed on the platform: results, demands and projects. See what others ask, and join in.',
  ],
  list: ['讨论列表', 'Discussions'],
  types: {
    ...itemKinds,
    [ITEM.result]: ['科技成果', 'Result'],
    [ITEM.demand]: ['技术需求', 'Demand'],
    [ITEM.innovate]: ['创新案例', 'Innovation case'],
    [ITEM.news]: ['新闻与政策', 'News or policy'],
  } as Record<number, Pair>,
  kind: ['讨论对象', 'About'],
  order: ['排序', 'Order'],
  orders: { newest: ['最近发言', 'Last spoken of'], most: ['讨论最多', 'Most discussed'] },
  comments: (count: number) => [`${count} 条评论`, count === 1 ? '1 comment' : `${count} comments`],
  said: (name: string) => [`${name} 说`, `${name} says`],
  somebody: ['平台用户', 'A user of the platform'],
  latest: ['最新发言', 'Latest words'],
  none: ['还没有讨论', 'No discussions yet'],
  noneHint: [
    '在成果、需求或项目页面发表第一条评论，讨论就会出现在这里。',
    'Write the first comment on a result, a demand or a project, and it appears here.',
  ],
  noneFound: ['这一类还没有讨论', 'Nothing of this kind is discussed yet'],
  noneFoundHint: ['换一类看看，或查看全部讨论。', 'Choose another kind, or see all discussions.'],
  showAll: ['查看全部讨论', 'Show all discussions'],
  toResults: ['浏览成果', 'Browse results'],
  rules: ['发言须知', 'House rules'],
  ruleLines: [
    [
      '评论对所有人可见，请勿写入联系方式或未公开的技术细节。',
      'Everybody reads comments: leave out contacts and unpublished technical details.',
    ],
    ['每条评论都可以举报，审核人员会处理并告知理由。', 'Every comment can be reported; moderators decide and say why.'],
    [
      '需要私下商谈时，请在详情页发起交易或留言。',
      'To talk in private, start a deal or leave a message on the page of the item.',
    ],
  ],
});

/** What a discussion is about, in a word. */
export const discussedAs = (lang: Lang, type: number): string => communityWords[lang].types[type] ?? '';
