import type * as z from 'zod';
import type { meetingRepeatInput } from '../../../db/contract/meeting-shapes.ts';
import { DAY } from '../../../db/contract/time.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { wakeClock } from '../../platform/schedules.ts';

/** What a copy has of its model as it is. */
const SAME =
  'type, profile, profile_en, cover, address, address_en, org_name, org_name_en, paid, capacity, offer_hours, check_phone, questions';

const ZONE = 28_800;

/**
 * A copy that visitors do not see yet.
 * @throws AppError 404 for a meeting that there is not
 */
export async function copyMeeting(db: Database, id: string): Promise<{ id: string }> {
  const copy = newId();
  const made = await db.run(
    `INSERT INTO meeting (id, name, name_en, start_time, end_time, sign_from, sign_until, ${SAME}, is_open, add_time)
     SELECT ?, name || '（副本）', name_en, start_time, end_time, sign_from, sign_until, ${SAME}, 0, ? FROM meeting WHERE id = ? AND is_delete = 0`,
    [copy, now(), id],
  );
  if (made === 0) throw notFound();
  return { id: copy };
}

/** Seconds after a time at which the same day of the month comes again, so many months later; the last where a month has fewer days. */
function monthsAfter(start: number, months: number): number {
  const shown = new Date((start + ZONE) * 1000);
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month, Math.min(shown.getUTCDate(), last)) / 1000;
  return day + ((start + ZONE) % DAY) - ZONE - start;
}

/**
 * The same meeting so many more times, its windows as far before each as before the first; all of them or none, and none where one
 * of the same name is held at one of these times, so that a repeated call adds nothing.
 * @throws AppError 404, 409 meeting_repeated, 422 for a meeting without a time
 */
export async function repeatMeeting(
  db: Database,
  { id, every, times }: z.output<typeof meetingRepeatInput>,
): Promise<{ ids: string[] }> {
  const found = await db.first<{ start_time: number | null }>(
    'SELECT start_time FROM meeting WHERE id = ? AND is_delete = 0',
    [id],
  );
  if (!found) throw notFound();
  const { start_time: start } = found;
  if (start === null) throw invalid([{ field: 'id', code: 'meeting_timeless' }]);
  const made = Array.from({ length: times }, (_, index) => ({
    id: newId(),
    by: every === 'week' ? (index + 1) * 7 * DAY : monthsAfter(start, index + 1),
  }));
  const statements = made.flatMap(({ id: copy, by }): Statement[] => [
    {
      sql: `INSERT INTO meeting (id, name, name_en, start_time, end_time, sign_from, sign_until, publish_time, unpublish_time, ${SAME}, is_open, add_time)
            SELECT ?1, name, name_en, start_time + ?2, end_time + ?2, sign_from + ?2, sign_until + ?2, publish_time, unpublish_time + ?2, ${SAME}, is_open, ?3
            FROM meeting m WHERE id = ?4 AND is_delete = 0 AND start_time = ?5
            AND NOT EXISTS (SELECT 1 FROM meeting o WHERE o.is_delete = 0 AND o.start_time = ?5 + ?2 AND o.name = m.name)`,
      params: [copy, by, now(), id, start],
    },
    assertChanged(),
  ]);
  try {
    await db.batch(statements);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'meeting_repeated') : error;
  }
  return { ids: made.map(({ id: copy }) => copy) };
}

/**
 * Calls a meeting off: the database makes the messages to all who are booked or wait due in the same transaction (decision 140).
 * @param reason as they are told
 * @throws AppError 404 for a meeting that there is not
 */
export async function cancelMeeting(
  db: Database,
  env: Env,
  userId: string,
  { id, reason }: { id: string; reason: string },
): Promise<{ changed: number }> {
  try {
    await db.batch([
      {
        sql: 'UPDATE meeting SET cancel_time = ?, cancel_reason = ? WHERE id = ? AND is_delete = 0 AND cancel_time IS NULL',
        params: [now(), reason, id],
      },
      assertChanged(),
      auditEntry({ userId, action: 'event-cancel', table: 'meeting', itemId: id, opinion: reason }),
    ]);
  } catch (error) {
    if (!isStale(error)) throw error;
    if (!(await db.first('SELECT 1 FROM meeting WHERE id = ? AND is_delete = 0', [id]))) throw notFound();
    return { changed: 0 };
  }
  await wakeClock(env, Date.now());
  return { changed: 1 };
}
