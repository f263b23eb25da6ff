import { AUDIT, ITEM } from '../../../../db/contract/limits.ts';
import type { AuditInput } from '../../../../db/contract/publishing.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { mayDecide } from '../decisions.ts';
import type { Along } from '../write/audit.ts';
import { settleObjections } from '../write/objections.ts';
import { checkEditor } from './review.ts';

interface ProjectRow {
  name: string;
  add_user: string;
  audit_status: number;
  version: number;
}

/** Tells the publisher what was decided, and leads to the talk about it; nobody is told of an own decision. */
function auditNotice(row: ProjectRow, userId: string, { id, audit_status, opinion }: AuditInput): Statement[] {
  if (row.add_user === userId) return [];
  return [
    noticeEntry({
      userId: row.add_user,
      topic: 'audited',
      itemType: ITEM.project,
      itemId: id,
      params: { name: row.name, audit_status, opinion: opinion || null },
      link: `/reviewTalk/projects/${id}`,
      onceKey: `audited:${id}:${row.version}`,
    }),
  ];
}

/**
 * Approves, returns or rejects a project (core§7); its publisher is told. The version that is approved is kept.
 * @param input with `version`, the decision holds for exactly the version that was read
 * @throws AppError 403 for others than content editors, 404, 409 when it is not under review or was changed meanwhile
 */
export async function auditProject(
  db: Database,
  caller: Caller,
  input: AuditInput,
  { withdraws = false, statements = [] }: Along = {},
): Promise<{ xiangmu_id: string; audit_status: number }> {
  const userId = checkEditor(caller);
  const { id, audit_status, version } = input;
  const opinion = input.opinion || null;
  const row = await db.first<ProjectRow>(
    'SELECT name, add_user, audit_status, version FROM xiangmu WHERE xiangmu_id = ? AND is_delete = 0',
    [id],
  );
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new AppError(409, 'conflict');
  if (!withdraws && !mayDecide(row.audit_status, audit_status)) throw new AppError(409, 'not_under_review');
  const at = now();
  try {
    await db.batch([
      ...statements,
      ...settleObjections({
        itemType: ITEM.project,
        itemId: id,
        name: row.name,
        before: row.audit_status,
        after: audit_status,
        opinion,
        userId,
        isPublic: `EXISTS (SELECT 1 FROM xiangmu p WHERE p.xiangmu_id = b.item_id AND p.audit_status = ${AUDIT.approved})`,
      }),
      {
        sql: `UPDATE xiangmu SET audit_status = ?1, audit_opinion = ?2, update_time = ?3,
              release_time = iif(?1 = ${AUDIT.approved}, coalesce(release_time, ?3), release_time)
              WHERE xiangmu_id = ?4 AND version = ?5 AND is_delete = 0`,
        params: [audit_status, opinion, at, id, row.version],
      },
      assertChanged(),
      audit_status === AUDIT.returned
        ? {
            sql: `INSERT INTO returned_version(item_id, item_type, version, form, return_time)
                  SELECT f.xiangmu_id, ${ITEM.project}, ?, f.form, ? FROM xiangmu_form f WHERE f.xiangmu_id = ?
                  ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, return_time = excluded.return_time`,
            params: [row.version, at, id],
          }
        : { sql: 'DELETE FROM returned_version WHERE item_id = ?', params: [id] },
      auditEntry({
        userId,
        action: 'audit',
        table: 'xiangmu',
        itemId: id,
        before: row.audit_status,
        after: audit_status,
        opinion,
      }),
      ...auditNotice(row, userId, input),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { xiangmu_id: id, audit_status };
}
