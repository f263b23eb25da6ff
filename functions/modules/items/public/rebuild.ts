import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import type { Database, PublicationOf, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wholeValues } from '../../../tables/items/kept-detail.ts';
import {
  PUBLICATION_COLUMNS,
  type PublicationInput,
  publicationValues,
  releaseWords,
  searchValues,
} from '../../../tables/items/publication.ts';
import { searchedBody } from '../../../tables/items/snapshot.ts';

/** Levels of the counting tree, as the migration's triggers keep them. */
const LEAF = 2;
const TOP = 26;

/**
 * Counts a kind's facets and the blocks of its counting tree anew from the snapshots: the counters are derived data.
 * Each statement costs a pass over the snapshots or over the level below.
 */
export function rebuildCounters(kind: PublishedKind): Statement[] {
  const { publication } = PUBLISHED[kind];
  const levels = Array.from(
    { length: TOP - LEAF },
    (_, index): Statement => ({
      sql: `INSERT INTO publication_rank(kind,level,block,live) SELECT kind, level + 1, block >> 1, sum(live) FROM publication_rank WHERE kind=? AND level=? GROUP BY block >> 1`,
      params: [kind, LEAF + index],
    }),
  );
  return [
    { sql: `UPDATE facet_count SET counts='{}' WHERE kind=?`, params: [kind] },
    {
      sql: `UPDATE facet_count SET counts=c.counts FROM (
SELECT substr(token,1,1) AS grp, json_group_object(token, n) AS counts FROM (
SELECT f.value AS token, count(*) AS n FROM ${publication} p, json_each(p.facets) f GROUP BY f.value) GROUP BY 1) c
WHERE facet_count.kind=? AND facet_count.grp=c.grp`,
      params: [kind],
    },
    { sql: 'DELETE FROM publication_rank WHERE kind=?', params: [kind] },
    {
      sql: `INSERT INTO publication_rank(kind,level,block,live) SELECT ?,${LEAF},release_no >> ${LEAF},count(*) FROM ${publication} GROUP BY release_no >> ${LEAF}`,
      params: [kind],
    },
    ...levels,
    {
      sql: `UPDATE organization_listing SET ${kind}s = (SELECT count(*) FROM (SELECT 1 FROM ${publication} p WHERE p.organization_id = organization_listing.organization_id LIMIT 100))`,
      params: [],
    },
  ];
}

/**
 * SQL of the two inserts of a bulk load, for prepared statements: snapshot with its number, then search entry, whose values are its number,
 * those of `searchValues` and the time of release.
 */
export function bulkInserts(kind: PublishedKind): { publication: string; search: string } {
  const { publication, search } = PUBLISHED[kind];
  return {
    publication: `INSERT INTO ${publication}(release_no,${PUBLICATION_COLUMNS.join(',')}) VALUES (?${',?'.repeat(PUBLICATION_COLUMNS.length)})`,
    search: `INSERT OR REPLACE INTO ${search}(rowid,name,body,tags,facets) VALUES (?1,?2,?3,?4 || ${releaseWords('?6')},?5)`,
  };
}

/** Values for the statements of `bulkInserts`. */
export function bulkValues(releaseNo: number, input: PublicationInput) {
  return {
    publication: [releaseNo, ...publicationValues(input)],
    search: [releaseNo, ...searchValues(input), input.releaseTime],
  };
}

/** Snapshots that are written in one go. */
const STRETCH = 50;

type SearchedRow = PublicationOf<
  'release_no' | 'name' | 'code' | 'organization_name' | 'facets' | 'card' | 'detail' | 'release_time'
>;

/**
 * Writes a stretch of the full-text index anew from the snapshots, in two round trips: the index is derived data, and a
 * database export needs it dropped before.
 * @param after number of the last snapshot done, 0 at first
 * @returns number of the last snapshot done now, null when none was left
 * @throws AppError 503 where the object store does not give the text of an old one
 */
export async function rebuildSearch(
  db: Database,
  env: Pick<Env, 'FILES'>,
  kind: PublishedKind,
  after: number,
): Promise<number | null> {
  const { publication } = PUBLISHED[kind];
  const rows = await db.all<SearchedRow>(
    `SELECT release_no, name, code, organization_name, facets, card, detail, release_time FROM ${publication} WHERE release_no>? ORDER BY release_no LIMIT ${STRETCH}`,
    [after],
  );
  if (rows.length === 0) return null;
  const details = await Promise.all(rows.map(({ detail }) => wholeValues(env, detail)));
  await db.batch(
    rows.map((row, place) => ({
      sql: bulkInserts(kind).search,
      params: [
        row.release_no,
        ...searchValues({
          name: row.name,
          code: row.code,
          organizationName: row.organization_name,
          facets: JSON.parse(row.facets) as string[],
          body: searchedBody({ ...JSON.parse(row.card), ...details[place] }),
        }),
        row.release_time,
      ],
    })),
  );
  return rows.at(-1)?.release_no ?? null;
}
