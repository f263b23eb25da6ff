import type { hallCalls } from '../../../db/contract/calls/halls.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { type Exhibit, type HallCard, type HallDetail, MOST_EXHIBITS } from '../../../db/contract/halls.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { readPage } from '../../platform/paging.ts';
import { beginningOf } from '../../platform/plain-text.ts';
import { allOf, BELOW_SCOPE, shownNow } from '../../platform/sql.ts';

const SUMMARY = 140;

/** Which halls visitors see now. */
const SHOWN = shownNow('h');

const CARD = `h.id, h.name, h.name_en, h.summary, h.summary_en, h.cover,
  (SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM scope s WHERE s.id = h.scope) AS scope`;

/** Exhibits under the alias `e` that are public now: what leaves the public lists leaves the hall by itself. */
const PUBLIC = `hall_exhibit e
  LEFT JOIN result_publication r ON e.item_type = 1 AND r.item_id = e.item_id
  LEFT JOIN demand_publication d ON e.item_type = 2 AND d.item_id = e.item_id
  LEFT JOIN chanpin c ON e.item_type = 4 AND c.chanpin_id = e.item_id AND c.audit_status = ${AUDIT.approved} AND c.is_delete = 0`;
const IS_PUBLIC = 'coalesce(r.item_id, d.item_id, c.chanpin_id) IS NOT NULL';

type CardRow = Omit<HallCard, 'scope' | 'has_video' | 'has_panorama'> & {
  scope: string;
  has_video: number;
  has_panorama: number;
};

const cardOf = ({ scope, has_video, has_panorama, ...row }: CardRow): HallCard => ({
  ...row,
  scope: JSON.parse(scope) as HallCard['scope'],
  has_video: has_video === 1,
  has_panorama: has_panorama === 1,
});

/** A field stands for all that stand below it. */
const inScope = (id: string): Statement => ({
  sql: `h.scope IN (${BELOW_SCOPE})`,
  params: [id.slice(0, 40)],
});

/** A page of the halls that visitors see, in the editors' order. */
export async function hallList(db: Database, query: QueryOf<typeof hallCalls.list>): Promise<Page<HallCard>> {
  const scope = query.scope?.trim();
  const { sql: where, params } = allOf([{ sql: SHOWN, params: [] }, ...(scope ? [inScope(scope)] : [])]);
  const from = `FROM hall h WHERE ${where}`;
  const sql = `SELECT ${CARD}, coalesce(h.video, '') <> '' AS has_video, coalesce(h.panorama, '') <> '' AS has_panorama,
              (SELECT count(*) FROM (SELECT 1 FROM ${PUBLIC} WHERE e.hall_id = h.id AND ${IS_PUBLIC} LIMIT ${MOST_EXHIBITS})) AS exhibits
            ${from} ORDER BY h.sort, h.add_time, h.id LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from, params }, cardOf);
}

type DetailRow = Omit<CardRow, 'exhibits'> &
  Pick<HallDetail, 'video' | 'captions' | 'captions_en' | 'panorama'> & { shown: number };

/**
 * A hall with its exhibits in their order.
 * @throws AppError 404 for what the caller does not see
 */
export async function hallDetail(db: Database, caller: Caller, id: string): Promise<HallDetail> {
  const key = id.slice(0, 40);
  const [halls = [], exhibits = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${CARD}, h.video, h.captions, h.captions_en, h.panorama, coalesce(h.video, '') <> '' AS has_video,
              coalesce(h.panorama, '') <> '' AS has_panorama, (${SHOWN}) AS shown
            FROM hall h WHERE h.id = ? AND h.is_delete = 0`,
      params: [key],
    },
    {
      sql: `SELECT e.id, e.item_type, e.item_id, e.note, e.note_en, coalesce(r.name, d.name, c.name) AS name,
              coalesce(coalesce(r.card, d.card) ->> '$.name_en', c.name_en) AS name_en, coalesce(coalesce(r.card, d.card) ->> '$.summary_en', c.summary_en) AS summary_en,
              coalesce(r.card, d.card) ->> '$.org_name_en' AS org_name_en,
              coalesce(r.cover, d.cover, c.cover) AS cover,
              coalesce(r.summary, d.summary, substr(coalesce(nullif(c.profile, ''), c.detail_desc, ''), 1, 2000)) AS summary,
              coalesce(r.organization_name, d.organization_name, (SELECT o.name FROM organization o WHERE o.organization_id = c.unit
                AND o.is_delete = 0 AND o.audit_status = ${AUDIT.approved} AND o.is_shown = 1)) AS org_name
            FROM ${PUBLIC} WHERE e.hall_id = ? AND ${IS_PUBLIC} ORDER BY e.sort, e.add_time, e.id LIMIT ${MOST_EXHIBITS}`,
      params: [key],
    },
  ]);
  const [row] = halls as DetailRow[];
  if (!row || (row.shown !== 1 && !holds(caller, 'content-admin'))) throw notFound();
  const { shown, video, captions, captions_en, panorama, ...card } = row;
  return {
    ...cardOf({ ...card, exhibits: 0 }),
    ...{ video, captions, captions_en, panorama, shown: shown === 1 },
    exhibits: (exhibits as Exhibit[]).map((each) => ({
      ...each,
      summary: beginningOf(each.summary, SUMMARY),
    })),
  };
}

/** Halls that visitors see, for the sitemap. */
export const shownHalls = (
  db: Database,
  most: number,
): Promise<(Pick<HallCard, 'id' | 'name' | 'name_en'> & { modified: number })[]> =>
  db.all(
    `SELECT h.id, h.name, h.name_en, coalesce(h.update_time, h.add_time) AS modified FROM hall h WHERE ${SHOWN} ORDER BY h.sort, h.add_time LIMIT ?`,
    [most],
  );
