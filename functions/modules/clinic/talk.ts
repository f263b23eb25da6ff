import type { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import { applicationPath, CLINIC, CLINIC_SIDES } from '../../../db/contract/clinic.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isUniqueViolation } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { insert } from '../../platform/sql.ts';
import { staffPath, tellClinic } from '../../tables/clinic-people.ts';
import { filesOf, markUsed, selectUploads } from '../deals/files.ts';
import { applicationFor } from './record.ts';

/**
 * Writes to the others who take part in an application.
 * @param submissionKey header Idempotency-Key: a repeated message is written once
 * @throws AppError 404 for strangers, 409 once it was revoked, 422 for files of others
 */
export async function writeClinicMessage(
  db: Database,
  caller: Caller,
  { id, content, files: given }: BodyOf<typeof clinicCalls.message>,
  submissionKey: string | null,
): Promise<{ id: string }> {
  const userId = userIdOf(caller);
  const { row, side } = await applicationFor(db, caller, id);
  if (row.audit_status === CLINIC.revoked) throw new AppError(409, 'clinic_revoked');
  const uploads = selectUploads(caller, given);
  const files = filesOf(given, await db.all(uploads.sql, uploads.params));
  const at = now();
  try {
    await db.batch([
      insert('clinic_message', {
        id: newId(),
        application_id: id,
        side,
        content,
        files: JSON.stringify(files),
        add_user: userId,
        add_time: at,
        submission_key: submissionKey,
      }),
      ...markUsed(files, at),
      tellClinic({ ids: [id], topic: 'clinic_message', to: CLINIC_SIDES, except: userId, at }),
    ]);
  } catch (error) {
    // The first one of the same submission is there.
    if (!isUniqueViolation(error, 'clinic_message.')) throw error;
  }
  return { id };
}

/**
 * The caller has seen an application: its notices count as read.
 * @returns how many were unread
 */
export async function markClinicSeen(db: Database, caller: Caller, id: string): Promise<{ read: number }> {
  const read = await db.run(
    'UPDATE notice SET read_time = ? WHERE user_id = ? AND read_time IS NULL AND link IN (?, ?)',
    [now(), userIdOf(caller), applicationPath(id), staffPath(id)],
  );
  return { read };
}
