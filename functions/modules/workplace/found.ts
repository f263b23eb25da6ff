import { FOUND_KINDS, FOUND_MOST, FOUND_TYPED, type FoundGroups, type FoundKind } from '../../../db/contract/finder.ts';
import { ITEMS } from '../../../db/contract/items.ts';
import type { Authority } from '../../../db/contract/limits.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { wordOf } from '../../platform/paging.ts';
import { itemAt, WORKING_SEARCH, workingMatch } from '../items/lists/search.ts';

/** Rows of a table without an index of words that are looked through, those that came last; matches of an index that are compared. */
const [LOOKED_AT, COMPARED] = [500, 50];
/** Characters of a keyword that are read. */
const KEYWORD = 60;

interface Row {
  id: string;
  name: string | null;
  note: string | null;
  /** Part of its address that follows from more than the id. */
  place?: string;
}

interface Source {
  /** Whose pages the rows lead to. */
  who: readonly Authority[];
  /** Answers rows of `Row`; null where nothing can match. */
  rows: (keyword: string) => Statement | null;
  to: (row: Row) => string;
}

const bears = (...columns: string[]): string =>
  columns.map((column) => `instr(lower(coalesce(${column}, '')), ?1) > 0`).join(' OR ');

const listed = (path: string, word: string | null): string =>
  word ? `${path}?keyword=${encodeURIComponent(word)}` : path;

/** A kind whose working versions stand in an index of words. */
const indexed = (kind: 'result' | 'demand', who: Authority, path: string): Source => {
  const { noun, key } = ITEMS[kind];
  const search = WORKING_SEARCH[kind];
  return {
    who: [who],
    rows: (keyword) => {
      const match = workingMatch(keyword);
      return match === null
        ? null
        : {
            sql: `SELECT c.${key} AS id, c.name, c.code AS note FROM
              (SELECT rowid AS place FROM ${search} WHERE ${search} MATCH ?2 ORDER BY rowid DESC LIMIT ${COMPARED}) f
              JOIN ${noun} c ON c.rowid = (${itemAt('f.place')}) WHERE ${bears('c.name', 'c.code')} LIMIT ${FOUND_MOST}`,
            params: [keyword, match],
          };
    },
    to: ({ id }) => `${path}/${id}`,
  };
};

/** A table whose last rows are looked through. */
const scanned = (
  table: string,
  key: string,
  columns: { name: string; note?: string; more?: readonly string[] },
): Source['rows'] => {
  const { name, note, more = [] } = columns;
  return (keyword) => ({
    sql: `SELECT ${key} AS id, ${name} AS name, ${note ?? 'NULL'} AS note FROM
      (SELECT * FROM ${table} ORDER BY rowid DESC LIMIT ${LOOKED_AT}) WHERE is_delete = 0
      AND (${bears(name, ...(note ? [note] : []), ...more)}) LIMIT ${FOUND_MOST}`,
    params: [keyword],
  });
};

/** What content editors keep, by the last part of its list's address. */
const CONTENT = [
  { table: 'news', name: 'title', place: 'news' },
  { table: 'hall', name: 'name', place: 'halls' },
  { table: 'video', name: 'title', place: 'videos' },
  { table: 'book', name: 'name', place: 'books' },
  { table: 'innovate', name: 'title', place: 'innovate' },
  { table: 'clinic_case', name: 'title', place: 'clinicCases' },
  { table: 'yuanqu', key: 'yuanqu_id', name: 'name', place: 'parks' },
] as const;

/** The database joins five lists at once and no more. */
const HALF = 3;

/** The last rows that are not deleted, in the order of the table: an index of those alone would sort them all first. */
const lastOf = ({ table, name, place, ...own }: (typeof CONTENT)[number]): string =>
  `SELECT * FROM (SELECT ${'key' in own ? own.key : 'id'} AS id, ${name} AS name, '${place}' AS place FROM ${table}
    WHERE +is_delete = 0 ORDER BY rowid DESC LIMIT ${LOOKED_AT})`;

const SOURCES: Readonly<Record<FoundKind, Source>> = {
  result: indexed('result', 'cg-auditor', '/audit/results'),
  demand: indexed('demand', 'xq-auditor', '/audit/demands'),
  project: {
    who: ['content-admin'],
    rows: scanned('xiangmu', 'xiangmu_id', { name: 'name' }),
    to: ({ id }) => `/audit/projects/${id}`,
  },
  expert: {
    who: ['content-admin'],
    rows: scanned('zhuanjia', 'expert_id', { name: 'name' }),
    to: ({ id }) => `/audit/experts/${id}`,
  },
  declaration: {
    who: ['project-admin'],
    rows: scanned('project', 'id', { name: 'name', note: 'org_name', more: ['optimize_name'] }),
    to: ({ name }) => listed('/programme/office/projects', name),
  },
  organization: {
    who: ['admin'],
    rows: scanned('organization', 'organization_id', { name: 'name', note: 'social_credit_code' }),
    to: ({ name }) => listed('/admin/organizations', name),
  },
  // An account is found however long it has been there by how it begins, by a name only among those that came last.
  account: {
    who: ['admin'],
    rows: (keyword) => ({
      sql: `SELECT user_id AS id, coalesce(nullif(name, ''), nullif(nickname, ''), account) AS name, account AS note FROM user
        WHERE user_id IN (
          SELECT user_id FROM (SELECT user_id FROM user WHERE account >= ?1 AND account < ?1 || char(1114111) LIMIT ${FOUND_MOST})
          UNION SELECT user_id FROM (SELECT user_id, account, name, nickname, tel FROM user ORDER BY rowid DESC LIMIT ${LOOKED_AT})
          WHERE ${bears('account', 'name', 'nickname', 'tel')})
        ORDER BY is_delete, add_time DESC LIMIT ${FOUND_MOST}`,
      params: [keyword],
    }),
    to: ({ note }) => listed('/admin/users', note),
  },
  push: {
    who: ['push-admin'],
    rows: scanned('push_wechat', 'id', { name: 'title' }),
    to: ({ name }) => listed('/pushProfile', name),
  },
  content: {
    who: ['content-admin'],
    rows: (keyword) => ({
      sql: `SELECT id, name, NULL AS note, place FROM (${[CONTENT.slice(0, HALF), CONTENT.slice(HALF)]
        .map((tables) => `SELECT * FROM (${tables.map(lastOf).join(' UNION ALL ')})`)
        .join(' UNION ALL ')}) WHERE ${bears('name')} LIMIT ${FOUND_MOST}`,
      params: [keyword],
    }),
    to: ({ name, place }) => listed(`/content/${place}`, name),
  },
};

/**
 * What bears a word in its name or code and the caller may open in the workplace, a few of each kind. Kinds with an index of words
 * are searched whole; of others the last five hundred rows are looked through, at any size of the tables.
 * @param keyword nothing is found for less than two characters
 */
export async function found(db: Database, caller: Caller, keyword: string | undefined): Promise<FoundGroups> {
  const word = wordOf(keyword, KEYWORD);
  if ([...word].length < FOUND_TYPED) return { groups: [] };
  const asked = FOUND_KINDS.flatMap((kind) => {
    const source = SOURCES[kind];
    const rows = holds(caller, ...source.who) ? source.rows(word) : null;
    return rows ? [{ kind, source, rows }] : [];
  });
  if (asked.length === 0) return { groups: [] };
  const answers = await db.batch<Row>(asked.map(({ rows }) => rows));
  return {
    groups: asked.flatMap(({ kind, source }, at) => {
      const records = (answers[at] ?? []).map((row) => ({
        id: row.id,
        name: row.name ?? '',
        note: row.note,
        to: source.to(row),
      }));
      return records.length > 0 ? [{ kind, records }] : [];
    }),
  };
}
