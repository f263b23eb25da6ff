import {
  FEATURED,
  type Featured,
  type FeaturedEntry,
  type FeaturedInput,
  type FeaturedItem,
  MOST_FEATURED,
} from '../../../db/contract/featured.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { insert, withinTimes } from '../../platform/sql.ts';
import { SHOWN_NOW } from '../../tables/public-items.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';
import { inArea } from '../items/public/visibility.ts';

const item = (kind: PublishedKind): string =>
  `coalesce(p.name, w.name) AS name, coalesce(p.card ->> '$.name_en', w.name_en) AS name_en, p.item_id IS NOT NULL AS public
   FROM json_each(?) f LEFT JOIN ${PUBLISHED[kind].publication} p ON p.item_id = f.value
   LEFT JOIN ${PUBLISHED[kind].noun} w ON w.${PUBLISHED[kind].key} = f.value`;

/** What is known of the ids of a JSON list: name, and whether everybody may see it. */
const KNOWN: Readonly<Record<Featured, string>> = {
  result: item('result'),
  demand: item('demand'),
  organization: `o.name, o.name_en, coalesce(o.is_shown = 1 AND o.is_delete = 0 AND o.audit_status = 4, 0) AS public
    FROM json_each(?) f LEFT JOIN organization o ON o.organization_id = f.value`,
  news: `n.title AS name, n.title_en AS name_en,
    EXISTS (SELECT 1 FROM news_publication p INDEXED BY news_publication_version WHERE p.news_id = f.value AND ${SHOWN_NOW}) AS public
    FROM json_each(?) f LEFT JOIN news n ON n.id = f.value`,
};

interface KnownRow {
  item_id: string;
  name: string | null;
  name_en: string | null;
  public: number;
}

type Entries = Readonly<Record<Featured, readonly FeaturedEntry[]>>;

/** What the entries name, in their order; none for what does not exist. */
async function known(db: Database, entries: Entries): Promise<FeaturedItem[]> {
  const answers = await db.batch<KnownRow>(
    FEATURED.map((kind) => ({
      sql: `SELECT f.value AS item_id, ${KNOWN[kind]}`,
      params: [JSON.stringify(entries[kind].map(({ item_id }) => item_id))],
    })),
  );
  return FEATURED.flatMap((kind, at) => {
    const rows = new Map(answers[at]?.map((row) => [row.item_id, row]));
    return entries[kind].flatMap(({ item_id, publish_time = null, unpublish_time = null }): FeaturedItem[] => {
      const row = rows.get(item_id);
      if (!row?.name) return [];
      const { name, name_en } = row;
      return [{ kind, item_id, name, name_en, public: row.public === 1, publish_time, unpublish_time }];
    });
  });
}

const byKind = (rows: readonly FeaturedEntry[]): Entries =>
  Object.fromEntries(FEATURED.map((kind) => [kind, rows.filter((row) => row.kind === kind)])) as unknown as Entries;

const chosen = (db: Database, region: string): Promise<FeaturedEntry[]> =>
  db.all(
    'SELECT kind, item_id, publish_time, unpublish_time FROM region_feature WHERE region = ? ORDER BY kind, sort',
    [region],
  );

/** What the front page of a region shows first, what left the public lists and what is to come or over included. */
export async function featuredOf(db: Database, region: string): Promise<{ records: FeaturedItem[] }> {
  return { records: await known(db, byKind(await chosen(db, region.slice(0, 20)))) };
}

/**
 * Puts what the front page of a region shows first; everything that stood there before and is not named leaves it.
 * @throws AppError 404 for an unknown region, 422 for too many of a kind, for one named twice, and for what is not public and did
 * not stand there before
 */
export async function saveFeatured(
  db: Database,
  caller: Caller,
  { region, items }: FeaturedInput,
): Promise<{ records: FeaturedItem[] }> {
  if (!(await db.first('SELECT 1 FROM region WHERE id = ?', [region]))) throw notFound();
  const entries = byKind(items);
  for (const kind of FEATURED) {
    const max = MOST_FEATURED[kind];
    if (entries[kind].length > max) throw invalid([{ field: 'items', code: 'too_many', params: { max } }]);
    const ids = new Set(entries[kind].map(({ item_id }) => item_id));
    if (ids.size < entries[kind].length) throw invalid([{ field: 'items', code: 'duplicate' }]);
  }
  const before = new Set((await chosen(db, region)).map(({ kind, item_id }) => `${kind} ${item_id}`));
  const records = await known(db, entries);
  const allowed = records.filter((row) => row.public || before.has(`${row.kind} ${row.item_id}`));
  if (allowed.length < items.length) throw invalid([{ field: 'items', code: 'unknown_reference' }]);
  await db.batch([
    { sql: 'DELETE FROM region_feature WHERE region = ?', params: [region] },
    ...FEATURED.flatMap((kind) =>
      entries[kind].map(({ item_id, publish_time = null, unpublish_time = null }, sort) =>
        insert('region_feature', { region, kind, item_id, sort, publish_time, unpublish_time }),
      ),
    ),
    auditEntry({
      userId: caller.userId,
      action: 'feature',
      table: 'region',
      itemId: region,
      after: records.map(({ name }) => name).join('、'),
    }),
  ]);
  db.publicChanged = true;
  return { records };
}

/** Entries of a region and a kind that visitors see now, in their order. */
const IN_ORDER = `f.region = ? AND f.kind = ? AND ${withinTimes('f')} ORDER BY f.sort`;

/** Statement of the cards of results or demands that a region shows first, within an area (decision 54). */
export const featuredCards = (kind: PublishedKind, region: string, area: string | undefined): Statement => {
  const within = inArea(area);
  return {
    sql: `SELECT json_group_array(json(card)) AS cards FROM (SELECT ${CARD_JSON} AS card FROM region_feature f
      JOIN ${PUBLISHED[kind].publication} p ON p.item_id = f.item_id WHERE ${within.sql} AND ${IN_ORDER})`,
    params: [...within.params, region, kind],
  };
};

/**
 * Statement of the organisations that a region shows first.
 * @param columns of `organization`
 */
export const featuredPartners = (columns: string, region: string): Statement => ({
  sql: `SELECT ${columns} FROM region_feature f JOIN organization o ON o.organization_id = f.item_id
    WHERE o.is_shown = 1 AND o.is_delete = 0 AND o.audit_status = 4 AND ${IN_ORDER}`,
  params: [region, 'organization'],
});

/** Statement of the news that a region shows first. */
export const featuredNews = (region: string): Statement => ({
  sql: `SELECT p.news_id AS id, p.title, p.title_en, p.type, p.release_time FROM region_feature f
    CROSS JOIN news_publication p INDEXED BY news_publication_version ON p.news_id = f.item_id WHERE ${SHOWN_NOW} AND ${IN_ORDER}`,
  params: [region, 'news'],
});
