import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingMatter, bookingText } from '../../functions/modules/bookings/texts.ts';
import { unique } from '../api/support/results.ts';
import { add, put } from '../api/table-calls.ts';
import { makeExpert } from '../seed/factories/experts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

let server: TestServer;
let database: D1Database;
let editor: Client;
let number = 0;

beforeAll(async () => {
  // Looks happen when a test asks for one, or when a booking wakes the clock.
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  editor = await signedIn('13800000013', server.url);
});
afterAll(() => server.stop());

const run = () => client(server.url).post('/dev/cron', {});

async function meeting(values: object = {}): Promise<string> {
  const data = { name: unique('提醒测试会议'), start_time: now() + 20 * 24 * HOUR, address: '二楼报告厅', ...values };
  return (await add(editor, 'meeting', data)).result.id;
}

async function signUp(meeting_id: string) {
  number += 1;
  const phone = `138${String(70_000_000 + number)}`;
  const name = `参会人${number}`;
  const { result } = await add(client(server.url), 'meeting_user', { meeting_id, name, phone });
  return { ...result, phone } as { id: string; manage: string; state: string; phone: string };
}

/** Kinds of the short messages that went to a phone, by name: which of two that are due together goes first is open. */
const sent = async (phone: string): Promise<string[]> =>
  (await client(server.url).get('/dev/outbox', { to: phone })).result.records
    .map((row: { template_id: string }) => row.template_id)
    .sort();

describe('what comes due with a booking', () => {
  it('an offer that runs out lapses, its seat goes to the next, and each is told once', async () => {
    const id = await meeting({ capacity: 1 });
    const [first, second, third] = [await signUp(id), await signUp(id), await signUp(id)];
    // Whoever waits no more when the message comes to its turn is not told of waiting.
    for (const { phone } of [second, third]) await expect.poll(() => sent(phone)).toEqual(['booking_waiting']);
    await client(server.url).post('/web/v1/booking/cancel', { manage: first.manage });
    await run();
    await database
      .prepare('UPDATE booking SET offer_until = ? WHERE id = ?')
      .bind(now() - 1, second.id)
      .run();
    await Promise.all([run(), run()]);
    await run();
    const stateOf = async (manage: string) =>
      (await client(server.url).get('/web/v1/booking/own', { manage })).result.state;
    expect([await stateOf(second.manage), await stateOf(third.manage)]).toEqual(['lapsed', 'offered']);
    await expect.poll(() => sent(second.phone)).toEqual(['booking_lapsed', 'booking_offered', 'booking_waiting']);
    await expect.poll(() => sent(third.phone)).toEqual(['booking_offered', 'booking_waiting']);
    await run();
    expect(await sent(third.phone)).toHaveLength(2);
  });

  it('COMM-020 whoever had a seat by then is reminded a day and an hour before, once each', async () => {
    const id = await meeting();
    const booked = await signUp(id);
    const late = await signUp(id);
    await expect.poll(async () => (await run()) && sent(booked.phone)).toEqual(['booking_booked']);
    const begins = (seconds: number) =>
      database
        .prepare('UPDATE meeting SET start_time = ?, address = address WHERE id = ?')
        .bind(now() + seconds, id)
        .run();
    await database
      .prepare('UPDATE booking SET change_time = change_time - ? WHERE id = ?')
      .bind(48 * HOUR, booked.id)
      .run();
    await begins(23 * HOUR);
    await run();
    await run();
    const kinds = async () => [...new Set(await sent(booked.phone))];
    await expect.poll(kinds).toEqual(['booking_booked', 'booking_changed', 'booking_day']);
    await begins(HOUR / 2);
    await run();
    await run();
    await expect.poll(kinds).toEqual(['booking_booked', 'booking_changed', 'booking_day', 'booking_hour']);
    const all = await sent(booked.phone);
    expect(all.filter((kind) => kind === 'booking_day' || kind === 'booking_hour')).toHaveLength(2);
    // Whoever signed up later than that has read the time a moment ago.
    expect([...new Set(await sent(late.phone))]).toEqual(['booking_booked', 'booking_changed']);
  });

  it('COMM-020 a reminder names the day that it is: what was moved to the same day is not tomorrow', () => {
    const noon = Date.UTC(2032, 4, 15, 4) / 1000;
    const text = (start_time: number, lang: 'zh' | 'en') => {
      const event = {
        event: '沙龙',
        address: null,
        number: null,
        offer_until: null,
        cancel_reason: null,
        to_expert: 0,
      };
      const booked = { ...event, lang, start_time, at: noon };
      return [bookingText('day', booked, ''), bookingMatter('day', booked).result].join(' ');
    };
    expect(text(noon + 3 * HOUR, 'zh')).toMatch(/将于今天举行.*今天举行/);
    expect(text(noon + 13 * HOUR, 'zh')).toMatch(/将于明天举行.*明天举行/);
    expect(text(noon + 3 * HOUR, 'en')).toMatch(/is today\..*Today/);
    expect(text(noon + 13 * HOUR, 'en')).toMatch(/is tomorrow\..*Tomorrow/);
  });

  it('SIGN-042 whoever booked in English is told in English, by English names; whom staff signed up is told in Chinese', async () => {
    const id = await meeting({ name_en: 'Salon of reminders', address_en: 'Hall 2' });
    number += 2;
    const [phone, other] = [`138${String(70_000_000 + number)}`, `138${String(70_000_000 + number - 1)}`];
    const visitor = client(server.url);
    visitor.cookies.set('lang', 'en');
    await add(visitor, 'meeting_user', { meeting_id: id, name: 'A visitor', phone });
    const office = await signedIn('13800000013', server.url);
    office.cookies.set('lang', 'en');
    await add(office, 'meeting_user', { meeting_id: id, name: '代报名', phone: other, origin: 'staff' });
    const texts = async (to: string): Promise<string[]> =>
      (await client(server.url).get('/dev/outbox', { to })).result.records.map(({ body }: { body: string }) => body);
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_booked_en']);
    expect((await texts(phone))[0]).toMatch(/^You have a seat at “Salon of reminders”\. .*Place: Hall 2/);
    await expect.poll(async () => (await run()) && sent(other)).toEqual(['booking_booked']);
    await put(editor, 'meeting', { cancel_time: now(), cancel_reason: '场地停电' }, { id });
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_booked_en', 'booking_cancelled_en']);
    expect((await texts(phone)).join()).toContain('is called off');
  });

  it('a meeting that moves or is called off tells those who are booked', async () => {
    const id = await meeting({ capacity: 1 });
    const [booked, waiting] = [await signUp(id), await signUp(id)];
    await expect.poll(async () => (await run()) && sent(waiting.phone)).toEqual(['booking_waiting']);
    await put(editor, 'meeting', { address: '三楼报告厅' }, { id });
    await expect.poll(async () => (await run()) && sent(booked.phone)).toEqual(['booking_booked', 'booking_changed']);
    await put(editor, 'meeting', { cancel_time: now(), cancel_reason: '场地停电' }, { id });
    await expect
      .poll(async () => (await run()) && sent(waiting.phone))
      .toEqual(['booking_cancelled', 'booking_waiting']);
    await expect.poll(() => sent(booked.phone)).toEqual(['booking_booked', 'booking_cancelled', 'booking_changed']);
    const row = (await editor.list('meeting', { where: { id }, columns: ['revision'] })).result.records[0];
    expect(row.revision).toBe(2);
  });

  it('who signs up while a meeting is called off is refused, or told', async () => {
    let signedUp = 0;
    for (let round = 0; round < 8; round++) {
      const id = await meeting();
      const guests = Array.from({ length: 24 }, async (_, place) => {
        await new Promise((resolve) => setTimeout(resolve, place * 3));
        return signUp(id);
      });
      await new Promise((resolve) => setTimeout(resolve, 10 + round * 5));
      const off = put(editor, 'meeting', { cancel_time: now(), cancel_reason: '场地停电' }, { id });
      signedUp += (await Promise.all(guests)).filter(({ id: booking }) => booking !== undefined).length;
      expect((await off).code).toBe(200);
      const untold = await database
        .prepare(
          `SELECT count(*) AS n FROM booking k WHERE k.event_id = ? AND NOT EXISTS (
             SELECT 1 FROM booking_message m WHERE m.booking_id = k.id AND m.topic = 'cancelled')`,
        )
        .bind(id)
        .first<{ n: number }>();
      expect(untold?.n).toBe(0);
    }
    // Some came before, some after: the moment lay between them.
    expect([signedUp > 0, signedUp < 8 * 24]).toEqual([true, true]);
  });

  it('SIGN-020 a consultation of the clinic is told when it is booked, a day and an hour before, and when it is revoked; its calendar follows', async () => {
    const { name, scope, direction } = makeExpert({}, 1);
    const expert_id = (await add(editor, 'zhuanjia', { name: `${name}提醒`, scope, direction, is_clinic: 1 })).result
      .expert_id;
    for (const weekday of [1, 2, 3, 4, 5, 6, 7])
      await add(editor, 'clinic_hour', { expert_id, weekday, from_minute: 540, until_minute: 720, slot_minutes: 60 });
    const slots = (await client(server.url).get('/web/v1/clinic/slots', { expert_id })).result.slots as {
      start: number;
    }[];
    const [first, second] = slots.filter(({ start }) => start > now() + 3 * 24 * HOUR);
    const applicant = await signedIn('13800000008', server.url);
    const phone = '13870009999';
    const data = {
      org_name: '示例公司',
      contacts: '联系人',
      phone,
      problem: '气孔',
      expert_id,
      slot_start: first?.start,
    };
    const { id } = (await add(applicant, 'clinic_application', data)).result;
    expect((await applicant.get('/web/v1/user/clinic/ics', { id })).code).toBe(404);
    const book = (slot_start: number | undefined) => editor.post('/web/v1/clinic/book', { id, expert_id, slot_start });
    expect((await book(first?.start)).code).toBe(200);
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_booked']);
    const ics = async () => (await applicant.get('/web/v1/user/clinic/ics', { id })).text;
    expect(await ics()).toContain(`UID:${id}@clinic`);
    expect((await (await signedIn('13800000002', server.url)).get('/web/v1/user/clinic/ics', { id })).code).toBe(404);
    // Another time is told as a change, each time.
    for (const [place, slot] of [second, first, second].entries()) {
      await book(slot?.start);
      await expect.poll(async () => (await run()) && sent(phone)).toHaveLength(2 + place);
      // Two changes within a second are told as one.
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    expect((await sent(phone)).filter((kind) => kind === 'booking_changed')).toHaveLength(3);
    const begins = (seconds: number) =>
      database
        .prepare(
          'UPDATE clinic_application SET slot_start = ?1, slot_end = ?1 + 3600, update_time = add_time - 172800 WHERE id = ?2',
        )
        .bind(now() + seconds, id)
        .run();
    await begins(23 * HOUR);
    await run();
    await run();
    await expect
      .poll(() => sent(phone))
      .toEqual(['booking_booked', ...Array(3).fill('booking_changed'), 'booking_day']);
    await begins(HOUR / 2);
    await run();
    await run();
    await expect.poll(() => sent(phone)).toContain('booking_hour');
    await put(editor, 'clinic_application', { audit_status: 2 }, { id });
    await expect.poll(async () => (await run()) && sent(phone)).toContain('booking_cancelled');
    expect(await sent(phone)).toHaveLength(7);
    expect(await ics()).toContain('METHOD:CANCEL');
  });

  const message = (id: string) =>
    database
      .prepare('SELECT state, attempts, due_time, channel FROM booking_message WHERE booking_id = ?')
      .bind(id)
      .first<{ state: string; attempts: number; due_time: number; channel: string | null }>();
  /** A sign-up whose message is due and was not looked at yet: nothing wakes the clock for it. */
  async function unsent(values: { user_id?: string } = {}): Promise<{ id: string; phone: string; meeting: string }> {
    const event = await meeting();
    number += 1;
    const [id, phone] = [unique('sign-up'), `138${String(70_000_000 + number)}`];
    await database
      .prepare(
        `INSERT INTO meeting_user (id, meeting_id, name, phone, user_id, add_time) VALUES (?1, ?2, '参会人', ?3, ?4, unixepoch())`,
      )
      .bind(id, event, phone, values.user_id ?? null)
      .run();
    return { id, phone, meeting: event };
  }

  it('COMM-020 a message that is refused is tried five times, each time later, and then shown to staff, who send it again', async () => {
    const { id, phone, meeting: event } = await unsent();
    await client(server.url).post('/dev/faults', { channel: 'sms', mode: 'error:500' });
    const waits: number[] = [];
    try {
      for (let turn = 1; turn <= 5; turn++) {
        await database.prepare('UPDATE booking_message SET due_time = 1 WHERE booking_id = ?').bind(id).run();
        await run();
        await expect.poll(async () => (await run()) && (await message(id))?.attempts).toBe(turn);
        waits.push(Math.round((((await message(id))?.due_time ?? 0) - now()) / 300));
      }
      expect(waits.slice(0, 4)).toEqual([1, 3, 9, 27]);
      expect((await message(id))?.state).toBe('failed');
    } finally {
      await client(server.url).post('/dev/faults', { channel: 'sms', mode: 'ok' });
    }
    const row = async () =>
      (await editor.get('/web/v1/content/participant/list', { kind: 'meeting', id: event })).result.records[0];
    expect(await row()).toMatchObject({ id, untold: 1 });
    const again = () => editor.post('/web/v1/content/participant/tell', { kind: 'meeting', id });
    expect((await again()).result).toEqual({ changed: 1 });
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_booked']);
    expect(await row()).toMatchObject({ id, untold: 0 });
    expect((await again()).result).toEqual({ changed: 0 });
  });

  it('COMM-020 what a worker had that died is sent by another once its lease is over, not before, and what was sent is not sent again', async () => {
    const { id, phone } = await unsent();
    const claimed = (seconds: number) =>
      database
        .prepare(`UPDATE booking_message SET state = 'sending', claim_time = ?1 WHERE booking_id = ?2`)
        .bind(now() - seconds, id)
        .run();
    await claimed(30);
    await run();
    expect(await sent(phone)).toEqual([]);
    await claimed(121);
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_booked']);
    await expect.poll(async () => (await message(id))?.state).toBe('sent');
    await run();
    expect(await sent(phone)).toHaveLength(1);
  });

  it('COMM-020 who bound the chat app is told there where the settings name a template, and by short message where it refuses', async () => {
    const openid = unique('openid');
    const user = async (chat: string) => {
      const user_id = unique('user');
      await database
        .prepare(`INSERT INTO user (user_id, account, nickname, openid) VALUES (?1, ?1, '会员', ?2)`)
        .bind(user_id, chat)
        .run();
      return user_id;
    };
    const template = (value: string) =>
      database.prepare(`UPDATE setting SET value = ? WHERE id = 'booking-template-id'`).bind(value).run();
    await template('TPL-BOOKING-01');
    try {
      const bound = await unsent({ user_id: await user(openid) });
      const refusing = await unsent({ user_id: await user(`unfollowed-${openid}`) });
      const chat = async () =>
        (await client(server.url).get('/dev/outbox', { to: openid, channel: 'wechat' })).result.records;
      await expect.poll(async () => (await run()) && (await chat()).length).toBe(1);
      const [{ template_id, data }] = await chat();
      expect([template_id, data.keynote2.value]).toEqual(['TPL-BOOKING-01', '预约成功']);
      await expect.poll(async () => (await message(bound.id))?.channel).toBe('wechat');
      expect(await sent(bound.phone)).toEqual([]);
      await expect.poll(async () => (await run()) && sent(refusing.phone)).toEqual(['booking_booked']);
    } finally {
      await template('');
    }
  });

  it('SIGN-020 the expert of a consultation is reminded a day and an hour before like who booked it; what did not arrive staff send again', async () => {
    const { name, scope, direction } = makeExpert({}, 1);
    const expert_id = (await add(editor, 'zhuanjia', { name: `${name}自提醒`, scope, direction, is_clinic: 1 })).result
      .expert_id;
    number += 1;
    const phone = `138${String(70_000_000 + number)}`;
    const applicant = `139${String(70_000_000 + number)}`;
    const user_id = unique('user');
    const id = unique('application');
    await database.batch([
      database
        .prepare(`INSERT INTO user (user_id, account, nickname, tel) VALUES (?1, ?2, '专家', ?2)`)
        .bind(user_id, phone),
      database.prepare('UPDATE zhuanjia SET add_user = ?1, is_self = 1 WHERE expert_id = ?2').bind(user_id, expert_id),
      database
        .prepare(
          `INSERT INTO clinic_application (id, org_name, contacts, phone, audit_status, expert_id, slot_start, slot_end, problem, add_time)
           VALUES (?1, '示例公司', '联系人', ?2, 1, ?3, ?4, ?4 + 3600, '气孔', ?4 - 864000)`,
        )
        .bind(id, applicant, expert_id, now() + 23 * HOUR),
    ]);
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_day']);
    await expect.poll(() => sent(applicant)).toEqual(['booking_day']);
    await database
      .prepare('UPDATE clinic_application SET slot_start = ?1, slot_end = ?1 + 3600, org_name = ?3 WHERE id = ?2')
      .bind(now() + HOUR / 2, id, '请打开 www.prize.com')
      .run();
    await expect.poll(async () => (await run()) && sent(phone)).toEqual(['booking_day', 'booking_hour']);
    await run();
    expect(await sent(phone)).toHaveLength(2);
    // Nobody reviewed how applicants call themselves: what may be no name is not written to the expert.
    const { records } = (await client(server.url).get('/dev/outbox', { to: phone })).result;
    const bodies = records.map(({ body }: { body: string }) => body).join(' ');
    expect(bodies).toContain('专家诊所咨询：示例公司」');
    expect(bodies).not.toContain('prize');

    await database
      .prepare(`UPDATE booking_message SET state = 'failed' WHERE booking_id = ?1 AND to_expert = 1 AND topic = 'hour'`)
      .bind(id)
      .run();
    const left = async () => (await editor.get('/web/v1/user/clinic', { id })).result.untold;
    expect(await left()).toBe(1);
    const stranger = await signedIn('13800000002', server.url);
    expect((await stranger.post('/web/v1/clinic/tell', { id })).code).toBe(403);
    expect((await editor.post('/web/v1/clinic/tell', { id })).result).toEqual({ changed: 1 });
    await expect.poll(async () => (await run()) && sent(phone)).toHaveLength(3);
    expect(await left()).toBe(0);
  });
});
