import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import { type Database, isUniqueViolation, type Statement } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/random.ts';
import { insert } from '../../../platform/sql.ts';
import { type Round, readRound } from '../../../tables/programme/current.ts';
import { STAGE } from '../../../tables/programme/lifecycle.ts';
import { countPublished, isOverLimit, publishingRefusal } from '../../../tables/publishing-limits.ts';

const selectStarted = (userId: string, key: string | null): Statement => ({
  sql: 'SELECT id FROM project WHERE declarant_user_id = ? AND submission_key = ?',
  params: [userId, key],
});

/** What is known of the applicant: the own name, and the unit that the account was made a member of first. */
const selectApplicant = (userId: string): Statement => ({
  sql: `SELECT coalesce(u.name, u.nickname) AS name, o.name AS org_name, o.provinceName AS province FROM user u
        LEFT JOIN organisation_user m ON m.user_id = u.user_id AND m.is_delete = 0 AND m.audit_status = 4
        LEFT JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
        WHERE u.user_id = ? ORDER BY m.add_time LIMIT 1`,
  params: [userId],
});

interface Applicant {
  name: string | null;
  org_name: string | null;
  province: string | null;
}

/**
 * Starts a declaration in the open round: a draft that begins with what is known of its applicant.
 * @param key header Idempotency-Key: a repeated start answers the first one's draft
 * @throws AppError 401 without a user, 409 while no round is open, 429 over the publishing limits
 */
export async function startDeclaration(
  db: Database,
  caller: Caller,
  key: string | null,
): Promise<{ id: string; started: boolean }> {
  const userId = userIdOf(caller);
  const at = now();
  const [rounds, started, applicants] = await db.batch<unknown>([
    readRound(at),
    selectStarted(userId, key),
    selectApplicant(userId),
  ]);
  const before = started?.[0] as { id: string } | undefined;
  if (before) return { id: before.id, started: false };
  const round = rounds?.[0] as Round | undefined;
  if (round?.is_open !== 1) throw new AppError(409, 'round_closed');
  const applicant = applicants?.[0] as Applicant | undefined;
  const id = newId();
  try {
    await db.batch([
      ...countPublished({ userId, organizationId: null }, 1, at),
      insert('project', {
        ...{ id, name: '', org_name: applicant?.org_name ?? '', org_province_name: applicant?.province ?? null },
        ...{ declarant_user_id: userId, declarant_name: applicant?.name ?? null },
        ...{ round_id: round.id, stage: STAGE.draft, submission_key: key },
        ...{ add_date: at, update_date: shownTime(at) },
      }),
    ]);
  } catch (error) {
    if (isOverLimit(error)) throw await publishingRefusal(db, { userId, organizationId: null }, 1);
    if (!isUniqueViolation(error, 'project.')) throw error;
    const { sql, params } = selectStarted(userId, key);
    const other = await db.first<{ id: string }>(sql, params);
    if (!other) throw error;
    return { id: other.id, started: false };
  }
  return { id, started: true };
}
