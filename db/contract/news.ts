import * as z from 'zod';
import { page } from './endpoint.ts';
import { blank, unixTime } from './fields.ts';

/** Kinds of news: reports, policy, notices of the platform. */
export const NEWS_TYPES = [1, 2, 3] as const;

/** Longest texts, in characters; what carries markup is limited by the size of a call. */
export const NEWS_MAXIMA = {
  ...{ title: 100, title_en: 200, summary: 300, summary_en: 600, source: 100, source_en: 200 },
} as const;

/** Highest place of what is pinned. */
const NEWS_PINS = 99;

/** What an editor writes of news; without a summary the beginning of the text stands for it. */
export const newsInput = z.object({
  title: blank(NEWS_MAXIMA.title).min(1, 'required'),
  title_en: blank(NEWS_MAXIMA.title_en),
  type: z.literal(NEWS_TYPES, 'required'),
  summary: blank(NEWS_MAXIMA.summary),
  summary_en: blank(NEWS_MAXIMA.summary_en),
  cover: z.string(),
  content: z.string(),
  content_en: z.string(),
  source: blank(NEWS_MAXIMA.source),
  source_en: blank(NEWS_MAXIMA.source_en),
  sort: z.coerce.number().int('invalid_value').min(0, 'invalid_value').max(NEWS_PINS, 'invalid_value'),
});

/** News in a list. */
export const newsCard = z.object({
  id: z.string(),
  title: z.string(),
  title_en: z.string().nullable(),
  /** Plain text, at most 140 characters. */
  summary: z.string(),
  summary_en: z.string().nullable(),
  cover: z.string().nullable(),
  type: z.number(),
  source: z.string().nullable(),
  source_en: z.string().nullable(),
  /** Above 0: stands in front. */
  sort: z.number(),
  /** When visitors first read of it, in unix seconds. */
  release_time: z.number(),
});
export type NewsCard = z.output<typeof newsCard>;

const NEWS_MONTH = z.object({ month: z.string(), count: z.number() });

/** A page of news, with the months in which there is any: `yyyy-MM`, the newest first. */
export const newsList = page(newsCard).extend({ months: z.array(NEWS_MONTH) });
export type NewsList = z.output<typeof newsList>;

const newsLink = newsCard.pick({ id: true, title: true, title_en: true });

/** News as its page shows it. */
export const newsDetail = newsCard.extend({
  content: z.string().nullable(),
  content_en: z.string().nullable(),
  /** Since when it stands as it does, in unix seconds. */
  update_time: z.number(),
  previous: newsLink.nullable(),
  next: newsLink.nullable(),
  /** Others of its type, the newest first. */
  others: z.array(newsCard),
});
export type NewsDetail = z.output<typeof newsDetail>;

/** A draft as its page would show it, until the link ends. */
export const newsPreview = newsDetail.extend({ end_time: z.number() });

const time = unixTime.nullish();

/** Both times in unix seconds; without the first at once, without the second for good. */
export const newsPublishInput = z.object({ id: z.string(), start_time: time, end_time: time });
/** Without a time at once. */
export const newsWithdrawInput = z.object({ id: z.string(), end_time: time });
export const newsInputOf = z.object({ id: z.string() });
export const newsRestoreInput = z.object({ id: z.string(), version: z.number().int() });

/** Where a draft stands after it was published, withdrawn or taken back. */
export const newsState = z.object({
  id: z.string(),
  version: z.number().nullable(),
  publish_time: z.number().nullable(),
  unpublish_time: z.number().nullable(),
  shown_from: z.number().nullable(),
  is_changed: z.number(),
});
export type NewsState = z.output<typeof newsState>;

/** A version that is, was or will be public. */
export const newsVersion = z.object({
  version: z.number(),
  title: z.string(),
  start_time: z.number(),
  end_time: z.number().nullable(),
  add_time: z.number(),
  name: z.string().nullable(),
});
export type NewsVersion = z.output<typeof newsVersion>;

/** What the state of a draft is called, by its times. */
type NewsStage = 'draft' | 'scheduled' | 'shown' | 'withdrawn';

/**
 * The stage of a draft.
 * @param at unix seconds
 */
export function stageOf(
  { publish_time, unpublish_time, shown_from }: Pick<NewsState, 'publish_time' | 'unpublish_time' | 'shown_from'>,
  at: number,
): NewsStage {
  if (publish_time === null) return 'draft';
  if (publish_time > at) return shown_from !== null && shown_from <= at ? 'shown' : 'scheduled';
  return unpublish_time !== null && unpublish_time <= at ? 'withdrawn' : 'shown';
}
