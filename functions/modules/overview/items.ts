import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT, LIMITS } from '../../../db/contract/limits.ts';
import { EXPIRY_NOTICE_DAYS } from '../../../db/contract/listings.ts';
import { type Overview, type OwnFigures, VIEW_DAYS } from '../../../db/contract/overview.ts';
import { DAY } from '../../../db/contract/time.ts';
import { dayStart, shownDay } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { hasLeft } from '../../tables/memberships.ts';

/** Newest own items of a kind among which those are looked for that want something. */
const LOOKED_AT = 200;
/** Newest own items of a kind that are shown with their figures, and how many of both kinds. */
const SHOWN_EACH = 5;
const SHOWN = 5;
/** Duties of one sort that a kind brings. */
const DUTIES = 5;
/** Days for which an ended listing is still to be renewed: longer ago it was given up. */
const GIVEN_UP = 90;

interface OwnRow extends Omit<OwnFigures, 'views' | 'views_before' | 'by_day' | 'favourites' | 'inquiries'> {
  version: number;
  audit_opinion: string | null;
  add_time: number;
  /** Whether it is no older than the last that is shown with its figures, is to be renewed, has come back. */
  recent: number;
  due: number;
  returned: number;
}

type Due = Overview['renew'][number];

/** Own items of a kind that may be shown or want something, of no organisation that the caller left; whether one is public is asked of these alone. */
function selectOwn(kind: PublishedKind, userId: string, at: number): Statement {
  const { key, noun, publication, itemType } = PUBLISHED[kind];
  const own = 'c.add_user = ?1 AND c.is_delete = 0 ORDER BY c.add_time DESC';
  const looked = `SELECT c.${key} AS id, c.name, c.name_en, c.code, c.cover, c.audit_status, c.audit_opinion, c.version, c.add_time,
      c.expire_time, c.unit FROM ${noun} c WHERE ${own}, c.rowid DESC LIMIT ${LOOKED_AT}`;
  const isPublic = `EXISTS (SELECT 1 FROM ${publication} p WHERE p.item_id = o.id)`;
  return {
    sql: `SELECT o.*, ${itemType} AS item_type, coalesce(o.expire_time <= ?2, 0) AS is_expired, ${isPublic} AS is_public,
      o.add_time >= coalesce((SELECT c.add_time FROM ${noun} c WHERE ${own} LIMIT 1 OFFSET ${SHOWN_EACH - 1}), 0) AS recent,
      o.expire_time > ?3 AND o.expire_time <= ?4 AND (o.expire_time <= ?2 OR ${isPublic}) AS due, o.audit_status = ${AUDIT.returned} AS returned
    FROM (${looked}) o WHERE (recent OR due OR returned) AND NOT ${hasLeft('o.unit', '?1')}`,
    params: [userId, at, at - GIVEN_UP * DAY, at + EXPIRY_NOTICE_DAYS[0] * DAY],
  };
}

/** The newest of a kind: of those entered at the same second the ones with the highest keys. */
const newestOf = (rows: readonly OwnRow[]): OwnRow[] =>
  rows
    .filter(({ recent }) => recent)
    .sort((one, other) => other.add_time - one.add_time || (one.id < other.id ? 1 : -1))
    .slice(0, SHOWN_EACH);

const dueOf = ({ id, item_type, name, name_en, version, expire_time, audit_opinion }: OwnRow): Due => ({
  ...{ id, item_type, name, name_en, version, expire_time, audit_opinion },
});

const counted = (from: string): string => `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${LIMITS.listTotal}))`;

/** Views by item and day, and how many keep an item or wrote about it. */
function selectFigures(ids: readonly string[], since: string): Statement[] {
  const list = JSON.stringify(ids);
  return [
    {
      sql: `SELECT v.item_id AS id, v.day, v.views FROM json_each(?1) j JOIN item_view v ON v.item_id = j.value
            WHERE v.day >= ?2`,
      params: [list, since],
    },
    {
      sql: `SELECT j.value AS id, ${counted('favourite f WHERE f.item_id = j.value')} AS favourites,
              ${counted('feedback b WHERE b.item_id = j.value AND b.is_delete = 0')} AS inquiries FROM json_each(?1) j`,
      params: [list],
    },
  ];
}

interface ViewRow {
  id: string;
  day: string;
  views: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Views of each of the last days, and of as many before, the oldest first. */
function viewsOf(id: string, rows: readonly ViewRow[], days: readonly string[]): number[] {
  const views = new Map(rows.filter((row) => row.id === id).map((row) => [row.day, row.views]));
  return days.map((day) => views.get(day) ?? 0);
}

/**
 * The caller's own items that want something, and the newest with what became of them. Reads at most 200 rows of each kind,
 * whatever number the caller has published.
 * @param at unix seconds
 */
export async function ownItemsOf(
  db: Database,
  userId: string,
  at: number,
): Promise<Pick<Overview, 'renew' | 'returned' | 'items'>> {
  const kinds: readonly PublishedKind[] = ['result', 'demand'];
  const own = await db.batch<OwnRow>(kinds.map((kind) => selectOwn(kind, userId, at)));
  const rows = own.flat();
  const shown = own
    .flatMap(newestOf)
    .sort((one, other) => other.is_public - one.is_public || other.add_time - one.add_time)
    .slice(0, SHOWN);
  const today = dayStart(at);
  const days = Array.from({ length: VIEW_DAYS * 2 }, (_, index) => shownDay(today - (VIEW_DAYS * 2 - 1 - index) * DAY));
  const ids = shown.map(({ id }) => id);
  const [views = [], counts = []] =
    ids.length > 0 ? await db.batch<unknown>(selectFigures(ids, days[0] ?? '')) : [[], []];
  const countsById = new Map(
    (counts as { id: string; favourites: number; inquiries: number }[]).map((row) => [row.id, row]),
  );
  const items = shown.map((row): OwnFigures => {
    const all = viewsOf(row.id, views as ViewRow[], days);
    const by_day = all.slice(VIEW_DAYS);
    const { id, item_type, name, name_en, code, cover, audit_status, expire_time, is_public, is_expired } = row;
    return {
      ...{ id, item_type, name, name_en, code, cover, audit_status, expire_time, is_public, is_expired, by_day },
      views: sum(by_day),
      views_before: sum(all.slice(0, VIEW_DAYS)),
      favourites: countsById.get(id)?.favourites ?? 0,
      inquiries: countsById.get(id)?.inquiries ?? 0,
    };
  });
  const renew = rows
    .filter(({ due }) => due)
    .sort((one, other) => (one.expire_time ?? 0) - (other.expire_time ?? 0))
    .slice(0, DUTIES)
    .map(dueOf);
  const returned = rows
    .filter((row) => row.returned)
    .slice(0, DUTIES)
    .map(dueOf);
  return { renew, returned, items };
}
