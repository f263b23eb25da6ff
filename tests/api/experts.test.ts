import { beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { logOf } from './support/people.ts';
import { INDIVIDUAL, MEMBER, OTHER_SCOPE, SCOPE, unique } from './support/results.ts';

const EDITOR = '13800000013';
const COMPANY = '13800000008';
const PATH = '/web/v1/user/zhuanjia';
const BASE = '/web/egg/base';

let member: Client;
let other: Client;
let editor: Client;
const visitor = client();

beforeAll(async () => {
  [member, other, editor] = await Promise.all([signedIn(MEMBER), signedIn(INDIVIDUAL), signedIn(EDITOR)]);
});

const expert = (more: object = {}) => ({
  name: unique('周教授'),
  qualification: '教授',
  profile: '<p>长期从事先进材料的研究与转化</p>',
  direction: '气凝胶隔热',
  scopes: [SCOPE.id],
  contacts_tel: '0311-86000001',
  contacts_email: 'zhou@example.com',
  ...more,
});
const work = (more: object = {}) => ({ kind: 1, title: '气凝胶毡的连续制备', year: 2024, source: '材料学报', ...more });

const create = async (who: Client, more: object = {}): Promise<string> =>
  (await who.post(PATH, expert(more))).result.expert_id;
const approve = (id: string) => editor.post(`${PATH}/audit`, { id, audit_status: 4 });
const detail = (who: Client, id: string) => who.get('/web/v1/zhuanjia/detail', { expert_id: id });
const remove = (who: Client, expert_id: string) => who.call('DELETE', PATH, { query: { expert_id } });
const ids = (answer: { result: { records: { expert_id: string }[] } }) =>
  answer.result.records.map(({ expert_id }) => expert_id);

describe('Experts', () => {
  it('INFO-042 INFO-046 a member enters an expert with fields and works, whom visitors read once approved', async () => {
    expect((await visitor.post(PATH, expert())).status).toBe(100);
    const id = await create(member, {
      works: [work(), work({ title: '隔热板', kind: 2, is_highlight: 1 })],
      audit_status: 4,
    });
    expect((await detail(member, id)).result).toMatchObject({
      listed: false,
      own: true,
      contacts_tel: '0311-86000001',
    });
    expect((await detail(visitor, id)).status).toBe(404);
    expect((await detail(other, id)).status).toBe(404);
    expect((await approve(id)).result).toEqual({ expert_id: id, audit_status: 4 });
    const { result } = await detail(client(), id);
    expect(result.scope.map((each: { id: string }) => each.id)).toEqual([SCOPE.id]);
    // Highlighted works come first.
    expect(result.work.map((each: { title: string }) => each.title)).toEqual(['隔热板', '气凝胶毡的连续制备']);
    expect(result).toMatchObject({ listed: true, own: false, works: 2, contacts_tel: null, contacts_email: null });
    await remove(member, id);
  });

  it('INFO-041 somebody applies as an expert once, however often the form is sent', async () => {
    expect((await visitor.post(`${PATH}/apply`, expert())).status).toBe(100);
    const company = await signedIn(COMPANY);
    const before = (await company.get(`${PATH}/list`, { pageSize: 100 })).result.records.filter(
      (row: { is_self: number }) => row.is_self === 1,
    );
    for (const row of before) await remove(company, row.expert_id);
    const body = expert({ works: [work()] });
    const send = () => company.post(`${PATH}/apply`, body, { 'idempotency-key': 'one-application' });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.result.expert_id).toBe(two.result.expert_id);
    const again = await company.post(`${PATH}/apply`, expert());
    expect([again.status, again.msg]).toEqual([409, '您已提交过专家申请，可以在“我的专家”中修改']);
    // The other door knows the same rule.
    const generic = { table: 'zhuanjia', data: { name: unique('另一位'), is_self: 1 } };
    expect((await company.post(`${BASE}/add`, generic)).status).toBe(409);
    const mine = (await company.get(`${PATH}/list`, { pageSize: 100 })).result.records;
    expect(mine.filter((row: { is_self: number }) => row.is_self === 1)).toMatchObject([{ works: 1, audit_status: 1 }]);
    await remove(company, one.result.expert_id);
  });

  it('what is wrong is told at its field and nothing is written', async () => {
    const name = unique('错误');
    const answer = await member.post(
      PATH,
      expert({ name, works: [work({ title: '' }), work({ url: 'javascript:alert(1)' })] }),
    );
    expect(answer.errors.map(({ field }: { field: string }) => field)).toEqual(['works.0.title', 'works.1.url']);
    expect((await member.post(PATH, expert({ name, contacts_tel: '电话' }))).errors[0]?.field).toBe('contacts_tel');
    expect((await member.post(PATH, expert({ name: ' ' }))).errors[0]?.field).toBe('name');
    expect((await editor.list('zhuanjia', { where: { name } })).result.records).toEqual([]);
    const many = Array.from({ length: 31 }, () => work());
    expect((await member.post(PATH, expert({ works: many }))).errors[0]).toMatchObject({ field: 'works' });
  });

  it('INFO-043 INFO-044 its publisher edits and deletes; others are refused; an edit is reviewed again', async () => {
    const expert_id = await create(member, { works: [work()] });
    await approve(expert_id);
    expect((await other.put(PATH, { expert_id, name: '别人的' })).status).toBe(404);
    expect((await other.put(PATH, { expert_id, works: [] })).status).toBe(404);
    expect((await remove(other, expert_id)).status).toBe(404);
    expect((await editor.put(PATH, { expert_id, direction: '隔热与防火' })).status).toBe(200);
    expect((await detail(client(), expert_id)).result.direction).toBe('隔热与防火');
    expect(
      (await member.put(PATH, { expert_id, works: [work({ title: '新论文' })], scopes: [OTHER_SCOPE.id] })).status,
    ).toBe(200);
    const edited = (await detail(member, expert_id)).result;
    expect(edited.work.map((each: { title: string }) => each.title)).toEqual(['新论文']);
    expect(edited.scope.map((each: { id: string }) => each.id)).toEqual([OTHER_SCOPE.id]);
    expect((await detail(client(), expert_id)).status).toBe(404);
    expect((await remove(member, expert_id)).status).toBe(200);
    expect((await detail(member, expert_id)).status).toBe(404);
    expect(ids(await member.get(`${PATH}/list`, { pageSize: 100 }))).not.toContain(expert_id);
  });

  it('INFO-045 INFO-048 editors decide what waits, for the version that they read; others are refused', async () => {
    const id = await create(member, { works: [work()] });
    const queue = () => editor.get('/web/v1/zhuanjia/audit/list', { pageSize: 100 });
    expect(ids(await queue())).toContain(id);
    expect((await member.get('/web/v1/zhuanjia/audit/list')).code).toBe(403);
    expect((await visitor.get('/web/v1/zhuanjia/audit/list')).status).toBe(100);
    expect((await member.post(`${PATH}/audit`, { id, audit_status: 4 })).code).toBe(403);
    expect((await visitor.post(`${PATH}/audit`, { id, audit_status: 4 })).status).toBe(100);
    expect((await editor.post(`${PATH}/audit`, { id, audit_status: 3 })).errors[0]?.field).toBe('opinion');
    const read = (await editor.get('/web/v1/review/detail', { item_type: 6, id })).result;
    expect(read.form.expert.works).toContain('气凝胶毡的连续制备');
    // Works are a part of what is reviewed.
    await member.post(`${BASE}/add`, { table: 'zhuanjia_work', data: { expert_id: id, kind: 2, title: '后补专利' } });
    const decision = { id, audit_status: 4, version: read.form.version };
    expect((await editor.post(`${PATH}/audit`, decision)).status).toBe(409);
    expect((await editor.post(`${PATH}/audit`, { id, audit_status: 3, opinion: '请补充职称证明' })).status).toBe(200);
    expect(ids(await queue())).not.toContain(id);
    const own = (await member.get(`${PATH}/list`, { pageSize: 100 })).result.records;
    expect(own.find((row: { expert_id: string }) => row.expert_id === id)).toMatchObject({
      audit_status: 3,
      audit_opinion: '请补充职称证明',
    });
    const told = (await member.get('/web/v1/user/notice/list', { pageSize: 20 })).result.records;
    expect(told.find((row: { item_id: string }) => row.item_id === id)).toMatchObject({
      link: `/reviewTalk/experts/${id}`,
    });
    await remove(member, id);
  });

  it('INFO-045 a second review shows what changed of the approved expert, works among it', async () => {
    const id = await create(member, { works: [work()] });
    await approve(id);
    const data = { expert_id: id, kind: 4, title: '科技进步奖' };
    await member.post(`${BASE}/add`, { table: 'zhuanjia_work', data });
    const review = (await editor.get('/web/v1/review/detail', { item_type: 6, id })).result;
    expect(review.form.audit_status).toBe(1);
    expect(review.changes.map(({ field }: { field: string }) => field)).toEqual(['expert.works']);
    await editor.post(`${BASE}/add`, { table: 'zhuanjia_work', data: { ...data, title: '编辑补的' } });
    await approve(id);
    const again = (await editor.get('/web/v1/review/detail', { item_type: 6, id })).result;
    expect(again.changes).toEqual([]);
    await remove(member, id);
  });

  it('an expert has as many works as the form takes, by the table service too', async () => {
    const id = await create(member, { works: Array.from({ length: 29 }, () => work()) });
    const rows = (count: number) => Array.from({ length: count }, () => ({ ...work(), expert_id: id }));
    const adds = (count: number) => member.post(`${BASE}/adds`, { table: 'zhuanjia_work', data: rows(count) });
    const refused = await adds(2);
    expect([refused.code, refused.msg]).toEqual([409, messageOf('expert_works_full', 'zh')]);
    const together = await Promise.all([adds(1), adds(1), adds(1)]);
    expect(together.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect((await detail(member, id)).result.work).toHaveLength(30);
    await remove(member, id);
  });

  it('both doors lead to the same expert, the same history and the same review', async () => {
    const { scopes, ...columns } = expert();
    const proper = (await member.post(PATH, { ...columns, scopes, works: [work()] })).result.expert_id;
    const data = { ...columns, name: `${columns.name}二`, scope: scopes.join(',') };
    const generic = (await member.post(`${BASE}/add`, { table: 'zhuanjia', data })).result.expert_id;
    await member.post(`${BASE}/adds`, { table: 'zhuanjia_work', data: [{ ...work(), expert_id: generic }] });
    const ways: [string, (values: object) => Promise<unknown>][] = [
      [proper, (values) => member.put(PATH, { expert_id: proper, ...values })],
      [
        generic,
        (values) => member.put(`${BASE}/put`, { table: 'zhuanjia', data: values, where: { expert_id: generic } }),
      ],
    ];
    for (const [id, put] of ways) {
      expect((await approve(id)).status).toBe(200);
      await put({ qualification: '研究员' });
    }
    const shown = async (id: string) => {
      const {
        expert_id: _,
        name: __,
        similar: ___,
        work: works,
        add_time,
        update_time,
        ...rest
      } = (await detail(member, id)).result;
      return { ...rest, works: works.map(({ id: ____, ...each }: { id: string }) => each) };
    };
    expect(await shown(generic)).toEqual(await shown(proper));
    const story = async (id: string) => (await logOf(id)).map(({ action, before, after }) => [action, before, after]);
    expect(await story(generic)).toEqual(await story(proper));
    expect((await story(proper)).map(([action]) => action).reverse()).toEqual(['publish', 'audit', 'edit']);
    for (const id of [proper, generic]) await remove(member, id);
  });

  it('INFO-052 phone and e-mail of an expert are for whom the expert agreed to', async () => {
    const closed = await create(member);
    const open = await create(member, { contact_open: 1 });
    for (const id of [closed, open]) await approve(id);
    const seen = async (who: Client, id: string) => {
      const { contacts_tel, contact_open } = (await detail(who, id)).result;
      const row = (await who.list('zhuanjia', { where: { expert_id: id } })).result.records[0];
      return [contacts_tel, contact_open, row.contacts_tel ?? null];
    };
    const tel = '0311-86000001';
    expect(await seen(client(), closed)).toEqual([null, false, null]);
    expect(await seen(other, closed)).toEqual([null, false, null]);
    expect(await seen(client(), open)).toEqual([null, true, null]);
    expect(await seen(other, open)).toEqual([tel, true, tel]);
    expect(await seen(editor, closed)).toEqual([tel, false, tel]);
    for (const id of [closed, open]) await remove(member, id);
  });

  it('INFO-047 the own list holds own experts in every state; visitors are told to sign in', async () => {
    const id = await create(other);
    expect(ids(await other.get(`${PATH}/list`, { pageSize: 100 }))).toContain(id);
    expect(ids(await member.get(`${PATH}/list`, { pageSize: 100 }))).not.toContain(id);
    expect((await visitor.get(`${PATH}/list`)).status).toBe(100);
    await remove(other, id);
  });

  it('INFO-049 the public list is paged, searched and narrowed, and says what it may be narrowed to', async () => {
    const list = async (query: Record<string, unknown> = {}) =>
      (await client().get('/web/v1/zhuanjia/list', query)).result;
    const first = await list({ pageSize: 5 });
    expect(first.records).toHaveLength(5);
    expect(first.pages).toBe(Math.ceil(first.total / 5));
    const second = await list({ pageSize: 5, pageIndex: 2 });
    expect(second.records.map((row: { expert_id: string }) => row.expert_id)).not.toContain(first.records[0].expert_id);
    const name = unique('名录');
    const id = await create(editor, { name, province: '130000', city: '130100', county: '130102' });
    for (const query of [
      { keyword: name },
      { keyword: name, scope: SCOPE.id },
      { keyword: name, scope: SCOPE.parent },
      { keyword: name, region: '130100' },
    ]) {
      expect((await list(query)).records.map((row: { expert_id: string }) => row.expert_id)).toEqual([id]);
    }
    expect((await list({ keyword: name, region: '120000' })).total).toBe(0);
    expect((await list({ keyword: name, region: '别处' })).total).toBe(0);
    const { facets } = await list({ keyword: name, region: '120000' });
    // Places are counted without the place that was chosen.
    expect(facets.region.map(({ id: place, n }: { id: string; n: number }) => [place, n])).toContainEqual([
      '130100',
      1,
    ]);
    expect(facets.scope).toEqual([]);
    await remove(editor, id);
  });

  it('INFO-045 an expert who was taken off comes back as it is; one that was refused before it ever was public does not', async () => {
    const id = await create(member, { works: [work()] });
    const take = { id, audit_status: 5, opinion: '已离职' };
    expect((await editor.post(`${PATH}/audit`, take)).status).toBe(200);
    expect((await approve(id)).status).toBe(409);
    await member.put(PATH, { expert_id: id, direction: '气凝胶与保温' });
    await approve(id);
    expect((await editor.post(`${PATH}/audit`, take)).status).toBe(200);
    expect((await detail(client(), id)).status).toBe(404);
    const { version } = (await editor.get('/web/v1/review/detail', { item_type: 6, id })).result.form;
    const back = { id, audit_status: 4, version };
    expect((await member.post(`${PATH}/audit`, back)).code).toBe(403);
    expect((await editor.post(`${PATH}/audit`, { ...back, version: version - 1 })).status).toBe(409);
    const both = await Promise.all([editor.post(`${PATH}/audit`, back), editor.post(`${PATH}/audit`, back)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await detail(client(), id)).result).toMatchObject({ listed: true, direction: '气凝胶与保温', works: 1 });
    // What an editor enters is public at once, and comes back the same way.
    const own = await create(editor);
    await editor.post(`${PATH}/audit`, { ...take, id: own });
    expect((await approve(own)).status).toBe(200);
    await remove(member, id);
    await remove(editor, own);
  });

  it('INFO-050 recommended are the first of the directory, for a demand those who fit it, with reasons', async () => {
    const all = (await client().get('/web/zaicu/recommend/list', { pageSize: 6 })).result;
    expect(all.records).toHaveLength(6);
    const [demand] = (await client().get('/web/v1/xuqiu/list', { pageSize: 1 })).result?.records ?? [];
    const { xuqiu_id, scope } = demand ?? (await client().get('/web/xuqiu/list', { pageSize: 1 })).result.records[0];
    const fitting = (await client().get('/web/zaicu/recommend/list', { xuqiu_id, pageSize: 6 })).result.records;
    expect(fitting.length).toBeGreaterThan(0);
    const scores = fitting.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { score, reasons } of fitting) {
      expect(reasons.reduce((sum: number, reason: { score: number }) => sum + reason.score, 0)).toBe(score);
    }
    const own = new Set(scope.map(({ id }: { id: string }) => id));
    const common = fitting[0].scope.filter(({ id }: { id: string }) => own.has(id));
    expect(common.length + fitting[0].reasons.length).toBeGreaterThan(0);
    expect((await client().get('/web/zaicu/recommend/list', { xuqiu_id: 'nothing' })).status).toBe(404);
  });

  it('INFO-051 statistics count experts by field and province', async () => {
    const { result } = await client().get('/web/v1/zhuanjia/default/statistics');
    expect(result.total).toBeGreaterThanOrEqual(20);
    expect(result.fields[0].n).toBeGreaterThan(0);
    expect(result.regions.map(({ id }: { id: string }) => id)).toContain('130000');
    expect(result.works).toBeGreaterThan(result.total);
  });

  it('INFO-035 INFO-039 one expert is listed by its id', async () => {
    // The newest may be another file's, who says nothing of this.
    const told = { where: { qualification: { null: false } }, columns: ['expert_id', 'name'], pageSize: 1 };
    const [{ expert_id, name }] = (await client().list('zhuanjia', told)).result.records;
    const { records } = (await client().list('zhuanjia', { where: { expert_id } })).result;
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ expert_id, name, qualification: expect.any(String) });
  });

  it('the fields of an expert are backed by results of the organisation, and others work in them too', async () => {
    const { records } = (await client().get('/web/v1/zhuanjia/list', { pageSize: 24 })).result;
    const details = await Promise.all(
      records.map(async ({ expert_id }: { expert_id: string }) => (await detail(client(), expert_id)).result),
    );
    const backed = details.filter(({ evidence }) => evidence.led.length > 0);
    expect(backed.length).toBeGreaterThan(5);
    for (const { evidence, name } of backed.slice(0, 3)) {
      expect(evidence.organization).toBeGreaterThan(0);
      const led = (await client().get('/web/v1/chengguo/detail', { id: evidence.led[0].id })).result;
      expect(led.director).toBe(name);
    }
    for (const { similar, expert_id } of details) {
      expect(similar.length).toBeLessThanOrEqual(9);
      expect(similar.map((each: { expert_id: string }) => each.expert_id)).not.toContain(expert_id);
    }
    expect(details.some(({ similar }) => similar.length >= 6)).toBe(true);
  });
});
