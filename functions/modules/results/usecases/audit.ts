import { AUDIT, type AuditStatus } from '../../../../db/contract/limits.ts';
import type { AuditInput } from '../../../../db/contract/results.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { update } from '../../../platform/sql.ts';
import { snapshotOf, snapshotReads } from '../../publications/snapshot.ts';
import { publishStatements, withdrawStatements } from '../../publications/statements.ts';
import { type ResultRow, unchanged } from '../working.ts';
import type { PublishedResult } from './publish.ts';

/** What an auditor may decide about an item in a state (core§4, ruling 62). */
const DECISIONS: Readonly<Record<number, readonly AuditStatus[]>> = {
  [AUDIT.pending]: [AUDIT.approved, AUDIT.returned, AUDIT.rejected],
  [AUDIT.approved]: [AUDIT.returned, AUDIT.rejected],
};

/** Signed-in users without the authority are refused openly: the call is no secret, its items are. */
export function checkAuditor(caller: Caller): string {
  const userId = userIdOf(caller);
  if (!holds(caller, 'cg-auditor')) throw forbidden();
  return userId;
}

/** What a decision changes for the public; an edit that is not approved leaves the approved version as it is. */
function publicConsequence(
  before: number,
  after: AuditStatus,
  id: string,
  answers: unknown[][],
  at: number,
): Statement[] {
  if (after !== AUDIT.approved) return before === AUDIT.approved ? withdrawStatements('result', id) : [];
  const snapshot = snapshotOf('result', answers, at);
  return snapshot ? publishStatements('result', snapshot) : [];
}

/**
 * Decides about a result: approve, return with an opinion, reject with an opinion (contract "publishing calls").
 * @param input with `version`, the decision holds for exactly the version that the auditor read
 * @throws AppError 403 for others than auditors, 404, 409 when it is not under review or was changed meanwhile
 */
export async function auditResult(db: Database, caller: Caller, input: AuditInput): Promise<PublishedResult> {
  const userId = checkAuditor(caller);
  const answers = await db.batch<unknown>(snapshotReads('result', input.id));
  const row = ((answers[0] ?? []) as ResultRow[]).find((found) => found.is_delete === 0);
  if (!row) throw notFound();
  if (input.version !== undefined && input.version !== row.version) throw new AppError(409, 'conflict');
  if (!DECISIONS[row.audit_status]?.includes(input.audit_status)) throw new AppError(409, 'not_under_review');
  const at = now();
  const release = input.audit_status === AUDIT.approved ? Number(row.release_time ?? at) : row.release_time;
  const changes = {
    audit_status: input.audit_status,
    audit_opinion: input.opinion || null,
    release_time: release ?? null,
    sort_time: release ?? null,
    version: row.version + 1,
  };
  try {
    await db.batch([
      update('chengguo', changes, unchanged(row)),
      assertChanged(),
      ...publicConsequence(row.audit_status, input.audit_status, input.id, answers, at),
      auditEntry({
        userId,
        action: 'audit',
        table: 'chengguo',
        itemId: input.id,
        before: row.audit_status,
        after: input.audit_status,
        opinion: input.opinion || null,
      }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { chengguo_id: input.id, code: row.code, audit_status: input.audit_status };
}
