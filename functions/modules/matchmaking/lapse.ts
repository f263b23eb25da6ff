import { now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { told } from './assign.ts';

/** Rows that one run looks at: a run stays short, the next one goes on. */
const BATCH = 100;

interface Told extends RowOf<'matchmaking_member', 'id' | 'user_id' | 'meeting_id' | 'name'> {
  other: string | null;
  name_en: string | null;
}

const aboutMeeting = ({ meeting_id, name, name_en }: Told) => ({ id: meeting_id, name, name_en });

/** Requests that nobody answered in time; they lapsed by the clock, with or without this (decision 173). */
async function tellLapsed(db: Database, at: number): Promise<number> {
  const rows = await db.all<Told>(
    `SELECT r.id, r.from_user AS user_id, m.name AS other, r.meeting_id, t.name, t.name_en FROM matchmaking_request r
     JOIN meeting t ON t.id = r.meeting_id LEFT JOIN matchmaking_member m ON m.meeting_id = r.meeting_id AND m.user_id = r.to_user
     WHERE r.state = 'pending' AND r.expire_time <= ? ORDER BY r.expire_time LIMIT ${BATCH}`,
    [at],
  );
  if (rows.length === 0) return 0;
  await db.batch([
    ...rows.map((row) =>
      told(row.user_id, 'matchmaking_expired', aboutMeeting(row), row.other, {
        tab: 'requests',
        onceKey: `matchmaking-expired:${row.id}`,
      }),
    ),
    {
      sql: `UPDATE matchmaking_request SET state = 'expired', answer_time = ? WHERE state = 'pending' AND id IN (SELECT value FROM json_each(?))`,
      params: [at, JSON.stringify(rows.map(({ id }) => id))],
    },
  ]);
  return rows.length;
}

/** Both members of 1:1 meetings that ended because one of them left: each learns whose place is free. */
async function tellCancelled(db: Database, at: number): Promise<number> {
  const rows = await db.all<Told>(
    `SELECT x.id, u.value AS user_id, m.name AS other, x.meeting_id, t.name, t.name_en FROM (SELECT * FROM matchmaking_appointment
       WHERE cancel_time IS NOT NULL AND told_time IS NULL ORDER BY cancel_time LIMIT ${BATCH}) x
     JOIN meeting t ON t.id = x.meeting_id JOIN json_each(json_array(x.first_user, x.second_user)) u
     LEFT JOIN matchmaking_member m ON m.meeting_id = x.meeting_id AND m.user_id = iif(u.value = x.first_user, x.second_user, x.first_user)`,
    [],
  );
  if (rows.length === 0) return 0;
  const notices: Statement[] = rows.map((row) =>
    told(row.user_id, 'matchmaking_cancelled', aboutMeeting(row), row.other, {
      tab: 'plan',
      onceKey: `matchmaking-cancelled:${row.id}:${row.user_id}`,
    }),
  );
  await db.batch([
    ...notices,
    {
      sql: 'UPDATE matchmaking_appointment SET told_time = ? WHERE id IN (SELECT value FROM json_each(?))',
      params: [at, JSON.stringify(rows.map(({ id }) => id))],
    },
  ]);
  return rows.length;
}

/**
 * Ends requests whose time is over and tells who asked, and tells of 1:1 meetings that ended without anybody's call.
 * @returns how many people were told
 */
export async function lapseRequests(db: Database): Promise<number> {
  const at = now();
  return (await tellLapsed(db, at)) + (await tellCancelled(db, at));
}
