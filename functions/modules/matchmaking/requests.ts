import type { matchmakingCalls } from '../../../db/contract/calls/matchmaking.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import type {
  AnswerInput,
  Assigned,
  MatchmakingRequest,
  RequestInput,
  RequestState,
} from '../../../db/contract/matchmaking.ts';
import { HOUR } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import {
  assertChanged,
  type Database,
  isStale,
  isUniqueViolation,
  type RowOf,
  type Statement,
} from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { AppError, forbidden, notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { pagingOf } from '../../platform/paging.ts';
import { newId } from '../../platform/random.ts';
import { assignRequest, seatBoth, selectAssigned, told } from './assign.ts';
import {
  checkHeld,
  IS_ENABLED,
  isHeld,
  isOpenNow,
  namedMeeting,
  PARTNER,
  type PartnerRow,
  partnerOf,
  selectWorld,
  sharedSlots,
  slotOf,
  worldOf,
} from './world.ts';

interface Row
  extends PartnerRow,
    RowOf<'matchmaking_request', 'id' | 'message' | 'slot_id' | 'reason' | 'expire_time' | 'add_time'> {
  mine: number;
  slot_start: number | null;
  slot_end: number | null;
  state: RequestState;
  shared: string;
}

const requestOf = (row: Row): MatchmakingRequest => ({
  id: row.id,
  mine: row.mine === 1,
  member: partnerOf(row),
  message: row.message,
  slot: slotOf(row),
  state: row.state,
  reason: row.reason,
  expire_time: row.expire_time,
  add_time: row.add_time,
  shared: JSON.parse(row.shared),
});

/** SQL expression: the state of a request `r` at the time of the first value, whether or not the clock has come by. */
const STATE = `CASE WHEN r.state = 'pending' AND r.expire_time <= ?1 THEN 'expired' ELSE r.state END`;

/**
 * Requests that somebody received or sent, the newest first; nobody reads another's (decision 172).
 * @throws AppError 404 where the meeting has no 1:1 meetings
 */
export async function listRequests(
  db: Database,
  userId: string,
  query: QueryOf<typeof matchmakingCalls.requests>,
): Promise<Page<MatchmakingRequest>> {
  const meetingId = namedMeeting(query);
  const { current, size, offset } = pagingOf(query);
  const [own, other] = query.box === 'sent' ? ['from_user', 'to_user'] : ['to_user', 'from_user'];
  const [worlds, rows = [], totals = []] = await db.batch<unknown>([
    selectWorld(meetingId),
    {
      sql: `SELECT r.id, r.from_user = ?3 AS mine, ${PARTNER}, r.message, r.slot_id,
              s.start_time AS slot_start, s.end_time AS slot_end, ${STATE} AS state, r.reason, r.expire_time, r.add_time,
              CASE WHEN r.state = 'pending' AND r.expire_time > ?1 THEN ${sharedSlots('me', 'm')} ELSE '[]' END AS shared
            FROM matchmaking_request r
            JOIN matchmaking_member me ON me.meeting_id = r.meeting_id AND me.user_id = r.${own}
            JOIN matchmaking_member m ON m.meeting_id = r.meeting_id AND m.user_id = r.${other}
            LEFT JOIN matchmaking_slot s ON s.id = r.slot_id
            WHERE r.${own} = ?3 AND r.meeting_id = ?2 ORDER BY r.add_time DESC, r.id DESC LIMIT ?4 OFFSET ?5`,
      params: [now(), meetingId, userId, size, offset],
    },
    {
      sql: `SELECT ${query.box === 'sent' ? 'sent' : 'received'} AS n FROM matchmaking_member WHERE meeting_id = ? AND user_id = ?`,
      params: [meetingId, userId],
    },
  ]);
  worldOf(worlds);
  return pageOf((rows as Row[]).map(requestOf), current, size, (totals[0] as { n: number } | undefined)?.n ?? 0);
}

interface Parties {
  my_name: string;
  to_user: string;
  waiting: number;
}

const selectParties = (userId: string, meetingId: string, memberId: string, at: number): Statement => ({
  sql: `SELECT me.name AS my_name, m.user_id AS to_user,
          (SELECT count(*) FROM matchmaking_request WHERE from_user = ?1 AND meeting_id = ?2 AND state = 'pending' AND expire_time > ?4) AS waiting
        FROM matchmaking_member me LEFT JOIN matchmaking_member m ON m.meeting_id = me.meeting_id AND m.id = ?3 AND m.left_time IS NULL AND ${IS_ENABLED}
        WHERE me.meeting_id = ?2 AND me.user_id = ?1 AND me.left_time IS NULL`,
  params: [userId, meetingId, memberId, at],
});

/** A request lapses after the meeting's hours, with the end of the requests, or when the last slot that it could mean begins. */
const EXPIRES = `min(?7 + k.request_hours * ${HOUR}, k.closes,
  (SELECT max(s.start_time) FROM matchmaking_slot s WHERE s.meeting_id = k.meeting_id AND s.id = coalesce(?6, s.id)))`;

const insertRequest = (
  id: string,
  userId: string,
  to: string,
  input: RequestInput,
  at: number,
  key: string | null,
): Statement => ({
  sql: `INSERT INTO matchmaking_request (id, meeting_id, from_user, to_user, pair, message, slot_id, expire_time, add_time, submission_key)
        SELECT ?1, k.meeting_id, ?2, ?3, min(?2, ?3) || ':' || max(?2, ?3), ?5, ?6, ${EXPIRES}, ?7, ?8
        FROM matchmaking k JOIN matchmaking_member m ON m.meeting_id = k.meeting_id AND m.user_id = ?3 AND m.left_time IS NULL
        WHERE k.meeting_id = ?4 AND ${EXPIRES} > ?7 AND ${isHeld('k.meeting_id')}
          AND (SELECT count(*) FROM matchmaking_request WHERE from_user = ?2 AND meeting_id = ?4 AND state = 'pending' AND expire_time > ?7) < k.max_requests`,
  params: [id, userId, to, input.meeting_id, input.message, input.slot_id || null, at, key],
});

/**
 * Asks another member for a 1:1 meeting. Only one request between two people is open, whoever asked.
 * @param key header Idempotency-Key: a repeated request is one
 * @throws AppError 403 for who takes no part, 404 for an unknown member, 409 outside the time of requests, above the limit, or where one is open
 */
export async function sendRequest(
  db: Database,
  userId: string,
  input: RequestInput,
  key: string | null,
): Promise<{ id: string }> {
  const at = now();
  const [worlds, parties = [], slots = [], written = []] = await db.batch<unknown>([
    selectWorld(input.meeting_id),
    selectParties(userId, input.meeting_id, input.member_id, at),
    {
      sql: 'SELECT 1 FROM matchmaking_slot WHERE meeting_id = ? AND id = ? AND start_time > ?',
      params: [input.meeting_id, input.slot_id || '', at],
    },
    { sql: 'SELECT id FROM matchmaking_request WHERE from_user = ? AND submission_key = ?', params: [userId, key] },
  ]);
  const world = worldOf(worlds);
  const repeated = written[0] as { id: string } | undefined;
  if (repeated) return repeated;
  const people = parties[0] as Parties | undefined;
  if (!people) throw forbidden();
  if (!people.to_user || people.to_user === userId) throw notFound();
  if (!isOpenNow(world, at)) throw new AppError(409, 'matchmaking_not_now');
  if (input.slot_id && slots.length === 0) throw new AppError(409, 'matchmaking_slot_taken');
  if (people.waiting >= world.max_requests)
    throw new AppError(409, 'matchmaking_requests', { params: { max: world.max_requests } });
  const id = newId();
  try {
    await db.batch([
      // One that has lapsed, before the clock came by, keeps nobody from asking again.
      {
        sql: `UPDATE matchmaking_request SET state = 'expired', answer_time = ?1 WHERE meeting_id = ?2 AND state = 'pending' AND expire_time <= ?1
              AND pair = min(?3, ?4) || ':' || max(?3, ?4)`,
        params: [at, input.meeting_id, userId, people.to_user],
      },
      insertRequest(id, userId, people.to_user, input, at, key),
      assertChanged(),
      told(people.to_user, 'matchmaking_request', world, people.my_name, { tab: 'requests' }),
    ]);
  } catch (error) {
    const stale = isStale(error);
    if (!stale && !isUniqueViolation(error)) throw error;
    // The same submission may have come twice at once: its first arrival may be the one that fills the limit.
    const same = await db.first<{ id: string }>(
      'SELECT id FROM matchmaking_request WHERE from_user = ? AND submission_key = ?',
      [userId, key],
    );
    if (same) return same;
    if (stale) throw new AppError(409, 'matchmaking_requests', { params: { max: world.max_requests } });
    return refuseRequest(db, userId, people.to_user, input.meeting_id);
  }
  return { id };
}

/** Why there is none beside the request that is open between the two. */
async function refuseRequest(db: Database, userId: string, to: string, meetingId: string): Promise<never> {
  const open = await db.first<{ from_user: string; state: string }>(
    `SELECT from_user, state FROM matchmaking_request WHERE meeting_id = ? AND state IN ('pending', 'accepted')
     AND pair = min(?2, ?3) || ':' || max(?2, ?3)`,
    [meetingId, userId, to],
  );
  throw new AppError(
    409,
    open?.from_user === to && open.state === 'pending' ? 'matchmaking_asked_you' : 'matchmaking_asked',
  );
}

interface Asked extends RowOf<'matchmaking_request', 'id' | 'meeting_id' | 'from_user' | 'to_user' | 'expire_time'> {
  state: RequestState;
  my_name: string | null;
  appointment_id: string | null;
  max_meetings: number | null;
  most: number;
}

async function readAsked(db: Database, userId: string, id: string): Promise<Asked> {
  const row = await db.first<Asked>(
    `SELECT r.id, r.meeting_id, r.from_user, r.to_user, r.state, r.expire_time, me.name AS my_name, k.max_meetings,
       (SELECT x.id FROM matchmaking_appointment x WHERE x.request_id = r.id AND x.cancel_time IS NULL) AS appointment_id,
       (SELECT max(n) FROM (SELECT count(*) AS n FROM matchmaking_seat e WHERE e.meeting_id = r.meeting_id
          AND e.user_id IN (r.from_user, r.to_user) GROUP BY e.user_id)) AS most
     FROM matchmaking_request r JOIN matchmaking k ON k.meeting_id = r.meeting_id
     LEFT JOIN matchmaking_member me ON me.meeting_id = r.meeting_id AND me.user_id = ?2
     WHERE r.id = ?1 AND ?2 IN (r.from_user, r.to_user)`,
    [id, userId],
  );
  if (!row) throw notFound();
  return row;
}

/** Why an acceptance did not go through, by what stands now; a repeated one is answered as the first. */
async function refusedAcceptance(db: Database, userId: string, input: AnswerInput): Promise<Assigned> {
  const asked = await readAsked(db, userId, input.id);
  if (asked.state === 'accepted' && asked.appointment_id) {
    const [row] = await db.batch<Assigned>([selectAssigned(asked.appointment_id)]);
    if (row?.[0]) return row[0];
  }
  if (asked.state !== 'pending') throw new AppError(409, 'matchmaking_answered');
  if (asked.expire_time <= now()) throw new AppError(409, 'matchmaking_expired');
  if (asked.max_meetings !== null && asked.most >= asked.max_meetings) throw new AppError(409, 'matchmaking_meetings');
  throw new AppError(409, 'matchmaking_slot_taken');
}

async function accept(db: Database, userId: string, asked: Asked, input: AnswerInput): Promise<Assigned> {
  const at = now();
  const id = newId();
  const [worlds] = await db.batch<unknown>([selectWorld(asked.meeting_id)]);
  const world = worldOf(worlds);
  checkHeld(world);
  try {
    const rows = await db.batch<Assigned>([
      {
        sql: `UPDATE matchmaking_request SET state = 'accepted', answer_time = ?1
              WHERE id = ?2 AND to_user = ?3 AND state = 'pending' AND expire_time > ?1`,
        params: [at, asked.id, userId],
      },
      assertChanged(),
      assignRequest(id, asked.id, input.slot_id || null, at),
      assertChanged(),
      seatBoth(id),
      assertChanged(2),
      told(asked.from_user, 'matchmaking_accepted', world, asked.my_name, { tab: 'plan' }),
      selectAssigned(id),
    ]);
    return rows.at(-1)?.[0] as Assigned;
  } catch (error) {
    if (isStale(error) || isUniqueViolation(error, 'matchmaking_')) return refusedAcceptance(db, userId, input);
    throw error;
  }
}

async function decline(db: Database, userId: string, asked: Asked, reason: string | null): Promise<null> {
  const at = now();
  const [worlds] = await db.batch<unknown>([selectWorld(asked.meeting_id)]);
  const written = await wrote(db, [
    {
      sql: `UPDATE matchmaking_request SET state = 'declined', answer_time = ?1, reason = ?4
              WHERE id = ?2 AND to_user = ?3 AND state = 'pending' AND expire_time > ?1`,
      params: [at, asked.id, userId, reason],
    },
    assertChanged(),
    told(asked.from_user, 'matchmaking_declined', worldOf(worlds), asked.my_name, {
      tab: 'requests',
      content: reason,
    }),
  ]);
  if (!written) {
    const { state, expire_time } = await readAsked(db, userId, asked.id);
    if (state === 'declined') return null;
    throw new AppError(409, state === 'pending' && expire_time <= at ? 'matchmaking_expired' : 'matchmaking_answered');
  }
  return null;
}

/**
 * The asked member's answer. An acceptance takes slot, table and both people in one transaction, or nothing (decision 171).
 * @returns what was assigned; null for a refusal
 * @throws AppError 404 for strangers, 403 for the one who asked, 409 once it was answered or has lapsed, or where no slot suits both
 */
export async function answerRequest(db: Database, userId: string, input: AnswerInput): Promise<Assigned | null> {
  const asked = await readAsked(db, userId, input.id);
  if (asked.to_user !== userId) throw forbidden();
  return input.accept ? accept(db, userId, asked, input) : decline(db, userId, asked, input.reason || null);
}

/**
 * Takes an own request back.
 * @throws AppError 404 for strangers, 403 for the one who was asked, 409 once it was answered
 */
export async function withdrawRequest(db: Database, userId: string, id: string): Promise<{ id: string }> {
  const changed = await db.run(
    `UPDATE matchmaking_request SET state = 'withdrawn', answer_time = ? WHERE id = ? AND from_user = ? AND state = 'pending'`,
    [now(), id, userId],
  );
  if (changed > 0) return { id };
  const asked = await readAsked(db, userId, id);
  if (asked.from_user !== userId) throw forbidden();
  if (asked.state !== 'withdrawn') throw new AppError(409, 'matchmaking_answered');
  return { id };
}
