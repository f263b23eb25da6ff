import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRITERION_NAMES } from '../../db/contract/programme/criteria.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { OTHER_PASSWORD } from './support/accounts.ts';
import { opinionOf, ProgrammeWorld } from './support/programme.ts';

const ADD = '/web/egg/base/add';
const PUT = '/web/egg/base/put';
const OPINION = 'project_rec_opinion';
const REVIEW = '/web/v1/programme/review';

let server: TestServer;
let world: ProgrammeWorld;
let office: Client;
beforeAll(async () => {
  server = await startServer({ crons: false });
  const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  world = new ProgrammeWorld(db);
  office = await signedIn('13800000012', server.url);
});
afterAll(() => server.stop());

const by = (name: string, password = DEMO_PASSWORD) => client(server.url).login(name, password);
const write = (who: Client, project: string, more: object = {}) =>
  who.post(ADD, { table: OPINION, data: opinionOf(project, more) });
const edit = (who: Client, project: string, data: object) =>
  who.put(PUT, { table: OPINION, data, where: { project_id: project } });
const detail = (who: Client, project_id: string) => who.get(REVIEW, { project_id });
const list = async (who: Client, query: object = {}) => (await who.get(`${REVIEW}/list`, { ...query })).result;
const stateOf = (id: string) =>
  world.first<{ recommend_state: number; recommend_date: string; report_type: number }>(
    'SELECT recommend_state, recommend_date, report_type FROM project WHERE id = ?',
    id,
  );

describe('the password that the office set', () => {
  it('is changed before anything else, and every other session ends', async () => {
    const { name } = await world.recommender(3, { must_change: 1 });
    const login = () => client(server.url).post('/web/egg/user/login', { account: name, password: DEMO_PASSWORD });
    const one = client(server.url);
    const signed = await one.post('/web/egg/user/login', { account: name, password: DEMO_PASSWORD });
    expect(signed.result).toMatchObject({ change_password: true });
    const other = await by(name);
    for (const answer of [
      await one.get(`${REVIEW}/list`),
      await one.list('project'),
      await one.post(ADD, { table: OPINION, data: {} }),
    ]) {
      expect([answer.code, answer.msg]).toEqual([403, '请先修改管理员设置的初始密码']);
    }
    expect((await one.get('/web/egg/user/session')).status).toBe(200);
    const change = (body: object) => one.post('/web/v1/recommender/password', body);
    const wrong = await change({ old_password: 'not this one', password: OTHER_PASSWORD });
    expect(wrong.errors).toMatchObject([{ field: 'old_password', code: 'password_wrong' }]);
    const same = await change({ old_password: DEMO_PASSWORD, password: DEMO_PASSWORD });
    expect(same.errors).toMatchObject([{ field: 'password', code: 'password_unchanged' }]);
    const poor = await change({ old_password: DEMO_PASSWORD, password: 'password123' });
    expect(poor.errors).toMatchObject([{ field: 'password', code: 'password_common' }]);
    expect((await change({ old_password: DEMO_PASSWORD, password: OTHER_PASSWORD })).status).toBe(200);
    expect((await one.get(`${REVIEW}/list`)).status).toBe(200);
    expect((await other.get('/web/egg/user/session')).status).toBe(100);
    expect((await login()).code).toBe(422);
    expect((await one.get('/web/egg/user/session')).result.change_password).toBeUndefined();
  });

  it('is guessed no more often than an account’s', async () => {
    const { name } = await world.recommender(3);
    const one = await by(name);
    const guess = () => one.post('/web/v1/recommender/password', { old_password: 'guess', password: OTHER_PASSWORD });
    const codes = [];
    for (let n = 0; n < 11; n++) codes.push((await guess()).code);
    expect(codes.at(-1)).toBe(429);
    const user = await signedIn('13800000001', server.url);
    const body = { old_password: DEMO_PASSWORD, password: OTHER_PASSWORD };
    expect((await user.post('/web/v1/recommender/password', body)).code).toBe(403);
  });
});

describe('the work list', () => {
  it('PROG-056 PROG-088 holds what waits and is due first, with the own state alone', async () => {
    const [soon, late] = [
      await world.round({ opinions_due: Math.floor(Date.now() / 1000) + 3600, title_en: 'Round that ends soon' }),
      await world.round(),
    ];
    const unit = await world.recommender(1);
    const person = await world.recommender(2);
    const both = { orgRec_id: unit.id, personRec_id: person.id };
    const second = await world.project({ ...both, round_id: late });
    const first = await world.project({ ...both, round_id: soon });
    const done = await world.project({ ...both, round_id: soon });
    await world.project({ round_id: soon });
    await world.project({ ...both, round_id: soon, stage: 0 });
    const [ofUnit, ofPerson] = [await by(unit.name), await by(person.name)];
    await write(ofUnit, done);
    const rows = (await list(ofUnit)).records.map(({ id, state, role }: Record<string, unknown>) => [id, state, role]);
    expect(rows).toEqual([
      [first, 0, 'unit'],
      [second, 0, 'unit'],
      [done, 1, 'unit'],
    ]);
    const [{ round_en }] = (await list(ofUnit)).records;
    expect([round_en, (await detail(ofUnit, first)).result.round_en]).toEqual([
      'Round that ends soon',
      'Round that ends soon',
    ]);
    expect((await list(ofUnit)).counts).toEqual({ all: 3, 0: 2, 1: 1, 2: 0 });
    expect((await list(ofUnit, { state: '1' })).records).toHaveLength(1);
    const [{ name, id }] = (await list(ofUnit)).records;
    await world.run('UPDATE project SET name = ? WHERE id = ?', `Salt battery ${name}`, id);
    const found = await list(ofUnit, { keyword: ' salt BATTERY ' });
    expect([found.records.map((row: { id: string }) => row.id), found.total, found.counts.all]).toEqual([[id], 1, 1]);
    expect((await list(ofUnit, { keyword: '没有这个项目' })).records).toEqual([]);
    // The person's own state is its own: the unit's opinion shows nowhere.
    const own = (await list(ofPerson)).records.map(({ state, role }: Record<string, unknown>) => [state, role]);
    expect(own).toEqual([
      [0, 'person'],
      [0, 'person'],
      [0, 'person'],
    ]);
  });

  it('is for recommenders alone', async () => {
    expect((await client(server.url).get(`${REVIEW}/list`)).status).toBe(100);
    expect((await office.get(`${REVIEW}/list`)).code).toBe(403);
  });
});

describe('an opinion', () => {
  it('PROG-024 PROG-057 PROG-082 PROG-086 PROG-087 PROG-109 PROG-110 PROG-113 is one row with all criteria, and moves its project', async () => {
    const round_id = await world.round();
    const unit = await world.recommender(1);
    const id = await world.project({ round_id, orgRec_id: unit.id });
    const who = await by(unit.name);
    const shown = (await detail(who, id)).result;
    expect(shown).toMatchObject({ role: 'unit', state: 0, opinion: null, draft: null, is_closed: false });
    expect([typeof shown.project.name, typeof shown.project.org_name]).toEqual(['string', 'string']);
    expect((await write(who, id)).status).toBe(200);
    const { opinion, state } = (await detail(who, id)).result;
    expect(state).toBe(1);
    expect(Object.keys(opinion)).toEqual(expect.arrayContaining([...CRITERION_NAMES]));
    expect([opinion.original, opinion.innovate, opinion.core]).toEqual([1, 2, 0]);
    const row = await world.first<Record<string, unknown>>(
      'SELECT * FROM project_rec_opinion WHERE project_id = ?',
      id,
    );
    expect(row).toMatchObject({ roc_org: unit.id, is_delete: 0, recommend_type: 2 });
    const found = async (roc_org: string) =>
      (await who.list(OPINION, { where: { project_id: id, roc_org } })).result.records.map(
        (one: { id: string }) => one.id,
      );
    expect([await found(unit.id), await found('another')]).toEqual([[row?.id], []]);
    expect(String(row?.add_date)).toMatch(/^\d{10}$/);
    expect(await stateOf(id)).toMatchObject({ recommend_state: 1, report_type: 2 });
  });

  it('PROG-083 is written once by a recommender, also by two calls at the same time', async () => {
    const unit = await world.recommender(1);
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id });
    const who = await by(unit.name);
    const answers = await Promise.all([write(who, id), write(who, id), write(who, id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ code }) => code === 409)?.msg).toContain('您已填写过该项目的推荐意见');
    const stored = await world.first<{ n: number }>(
      'SELECT count(*) AS n FROM project_rec_opinion WHERE project_id = ?',
      id,
    );
    expect(stored?.n).toBe(1);
  });

  it('PROG-080 PROG-081 PROG-053 asks for comment and type', async () => {
    const unit = await world.recommender(1);
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id });
    const who = await by(unit.name);
    expect((await write(who, id, { comment: ' ' })).errors).toMatchObject([{ code: 'opinion_comment_required' }]);
    expect((await write(who, id, { recommend_type: undefined })).errors).toMatchObject([
      { code: 'opinion_type_required' },
    ]);
    expect((await write(who, id, { recommend_type: 4 })).code).toBe(422);
    expect((await write(who, id, { original: 3 })).code).toBe(422);
  });

  it('PROG-058 PROG-084 PROG-111 is edited by its project, in the own row alone', async () => {
    const [unit, person] = [await world.recommender(1), await world.recommender(2)];
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id, personRec_id: person.id });
    const [ofUnit, ofPerson] = [await by(unit.name), await by(person.name)];
    await write(ofUnit, id);
    await write(ofPerson, id, { recommend_type: 1 });
    expect((await edit(ofUnit, id, { recommend_type: 3, comment: '再次核实后调整。' })).result).toEqual({ changed: 1 });
    expect((await detail(ofPerson, id)).result.opinion).toMatchObject({ recommend_type: 1 });
    expect(await stateOf(id)).toMatchObject({ recommend_state: 1, report_type: 3 });
    expect((await edit(ofUnit, id, { comment: '' })).errors).toMatchObject([{ code: 'opinion_comment_required' }]);
  });

  it('of an expert moves no state of its project', async () => {
    const expert = await world.recommender(3);
    const id = await world.project({ round_id: await world.round() });
    const who = await by(expert.name);
    expect((await write(who, id)).code).toBe(403);
    await world.assign(id, expert.id);
    expect((await write(who, id)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ recommend_state: 0 });
  });

  it('is taken until the round’s date, by either door', async () => {
    const unit = await world.recommender(1);
    const round_id = await world.round();
    const [written, blank] = [
      await world.project({ round_id, orgRec_id: unit.id }),
      await world.project({ round_id, orgRec_id: unit.id }),
    ];
    const who = await by(unit.name);
    await write(who, written);
    await world.run('UPDATE project_round SET opinions_due = ? WHERE id = ?', 1000, round_id);
    const draft = { project_id: blank, form: { comment: '……' } };
    const answers = [
      await write(who, blank),
      await edit(who, written, { comment: '晚了' }),
      await who.put(`${REVIEW}/draft`, draft),
      await who.put(PUT, { table: 'project', data: { recommend_state: 2 }, where: { id: written } }),
      await who.put(PUT, { table: 'project', data: { recommend_state: 1, report_type: 1 }, where: { id: blank } }),
    ];
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual(
      answers.map(() => [409, '本轮推荐评审已截止，意见不能再修改']),
    );
    expect([await stateOf(written), await stateOf(blank)]).toMatchObject([
      { recommend_state: 1 },
      { recommend_state: 0 },
    ]);
    expect((await detail(who, written)).result).toMatchObject({ is_closed: true, opinion: { recommend_type: 2 } });
  });

  it('is kept while it is being written, for its writer alone, and counts nowhere', async () => {
    const [unit, person] = [await world.recommender(1), await world.recommender(2)];
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id, personRec_id: person.id });
    const [ofUnit, ofPerson] = [await by(unit.name), await by(person.name)];
    const form = { comment: '尚未写完', original: 1 };
    expect((await ofUnit.put(`${REVIEW}/draft`, { project_id: id, form })).status).toBe(200);
    expect((await detail(ofUnit, id)).result).toMatchObject({ state: 0, opinion: null, draft: { form } });
    expect((await detail(ofPerson, id)).result.draft).toBeNull();
    expect((await ofUnit.put(`${REVIEW}/draft`, { project_id: id, form: { original: 3 } })).code).toBe(422);
    expect((await ofUnit.put(`${REVIEW}/draft`, { project_id: 'nothing', form })).code).toBe(404);
    await write(ofUnit, id);
    expect((await detail(ofUnit, id)).result.draft).toBeNull();
  });
});

describe('a rejection', () => {
  it('PROG-112 PROG-056 is the word of the chosen recommender, and its own state', async () => {
    const [unit, person] = [await world.recommender(1), await world.recommender(2)];
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id, personRec_id: person.id });
    const [ofUnit, ofPerson] = [await by(unit.name), await by(person.name)];
    const reject = (who: Client) => who.put(PUT, { table: 'project', data: { recommend_state: 2 }, where: { id } });
    const before = await world.first<object>('SELECT version, update_date FROM project WHERE id = ?', id);
    expect((await reject(ofUnit)).result).toEqual({ changed: 1 });
    expect(await world.first('SELECT version, update_date FROM project WHERE id = ?', id)).toEqual(before);
    expect(await stateOf(id)).toMatchObject({ recommend_state: 2 });
    expect([(await list(ofUnit)).counts[2], (await list(ofPerson)).counts[0]]).toEqual([1, 1]);
    await write(ofUnit, id, { recommend_type: 1 });
    expect((await list(ofUnit)).counts[1]).toBe(1);
    expect(await stateOf(id)).toMatchObject({ recommend_state: 1, report_type: 1 });
  });
});

describe('a declared conflict', () => {
  it('takes the project away at once, its opinion counts no more, and the office is told', async () => {
    const [unit, person] = [await world.recommender(1), await world.recommender(2)];
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id, personRec_id: person.id });
    const [ofUnit, ofPerson] = [await by(unit.name), await by(person.name)];
    await write(ofPerson, id, { recommend_type: 3 });
    await write(ofUnit, id, { recommend_type: 1 });
    expect(await stateOf(id)).toMatchObject({ recommend_state: 1, report_type: 1 });
    const body = { project_id: id, reason: '本人参与过该成果的论证' };
    expect((await ofUnit.post(`${REVIEW}/conflict`, { project_id: id, reason: ' ' })).errors).toMatchObject([
      { field: 'reason', code: 'review_reason_required' },
    ]);
    expect((await ofUnit.post(`${REVIEW}/conflict`, body)).status).toBe(200);
    expect((await ofUnit.post(`${REVIEW}/conflict`, body)).code).toBe(403);
    expect((await detail(ofUnit, id)).msg).toContain('利益冲突');
    expect((await edit(ofUnit, id, { comment: '改动' })).code).toBe(404);
    expect((await list(ofUnit)).records).toEqual([]);
    // The other one's opinion is the last that counts.
    expect(await stateOf(id)).toMatchObject({ recommend_state: 1, report_type: 3 });
    expect((await detail(ofPerson, id)).result.others).toEqual([]);
    const told = (await office.get('/web/v1/user/notice/list')).result.records;
    expect(told).toContainEqual(
      expect.objectContaining({
        topic: 'programme_conflict',
        params: expect.objectContaining({ content: body.reason, from: unit.name }),
      }),
    );
    const entry = await world.first<{ opinion: string; user_id: string }>(
      `SELECT opinion, user_id FROM audit_log WHERE item_id = ? AND action = 'conflict'`,
      id,
    );
    expect(entry).toEqual({ opinion: body.reason, user_id: unit.id });
  });
});

describe('an assignment', () => {
  it('may be declined with a reason, and not once the opinion is in', async () => {
    const expert = await world.recommender(3);
    const round_id = await world.round();
    const [one, two] = [await world.project({ round_id }), await world.project({ round_id })];
    await world.assign(one, expert.id);
    await world.assign(two, expert.id);
    const who = await by(expert.name);
    await write(who, two);
    const decline = (project_id: string) => who.post(`${REVIEW}/decline`, { project_id, reason: '近期出差' });
    expect([(await decline(one)).status, (await decline(one)).code, (await decline(two)).code]).toEqual([
      200, 409, 409,
    ]);
    expect((await detail(who, one)).msg).toBe('该项目的评审任务已回绝');
    expect((await write(who, one)).code).toBe(403);
    expect((await list(who)).records).toHaveLength(1);
    const row = await world.first('SELECT state, reason FROM project_assignment WHERE project_id = ?', one);
    expect(row).toEqual({ state: 2, reason: '近期出差' });
  });
});

describe('what a recommender reads of others', () => {
  const scene = async (rules: { sees_others?: number; shows_applicant?: number }) => {
    const [expert, other] = [await world.recommender(3), await world.recommender(3)];
    const id = await world.project({ round_id: await world.round(rules), team_names: '张三，李四' });
    for (const { id: each } of [expert, other]) await world.assign(id, each);
    await write(await by(other.name), id, { comment: '另一位专家的意见' });
    return { id, who: await by(expert.name) };
  };

  it('is what the round says: never, after its own, always', async () => {
    for (const [sees_others, before, after] of [
      [0, null, null],
      [1, null, 1],
      [2, 1, 1],
    ] as const) {
      const { id, who } = await scene({ sees_others });
      expect((await detail(who, id)).result.others?.length ?? null).toBe(before);
      await write(who, id);
      expect((await detail(who, id)).result.others?.length ?? null).toBe(after);
    }
  });

  it('is without the applicant’s names where the round is blind', async () => {
    const NAMES = ['org_leader', 'declarant_name', 'leader_name', 'team_names', 'declarant_user_id'];
    const blind = await scene({ shows_applicant: 0 });
    const shown = await scene({ shows_applicant: 1 });
    const hidden = (await detail(blind.who, blind.id)).result.project;
    expect(NAMES.filter((name) => name in hidden)).toEqual([]);
    expect((await detail(shown.who, shown.id)).result.project.team_names).toBe('张三，李四');
  });
});
