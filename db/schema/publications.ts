import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { BODY_BEGINNING, BODY_BYTES } from '../contract/limits.ts';

const characters = (detail: AnySQLiteColumn, name: string) =>
  sql`coalesce(length(${detail} ->> ${sql.raw(`'$.${name}'`)}), 0)`;

/** Details whose texts the object store takes over once they are old (decision 274). */
const longDetail = (detail: AnySQLiteColumn) =>
  sql`${detail} ->> '$.stored' IS NULL AND octet_length(${detail}) > ${sql.raw(String(BODY_BYTES))} AND max(${characters(detail, 'profile')}, ${characters(detail, 'detail_desc')}) > ${sql.raw(String(BODY_BEGINNING))}`;

/**
 * What the public sees of results and demands: the last approved version of each item, kept apart from the working
 * version so that it stays public while an edit waits for its audit. Lists read only these rows.
 * The full-text indices `result_search` and `demand_search` (see the migration) carry the same rowids.
 */
const publication = <N extends string>(name: N) =>
  sqliteTable(
    name,
    {
      /** Place in the newest-first order: given once, kept through later edits. */
      releaseNo: integer('release_no').primaryKey(),
      itemId: text('item_id').notNull().unique(),
      code: text('code'),
      name: text('name').notNull(),
      cover: text('cover'),
      /** Plain text, at most 140 characters. */
      summary: text('summary').notNull().default(''),
      organizationId: text('organization_id'),
      organizationName: text('organization_name'),
      regionName: text('region_name'),
      /** Kind-specific small values for cards, as JSON: maturity, cooperation, scopes, demand type; without nulls. */
      card: text('card').notNull().default('{}'),
      /** JSON list of facet tokens: `*` and, by first letter, s scope, r province, t city, k county, m maturity, c cooperation, u type. */
      facets: text('facets').notNull().default('["*"]'),
      /** The public detail as JSON: sanitised profile, files, fields of the page; without nulls, scopes and organisation (decision 273), of an old one with the beginnings of its texts (274). */
      detail: text('detail').notNull().default('{}'),
      releaseTime: integer('release_time').notNull(),
      updateTime: integer('update_time').notNull(),
    },
    (t) => [
      index(`${name}_organization`).on(t.organizationId, t.releaseNo),
      index(`${name}_age`).on(t.updateTime).where(longDetail(t.detail)),
    ],
  );

export const resultPublications = publication('result_publication');
export const demandPublications = publication('demand_publication');

/** Kept counters of the public lists: one row for each kind and facet group, `counts` a JSON object token -> number. */
export const facetCounts = sqliteTable(
  'facet_count',
  {
    kind: text('kind').notNull(),
    group: text('grp').notNull(),
    counts: text('counts').notNull().default('{}'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.group] })],
);

/** Binary counting tree over release_no: how many publications live in each block of 2^level numbers, so that a far page costs its height. */
export const publicationRanks = sqliteTable(
  'publication_rank',
  {
    kind: text('kind').notNull(),
    level: integer('level').notNull(),
    block: integer('block').notNull(),
    live: integer('live').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.level, t.block] })],
);

/** Grows with every write that changes what visitors are shown of results, demands and news, by triggers; one row. */
export const publicStamps = sqliteTable('public_stamp', {
  id: integer('id').primaryKey(),
  stamp: integer('stamp').notNull(),
});
