import { sql } from 'drizzle-orm';
import { NEWS_MAXIMA, NEWS_TYPES } from '../../db/contract/news.ts';
import { news as drafts } from '../../db/schema/news.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { living, staff } from '../data/rules.ts';
import { closeTables, type FileReaders } from '../data/table.ts';
import { article, edited } from './patterns.ts';
import { SHOWN_NOW } from './public-items.ts';
import { removedAlong } from './removed-along.ts';

const editor = staff('content-admin');

/** Pictures and texts that a publication carries. */
const WRITTEN = [
  ...(['title', 'title_en', 'summary', 'summary_en', 'content', 'content_en'] as const),
  ...(['cover', 'type', 'source', 'source_en'] as const),
];
const OFFICE = ['is_changed', 'version', 'publish_time', 'unpublish_time', 'shown_from'] as const;

/** Ends what is public of removed news, now and to come. */
const ended = (rows: readonly Row[], { at }: WriteContext, verb: 'del' | 'remove') => {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return {
    after: [
      {
        sql: 'DELETE FROM news_publication WHERE news_id IN (SELECT value FROM json_each(?)) AND start_time > ?',
        params: [ids, at],
      },
      {
        sql: `UPDATE news_publication SET end_time = ?1, planned_end = ?1, is_past = 1
          WHERE news_id IN (SELECT value FROM json_each(?2)) AND is_past = 0`,
        params: [at, ids],
      },
      ...removedAlong('news', rows, verb),
    ],
  };
};

/**
 * News (core§3, decision 133): editors read and write the drafts; everybody else reads under the same name what was
 * published of them.
 */
export const news = edited(drafts, 'id', [...WRITTEN, 'sort'], {
  read: (caller, t) =>
    editor(caller)
      ? living(t)
      : sql`EXISTS (SELECT 1 FROM news_publication p INDEXED BY news_publication_version WHERE p.news_id = ${t.id} AND ${sql.raw(SHOWN_NOW)})`,
  shownAs: (caller) => (editor(caller) ? null : 'news_shown'),
  columns: Object.fromEntries(OFFICE.map((name) => [name, editor])),
  item: 'discussed',
  // What hangs on a draft is the editors' until it is in a published text.
  files: (caller, t) => editor(caller) && living(t),
  lends: { files: ['summary', 'content', 'content_en', 'cover'] },
  hooks: {
    ...article(['content', 'content_en'], ['cover']),
    required: { title: 'required' },
    maxima: NEWS_MAXIMA,
    options: { type: NEWS_TYPES.map((value) => ({ value })) },
    fill: (row) => {
      row.is_changed = 1;
    },
    beforePut: (rows, changes, { at }) => {
      changes.update_time = at;
      if (WRITTEN.some((name) => name in changes)) changes.is_changed = 1;
      if (!('sort' in changes)) return undefined;
      // The place in the list is no part of a version: it holds at once.
      return {
        after: [
          {
            sql: `UPDATE news_publication SET sort = ? WHERE is_past = 0 AND news_id IN (SELECT value FROM json_each(?))`,
            params: [Number(changes.sort) || 0, JSON.stringify(rows.map(({ id }) => id))],
          },
        ],
      };
    },
    beforeRemove: ended,
  },
});

/** Everybody reads the files of what is public now, editors those of all versions. */
const published: FileReaders = (caller, { name }) =>
  sql`SELECT 1 FROM upload_use f CROSS JOIN news_publication p ON p.id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'news_publication' AND (${editor(caller) ? sql`1` : sql.raw(SHOWN_NOW)})`;

export const publications = closeTables(['news_publication'], published);
export const previews = closeTables(['news_preview']);
