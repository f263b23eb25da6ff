import type * as z from 'zod';
import type { meetingRepeatInput } from '../../../db/contract/meeting-shapes.ts';
import { DAY } from '../../../db/contract/time.ts';
import { monthsLater, now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { COPIED } from '../bookings/office.ts';

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
    by: every === 'week' ? (index + 1) * 7 * DAY : monthsLater(start, index + 1) - start,
  }));
  const statements = made.flatMap(({ id: copy, by }): Statement[] => [
    {
      sql: `INSERT INTO meeting (id, name, name_en, start_time, end_time, sign_from, sign_until, publish_time, unpublish_time, ${COPIED.meeting}, is_open, add_time)
            SELECT ?1, name, name_en, start_time + ?2, end_time + ?2, sign_from + ?2, sign_until + ?2, publish_time, unpublish_time + ?2, ${COPIED.meeting}, is_open, ?3
            FROM meeting m WHERE id = ?4 AND is_delete = 0 AND start_time = ?5
            AND NOT EXISTS (SELECT 1 FROM meeting o WHERE o.is_delete = 0 AND o.start_time = ?5 + ?2 AND o.name = m.name)`,
      params: [copy, by, now(), id, start],
    },
    assertChanged(),
  ]);
  await writeOr(db, 'meeting_repeated', statements);
  return { ids: made.map(({ id: copy }) => copy) };
}
