import type { DatabaseSync } from 'node:sqlite';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../../db/contract/limits.ts';
import * as schema from '../../db/schema/index.ts';
import { loadOrganizations, loadPublications } from '../seed/load.ts';

/** Copies of a row: more than any list counts. */
const COPIES = LIMITS.listTotal + 50;
/** States whose rows are copied, each its first. */
const STATES_COPIED = 4;
/** Generated items of a kind, so that several filters together still find more than are counted. */
const ITEMS = 1_500;

/** Who owns the copies, as far as their table has an owner. */
const OWNER = '13800000001';
const OWNERS = ['add_user', 'user_id', 'seeker_user', 'declarant_user_id', 'from_user'];
/** Columns whose values lists and queues are made of. */
const STATES = ['audit_status', 'state', 'push_status', 'item_type'];
/** Times that order lists: copies follow each other. */
const TIMES = /^(?:add|update|case|release|decide|last|claim|publish|decided)_time$|^add_date$|^sent_at$/;

/** What the platform ships with, what staff set up by hand and have a handful of, and what is loaded in bulk. */
const FEW = new Set([
  ...['china', 'countries', 'industry_v2', 'post_code', 'region', 'scope', 'setting', 'promotion_type', 'search_sound'],
  ...[
    'topic_model',
    'match_weights',
    'match_item',
    'thread_category',
    'work_group',
    'review_template',
    'push_template',
  ],
  ...[
    'project_round',
    'project_round_file',
    'project_form',
    'project_publication',
    'course_term',
    'workstation',
    'star',
  ],
  ...['matchmaking', 'matchmaking_slot', 'security_alert_reader', 'task_run', 'measure', 'hall', 'front_door_item'],
  ...['name_directory', 'figure', 'facet_count', 'publication_rank', 'list_order', 'list_mark', 'public_stamp'],
  ...['result_publication', 'demand_publication', 'match_key', 'match_due', 'organization_group', 'region_feature'],
  ...['oauth_state', 'login_qr', 'verification_code', 'second_factor_totp', 'second_factor_step', 'platform_alert'],
]);

/** What copies do not take over: the clinic has dozens of experts, however many the directory has, and an hour of one is given once. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zhuanjia: { is_clinic: '0' },
  clinic_application: { slot_start: 'NULL' },
};

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

const TABLES = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => ({
    name: getTableName(table),
    key: getTableConfig(table).columns.find(({ primary }) => primary)?.name,
  }));

const columnsOf = (db: DatabaseSync, table: string) =>
  db
    .prepare('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)')
    .all(table) as unknown as Column[];

const isNumber = ({ type }: Column): boolean => /int/i.test(type);

/** Tables that triggers of other tables fill: their rows come with the others. */
function filledByTriggers(db: DatabaseSync): Set<string> {
  const triggers = db.prepare(`SELECT tbl_name, sql FROM sqlite_master WHERE type = 'trigger'`).all();
  return new Set(
    triggers.flatMap(({ tbl_name, sql }) =>
      [...String(sql).matchAll(/INSERT(?: OR \w+)? INTO "?(\w+)/gi)].flatMap(([, into = '']) =>
        into === tbl_name ? [] : [into],
      ),
    ),
  );
}

/** Columns of a table whose values must differ from row to row: the last of each key, unless that is a kind. */
function distinctIn(db: DatabaseSync, table: string, columns: readonly Column[]): Set<string> {
  const key = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
  const indices = db.prepare(`SELECT name FROM pragma_index_list(?) WHERE "unique" = 1 AND origin <> 'pk'`).all(table);
  const uniques = indices.map(({ name }) =>
    db
      .prepare('SELECT name FROM pragma_index_info(?) WHERE name IS NOT NULL')
      .all(String(name))
      .map((row) => String(row.name)),
  );
  const distinct = new Set<string>();
  for (const unique of [key, ...uniques].toSorted((a, b) => a.length - b.length)) {
    if (unique.some((name) => distinct.has(name))) continue;
    const chosen = unique.toReversed().find((name) => !/scope_id$|^item_type$|^kind$/.test(name)) ?? unique[0];
    if (chosen) distinct.add(chosen);
  }
  return distinct;
}

/** Adds `COPIES` rows like one of each state, the owner's before others; of a table without rows, none. */
function copyRows(db: DatabaseSync, table: string, owner: string): void {
  const columns = columnsOf(db, table);
  const distinct = distinctIn(db, table, columns);
  const has = (name: string) => columns.some((column) => column.name === name);
  const owned = OWNERS.find((name) => has(name) && !distinct.has(name));
  const state = STATES.find(has) ?? '1';
  const order = [...(has('is_delete') ? ['is_delete'] : []), ...(owned ? [`"${owned}" <> '${owner}'`] : []), 'rowid'];
  const rows = db
    .prepare(
      `SELECT place FROM (SELECT rowid AS place, row_number() OVER (PARTITION BY ${state} ORDER BY ${order.join(', ')}) AS nth FROM "${table}")
       WHERE nth = 1 ORDER BY place LIMIT ${STATES_COPIED}`,
    )
    .all();
  // A number that is the whole key is given by the table.
  const written = columns.filter((column) => !(distinct.has(column.name) && column.pk > 0 && isNumber(column)));
  for (const { place } of rows) {
    const values = written.map((column) => {
      const value = `t."${column.name}"`;
      const other = OTHERWISE[table]?.[column.name];
      if (other !== undefined) return other;
      if (distinct.has(column.name)) {
        return isNumber(column)
          ? `${value} + n * 1000 + ${place}`
          : `iif(${value} IS NULL, NULL, ${value} || '~' || n || '.${place}')`;
      }
      if (column.name === owned) return `'${owner}'`;
      return TIMES.test(column.name) && isNumber(column) ? `${value} - n` : value;
    });
    db.exec(`WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${COPIES})
      INSERT OR IGNORE INTO "${table}" (${written.map(({ name }) => `"${name}"`).join(', ')})
      SELECT ${values.join(', ')} FROM copies, "${table}" t WHERE t.rowid = ${place}`);
  }
}

/**
 * Fills a state with demo rows until every list holds more than it counts: generated items and organisations, and copies of rows in
 * all other tables that grow with use, most of them one member's and with the parents of the row that was copied.
 * A new table is filled without being named here.
 */
export function saturate(db: DatabaseSync): void {
  const owner = String(db.prepare('SELECT user_id FROM user WHERE account = ?').get(OWNER)?.user_id);
  db.exec('PRAGMA synchronous = OFF');
  loadOrganizations(db, COPIES);
  for (const kind of ['result', 'demand'] as const) loadPublications(db, kind, ITEMS);
  const filled = filledByTriggers(db);
  db.exec('BEGIN');
  for (const { name } of TABLES) if (!FEW.has(name) && !filled.has(name)) copyRows(db, name, owner);
  db.exec('COMMIT');
}

const VALUES = 3;

/** Ids of a state by the column that holds them: of references those with most rows, of keys the first. */
export interface Parents {
  byColumn: ReadonlyMap<string, readonly string[]>;
  byTable: ReadonlyMap<string, readonly string[]>;
}

/** What calls may be asked for, so that they answer the fullest lists. */
export function parentsIn(db: DatabaseSync): Parents {
  const byColumn = new Map<string, string[]>();
  const byTable = new Map<string, string[]>();
  const values = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ value }) => String(value));
  for (const { name: table, key } of TABLES) {
    for (const { name } of columnsOf(db, table).filter(({ name }) => /(?:^|_)id$|org$|user$/.test(name))) {
      if (name === key) {
        byTable.set(table, values(`SELECT "${name}" AS value FROM "${table}" ORDER BY rowid LIMIT ${VALUES}`));
        continue;
      }
      const fullest = values(
        `SELECT "${name}" AS value FROM "${table}" WHERE "${name}" IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT ${VALUES}`,
      );
      byColumn.set(name, [...new Set([...(byColumn.get(name) ?? []), ...fullest])]);
    }
  }
  return { byColumn, byTable };
}
