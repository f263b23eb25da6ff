import { AUDIT } from '../../../db/contract/limits.ts';
import type { AuditInput } from '../../../db/contract/publishing.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale } from '../../platform/database.ts';
import { AppError, forbidden, notFound } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';

interface ProjectRow {
  name: string;
  add_user: string;
  audit_status: number;
  version: number;
}

/**
 * Signed-in users who audit no projects are refused openly.
 * @throws AppError 401 without a user, 403
 */
export function checkEditor(caller: Caller): string {
  const userId = userIdOf(caller);
  if (!holds(caller, 'content-admin')) throw forbidden();
  return userId;
}

/**
 * Approves, returns or rejects a project (core§7); its publisher is told.
 * @param input with `version`, when it was changed last (unix seconds), the decision holds for exactly what was read
 * @throws AppError 403 for others than content editors, 404, 409 when it was decided or changed meanwhile
 */
export async function auditProject(
  db: Database,
  caller: Caller,
  { id, audit_status, opinion, version }: AuditInput,
): Promise<{ xiangmu_id: string; audit_status: number }> {
  const userId = checkEditor(caller);
  const row = await db.first<ProjectRow>(
    'SELECT name, add_user, audit_status, coalesce(update_time, add_time) AS version FROM xiangmu WHERE xiangmu_id = ? AND is_delete = 0',
    [id],
  );
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new AppError(409, 'conflict');
  if (row.audit_status === audit_status) throw new AppError(409, 'not_under_review');
  const at = now();
  const told = noticeEntry({
    userId: row.add_user,
    topic: 'audited',
    itemId: id,
    params: { name: row.name, audit_status, opinion: opinion || null },
  });
  try {
    await db.batch([
      {
        sql: `UPDATE xiangmu SET audit_status = ?1, audit_opinion = ?2, update_time = ?3,
              release_time = iif(?1 = ${AUDIT.approved}, coalesce(release_time, ?3), release_time)
              WHERE xiangmu_id = ?4 AND audit_status = ?5 AND is_delete = 0 AND coalesce(update_time, add_time) = ?6`,
        params: [audit_status, opinion || null, at, id, row.audit_status, row.version],
      },
      assertChanged(),
      auditEntry({
        userId,
        action: 'audit',
        table: 'xiangmu',
        itemId: id,
        before: row.audit_status,
        after: audit_status,
        opinion: opinion || null,
      }),
      ...(row.add_user === userId ? [] : [told]),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { xiangmu_id: id, audit_status };
}
