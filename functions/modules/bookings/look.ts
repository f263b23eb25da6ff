import { PHONE } from '../../../db/contract/accounts.ts';
import { type BookedKind, type BookingTopic, managePath, SIGN_UPS } from '../../../db/contract/bookings.ts';
import { applicationPath } from '../../../db/contract/clinic.ts';
import { DAY, HOUR } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { configuredOrigin } from '../../platform/origin.ts';
import { sendSms } from '../../platform/sms.ts';
import { bookingKey } from '../../tables/booking-key.ts';
import { offerSeats } from '../../tables/seats.ts';
import { bookingText } from './texts.ts';

/** Events, and messages, that one look goes through: the next one goes on. */
const EVENTS = 50;
const MESSAGES = 20;

/** After a message that the gateway refused, and after the day's budget was used up, in seconds. */
const AGAIN = 300;

/** Booked consultations to come, as their index knows them. */
const CONSULTATIONS = 'audit_status = 1 AND is_delete = 0 AND finish_time IS NULL';

/** Offers that have run out lapse, and their seats go to the next, in one transaction; so do seats that were freed without an offer. */
async function handOn(db: Database, at: number): Promise<void> {
  const events = await db.all<{ event_id: string }>(
    `SELECT event_id FROM booking WHERE state = 'offered' AND offer_until <= ?1
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

/** Who has a seat is told a day and an hour before; of one beginning this becomes due once. */
function remind(topic: 'day' | 'hour', at: number): Statement[] {
  const [from, until] = topic === 'day' ? [at + HOUR, at + DAY] : [at, at + HOUR];
  const due = `b.stopped = 0 AND b.starts > ?1 AND b.starts <= ?2 AND b.${topic}_told IS NOT b.starts`;
  return [
    {
      sql: `INSERT INTO booking_message (id, booking_id, topic, due_time)
            SELECT k.id || ':${topic}:' || b.starts, k.id, '${topic}', ?3 FROM bookable b JOIN booking k ON k.event_id = b.event_id AND k.state = 'booked'
            WHERE ${due} ON CONFLICT DO NOTHING`,
      params: [from, until, at],
    },
    {
      sql: `UPDATE bookable AS b SET ${topic}_told = starts WHERE ${due}`,
      params: [from, until],
    },
  ];
}

/** The same for a consultation of the clinic, where it was booked before that time. */
const remindOfClinic = (topic: 'day' | 'hour', at: number): Statement => ({
  sql: `INSERT INTO booking_message (id, booking_id, topic, due_time)
        SELECT a.id || ':${topic}:' || a.slot_start, a.id, '${topic}', ?3 FROM clinic_application a INDEXED BY clinic_application_start
        WHERE ${CONSULTATIONS} AND a.slot_start > ?1 AND a.slot_start <= ?2
          AND coalesce(a.update_time, a.add_time) <= a.slot_start - ${topic === 'day' ? DAY : HOUR} ON CONFLICT DO NOTHING`,
  params: topic === 'day' ? [at + HOUR, at + DAY, at] : [at, at + HOUR, at],
});

interface Claimed {
  id: string;
  booking_id: string;
  topic: BookingTopic;
}

interface Told {
  kind: BookedKind | 'clinic';
  state: string;
  number: number | null;
  offer_until: number | null;
  ends: number | null;
  name: string;
  phone: string;
  /** That of the account, where the one that was given takes no short messages. */
  other_phone: string | null;
  event: string;
  address: string | null;
  start_time: number | null;
  cancel_reason: string | null;
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

async function toldOf(db: Database, id: string): Promise<Told | null> {
  const part = (
    kind: BookedKind,
  ) => `SELECT k.kind, k.state, k.number, k.offer_until, b.ends, s.name, s.phone, NULL AS other_phone, e.name AS event, e.address,
      e.start_time, e.cancel_reason
    FROM booking k JOIN bookable b ON b.event_id = k.event_id JOIN ${SIGN_UPS[kind].table} s ON s.id = k.id JOIN ${kind} e ON e.id = k.event_id
    WHERE k.id = ?1 AND e.is_delete = 0`;
  const consultation = `SELECT 'clinic', CASE a.audit_status WHEN 1 THEN 'booked' WHEN 2 THEN 'revoked' ELSE 'pending' END, NULL, NULL, a.slot_end,
      a.contacts, a.phone, u.account, '专家诊所咨询' || coalesce('：' || x.name, ''), NULL, a.slot_start, NULL
    FROM clinic_application a LEFT JOIN zhuanjia x ON x.expert_id = a.expert_id LEFT JOIN user u ON u.user_id = a.add_user AND u.is_delete = 0
    WHERE a.id = ?1 AND a.is_delete = 0`;
  return db.first<Told>(`${part('meeting')} UNION ALL ${part('course')} UNION ALL ${consultation}`, [id]);
}

/** Where the short message goes; none where no number takes one. */
const phoneOf = ({ phone, other_phone }: Told): string | undefined =>
  [phone, other_phone ?? ''].find((each) => PHONE.test(each));

/** What no longer holds is not told, and a number that takes no short messages cannot be. */
const isTold = ({ topic }: Claimed, told: Told | null, at: number): told is Told =>
  told !== null &&
  FITS[topic].includes(told.state) &&
  phoneOf(told) !== undefined &&
  (topic !== 'offered' || (told.offer_until ?? 0) > at) &&
  (told.ends === null || told.ends > at);

/** Sends one message; what became of it is written down. A worker that ends in between leaves it claimed: it is not sent twice. */
async function tell(db: Database, env: Env, claimed: Claimed): Promise<void> {
  const told = await toldOf(db, claimed.booking_id);
  const origin = configuredOrigin(env);
  let state = 'dropped';
  if (isTold(claimed, told, now())) {
    const { booking_id } = claimed;
    const page = told.kind === 'clinic' ? applicationPath(booking_id) : managePath(bookingKey(env, booking_id));
    const link = origin && `${origin}${page}`;
    const text = bookingText(claimed.topic, told, link);
    const sent = await sendSms(env, {
      phone: phoneOf(told) ?? '',
      text,
      template_id: `booking_${claimed.topic}`,
    }).catch(() => 'refused');
    state = { sent: 'sent', uncertain: 'unknown' }[sent] ?? 'due';
  }
  await db.run("UPDATE booking_message SET state = ?2, due_time = iif(?2 = 'due', ?3, due_time) WHERE id = ?1", [
    claimed.id,
    state,
    now() + AGAIN,
  ]);
}

const claim = (at: number): Statement => ({
  sql: `UPDATE booking_message SET state = 'sending', claim_time = ?1
        WHERE id IN (SELECT id FROM booking_message WHERE state = 'due' AND due_time <= ?1 ORDER BY due_time LIMIT ${MESSAGES}) AND state = 'due'
        RETURNING id, booking_id, topic`,
  params: [at],
});

/**
 * One look at bookings (house 7): offers that have run out, reminders, and messages that are due.
 * @returns when to look again (ms since 1970), or null when nothing comes due within a day
 */
export async function sweepBookings(db: Database, env: Env): Promise<number | null> {
  const at = now();
  await handOn(db, at);
  await db.batch([...remind('day', at), ...remind('hour', at), remindOfClinic('day', at), remindOfClinic('hour', at)]);
  const claimed = await db.all<Claimed>(claim(at).sql, claim(at).params);
  await Promise.all(claimed.map((each) => tell(db, env, each)));
  // A compound of so many SELECTs would be more than D1 takes.
  const next = await db.first<{ at: number | null }>(
    `SELECT min(value) AS at FROM json_each(json_array(
       (SELECT min(offer_until) FROM booking WHERE state = 'offered'),
       (SELECT min(due_time) FROM booking_message WHERE state = 'due'),
       (SELECT min(starts) - ${HOUR} FROM bookable WHERE stopped = 0 AND starts > ?1 + ${HOUR}),
       (SELECT min(starts) - ${DAY} FROM bookable WHERE stopped = 0 AND starts > ?1 + ${DAY}),
       (SELECT min(slot_start) - ${HOUR} FROM clinic_application WHERE ${CONSULTATIONS} AND slot_start > ?1 + ${HOUR}),
       (SELECT min(slot_start) - ${DAY} FROM clinic_application WHERE ${CONSULTATIONS} AND slot_start > ?1 + ${DAY})))`,
    [at],
  );
  return next?.at && next.at < at + DAY ? Math.max(next.at * 1000, Date.now() + 500) : null;
}
