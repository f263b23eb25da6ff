import type { Assigned, MoveInput, PlannedMeeting } from '../../../db/contract/matchmaking.ts';
import { now } from '../../platform/clock.ts';
import {
  assertAnyChanged,
  assertChanged,
  type Database,
  isStale,
  isUniqueViolation,
  type RowOf,
  type Statement,
} from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { selectAssigned, told } from './assign.ts';
import {
  checkHeld,
  freeTable,
  isFree,
  isHeld,
  PARTNER,
  type PartnerRow,
  partnerOf,
  selectWorld,
  sharedSlots,
  signUpOf,
  worldOf,
} from './world.ts';

interface PlanRow extends PartnerRow, RowOf<'matchmaking_appointment', 'id' | 'slot_id' | 'table_no' | 'revision'> {
  slot_start: number;
  slot_end: number;
  phone: string | null;
  message: string | null;
  other_slots: string;
}

const plannedOf = (row: PlanRow): PlannedMeeting => ({
  id: row.id,
  slot: { id: row.slot_id, start_time: row.slot_start, end_time: row.slot_end },
  table_no: row.table_no,
  revision: row.revision,
  partner: { ...partnerOf(row), phone: row.phone },
  message: row.message,
  other_slots: JSON.parse(row.other_slots),
});

/**
 * Somebody's 1:1 meetings in their order, with the phone of the other, who is one of two that agreed (decision 172); no phone once the
 * meeting was called off.
 * @throws AppError 404 where the meeting has no 1:1 meetings
 */
export async function ownPlan(db: Database, userId: string, meetingId: string): Promise<{ records: PlannedMeeting[] }> {
  const [worlds, rows = []] = await db.batch<unknown>([
    selectWorld(meetingId),
    {
      sql: `SELECT x.id, x.slot_id, s.start_time AS slot_start, s.end_time AS slot_end, x.table_no, x.revision, ${PARTNER}, r.message,
              (SELECT g.phone FROM meeting_user g WHERE g.id = ${signUpOf('x.meeting_id', 'm')} AND ${isHeld('x.meeting_id')}) AS phone,
              CASE WHEN s.start_time > ?1 AND ${isHeld('x.meeting_id')} THEN ${sharedSlots('me', 'm')} ELSE '[]' END AS other_slots
            FROM matchmaking_seat e JOIN matchmaking_appointment x ON x.id = e.appointment_id JOIN matchmaking_slot s ON s.id = e.slot_id
            JOIN matchmaking_member me ON me.meeting_id = e.meeting_id AND me.user_id = e.user_id
            JOIN matchmaking_member m ON m.meeting_id = e.meeting_id
              AND m.user_id = iif(x.first_user = e.user_id, x.second_user, x.first_user)
            LEFT JOIN matchmaking_request r ON r.id = x.request_id
            WHERE e.user_id = ?2 AND e.meeting_id = ?3 ORDER BY s.start_time`,
      params: [now(), userId, meetingId],
    },
  ]);
  worldOf(worlds);
  return { records: (rows as PlanRow[]).map(plannedOf) };
}

/** A 1:1 meeting with whom it concerns. */
interface Appointment
  extends RowOf<
    'matchmaking_appointment',
    'id' | 'meeting_id' | 'slot_id' | 'first_user' | 'second_user' | 'revision' | 'cancel_time'
  > {
  slot_start: number;
}

/** The statement of a 1:1 meeting; for its members alone where a user is given. */
const selectAppointment = (id: string, userId: string | null): Statement => ({
  sql: `SELECT x.*, s.start_time AS slot_start FROM matchmaking_appointment x LEFT JOIN matchmaking_slot s ON s.id = x.slot_id
        WHERE x.id = ?1 AND (?2 IS NULL OR ?2 IN (x.first_user, x.second_user))`,
  params: [id, userId],
});

async function readAppointment(db: Database, id: string, userId: string | null): Promise<Appointment> {
  const [rows] = await db.batch<Appointment>([selectAppointment(id, userId)]);
  if (!rows?.[0]) throw notFound();
  return rows[0];
}

/** Of whoever changes a 1:1 meeting: a member, or staff where there is no user. */
interface Mover {
  userId: string | null;
}

/**
 * Who is told what the mover does with a 1:1 meeting, and in whose name.
 * @throws AppError 409 for members once it has begun
 */
async function readTold(db: Database, by: Mover, before: Appointment, at: number) {
  if (by.userId !== null && before.slot_start <= at) throw new AppError(409, 'matchmaking_begun');
  const [worlds, names = []] = await db.batch<unknown>([
    selectWorld(before.meeting_id),
    {
      sql: 'SELECT name FROM matchmaking_member WHERE meeting_id = ? AND user_id = ?',
      params: [before.meeting_id, by.userId],
    },
  ]);
  return {
    world: worldOf(worlds),
    from: (names[0] as { name: string } | undefined)?.name ?? null,
    others: [before.first_user, before.second_user].filter((user) => user !== by.userId),
  };
}

/**
 * Members move among slots at which both said that they are free, staff into any in which both sit nowhere else. A spare table is staff's to give:
 * members come to none, staff take one where no other is left.
 */
function moveStatement({ userId }: Mover, input: MoveInput, at: number): Statement {
  const member = userId !== null;
  const table = member ? freeTable('s', '1', 'k.tables - k.spare') : `coalesce(?4, ${freeTable('s', '1', 'k.tables')})`;
  // Its own table in the same slot counts as taken: staff who change the table name another one.
  const free = (alias: string) =>
    member
      ? `AND ${isFree(alias, 's')}`
      : `AND NOT EXISTS (SELECT 1 FROM matchmaking_seat e WHERE e.slot_id = s.id AND e.user_id = ${alias}.user_id AND e.appointment_id <> x.id)`;
  return {
    sql: `UPDATE matchmaking_appointment SET slot_id = t.slot_id, table_no = t.table_no, revision = revision + 1 FROM (
            SELECT x.id, s.id AS slot_id, ${table} AS table_no FROM matchmaking_appointment x
            JOIN matchmaking k ON k.meeting_id = x.meeting_id JOIN matchmaking_slot s ON s.meeting_id = x.meeting_id AND s.id = ?2
            JOIN matchmaking_member a ON a.meeting_id = x.meeting_id AND a.user_id = x.first_user
            JOIN matchmaking_member b ON b.meeting_id = x.meeting_id AND b.user_id = x.second_user
            WHERE x.id = ?1 AND x.cancel_time IS NULL AND ${isHeld('x.meeting_id')} AND x.revision = ?3 ${member ? 'AND s.start_time > ?4' : ''} ${free('a')} ${free('b')}
          ) t WHERE matchmaking_appointment.id = t.id AND t.table_no IS NOT NULL
            AND t.table_no <= (SELECT tables FROM matchmaking k WHERE k.meeting_id = matchmaking_appointment.meeting_id)`,
    params: [input.id, input.slot_id, input.revision, member ? at : (input.table_no ?? null)],
  };
}

/**
 * Puts a 1:1 meeting into another slot, with a table there: one transaction frees the old place and takes the new one, or neither.
 * @param by a member of it, or staff
 * @throws AppError 404 for strangers, 409 when it was changed meanwhile, has begun, or slot or table are taken
 */
export async function moveAppointment(db: Database, by: Mover, input: MoveInput): Promise<Assigned> {
  const at = now();
  const before = await readAppointment(db, input.id, by.userId);
  if (before.cancel_time !== null) throw new AppError(409, 'matchmaking_cancelled');
  const { world, from, others } = await readTold(db, by, before, at);
  checkHeld(world);
  try {
    const rows = await db.batch<Assigned>([
      moveStatement(by, input, at),
      assertChanged(),
      { sql: 'UPDATE matchmaking_seat SET slot_id = ? WHERE appointment_id = ?', params: [input.slot_id, input.id] },
      assertChanged(2),
      ...others.map((user) => told(user, 'matchmaking_moved', world, from, { tab: 'plan' })),
      selectAssigned(input.id),
    ]);
    return rows.at(-1)?.[0] as Assigned;
  } catch (error) {
    if (!isStale(error) && !isUniqueViolation(error, 'matchmaking_')) throw error;
    const now = await readAppointment(db, input.id, by.userId);
    throw new AppError(409, now.revision === input.revision ? 'matchmaking_slot_taken' : 'conflict');
  }
}

/**
 * Cancels a 1:1 meeting: its slot and table are free at once, both people too.
 * @param by a member of it, or staff
 * @throws AppError 404 for strangers, 409 for members once it has begun
 */
export async function cancelAppointment(
  db: Database,
  by: Mover,
  { id, reason }: { id: string; reason?: string | null | undefined },
): Promise<{ id: string }> {
  const at = now();
  const before = await readAppointment(db, id, by.userId);
  if (before.cancel_time !== null) return { id };
  const { world, from, others } = await readTold(db, by, before, at);
  await wrote(db, [
    {
      sql: `UPDATE matchmaking_appointment SET cancel_time = ?1, cancel_reason = ?2, told_time = ?1 WHERE id = ?3 AND cancel_time IS NULL`,
      params: [at, reason || null, id],
    },
    assertAnyChanged(),
    ...others.map((user) => told(user, 'matchmaking_cancelled', world, from, { tab: 'plan', content: reason || null })),
  ]);
  return { id };
}
