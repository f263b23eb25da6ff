import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, MEMBER, unique } from './support/results.ts';

const EDITOR = '13800000013';
const PATH = '/web/v1/user/xiangmu';

const project = (more: object = {}) => ({
  name: unique('氢能重卡示范线'),
  profile: '<p>示范线的合作项目</p>',
  province: '130000',
  city: '130100',
  county: '130102',
  contacts: '项目联络员',
  contacts_tel: '0311-80000001',
  ...more,
});

const create = async (c: Client, more: object = {}): Promise<string> =>
  (await c.post(PATH, project(more))).result.xiangmu_id;

const ids = (answer: { result: { records: { xiangmu_id: string }[] } }) =>
  answer.result.records.map(({ xiangmu_id }) => xiangmu_id);

describe('Projects', () => {
  it('PUB-160 members create a project, which waits for its review; visitors are told to sign in', async () => {
    expect((await client().post(PATH, project())).status).toBe(100);
    const owner = await signedIn(MEMBER);
    const id = await create(owner, { audit_status: 4 });
    expect((await owner.get('/web/v1/xiangmu/detail', { id })).result.audit_status).toBe(1);
    expect((await client().get('/web/v1/xiangmu/detail', { id })).status).toBe(404);
    expect((await owner.post(PATH, project({ name: '' }))).errors[0]?.field).toBe('name');
  });

  it('PUB-160 a project that is sent twice under one key is one project, also when both come at once', async () => {
    const owner = await signedIn(MEMBER);
    const body = project();
    const key = { 'idempotency-key': unique('project') };
    const answers = await Promise.all([owner.post(PATH, body, key), owner.post(PATH, { project: body }, key)]);
    const xiangmu_id: string = answers[0].result.xiangmu_id;
    expect(answers.map(({ result }) => result)).toEqual(Array(2).fill({ id: xiangmu_id, xiangmu_id, audit_status: 1 }));
    expect((await owner.post(PATH, body, key)).result.xiangmu_id).toBe(xiangmu_id);
    const named = await owner.list('xiangmu', { where: { name: body.name } });
    expect(named.result.total).toBe(1);
  });

  it('PUB-161 PUB-162 the owner edits and deletes; somebody else is refused', async () => {
    const owner = await signedIn(MEMBER);
    const stranger = await signedIn(INDIVIDUAL);
    const xiangmu_id = await create(owner);
    expect((await stranger.put(PATH, { xiangmu_id, name: '别人的项目' })).status).toBe(404);
    expect((await owner.put(PATH, { xiangmu_id, name: '改名的项目' })).status).toBe(200);
    expect((await owner.get('/web/project/detail', { id: xiangmu_id })).result.name).toBe('改名的项目');
    expect((await stranger.call('DELETE', PATH, { query: { xiangmu_id } })).status).toBe(404);
    expect((await owner.call('DELETE', PATH, { query: { xiangmu_id } })).status).toBe(200);
    expect((await owner.get('/web/project/detail', { id: xiangmu_id })).status).toBe(404);
    expect(ids(await owner.get(`${PATH}/list`, { pageSize: 100 }))).not.toContain(xiangmu_id);
  });

  it('PUB-163 PUB-164 PUB-168 an editor approves, and everybody reads it without the contacts', async () => {
    const owner = await signedIn(MEMBER);
    const editor = await signedIn(EDITOR);
    const id = await create(owner);
    expect((await owner.post(`${PATH}/audit`, { id, audit_status: 4 })).code).toBe(403);
    expect((await editor.post(`${PATH}/audit`, { id, audit_status: 3 })).errors[0]?.field).toBe('opinion');
    expect((await editor.post(`${PATH}/audit`, { id, audit_status: 4 })).result.audit_status).toBe(4);
    expect((await editor.post(`${PATH}/audit`, { id, audit_status: 4 })).status).toBe(409);
    const answer = await client().get('/web/v1/xiangmu/detail', { id });
    expect(answer.result.name).toContain('氢能重卡示范线');
    expect(answer.text).not.toContain('0311-80000001');
    const again = await client().get('/web/project/detail', { xiangmu_id: id });
    expect(again.result.xiangmu_id).toBe(id);
  });

  it('PUB-163 of two editors who decide at once, one is told', async () => {
    const owner = await signedIn(MEMBER);
    const editors = [await signedIn(EDITOR), await signedIn(EDITOR)];
    const id = await create(owner);
    const answers = await Promise.all(
      editors.map((editor, index) =>
        editor.post(`${PATH}/audit`, { id, audit_status: index === 0 ? 4 : 5, opinion: '资料不足' }),
      ),
    );
    const first = await owner.get('/web/v1/xiangmu/detail', { id });
    expect([4, 5]).toContain(first.result.audit_status);
    for (const answer of answers) expect([200, 409]).toContain(answer.code);
  });

  it('PUB-165 the list of an area holds its projects only', async () => {
    const editor = await signedIn(EDITOR);
    const here = await create(editor);
    const elsewhere = await create(editor, { province: '120000', city: '120100', county: '120101' });
    const list = (area: string) => client().get('/web/v1/xiangmu/listByArea', { area, pageSize: 100 });
    for (const area of ['130000', '130100', '130102']) {
      const found = ids(await list(area));
      expect(found).toContain(here);
      expect(found).not.toContain(elsewhere);
    }
    expect(ids(await list('120000'))).toContain(elsewhere);
  });

  it('PUB-166 editors see what waits; others are refused', async () => {
    const owner = await signedIn(MEMBER);
    const id = await create(owner);
    const editor = await signedIn(EDITOR);
    expect(ids(await editor.get('/web/v1/xiangmu/audit/list', { pageSize: 100 }))).toContain(id);
    expect((await owner.get('/web/v1/xiangmu/audit/list')).code).toBe(403);
    expect((await client().get('/web/v1/xiangmu/audit/list')).status).toBe(100);
  });

  it('PUB-167 the own list holds own projects in every state', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const id = await create(owner);
    expect(ids(await owner.get(`${PATH}/list`, { pageSize: 100 }))).toContain(id);
    const other = await signedIn(MEMBER);
    expect(ids(await other.get(`${PATH}/list`, { pageSize: 100 }))).not.toContain(id);
    expect((await client().get(`${PATH}/list`)).status).toBe(100);
  });

  it('PUB-163 PUB-166 the review of a project shows its content, its history and its neighbours in the filtered queue', async () => {
    const owner = await signedIn(MEMBER);
    const editor = await signedIn(EDITOR);
    const tag = unique('储能电站');
    const made: string[] = [];
    for (const name of ['一期', '二期', '三期']) {
      made.push(await create(owner, { name: `${tag}${name}`, scope: 's-101-01-01,没有"的\\领域' }));
      await create(owner);
    }
    const list = await editor.get('/web/v1/xiangmu/audit/list', { keyword: tag, order: 'oldest', region: '130102' });
    const [first, second, third] = ids(list);
    expect([...ids(list)].sort()).toEqual([...made].sort());
    expect(ids(await editor.get('/web/v1/xiangmu/audit/list', { keyword: tag, region: '120000' }))).toEqual([]);
    const query = { item_type: 5, id: second, keyword: tag, order: 'oldest' };
    const { result } = await editor.get('/web/v1/review/detail', query);
    expect([result.previous, result.next, result.waiting]).toEqual([first, third, 3]);
    expect(result.form).toMatchObject({ audit_status: 1, project: { contacts_tel: '0311-80000001' } });
    expect(result.form.scopes.map((scope: { id: string }) => scope.id)).toEqual(['s-101-01-01']);
    expect(result.history).toMatchObject([{ action: 'publish', after: '1' }]);
    const plain = await editor.get('/web/v1/review/detail', { item_type: 5, id: made[0] });
    expect(plain.status).toBe(200);
    expect((await owner.get('/web/v1/review/detail', query)).code).toBe(403);
    expect((await client().get('/web/v1/review/detail', query)).status).toBe(100);
    expect((await editor.get('/web/v1/review/detail', { item_type: 5, id: 'none' })).status).toBe(404);
  });

  it('PUB-163 a decision holds for the version that was read, and is written down', async () => {
    const owner = await signedIn(MEMBER);
    const editor = await signedIn(EDITOR);
    const id = await create(owner);
    const read = async () => (await editor.get('/web/v1/review/detail', { item_type: 5, id })).result;
    const { version } = (await read()).form;
    const stale = await editor.post(`${PATH}/audit`, { id, audit_status: 4, version: version - 1 });
    expect(stale.code).toBe(409);
    expect((await read()).form.audit_status).toBe(1);
    const opinion = '请补充投资测算';
    expect((await editor.post(`${PATH}/audit`, { id, audit_status: 3, opinion, version })).status).toBe(200);
    const after = await read();
    expect(after.form).toMatchObject({ audit_status: 3, audit_opinion: opinion });
    expect(after.history[0]).toMatchObject({ action: 'audit', after: '3', opinion });
    const waiting = await editor.get('/web/v1/xiangmu/audit/list', { audit_status: '3', pageSize: 100 });
    expect(ids(waiting)).toContain(id);
    expect((await editor.get('/web/v1/review/templates')).status).toBe(200);
  });
});
