import type { MatchmakingMeeting, MatchmakingRequest, Settings, Slot } from '../../../db/contract/matchmaking.ts';
import { now } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { shownNow } from '../../platform/sql.ts';

/** The 1:1 meetings of a meeting with the meeting itself. */
export interface World extends Settings, MatchmakingMeeting {
  meeting_id: string;
  /** When the meeting was called off, unix seconds. */
  cancel_time: number | null;
  /** 1 while visitors see the meeting. */
  shown: number;
}

/** SQL columns of a profile of the member `m`, its fields with their names as JSON. */
export const PROFILE = `m.id, m.name, m.unit, m.post, m.offered, m.wanted`;

type Partner = MatchmakingRequest['member'];

/** SQL columns of the member `m` with whom somebody meets or wants to, and these as a row. */
export const PARTNER = `m.id AS member_id, m.name, m.unit, m.post, m.offered, m.wanted`;
export interface PartnerRow extends Omit<Partner, 'id'> {
  member_id: string;
}

/** The other member as somebody is told of them. */
export const partnerOf = ({ member_id: id, name, unit, post, offered, wanted }: PartnerRow): Partner => ({
  ...{ id, name, unit, post, offered, wanted },
});

/** SQL expression: the fields whose ids a JSON list holds, as a JSON list of id, name and English name. */
export const scopesIn = (list: string): string =>
  `(SELECT json_group_array(json_object('id', f.id, 'name', f.name, 'name_en', f.name_en)) FROM json_each(${list}) j JOIN scope f ON f.id = j.value)`;

/** SQL condition: the user of the second value has a place at the meeting of the first. */
export const hasPlace = (meeting: string, user: string): string =>
  `EXISTS (SELECT 1 FROM meeting_user b JOIN booking k ON k.id = b.id AND k.state = 'booked'
    WHERE b.meeting_id = ${meeting} AND b.user_id = ${user} AND b.is_delete = 0)`;

/**
 * SQL: the sign-up of a member of the 1:1 meetings, null where none is surely theirs. An account signs up others as well, of whose numbers nothing is
 * said to strangers (decision 435): it is the one with the account's own phone or the member's name, or the only one that there ever was.
 * @param meeting SQL of the meeting's key; @param member alias of the member's row
 */
export const signUpOf = (meeting: string, member: string): string => {
  const own = `b.phone IN (w.account, coalesce(w.tel, ''))`;
  return `(SELECT b.id FROM meeting_user b INDEXED BY meeting_user_user JOIN user w ON w.user_id = b.user_id
    WHERE b.user_id = ${member}.user_id AND b.meeting_id = ${meeting} AND b.is_delete = 0 AND (${own} OR b.name = ${member}.name
      OR NOT EXISTS (SELECT 1 FROM meeting_user o INDEXED BY meeting_user_user WHERE o.user_id = b.user_id AND o.meeting_id = b.meeting_id AND o.id <> b.id))
    ORDER BY ${own} DESC, b.add_time, b.id LIMIT 1)`;
};

/** SQL condition: the account of the member `m` is not disabled; nobody else is asked (decision 376). */
export const IS_ENABLED = 'EXISTS (SELECT 1 FROM user u WHERE u.user_id = m.user_id AND u.is_delete = 0)';

/** SQL condition: the meeting of the value is held, as far as anybody knows: no 1:1 meetings are made at one that was called off (decision 288). */
export const isHeld = (meeting: string): string =>
  `EXISTS (SELECT 1 FROM meeting h WHERE h.id = ${meeting} AND h.is_delete = 0 AND h.cancel_time IS NULL)`;

/**
 * SQL condition: a member, who says when they cannot come, sits nowhere in a slot.
 * @param member alias of its row
 * @param slot alias of the slot's row
 */
export const isFree = (member: string, slot: string): string =>
  `NOT EXISTS (SELECT 1 FROM matchmaking_seat e WHERE e.slot_id = ${slot}.id AND e.user_id = ${member}.user_id)
   AND ${slot}.id NOT IN (SELECT value FROM json_each(${member}.away))`;

/**
 * SQL expression: the first table of a slot that nobody has; null where all are taken. It stands right behind a taken one, or is the first of all.
 * @param slot alias of the slot's row
 * @param from SQL of the first number that is given away
 * @param until SQL of the last one
 */
export const freeTable = (slot: string, from: string, until: string): string =>
  `(SELECT min(c.n) FROM (SELECT ${from} AS n UNION ALL SELECT x.table_no + 1 FROM matchmaking_appointment x
      WHERE x.slot_id = ${slot}.id AND x.cancel_time IS NULL AND x.table_no >= ${from}) c
    WHERE c.n <= ${until} AND NOT EXISTS (SELECT 1 FROM matchmaking_appointment y
      WHERE y.slot_id = ${slot}.id AND y.table_no = c.n AND y.cancel_time IS NULL))`;

/** SQL expression: the slots after `?1` at which two members, by their aliases, are both free and a table is left, as a JSON list. */
export const sharedSlots = (one: string, other: string): string =>
  `(SELECT json_group_array(s.id) FROM matchmaking_slot s JOIN matchmaking k ON k.meeting_id = s.meeting_id
    WHERE s.meeting_id = ${one}.meeting_id AND s.start_time > ?1 AND ${isFree(one, 's')} AND ${isFree(other, 's')}
      AND ${freeTable('s', '1', 'k.tables - k.spare')} IS NOT NULL ORDER BY s.start_time)`;

/** The statement of the 1:1 meetings of a meeting. */
export const selectWorld = (meetingId: string): Statement => ({
  sql: `SELECT k.*, t.id, t.name, t.name_en, t.address, t.address_en, t.start_time, t.end_time, t.cancel_time, (${shownNow('t')}) AS shown
        FROM meeting t LEFT JOIN matchmaking k ON k.meeting_id = t.id WHERE t.id = ? AND t.is_delete = 0`,
  params: [meetingId],
});

/** The statement of the slots of a meeting in their order. */
export const selectSlots = (meetingId: string): Statement => ({
  sql: 'SELECT id, start_time, end_time FROM matchmaking_slot WHERE meeting_id = ? ORDER BY start_time',
  params: [meetingId],
});

/**
 * What `selectWorld` found.
 * @throws AppError 404 where the meeting has no 1:1 meetings
 */
export function worldOf(rows: unknown[] | undefined): World {
  const row = rows?.[0] as World | undefined;
  if (!row?.meeting_id) throw notFound();
  return row;
}

/** The meeting of a row, without what is said of its 1:1 meetings. */
export const meetingOf = ({
  id,
  name,
  name_en,
  address,
  address_en,
  start_time,
  end_time,
}: World): MatchmakingMeeting => ({
  id,
  name,
  name_en,
  address,
  address_en,
  start_time,
  end_time,
});

/** Whether requests are taken now. */
export const isOpenNow = ({ is_open, opens, closes, cancel_time }: World, at = now()): boolean =>
  is_open === 1 && cancel_time === null && opens <= at && at < closes;

/** @throws AppError 409 matchmaking_closed where the meeting was called off */
export function checkHeld({ cancel_time }: World): void {
  if (cancel_time !== null) throw new AppError(409, 'matchmaking_closed');
}

/** @throws AppError 422 for a call that names no meeting */
export function namedMeeting(query: { meeting_id?: string | undefined }): string {
  if (!query.meeting_id) throw invalid([{ field: 'meeting_id', code: 'required' }]);
  return query.meeting_id;
}

/** A slot of a row that names one by `slot_id`, with its times; null where there is none. */
export const slotOf = (row: {
  slot_id: string | null;
  slot_start: number | null;
  slot_end: number | null;
}): Slot | null =>
  row.slot_id === null || row.slot_start === null
    ? null
    : { id: row.slot_id, start_time: row.slot_start, end_time: row.slot_end ?? row.slot_start };
