import type {
  Assigned,
  OfficeAppointmentInput,
  OfficeMatchmaking,
  Settings,
} from '../../../db/contract/matchmaking.ts';
import { MATCHMAKING_MAX } from '../../../db/contract/matchmaking.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { seatBoth, selectAssigned, told } from './assign.ts';
import {
  checkHeld,
  freeTable,
  isHeld,
  meetingOf,
  PROFILE,
  selectSlots,
  selectWorld,
  type World,
  worldOf,
} from './world.ts';

type AppointmentRow = Omit<OfficeMatchmaking['appointments'][number], 'by_staff' | 'people'> & {
  by_staff: number;
  people: string;
};
type MemberRow = Omit<OfficeMatchmaking['members'][number], 'away'> & { away: string; waiting: number };

const settingsOf = (world: World): Settings | null => {
  if (!world.meeting_id) return null;
  const { is_open, tables, spare, periods, slot_minutes, break_minutes, opens, closes } = world;
  const { request_hours, max_requests, max_meetings } = world;
  return {
    is_open,
    tables,
    spare,
    periods,
    slot_minutes,
    break_minutes,
    opens,
    closes,
    request_hours,
    max_requests,
    max_meetings,
  };
};

/** The statement of who sits where, in the order of slots and tables. */
const selectAppointments = (meetingId: string): Statement => ({
  sql: `SELECT x.id, x.slot_id, x.table_no, x.revision, x.request_id IS NULL AS by_staff,
          (SELECT json_group_array(json_object('member_id', m.id, 'name', m.name, 'unit', m.unit, 'present', e.present))
            FROM matchmaking_seat e JOIN matchmaking_member m ON m.meeting_id = e.meeting_id AND m.user_id = e.user_id
            WHERE e.appointment_id = x.id) AS people
        FROM matchmaking_appointment x JOIN matchmaking_slot s ON s.id = x.slot_id
        WHERE x.meeting_id = ? AND x.cancel_time IS NULL ORDER BY s.start_time, x.table_no`,
  params: [meetingId],
});

const appointmentsOf = (rows: unknown[]): OfficeMatchmaking['appointments'] =>
  (rows as AppointmentRow[]).map(({ people, by_staff, ...row }) => ({
    ...row,
    by_staff: by_staff === 1,
    people: JSON.parse(people),
  }));

/**
 * Slots and appointments of a meeting, without its members.
 * @throws AppError 404 for an unknown meeting
 */
export async function officePlan(
  db: Database,
  meetingId: string,
): Promise<Pick<OfficeMatchmaking, 'slots' | 'appointments'>> {
  const [worlds = [], slots = [], appointments = []] = await db.batch<unknown>([
    selectWorld(meetingId),
    selectSlots(meetingId),
    selectAppointments(meetingId),
  ]);
  if (worlds.length === 0) throw notFound();
  return { slots: slots as OfficeMatchmaking['slots'], appointments: appointmentsOf(appointments) };
}

/**
 * The whole of the 1:1 meetings of a meeting: who is where, who takes part, what waits. Requests themselves are their two members' alone.
 * @throws AppError 404 for an unknown meeting
 */
export async function officeMatchmaking(db: Database, meetingId: string): Promise<OfficeMatchmaking> {
  const [worlds = [], slots = [], appointments = [], members = [], lapsed = []] = await db.batch<unknown>([
    selectWorld(meetingId),
    selectSlots(meetingId),
    selectAppointments(meetingId),
    {
      sql: `SELECT ${PROFILE}, m.away, m.received, m.sent, m.waiting
            FROM matchmaking_member m WHERE m.meeting_id = ? AND m.left_time IS NULL ORDER BY m.add_time LIMIT ${MATCHMAKING_MAX.members}`,
      params: [meetingId],
    },
    {
      // Of the requests that wait, those that lapsed and that the clock has not come by yet: few.
      sql: `SELECT count(*) AS n FROM matchmaking_request WHERE state = 'pending' AND expire_time <= ? AND meeting_id = ?`,
      params: [now(), meetingId],
    },
  ]);
  const world = worlds[0] as World | undefined;
  if (!world) throw notFound();
  return {
    meeting: meetingOf(world),
    settings: settingsOf(world),
    slots: slots as OfficeMatchmaking['slots'],
    appointments: appointmentsOf(appointments),
    members: (members as MemberRow[]).map(({ away, waiting: _, ...row }) => ({ ...row, away: JSON.parse(away) })),
    pending: (members as MemberRow[]).reduce((sum, { waiting }) => sum + waiting, 0) - (lapsed[0] as { n: number }).n,
  };
}

/**
 * Puts two members at a table without a request: the spare tables are for this, and come first. Staff may look past what they said about
 * their time, never past another 1:1 meeting.
 * @throws AppError 404 for unknown members or slots, 409 where one of the two or the table is taken, and where the meeting was called off
 */
export async function assignByStaff(db: Database, input: OfficeAppointmentInput): Promise<Assigned> {
  const at = now();
  const [worlds, members = [], slots = []] = await db.batch<unknown>([
    selectWorld(input.meeting_id),
    {
      sql: `SELECT id, user_id, name FROM matchmaking_member WHERE meeting_id = ? AND id IN (?, ?) AND left_time IS NULL`,
      params: [input.meeting_id, input.first_member, input.second_member],
    },
    {
      sql: 'SELECT 1 FROM matchmaking_slot WHERE meeting_id = ? AND id = ?',
      params: [input.meeting_id, input.slot_id],
    },
  ]);
  const world = worldOf(worlds);
  checkHeld(world);
  const people = members as { id: string; user_id: string; name: string }[];
  const [first, second] = [input.first_member, input.second_member].map((id) => people.find((one) => one.id === id));
  if (!first || !second || slots.length === 0) throw notFound();
  if (first === second) throw new AppError(409, 'matchmaking_same');
  const id = newId();
  const table = `coalesce(?6, ${freeTable('s', 'k.tables - k.spare + 1', 'k.tables')}, ${freeTable('s', '1', 'k.tables')})`;
  const rows = await writeOr<Assigned>(
    db,
    { stale: 'matchmaking_slot_taken', taken: 'matchmaking_slot_taken', index: 'matchmaking_' },
    [
      {
        sql: `INSERT INTO matchmaking_appointment (id, meeting_id, slot_id, table_no, first_user, second_user, add_time)
              SELECT ?1, k.meeting_id, s.id, ${table}, ?4, ?5, ?7 FROM matchmaking k JOIN matchmaking_slot s ON s.meeting_id = k.meeting_id
              WHERE k.meeting_id = ?2 AND s.id = ?3 AND ${table} <= k.tables AND ${isHeld('k.meeting_id')}
                AND (SELECT count(*) FROM matchmaking_member m WHERE m.meeting_id = ?2 AND m.user_id IN (?4, ?5) AND m.left_time IS NULL) = 2`,
        params: [id, input.meeting_id, input.slot_id, first.user_id, second.user_id, input.table_no ?? null, at],
      },
      assertChanged(),
      seatBoth(id),
      told(first.user_id, 'matchmaking_assigned', world, second.name, { tab: 'plan' }),
      told(second.user_id, 'matchmaking_assigned', world, first.name, { tab: 'plan' }),
      selectAssigned(id),
    ],
  );
  return rows.at(-1)?.[0] as Assigned;
}

/**
 * Notes whether a member came.
 * @param present null takes the note back
 * @throws AppError 404 where the member has no place at it
 */
export async function notePresence(
  db: Database,
  { id, member_id, present }: { id: string; member_id: string; present: boolean | null },
): Promise<{ id: string }> {
  const changed = await db.run(
    `UPDATE matchmaking_seat SET present = ?3 WHERE appointment_id = ?1
     AND (meeting_id, user_id) = (SELECT meeting_id, user_id FROM matchmaking_member WHERE id = ?2)`,
    [id, member_id, present === null ? null : Number(present)],
  );
  if (changed === 0) throw notFound();
  return { id };
}
