import type * as z from 'zod';
import { objectKeyOf } from '../../../../db/contract/attachments.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { resultFollowUp } from '../../../../db/contract/results.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Row, update } from '../../../platform/sql.ts';
import { type SnapshotFile, snapshotOf, snapshotReads } from '../../publications/snapshot.ts';
import { publishStatements } from '../../publications/statements.ts';
import { filesOf } from '../columns.ts';
import type { UploadedRow } from '../lookups.ts';
import { byPath, type ResultRow, unchanged } from '../working.ts';
import { checkWriter, replaceFiles, statusAfterEdit } from './edit.ts';
import type { PublishedResult } from './publish.ts';

const uploadsOf = (userId: string, addresses: string[]) => ({
  sql: `SELECT u.object_key, u.name, u.size FROM json_each(?) j JOIN upload u ON u.object_key = j.value
        WHERE u.user_id = ? AND u.complete_time IS NOT NULL`,
  params: [JSON.stringify(addresses.map(objectKeyOf)), userId],
});

/**
 * Takes the material of the follow-up dialog: it replaces the enclosures and sets the level to 1, without which matching is
 * not offered (core§4, ruling 63). What is public changes with the next approval.
 * @throws AppError 404 for results of others, 409 when somebody changed it meanwhile, 422 without a file
 */
export async function followUp(
  db: Database,
  caller: Caller,
  input: z.output<typeof resultFollowUp>,
): Promise<PublishedResult & { level: number }> {
  const userId = userIdOf(caller);
  const id = input.chengguo_id;
  const addresses = input.attachments.map((file) => file.file_path || file.url || '');
  const [rows = [], scopes = [], organizations = [], kept = [], uploads = []] = await db.batch<unknown>([
    ...snapshotReads('result', id),
    uploadsOf(userId, addresses),
  ]);
  const row = (rows as ResultRow[]).find((found) => found.is_delete === 0);
  checkWriter(caller, row);
  const before = kept as SnapshotFile[];
  const known = new Map((uploads as UploadedRow[]).map((upload) => [upload.object_key, upload]));
  const files = filesOf(input.attachments, known, byPath(before)).map((file) => ({ ...file, type: 'enclosure' }));
  const at = now();
  const status = statusAfterEdit(caller, row);
  const level = holds(caller, 'cg-input', 'cg-auditor') ? Math.max(1, Number(row.level)) : 1;
  const changes: Row = { level, audit_status: status, update_time: at, version: row.version + 1 };
  const covers = before.filter((file) => file.type === 'covers');
  const snapshot = snapshotOf('result', [[{ ...row, ...changes }], scopes, organizations, [...covers, ...files]]);
  try {
    await db.batch([
      update('chengguo', changes, unchanged(row)),
      assertChanged(),
      ...replaceFiles(id, files, ['enclosure'], at),
      ...(status === AUDIT.approved && snapshot ? publishStatements('result', snapshot) : []),
      auditEntry({
        userId,
        action: 'follow-up',
        table: 'chengguo',
        itemId: id,
        before: row.audit_status,
        after: status,
      }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { chengguo_id: id, code: row.code, audit_status: status, level };
}
