import { PHONE } from '../../../db/contract/accounts.ts';
import {
  type BookedKind,
  type BookingTopic,
  MESSAGE_LEASE,
  MESSAGE_TRIES,
  managePath,
  SIGN_UPS,
} from '../../../db/contract/bookings.ts';
import { applicationPath } from '../../../db/contract/clinic.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { matchPath } from '../../../db/contract/matchmaking.ts';
import { SIGN_UP_SMS } from '../../../db/contract/messages.ts';
import { isOrganizationName } from '../../../db/contract/organization-name.ts';
import { DAY, HOUR } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { failureOf, recordFailure } from '../../platform/failures.ts';
import type { Delivery } from '../../platform/gateway.ts';
import { type Leased, settled, settleRows } from '../../platform/lease.ts';
import { configuredOrigin } from '../../platform/origin.ts';
import { sendSms, sendSmsOfSignUp } from '../../platform/sms.ts';
import { sendTemplate } from '../../platform/template-message.ts';
import { bookingKey } from '../../tables/booking-key.ts';
import { EXPERT_USER } from '../../tables/clinic-people.ts';
import { offerSeats } from '../../tables/seats.ts';
import { signUpOf } from '../matchmaking/world.ts';
import { bookingMatter, bookingText } from './texts.ts';

/** Events, and messages, that one look goes through: the next one goes on. */
const EVENTS = 50;
const MESSAGES = 20;

/** After the day's budget of short messages was used up, in seconds. */
const BUDGET_AGAIN = HOUR;

/** Booked consultations to come, as their index knows them. */
const CONSULTATIONS = 'audit_status = 1 AND is_delete = 0 AND finish_time IS NULL';
/** Found by when they begin: an index of states would go through all that ever took place. */
const BY_START = 'clinic_application a INDEXED BY clinic_application_start';

/** Offers that have run out lapse, and their seats go to the next, in one transaction; so do seats that were freed without an offer. */
async function handOn(db: Database, at: number): Promise<void> {
  const events = await db.all<{ event_id: string }>(
    `SELECT event_id FROM booking INDEXED BY booking_offer WHERE state = 'offered' AND offer_until <= ?1
     UNION SELECT event_id FROM bookable WHERE waiting > 0 AND stopped = 0 AND coalesce(booked < capacity, 1) AND coalesce(starts > ?1, 1)
     LIMIT ${EVENTS}`,
    [at],
  );
  for (const { event_id } of events) {
    await db.batch([
      {
        sql: `UPDATE booking SET state = 'lapsed', change_time = ?2 WHERE event_id = ?1 AND state = 'offered' AND offer_until <= ?2`,
        params: [event_id, at],
      },
      offerSeats(event_id, at),
    ]);
  }
}

const BEFORE = { day: DAY, hour: HOUR } as const;

/** Who had a seat by then is told a day and an hour before; of one beginning this becomes due once. */
function remind(topic: 'day' | 'hour', at: number): Statement[] {
  const [from, until] = topic === 'day' ? [at + HOUR, at + DAY] : [at, at + HOUR];
  const due = `b.stopped = 0 AND b.starts > ?1 AND b.starts <= ?2 AND b.${topic}_told IS NOT b.starts`;
  return [
    {
      sql: `INSERT INTO booking_message (id, booking_id, topic, due_time)
            SELECT k.id || ':${topic}:' || b.starts, k.id, '${topic}', ?3 FROM bookable b JOIN booking k ON k.event_id = b.event_id AND k.state = 'booked'
              AND k.change_time <= b.starts - ${BEFORE[topic]}
            WHERE ${due} ON CONFLICT DO NOTHING`,
      params: [from, until, at],
    },
    {
      sql: `UPDATE bookable AS b SET ${topic}_told = starts WHERE ${due}`,
      params: [from, until],
    },
  ];
}

/** The same for a consultation of the clinic, where it was booked before that time; its expert is told as well (decision 174). */
const remindOfClinic = (topic: 'day' | 'hour', at: number): Statement => ({
  sql: `INSERT INTO booking_message (id, booking_id, topic, due_time, to_expert)
        SELECT a.id || ':${topic}:' || a.slot_start || iif(w.expert, ':expert', ''), a.id, '${topic}', ?3, w.expert
        FROM ${BY_START}
        JOIN (SELECT 0 AS expert UNION ALL SELECT 1) w ON w.expert = 0 OR ${EXPERT_USER} IS NOT NULL
        WHERE ${CONSULTATIONS} AND a.slot_start > ?1 AND a.slot_start <= ?2
          AND coalesce(a.update_time, a.add_time) <= a.slot_start - ${BEFORE[topic]} ON CONFLICT DO NOTHING`,
  params: topic === 'day' ? [at + HOUR, at + DAY, at] : [at, at + HOUR, at],
});

/** Seats of 1:1 meetings that are held, by their slots `s`. */
const MATCHES = `matchmaking_slot s INDEXED BY matchmaking_slot_time JOIN matchmaking_seat e ON e.slot_id = s.id
  JOIN matchmaking_appointment x ON x.id = e.appointment_id AND x.cancel_time IS NULL
  JOIN meeting t ON t.id = e.meeting_id AND t.is_delete = 0 AND t.cancel_time IS NULL`;

/** Both people of a 1:1 meeting that was agreed by then, an hour before it: once for each time that it is moved to (decision 362). */
const remindOfMatches = (at: number): Statement => ({
  sql: `INSERT INTO booking_message (id, booking_id, topic, due_time)
        SELECT e.id || ':hour:' || s.start_time, e.id, 'hour', ?1 FROM ${MATCHES}
        WHERE s.start_time > ?1 AND s.start_time <= ?2 AND x.add_time <= s.start_time - ${BEFORE.hour} ON CONFLICT DO NOTHING`,
  params: [at, at + BEFORE.hour],
});

interface Claimed extends RowOf<'booking_message', 'id' | 'booking_id' | 'attempts' | 'to_expert'> {
  topic: BookingTopic;
  claim_time: number;
}

interface Told {
  /** `removed`: a sign-up of which nothing is left. */
  kind: BookedKind | 'clinic' | 'match' | 'removed';
  state: string;
  number: number | null;
  offer_until: number | null;
  ends: number | null;
  name: string;
  phone: string;
  /** That of the account, where the one that was given takes no short messages. */
  other_phone: string | null;
  /** The chat app of the account, where it is bound, and the template for it, where the settings name one and the account is not paused. */
  openid: string | null;
  template_id: string | null;
  event: string;
  event_en: string | null;
  /** JSON: with whom it is, as they call themselves; null for none. */
  whom: string | null;
  address: string | null;
  address_en: string | null;
  start_time: number | null;
  cancel_reason: string | null;
  /** The language in which it was booked; null for Chinese. */
  lang: Lang | null;
  /** Of the 1:1 meeting. */
  meeting: string | null;
}

const FITS: Readonly<Record<BookingTopic, readonly string[]>> = {
  booked: ['booked'],
  waiting: ['waiting'],
  offered: ['offered'],
  lapsed: ['lapsed'],
  left: ['left'],
  changed: ['booked', 'offered'],
  cancelled: ['booked', 'offered', 'waiting', 'revoked'],
  day: ['booked'],
  hour: ['booked'],
};

/** The template in the settings; none while the account is paused, so that a short message goes out instead. */
const TEMPLATE = `(SELECT nullif(trim(value), '') FROM setting WHERE id = 'booking-template-id' AND NOT EXISTS (SELECT 1 FROM delivery_pause WHERE until_time > ?2))`;

const LANG = '(SELECT lang FROM booking_language WHERE id = ?1)';

async function toldOf(db: Database, { id, booking_id, to_expert }: Claimed, at: number): Promise<Told | null> {
  const part = (
    kind: BookedKind,
  ) => `SELECT k.kind, k.state, k.number, k.offer_until, b.ends, s.name, s.phone, NULL AS other_phone, u.openid, ${TEMPLATE} AS template_id,
      e.name AS event, e.name_en AS event_en, NULL AS whom, e.address, e.address_en, e.start_time, e.cancel_reason, ${LANG} AS lang, NULL AS meeting
    FROM booking k JOIN bookable b ON b.event_id = k.event_id JOIN ${SIGN_UPS[kind].table} s ON s.id = k.id JOIN ${kind} e ON e.id = k.event_id
    LEFT JOIN user u ON u.user_id = s.user_id AND u.is_delete = 0
    WHERE k.id = ?1 AND e.is_delete = 0`;
  const consultation = `SELECT 'clinic', CASE a.audit_status WHEN 1 THEN 'booked' WHEN 2 THEN 'revoked' ELSE 'pending' END, NULL, NULL, a.slot_end,
      a.contacts, ${to_expert ? "coalesce(u.tel, '')" : 'a.phone'}, u.account, u.openid, ${TEMPLATE},
      '专家诊所咨询', 'Consultation of the clinic', json_object('name', ${to_expert ? 'a.org_name' : 'x.name'}, 'name_en', ${to_expert ? 'NULL' : 'x.name_en'}),
      NULL, NULL, a.slot_start, NULL, ${to_expert ? 'NULL' : LANG}, NULL
    FROM clinic_application a LEFT JOIN zhuanjia x ON x.expert_id = a.expert_id
    LEFT JOIN user u ON u.user_id = ${to_expert ? EXPERT_USER : 'a.add_user'} AND u.is_delete = 0
    WHERE a.id = ?1 AND a.is_delete = 0`;
  // What was moved since has a message of its own.
  const match = `SELECT 'match', iif(?3 = e.id || ':hour:' || s.start_time, 'booked', 'left'), NULL, NULL, s.end_time,
      m.name, coalesce(b.phone, ''), coalesce(nullif(u.tel, ''), u.account), u.openid, ${TEMPLATE},
      t.name || ' 1:1 洽谈', coalesce(t.name_en, t.name) || ', 1:1 meeting', json_object('name', o.name, 'unit', o.unit),
      coalesce(t.address || ' ', '') || x.table_no || ' 号桌', coalesce(coalesce(t.address_en, t.address) || ', ', '') || 'table ' || x.table_no,
      s.start_time, NULL, (SELECT lang FROM booking_language WHERE id = b.id), t.id
    FROM matchmaking_seat e JOIN matchmaking_slot s ON s.id = e.slot_id JOIN matchmaking_appointment x ON x.id = e.appointment_id AND x.cancel_time IS NULL
    JOIN meeting t ON t.id = e.meeting_id AND t.is_delete = 0 AND t.cancel_time IS NULL
    JOIN matchmaking_member m ON m.meeting_id = e.meeting_id AND m.user_id = e.user_id
    JOIN matchmaking_member o ON o.meeting_id = e.meeting_id AND o.user_id = iif(x.first_user = e.user_id, x.second_user, x.first_user)
    LEFT JOIN meeting_user b ON b.id = ${signUpOf('e.meeting_id', 'm')}
    LEFT JOIN user u ON u.user_id = e.user_id AND u.is_delete = 0 WHERE e.id = ?1`;
  const removed = `SELECT 'removed', 'left', NULL, NULL, g.removed ->> 'ends', '', g.removed ->> 'phone', NULL, u.openid, ${TEMPLATE},
      g.removed ->> 'event', g.removed ->> 'event_en', NULL, NULL, NULL, g.removed ->> 'start', NULL, g.removed ->> 'lang', NULL
    FROM booking_message g LEFT JOIN user u ON u.user_id = g.removed ->> 'user' AND u.is_delete = 0 WHERE g.id = ?3 AND g.removed IS NOT NULL`;
  const sql = [part('meeting'), part('course'), consultation, match, removed].join(' UNION ALL ');
  return db.first<Told>(sql, [booking_id, at, id]);
}

/** Where the short message goes; none where no number takes one. */
const phoneOf = ({ phone, other_phone }: Told): string | undefined =>
  [phone, other_phone ?? ''].find((each) => PHONE.test(each));

/** What no longer holds is not told, and who has neither a number that takes short messages nor the chat app cannot be. */
const isTold = ({ topic }: Claimed, told: Told | null, at: number): told is Told =>
  told !== null &&
  FITS[topic].includes(told.state) &&
  (phoneOf(told) !== undefined || (told.openid !== null && told.template_id !== null)) &&
  (topic !== 'offered' || (told.offer_until ?? 0) > at) &&
  (told.ends === null || told.ends > at);

interface Outcome {
  /** `quiet`: the phone had its part of the day. */
  delivery: Delivery | 'budget' | 'quiet';
  channel: 'wechat' | 'sms' | null;
}

/** Whatever breaks while a message is sent may have sent it. */
async function broken(db: Database, error: unknown): Promise<Outcome> {
  await recordFailure(db, failureOf(error, 'alarm', 'booking message'));
  return { delivery: 'uncertain', channel: null };
}

/** What one phone gets of messages about sign-ups, which ask for no account; consultations and 1:1 meetings are those of members. */
function partOf(topic: BookingTopic, { kind }: Told): { kind: string; daily: number } | null {
  if (kind === 'clinic' || kind === 'match') return null;
  return topic === 'booked' || topic === 'waiting' ? SIGN_UP_SMS.confirmed : SIGN_UP_SMS.told;
}

interface Whom {
  name: string | null;
  name_en?: string | null;
  unit?: string | null;
}

/**
 * What it is called in a message, and with whom it is: members write these words of themselves, and nobody reviews them, so that
 * nothing but what may be a name goes out under the platform's own (decision 437).
 */
function calledIn(lang: Lang, { kind, event, event_en, whom }: Told): string {
  const base = lang === 'en' ? event_en || event : event;
  const { name, name_en, unit } = JSON.parse(whom ?? '{"name":null}') as Whom;
  const [called, of] = [(lang === 'en' && name_en) || name, unit].map((text) =>
    text && isOrganizationName(text) ? text : '',
  );
  if (!called) return base;
  if (lang === 'zh') return `${base}：${called}${of ? `（${of}）` : ''}`;
  return `${base}${kind === 'match' ? ' with' : ':'} ${called}${of ? ` (${of})` : ''}`;
}

/** By the chat app where the account is bound and the settings name a template, else, and where it refuses, by short message. */
async function send(env: Env, { id, topic, to_expert }: Claimed, told: Told, link: string): Promise<Outcome> {
  const lang = told.lang ?? 'zh';
  const booked = {
    ...{ ...told, to_expert, lang, at: now(), event: calledIn(lang, told) },
    ...(lang === 'en' && { address: told.address_en || told.address }),
  };
  if (told.openid && told.template_id) {
    const { openid, template_id } = told;
    const text = bookingText(topic, booked, '');
    const message = { openid, template_id, id, url: link, ...bookingMatter(topic, booked), text };
    const delivery = await sendTemplate(env, message);
    if (delivery !== 'refused') return { delivery, channel: 'wechat' };
  }
  const phone = phoneOf(told);
  if (!phone) return { delivery: 'refused', channel: 'wechat' };
  const message = {
    phone,
    text: bookingText(topic, booked, link),
    template_id: `booking_${topic}${lang === 'en' ? '_en' : ''}`,
    client_msg_id: id,
  };
  const part = partOf(topic, told);
  const delivery = await (part ? sendSmsOfSignUp(env, part, message) : sendSms(env, message)).catch(
    (error: unknown) => {
      if (error instanceof AppError) return 'budget' as const;
      throw error;
    },
  );
  return { delivery, channel: 'sms' };
}

/** Path of the page on which it is seen, changed or given up; empty where there is nothing to see. */
function pageOf(env: Env, { kind, meeting }: Told, id: string): string {
  if (kind === 'removed') return '';
  if (kind === 'clinic') return applicationPath(id);
  return kind === 'match' ? matchPath(meeting ?? '', 'plan') : managePath(bookingKey(env, id));
}

/** What is written of a message that was refused: when it is tried again, or that it was tried often enough. */
function refused({ attempts }: Claimed): { state: string; attempts: number; wait: number } {
  const tried = attempts + 1;
  return {
    state: tried < MESSAGE_TRIES.most ? 'due' : 'failed',
    attempts: tried,
    wait: MESSAGE_TRIES.first * MESSAGE_TRIES.growth ** attempts,
  };
}

const MESSAGE: Leased = { table: 'booking_message', key: 'id', holder: 'claim_time' };

/** Sends one message, and writes down what became of it. */
async function tell(db: Database, env: Env, claimed: Claimed): Promise<void> {
  const at = now();
  const told = await toldOf(db, claimed, at);
  let after = { state: 'dropped', attempts: claimed.attempts, wait: 0 };
  let by: string | null = null;
  if (isTold(claimed, told, at)) {
    const { booking_id } = claimed;
    const origin = configuredOrigin(env);
    const page = pageOf(env, told, booking_id);
    const { delivery, channel } = await send(env, claimed, told, origin && page && `${origin}${page}`).catch((error) =>
      broken(db, error),
    );
    by = channel;
    if (delivery === 'refused') after = refused(claimed);
    else if (delivery === 'budget') after = { ...after, state: 'due', wait: BUDGET_AGAIN };
    else if (delivery !== 'quiet') after.state = delivery === 'sent' ? 'sent' : 'unknown';
  }
  const end = { id: claimed.id, ...after, by, due: now() + after.wait };
  const set = `claim_time = NULL, state = ${settled('state')}, attempts = ${settled('attempts')}, channel = ${settled('by')},
  due_time = CASE ${settled('state')} WHEN 'due' THEN ${settled('due')} ELSE due_time END,
  removed = CASE ${settled('state')} WHEN 'due' THEN removed END`;
  await db.batch([settleRows(MESSAGE, claimed.claim_time, [end], set)]);
}

/** A message whose worker wrote no outcome within its lease is taken by another: it may have been sent, but is surely not lost. */
const claim = (at: number): Statement => ({
  sql: `UPDATE booking_message SET state = 'sending', claim_time = ?1
        WHERE id IN (SELECT id FROM (SELECT id FROM booking_message WHERE state = 'sending' AND claim_time <= ?1 - ${MESSAGE_LEASE} ORDER BY claim_time LIMIT ${MESSAGES})
          UNION ALL SELECT id FROM (SELECT id FROM booking_message WHERE state = 'due' AND due_time <= ?1 ORDER BY due_time LIMIT ${MESSAGES}))
        AND (state = 'due' OR claim_time <= ?1 - ${MESSAGE_LEASE})
        RETURNING id, booking_id, topic, attempts, claim_time, to_expert`,
  params: [at],
});

/**
 * One look at bookings (house 7): offers that have run out, reminders, and messages that are due.
 * @returns when to look again (ms since 1970), or null when nothing comes due within a day
 */
export async function sweepBookings(db: Database, env: Env): Promise<number | null> {
  const at = now();
  await handOn(db, at);
  await db.batch([
    ...remind('day', at),
    ...remind('hour', at),
    remindOfClinic('day', at),
    remindOfClinic('hour', at),
    remindOfMatches(at),
  ]);
  const claimed = await db.all<Claimed>(claim(at).sql, claim(at).params);
  await Promise.all(claimed.map((each) => tell(db, env, each)));
  // A compound of so many SELECTs would be more than D1 takes.
  const next = await db.first<{ at: number | null }>(
    `SELECT min(value) AS at FROM json_each(json_array(
       (SELECT min(offer_until) FROM booking WHERE state = 'offered'),
       (SELECT min(due_time) FROM booking_message WHERE state = 'due'),
       (SELECT min(claim_time) + ${MESSAGE_LEASE} FROM booking_message WHERE state = 'sending'),
       (SELECT min(starts) - ${HOUR} FROM bookable WHERE stopped = 0 AND starts > ?1 + ${HOUR}),
       (SELECT min(starts) - ${DAY} FROM bookable WHERE stopped = 0 AND starts > ?1 + ${DAY}),
       (SELECT min(s.start_time) - ${HOUR} FROM ${MATCHES} WHERE s.start_time > ?1 + ${HOUR} AND s.start_time <= ?1 + ${HOUR + DAY}),
       (SELECT min(slot_start) - ${HOUR} FROM ${BY_START} WHERE ${CONSULTATIONS} AND slot_start > ?1 + ${HOUR}),
       (SELECT min(slot_start) - ${DAY} FROM ${BY_START} WHERE ${CONSULTATIONS} AND slot_start > ?1 + ${DAY})))`,
    [at],
  );
  return next?.at && next.at < at + DAY ? Math.max(next.at * 1000, Date.now() + 500) : null;
}
