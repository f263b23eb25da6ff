import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import {
  answer,
  ask,
  book,
  EDITOR,
  matchmakingMeeting,
  OFFICE,
  OWN,
  planOf,
  profile,
  settings,
  slotsOf,
  takePart,
} from './support/matchmaking.ts';
import { unique } from './support/results.ts';
import { put } from './table-calls.ts';

let server: TestServer;
let editor: Client;
let ann: Client;
let ben: Client;
let cho: Client;
let dai: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  editor = await signedIn(EDITOR, server.url);
  const member = (account: string) => signedIn(account, server.url);
  ann = await member('13800000002');
  ben = await member('13800000008');
  cho = await member('13800000009');
  dai = await member('13800000010');
});
afterAll(() => server.stop());

const run = async (sql: string, ...params: unknown[]) => {
  const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  return (
    await database
      .prepare(sql)
      .bind(...params)
      .all()
  ).results;
};
const topics = async (by: Client) =>
  (await by.get('/web/v1/user/notice/list', { pageSize: '50' })).result.records.map(
    ({ topic }: { topic: string }) => topic,
  );

/** Ann and Ben take part; answers the meeting and under which ids. */
async function pair(changes: object = {}) {
  const meeting = await matchmakingMeeting(editor, changes);
  return { meeting, a: await takePart(ann, meeting, '安'), b: await takePart(ben, meeting, '本') };
}

describe('who takes part, and who reads what', () => {
  it('SIGN-029 only who has a place at the meeting takes part, and only those read the list', async () => {
    const meeting = await matchmakingMeeting(editor);
    const before = await ann.get(OWN, { meeting_id: meeting });
    expect(before.result).toMatchObject({ booked: false, taking_part: false, open: true });
    expect((await ann.post(`${OWN}/join`, profile(meeting, '安'))).msg).toContain('请先登录账号报名会议');
    await takePart(ben, meeting, '本');
    expect((await ann.get(`${OWN}/members`, { meeting_id: meeting })).code).toBe(403);
    await book(ann, meeting, '安');
    expect((await ann.get(`${OWN}/members`, { meeting_id: meeting })).code).toBe(403);
    const known = (await ann.get(OWN, { meeting_id: meeting })).result;
    expect(known).toMatchObject({ booked: true, profile: { name: '安', unit: '安的单位', wanted: '寻找合作' } });
    expect((await ann.post(`${OWN}/join`, profile(meeting, '安'))).code).toBe(200);
    const list = await ann.get(`${OWN}/members`, { meeting_id: meeting });
    expect(list.result.records).toMatchObject([{ name: '本', offered: '石墨烯散热膜', request: null }]);
    const found = async (keyword: string) => (await ann.get(`${OWN}/members`, { meeting_id: meeting, keyword })).result;
    // Longer than a pattern may be; signs of patterns are signs like others.
    expect(await found('寻'.repeat(40))).toMatchObject({ total: 0 });
    expect([(await found('%')).total, (await found('石墨烯散热')).total]).toEqual([0, 1]);
    expect(list.text).not.toMatch(/139\d{8}|user_id|phone/);
    for (const path of [OWN, `${OWN}/members`, `${OWN}/requests`, `${OWN}/plan`, `${OFFICE}/office`]) {
      expect((await client(server.url).get(path, { meeting_id: meeting })).status, path).toBe(100);
    }
    expect((await client(server.url).get(OFFICE, { meeting_id: meeting })).result).toMatchObject({ open: true });
    expect((await ann.get(`${OFFICE}/office`, { meeting_id: meeting })).code).toBe(403);
    expect((await ann.post(`${OFFICE}/settings`, settings(meeting))).code).toBe(403);
  });

  it('SIGN-029 the table service answers nobody rows of the 1:1 meetings', async () => {
    for (const table of ['matchmaking', 'slot', 'member', 'request', 'appointment', 'seat']) {
      const name = table === 'matchmaking' ? table : `matchmaking_${table}`;
      for (const by of [ann, editor]) expect((await by.list(name)).code, name).toBe(404);
    }
  });

  it('SIGN-017 members are found by fields, words and what both named; slots that suit both are told', async () => {
    const { meeting } = await pair();
    const [first, second] = (await run('SELECT id FROM scope LIMIT 2')) as { id: string }[];
    const slots = await slotsOf(ann, meeting);
    await ann.post(`${OWN}/join`, profile(meeting, '安', { scopes: [first?.id], away: [slots[0]?.id] }));
    await ben.post(`${OWN}/join`, profile(meeting, '本', { scopes: [first?.id, second?.id], away: [slots[1]?.id] }));
    await takePart(cho, meeting, '卓', { scopes: [second?.id], offered: '检测服务' });
    const names = async (filter: object) =>
      (await ann.get(`${OWN}/members`, { meeting_id: meeting, ...filter })).result.records.map(
        (one: { name: string }) => one.name,
      );
    expect((await names({})).sort()).toEqual(['卓', '本']);
    expect(await names({ fit: '1' })).toEqual(['本']);
    expect(await names({ scope: second?.id })).toEqual(expect.arrayContaining(['卓', '本']));
    expect(await names({ keyword: '检测' })).toEqual(['卓']);
    expect(await names({ keyword: '100%' })).toEqual([]);
    const [found] = (await ann.get(`${OWN}/members`, { meeting_id: meeting, fit: '1' })).result.records;
    expect(found.common.map((each: { id: string }) => each.id)).toEqual([first?.id]);
    expect(found.shared).toEqual(slots.slice(2).map(({ id }) => id));
    const unknown = await ann.post(`${OWN}/join`, profile(meeting, '安', { scopes: ['no-such'] }));
    expect(unknown.errors).toMatchObject([{ field: 'scopes' }]);
  });
});

describe('a request from asking to the table', () => {
  it('SIGN-017 an acceptance assigns the first slot that suits both and the first table; both see phone and plan', async () => {
    const { meeting, b } = await pair();
    const slots = await slotsOf(ann, meeting);
    await ben.post(`${OWN}/join`, profile(meeting, '本', { away: [slots[0]?.id] }));
    const { result } = await ask(ann, meeting, b);
    const [received] = (await ben.get(`${OWN}/requests`, { meeting_id: meeting, box: 'received' })).result.records;
    expect(received).toMatchObject({
      id: result.id,
      mine: false,
      state: 'pending',
      member: { name: '安' },
      slot: null,
    });
    expect(JSON.stringify(received)).not.toMatch(/139\d{8}/);
    const assigned = await answer(ben, result.id);
    expect(assigned.result).toMatchObject({ slot_id: slots[1]?.id, table_no: 1 });
    expect((await answer(ben, result.id)).result).toEqual(assigned.result);
    expect(await planOf(ann, meeting)).toMatchObject([
      { table_no: 1, partner: { name: '本', phone: expect.stringMatching(/^139/) }, slot: { id: slots[1]?.id } },
    ]);
    expect(await planOf(ben, meeting)).toMatchObject([{ partner: { name: '安' } }]);
    expect(await topics(ann)).toContain('matchmaking_accepted');
    expect(await topics(ben)).toContain('matchmaking_request');
    // However many others signed up for the meeting, what concerns two of them is found without them.
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
       INSERT INTO meeting_user (id, meeting_id, name, phone, add_time, is_delete) SELECT 'other-' || i, ?, '人', '0', unixepoch() + i, 1 FROM n`,
      meeting,
    );
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
       INSERT INTO matchmaking_request (id, meeting_id, from_user, to_user, pair, state, expire_time, add_time)
       SELECT 'elsewhere-' || i, 'elsewhere', 'x' || i, 'y' || i, 'x' || i || ':y' || i, 'declined', 0, 0 FROM n`,
    );
    for (const path of [OWN, `${OWN}/plan`, `${OWN}/members`])
      expect(rowsRead(await ann.get(path, { meeting_id: meeting })), path).toBeLessThan(500);
  });

  it('SIGN-017 nobody reads or answers what is between others, and who asked does not accept for the other', async () => {
    const { meeting, b } = await pair();
    await takePart(cho, meeting, '卓');
    const { result } = await ask(ann, meeting, b);
    for (const box of ['received', 'sent']) {
      expect((await cho.get(`${OWN}/requests`, { meeting_id: meeting, box })).result.records).toEqual([]);
    }
    expect((await answer(cho, result.id)).code).toBe(404);
    expect((await cho.post(`${OWN}/withdraw`, { id: result.id })).code).toBe(404);
    expect((await answer(ann, result.id)).code).toBe(403);
    expect((await ben.post(`${OWN}/withdraw`, { id: result.id })).code).toBe(403);
    const done = await answer(ben, result.id);
    const [slot] = await slotsOf(cho, meeting);
    const move = { id: done.result.id, slot_id: slot?.id, revision: 0 };
    expect((await cho.post(`${OWN}/move`, move)).code).toBe(404);
    expect((await cho.post(`${OWN}/cancel`, { id: done.result.id })).code).toBe(404);
    expect((await cho.post(`${OFFICE}/office/cancel`, { id: done.result.id })).code).toBe(403);
  });

  it('SIGN-017 between two people one request is open; a repeated submission is one, the limit holds', async () => {
    const { meeting, a, b } = await pair({ max_requests: 1 });
    const c = await takePart(cho, meeting, '卓');
    const key = unique('request');
    const [one, two] = await Promise.all([ask(ann, meeting, b, {}, key), ask(ann, meeting, b, {}, key)]);
    expect([one.code, two.code, one.result.id]).toEqual([200, 200, two.result.id]);
    expect((await ask(ben, meeting, a)).msg).toContain('对方已向您发出申请');
    expect((await ask(ann, meeting, c)).msg).toContain('您已有 1 个申请等待答复');
    expect((await ann.post(`${OWN}/withdraw`, { id: one.result.id })).code).toBe(200);
    expect((await ask(ann, meeting, c)).code).toBe(200);
    expect((await answer(ben, one.result.id)).msg).toContain('已经处理过');
    const bare = await ask(ann, meeting, b, { message: ' ' });
    expect(bare.errors).toMatchObject([{ field: 'message', code: 'matchmaking_message_required' }]);
    expect((await ask(ann, meeting, b, { message: '长'.repeat(301) })).errors).toMatchObject([{ field: 'message' }]);
    expect((await ask(ann, meeting, a)).code).toBe(404);
  });

  it('SIGN-017 a request lapses by its time, before any schedule: it is not accepted, and asking again works', async () => {
    const { meeting, b } = await pair();
    const { result } = await ask(ann, meeting, b);
    await run('UPDATE matchmaking_request SET expire_time = unixepoch() - 5 WHERE id = ?', result.id);
    const [shown] = (await ann.get(`${OWN}/requests`, { meeting_id: meeting, box: 'sent' })).result.records;
    expect(shown.state).toBe('expired');
    expect((await answer(ben, result.id)).msg).toContain('已过期');
    const again = await ask(ann, meeting, b);
    expect(again.code).toBe(200);
    await run('UPDATE matchmaking_request SET expire_time = unixepoch() - 5 WHERE id = ?', again.result.id);
    await server.runtime.fireCron('* * * * *');
    expect(await run('SELECT state FROM matchmaking_request WHERE id = ?', again.result.id)).toEqual([
      { state: 'expired' },
    ]);
    expect(await topics(ann)).toContain('matchmaking_expired');
  });

  it('SIGN-017 a refusal carries its reason, and a new request may follow', async () => {
    const { meeting, b } = await pair();
    const { result } = await ask(ann, meeting, b);
    expect((await answer(ben, result.id, false, { reason: '已有同类合作' })).result).toBeNull();
    expect((await answer(ben, result.id, false)).code).toBe(200);
    const [shown] = (await ann.get(`${OWN}/requests`, { meeting_id: meeting, box: 'sent' })).result.records;
    expect(shown).toMatchObject({ state: 'declined', reason: '已有同类合作' });
    expect((await ask(ann, meeting, b)).code).toBe(200);
  });
});

describe('slots and tables', () => {
  it('SIGN-017 spare tables are not for members; a slot without a table is none, and frees with a cancellation', async () => {
    const { meeting, b } = await pair({ tables: 2, spare: 1 });
    const [c, d] = [await takePart(cho, meeting, '卓'), await takePart(dai, meeting, '戴')];
    const [slot] = await slotsOf(ann, meeting);
    const first = await ask(ann, meeting, b, { slot_id: slot?.id });
    expect((await answer(ben, first.result.id)).result.table_no).toBe(1);
    const second = await ask(cho, meeting, d, { slot_id: slot?.id });
    expect((await answer(dai, second.result.id)).msg).toContain('没有双方都空闲且有空桌的场次');
    // Refused as a whole: it still waits.
    expect((await dai.get(`${OWN}/requests`, { meeting_id: meeting, box: 'received' })).result.records).toMatchObject([
      { state: 'pending' },
    ]);
    const staffed = await editor.post(`${OFFICE}/office/appointment`, {
      meeting_id: meeting,
      slot_id: slot?.id,
      first_member: c,
      second_member: d,
    });
    expect(staffed.result.table_no).toBe(2);
    expect((await planOf(cho, meeting))[0]).toMatchObject({ table_no: 2, message: null });
    const [mine] = await planOf(ann, meeting);
    expect((await ann.post(`${OWN}/cancel`, { id: mine.id, reason: '行程有变' })).code).toBe(200);
    expect(await planOf(ben, meeting)).toEqual([]);
    expect(await topics(ben)).toContain('matchmaking_cancelled');
    expect((await editor.post(`${OFFICE}/office/cancel`, { id: staffed.result.id })).code).toBe(200);
    expect((await answer(dai, second.result.id)).result.table_no).toBe(1);
  });

  it('SIGN-017 a 1:1 meeting moves to a slot at which both are free, with the revision that was seen', async () => {
    const { meeting, b } = await pair();
    const slots = await slotsOf(ann, meeting);
    await ben.post(`${OWN}/join`, profile(meeting, '本', { away: [slots[3]?.id] }));
    const { result } = await answer(ben, (await ask(ann, meeting, b)).result.id);
    const [planned] = await planOf(ann, meeting);
    expect(planned.other_slots).toEqual([slots[1]?.id, slots[2]?.id]);
    const move = (by: Client, place: number, revision = 0) =>
      by.post(`${OWN}/move`, { id: result.id, slot_id: slots[place]?.id, revision });
    expect((await move(ann, 3)).code).toBe(409);
    expect((await move(ann, 2)).result).toMatchObject({ slot_id: slots[2]?.id, revision: 1 });
    expect((await move(ben, 1)).msg).not.toContain('没有双方');
    expect((await move(ben, 1, 1)).result.revision).toBe(2);
    expect(await topics(ben)).toContain('matchmaking_moved');
    expect((await planOf(ann, meeting)).length).toBe(1);
    const office = await editor.post(`${OFFICE}/office/move`, {
      id: result.id,
      slot_id: slots[3]?.id,
      revision: 2,
      table_no: 3,
    });
    expect(office.result).toMatchObject({ slot_id: slots[3]?.id, table_no: 3 });
  });

  it('SIGN-017 nobody is in two places and no table is taken twice, though all accept at once', async () => {
    const { meeting, a, b } = await pair({ tables: 2, spare: 0, ...oneSlot() });
    const [c, d] = [await takePart(cho, meeting, '卓'), await takePart(dai, meeting, '戴')];
    const asked = [
      [await ask(ann, meeting, b), ben],
      [await ask(ben, meeting, c), cho],
      [await ask(cho, meeting, d), dai],
      [await ask(dai, meeting, a), ann],
    ] as const;
    const answers = await Promise.all(
      asked.flatMap(([request, by]) => [answer(by, request.result.id), answer(by, request.result.id)]),
    );
    const won = new Set(answers.filter(({ code }) => code === 200).map(({ result }) => result.id));
    expect(won.size).toBe(2);
    expect(
      await run(
        'SELECT count(*) AS n, count(DISTINCT user_id) AS people FROM matchmaking_seat WHERE meeting_id = ?',
        meeting,
      ),
    ).toEqual([{ n: 4, people: 4 }]);
  });

  it('SIGN-017 whoever loses the place at the meeting takes part no more, and the other is told', async () => {
    const { meeting, b } = await pair();
    const c = await takePart(cho, meeting, '卓');
    await answer(ben, (await ask(ann, meeting, b)).result.id);
    await ask(ann, meeting, c);
    await run(`UPDATE meeting_user SET is_delete = 1 WHERE meeting_id = ? AND name = '安'`, meeting);
    expect(await planOf(ben, meeting)).toEqual([]);
    expect((await cho.get(`${OWN}/requests`, { meeting_id: meeting })).result.records).toMatchObject([
      { state: 'cancelled' },
    ]);
    expect(await topics(cho)).toContain('matchmaking_ended');
    expect((await ann.get(`${OWN}/members`, { meeting_id: meeting })).code).toBe(403);
    const before = (await topics(ben)).filter((topic: string) => topic === 'matchmaking_cancelled').length;
    await server.runtime.fireCron('* * * * *');
    await server.runtime.fireCron('* * * * *');
    expect((await topics(ben)).filter((topic: string) => topic === 'matchmaking_cancelled').length).toBe(before + 1);
  });
});

const oneSlot = () => ({ slot_minutes: 60, break_minutes: 0, periods: settings('').periods });

describe('staff', () => {
  it('SIGN-017 settings are checked at their fields, and take away nothing that is assigned', async () => {
    const { meeting, b } = await pair();
    const save = (changes: object) => editor.post(`${OFFICE}/settings`, settings(meeting, changes));
    const fields = async (changes: object) => (await save(changes)).errors.map(({ field }) => field);
    expect(await fields({ periods: '明天上午' })).toEqual(['periods']);
    expect(await fields({ spare: 3 })).toEqual(['spare']);
    expect(await fields({ closes: settings(meeting).opens })).toEqual(['closes']);
    expect(await fields({ slot_minutes: 100 })).toEqual(['periods']);
    expect(await fields({ tables: 0, spare: 0 })).toContain('tables');
    const { result } = await answer(ben, (await ask(ann, meeting, b)).result.id);
    const day = settings(meeting).periods.slice(0, 10);
    expect((await save({ periods: `${day} 14:00-15:00` })).msg).toContain('请先移动或取消');
    expect((await save({ periods: `${day} 09:00-10:30\n${day} 14:00-15:00` })).result.slots).toBe(6);
    expect(await planOf(ann, meeting)).toMatchObject([{ id: result.id }]);
    await editor.post(`${OFFICE}/office/move`, { id: result.id, slot_id: result.slot_id, revision: 0, table_no: 3 });
    expect((await save({ tables: 2 })).code).toBe(409);
  });

  it('SIGN-017 nobody meets at a meeting that was called off: no part, no request, no answer, no move, no phone', async () => {
    const { meeting, a, b } = await pair();
    const c = await takePart(cho, meeting, '曹');
    await book(dai, meeting, '戴');
    const { result: stands } = await answer(ben, (await ask(ann, meeting, b)).result.id);
    const waits = (await ask(ann, meeting, c)).result.id;
    const [, , , free] = await slotsOf(ann, meeting);
    const off = { id: meeting, reason: '台风' };
    expect((await editor.post('/web/v1/content/meeting/cancel', off)).result).toEqual({ changed: 1 });
    const again = { id: stands.id, slot_id: free?.id, revision: 0 };
    const refused = [
      await dai.post(`${OWN}/join`, profile(meeting, '戴')),
      await ask(ben, meeting, c),
      await answer(cho, waits),
      await ann.post(`${OWN}/move`, again),
      await editor.post(`${OFFICE}/office/move`, again),
      await editor.post(`${OFFICE}/office/appointment`, {
        ...{ meeting_id: meeting, slot_id: free?.id, first_member: a, second_member: c },
      }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 409));
    expect((await client(server.url).get(OFFICE, { meeting_id: meeting })).result).toBeNull();
    expect((await ann.get(OWN, { meeting_id: meeting })).result).toMatchObject({ open: false, taking_part: true });
    expect(await planOf(ann, meeting)).toMatchObject([{ id: stands.id, partner: { phone: null }, other_slots: [] }]);
    const { result } = await ann.get(`${OWN}/requests`, { meeting_id: meeting, box: 'sent' });
    expect(result.records.map(({ state }: { state: string }) => state)).toEqual(['pending', 'accepted']);
  });

  it('SIGN-017 of a meeting that visitors do not see strangers read nothing; who signed up reads on', async () => {
    const { meeting } = await pair();
    await put(editor, 'meeting', { is_open: 0 }, { id: meeting });
    expect((await dai.get(OWN, { meeting_id: meeting })).code).toBe(404);
    expect((await client(server.url).get(OFFICE, { meeting_id: meeting })).result).toBeNull();
    expect((await ann.get(OWN, { meeting_id: meeting })).result).toMatchObject({ taking_part: true });
  });

  it('SIGN-017 staff see who is where, note who came, and take the plan as a file', async () => {
    const { meeting, b } = await pair();
    const { result } = await answer(ben, (await ask(ann, meeting, b)).result.id);
    const view = (await editor.get(`${OFFICE}/office`, { meeting_id: meeting })).result;
    expect(view).toMatchObject({
      pending: 0,
      settings: { tables: 3, spare: 1 },
      appointments: [{ id: result.id, table_no: 1, by_staff: false }],
    });
    expect(view.members.map(({ name }: { name: string }) => name)).toEqual(['安', '本']);
    const note = (present: boolean | null) =>
      editor.post(`${OFFICE}/office/presence`, { id: result.id, member_id: b, present });
    expect((await note(false)).code).toBe(200);
    const people = (await editor.get(`${OFFICE}/office`, { meeting_id: meeting })).result.appointments[0].people;
    expect(people.find((one: { member_id: string }) => one.member_id === b).present).toBe(0);
    expect((await note(null)).code).toBe(200);
    const file = await editor.fetch(`${OFFICE}/office/export?meeting_id=${meeting}`);
    expect(file.headers.get('content-type')).toContain('spreadsheetml');
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const same = await editor.post(`${OFFICE}/office/appointment`, {
      meeting_id: meeting,
      slot_id: result.slot_id,
      first_member: b,
      second_member: b,
    });
    expect(same.code).toBe(409);
  });
});
