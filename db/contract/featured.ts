import * as z from 'zod';
import { unixTime } from './fields.ts';
import { defineText } from './words.ts';

/** What the front page of a region can show first. */
export const FEATURED = ['result', 'demand', 'organization', 'news'] as const;
export type Featured = (typeof FEATURED)[number];

/** How many of each a front page has room for. */
export const MOST_FEATURED: Readonly<Record<Featured, number>> = { result: 8, demand: 6, organization: 12, news: 5 };

/** Unix seconds between which an entry is shown; none is no limit. */
const time = unixTime.nullish();

const isSpan = (it: {
  publish_time?: number | null | undefined;
  unpublish_time?: number | null | undefined;
}): boolean => !it.publish_time || !it.unpublish_time || it.unpublish_time > it.publish_time;

/** POST /v1/content/featured: everything that a region's page shows first, each kind in its order. */
export const featuredInput = z.object({
  region: z.string(),
  items: z
    .array(
      z
        .object({ kind: z.enum(FEATURED), item_id: z.string(), publish_time: time, unpublish_time: time })
        .refine(isSpan, { path: ['unpublish_time'], error: 'shown_end_first' }),
    )
    .max(Object.values(MOST_FEATURED).reduce((sum, most) => sum + most, 0)),
});
export type FeaturedInput = z.output<typeof featuredInput>;
/** One entry of it. */
export type FeaturedEntry = FeaturedInput['items'][number];

/** GET /v1/content/featured. */
export const featuredItem = z.object({
  kind: z.enum(FEATURED),
  item_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** False for what is public no more: visitors do not see it. */
  public: z.boolean(),
  /** Unix seconds between which visitors see it; none is no limit. */
  publish_time: z.number().nullable(),
  unpublish_time: z.number().nullable(),
});
export type FeaturedItem = z.output<typeof featuredItem>;

/** Words of the screen where editors choose it. */
export const featuredWords = defineText({
  title: ['区域首页推荐', 'Regional front pages'],
  lead: [
    '为每个区域首页挑选并排序成果、需求、单位和新闻；未推荐的位置显示最新内容。每一项可以设定展示的起止时间。',
    'Choose and order what each region’s front page shows first; the newest fill what is left. Each entry may have a time from which and until which it is shown.',
  ],
  region: ['区域', 'Region'],
  look: ['标识、名称与县区链接', 'Logo, title and county links'],
  view: ['查看该首页', 'See its front page'],
  kinds: {
    result: ['科技成果', 'Results'],
    demand: ['技术需求', 'Demands'],
    organization: ['单位', 'Organisations'],
    news: ['新闻', 'News'],
  },
  chosen: (n: number, most: number) => [`已推荐 ${n} / ${most}`, `${n} of ${most} featured`],
  none: ['尚未推荐，首页显示最新内容。', 'Nothing is featured: the page shows the newest.'],
  gone: ['已不公开，访客看不到', 'Public no more: visitors do not see it'],
  times: ['展示时间', 'When'],
  timesOf: (name: string) => [`展示时间：${name}`, `When it is shown: ${name}`],
  takeOut: (name: string) => [`移除：${name}`, `Remove: ${name}`],
  add: ['推荐', 'Feature'],
  addOf: (name: string) => [`推荐：${name}`, `Feature: ${name}`],
  find: ['按名称查找', 'Find by name'],
  search: ['查找', 'Find'],
  nothingFound: ['没有找到，换个词试试。', 'Nothing found: try another word.'],
  full: ['名额已满，请先移除一项。', 'All places are taken: remove one first.'],
  saved: ['已保存，首页已更新', 'Saved: the front page shows it now'],
});
