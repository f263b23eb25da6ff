import type { Arrival, DoorCounts, DoorVerdict, Verdict } from '../../../db/contract/attendance.ts';
import type { doorCalls } from '../../../db/contract/calls/attendance.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { assertAnyChanged, type Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { readSigned } from './code.ts';
import { countsStatement, doorEventOf, STATE, STORED, signupsOf } from './events.ts';

type Scans = BodyOf<typeof doorCalls.scans>;

interface Judged {
  id: string;
  state: 'counted' | Exclude<Verdict, 'arrived' | 'again'>;
  scan_id: string | null;
  signup_id: string | null;
  name: string | null;
  scans: string | null;
}

/** What the server makes of a scan before it looks into the tables. */
function read(env: Env, kind: Scans['kind'], { id, code, signup, time }: Scans['scans'][number], at: number) {
  // A clock that runs fast must not put an arrival into the future.
  const of = { id, time: Math.min(time, at) };
  if (code === undefined) return { ...of, way: 'search', signup: signup ?? null, none: 'unknown' };
  const named = readSigned(env, code);
  if (!named) return { ...of, way: 'code', signup: null, none: 'unknown' };
  return { ...of, way: 'code', signup: named.kind === kind ? named.signup : null, none: 'other' };
}

const verdictOf = ({ id, state, scan_id }: Judged): Verdict => {
  if (state !== 'counted') return state;
  return scan_id === id ? 'arrived' : 'again';
};

/**
 * Stores what phones saw at a door (decision 167). A scan has the id that its phone gave it: sent again, alone or in another batch, it
 * stays the one row and gets the same answer. Which of several scans of a sign-up was the first is for their times to say.
 * @returns a verdict for every scan, in their order, and how many have come
 * @throws AppError 404 for an event that is not there
 */
export async function storeScans(
  db: Database,
  env: Env,
  userId: string,
  { kind, id, device, scans }: Scans,
): Promise<{ verdicts: DoorVerdict[]; counts: DoorCounts }> {
  await doorEventOf(db, kind, id);
  const at = now();
  const given = JSON.stringify(scans.map((scan) => read(env, kind, scan, at)));
  const [, judged = [], counts = []] = await db.batch<unknown>([
    {
      sql: `INSERT INTO attendance_scan (id, kind, event_id, signup_id, way, device, scan_time, state, user_id, add_time)
            SELECT j.value ->> 'id', ?2, ?3, s.id, j.value ->> 'way', ?4, j.value ->> 'time',
              CASE WHEN s.id IS NULL THEN j.value ->> 'none' WHEN ${STATE} = 'booked' THEN 'counted' ELSE ${STATE} END, ?5, ?6
            FROM json_each(?1) j LEFT JOIN ${signupsOf(kind)} ON s.id = j.value ->> 'signup' AND s.${STORED[kind].link} = ?3
            WHERE true ON CONFLICT (id) DO NOTHING`,
      params: [given, kind, id, device, userId, at],
    },
    {
      sql: `SELECT c.id, c.state, a.scan_id, c.signup_id, s.name,
              (SELECT json_group_array(json_object('time', o.scan_time, 'device', o.device)) FROM (
                SELECT scan_time, device FROM attendance_scan WHERE signup_id = c.signup_id AND state = 'counted' ORDER BY scan_time, id) o) AS scans
            FROM json_each(?1) j JOIN attendance_scan c ON c.id = j.value ->> 'id' AND c.event_id = ?2 AND c.kind = ?3
            LEFT JOIN attendance a ON a.signup_id = c.signup_id LEFT JOIN ${signupsOf(kind)} ON s.id = c.signup_id`,
      params: [given, id, kind],
    },
    countsStatement(kind, id),
  ]);
  const byId = new Map((judged as Judged[]).map((row) => [row.id, row]));
  const verdicts = scans.map((scan): DoorVerdict => {
    const row = byId.get(scan.id);
    if (!row) return { id: scan.id, verdict: 'unknown', signup: null, name: null, scans: [] };
    const arrivals = JSON.parse(row.scans ?? '[]') as Arrival[];
    return { id: row.id, verdict: verdictOf(row), signup: row.signup_id, name: row.name, scans: arrivals };
  });
  return { verdicts, counts: counts[0] as DoorCounts };
}

/**
 * Takes back that somebody came: scans are kept as undone ones, a certificate goes, the audit log says who did it. A scan that is
 * made afterwards, or comes from another phone later, counts again.
 * @throws AppError 404 for who did not come
 */
export async function undoArrival(
  db: Database,
  userId: string,
  { kind, id, signup }: BodyOf<typeof doorCalls.undo>,
): Promise<{ changed: number }> {
  const [rows = []] = await writeOr(db, notFound, [
    {
      sql: `UPDATE attendance_scan SET state = 'undone', undo_user = ?, undo_time = ?
              WHERE signup_id = ? AND event_id = ? AND kind = ? AND state = 'counted' RETURNING id`,
      params: [userId, now(), signup, id, kind],
    },
    assertAnyChanged(),
    { sql: 'DELETE FROM attendance WHERE signup_id = ?', params: [signup] },
    auditEntry({ userId, action: 'arrival-undo', table: STORED[kind].signups, itemId: signup }),
  ]);
  return { changed: rows.length };
}
