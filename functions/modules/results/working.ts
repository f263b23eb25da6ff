import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { SnapshotFile, WorkingRow } from '../publications/snapshot.ts';

/** A result's working row under its wire names. */
export type ResultRow = WorkingRow & {
  chengguo_id: string;
  code: string;
  add_user: string;
  audit_status: number;
  version: number;
  is_delete: number;
};

/** Reads a living result by its id, all columns (core§3). */
export const selectResult = (id: string): Statement => ({
  sql: 'SELECT * FROM chengguo WHERE chengguo_id = ? AND is_delete = 0',
  params: [id],
});

/** Reads the attachments of an item, oldest first, 100 at most (core§3). */
export const selectFiles = (id: string): Statement => ({
  sql: `SELECT type, file_name, file_path, file_suffix, size FROM attachment_relation
        WHERE item_id = ? AND is_delete = 0 ORDER BY add_time, id LIMIT 100`,
  params: [id],
});

/** Attachments by their address, to tell which of a form's files were there before. */
export const byPath = (files: SnapshotFile[]): ReadonlyMap<string, SnapshotFile> =>
  new Map(files.map((file) => [file.file_path, file]));

/** The condition under which a write still meets the row that was read. */
export const unchanged = (row: ResultRow): Statement => ({
  sql: 'chengguo_id = ? AND version = ? AND is_delete = 0',
  params: [row.chengguo_id, row.version],
});

/**
 * The living row of a result.
 * @throws AppError 404
 */
export async function readResult(db: Database, id: string): Promise<ResultRow> {
  const { sql, params } = selectResult(id);
  const row = await db.first<ResultRow>(sql, params);
  if (!row) throw notFound();
  return row;
}
