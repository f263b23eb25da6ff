import { readPeriods, type SettingsInput, slotsOf } from '../../../db/contract/matchmaking.ts';
import { secondsOfShown } from '../../../db/contract/time.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { insertAll } from '../../platform/sql.ts';

/** A statement that makes its batch fail where a 1:1 meeting, `x` with its slot `s`, stands in the way. */
const unless = (condition: string, params: unknown[]): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM matchmaking_appointment x JOIN matchmaking_slot s ON s.id = x.slot_id
          WHERE x.meeting_id = ?1 AND x.cancel_time IS NULL AND ${condition}) THEN json('stale') ELSE 1 END`,
  params,
});

/** SQL condition: a slot `s` is none of those that the second value lists. */
const GONE = `NOT EXISTS (SELECT 1 FROM json_each(?2) j WHERE j.value ->> '$.start' = s.start_time AND j.value ->> '$.end' = s.end_time)`;

/**
 * Turns the 1:1 meetings of a meeting on, or changes them. What is assigned stays: settings that take away its slot or table are refused,
 * whoever assigns at the same moment.
 * @returns how many slots there are
 * @throws AppError 404 for an unknown meeting, 409 where something is assigned that would go
 */
export async function saveSettings(db: Database, userId: string, input: SettingsInput): Promise<{ slots: number }> {
  const { meeting_id } = input;
  const meeting = await db.first('SELECT 1 FROM meeting WHERE id = ? AND is_delete = 0', [meeting_id]);
  if (!meeting) throw notFound();
  const slots = slotsOf(readPeriods(input.periods) ?? [], input.slot_minutes, input.break_minutes);
  const list = JSON.stringify(slots);
  const rows = insertAll(
    'matchmaking_slot',
    slots.map(({ start, end }) => ({ id: newId(), meeting_id, start_time: start, end_time: end })),
  ).map(({ sql, params }) => ({ sql: `${sql} WHERE 1 ON CONFLICT (meeting_id, start_time) DO NOTHING`, params }));
  await writeOr(db, 'matchmaking_assigned', [
    unless(GONE, [meeting_id, list]),
    unless('x.table_no > ?2', [meeting_id, input.tables]),
    {
      sql: `UPDATE matchmaking_request SET slot_id = NULL WHERE meeting_id = ?1 AND state = 'pending'
              AND slot_id IN (SELECT s.id FROM matchmaking_slot s WHERE s.meeting_id = ?1 AND ${GONE})`,
      params: [meeting_id, list],
    },
    { sql: `DELETE FROM matchmaking_slot AS s WHERE s.meeting_id = ?1 AND ${GONE}`, params: [meeting_id, list] },
    ...rows,
    {
      sql: `INSERT INTO matchmaking (meeting_id, tables, spare, slot_minutes, break_minutes, periods, opens, closes, request_hours,
                max_requests, max_meetings, is_open, add_time) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
              ON CONFLICT (meeting_id) DO UPDATE SET tables = excluded.tables, spare = excluded.spare, slot_minutes = excluded.slot_minutes,
                break_minutes = excluded.break_minutes, periods = excluded.periods, opens = excluded.opens, closes = excluded.closes,
                request_hours = excluded.request_hours, max_requests = excluded.max_requests, max_meetings = excluded.max_meetings,
                is_open = excluded.is_open`,
      params: [
        meeting_id,
        input.tables,
        input.spare,
        input.slot_minutes,
        input.break_minutes,
        input.periods,
        secondsOfShown(input.opens ?? ''),
        secondsOfShown(input.closes ?? ''),
        input.request_hours,
        input.max_requests,
        input.max_meetings ?? null,
        input.is_open,
        now(),
      ],
    },
    auditEntry({
      userId,
      action: 'matchmaking',
      table: 'meeting',
      itemId: meeting_id,
      after: input.is_open,
    }),
  ]);
  return { slots: slots.length };
}
