import type { pushPickerCalls } from '../../../../db/contract/calls/push-pickers.ts';
import type { ScopeName } from '../../../../db/contract/cards.ts';
import type { QueryOf } from '../../../../db/contract/endpoint.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import { PUBLISHED } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import type { Candidate, PickOrganization, Scrolled } from '../../../../db/contract/push-pickers.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { shownName } from '../../../platform/masked-account.ts';
import { placeIn } from '../../../platform/place-names.ts';
import { allOf, lasts } from '../../../platform/sql.ts';
import { matchOf, readListQuery } from '../../items/public/filters.ts';
import { audienceWhere, WITH_CONTACT } from './audience.ts';
import { inIndustry, kindOf, scopesOf } from './pickers.ts';

/** Rows that one call looks through at most: what few of them fulfil is found in several calls, none of which costs more. */
const WINDOW = 500;

interface Window {
  last: string | number | null;
  rows: number;
}

/** A page of what was found in a window, and where the next call goes on. */
function scrolled<T>(rows: (T & { at: string | number })[], window: Window | undefined): Scrolled<T> {
  const page = rows.slice(0, LIMITS.scrolledRows);
  const records = page.map(({ at: _, ...row }) => row as unknown as T);
  if (rows.length > LIMITS.scrolledRows) return { records, next: String(page.at(-1)?.at) };
  const more = window !== undefined && window.rows === WINDOW && window.last !== null;
  return { records, next: more ? String(window.last) : null };
}

const flag = (column: string, value: string | undefined): Statement[] =>
  value === '0' || value === '1' ? [{ sql: `${column} = ?`, params: [Number(value)] }] : [];

type CandidatesQuery = QueryOf<typeof pushPickerCalls.candidates>;

/**
 * Public items of a kind that can be packed into a group, newest first (decision 92; filters back-office§4). The full-text index
 * answers word and field; the rest is looked for in windows, so that a call's cost does not grow with the table.
 * @param lang of the page: places read in it
 */
export async function candidates(db: Database, query: CandidatesQuery, lang: Lang): Promise<Scrolled<Candidate>> {
  const kind = kindOf(query.item_type);
  const { publication, search, noun, key } = PUBLISHED[kind];
  const match = matchOf(readListQuery({ keyword: query.keyword, scope: query.scope, order: 'newest' }));
  if (match === 'nothing') return { records: [], next: null };
  const before = Number(query.next) || Number.MAX_SAFE_INTEGER;
  const window: Statement = match
    ? {
        sql: `SELECT rowid AS r FROM ${search} WHERE ${search} MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ${WINDOW}`,
        params: [match.all, before],
      }
    : {
        sql: `SELECT release_no AS r FROM ${publication} WHERE release_no < ? ORDER BY release_no DESC LIMIT ${WINDOW}`,
        params: [before],
      };
  const where = allOf([
    { sql: `w.is_delete = 0 AND ${lasts('w')}`, params: [] },
    ...(query.industry ? [inIndustry('w.industry_id', query.industry)] : []),
    ...flag('w.is_tagging', query.is_tagging),
    ...flag('w.is_pushed', query.is_pushed),
  ]);
  const [rows = [], windows = []] = await db.batch<unknown>([
    {
      sql: `SELECT p.release_no AS at, p.item_id, p.name, p.code, p.organization_name AS org_name, p.region_name, p.release_time,
  w.is_tagging, w.is_pushed, (SELECT count(*) FROM push_group_items i JOIN push_group g ON g.id = i.push_group_id
    WHERE i.item_id = p.item_id AND g.is_delete = 0) AS packed, ${scopesOf(kind, 'p.item_id')} AS scopes
FROM (${window.sql}) f CROSS JOIN ${publication} p ON p.release_no = f.r CROSS JOIN ${noun} w ON w.${key} = p.item_id
WHERE ${where.sql} ORDER BY f.r DESC LIMIT ?`,
      params: [...window.params, ...where.params, LIMITS.scrolledRows + 1],
    },
    { sql: `SELECT min(r) AS last, count(*) AS rows FROM (${window.sql})`, params: window.params },
  ]);
  const read = (rows as (Omit<Candidate, 'scopes'> & { at: number; scopes: string })[]).map((row) => ({
    ...row,
    region_name: placeIn(lang, row.region_name),
    scopes: JSON.parse(row.scopes) as ScopeName[],
  }));
  return scrolled<Candidate>(read, windows[0] as Window | undefined);
}

const BOUND = `coalesce(u.openid, '') <> ''`;

/**
 * Organisations with their administrator, newest first, 20 a page (back-office§7); whether the administrator is bound is said
 * by a flag, the openid itself never leaves the server (house 12).
 * @param lang of the page: places read in it
 */
export async function organizations(
  db: Database,
  query: QueryOf<typeof pushPickerCalls.organizations>,
  lang: Lang,
): Promise<Scrolled<PickOrganization>> {
  const window: Statement = query.next
    ? {
        sql: `SELECT organization_id AS r FROM organization WHERE organization_id < ? ORDER BY organization_id DESC LIMIT ${WINDOW}`,
        params: [query.next],
      }
    : {
        sql: `SELECT organization_id AS r FROM organization ORDER BY organization_id DESC LIMIT ${WINDOW}`,
        params: [],
      };
  const where = allOf([audienceWhere(query), ...(query.bound === '1' ? [{ sql: BOUND, params: [] }] : [])]);
  const [rows = [], windows = []] = await db.batch<unknown>([
    {
      sql: `SELECT o.organization_id AS at, o.organization_id, o.name,
  nullif(trim(coalesce(o.provinceName, '') || ' ' || coalesce(o.cityName, '')), '') AS region_name,
  nullif(${shownName('u')}, '') AS admin_name, u.tel AS admin_tel, ${BOUND} AS bound
FROM (${window.sql}) f CROSS JOIN organization o ON o.organization_id = f.r ${WITH_CONTACT}
LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0 WHERE ${where.sql} ORDER BY f.r DESC LIMIT ?`,
      params: [...window.params, ...where.params, LIMITS.scrolledRows + 1],
    },
    { sql: `SELECT min(r) AS last, count(*) AS rows FROM (${window.sql})`, params: window.params },
  ]);
  const read = (rows as (PickOrganization & { at: string })[]).map((row) => ({
    ...row,
    region_name: placeIn(lang, row.region_name),
  }));
  return scrolled<PickOrganization>(read, windows[0] as Window | undefined);
}
