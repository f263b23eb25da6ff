import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { unique } from './support/results.ts';
import { add, put } from './table-calls.ts';

const LIST = '/web/v1/meeting/list';
const DETAIL = '/web/v1/meeting/detail';
const MONTH = '/web/v1/meeting/month';
const OFFICE = '/web/v1/content/meeting';
const PEOPLE = '/web/v1/content/participant';
const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

let editor: Client;
let number = 0;

beforeAll(async () => {
  editor = await signedIn('13800000013');
});

const meeting = async (values: object = {}): Promise<string> =>
  (await add(editor, 'meeting', { name: unique('会议管理测试'), type: 1, start_time: now() + 40 * DAY, ...values }))
    .result.id;
const rowOf = async (id: string) => (await editor.list('meeting', { where: { id } })).result.records[0];
/** What a test made is taken away again: other files count what is to come. */
const gone = (...ids: string[]) => Promise.all(ids.map((id) => put(editor, 'meeting', { is_open: 0 }, { id })));

function signUp(meeting_id: string, values: object = {}) {
  number += 1;
  return add(client(), 'meeting_user', {
    meeting_id,
    name: `报名人${number}`,
    phone: `137${String(20_000_000 + number)}`,
    ...values,
  });
}
const people = async (id: string, more: object = {}) =>
  (await editor.get(`${PEOPLE}/list`, { kind: 'meeting', id, ...more })).result;

describe('lists of meetings', () => {
  it('SIGN-001 a list holds the meetings of a type that are to come, the next first; past ones and words narrow it', async () => {
    const word = unique('论坛');
    const next = await meeting({ name: `${word}二`, type: 2, start_time: now() + 50 * DAY });
    const first = await meeting({ name: `${word}一`, type: 2, start_time: now() + 45 * DAY });
    const past = await meeting({ name: `${word}往期`, type: 2, start_time: now() - 50 * DAY });
    const ids = async (query: object) =>
      (await client().get(LIST, { keyword: word, ...query })).result.records.map(({ id }: { id: string }) => id);
    expect(await ids({ type: 2 })).toEqual([first, next]);
    expect(await ids({ type: 1 })).toEqual([]);
    expect(await ids({ when: 'past' })).toEqual([past]);
    expect(await ids({ when: 'all', order: 'soonest' })).toEqual([past, first, next]);
    expect(await ids({ when: 'all' })).toEqual([next, first, past]);
    await gone(next, first, past);
  });

  it('a month holds what begins or goes on in it', async () => {
    const name = unique('跨月会议');
    // The last evening of January in Shanghai, into February.
    const start_time = Date.UTC(2031, 0, 31, 12) / 1000;
    const id = await meeting({ name, start_time, end_time: start_time + DAY });
    const held = async (month: string) =>
      (await client().get(MONTH, { month })).result.records.map((row: { id: string }) => row.id);
    expect(await held('2031-01')).toContain(id);
    expect(await held('2031-02')).toContain(id);
    expect(await held('2031-03')).not.toContain(id);
    await gone(id);
  });

  it('SIGN-001 what is closed, not published yet or taken down is read by editors alone', async () => {
    const hidden = [{ is_open: 0 }, { publish_time: now() + DAY }, { unpublish_time: now() - 1 }];
    for (const values of hidden) {
      const id = await meeting(values);
      expect((await client().get(DETAIL, { id })).status).toBe(404);
      expect((await client().fetch(`/meetingDetail/${id}`)).status).toBe(404);
      expect((await editor.get(DETAIL, { id })).result).toMatchObject({ id, shown: false });
      await gone(id);
    }
  });

  it('the first view tells search engines of the event, also that it was called off', async () => {
    const id = await meeting({ name: unique('结构化数据会议'), address: '石家庄市裕华区', org_name: '示例研究院' });
    const event = async () => {
      const html = await (await editor.fetch(`/meetingDetail/${id}`)).text();
      const [, json = ''] = /<script type="application\/ld\+json">(.*?"Event".*?)<\/script>/s.exec(html) ?? [];
      return [JSON.parse(json)].flat().find((each) => each['@type'] === 'Event');
    };
    expect(await event()).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: expect.stringMatching(/\+08:00$/),
      location: { '@type': 'Place', name: '石家庄市裕华区' },
      organizer: { name: '示例研究院' },
      offers: { price: 0 },
    });
    expect((await editor.post(`${OFFICE}/cancel`, { id, reason: '场地原因' })).result).toEqual({ changed: 1 });
    expect(await event()).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    await gone(id);
  });
});

describe('what editors do with meetings', () => {
  it('a copy has everything but the sign-ups, and nobody sees it yet', async () => {
    const id = await meeting({ capacity: 5, org_name: '示例研究院', profile: '<p>介绍</p>' });
    await signUp(id);
    const copy = (await editor.post(`${OFFICE}/copy`, { id })).result.id;
    expect(await rowOf(copy)).toMatchObject({
      capacity: 5,
      org_name: '示例研究院',
      profile: '<p>介绍</p>',
      is_open: 0,
    });
    expect((await people(copy)).total).toBe(0);
    expect((await editor.post(`${OFFICE}/copy`, { id: 'none' })).status).toBe(404);
    await gone(id, copy);
  });

  it('a repetition adds all meetings or none, on the same day of each month, and never twice', async () => {
    // 31 January 2031, 10:00 in Shanghai.
    const start_time = Date.UTC(2031, 0, 31, 2) / 1000;
    const id = await meeting({ start_time, end_time: start_time + 7200, sign_until: start_time - DAY });
    const { ids } = (await editor.post(`${OFFICE}/repeat`, { id, every: 'month', times: 2 })).result;
    const made = await Promise.all(ids.map(rowOf));
    expect(made.map(({ start_time: at }) => new Date(at * 1000).toISOString())).toEqual([
      '2031-02-28T02:00:00.000Z',
      '2031-03-31T02:00:00.000Z',
    ]);
    expect(made.map((row) => [row.end_time - row.start_time, row.start_time - row.sign_until])).toEqual([
      [7200, DAY],
      [7200, DAY],
    ]);
    const again = await editor.post(`${OFFICE}/repeat`, { id, every: 'month', times: 3 });
    expect(again.status).toBe(409);
    const { name } = await rowOf(id);
    expect((await editor.list('meeting', { where: { name } })).result.total).toBe(3);
    expect((await editor.post(`${OFFICE}/repeat`, { id, every: 'week', times: 53 })).status).toBe(422);
    await gone(id, ...ids);
  });

  it('calling a meeting off ends its sign-up; a second time changes nothing, and nobody else may', async () => {
    const id = await meeting();
    expect((await editor.post(`${OFFICE}/cancel`, { id, reason: ' ' })).errors).toMatchObject([{ field: 'reason' }]);
    const member = await signedIn('13800000001');
    for (const each of ['copy', 'cancel', 'repeat'])
      expect((await member.post(`${OFFICE}/${each}`, { id })).status).toBe(403);
    expect((await editor.post(`${OFFICE}/cancel`, { id, reason: '改期' })).result).toEqual({ changed: 1 });
    expect((await editor.post(`${OFFICE}/cancel`, { id, reason: '另一个原因' })).result).toEqual({ changed: 0 });
    expect((await client().get(DETAIL, { id })).result.cancel_reason).toBe('改期');
    expect((await signUp(id)).status).toBe(409);
    await gone(id);
  });
});

describe('participants', () => {
  it('SIGN-029 staff read who signed up with counts by state; nobody else does', async () => {
    const id = await meeting({ capacity: 1 });
    await signUp(id, { unit: '示例公司', post: '经理', intention: '合作' });
    await signUp(id);
    const list = await people(id);
    expect(list.counts).toMatchObject({ booked: { signUps: 1, people: 1 }, waiting: { signUps: 1, people: 1 } });
    expect(list.records[0]).toMatchObject({ org_name: '示例公司', post: '经理', intention: '合作', state: 'booked' });
    expect((await people(id, { state: 'waiting' })).records).toMatchObject([{ state: 'waiting', number: 1 }]);
    expect((await people(id, { keyword: list.records[0].phone })).total).toBe(1);
    const query = { kind: 'meeting', id };
    expect((await client().get(`${PEOPLE}/list`, query)).status).toBe(100);
    expect((await (await signedIn('13800000001')).get(`${PEOPLE}/list`, query)).status).toBe(403);
    expect((await editor.get(`${PEOPLE}/list`, { kind: 'clinic', id })).status).toBe(404);
    await gone(id);
  });

  it('a walk-in gets a free seat; a full meeting takes one more only when staff say so', async () => {
    const id = await meeting({ capacity: 1 });
    const walkIn = (name: string, over: boolean) =>
      editor.post(PEOPLE, { kind: 'meeting', event_id: id, name, phone: '13600000001', party: 1, over });
    expect((await walkIn('现场甲', false)).status).toBe(200);
    expect((await walkIn('现场甲', false)).msg).toBe('您已报名该会议！');
    expect((await walkIn('现场乙', false)).status).toBe(409);
    expect((await people(id)).total).toBe(1);
    expect((await walkIn('现场乙', true)).status).toBe(200);
    expect((await people(id)).counts.booked).toEqual({ signUps: 2, people: 2 });
    expect((await client().get('/web/v1/booking', { kind: 'meeting', id })).result).toEqual({
      capacity: 1,
      booked: 2,
      waiting: 0,
    });
    await gone(id);
  });

  it('of ten walk-ins at once for three seats exactly three get one', async () => {
    const id = await meeting({ capacity: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        editor.post(PEOPLE, {
          kind: 'meeting',
          event_id: id,
          name: `同时到场${n}`,
          phone: '13600000002',
          party: 1,
          over: false,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await people(id)).counts.booked.people).toBe(3);
    await gone(id);
  });

  it('a cancelled booking offers its seat to whoever is next; staff give a seat, and move a booking', async () => {
    const id = await meeting({ capacity: 1 });
    const other = await meeting({ capacity: 1 });
    const [first, second, third] = [await signUp(id), await signUp(id), await signUp(id)].map(({ result }) => result);
    const stateOf = async (signUpId: string, of = id) =>
      (await people(of)).records.find((row: { id: string }) => row.id === signUpId)?.state;
    expect((await editor.post(`${PEOPLE}/cancel`, { kind: 'meeting', id: first.id })).result).toEqual({ changed: 1 });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['left', 'offered']);
    expect((await editor.post(`${PEOPLE}/seat`, { kind: 'meeting', id: third.id, over: false })).status).toBe(409);
    expect((await editor.post(`${PEOPLE}/seat`, { kind: 'meeting', id: third.id, over: true })).status).toBe(200);
    expect(await stateOf(third.id)).toBe('booked');
    const moved = await editor.post(`${PEOPLE}/move`, { kind: 'meeting', id: third.id, to: other, over: false });
    expect([await stateOf(third.id), await stateOf(moved.result.id, other)]).toEqual(['left', 'booked']);
    const full = await editor.post(`${PEOPLE}/move`, { kind: 'meeting', id: second.id, to: other, over: false });
    expect(full.status).toBe(409);
    expect(await stateOf(second.id)).toBe('offered');
    await gone(id, other);
  });

  it('files hold every row with the answers to the own questions as columns', async () => {
    const questions = JSON.stringify([
      { key: 'q1', kind: 'choice', label: '餐食', options: [{ value: '清真' }, { value: '常规' }], required: true },
    ]);
    const id = await meeting({ questions });
    expect((await signUp(id)).errors).toMatchObject([{ field: 'answers.q1' }]);
    await signUp(id, { answers: JSON.stringify({ q1: '清真' }) });
    const csv = await (await editor.fetch(`${PEOPLE}.csv?kind=meeting&id=${id}`)).text();
    const [headings = '', row = ''] = csv.split('\r\n');
    expect(headings).toContain('"餐食"');
    expect(row).toContain('"清真"');
    const workbook = await editor.fetch(`${PEOPLE}.xlsx?kind=meeting&id=${id}`);
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
    expect((await workbook.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    await gone(id);
  });
});
