import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { INDIVIDUAL, MEMBER, PDF, unique, upload } from './support/results.ts';

const EDITOR = '13800000013';
const BASE = '/web/egg/base';

let member: Client;
let other: Client;
let editor: Client;
let paid: string;
let chapter: string;

const add = (who: Client, table: string, data: object) => who.post(`${BASE}/add`, { table, data });
const rows = async (who: Client, table: string, where: object) => (await who.list(table, { where })).result.records;
const keep = (who: Client, seconds: number, finished = false) =>
  who.post('/web/v1/course/progress', { chapter_id: chapter, seconds, finished });

beforeAll(async () => {
  [member, other, editor] = await Promise.all([signedIn(MEMBER), signedIn(INDIVIDUAL), signedIn(EDITOR)]);
  paid = (await add(editor, 'course', { name: unique('付费课程'), paid: 1, class_hours: 12 })).result.id;
  const file = await upload(editor, '讲义.pdf', PDF, 'application/pdf');
  const made = await add(editor, 'course_chapter', { course_id: paid, name: '第一章', video: file.url, duration: 40 });
  chapter = made.result.id;
  await add(editor, 'course_material', { course_id: paid, name: '讲义', url: file.url });
});

describe('Courses', () => {
  it('SIGN-026 SIGN-044 courses stand in terms, with names, teachers and chapters that everybody reads', async () => {
    const { records } = (
      await client().list('course', {
        columns: ['id', 'name', 'mainTeacher', 'orgName', 'profile', 'cover', 'class_hours'],
        leftJoin: [{ table: 'course_term', on: { term_id: 'id' }, columns: ['name', 'intro'], as: 'term' }],
        process: [{ table: 'course_chapter', on: { course_id: 'id' }, columns: ['name', 'video'], as: 'chapters' }],
        where: { paid: 0 },
      })
    ).result;
    const shown = records.find((row: { term: object | null }) => row.term !== null);
    expect(shown.term.name).toBeTruthy();
    expect(shown.chapters.length).toBeGreaterThan(1);
    expect(shown.chapters[0].video).toContain('/files/');
  });

  it('SIGN-026 what is not open, not yet published or called off stands on no front page; what is to come bears both names', async () => {
    const soon = Math.floor(Date.now() / 1000) + 600;
    const course = async (name: string, more: object = {}) => {
      const data = { name: unique(name), name_en: `${name} in English`, start_time: soon, sort: -1, ...more };
      const { result } = await add(editor, 'course', data);
      return result.id as string;
    };
    // However many courses without a date stand before it in the editors' order.
    const undated = Array.from({ length: 12 }, (_, place) => ({ name: unique(`随到随学${place}`), sort: -2 }));
    const before = (await editor.post(`${BASE}/adds`, { table: 'course', data: undated })).result.ids as string[];
    expect(before).toHaveLength(undated.length);
    const [shown, ...withheld] = [
      await course('将要开课', { sort: 1 }),
      await course('未公开的课', { is_open: 0 }),
      await course('尚未发布的课', { publish_time: soon + 600 }),
      await course('已经下线的课', { unpublish_time: 1 }),
      await course('已经取消的课', { cancel_time: 1, cancel_reason: '教师请假' }),
    ];
    const { courses } = (await member.get('/web/v1/home')).result;
    const ids = courses.map(({ id }: { id: string }) => id);
    expect(courses.find(({ id }: { id: string }) => id === shown)).toMatchObject({ name_en: '将要开课 in English' });
    expect(withheld.filter((id) => ids.includes(id))).toEqual([]);
    const made = { id: { in: [shown, ...before] } };
    expect((await editor.delete(`${BASE}/del`, { table: 'course', where: made })).code).toBe(200);
  });

  it('SIGN-043 films and materials of a paid course are open to its designated learners alone, at every door', async () => {
    const [material] = await rows(editor, 'course_material', { course_id: paid });
    for (const who of [client(), member, other]) {
      expect((await rows(who, 'course_chapter', { course_id: paid }))[0]).toMatchObject({
        name: '第一章',
        video: null,
      });
      expect((await rows(who, 'course_material', { course_id: paid }))[0]).toMatchObject({ name: '讲义', url: null });
      expect((await who.fetch(material.url)).status).not.toBe(200);
    }
    expect((await keep(member, 5)).code).toBe(404);
    expect((await keep(client(), 5)).code).toBe(401);

    const learner = { course_id: paid, account: MEMBER };
    expect((await other.post('/web/v1/content/course/learner', learner)).code).toBe(403);
    const twice = await Promise.all([1, 2].map(() => editor.post('/web/v1/content/course/learner', learner)));
    expect(twice.map(({ code }) => code)).toEqual([200, 200]);
    const { records } = (await editor.get('/web/v1/content/course/learners', { course_id: paid })).result;
    expect(records).toHaveLength(1);
    expect(records[0].account).toBe('138****0001');
    expect((await rows(member, 'course_chapter', { course_id: paid }))[0].video).toBe(material.url);
    expect((await member.fetch(material.url)).status).toBe(200);
    expect((await other.fetch(material.url)).status).not.toBe(200);
    const unknown = await editor.post('/web/v1/content/course/learner', { course_id: paid, account: '19900000000' });
    expect(unknown.errors[0]?.field).toBe('account');
  });

  it('SIGN-010 the place in a film is kept for each learner; what was finished stays so', async () => {
    expect((await keep(member, 12)).result).toEqual({ seconds: 12, finished: false });
    expect((await keep(member, 40, true)).result).toEqual({ seconds: 40, finished: true });
    expect((await keep(member, 3)).result).toEqual({ seconds: 3, finished: true });
    const own = await rows(member, 'course_progress', { course_id: paid });
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ chapter_id: chapter, seconds: 3, finished: 1 });
    expect(await rows(other, 'course_progress', { course_id: paid })).toEqual([]);
  });

  it('SIGN-014 SIGN-043 whoever applies once and is admitted becomes a learner', async () => {
    const data = { course_id: paid, name: '申请人', phone: '13700000777', reason: '负责技术合同登记' };
    expect((await add(client(), 'course_application', data)).code).not.toBe(200);
    const missing = await add(other, 'course_application', { ...data, name: '', phone: '' });
    expect(missing.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['name', 'phone']);
    const sent = await Promise.all([1, 2].map(() => add(other, 'course_application', data)));
    expect(sent.map(({ code }) => code).sort()).toEqual([200, 409]);
    const [row] = await rows(editor, 'course_application', { course_id: paid });
    expect(await rows(member, 'course_application', { course_id: paid })).toEqual([]);
    const admit = { table: 'course_application', data: { state: 1 }, where: { id: row.id } };
    expect((await other.put(`${BASE}/put`, admit)).code).not.toBe(200);
    expect((await editor.put(`${BASE}/put`, admit)).result).toEqual({ changed: 1 });
    expect((await rows(other, 'course_chapter', { course_id: paid }))[0].video).toContain('/files/');
    const decided = async () =>
      (await other.get('/web/v1/user/notice/list', { pageSize: 50 })).result.records.filter(
        ({ topic, link }: { topic: string; link: string }) => topic === 'course_decided' && link.endsWith(paid),
      );
    expect((await decided()).map(({ params }: { params: { code: string } }) => params.code)).toEqual(['admitted']);
    // Said twice, it is told once.
    expect((await editor.put(`${BASE}/put`, admit)).result).toEqual({ changed: 1 });
    expect(await decided()).toHaveLength(1);
    // What staff take back ends the learning, and may be given again.
    for (const [state, learns] of [
      [2, false],
      [1, true],
      [0, false],
      [1, true],
    ] as const) {
      const data = { state, ...(state === 2 && { opinion: '本期名额已满' }) };
      expect((await editor.put(`${BASE}/put`, { ...admit, data })).result).toEqual({ changed: 1 });
      const [first] = await rows(other, 'course_chapter', { course_id: paid });
      expect(Boolean(first.video), String(state)).toBe(learns);
    }
    expect((await decided()).map(({ params }: { params: { code: string } }) => params.code).sort()).toEqual([
      'admitted',
      'admitted',
      'admitted',
      'refused',
    ]);
  });

  it('SIGN-043 accounts are not tried one after the other: an editor names so many an hour', async () => {
    const other = await signedIn('13800000011');
    const name = () => other.post('/web/v1/content/course/learner', { course_id: paid, account: '19900000000' });
    const answers = [];
    for (let tens = 0; tens < 21; tens += 1) answers.push(...(await Promise.all(Array.from({ length: 10 }, name))));
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(200);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(10);
  });

  it('SIGN-043 whoever is refused hears why and asks again; whoever staff take off is told, and asks again', async () => {
    const course = (await add(editor, 'course', { name: unique('再次申请'), paid: 1 })).result.id as string;
    const data = { course_id: course, name: '申请人', phone: '13700000778' };
    const first = (await add(other, 'course_application', data)).result.id as string;
    const decide = (id: string, values: object) =>
      editor.put(`${BASE}/put`, { table: 'course_application', data: values, where: { id } });
    for (const opinion of [undefined, '   ']) {
      const silent = await decide(first, { state: 2, ...(opinion && { opinion }) });
      expect(silent.errors).toMatchObject([{ field: 'opinion', code: 'course_refusal_reason' }]);
    }
    expect((await add(other, 'course_application', data)).status).toBe(409);
    expect((await decide(first, { state: 2, opinion: '请先完成基础课程' })).result).toEqual({ changed: 1 });
    const own = async () => rows(other, 'course_application', { course_id: course });
    expect(await own()).toMatchObject([{ state: 2, opinion: '请先完成基础课程' }]);
    const told = async (): Promise<{ code: string; content?: string }[]> =>
      (await other.get('/web/v1/user/notice/list', { pageSize: 50 })).result.records
        .filter(({ link }: { link: string }) => link.endsWith(course))
        .map(({ params }: { params: object }) => params);
    expect(await told()).toMatchObject([{ code: 'refused', content: '请先完成基础课程' }]);

    const sent = await Promise.all(
      [1, 2, 3].map(() => add(other, 'course_application', { ...data, reason: '已完成' })),
    );
    expect(sent.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    const second = sent.find(({ code }) => code === 200)?.result.id as string;
    expect(await own()).toHaveLength(2);
    // What was refused is not opened again beside the new one.
    expect((await decide(first, { state: 1 })).status).toBe(409);
    expect((await decide(second, { state: 1 })).result).toEqual({ changed: 1 });
    const listed = (await editor.get('/web/v1/content/course/applications', { course_id: course })).result.records;
    expect(
      listed.map(({ state, opinion }: { state: number; opinion: string | null }) => [state, opinion]).sort(),
    ).toEqual([
      [1, null],
      [2, '请先完成基础课程'],
    ]);

    const learner = { table: 'course_learner', where: { course_id: course } };
    expect((await editor.delete(`${BASE}/del`, learner)).code).toBe(200);
    expect((await told()).map(({ code }) => code).sort()).toEqual(['admitted', 'ended', 'refused']);
    expect((await own()).map(({ state }: { state: number }) => state)).toEqual([2, 2]);
    expect((await add(other, 'course_application', data)).code).toBe(200);

    // Whom staff designate by their account waits no longer, and is told once.
    const designate = { course_id: course, account: INDIVIDUAL };
    for (let time = 0; time < 2; time++) {
      expect((await editor.post('/web/v1/content/course/learner', designate)).code).toBe(200);
      expect((await own()).map(({ state }: { state: number }) => state).sort()).toEqual([1, 2, 2]);
    }
    expect((await told()).filter(({ code }) => code === 'admitted')).toHaveLength(2);
  });

  it('SIGN-043 of opposite words about a wish at the same moment one counts: who is refused does not learn', async () => {
    const { browser: learner } = await newMember();
    const chief = await signedIn('13800000011');
    const course = (await add(editor, 'course', { name: unique('同时审核'), paid: 1 })).result.id as string;
    const wish = { course_id: course, name: '申请人', phone: '13700000780' };
    // Staff decide about wishes, and bring none that is decided.
    expect((await add(editor, 'course_application', { ...wish, state: 1 })).code).toBe(403);
    const { id } = (await add(learner, 'course_application', wish)).result;
    const decide = (who: Client, data: object) =>
      who.put(`${BASE}/put`, { table: 'course_application', data, where: { id } });
    const told = async (code: string) =>
      (await learner.get('/web/v1/user/notice/list', { pageSize: 100 })).result.records.filter(
        ({ link, params }: { link: string; params: { code: string } }) => link.endsWith(course) && params.code === code,
      ).length;
    for (let round = 1; round <= 12; round += 1) {
      const before = { admitted: await told('admitted'), refused: await told('refused') };
      const answers = await Promise.all([
        ...[1, 2].map(() => decide(editor, { state: 1 })),
        ...[1, 2].map(() => decide(chief, { state: 2, opinion: '名额已满' })),
      ]);
      expect(answers.map(({ code }) => code).filter((code) => code !== 200 && code !== 409)).toEqual([]);
      const [row] = await rows(learner, 'course_application', { id });
      const learns = await rows(editor, 'course_learner', { course_id: course });
      expect(learns.length, `round ${round}`).toBe(row.state === 1 ? 1 : 0);
      // The word that counts is the last one that was told.
      expect(await told(row.state === 1 ? 'admitted' : 'refused')).toBeGreaterThan(
        row.state === 1 ? before.admitted : before.refused,
      );
      expect((await decide(editor, { state: 0 })).code).toBe(200);
    }
    const sum = (await told('admitted')) + (await told('refused'));
    for (const _ of [1, 2, 3]) await Promise.all([1, 2, 3].map(() => decide(editor, { state: 1 })));
    expect((await told('admitted')) + (await told('refused')), 'the same word is told once').toBe(sum + 1);
  });

  it.each(['del', 'remove'])(
    'SIGN-043 whoever takes the own wish back after it was granted gives up the seat, by %s',
    async (verb) => {
      const { browser: learner } = await newMember();
      const course = (await add(editor, 'course', { name: unique('退学课程'), paid: 1 })).result.id as string;
      const data = { course_id: course, name: '申请人', phone: '13700000779' };
      const wish = { table: 'course_application', where: { course_id: course, state: { in: [0, 1] } } };
      const admitted = async () => {
        expect((await add(learner, 'course_application', data)).code).toBe(200);
        expect((await editor.put(`${BASE}/put`, { ...wish, data: { state: 1 } })).result).toEqual({ changed: 1 });
        expect((await add(learner, 'course_user', data)).code).toBe(200);
        expect(await rows(learner, 'course_learner', { course_id: course })).toHaveLength(1);
      };
      const told = async () =>
        (await learner.get('/web/v1/user/notice/list', { pageSize: 50 })).result.records.filter(
          ({ link, params }: { link: string; params: { code: string } }) =>
            link.endsWith(course) && params.code === 'ended',
        );
      await admitted();
      expect((await learner.delete(`${BASE}/${verb}`, wish)).result).toEqual({ changed: 1 });
      for (const table of ['course_learner', 'course_user', 'course_application'])
        expect(await rows(learner, table, { course_id: course }), table).toEqual([]);
      expect(await told()).toEqual([]);
      // Staff who take it away end the learning as well, and that is told.
      await admitted();
      expect((await editor.delete(`${BASE}/${verb}`, wish)).result).toEqual({ changed: 1 });
      expect(await rows(learner, 'course_learner', { course_id: course })).toEqual([]);
      expect(await told()).toHaveLength(1);
    },
  );
});
