import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { logOf } from './support/people.ts';
import { INDIVIDUAL, MEMBER, OTHER_SCOPE, PDF, SCOPE, unique, upload } from './support/results.ts';

/** What products, experts and projects share: their history, and what asks for a new review. */
const EDITOR = '13800000013';
const BASE = '/web/egg/base';
const PROJECTS = '/web/v1/user/xiangmu';

const KINDS: [table: string, key: string][] = [
  ['chanpin', 'chanpin_id'],
  ['zhuanjia', 'expert_id'],
  ['xiangmu', 'xiangmu_id'],
];

let member: Client;
let other: Client;
let editor: Client;

beforeAll(async () => {
  [member, other, editor] = await Promise.all([signedIn(MEMBER), signedIn(INDIVIDUAL), signedIn(EDITOR)]);
});

const added = async (who: Client, table: string, data: object = {}): Promise<string> =>
  (await who.post(`${BASE}/add`, { table, data: { name: unique('共同'), profile: '<p>简介</p>', ...data } })).result.id;
const put = (who: Client, table: string, data: object, where: object) => who.put(`${BASE}/put`, { table, data, where });
const del = (who: Client, table: string, where: object) =>
  who.call('DELETE', `${BASE}/del`, { body: { table, where } });
const stateOf = async (table: string, where: object): Promise<number> =>
  (await editor.list(table, { where })).result.records[0].audit_status;
/** The history, oldest first. */
const history = async (id: string) =>
  (await logOf(id)).map(({ action, before, after }) => [action, before, after]).reverse();

describe('what users publish and editors review', () => {
  it.each(KINDS)('%s: the history says who handed it in, edited it and took it away', async (table, key) => {
    const id = await added(member, table);
    await put(member, table, { name: unique('改名') }, { [key]: id });
    await put(editor, table, { name: unique('编辑改名') }, { [key]: id });
    expect((await put(other, table, { name: '别人的' }, { [key]: id })).code).toBe(404);
    expect((await del(member, table, { [key]: id })).result).toEqual({ changed: 1 });
    expect(await history(id)).toEqual([
      ['publish', null, '1'],
      ['edit', '1', '1'],
      ['edit', '1', '1'],
      ['delete', '1', null],
    ]);
    const users = (await logOf(id)).map(({ user_id }) => user_id);
    expect(new Set(users).size).toBe(2);
    const own = await added(editor, table);
    await put(editor, table, { name: unique('编辑的') }, { [key]: own });
    expect(await history(own)).toEqual([
      ['publish', null, '4'],
      ['edit', '4', '4'],
    ]);
    expect(await stateOf(table, { [key]: own })).toBe(4);
    await del(editor, table, { [key]: own });
  });

  it('several that one call writes have each a history of their own', async () => {
    const data = ['甲', '乙'].map((word) => ({ name: unique(word) }));
    const { ids } = (await editor.post(`${BASE}/adds`, { table: 'chanpin', data })).result;
    await put(editor, 'chanpin', { profile: '<p>同改</p>' }, { chanpin_id: { in: ids } });
    for (const id of ids) {
      expect((await history(id)).map(([action]) => action)).toEqual(['publish', 'edit']);
    }
    await del(editor, 'chanpin', { chanpin_id: { in: ids } });
  });

  it('PUB-160 PUB-163 a project has the same history through both doors', async () => {
    const submitted = { name: unique('两门项目'), profile: '<p>简介</p>', scope: SCOPE.id };
    const proper: string = (await member.post(PROJECTS, submitted)).result.xiangmu_id;
    const generic = await added(member, 'xiangmu', submitted);
    const change = { investment_amount: '3000' };
    await member.put(PROJECTS, { xiangmu_id: proper, ...change });
    await put(member, 'xiangmu', change, { xiangmu_id: generic });
    for (const id of [proper, generic]) {
      expect((await editor.post(`${PROJECTS}/audit`, { id, audit_status: 4 })).status).toBe(200);
    }
    await member.put(PROJECTS, { xiangmu_id: proper, name: unique('两门') });
    await put(member, 'xiangmu', { name: unique('两门') }, { xiangmu_id: generic });
    const review = async (id: string) =>
      (await editor.get('/web/v1/review/detail', { item_type: 5, id })).result as {
        form: { audit_status: number; version: number };
        submission: number;
        changes: { field: string }[];
      };
    const [one, two] = [await review(proper), await review(generic)];
    expect([one.form.audit_status, one.submission, one.changes.map(({ field }) => field)]).toEqual([
      1,
      3,
      ['project.name'],
    ]);
    expect([two.form.audit_status, two.submission, two.form.version]).toEqual([1, 3, one.form.version]);
    await member.call('DELETE', PROJECTS, { query: { id: proper } });
    await del(member, 'xiangmu', { xiangmu_id: generic });
    expect(await history(generic)).toEqual(await history(proper));
    expect((await history(proper)).map(([action]) => action)).toEqual(['publish', 'edit', 'audit', 'edit', 'delete']);
  });

  it('PUB-163 what an editor sent back to an editor is handed in again by the edit', async () => {
    const second = await signedIn('13800000011');
    const id = await added(editor, 'xiangmu');
    expect((await second.post(`${PROJECTS}/audit`, { id, audit_status: 3, opinion: '请补充' })).status).toBe(200);
    await put(editor, 'xiangmu', { investment_amount: '100' }, { xiangmu_id: id });
    expect(await stateOf('xiangmu', { xiangmu_id: id })).toBe(1);
    await del(editor, 'xiangmu', { xiangmu_id: id });
  });

  it('PUB-163 a new file of an approved project asks its reviewers again, an editor’s does not', async () => {
    const id = await added(member, 'xiangmu');
    await editor.post(`${PROJECTS}/audit`, { id, audit_status: 4 });
    const attach = async (who: Client) => {
      const file = await upload(who, '说明.pdf', PDF, 'application/pdf');
      const data = { item_id: id, type: 'enclosure', file_name: file.fileShowName, file_path: file.url };
      return who.post(`${BASE}/add`, { table: 'attachment_relation', data });
    };
    expect((await attach(editor)).code).toBe(200);
    expect(await stateOf('xiangmu', { xiangmu_id: id })).toBe(4);
    expect((await attach(member)).code).toBe(200);
    expect(await stateOf('xiangmu', { xiangmu_id: id })).toBe(1);
    expect((await history(id)).at(-1)).toEqual(['edit', '4', '1']);
    await del(member, 'xiangmu', { xiangmu_id: id });
  });

  it('fields of a product that an editor chooses leave it public', async () => {
    const id = await added(editor, 'chanpin');
    for (const { id: second_scope_id } of [SCOPE, OTHER_SCOPE]) {
      const data = { chanpin_id: id, second_scope_id };
      expect((await editor.post(`${BASE}/add`, { table: 'chanpin_scope', data })).code).toBe(200);
    }
    expect(await stateOf('chanpin', { chanpin_id: id })).toBe(4);
    expect(await history(id)).toEqual([['publish', null, '4']]);
    await del(editor, 'chanpin', { chanpin_id: id });
  });
});
