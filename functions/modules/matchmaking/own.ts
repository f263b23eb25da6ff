import type { OwnMatchmaking, ProfileInput } from '../../../db/contract/matchmaking.ts';
import { MATCHMAKING_MAX } from '../../../db/contract/matchmaking.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf } from '../../platform/database.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { hasPlace, isHeld, isOpenNow, meetingOf, scopesIn, selectSlots, selectWorld, worldOf } from './world.ts';

interface OwnRow
  extends RowOf<'matchmaking_member', 'unit' | 'post' | 'offered' | 'wanted' | 'scopes' | 'away' | 'left_time'> {
  name: string | null;
}

interface Counts {
  booked: number;
  received: number;
  sent: number;
  meetings: number;
}

/**
 * The 1:1 meetings of a meeting as somebody finds them. A profile that was never written begins with what the sign-up says.
 * @throws AppError 404 where the meeting has none, and for strangers to a meeting that visitors do not see
 */
export async function ownMatchmaking(db: Database, userId: string, meetingId: string): Promise<OwnMatchmaking> {
  const at = now();
  const [worlds, slots = [], members = [], signUps = [], counts = []] = await db.batch<unknown>([
    selectWorld(meetingId),
    selectSlots(meetingId),
    {
      sql: `SELECT m.name, m.unit, m.post, m.offered, m.wanted, ${scopesIn('m.scopes')} AS scopes, m.away, m.left_time
            FROM matchmaking_member m WHERE m.meeting_id = ? AND m.user_id = ?`,
      params: [meetingId, userId],
    },
    {
      // By the person: the meeting's index has the order, and all who signed up. Of several the own one, as far as anything tells it.
      sql: `SELECT s.name, s.unit, s.post, NULL AS offered, s.intention AS wanted, '[]' AS scopes, '[]' AS away, 0 AS left_time
            FROM meeting_user s INDEXED BY meeting_user_user JOIN user u ON u.user_id = s.user_id WHERE s.meeting_id = ? AND s.user_id = ? AND s.is_delete = 0
            ORDER BY s.phone IN (u.account, coalesce(u.tel, '')) DESC, s.name IS u.name DESC, s.add_time, s.id LIMIT 1`,
      params: [meetingId, userId],
    },
    {
      sql: `SELECT ${hasPlace('?1', '?2')} AS booked,
              coalesce((SELECT waiting FROM matchmaking_member WHERE meeting_id = ?1 AND user_id = ?2), 0)
                - (SELECT count(*) FROM matchmaking_request WHERE state = 'pending' AND expire_time <= ?3 AND meeting_id = ?1 AND to_user = ?2) AS received,
              (SELECT count(*) FROM matchmaking_request WHERE from_user = ?2 AND meeting_id = ?1 AND state = 'pending' AND expire_time > ?3) AS sent,
              (SELECT count(*) FROM matchmaking_seat WHERE user_id = ?2 AND meeting_id = ?1) AS meetings`,
      params: [meetingId, userId, at],
    },
  ]);
  const world = worldOf(worlds);
  const member = members[0] as OwnRow | undefined;
  const known = member ?? (signUps[0] as OwnRow | undefined);
  // What visitors do not see is there for those alone who have to do with it.
  if (world.shown !== 1 && !known) throw notFound();
  const { booked, ...waiting } = counts[0] as Counts;
  const { is_open, slot_minutes, opens, closes, request_hours, max_requests, max_meetings } = world;
  return {
    meeting: meetingOf(world),
    settings: { is_open, slot_minutes, opens, closes, request_hours, max_requests, max_meetings },
    open: isOpenNow(world, at),
    booked: booked === 1,
    taking_part: member?.left_time === null,
    profile: {
      name: known?.name ?? '',
      unit: known?.unit ?? null,
      post: known?.post ?? null,
      offered: known?.offered ?? null,
      wanted: known?.wanted ?? null,
      scopes: JSON.parse(known?.scopes ?? '[]'),
      away: JSON.parse(known?.away ?? '[]'),
    },
    slots: slots as OwnMatchmaking['slots'],
    ...waiting,
  };
}

/**
 * Lets somebody take part, or changes what they say of themselves (decision 170). Slots in which they have a 1:1 meeting stay theirs.
 * @throws AppError 404 where the meeting has none, 409 without a place at the meeting, once its slots are over, or when too many take part
 */
export async function join(db: Database, userId: string, input: ProfileInput): Promise<{ id: string }> {
  const at = now();
  const { meeting_id } = input;
  const [worlds, slots = [], places = [], scopes = []] = await db.batch<unknown>([
    selectWorld(meeting_id),
    selectSlots(meeting_id),
    { sql: `SELECT ${hasPlace('?1', '?2')} AS booked`, params: [meeting_id, userId] },
    {
      sql: 'SELECT id FROM scope WHERE id IN (SELECT value FROM json_each(?))',
      params: [JSON.stringify(input.scopes)],
    },
  ]);
  const world = worldOf(worlds);
  const ends = Math.max(0, ...(slots as { end_time: number }[]).map(({ end_time }) => end_time));
  if (world.is_open !== 1 || world.cancel_time !== null || ends <= at) throw new AppError(409, 'matchmaking_closed');
  if ((places[0] as { booked: number }).booked !== 1) throw new AppError(409, 'matchmaking_no_place');
  if (scopes.length !== new Set(input.scopes).size) throw invalid([{ field: 'scopes', code: 'unknown_reference' }]);
  const known = new Set((slots as { id: string }[]).map(({ id }) => id));
  const away = input.away.filter((id) => known.has(id));
  await writeOr(db, 'matchmaking_full', [
    {
      sql: `INSERT INTO matchmaking_member (id, meeting_id, user_id, name, unit, post, offered, wanted, scopes, away, add_time)
              SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 WHERE ${hasPlace('?2', '?3')} AND ${isHeld('?2')}
                AND (SELECT count(*) FROM matchmaking_member WHERE meeting_id = ?2 AND left_time IS NULL AND user_id <> ?3) < ${MATCHMAKING_MAX.members}
              ON CONFLICT (meeting_id, user_id) DO UPDATE SET name = excluded.name, unit = excluded.unit, post = excluded.post,
                offered = excluded.offered, wanted = excluded.wanted, scopes = excluded.scopes, away = excluded.away, left_time = NULL`,
      params: [
        newId(),
        meeting_id,
        userId,
        input.name,
        input.unit || null,
        input.post || null,
        input.offered || null,
        input.wanted || null,
        JSON.stringify([...new Set(input.scopes)]),
        JSON.stringify(away),
        at,
      ],
    },
    assertChanged(),
  ]);
  const row = await db.first<{ id: string }>('SELECT id FROM matchmaking_member WHERE meeting_id = ? AND user_id = ?', [
    meeting_id,
    userId,
  ]);
  return { id: row?.id ?? '' };
}

/** Ends somebody's part: what hangs on it ends by the database's own rules, and the others are told. */
export async function leave(db: Database, userId: string, meetingId: string): Promise<{ left: boolean }> {
  const changed = await db.run(
    'UPDATE matchmaking_member SET left_time = ? WHERE meeting_id = ? AND user_id = ? AND left_time IS NULL',
    [now(), meetingId, userId],
  );
  return { left: changed > 0 };
}
