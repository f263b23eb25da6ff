import {
  NONE,
  OFFICE_COUNTED,
  type OFFICE_FILTERS,
  type OfficeProject,
  STANDING,
} from '../../../../db/contract/programme/office.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { type Paging, pagingOf } from '../../../platform/paging.ts';
import { currentRound } from '../../../tables/programme/current.ts';
import { STAGE } from '../../../tables/programme/lifecycle.ts';
import { hexOf, itemAt, placeOf, workingMatch } from '../../items/lists/search.ts';

/** Filters of the table, as the query says them. */
export type OfficeFilters = { [F in (typeof OFFICE_FILTERS)[number] | 'order']?: string | undefined };

/** Marks of the index by filter (db/derived/declarations.sql); texts are written in hexadecimal, numbers as they are. */
const TEXTS = { scope: 'f', unit: 'u', province: 'p' } as const;
const NUMBERS = { industrial: 'i', stage: 's', recommend_state: 'c', report_type: 't', selected: 'l' } as const;
const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

interface Found {
  /** What stands behind FROM; more conditions may follow. */
  from: string;
  /** The number of a row, which is larger than a number of JavaScript can say: it leaves the database as text. */
  key: string;
  params: unknown[];
}

const NOTHING = '"nothing"';

const marked = (mark: string, value: string) => `"${mark}${value}"`;

function numberMark(name: keyof typeof NUMBERS, value: string): string {
  if (name === 'stage' && value === STANDING) return `("s${STAGE.declared}" OR "s${STAGE.returned}")`;
  if (value === NONE) return marked(NUMBERS[name], '0');
  return /^\d{1,3}$/.test(value) ? marked(NUMBERS[name], String(Number(value))) : NOTHING;
}

/** The round that the filters mean: the one that calls mean where they name none; empty for declarations of before there were any. */
export async function roundOf(db: Database, asked: string | undefined): Promise<string> {
  const round = asked?.trim().slice(0, 64) ?? '';
  if (round === NONE) return '';
  return round || ((await currentRound(db, now()))?.id ?? '');
}

/** Which rows of the index the filters let through; null where nothing can be found. */
async function found(db: Database, filters: OfficeFilters): Promise<Found | null> {
  const said = (name: keyof OfficeFilters) => filters[name]?.trim().slice(0, 100) ?? '';
  const round = await roundOf(db, filters.round);
  const marks = [
    marked('d', hexOf(round)),
    ...namesOf(TEXTS).flatMap((name) => {
      const value = said(name);
      return value ? [marked(TEXTS[name], value === NONE ? '' : hexOf(value))] : [];
    }),
    ...namesOf(NUMBERS).flatMap((name) => (said(name) ? [numberMark(name, said(name))] : [])),
  ];
  const tags = `tags : (${marks.join(' AND ')})`;
  const word = said('keyword') && workingMatch(said('keyword'));
  if (word === null) return null;
  const match = word ? `(${tags}) AND (${word})` : tags;
  if (said('recommender')) return given(round, said('recommender'), said('progress'), match);
  return {
    from: 'declaration_search WHERE declaration_search MATCH ?1',
    key: 'rowid',
    params: [match],
  };
}

/** Those that a recommender was given in a round: its projects by their choice, an expert's by the office; by `progress` those that wait for its opinion, `due`, or have it, `written`. */
function given(round: string, recommender: string, progress: string, match: string): Found {
  const standing = `p.is_delete = 0 AND p.stage IN (${STAGE.declared}, ${STAGE.returned}) AND coalesce(p.round_id, '') = ?1`;
  const place = placeOf('coalesce(p.submit_time, p.add_date)', 'p.rowid');
  const opinion = `EXISTS (SELECT 1 FROM project_rec_opinion o WHERE o.project_id = p.id AND o.roc_org = ?2 AND o.is_delete = 0)`;
  const wanted = progress === 'due' ? ` AND NOT ${opinion}` : progress === 'written' ? ` AND ${opinion}` : '';
  return {
    from: `(
            SELECT ${place} AS number FROM project p WHERE p.orgRec_id = ?2 AND ${standing}${wanted}
            UNION SELECT ${place} FROM project p WHERE p.personRec_id = ?2 AND ${standing}${wanted}
            UNION SELECT ${place} FROM project_assignment a JOIN project p ON p.id = a.project_id
              WHERE a.recommender_id = ?2 AND a.state = 1 AND ${standing}${wanted}) g
          WHERE EXISTS (SELECT 1 FROM declaration_search s WHERE s.rowid = g.number AND declaration_search MATCH ?3)`,
    key: 'number',
    params: [round, recommender, match],
  };
}

const oldestFirst = ({ order }: OfficeFilters): boolean => order?.trim() === 'submit_time';

interface Numbered {
  /** Number of the project's row. */
  item: number;
  place: string;
}

/** Numbers of the rows that were found, in the order that was asked for, behind the last one. */
function numbers(
  db: Database,
  { from, key, params }: Found,
  filters: OfficeFilters,
  limit: number,
  last?: string,
): Promise<Numbered[]> {
  const [compared, order] = oldestFirst(filters) ? ['>', 'ASC'] : ['<', 'DESC'];
  const after = last === undefined ? '' : `AND ${key} ${compared} CAST(?${params.length + 1} AS INTEGER)`;
  return db.all<Numbered>(
    `SELECT ${itemAt(key)} AS item, CAST(${key} AS TEXT) AS place FROM ${from} ${after} ORDER BY ${key} ${order} LIMIT ${limit}`,
    last === undefined ? params : [...params, last],
  );
}

/** A name of `project_recommend` that a column names; texts that stand for none find none (decision 97). */
const recommender = (column: string) => `(SELECT r.org_name FROM project_recommend r WHERE r.id = p.${column})`;

const COLUMNS = `p.id, p.name, p.receipt, coalesce(p.submit_time, p.add_date) AS submit_time, p.org_name, p.org_province_name,
  p.industrial, p.scope, s.name AS scope_name, s.name_en AS scope_name_en, ${recommender('orgRec_id')} AS unit_name,
  ${recommender('personRec_id')} AS person_name, p.declarant_name, p.stage, p.recommend_state, p.recommend_date, p.report_type,
  p.last_selected, p.publication_id IS NOT NULL AS published`;

/** Projects by the numbers of their rows, in their order. */
const selectAt = (columns: string, items: readonly number[]) => ({
  sql: `SELECT ${columns} FROM json_each(?) j CROSS JOIN project p ON p.rowid = j.value LEFT JOIN scope s ON s.id = p.scope
        ORDER BY j.key`,
  params: [JSON.stringify(items)],
});

type Stored = Omit<OfficeProject, 'published'> & { published: number };

/**
 * A page of the declarations that the filters let through. So many are counted that a page reads the same however large the
 * round is; `more` says that there are more.
 */
export async function officeProjects(db: Database, query: OfficeFilters & Paging): Promise<Page<OfficeProject>> {
  const { current, size, offset } = pagingOf(query);
  const rows = await found(db, query);
  if (rows === null) return pageOf<OfficeProject>([], current, size, 0);
  const places = await numbers(db, rows, query, OFFICE_COUNTED + 1);
  const shown = places.slice(0, OFFICE_COUNTED).slice(offset, offset + size);
  const { sql, params } = selectAt(
    COLUMNS,
    shown.map(({ item }) => item),
  );
  const stored = shown.length > 0 ? await db.all<Stored>(sql, params) : [];
  const records = stored.map((row) => ({ ...row, published: row.published === 1 }));
  const total = Math.min(places.length, OFFICE_COUNTED);
  return pageOf(records, current, size, total, places.length > OFFICE_COUNTED);
}

/** Declarations that one step of an export reads. */
const STEP = 100;

/** A declaration with every column, for an export. */
export type WholeProject = Stored & Record<string, string | number | null>;

/**
 * All declarations that the filters let through, in the order of the table, in steps: no more than one step is held at a time.
 */
export async function* everyProject(db: Database, filters: OfficeFilters): AsyncGenerator<WholeProject[]> {
  const rows = await found(db, filters);
  if (rows === null) return;
  let last: string | undefined;
  do {
    const places: Numbered[] = await numbers(db, rows, filters, STEP, last);
    const { sql, params } = selectAt(
      `p.*, ${COLUMNS}, (SELECT d.title FROM project_round d WHERE d.id = p.round_id) AS round_title,
        (SELECT d.title_en FROM project_round d WHERE d.id = p.round_id) AS round_title_en`,
      places.map(({ item }) => item),
    );
    if (places.length > 0) yield await db.all<WholeProject>(sql, params);
    last = places.length === STEP ? places.at(-1)?.place : undefined;
  } while (last !== undefined);
}
