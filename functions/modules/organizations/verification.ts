import { AUDIT } from '../../../db/contract/limits.ts';
import { type OwnVerification, VERIFICATION, type VerificationInput } from '../../../db/contract/verifications.ts';
import { storedAddress, storedFiles } from '../../data/files.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { checkAdministrator, edits } from './access.ts';

/**
 * Asks the platform to check who an organisation is, under the name that it has now.
 * @throws AppError 401 without a user, 404 for others than its administrators, 409 when it is verified or a check waits, 422 at a
 * document that is no upload of the caller's
 */
export async function askVerification(
  db: Database,
  env: Env,
  caller: Caller,
  input: VerificationInput,
): Promise<{ id: string; state: number }> {
  const { organization_id, social_credit_code } = input;
  const userId = checkAdministrator(caller, organization_id);
  const [file] = await storedFiles([{ field: 'document', address: input.document }], { caller, db, env });
  const key = file?.object_key ?? '';
  const [id, at] = [newId(), now()];
  await writeOr(db, { stale: 'verification_needless', taken: 'verification_waits' }, [
    {
      sql: `INSERT INTO organization_verification
                (id, organization_id, user_id, name, social_credit_code, document, document_name, state, add_time)
              SELECT ?, organization_id, ?, name, ?, ?, ?, ${VERIFICATION.waiting}, ? FROM organization
              WHERE organization_id = ? AND is_delete = 0 AND audit_status = ${AUDIT.approved} AND verified_time IS NULL`,
      params: [
        ...[id, userId, social_credit_code.toUpperCase(), storedAddress(key)],
        ...[input.document_name || file?.name || key, at, organization_id],
      ],
    },
    assertChanged(),
    {
      sql: 'UPDATE upload SET use_time = coalesce(use_time, ?) WHERE object_key = ?',
      params: [at, key],
    },
    auditEntry({
      userId,
      action: 'ask-verification',
      table: 'organization',
      itemId: organization_id,
      after: social_credit_code,
    }),
  ]);
  return { id, state: VERIFICATION.waiting };
}

/**
 * Takes back what was asked, as long as it waits.
 * @throws AppError 401 without a user, 404 for others than its administrators
 */
export async function withdrawVerification(
  db: Database,
  caller: Caller,
  organizationId: string,
): Promise<{ changed: number }> {
  checkAdministrator(caller, organizationId);
  const changed = await db.run(
    `UPDATE organization_verification SET state = ${VERIFICATION.void} WHERE organization_id = ? AND state = ${VERIFICATION.waiting}`,
    [organizationId],
  );
  return { changed };
}

/**
 * Where the check of an organisation stands.
 * @throws AppError 401 without a user, 404 for others than its administrators and staff
 */
export async function verificationOf(db: Database, caller: Caller, organizationId: string): Promise<OwnVerification> {
  userIdOf(caller);
  if (!edits(caller, organizationId)) throw notFound();
  const [rows = [], checks = []] = await db.batch<unknown>([
    {
      sql: 'SELECT verified_time, social_credit_code FROM organization WHERE organization_id = ? AND is_delete = 0',
      params: [organizationId],
    },
    {
      sql: `SELECT id, state, name, social_credit_code, document_name, opinion, add_time, decide_time
            FROM organization_verification WHERE organization_id = ? ORDER BY add_time DESC, id DESC LIMIT 1`,
      params: [organizationId],
    },
  ]);
  const row = rows[0] as Pick<OwnVerification, 'verified_time' | 'social_credit_code'> | undefined;
  if (!row) throw notFound();
  return { ...row, verified: row.verified_time !== null, last: (checks[0] as OwnVerification['last']) ?? null };
}
