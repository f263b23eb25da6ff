import { type BookedKind, SIGN_UPS } from '../../../db/contract/bookings.ts';
import type { WalkIn } from '../../../db/contract/participants.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { wakeClock } from '../../platform/schedules.ts';
import { dueToLeft, tellAgain } from '../../tables/booking-messages.ts';
import { offerSeats } from '../../tables/seats.ts';

/** Refusals of a second sign-up in the words of the documents (core§5). */
const DUPLICATE = { meeting: 'meeting_signed_up', course: 'course_registered' } as const;

/** The columns of a sign-up that are carried over or written by staff, beside the one that names what it is for. */
const OWN: Readonly<Record<BookedKind, readonly string[]>> = {
  meeting: ['name', 'unit', 'post', 'phone', 'intention', 'user_id', 'party', 'answers'],
  course: ['name', 'org_name', 'post', 'phone', 'sex', 'traffic_type', 'user_id', 'party', 'answers'],
};

/** Whether a meeting or course takes so many more: it stands, and has the seats, or staff say that it need not have them. */
const TAKES = `SELECT 1 FROM bookable WHERE event_id = ? AND kind = ? AND stopped = 0 AND (? OR capacity IS NULL OR booked + ? <= capacity)`;

/** Who does it, and with what. */
interface By {
  db: Database;
  env: Env;
  userId: string;
}

/** @throws AppError 404 for a sign-up that there is not */
async function eventOfSignUp(db: Database, kind: BookedKind, id: string): Promise<string> {
  const found = await db.first<{ event_id: string }>('SELECT event_id FROM booking WHERE id = ? AND kind = ?', [
    id,
    kind,
  ]);
  if (!found) throw notFound();
  return found.event_id;
}

/** A seat whatever the counters say, for whom the triggers put into the waiting list. */
const seated = (id: string): Statement => ({
  sql: `UPDATE booking SET state = 'booked', number = NULL, offer_until = NULL, change_time = unixepoch() WHERE id = ? AND state IN ('waiting', 'offered')`,
  params: [id],
});

/** @throws AppError 404 for a meeting or course that there is not, 409 for one that was called off, and where all seats are taken */
async function refuseFull(db: Database, kind: BookedKind, id: string): Promise<never> {
  const found = await db.first<{ stopped: number }>('SELECT stopped FROM bookable WHERE event_id = ? AND kind = ?', [
    id,
    kind,
  ]);
  if (!found) throw notFound();
  throw new AppError(409, found.stopped === 1 ? 'booking_cancelled' : 'seats_taken');
}

/**
 * Somebody who came without having signed up gets a seat.
 * @param walkIn `over`: although all are taken
 * @throws AppError 404, 409 where they signed up already, and where all seats are taken
 */
export async function addWalkIn({ db, env, userId }: By, walkIn: WalkIn): Promise<{ id: string }> {
  const { kind, event_id, name, phone, org_name, post, party, over } = walkIn;
  const { table, column } = SIGN_UPS[kind];
  const id = newId();
  try {
    await db.batch([
      {
        sql: `INSERT INTO ${table} (id, ${column}, name, phone, ${kind === 'meeting' ? 'unit' : 'org_name'}, post, party, origin, add_time)
              SELECT ?, ?, ?, ?, ?, ?, ?, 'walk_in', ? WHERE EXISTS (${TAKES})`,
        params: [
          ...[id, event_id, name, phone, org_name || null, post || null, party, now()],
          ...[event_id, kind, over ? 1 : 0, party],
        ],
      },
      assertChanged(),
      seated(id),
      auditEntry({ userId, action: over ? 'walk-in-over' : 'walk-in', table, itemId: id }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(409, DUPLICATE[kind]);
    if (!isStale(error)) throw error;
    const there = `SELECT 1 FROM ${table} WHERE ${column} = ? AND name = ? AND phone = ? AND is_delete = 0`;
    if (await db.first(there, [event_id, name, phone])) throw new AppError(409, DUPLICATE[kind]);
    return refuseFull(db, kind, event_id);
  }
  await wakeClock(env, Date.now());
  return { id };
}

/**
 * Cancels a booking or a place in the waiting list, and tells whose it was (decision 353); a second time changes nothing.
 * @throws AppError 404 for a sign-up that there is not
 */
export async function cancelParticipant(
  { db, env, userId }: By,
  kind: BookedKind,
  id: string,
): Promise<{ changed: number }> {
  const { table } = SIGN_UPS[kind];
  const event = await eventOfSignUp(db, kind, id);
  const written = await wrote(db, [
    dueToLeft([id], now()),
    { sql: `UPDATE ${table} SET is_delete = 1 WHERE id = ? AND is_delete = 0`, params: [id] },
    assertChanged(),
    offerSeats(event, now()),
    auditEntry({ userId, action: 'booking-cancel', table, itemId: id }),
  ]);
  if (!written) return { changed: 0 };
  await wakeClock(env, Date.now());
  return { changed: 1 };
}

/**
 * Somebody who waits gets a seat now, whoever stands before them.
 * @param over although all seats are taken
 * @throws AppError 404, 409 for whoever does not wait, and where all seats are taken
 */
export async function giveSeat(
  { db, env, userId }: By,
  kind: BookedKind,
  id: string,
  over: boolean,
): Promise<{ changed: number }> {
  const { sql, params } = seated(id);
  const written = await wrote(db, [
    {
      sql: `${sql} AND kind = ? AND (state = 'offered' OR EXISTS (SELECT 1 FROM bookable b WHERE b.event_id = booking.event_id
              AND b.stopped = 0 AND (? OR b.capacity IS NULL OR b.booked + booking.party <= b.capacity)))`,
      params: [...params, kind, over ? 1 : 0],
    },
    assertChanged(),
    auditEntry({ userId, action: over ? 'seat-over' : 'seat', table: SIGN_UPS[kind].table, itemId: id }),
  ]);
  if (!written) {
    const found = await db.first<{ state: string; event_id: string }>(
      'SELECT state, event_id FROM booking WHERE id = ? AND kind = ?',
      [id, kind],
    );
    if (!found) throw notFound();
    if (found.state === 'waiting') return refuseFull(db, kind, found.event_id);
    throw new AppError(409, 'conflict');
  }
  await wakeClock(env, Date.now());
  return { changed: 1 };
}

/**
 * Moves a booking to another meeting or course, with its answers; the old one is cancelled with it.
 * @param over although all seats are taken there
 * @throws AppError 404, 409 where they signed up there already, and where all seats are taken
 */
export async function moveParticipant(
  { db, env, userId }: By,
  { kind, id, to, over }: { kind: BookedKind; id: string; to: string; over: boolean },
): Promise<{ id: string }> {
  const { table, column } = SIGN_UPS[kind];
  const moved = newId();
  const from = await eventOfSignUp(db, kind, id);
  const columns = OWN[kind].join(', ');
  try {
    await db.batch([
      {
        sql: `INSERT INTO ${table} (id, ${column}, ${columns}, origin, add_time)
              SELECT ?1, ?2, ${columns}, 'staff', ?3 FROM ${table} u WHERE u.id = ?4 AND u.is_delete = 0 AND u.${column} <> ?2
              AND EXISTS (SELECT 1 FROM bookable WHERE event_id = ?2 AND kind = ?5 AND stopped = 0 AND (?6 OR capacity IS NULL OR booked + u.party <= capacity))`,
        params: [moved, to, now(), id, kind, over ? 1 : 0],
      },
      assertChanged(),
      seated(moved),
      { sql: `UPDATE ${table} SET is_delete = 1 WHERE id = ? AND is_delete = 0`, params: [id] },
      assertChanged(),
      offerSeats(from, now()),
      auditEntry({ userId, action: 'booking-move', table, itemId: moved, before: id, after: moved }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(409, DUPLICATE[kind]);
    if (!isStale(error)) throw error;
    if (!(await db.first(`SELECT 1 FROM ${table} WHERE id = ? AND is_delete = 0`, [id])))
      throw new AppError(409, 'booking_over');
    if (from === to) throw new AppError(409, 'conflict');
    return refuseFull(db, kind, to);
  }
  await wakeClock(env, Date.now());
  return { id: moved };
}

/**
 * Sends what somebody was not surely told once more.
 * @returns how many messages wait to be sent again
 * @throws AppError 404 for a sign-up that there is not
 */
export async function tellParticipant({ db, env }: By, kind: BookedKind, id: string): Promise<{ changed: number }> {
  await eventOfSignUp(db, kind, id);
  const { sql, params } = tellAgain([id]);
  const changed = await db.run(sql, params);
  if (changed > 0) await wakeClock(env, Date.now());
  return { changed };
}
