import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** What an editor writes of news, and what stands of it in a publication. */
const written = () => ({
  title: text('title').notNull(),
  titleEn: text('title_en'),
  summary: text('summary'),
  summaryEn: text('summary_en'),
  content: text('content'),
  contentEn: text('content_en'),
  cover: text('cover'),
  type: integer('type').notNull().default(1),
  source: text('source'),
  sourceEn: text('source_en'),
  /** Above 0: stands in front, the higher the further. */
  sort: integer('sort').notNull().default(0),
});

/** News as editors write it (core§3, decision 133); what is public are its publications. */
export const news = sqliteTable(
  'news',
  {
    id: key('id'),
    ...written(),
    /** Written since it was published last. */
    isChanged: flag('is_changed'),
    /** The newest publication, and when it begins and ends; `shown_from` is the beginning of what is public until then. */
    version: integer('version'),
    publishTime: seconds('publish_time'),
    unpublishTime: seconds('unpublish_time'),
    shownFrom: seconds('shown_from'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('news_type').on(t.isDelete, t.type, t.addTime), index('news_time').on(t.isDelete, t.addTime)],
);

/** A version of news that is, was or will be public between two times. Of one item no two are public at once. */
export const newsPublications = sqliteTable(
  'news_publication',
  {
    id: key('id'),
    newsId: text('news_id').notNull(),
    version: integer('version').notNull(),
    ...written(),
    /** When visitors first read of it: a correction keeps the day. */
    releaseTime: integer('release_time').notNull(),
    startTime: integer('start_time').notNull(),
    endTime: seconds('end_time'),
    /** The end that the editor chose, which a later version may come before. */
    plannedEnd: seconds('planned_end'),
    /** Ended for good: kept as history, outside the index of what may be public. */
    isPast: flag('is_past'),
    addUser: text('add_user'),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('news_publication_version').on(t.newsId, t.version),
    index('news_publication_shown').on(t.isPast, t.sort, t.releaseTime, t.newsId),
    index('news_publication_released').on(t.isPast, t.releaseTime, t.newsId),
    index('news_publication_end').on(t.endTime).where(sql`${t.isPast} = 0`),
  ],
);

/** A link under which editors look at a draft as visitors would see it, for a time. */
export const newsPreviews = sqliteTable(
  'news_preview',
  {
    key: key('key'),
    newsId: text('news_id').notNull(),
    endTime: integer('end_time').notNull(),
    addUser: text('add_user'),
    addTime: addTime(),
  },
  (t) => [index('news_preview_end').on(t.endTime)],
);
