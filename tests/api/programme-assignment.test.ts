import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { sentTo } from './support/accounts.ts';
import { opinionOf, ProgrammeWorld } from './support/programme.ts';

const ROOM = '/web/v1/programme/assignment';

let server: TestServer;
let world: ProgrammeWorld;
let office: Client;
beforeAll(async () => {
  server = await startServer({ crons: false });
  const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  world = new ProgrammeWorld(db);
  office = await signedIn('13800000012', server.url);
  // The demo's own experts would take part.
  await world.run('UPDATE project_recommend SET is_delete = 1 WHERE identify = 3');
});
afterAll(() => server.stop());

interface Pair {
  project_id: string;
  recommender_id: string;
}

const propose = async (round: string, leeway = 1) => (await office.post(`${ROOM}/propose`, { round, leeway })).result;
const confirm = (pairs: Pair[], who = office) =>
  who.post(`${ROOM}/confirm`, {
    pairs: pairs.map(({ project_id, recommender_id }) => ({ project_id, recommender_id })),
  });
const list = async (round: string, query: object = {}) =>
  (await office.get(`${ROOM}/list`, { round, ...query })).result;
const away = () => world.run('UPDATE project_recommend SET is_delete = 1 WHERE identify = 3');

describe('a proposal', () => {
  it('fills every place evenly, fits the fields, and bars who has a conflict', async () => {
    const round = await world.round({ opinions_needed: 2 });
    const experts = [
      await world.recommender(3, { org_contacts_name: '甲', area: '高端装备制造', org_contacts_phone: '13900010001' }),
      await world.recommender(3, { org_contacts_name: '乙', area: '电子信息', org_contacts_phone: '13900010002' }),
      await world.recommender(3, { org_contacts_name: '丙', area: '生物医药', org_contacts_phone: '13900010003' }),
      await world.recommender(3, { org_contacts_name: '丁', area: '高端装备制造', org_contacts_phone: '13900010004' }),
    ];
    const projects: string[] = [];
    for (let n = 0; n < 4; n++) projects.push(await world.project({ round_id: round, scope: 's-103-03' }));
    // The first expert leads the first project.
    await world.run('UPDATE project SET leader_name = ? WHERE id = ?', '甲 甲', projects[0] ?? '');
    await world.run('UPDATE project_recommend SET org_contacts_name = ? WHERE id = ?', '甲甲', experts[0]?.id ?? '');
    const found = await propose(round, 0);
    expect(found.pairs).toHaveLength(8);
    expect([found.unfilled, found.connected, found.barred]).toEqual([[], true, 1]);
    expect(found.loads.map(({ added }: { added: number }) => added)).toEqual([2, 2, 2, 2]);
    expect(
      found.pairs.some((pair: Pair) => pair.project_id === projects[0] && pair.recommender_id === experts[0]?.id),
    ).toBe(false);
    const fitting = found.pairs.filter(({ fit }: { fit: number }) => fit > 0);
    expect(new Set(fitting.map(({ expert }: { expert: string }) => expert))).toEqual(new Set(['甲甲', '丁']));
    // Nobody was told, nothing is given yet.
    expect((await list(round)).records.every(({ held }: { held: number }) => held === 0)).toBe(true);
    const kept = (await office.get('/web/v1/programme/conflict/list', { project_id: projects[0] })).result.records;
    expect(kept).toMatchObject([{ kind: 'leader', is_hard: true, recommender_id: experts[0]?.id }]);
    // The office hands in the barred pair all the same.
    const barred = { project_id: projects[0] ?? '', recommender_id: experts[0]?.id ?? '' };
    expect((await confirm([...found.pairs, barred])).code).toBe(409);
    expect((await list(round)).records.every(({ held }: { held: number }) => held === 0)).toBe(true);
    const done = await confirm(found.pairs);
    expect(done.result).toEqual({ assigned: 8, told: 4 });
    expect((await sentTo('13900010002', server.url))[0]?.body).toContain('科技成果转移转化平台有2项申报成果等待您评审');
    const rows = (await list(round)).records;
    expect(rows.map(({ held }: { held: number }) => held)).toEqual([2, 2, 2, 2]);
    expect(rows[0].experts[0].tell_time).toBeGreaterThan(1_700_000_000);
    expect((await propose(round)).pairs).toEqual([]);
    await away();
  });

  it('bars whoever belongs to the applicant unit also where two rows of that unit were merged', async () => {
    const round = await world.round({ opinions_needed: 2 });
    const rows = ['并走申报单位', '并入申报单位'].map((name, place) => ({
      organization_id: `merged-unit-${place}`,
      name,
    }));
    for (const row of rows) await world.insert('organization', { ...row, type: 5, audit_status: 4, is_delete: 0 });
    const [from, to] = rows.map(({ organization_id }) => organization_id);
    const contact = (n: number) => ({ org_contacts_name: `评审人${n}`, org_contacts_phone: `1390003000${n}` });
    const experts = [
      await world.recommender(3, { ...contact(1), organization_id: from ?? '' }),
      await world.recommender(3, { ...contact(2), organization_id: to ?? '' }),
    ];
    const merged = await (await signedIn('13800000011', server.url)).post('/web/v1/admin/organization/merge', {
      from,
      to,
    });
    expect(merged.status).toBe(200);
    for (const { name } of rows) await world.project({ round_id: round, org_name: name, leader_name: `带头人${name}` });
    const found = await propose(round);
    expect([found.pairs, found.barred]).toEqual([[], 4]);
    const kept = await world.first<{ organization_id: string }>(
      'SELECT organization_id FROM project_recommend WHERE id = ?',
      experts[0]?.id ?? '',
    );
    expect(kept?.organization_id).toBe(to);
    await away();
  });

  it('takes no pair again that was declined, and says what cannot be filled', async () => {
    const round = await world.round({ opinions_needed: 1 });
    const expert = await world.recommender(3);
    const project = await world.project({ round_id: round });
    const pair = { project_id: project, recommender_id: expert.id };
    await confirm([pair]);
    const who = await client(server.url).login(expert.name, DEMO_PASSWORD);
    await who.post('/web/v1/programme/review/decline', { project_id: project, reason: '领域不符' });
    const row = (await list(round, { show: 'declined' })).records[0];
    expect(row).toMatchObject({ held: 0, experts: [{ state: 2, reason: '领域不符' }] });
    expect((await list(round, { show: 'lacking' })).total).toBe(1);
    const again = await propose(round);
    expect([again.pairs, again.unfilled]).toMatchObject([[], [{ project_id: project, missing: 1 }]]);
    expect((await confirm([pair])).msg).toContain('已回绝');
    await away();
  });
});

describe('experts who were taken away', () => {
  it('leave their places free, but for those of which an opinion is in', async () => {
    const round = await world.round({ opinions_needed: 1 });
    const [expert, other] = [await world.recommender(3), await world.recommender(3)];
    const [one, two] = [await world.project({ round_id: round }), await world.project({ round_id: round })];
    const pairs = [one, two].map((project_id) => ({ project_id, recommender_id: expert.id }));
    expect((await confirm(pairs)).code).toBe(200);
    const who = await client(server.url).login(expert.name, DEMO_PASSWORD);
    expect((await who.post('/web/egg/base/add', { table: 'project_rec_opinion', data: opinionOf(two) })).code).toBe(
      200,
    );
    expect((await list(round, { show: 'lacking' })).total).toBe(0);
    const del = { table: 'project_recommend', where: { id: expert.id } };
    expect((await office.delete('/web/egg/base/del', del)).code).toBe(200);
    expect((await list(round, { show: 'lacking' })).records).toMatchObject([{ id: one, held: 0 }]);
    expect((await propose(round)).pairs).toMatchObject([{ project_id: one, recommender_id: other.id }]);
    // Of two that are needed now, the opinion that is in is one.
    await world.run('UPDATE project_round SET opinions_needed = 2 WHERE id = ?', round);
    const third = await world.recommender(3);
    const more = await propose(round);
    expect(more.pairs.filter(({ project_id }: Pair) => project_id === two)).toHaveLength(1);
    expect(more.pairs.filter(({ project_id }: Pair) => project_id === one)).toHaveLength(2);
    expect(more.loads.map(({ id }: { id: string }) => id).sort()).toEqual([other.id, third.id].sort());
    await world.run('UPDATE project_round SET opinions_needed = 3 WHERE id = ?', round);
    const short = (await propose(round)).unfilled;
    expect(short).toMatchObject([{ project_id: one, missing: 1, code: 'few_reviewers' }]);
    await away();
  });
});

describe('opinions that the office takes away', () => {
  it('PROG-055 PROG-057 move their project back to the last one that is left, or to none, by either verb', async () => {
    const round = await world.round();
    const [unit, person, expert] = [await world.recommender(1), await world.recommender(2), await world.recommender(3)];
    const project = await world.project({ round_id: round, orgRec_id: unit.id, personRec_id: person.id });
    await world.assign(project, expert.id);
    const state = () =>
      world.first<{ recommend_state: number; report_type: number | null; recommend_date: string | null }>(
        'SELECT recommend_state, report_type, recommend_date FROM project WHERE id = ?',
        project,
      );
    const written: string[] = [];
    for (const [who, recommend_type] of [
      [unit, 1],
      [person, 2],
      [expert, 3],
    ] as const) {
      const by = await client(server.url).login(who.name, DEMO_PASSWORD);
      const data = opinionOf(project, { recommend_type });
      written.push((await by.post('/web/egg/base/add', { table: 'project_rec_opinion', data })).result.id);
    }
    await world.run(
      `UPDATE project_rec_opinion SET update_date = '2026-01-01 00:00:00' WHERE id = ?`,
      written[0] ?? '',
    );
    const takeAway = (verb: string, id: string | undefined) =>
      office.delete(`/web/egg/base/${verb}`, { table: 'project_rec_opinion', where: { id } });
    expect(await state()).toMatchObject({ recommend_state: 1, report_type: 2 });
    expect((await takeAway('del', written[2])).code).toBe(200);
    expect(await state(), 'an expert never moved it').toMatchObject({ recommend_state: 1, report_type: 2 });
    expect((await takeAway('del', written[1])).code).toBe(200);
    expect(await state()).toEqual({ recommend_state: 1, report_type: 1, recommend_date: '2026-01-01 00:00:00' });
    expect((await takeAway('remove', written[0])).code).toBe(200);
    expect(await state()).toEqual({ recommend_state: 0, report_type: null, recommend_date: null });
    await away();
  });
});

describe('whom a declarant chooses anew', () => {
  it('PROG-055 PROG-057 has not recommended what the former one did, nor rejected it', async () => {
    const declarant = await signedIn('13800000010', server.url);
    const { user_id } = (await declarant.get('/web/egg/user/session')).result;
    const round = await world.round({ close_time: Math.floor(Date.now() / 1000) + 86_400 });
    const [former, next, person] = [await world.recommender(1), await world.recommender(1), await world.recommender(2)];
    const as = (who: { name: string }) => client(server.url).login(who.name, DEMO_PASSWORD);
    const of = { round_id: round, declarant_user_id: user_id, orgRec_id: former.id };
    const [told, rejected] = [await world.project(of), await world.project({ ...of, personRec_id: person.id })];
    const put = async (who: Client, id: string, data: object) =>
      expect((await who.put('/web/egg/base/put', { table: 'project', data, where: { id } })).code).toBe(200);
    const state = async (id: string) =>
      (await world.first<{ n: number }>('SELECT recommend_state AS n FROM project WHERE id = ?', id))?.n;
    const write = async (who: { name: string }, id: string) =>
      expect(
        (await (await as(who)).post('/web/egg/base/add', { table: 'project_rec_opinion', data: opinionOf(id) })).code,
      ).toBe(200);
    await write(former, told);
    await put(declarant, told, { highlights: '又一个亮点' });
    expect(await state(told), 'whose unit stays keeps its word').toBe(1);
    await put(declarant, told, { orgRec_id: next.id });
    expect(await state(told)).toBe(0);
    await write(next, told);
    expect(await state(told)).toBe(1);
    await put(await as(former), rejected, { recommend_state: 2 });
    await put(declarant, rejected, { personRec_id: 'null' });
    expect(await state(rejected), 'a rejection stays while its unit does').toBe(2);
    await put(declarant, rejected, { orgRec_id: next.id });
    expect(await state(rejected)).toBe(0);
  });
});

describe('an assignment', () => {
  it('opens the project to its expert, is made once, and is taken back while no opinion is in', async () => {
    const round = await world.round({ opinions_needed: 1 });
    const expert = await world.recommender(3);
    const [one, two] = [await world.project({ round_id: round }), await world.project({ round_id: round })];
    const who = await client(server.url).login(expert.name, DEMO_PASSWORD);
    const read = (project_id: string) => who.get('/web/v1/programme/review', { project_id });
    const pairs = [one, two].map((project_id) => ({ project_id, recommender_id: expert.id }));
    expect((await read(one)).code).toBe(404);
    const answers = await Promise.all([confirm(pairs), confirm(pairs)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect((await read(one)).status).toBe(200);
    await who.post('/web/egg/base/add', { table: 'project_rec_opinion', data: opinionOf(two) });
    const remove = (project_id: string) => office.post(`${ROOM}/remove`, { project_id, recommender_id: expert.id });
    expect([(await remove(one)).code, (await remove(one)).code, (await remove(two)).code]).toEqual([200, 404, 409]);
    expect((await read(one)).code).toBe(404);
    const history = await world.first<{ n: number }>(
      `SELECT count(*) AS n FROM audit_log WHERE action = 'assign' AND item_id = ?`,
      one,
    );
    expect(history?.n).toBe(2);
    const loads = (await office.get(`${ROOM}/experts`, { round })).result.records;
    expect(loads).toMatchObject([{ id: expert.id, load: 1, written: 1, declined: 0 }]);
    await away();
  });

  it('is the office’s alone', async () => {
    const expert = await world.recommender(3);
    const who = await client(server.url).login(expert.name, DEMO_PASSWORD);
    for (const caller of [client(server.url), await signedIn('13800000010', server.url), who]) {
      expect((await caller.get(`${ROOM}/list`)).code).toBeGreaterThanOrEqual(401);
      expect((await caller.post(`${ROOM}/propose`, {})).code).toBeGreaterThanOrEqual(401);
      expect((await caller.get('/web/v1/programme/conflict/list')).code).toBeGreaterThanOrEqual(401);
    }
    await away();
  });
});

describe('conflicts that are computed', () => {
  it('are found when a declaration is handed in, and again when the recommender changes', async () => {
    const declarant = await signedIn('13800000010', server.url);
    const unit = await world.recommender(1, { org_contacts_phone: '139-0002-0001' });
    await world.run('UPDATE project_round SET close_time = 1');
    const now = Math.floor(Date.now() / 1000);
    await world.round({ open_time: now - 60, close_time: now + 86_400 });
    const data = {
      ...{ name: '一种申报成果', org_name: '某申报单位', org_province_name: '河北省', scope: 's-103-03' },
      ...{ orgRec_id: unit.id, personRec_id: 'null', leader_name: '钱带头' },
    };
    const { id } = (await declarant.post('/web/egg/base/add', { table: 'project', data })).result;
    const kinds = async () => {
      const { records } = (await office.get('/web/v1/programme/conflict/list', { project_id: id })).result;
      return records.map(({ kind }: { kind: string }) => kind).sort();
    };
    const reads = async () => {
      const who = await client(server.url).login(unit.name, DEMO_PASSWORD);
      return (await who.get('/web/v1/programme/review', { project_id: id })).code;
    };
    expect([await kinds(), await reads()]).toEqual([[], 200]);
    const put = (table: string, key: string, change: object, who: Client) =>
      who.put('/web/egg/base/put', { table, data: change, where: { id: key } });
    await put('project', id, { org_name: unit.name }, declarant);
    expect([await kinds(), await reads()]).toEqual([['applicant', 'organization'], 403]);
    await put('project', id, { org_name: '某申报单位' }, declarant);
    expect([await kinds(), await reads()]).toEqual([[], 200]);
    await world.run('UPDATE project_recommend SET org_contacts_name = ? WHERE id = ?', '钱带头', unit.id);
    await put('project_recommend', unit.id, { org_category: 2 }, office);
    expect([await kinds(), await reads()]).toEqual([['leader'], 403]);
  });
});
