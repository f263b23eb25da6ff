import { beforeAll, describe, expect, it } from 'vitest';
import type { CourseLearning } from '../../db/contract/calls/courses.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, MEMBER, unique } from './support/results.ts';

const EDITOR = '13800000013';
const BASE = '/web/egg/base';
const LEARNING = '/web/v1/content/course/learning';
const CERTIFY = '/web/v1/content/course/certificates';

let member: Client;
let other: Client;
let editor: Client;

const add = (who: Client, table: string, data: object) => who.post(`${BASE}/add`, { table, data });

/** A free course with two chapters. */
async function course(data: object = {}) {
  const id = (await add(editor, 'course', { name: unique('线上课程'), ...data })).result.id as string;
  const chapters: string[] = [];
  for (const name of ['第一章', '第二章'])
    chapters.push((await add(editor, 'course_chapter', { course_id: id, name })).result.id);
  return { id, chapters };
}

const see = (who: Client, chapter_id: string | undefined, finished = true) =>
  who.post('/web/v1/course/progress', { chapter_id, seconds: 5, finished });
const learning = async (course_id: string, more: object = {}) =>
  (await editor.get(LEARNING, { course_id, ...more })).result as {
    records: CourseLearning[];
    total: number;
    finished: number;
    uncertified: number;
  };

beforeAll(async () => {
  [member, other, editor] = await Promise.all([signedIn(MEMBER), signedIn(INDIVIDUAL), signedIn(EDITOR)]);
});

describe('progress in a course', () => {
  it('SIGN-010 staff read how far each learner has come: watching, signed up and designated ones, sorted and narrowed', async () => {
    const { id, chapters } = await course();
    const third = await signedIn('13800000008');
    await see(member, chapters[0]);
    await see(member, chapters[1]);
    await see(other, chapters[0]);
    await see(other, chapters[1], false);
    const signed = { course_id: id, name: '报名人', phone: '13700000779' };
    expect((await add(third, 'course_user', signed)).result.state).toBe('booked');
    const all = await learning(id);
    expect(all).toMatchObject({ total: 3, finished: 1, uncertified: 1 });
    const facts = (rows: CourseLearning[]) =>
      rows.map(({ account, done, chapters: of, signed_up, last_time }) => [
        account,
        done,
        of,
        signed_up,
        last_time !== null,
      ]);
    const [finished, begun, none] = [
      ['138****0001', 2, 2, 0, true],
      ['138****0002', 1, 2, 0, true],
      ['138****0008', 0, 2, 1, false],
    ];
    // Who has not begun stands behind everybody, unless asked otherwise.
    expect(facts(all.records).at(-1)).toEqual(none);
    expect(facts((await learning(id, { order: 'done' })).records)).toEqual([none, begun, finished]);
    expect(facts((await learning(id, { order: '-done' })).records)).toEqual([finished, begun, none]);
    for (const [state, row] of Object.entries({ finished, begun, none }))
      expect(facts((await learning(id, { state })).records), state).toEqual([row]);
    expect(facts((await learning(id, { keyword: '0002' })).records)).toEqual([begun]);
    expect(facts((await learning(id, { keyword: '13800000002' })).records)).toEqual([begun]);
    // What is masked is not found out digit by digit.
    expect((await learning(id, { keyword: '00000002' })).records).toEqual([]);
    // A chapter that went counts in nobody's progress, and one that came is to be seen.
    await editor.delete(`${BASE}/del`, { table: 'course_chapter', where: { id: chapters[1] } });
    expect(
      facts((await learning(id, { state: 'finished' })).records)
        .map(([account]) => account)
        .sort(),
    ).toEqual(['138****0001', '138****0002']);
    await add(editor, 'course_chapter', { course_id: id, name: '新的一章' });
    expect((await learning(id)).finished).toBe(0);
    for (const who of [client(), member])
      expect([401, 403]).toContain((await who.get(LEARNING, { course_id: id })).code);
    expect((await editor.get(LEARNING, { course_id: 'NOWHERE' })).status).toBe(404);
  });

  it('SIGN-010 the list is taken along as a file in the order that was asked for, and the log says by whom', async () => {
    const { id, chapters } = await course();
    await see(member, chapters[0]);
    await see(other, chapters[0]);
    await see(other, chapters[1]);
    const { text } = await editor.get(`${LEARNING}.csv`, { course_id: id, order: '-done' });
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('已学完章节');
    expect(lines[1]).toMatch(/138\*\*\*\*0002.*2,2,"已学完"/);
    expect(lines[2]).toMatch(/138\*\*\*\*0001.*1,2,"学习中"/);
    const { text: english } = await editor.get(
      `${LEARNING}.csv`,
      { course_id: id, state: 'finished' },
      { 'x-lang': 'en' },
    );
    expect(english.trim().split('\r\n')).toHaveLength(2);
    expect(english).toContain('Chapters finished');
    const admin = await signedIn('13800000011');
    const log = await admin.get('/web/v1/admin/auditLog/list', { item_id: id, action: 'participants-export' });
    expect(log.result.records).toHaveLength(2);
  });

  it('SIGN-029 a finished course gives a certificate where staff turned them on: each learner one, whoever issues at once', async () => {
    const { id, chapters } = await course();
    for (const chapter of chapters) await see(other, chapter);
    await see(member, chapters[0]);
    expect((await editor.post(CERTIFY, { course_id: id })).status).toBe(409);
    const on = { table: 'course', data: { certificate: 1 }, where: { id } };
    expect((await editor.put(`${BASE}/put`, on)).result).toEqual({ changed: 1 });
    expect((await member.post(CERTIFY, { course_id: id })).status).toBe(403);
    const issued = await Promise.all([1, 2, 3].map(() => editor.post(CERTIFY, { course_id: id })));
    expect(issued.map(({ result }) => result.issued).sort()).toEqual([0, 0, 1]);
    const own = async (who: Client) =>
      (await who.list('course_certificate', { where: { course_id: id } })).result.records;
    const [{ certificate }, ...more] = await own(other);
    expect(more).toEqual([]);
    expect(await own(member)).toEqual([]);
    expect(await own(editor)).toEqual([]);
    const read = async (who: Client) => (await who.get('/web/v1/certificate', { code: certificate })).result;
    const whole = await read(other);
    expect(whole).toMatchObject({ kind: 'course', online: 1, whole: true });
    expect(await read(client())).toMatchObject({ name: `${[...whole.name][0]}**`, whole: false });
    expect((await client().fetch(`/certificate/${certificate}`)).status).toBe(200);
    expect((await other.get('/web/v1/user/notice/list', { pageSize: 50 })).text).toContain(
      `/certificate/${certificate}`,
    );
    expect(await learning(id)).toMatchObject({ finished: 1, uncertified: 0 });
    // Who finishes later gets one then, and nobody a second.
    await see(member, chapters[1]);
    expect((await editor.post(CERTIFY, { course_id: id })).result).toEqual({ issued: 1, unnamed: 0 });
    expect(await own(member)).toHaveLength(1);
  });
});
