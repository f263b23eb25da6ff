import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Ledger } from '../ledger.ts';
import { type Findings, rowsOf } from './sql.ts';

/** Reads an object's bytes, undefined where there is none. */
export type Objects = (key: string) => Buffer | undefined;

/** Tables whose rows name bodies, and the columns that do. */
const BODIES = [
  ['approved_version', 'form'],
  ['returned_version', 'form'],
  ['result_publication', 'detail'],
  ['demand_publication', 'detail'],
] as const;

/** Whether the bytes of every acknowledged upload are there, and every row that names a file, or the body of an old form or text, has it. */
export function checkFiles(db: DatabaseSync, ledger: Ledger, objects: Objects, findings: Findings): void {
  for (const { url, sha256 } of ledger.uploads) {
    const bytes = objects(url.replace('/files/', ''));
    if (!bytes) findings.add('an acknowledged upload is lost', url);
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      findings.add('an upload has other bytes', url);
  }
  for (const { object_key } of rowsOf(
    db,
    'SELECT object_key FROM upload WHERE complete_time IS NOT NULL AND thumbnail_of IS NULL',
  )) {
    if (!objects(String(object_key))) findings.add('a complete upload has no object', String(object_key));
  }
  for (const [table, column] of BODIES) {
    for (const { object } of rowsOf(
      db,
      `SELECT ${column} ->> '$.stored.object' AS object FROM ${table} WHERE ${column} ->> '$.stored' IS NOT NULL`,
    )) {
      if (!objects(`bodies/${object}`)) findings.add(`a body that ${table} names is lost`, String(object));
    }
  }
  findings.none(
    db,
    'an attachment names a file that was never completed',
    `SELECT a.item_id, a.file_path FROM attachment_relation a JOIN upload u ON a.file_path = '/files/' || u.object_key
     WHERE a.is_delete = 0 AND u.complete_time IS NULL`,
  );
  findings.none(
    db,
    'a used file is not known as used',
    `SELECT a.item_id, a.file_path FROM attachment_relation a JOIN upload u ON a.file_path = '/files/' || u.object_key
     WHERE a.is_delete = 0 AND NOT EXISTS (SELECT 1 FROM upload_use x WHERE x.object_name = substr(u.object_key, 1, 32))`,
  );
}
