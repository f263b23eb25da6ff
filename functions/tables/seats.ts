import { accountKey, CODE_TYPE, PHONE } from '../../db/contract/accounts.ts';
import {
  answerComplaints,
  answersOf,
  areAnswers,
  areQuestions,
  BOOKING_LIMITS,
  type BookedKind,
  largestParty,
  managePath,
  questionsOf,
  SIGN_UPS,
  UNENDED,
} from '../../db/contract/bookings.ts';
import { HOUR } from '../../db/contract/time.ts';
import type { TableHooks, WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { staff } from '../data/rules.ts';
import { type Additions, FORMS } from '../data/table.ts';
import { now } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { AppError, type FieldError, invalid } from '../platform/errors.ts';
import { wakeClock } from '../platform/schedules.ts';
import { proveCode } from '../platform/verification-codes.ts';
import { bookingKey } from './booking-key.ts';
import { spokenWith } from './booking-language.ts';
import { dueToLeft, dueToRemoved } from './booking-messages.ts';
import { removedAlong } from './removed-along.ts';

const editor = staff('content-admin');

/** Sign-ups of one member, and of the visitors behind one address: a whole hall may sign up over one network. */
export const SIGN_UPS_ALLOWED: Additions = { ...FORMS, visitors: { hourly: 600, daily: 3000 } };

/** How many of the waiting list one look at the freed seats of an event goes through. */
const LOOKED_AT = 200;

/**
 * Offers free seats of an event to those who wait, in their order: the first whose party fits, then the next. It stands in the batch of
 * whatever freed a seat, and offers nothing where no seat is free (decision 140).
 * @param at unix seconds
 */
export const offerSeats = (eventId: string, at: number): Statement => ({
  sql: `WITH RECURSIVE free AS (
      SELECT coalesce(capacity, 1000000000) - booked AS seats FROM bookable
      WHERE event_id = ?1 AND waiting > 0 AND stopped = 0 AND coalesce(starts > ?2, 1) AND coalesce(booked < capacity, 1)
    ), line AS (
      SELECT id, party, row_number() OVER (ORDER BY number) AS n
      FROM (SELECT id, party, number FROM booking WHERE event_id = ?1 AND state = 'waiting' AND EXISTS (SELECT 1 FROM free) ORDER BY number LIMIT ${LOOKED_AT})
    ), walk AS (
      SELECT 0 AS n, seats AS seats, NULL AS id FROM free
      UNION ALL
      SELECT l.n, w.seats - iif(l.party <= w.seats, l.party, 0), iif(l.party <= w.seats, l.id, NULL)
      FROM walk w JOIN line l ON l.n = w.n + 1 WHERE w.seats > 0
    )
    UPDATE booking SET state = 'offered', change_time = ?2, offer_until = (
      SELECT min(?2 + offer_hours * ${HOUR}, coalesce(starts, ?2 + offer_hours * ${HOUR})) FROM bookable WHERE event_id = ?1)
    WHERE id IN (SELECT id FROM walk WHERE id IS NOT NULL)`,
  params: [eventId, at],
});

/** The same for several events. */
export const offersOf = (ids: readonly unknown[], at: number): Statement[] =>
  [...new Set(ids)].map((id) => offerSeats(String(id), at));

/** What an event says about who may sign up. */
interface Event {
  id: string;
  sign_from: number | null;
  sign_until: number | null;
  start_time: number | null;
  end_time: number | null;
  cancel_time: number | null;
  paid: number;
  check_phone: number;
  questions: string | null;
}

/** When a sign-up of one's own comes too early or too late. */
function checkWindow(kind: BookedKind, event: Event, at: number): void {
  const ends = event.end_time ?? (event.start_time === null ? null : event.start_time + UNENDED[kind]);
  if (event.sign_from !== null && event.sign_from > at) throw new AppError(409, 'booking_not_open');
  if ([event.sign_until, ends].some((time) => time !== null && time <= at)) throw new AppError(409, 'booking_closed');
}

/** Sign-ups for the course ?1 that the account ?2 has. */
const OWN_SIGN_UPS =
  'FROM course_user INDEXED BY course_user_user WHERE course_id = ?1 AND user_id = ?2 AND is_delete = 0';

/** Paid courses are for their learners (decision 105), each of whom signs up alone, and nobody else (decision 436). */
async function checkLearner({ id, paid }: Event, { caller, db }: WriteContext): Promise<void> {
  if (!paid) return;
  const params = [id, caller.userId];
  const [learners = [], signUps = []] = caller.userId
    ? await db.batch([
        { sql: 'SELECT 1 FROM course_learner WHERE course_id = ? AND user_id = ?', params },
        { sql: `SELECT 1 ${OWN_SIGN_UPS} LIMIT 1`, params },
      ])
    : [];
  if (learners.length === 0) throw new AppError(403, 'learners_only');
  if (signUps.length > 0) throw new AppError(409, 'course_registered');
}

/** Fails its batch where a learner has signed up more than once for a paid course, behind what the call adds. */
const assertAlone = (id: string, userId: string | null): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM course WHERE id = ?1 AND paid = 1) AND (SELECT count(*) ${OWN_SIGN_UPS}) > 1
          THEN json('stale') ELSE 1 END`,
  params: [id, userId],
});

/** Fails its batch where somebody is no designated learner of a paid course any more: whoever gives up learning gives up the seat (decision 368). */
const assertLearner = (id: string, userId: string | null): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM course WHERE id = ?1 AND paid = 1)
          AND NOT EXISTS (SELECT 1 FROM course_learner WHERE course_id = ?1 AND user_id = ?2) THEN json('stale') ELSE 1 END`,
  params: [id, userId],
});

/**
 * @param party how many a sign-up brings
 * @throws AppError 422 for others beside a designated learner
 */
export function checkParty(kind: BookedKind, paid: number, party: unknown): void {
  if (Number(party ?? 1) > largestParty(kind, paid)) throw invalid([{ field: 'party', code: 'learners_alone' }]);
}

/**
 * Complaints about the answers to an event's own questions.
 * @param whole whether required questions must be answered: those who sign up themselves must
 */
export function answerErrors(event: Pick<Event, 'questions'>, answers: unknown, whole: boolean): FieldError[] {
  const complaints = answerComplaints(questionsOf(event.questions), answersOf(answers as string | null));
  return complaints
    .filter(({ code }) => whole || (code !== 'required' && code !== 'consent_required'))
    .map(({ key, code }) => ({
      field: `answers.${key}`,
      code,
      ...(code === 'too_long' && { params: { max: BOOKING_LIMITS.answer } }),
    }));
}

async function eventsOf(kind: BookedKind, ids: readonly unknown[], { db }: WriteContext): Promise<Map<string, Event>> {
  const rows = await db.all<Event>(
    `SELECT id, sign_from, sign_until, start_time, end_time, cancel_time, paid, check_phone, questions FROM ${kind}
     WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify([...new Set(ids)])],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function checkSignUp(kind: BookedKind, event: Event, row: Row, context: WriteContext): Promise<void> {
  const own = (row.origin ?? 'self') === 'self';
  if (event.cancel_time !== null) throw new AppError(409, 'booking_cancelled');
  if (own) {
    checkWindow(kind, event, context.at);
    if (kind === 'course' && !editor(context.caller)) await checkLearner(event, context);
    checkParty(kind, event.paid, row.party);
  }
  const errors = answerErrors(event, row.answers, own);
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Where staff ask for it, whoever signs up proves the phone by a code.
 * @returns statements that use the code up
 */
async function provePhone(row: Row, { msgId, verificationCode }: Row, { db, env, address }: WriteContext) {
  const phone = accountKey(String(row.phone));
  if (!PHONE.test(phone)) throw invalid([{ field: 'phone', code: 'phone_number_invalid' }]);
  if (typeof verificationCode !== 'string' || typeof msgId !== 'string' || !verificationCode.trim())
    throw invalid([{ field: 'verificationCode', code: 'code_required' }]);
  const proof = { account: phone, type: CODE_TYPE.signUp, msgId, code: verificationCode.trim() };
  return proveCode(db, env, proof, address);
}

/** Fails its batch where one of some events was called off: who signs up at that moment would be told of it by nothing. */
const assertHeld = (kind: BookedKind, ids: readonly string[]): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM ${kind} WHERE cancel_time IS NOT NULL AND is_delete = 0 AND id IN (SELECT value FROM json_each(?)))
        THEN json('stale') ELSE 1 END`,
  params: [JSON.stringify(ids)],
});

/** Sign-ups that count on some events to come, of which nothing has told them that they are off. */
const COUNTED_ON = `SELECT 1 FROM bookable b JOIN booking k ON k.event_id = b.event_id AND k.state IN ('booked', 'offered', 'waiting')
  WHERE b.stopped = 0 AND coalesce(b.ends > ?2, 1) AND b.event_id IN (SELECT value FROM json_each(?1))`;

/**
 * Calling off tells those who signed up; taking an event away tells nobody, and takes their links with it (decision 289).
 * @throws AppError 409 event_booked
 */
async function checkUnbooked(rows: readonly Row[], { db, at }: WriteContext): Promise<Statement[]> {
  const params = [JSON.stringify(rows.map(({ id }) => id)), at];
  if (await db.first(`${COUNTED_ON} LIMIT 1`, params)) throw new AppError(409, 'event_booked');
  return [{ sql: `SELECT CASE WHEN EXISTS (${COUNTED_ON}) THEN json('stale') ELSE 1 END`, params }];
}

/** What follows once seats changed hands: whoever is next is told. */
export const toldNext = ({ env }: WriteContext) => ({ settled: () => wakeClock(env, Date.now()) });

/**
 * Hooks of a table of sign-ups: who may sign up when, with which answers, and what an `add` answers. The seat itself is decided by
 * db/derived/bookings.sql.
 * @param hooks further ones of the table
 */
export function signUpHooks(kind: BookedKind, hooks: TableHooks): TableHooks {
  const { column } = SIGN_UPS[kind];
  return {
    ...hooks,
    maxima: { ...hooks.maxima, answers: 20_000 },
    checks: {
      ...hooks.checks,
      party: { passes: (text) => Number(text) >= 1 && Number(text) <= BOOKING_LIMITS.party, code: 'party_invalid' },
      answers: { passes: areAnswers, code: 'answers_invalid' },
    },
    options: { ...hooks.options, origin: [{ value: 'self' }, { value: 'staff' }, { value: 'walk_in' }] },
    asides: ['verificationCode', 'msgId'],
    beforeAdd: async (rows, context, asides = []) => {
      const events = await eventsOf(
        kind,
        rows.map((row) => row[column]),
        context,
      );
      const before: Statement[] = [assertHeld(kind, [...events.keys()])];
      const alone: Statement[] = [];
      for (const [place, row] of rows.entries()) {
        const event = events.get(String(row[column]));
        if (event) await checkSignUp(kind, event, row, context);
        const own = (row.origin ?? 'self') === 'self';
        if (kind === 'course' && own && event?.paid && !editor(context.caller)) {
          before.push(assertLearner(event.id, context.caller.userId));
          alone.push(assertAlone(event.id, context.caller.userId));
        }
        if (event?.check_phone && own) before.push(...(await provePhone(row, asides[place] ?? {}, context)));
      }
      const id = String(rows[0]?.id);
      // Whom staff sign up chose no language here.
      const own = rows.filter(({ origin }) => (origin ?? 'self') === 'self').map((row) => row.id);
      return {
        ...toldNext(context),
        before,
        after: [...spokenWith(own, context), ...alone],
        says: {
          statement: { sql: 'SELECT state, number FROM booking WHERE id = ?', params: [id] },
          read: ([row]) => ({
            state: row?.state ?? 'booked',
            place: row?.number ?? null,
            manage: managePath(bookingKey(context.env, id)),
          }),
        },
      };
    },
    beforePut: async (rows, changes, context) => {
      const ids = rows.map((row) => row[column]);
      if ('answers' in changes) {
        const events = await eventsOf(kind, ids, context);
        const errors = [...events.values()].flatMap((event) => answerErrors(event, changes.answers, false));
        if (errors.length > 0) throw invalid(errors);
      }
      return 'party' in changes ? { ...toldNext(context), after: offersOf(ids, context.at) } : undefined;
    },
    beforeRemove: (rows, context, verb) => {
      const ids = rows.map((row) => row[column]);
      // Who gives up an own seat knows.
      const others = rows.filter(({ user_id }) => user_id !== context.caller.userId).map(({ id }) => id);
      return {
        ...toldNext(context),
        before:
          others.length > 0
            ? [verb === 'del' ? dueToLeft(others, context.at) : dueToRemoved(kind, others, context.at)]
            : [],
        after: offersOf(ids, context.at),
      };
    },
  };
}

const inside = (min: number, max: number) => (text: string) => Number(text) >= min && Number(text) <= max;

/** Columns of what is booked that staff write. */
export const BOOKED_COLUMNS = [
  ...(['capacity', 'sign_from', 'sign_until', 'offer_hours', 'check_phone', 'questions'] as const),
  ...(['cancel_time', 'cancel_reason'] as const),
];

const FLAG = [{ value: 0 }, { value: 1 }];

/** Longest texts of every meeting and course, in characters. */
const EVENT_MAXIMA = { name: 100, name_en: 200, address: 200, address_en: 300 } as const;

/** Checks of what is booked: its name, seats, hours of an offer, questions; more seats are offered to those who wait. */
export const bookedHooks = (kind: BookedKind, hooks: TableHooks): TableHooks => ({
  ...hooks,
  required: { ...hooks.required, name: 'required' },
  maxima: { ...EVENT_MAXIMA, ...hooks.maxima, questions: 20_000, cancel_reason: BOOKING_LIMITS.cancelReason },
  checks: {
    ...hooks.checks,
    capacity: { passes: inside(0, BOOKING_LIMITS.capacity), code: 'capacity_invalid' },
    offer_hours: {
      passes: inside(BOOKING_LIMITS.offerHours.min, BOOKING_LIMITS.offerHours.max),
      code: 'offer_hours_invalid',
    },
    questions: { passes: areQuestions, code: 'questions_invalid' },
  },
  options: { ...hooks.options, check_phone: FLAG, is_open: FLAG, paid: FLAG },
  spans: [
    ['start_time', 'end_time', 'meeting_end_first'],
    ['sign_from', 'sign_until', 'meeting_end_first'],
  ],
  beforeRemove: async (rows, context, verb) => ({
    before: [...(await checkUnbooked(rows, context)), ...removedAlong(kind, rows, verb)],
  }),
  beforePut: (rows, changes, context) => {
    const about = ['capacity', 'start_time', 'end_time', 'cancel_time', 'address'];
    if (!about.some((name) => name in changes)) return undefined;
    return {
      ...toldNext(context),
      after: offersOf(
        rows.map(({ id }) => id),
        now(),
      ),
    };
  },
});
