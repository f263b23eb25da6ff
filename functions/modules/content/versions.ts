import type { versionCalls } from '../../../db/contract/calls/versions.ts';
import type { BodyOf, QueryOf } from '../../../db/contract/endpoint.ts';
import {
  type ContentVersion,
  MOST_VERSIONS,
  type RemovedContent,
  VERSIONED,
  type Versioned,
} from '../../../db/contract/versions.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { asRead, readPage } from '../../platform/paging.ts';
import { KEPT, versionStatements } from '../../tables/versioned.ts';

interface Stored extends RowOf<'content_version', 'version' | 'content' | 'add_time'> {
  user_name: string | null;
}

/**
 * The kept versions of one row, the newest first, each with the columns in which it differs from the one before.
 * @returns none of a row that was not written since versions are kept
 */
export async function contentHistory(
  db: Database,
  { table, id }: QueryOf<typeof versionCalls.history>,
): Promise<{ records: ContentVersion[] }> {
  const rows = await db.all<Stored>(
    `SELECT v.version, v.content, v.add_time, coalesce(nullif(u.name, ''), u.nickname, u.account) AS user_name
     FROM content_version v LEFT JOIN user u ON u.user_id = v.add_user
     WHERE v.table_name = ? AND v.item_id = ? ORDER BY v.version DESC LIMIT ${MOST_VERSIONS}`,
    [table, id],
  );
  const { name, columns } = KEPT[table];
  const contents = rows.map(({ content }) => JSON.parse(content) as Record<string, unknown>);
  return {
    records: rows.map(({ version, add_time, user_name }, at) => {
      const [own, before] = [contents[at], contents[at + 1]];
      return {
        version,
        name: String(own?.[name] ?? ''),
        changed: before ? columns.filter((column) => (own?.[column] ?? null) !== (before[column] ?? null)) : [],
        add_time,
        user_name,
      };
    }),
  };
}

/** Rows that were taken away, the newest first, by a part of their name where one is given. */
export async function removedContent(
  db: Database,
  { table, keyword, ...paging }: QueryOf<typeof versionCalls.removed>,
): Promise<Page<RemovedContent>> {
  const { key, name } = KEPT[table];
  const part = (keyword ?? '').trim().slice(0, 100);
  const where = `is_delete = 1${part ? ` AND instr(lower(${name}), lower(?)) > 0` : ''}`;
  const from = `FROM ${table} WHERE ${where}`;
  const sql = `SELECT ${key} AS id, ${name} AS name, add_time ${from} ORDER BY add_time DESC, ${key} DESC LIMIT ? OFFSET ?`;
  return readPage(db, paging, { sql, from, params: part ? [part] : [] }, asRead<RemovedContent>);
}

/** Tables whose rows editors open to visitors. */
const OPENED = new Set(['hall', 'video', 'book', 'innovate', 'yuanqu', 'star', 'clinic_case']);

/** Rows that must be looked at before visitors see another version of them: the case of an application names nobody. */
const UNSEEN: Readonly<Partial<Record<Versioned, string>>> = { clinic_case: 'application_id IS NOT NULL' };

/**
 * Brings a row back: as a version of it stood, or as it was when it was taken away; such a row is not open to visitors until its
 * editor opens it. Its place in the list and its times stay.
 * @throws AppError 404 for a row or a version that is not there
 */
export async function restoreContent(
  db: Database,
  userId: string,
  { table, id, version }: BodyOf<typeof versionCalls.restore>,
): Promise<{ id: string }> {
  const { key, columns } = KEPT[table];
  const at = now();
  const of = 'v.table_name = ? AND v.item_id = ? AND v.version = ?';
  const written =
    version === undefined
      ? { sql: '', params: [] }
      : {
          sql: `(${columns.join(', ')}) = (SELECT ${columns
            .map((column) => `json_extract(v.content, '$.${column}')`)
            .join(', ')} FROM content_version v WHERE ${of}), `,
          params: [table, id, version],
        };
  const closed = OPENED.has(table)
    ? `is_open = CASE WHEN is_delete = 1 OR ${UNSEEN[table] ?? '0'} THEN 0 ELSE is_open END, `
    : '';
  const there = version === undefined ? 'is_delete = 1' : `EXISTS (SELECT 1 FROM content_version v WHERE ${of})`;
  await writeOr(db, notFound, [
    {
      sql: `UPDATE ${table} SET ${written.sql}${closed}is_delete = 0 WHERE ${key} = ? AND ${there}`,
      params: [...written.params, id, ...written.params],
    },
    assertChanged(),
    ...versionStatements(table, [id], { userId, at }),
    auditEntry({ userId, action: 'content-restore', table, itemId: id, after: version ?? null }),
  ]);
  // Shared caches hold what visitors read of it.
  db.publicChanged = true;
  return { id };
}

/** Tables whose lists begin with the highest number. */
const HIGHEST_FIRST: ReadonlySet<string> = new Set(['yuanqu']);

/**
 * Puts rows into an order; those of the table that are not named stand behind them as they stood.
 * @returns how many of the named rows are there
 */
export async function orderContent(
  db: Database,
  { table, ids }: BodyOf<typeof versionCalls.order>,
): Promise<{ changed: number }> {
  const key = VERSIONED.some((each) => each === table) ? KEPT[table as Versioned].key : 'id';
  const params = [JSON.stringify(ids)];
  const place = `(SELECT j.key FROM json_each(?1) j WHERE j.value = ${table}.${key})`;
  const named = `WHERE is_delete = 0 AND ${key} IN (SELECT value FROM json_each(?1)) RETURNING ${key}`;
  const [rows = []] = await db.batch(
    HIGHEST_FIRST.has(table)
      ? [
          {
            sql: `UPDATE ${table} SET sort = (SELECT coalesce(max(o.sort), 0) FROM ${table} o WHERE o.is_delete = 0 AND o.${key} NOT IN (SELECT value FROM json_each(?1))) + ?2 - ${place} ${named}`,
            params: [...params, ids.length],
          },
        ]
      : [
          { sql: `UPDATE ${table} SET sort = ${place} + 1 ${named}`, params },
          {
            sql: `UPDATE ${table} SET sort = sort + max(0, ?2 + 1 - (SELECT min(o.sort) FROM ${table} o
                WHERE o.is_delete = 0 AND o.${key} NOT IN (SELECT value FROM json_each(?1))))
              WHERE is_delete = 0 AND ${key} NOT IN (SELECT value FROM json_each(?1))`,
            params: [...params, ids.length],
          },
        ],
  );
  db.publicChanged = true;
  return { changed: rows.length };
}
