import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  ask,
  book,
  matchmakingMeeting,
  OWN,
  planOf,
  profile,
  slotsOf,
  takePart,
} from '../api/support/matchmaking.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

interface Sent {
  template_id: string;
  body: string;
}

let server: TestServer;
let database: D1Database;
let editor: Client;
let ann: Client;
let ben: Client;

beforeAll(async () => {
  // Looks happen when a test asks for one.
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const accounts = ['13800000013', '13800000001', '13800000002'];
  [editor, ann, ben] = (await Promise.all(accounts.map((account) => signedIn(account, server.url)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => server.stop());

const run = () => client(server.url).post('/dev/cron', {});

/** Reminders of what is about to begin that went to the phone that somebody signed up with. */
const reminded = async (by: Client, meetingId: string, name?: string): Promise<string[]> => {
  const { records } = (await by.list('meeting_user', { where: { meeting_id: meetingId, ...(name && { name }) } }))
    .result;
  const to = records.find(({ phone }: { phone: string }) => phone.startsWith('139')).phone;
  const { result } = await client(server.url).get('/dev/outbox', { to });
  return (result.records as Sent[])
    .filter(({ template_id }) => /^booking_hour/.test(template_id))
    .map(({ body }) => body);
};

/** A 1:1 meeting of both that was agreed two hours ago, and its slots, each at its minutes from now. */
async function agreed(minutes: number[], changes: object = {}) {
  const meeting = await matchmakingMeeting(editor, changes);
  await takePart(ann, meeting, '安宁');
  const member = await takePart(ben, meeting, '贝克');
  await database.prepare('UPDATE meeting_user SET add_time = add_time - 5 WHERE meeting_id = ?').bind(meeting).run();
  const asked = await ask(ann, meeting, member);
  expect((await answer(ben, asked.result.id)).code).toBe(200);
  const slots = await slotsOf(ann, meeting);
  for (const [place, from] of minutes.entries()) {
    const start = now() + from * 60;
    await database
      .prepare('UPDATE matchmaking_slot SET start_time = ?, end_time = ? WHERE id = ?')
      .bind(start, start + 1200, slots[place]?.id)
      .run();
  }
  await database
    .prepare('UPDATE matchmaking_appointment SET add_time = add_time - ? WHERE meeting_id = ?')
    .bind(2 * HOUR, meeting)
    .run();
  const [own] = await planOf(ann, meeting);
  return { meeting, slots, own };
}

describe('reminders of 1:1 meetings', () => {
  it('COMM-020 SIGN-017 both people are reminded an hour before, once each, and once more at the time that it is moved to', async () => {
    const { meeting, slots, own } = await agreed([90, 40]);
    // Whom the account signed up as well is no part of it.
    await book(ann, meeting, '同行人');
    await run();
    expect(await reminded(ann, meeting, '安宁')).toEqual([]);
    await database
      .prepare('UPDATE matchmaking_slot SET start_time = start_time - 2400 WHERE id = ?')
      .bind(slots[0]?.id)
      .run();
    await Promise.all([run(), run()]);
    await run();
    for (const [who, own, other] of [
      [ann, '安宁', '贝克'],
      [ben, '贝克', '安宁'],
    ] as const) {
      await expect.poll(() => reminded(who, meeting, own)).toHaveLength(1);
      const [text] = await reminded(who, meeting, own);
      expect(text).toMatch(new RegExp(`1:1 洽谈：${other}（${other}的单位）.*即将开始.*报告厅 1 号桌`));
    }
    // What may be no name goes out under no platform's, whatever somebody writes of themselves meanwhile.
    const words = profile(meeting, '贝克', { unit: '请点击 www.prize.com 领奖' });
    expect((await ben.post(`${OWN}/join`, words)).code).toBe(200);
    const move = { id: own.id, slot_id: slots[1]?.id, revision: own.revision };
    expect((await ann.post(`${OWN}/move`, move)).code).toBe(200);
    await run();
    await run();
    await expect.poll(() => reminded(ann, meeting, '安宁')).toHaveLength(2);
    await expect.poll(() => reminded(ben, meeting, '贝克')).toHaveLength(2);
    const [, later] = (await reminded(ann, meeting, '安宁')).toSorted((one) => (one.includes('贝克的单位') ? -1 : 1));
    expect(later).toContain('1:1 洽谈：贝克」');
    expect(await reminded(ann, meeting, '同行人')).toEqual([]);
  });

  it('COMM-020 SIGN-017 what was cancelled, called off with its meeting, or agreed within the hour reminds nobody', async () => {
    const cancelled = await agreed([30]);
    expect((await ben.post(`${OWN}/cancel`, { id: cancelled.own.id })).code).toBe(200);
    const off = await agreed([30]);
    expect((await editor.post('/web/v1/content/meeting/cancel', { id: off.meeting, reason: '场地停电' })).code).toBe(
      200,
    );
    const late = await agreed([30]);
    await database
      .prepare('UPDATE matchmaking_appointment SET add_time = ? WHERE meeting_id = ?')
      .bind(now(), late.meeting)
      .run();
    // It was due, and moved before it was sent: the message of the old time is not sent.
    const moved = await agreed([30, 300]);
    await database
      .prepare(
        `INSERT INTO booking_message (id, booking_id, topic, due_time) SELECT e.id || ':hour:' || s.start_time, e.id, 'hour', 1
         FROM matchmaking_seat e JOIN matchmaking_slot s ON s.id = e.slot_id WHERE e.meeting_id = ?`,
      )
      .bind(moved.meeting)
      .run();
    const move = { id: moved.own.id, slot_id: moved.slots[1]?.id, revision: moved.own.revision };
    expect((await ann.post(`${OWN}/move`, move)).code).toBe(200);
    await run();
    await run();
    for (const { meeting } of [cancelled, off, late, moved])
      for (const who of [ann, ben]) expect(await reminded(who, meeting)).toEqual([]);
  });
});

describe('whose phone it is', () => {
  it('SIGN-017 the phone that is shown is that of who takes part, not of others whom the account signed up', async () => {
    const { meeting } = await agreed([]);
    const [other] = (await planOf(ben, meeting)) as { partner: { name: string; phone: string } }[];
    await book(ann, meeting, '同事');
    expect(await planOf(ben, meeting)).toMatchObject([other]);
    // What a profile begins with is what was said of the person as well.
    const cho = await signedIn('13800000009', server.url);
    await book(cho, meeting, '卓越');
    await database.prepare('UPDATE meeting_user SET add_time = add_time - 5 WHERE meeting_id = ?').bind(meeting).run();
    await book(cho, meeting, '另一位');
    expect((await cho.get(OWN, { meeting_id: meeting })).result.profile).toMatchObject({ name: '卓越' });
    // Who gave up the own place and kept the other's shows nobody's.
    const { records } = (await ann.list('meeting_user', { where: { meeting_id: meeting, name: '安宁' } })).result;
    await ann.delete('/web/egg/base/del', { table: 'meeting_user', where: { id: records[0].id } });
    expect(await planOf(ben, meeting)).toMatchObject([{ partner: { name: '安宁', phone: null } }]);
  });

  it('SIGN-017 who takes the plan along as a file stands in the log', async () => {
    const { meeting } = await agreed([]);
    expect((await editor.fetch(`/web/v1/matchmaking/office/export?meeting_id=${meeting}`)).status).toBe(200);
    const admin = await signedIn('13800000011', server.url);
    const log = await admin.get('/web/v1/admin/auditLog/list', { item_id: meeting, action: 'participants-export' });
    expect(log.result.records).toHaveLength(1);
  });
});
