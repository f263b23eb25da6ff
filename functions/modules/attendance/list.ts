import { createCipheriv, randomBytes } from 'node:crypto';
import {
  type Arrival,
  type AttendanceRow,
  DEVICE_MAXIMUM,
  type DoorCounts,
  type DoorEvent,
  type DoorKind,
  type DoorList,
  type DoorRecord,
  type DoorState,
} from '../../../db/contract/attendance.ts';
import { DAY, HOUR } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { keyRing, signature } from '../../platform/sealed.ts';
import { doorCode, markOf } from './code.ts';
import { countsStatement, doorEventOf, STATE, STORED, signupsOf } from './events.ts';

/** Sign-ups that a list holds at most. */
const MOST = 5000;
const NONCE_BYTES = 12;
const TAIL = 4;

interface SignupRow {
  id: string;
  name: string;
  unit: string | null;
  post: string | null;
  phone: string;
  party: number;
  state: DoorState;
  certificate: string | null;
}

interface Listed {
  event: DoorEvent;
  counts: DoorCounts;
  rows: SignupRow[];
  scansOf: (signupId: string) => Arrival[];
}

async function listed(db: Database, kind: DoorKind, id: string): Promise<Listed> {
  const event = await doorEventOf(db, kind, id);
  const [rows = [], scans = [], counts = []] = await db.batch<unknown>([
    {
      sql: `SELECT s.id, s.name, s.${STORED[kind].unit} AS unit, s.post, s.phone, s.party, ${STATE} AS state, a.certificate
            FROM ${signupsOf(kind)} LEFT JOIN attendance a ON a.signup_id = s.id
            WHERE s.${STORED[kind].link} = ? ORDER BY s.add_time, s.id LIMIT ${MOST}`,
      params: [id],
    },
    {
      sql: `SELECT signup_id, scan_time, device FROM attendance_scan
            WHERE event_id = ? AND kind = ? AND state = 'counted' ORDER BY scan_time, id`,
      params: [id, kind],
    },
    countsStatement(kind, id),
  ]);
  const bySignup = new Map<string, Arrival[]>();
  for (const { signup_id, scan_time, device } of scans as { signup_id: string; scan_time: number; device: string }[]) {
    bySignup.set(signup_id, [...(bySignup.get(signup_id) ?? []), { time: scan_time, device }]);
  }
  return {
    event,
    counts: counts[0] as DoorCounts,
    rows: rows as SignupRow[],
    scansOf: (signupId) => bySignup.get(signupId) ?? [],
  };
}

/**
 * The list that a phone takes along (decision 168): sealed here, so that nothing on the way or on the phone holds it open.
 * @param device what staff call the phone: another phone or another person has another key
 * @throws AppError 404 for an event that is not there
 */
export async function sealedList(
  db: Database,
  env: Env,
  userId: string,
  { kind, id, device }: { kind: DoorKind; id: string; device: string },
): Promise<DoorList> {
  const { event, counts, rows, scansOf } = await listed(db, kind, id);
  const records = rows.map((row): DoorRecord => {
    const known = { id: row.id, state: row.state, mark: markOf(doorCode(env, kind, row.id)), scans: scansOf(row.id) };
    if (row.state === 'cancelled') return { ...known, name: '', unit: '', tail: '', party: 0 };
    return { ...known, name: row.name, unit: row.unit ?? '', tail: row.phone.slice(-TAIL), party: row.party };
  });
  const whose = [userId, device.slice(0, DEVICE_MAXIMUM), kind, id].join('\n');
  const key = Buffer.from(signature(keyRing(env), 'door-list', whose), 'base64url');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const parts = [nonce, cipher.update(JSON.stringify(records), 'utf8'), cipher.final(), cipher.getAuthTag()];
  const at = now();
  return {
    event,
    counts,
    sealed: Buffer.concat(parts).toString('base64'),
    key: key.toString('base64'),
    time: at,
    until: Math.max((event.end_time ?? event.start_time ?? at) + DAY, at + 12 * HOUR),
  };
}

/**
 * Who signed up and who came, in the order of the signing up; cancelled ones where they came all the same.
 * @throws AppError 404 for an event that is not there
 */
export async function attendanceList(
  db: Database,
  kind: DoorKind,
  id: string,
): Promise<{ event: DoorEvent; counts: DoorCounts; records: AttendanceRow[] }> {
  const { event, counts, rows, scansOf } = await listed(db, kind, id);
  const records = rows
    .map((row) => ({ ...row, scans: scansOf(row.id) }))
    .filter(({ state, scans }) => state !== 'cancelled' || scans.length > 0);
  return { event, counts, records };
}
