import { applicationPath, CLINIC } from '../../../db/contract/clinic.ts';
import { calendarFile } from '../../platform/calendar-file.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { applicationFor } from './record.ts';

/**
 * A consultation as a calendar file, for those who take part: the same event after every change, taken out once it was revoked.
 * @param origin of the site, empty where nothing says what it is
 * @throws AppError 404 for strangers, and for what was never booked or has no time
 */
export async function clinicCalendar(db: Database, caller: Caller, id: string, origin: string): Promise<string> {
  const { row } = await applicationFor(db, caller, id);
  const { slot_start: start, slot_end: end, audit_status, add_time } = row;
  if (start === null || end === null || audit_status === CLINIC.pending) throw notFound();
  const changed = await db.first<{ update_time: number | null }>(
    'SELECT update_time FROM clinic_application WHERE id = ?',
    [id],
  );
  return calendarFile(
    {
      uid: `${id}@clinic`,
      // Each change comes later than the one before.
      sequence: Math.max(0, (changed?.update_time ?? add_time) - add_time),
      gone: audit_status === CLINIC.revoked,
      name: ['专家诊所咨询', row.expert_name].filter(Boolean).join('：'),
      ...{ start, end },
      page: applicationPath(id),
    },
    origin,
  );
}
