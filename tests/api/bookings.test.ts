import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { codeFor, newPhone, otherThan } from './support/accounts.ts';
import { unique } from './support/results.ts';
import { add, put, remove, work } from './table-calls.ts';

const SEATS = '/web/v1/booking';
const OWN = '/web/v1/booking/own';
const CANCEL = '/web/v1/booking/cancel';
const ACCEPT = '/web/v1/booking/accept';
const CHANGE = '/web/v1/booking/change';
const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

let editor: Client;
let number = 0;

beforeAll(async () => {
  editor = await signedIn('13800000013');
});

const meeting = async (values: object = {}): Promise<string> =>
  (await add(editor, 'meeting', { name: unique('预约测试会议'), start_time: now() + 20 * 24 * HOUR, ...values })).result
    .id;

/** Signs somebody new up. */
function signUp(id: string, values: object = {}, who: Client = client()) {
  number += 1;
  const phone = `139${String(10_000_000 + number)}`;
  return add(who, 'meeting_user', { meeting_id: id, name: `参会人${number}`, phone, ...values });
}
const seats = async (id: string, kind = 'meeting') => (await client().get(SEATS, { kind, id })).result;
const own = async (manage: string) => (await client().get(OWN, { manage })).result;
const stateOf = async (manage: string) => (await own(manage)).state;

describe('seats', () => {
  it('SIGN-017 SIGN-042 those who come first get the seats, the others a number in the waiting list', async () => {
    const id = await meeting({ capacity: 2 });
    const answers = [await signUp(id), await signUp(id), await signUp(id), await signUp(id)].map(
      ({ result }) => result,
    );
    expect(answers.map(({ state, place }) => [state, place])).toEqual([
      ['booked', null],
      ['booked', null],
      ['waiting', 1],
      ['waiting', 2],
    ]);
    expect(await seats(id)).toEqual({ capacity: 2, booked: 2, waiting: 2 });
    expect(await own(answers[3].manage)).toMatchObject({ state: 'waiting', number: 2, ahead: 1, name: '参会人4' });
  });

  it('a party takes as many seats as it has people, and nobody passes whoever waits', async () => {
    const id = await meeting({ capacity: 3 });
    expect((await signUp(id, { party: 2 })).result.state).toBe('booked');
    expect((await signUp(id, { party: 2 })).result).toMatchObject({ state: 'waiting', place: 1 });
    expect((await signUp(id)).result).toMatchObject({ state: 'waiting', place: 2 });
    for (const party of [0, 6, -1]) expect((await signUp(id, { party })).errors).toMatchObject([{ field: 'party' }]);
  });

  it('SIGN-036 of two equal sign-ups at once one is written; whoever left may sign up again', async () => {
    const id = await meeting({ capacity: 5 });
    const person = { name: unique('同一人'), phone: '13900000001' };
    const both = await Promise.all([signUp(id, person), signUp(id, person)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await seats(id)).toMatchObject({ booked: 1 });
    const manage = both.find(({ code }) => code === 200)?.result.manage;
    expect((await client().post(CANCEL, { manage })).result).toMatchObject({ state: 'left' });
    expect(await seats(id)).toMatchObject({ booked: 0 });
    expect((await signUp(id, person)).result.state).toBe('booked');
  });

  it('where staff ask for it, a sign-up proves its phone by a code', async () => {
    const id = await meeting({ check_phone: 1 });
    const phone = newPhone();
    const person = { name: unique('核验'), phone };
    expect((await signUp(id, person)).errors).toMatchObject([{ field: 'verificationCode', code: 'code_required' }]);
    const { msgId, verificationCode } = await codeFor(phone, 7);
    const wrong = otherThan(verificationCode);
    expect((await signUp(id, { ...person, msgId, verificationCode: wrong })).errors).toMatchObject([
      { field: 'verificationCode', code: 'code_wrong' },
    ]);
    expect((await signUp(id, { ...person, phone: newPhone(), msgId, verificationCode })).code).toBe(422);
    expect((await signUp(id, { ...person, msgId, verificationCode })).result).toMatchObject({ state: 'booked' });
    expect((await signUp(id, { name: unique('再来'), phone, msgId, verificationCode })).code, 'once').toBe(422);
    expect((await signUp(await meeting(), { ...person, other: 1 })).errors).toMatchObject([{ field: 'other' }]);
  });

  it('without a number there is no limit, and zero seats are a waiting list', async () => {
    expect((await signUp(await meeting())).result).toMatchObject({ state: 'booked', place: null });
    expect((await signUp(await meeting({ capacity: 0 }))).result).toMatchObject({ state: 'waiting', place: 1 });
    for (const [name, value] of [
      ['capacity', -1],
      ['offer_hours', 0],
      ['offer_hours', 169],
      ['questions', '[{"key":"a"}]'],
    ] as const)
      expect((await add(editor, 'meeting', { name: unique('会议'), [name]: value })).errors).toMatchObject([
        { field: name },
      ]);
  });

  it('sign-ups have a window, and end with the meeting or when it is called off', async () => {
    const refusal = async (values: object) => (await signUp(await meeting(values))).msg;
    expect(await refusal({ sign_from: now() + HOUR })).toBe('报名尚未开始');
    expect(await refusal({ sign_until: now() - HOUR })).toBe('报名已截止');
    expect(await refusal({ start_time: now() - 2 * HOUR, end_time: now() - HOUR })).toBe('报名已截止');
    expect(await refusal({ cancel_time: now() })).toBe('活动已取消，不再接受报名');
    const off = await meeting({ cancel_time: now() });
    for (const origin of ['staff', 'walk_in'])
      expect((await signUp(off, { origin }, editor)).msg, origin).toBe('活动已取消，不再接受报名');
    const closed = await meeting({ is_open: 0 });
    expect((await signUp(closed)).code).toBe(403);
    expect((await client().get(SEATS, { kind: 'meeting', id: closed })).code).toBe(404);
    const late = await meeting({ sign_until: now() - HOUR });
    expect((await signUp(late, { origin: 'walk_in' }, editor)).result.state).toBe('booked');
    expect((await signUp(late, { origin: 'walk_in' })).code, 'visitors choose no origin').toBe(409);
  });

  it('SIGN-027 a visitor’s sign-up for a course is kept with all its fields, as editors list it and nobody else', async () => {
    const course_id = (await add(editor, 'course', { name: unique('公开课程') })).result.id;
    const data = {
      course_id,
      name: '何学员',
      sex: 1,
      org_name: '某研究所',
      post: '主任',
      phone: '13900000088',
      traffic_type: 1,
    };
    const before = now();
    const { id } = (await add(client(), 'course_user', data)).result;
    const [row] = (await editor.list('course_user', { where: { id } })).result.records;
    expect(row).toMatchObject({ id, ...data, is_delete: 0 });
    expect(row.add_time).toBeGreaterThanOrEqual(before);
    const other = await signedIn('13800000002');
    for (const reader of [client(), other]) {
      expect((await reader.list('course_user', { where: { id } })).result?.records ?? []).toEqual([]);
    }
  });

  it('SIGN-043 a paid course is open to its learners alone, and says why', async () => {
    const course = (await add(editor, 'course', { name: unique('付费课程'), paid: 1 })).result.id;
    const learner = await signedIn('13800000002');
    const data = { course_id: course, name: unique('学员'), phone: '13900000002' };
    for (const c of [client(), learner]) {
      expect(await add(c, 'course_user', data)).toMatchObject({ code: 403, msg: expect.stringContaining('付费课程') });
    }
    const user_id = (await learner.get('/web/egg/user/session')).result.user_id;
    expect((await add(editor, 'course_learner', { course_id: course, user_id })).status).toBe(200);
    expect((await add(learner, 'course_user', { ...data, party: 2 })).errors).toMatchObject([
      { field: 'party', msg: '付费课程由指定学员各自报名，每次 1 人' },
    ]);
    const { manage } = (await add(learner, 'course_user', data)).result;
    expect(await own(manage)).toMatchObject({ state: 'booked', party: 1, party_max: 1 });
    expect((await client().post(CHANGE, { manage, party: 2 })).errors).toMatchObject([{ field: 'party' }]);
    expect((await add(learner, 'course_user', data)).msg).toBe('您已报名该课程');
    // Neither does a learner bring others by signing up again under their names, one by one, in one call or at once.
    const others = ['甲', '乙'].map((name, at) => ({
      course_id: course,
      name: unique(name),
      phone: `1390000001${at}`,
    }));
    const bring = () => Promise.all(others.map((other) => add(learner, 'course_user', other)));
    for (const { code, msg } of await bring()) expect([code, msg]).toEqual([409, '您已报名该课程']);
    expect(await seats(course, 'course')).toMatchObject({ booked: 1 });
    expect((await client().post(CANCEL, { manage })).status).toBe(200);
    const both = { table: 'course_user', data: others };
    expect((await learner.post('/web/egg/base/adds', both)).code).toBe(409);
    expect((await bring()).map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await seats(course, 'course')).toMatchObject({ booked: 1 });
  });

  it('the questions of a form are asked at both doors', async () => {
    const questions = JSON.stringify([
      { key: 'meal', kind: 'choice', label: '用餐', options: [{ value: '清真' }, { value: '普通' }], required: true },
      { key: 'privacy', kind: 'consent', label: '同意参会须知', required: true },
    ]);
    const id = await meeting({ questions });
    const fields = async (answers?: object) =>
      (await signUp(id, answers && { answers: JSON.stringify(answers) })).errors?.map(({ field, code }) => [
        field,
        code,
      ]);
    expect(await fields()).toEqual([
      ['answers.meal', 'required'],
      ['answers.privacy', 'consent_required'],
    ]);
    expect(await fields({ meal: '素', privacy: true, more: 'x' })).toEqual([
      ['answers.meal', 'invalid_value'],
      ['answers.more', 'invalid_value'],
    ]);
    const { manage } = (await signUp(id, { answers: JSON.stringify({ meal: '清真', privacy: true }) })).result;
    expect((await own(manage)).answers).toEqual({ meal: '清真', privacy: true });
    expect((await client().post(CHANGE, { manage, answers: { meal: '普通' } })).errors).toMatchObject([
      { field: 'answers.privacy' },
    ]);
    expect((await client().post(CHANGE, { manage, answers: { meal: '普通', privacy: true } })).status).toBe(200);
    expect((await own(manage)).answers.meal).toBe('普通');
  });
});

describe('the waiting list', () => {
  it('a freed seat is kept for the first who fits; refusing hands it on, and who left is not asked again', async () => {
    const id = await meeting({ capacity: 2, offer_hours: 3 });
    const [first, , third, fourth, fifth] = [
      (await signUp(id)).result,
      (await signUp(id)).result,
      (await signUp(id, { party: 2 })).result,
      (await signUp(id)).result,
      (await signUp(id)).result,
    ];
    await client().post(CANCEL, { manage: first.manage });
    expect([await stateOf(third.manage), await stateOf(fourth.manage)]).toEqual(['waiting', 'offered']);
    const { offer_until } = await own(fourth.manage);
    expect(Math.abs(offer_until - now() - 3 * HOUR)).toBeLessThan(60);
    expect(await seats(id)).toEqual({ capacity: 2, booked: 2, waiting: 2 });
    expect((await signUp(id)).result).toMatchObject({ state: 'waiting', place: 4 });
    expect((await client().post(CANCEL, { manage: fourth.manage })).result.state).toBe('left');
    expect(await stateOf(fifth.manage)).toBe('offered');
    expect((await client().post(ACCEPT, { manage: fourth.manage })).code).toBe(409);
    expect((await client().post(ACCEPT, { manage: fifth.manage })).result.state).toBe('booked');
    expect((await client().post(ACCEPT, { manage: fifth.manage })).result.state, 'repeated').toBe('booked');
    expect((await client().post(ACCEPT, { manage: third.manage })).code, 'nothing was offered').toBe(409);
    expect(await stateOf(fourth.manage)).toBe('left');
    expect(await seats(id)).toMatchObject({ booked: 2, waiting: 2 });
  });

  it('more seats, and sign-ups that staff remove, are offered in the order of the list', async () => {
    const id = await meeting({ capacity: 1 });
    const [first, ...waiting] = [await signUp(id), await signUp(id), await signUp(id), await signUp(id)].map(
      (a) => a.result,
    );
    await put(editor, 'meeting', { capacity: 2 }, { id });
    expect(await Promise.all(waiting.map(({ manage }) => stateOf(manage)))).toEqual(['offered', 'waiting', 'waiting']);
    await remove(editor, 'meeting_user', { id: first.id }, 'del');
    expect(await Promise.all(waiting.map(({ manage }) => stateOf(manage)))).toEqual(['offered', 'offered', 'waiting']);
    await put(editor, 'meeting', { capacity: null }, { id });
    expect(await stateOf(waiting[2].manage)).toBe('offered');
    expect(await stateOf(first.manage)).toBe('left');
  });

  it('a party grows only where there are seats, and frees those that it gives up', async () => {
    const id = await meeting({ capacity: 3 });
    const first = (await signUp(id, { party: 2 })).result;
    const second = (await signUp(id)).result;
    const third = (await signUp(id)).result;
    expect(await client().post(CHANGE, { manage: first.manage, party: 3 })).toMatchObject({
      code: 409,
      msg: '名额不足，无法增加人数',
    });
    expect((await put(editor, 'meeting_user', { party: 4 }, { id: first.id })).code).toBe(409);
    expect((await own(first.manage)).party).toBe(2);
    expect((await client().post(CHANGE, { manage: first.manage, party: 1 })).status).toBe(200);
    expect(await stateOf(third.manage)).toBe('offered');
    expect(await seats(id)).toMatchObject({ booked: 3, waiting: 0 });
    expect(await stateOf(second.manage)).toBe('booked');
  });
});

describe('the manage link', () => {
  it('opens its own booking and no other, and dies with the end of the meeting', async () => {
    const id = await meeting();
    const [one, two] = [(await signUp(id)).result, (await signUp(id)).result];
    expect(await own(one.manage)).toMatchObject({ id: one.id, phone: expect.stringMatching(/^139\*{4}\d{4}$/) });
    const key = one.manage.split('/').at(-1) as string;
    expect((await own(key)).id).toBe(one.id);
    for (const manage of [
      `${two.id}.${key.split('.')[1]}`,
      one.id,
      `${key}x`,
      `${key.slice(0, -2)}AA`,
      '.',
      '/booking/',
    ])
      expect((await client().get(OWN, { manage })).code, manage).toBe(404);
    await put(editor, 'meeting', { start_time: now() - 2 * HOUR, end_time: now() - 1 }, { id });
    expect((await client().get(OWN, { manage: one.manage })).code).toBe(404);
    expect((await client().post(CANCEL, { manage: one.manage })).code).toBe(404);
  });

  it('SIGN-029 whoever is signed in finds the own sign-ups with where each stands and the link that changes it', async () => {
    const [first, second] = [await signedIn('13800000008'), await signedIn('13800000009')];
    const id = await meeting({ capacity: 1, name_en: 'Meeting of the own list' });
    const mine = async (who: Client, more: object = {}) =>
      (await who.get('/web/v1/user/booking/list', { kind: 'meeting', id, ...more })).result.records;
    const seat = (await signUp(id, {}, first)).result;
    const place = (await signUp(id, {}, second)).result;
    expect(await mine(first)).toEqual([
      {
        ...{ id: seat.id, event_id: id, state: 'booked', number: null, manage: seat.manage },
        ...{ name: expect.any(String), add_time: expect.any(Number) },
        event: expect.objectContaining({ name_en: 'Meeting of the own list', shown: true, cancel_time: null }),
      },
    ]);
    expect(await mine(second)).toMatchObject([{ id: place.id, state: 'waiting', number: 1, manage: place.manage }]);
    expect((await mine(second, { id: '' })).map((row: { id: string }) => row.id)).toContain(place.id);
    expect((await client().get('/web/v1/user/booking/list', { kind: 'meeting' })).code).toBe(401);
    expect((await first.get('/web/v1/user/booking/list', { kind: 'user' })).code).toBe(422);
    await client().post(CANCEL, { manage: seat.manage });
    expect(await mine(first)).toEqual([]);
    expect(await mine(second)).toMatchObject([{ state: 'offered' }]);
    await put(editor, 'meeting', { start_time: now() - 2 * HOUR, end_time: now() - 1 }, { id });
    expect(await mine(second)).toMatchObject([{ id: place.id, manage: '' }]);
  });

  it('what people signed up for is not taken away before it is called off; what is over may go', async () => {
    const id = await meeting({ capacity: 1 });
    const [booked, waits] = [(await signUp(id)).result, (await signUp(id)).result];
    const refusals = [
      await remove(editor, 'meeting', { id }),
      await remove(editor, 'meeting', { id }, 'del'),
      await work(editor, [{ op: 'del', table: 'meeting', where: { id } }]),
    ];
    const refusal = [409, '已有人报名，请先取消活动（系统会通知报名者），再删除'];
    expect(refusals.map(({ code, msg }) => [code, msg])).toEqual(refusals.map(() => refusal));
    expect(await stateOf(booked.manage)).toBe('booked');
    await client().post(CANCEL, { manage: booked.manage });
    await client().post(ACCEPT, { manage: waits.manage });
    expect((await remove(editor, 'meeting', { id }, 'del')).code).toBe(409);
    await client().post(CANCEL, { manage: waits.manage });
    expect((await remove(editor, 'meeting', { id }, 'del')).result).toEqual({ changed: 1 });
    const off = await meeting();
    await signUp(off);
    await put(editor, 'meeting', { cancel_time: now(), cancel_reason: '场地停电' }, { id: off });
    expect((await remove(editor, 'meeting', { id: off }, 'del')).result).toEqual({ changed: 1 });
    const over = (await add(editor, 'course', { name: unique('课程'), start_time: now() + HOUR })).result.id;
    await add(client(), 'course_user', { course_id: over, name: '学员', phone: newPhone() });
    expect((await remove(editor, 'course', { id: over }, 'del')).code).toBe(409);
    await put(editor, 'course', { start_time: now() - 2 * HOUR, end_time: now() - HOUR }, { id: over });
    expect((await remove(editor, 'course', { id: over }, 'del')).result).toEqual({ changed: 1 });
  });

  it('SIGN-039 nobody reads where another person stands', async () => {
    const id = await meeting();
    const member = await signedIn('13800000001');
    const mine = (await signUp(id, {}, member)).result;
    const where = { where: { id: mine.id } };
    expect((await member.list('booking', where)).result.records).toMatchObject([{ state: 'booked' }]);
    expect((await (await signedIn('13800000002')).list('booking', where)).result.total).toBe(0);
    expect((await client().list('booking', where)).code).toBe(404);
    const beside = { table: 'booking', on: { id: 'id' }, columns: ['state'], as: 'booking' };
    const seen = await editor.list('meeting_user', { ...where, leftJoin: [beside] });
    expect(seen.result.records).toMatchObject([{ booking: { state: 'booked' } }]);
  });
});

describe('the calendar file', () => {
  it('is one event through all changes, in lines that calendars take, and goes when the seat does', async () => {
    const name = `${unique('京津冀新材料成果发布与对接会暨产学研合作洽谈')}；A, B\\C`.repeat(2).slice(0, 90);
    const id = await meeting({ name, address: '石家庄市裕华区科技大厦三层报告厅', end_time: now() + 21 * 24 * HOUR });
    const { manage, id: booking } = (await signUp(id)).result;
    const file = async () => client().get('/web/v1/booking/ics', { manage });
    const first = await file();
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = first.text.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(first.text).not.toContain('\uFFFD');
    const whole = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
    expect(whole(first.text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'TZID:Asia/Shanghai',
        `UID:${booking}@booking`,
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        expect.stringMatching(/^ORGANIZER:/),
        'TZOFFSETTO:+0800',
        `SUMMARY:${name.replace(/[\\;,]/g, (sign) => `\\${sign}`)}`,
      ]),
    );
    const { start_time } = (await own(manage)).event;
    const local = new Date((start_time + 8 * HOUR) * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '');
    expect(whole(first.text)).toContain(`DTSTART;TZID=Asia/Shanghai:${local}`);
    await put(editor, 'meeting', { start_time: start_time + HOUR }, { id });
    expect(whole((await file()).text)).toEqual(expect.arrayContaining([`UID:${booking}@booking`, 'SEQUENCE:1']));
    await client().post(CANCEL, { manage });
    expect(whole((await file()).text)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', `UID:${booking}@booking`]),
    );
    expect((await client().get('/web/v1/booking/ics', { manage: 'x' })).code).toBe(404);
  });
});
