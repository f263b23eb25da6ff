import type * as z from 'zod';
import {
  answersOf,
  type BookedKind,
  type BookingState,
  type bookingChange,
  type bookingStep,
  largestParty,
  type OwnBooking,
  SIGN_UPS,
} from '../../../db/contract/bookings.ts';
import { refusalOf } from '../../data/guards.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale, type RowOf, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { maskedAccount } from '../../platform/masked-account.ts';
import { wakeClock } from '../../platform/schedules.ts';
import { bookingOfKey } from '../../tables/booking-key.ts';
import { answerErrors, checkParty, offerSeats } from '../../tables/seats.ts';

type Step = z.output<typeof bookingStep>;

interface Held extends RowOf<'booking', 'id' | 'event_id' | 'party' | 'number' | 'offer_until'> {
  kind: BookedKind;
  state: BookingState;
}

/** What a key opens at most: a link that was forwarded shows no more than its booking (decision 141). */
const wrongKey = () => new AppError(404, 'booking_key');

/**
 * Where a booking stands that a key names; the event's end is the key's.
 * @param manage the key, or the address that holds it
 * @throws AppError 404 for a key that is none, and after the event
 */
export async function heldBy(db: Database, env: Env, manage: string): Promise<Held> {
  const id = bookingOfKey(env, manage);
  const held = id
    ? await db.first<Held & { ends: number | null }>(
        `SELECT k.id, k.kind, k.event_id, k.party, k.state, k.number, k.offer_until, b.ends
         FROM booking k JOIN bookable b ON b.event_id = k.event_id WHERE k.id = ?`,
        [id],
      )
    : null;
  if (!held || (held.ends !== null && held.ends <= now())) throw wrongKey();
  const { ends: _, ...booking } = held;
  // An offer that has run out is over before the clock's look writes it down.
  return booking.state === 'offered' && (booking.offer_until ?? 0) <= now() ? { ...booking, state: 'lapsed' } : booking;
}

type Shown = Omit<OwnBooking, keyof Held | 'answers' | 'party_max' | 'event'> &
  OwnBooking['event'] & { answers: string | null; paid: number };

/**
 * A booking as its holder sees it.
 * @param manage the key, or the address that holds it
 * @throws AppError 404 for a key that is none, and after the event
 */
export async function ownBooking(db: Database, env: Env, manage: string): Promise<OwnBooking> {
  const held = await heldBy(db, env, manage);
  const { table } = SIGN_UPS[held.kind];
  const row = await db.first<Shown & { event_name: string }>(
    `SELECT s.name, s.phone, s.answers, e.name AS event_name, e.name_en, e.address, e.address_en, e.start_time, e.end_time,
       e.cancel_time, e.cancel_reason, e.questions, e.paid,
       (SELECT count(*) FROM booking w WHERE w.event_id = ?2 AND w.state = 'waiting' AND w.number < ?3) AS ahead
     FROM ${table} s JOIN ${held.kind} e ON e.id = ?2 WHERE s.id = ?1`,
    [held.id, held.event_id, held.number ?? 0],
  );
  if (!row) throw wrongKey();
  const { name, phone, answers, ahead, event_name, paid, ...event } = row;
  return {
    ...held,
    party_max: largestParty(held.kind, paid),
    name,
    phone: maskedAccount(phone),
    answers: answersOf(answers),
    ahead,
    event: { ...event, name: event_name },
  };
}

const over = () => new AppError(409, 'booking_over');

/**
 * Changes a booking in one transaction, and offers what it freed to whoever is next.
 * @throws AppError 409 where the booking stands elsewhere by now
 */
async function step(
  db: Database,
  env: Env,
  held: Held,
  statements: Statement[],
  refusal: () => AppError,
): Promise<Step> {
  const read = { sql: 'SELECT state, number FROM booking WHERE id = ?', params: [held.id] };
  try {
    const answers = await db.batch<Step>([...statements, offerSeats(held.event_id, now()), read]);
    const [after] = answers.at(-1) as Step[];
    if (!after) throw wrongKey();
    await wakeClock(env, Date.now());
    return after;
  } catch (error) {
    throw isStale(error) ? refusal() : refusalOf(error);
  }
}

/**
 * Gives a seat, an offer or a place in the list up. Repeated, it answers the same.
 * @throws AppError 404, 409 for an offer that has lapsed
 */
export async function cancelBooking(db: Database, env: Env, manage: string): Promise<Step> {
  const held = await heldBy(db, env, manage);
  if (held.state === 'left' || held.state === 'lapsed') return { state: held.state, number: held.number };
  const leave: Statement = {
    sql: `UPDATE booking SET state = 'left', offer_until = NULL, change_time = ?2
          WHERE id = ?1 AND state IN ('booked', 'offered', 'waiting')`,
    params: [held.id, now()],
  };
  return step(db, env, held, [leave], over);
}

/**
 * Takes the seat that was offered. Repeated, it answers the same.
 * @throws AppError 404, 409 where none is offered any more
 */
export async function acceptOffer(db: Database, env: Env, manage: string): Promise<Step> {
  const held = await heldBy(db, env, manage);
  if (held.state === 'booked') return { state: held.state, number: held.number };
  const take: Statement = {
    sql: `UPDATE booking SET state = 'booked', offer_until = NULL, change_time = ?2
          WHERE id = ?1 AND state = 'offered' AND offer_until > ?2
            AND EXISTS (SELECT 1 FROM bookable b WHERE b.event_id = booking.event_id AND b.stopped = 0)`,
    params: [held.id, now()],
  };
  return step(db, env, held, [take, assertChanged()], () => new AppError(409, 'offer_over'));
}

/**
 * Changes how many come, or the answers to the form's questions. More people need seats, which the database decides.
 * @throws AppError 404, 409 booking_full or booking_over, 422
 */
export async function changeBooking(
  db: Database,
  env: Env,
  { manage, party, answers }: z.output<typeof bookingChange>,
): Promise<Step> {
  const held = await heldBy(db, env, manage);
  if (held.state === 'left' || held.state === 'lapsed') throw over();
  const { table } = SIGN_UPS[held.kind];
  const event = await db.first<{ questions: string | null; paid: number }>(
    `SELECT questions, paid FROM ${held.kind} WHERE id = ?`,
    [held.event_id],
  );
  checkParty(held.kind, event?.paid ?? 0, party);
  if (answers) {
    const errors = answerErrors({ questions: event?.questions ?? null }, JSON.stringify(answers), true);
    if (errors.length > 0) throw invalid(errors);
  }
  const change: Statement = {
    sql: `UPDATE ${table} SET party = coalesce(?2, party), answers = coalesce(?3, answers) WHERE id = ?1 AND is_delete = 0`,
    params: [held.id, party ?? null, answers ? JSON.stringify(answers) : null],
  };
  return step(db, env, held, [change, assertChanged()], over);
}
