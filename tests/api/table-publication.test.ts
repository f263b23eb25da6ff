import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { logOf } from './support/people.ts';
import { AUDITOR, OTHER_SCOPE, PDF, SCOPE, unique, upload } from './support/results.ts';

/**
 * What an auditor writes through the table service is public with the write itself: both happen, or neither. A broken second
 * part is made by triggers in a database of the tests' own.
 */
const BASE = '/web/egg/base';
const BROKEN = '写坏';

let server: TestServer;
let auditor: Client;
let visitor: Client;

const row = (name: string) => ({
  name,
  sub_type: 2,
  scope: SCOPE.id,
  profile: '<p>现场检测装置。</p>',
  region_id: '130100',
  director: '独立研发者',
  id_number: '13010019900101000X',
  contacts: '独立研发者',
  contacts_tel: '13900000000',
  contacts_addr: '石家庄市长安区科技路2号',
});
const add = (who: Client, data: object) => who.post(`${BASE}/add`, { table: 'chengguo', data });
const put = (who: Client, id: string, data: object) =>
  who.put(`${BASE}/put`, { table: 'chengguo', data, where: { chengguo_id: id } });
const page = async (id: string) => (await visitor.get('/web/v1/chengguo/detail', { id })).result;
const rowsNamed = async (name: string) => (await auditor.list('chengguo', { where: { name } })).result.records;
const link = (chengguo_id: string, { id, parent }: typeof SCOPE) => ({
  chengguo_id,
  first_scope_id: parent,
  second_scope_id: id,
});

async function made(name: string): Promise<string> {
  const answer = await add(auditor, row(name));
  expect([answer.msg, answer.errors]).toEqual(['成功', []]);
  return answer.result.id;
}

beforeAll(async () => {
  server = await startServer();
  const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  for (const [name, when] of [
    ['added', 'INSERT'],
    ['changed', 'UPDATE'],
  ]) {
    await database.exec(
      `CREATE TRIGGER broken_${name} BEFORE ${when} ON result_publication WHEN instr(new.name, '${BROKEN}') > 0 BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    );
  }
  auditor = await signedIn(AUDITOR, server.url);
  visitor = client(server.url);
});

afterAll(() => server.stop());

describe('what an auditor writes through the table service', () => {
  it('TBL-003 is not written at all where it cannot become public', async () => {
    const name = unique(BROKEN);
    expect((await add(auditor, row(name))).code).toBe(500);
    expect(await rowsNamed(name)).toEqual([]);
    const good = unique('同批装置');
    const several = { table: 'chengguo', data: [row(good), row(name)] };
    expect((await auditor.post(`${BASE}/adds`, several)).code).toBe(500);
    expect(await rowsNamed(good)).toEqual([]);
    expect((await visitor.get('/web/v1/chengguo/list', { keyword: good })).result.records).toEqual([]);
  });

  it('TBL-005 stays as it was where the public version cannot be made anew', async () => {
    const name = unique('检测装置');
    const id = await made(name);
    const [before] = await rowsNamed(name);
    expect((await put(auditor, id, { name: unique(BROKEN) })).code).toBe(500);
    expect(await rowsNamed(name)).toEqual([before]);
    expect((await page(id)).name).toBe(name);
    expect((await logOf(id, undefined, server.url)).map(({ action }) => action)).toEqual(['publish']);
  });

  it('TBL-003 is public with all that the same call brings: fields, files and the item itself', async () => {
    const name = unique('整体更新');
    const id = await made(name);
    expect(await page(id)).toMatchObject({ name, scope: [], files: [] });
    const file = await upload(auditor, '说明.pdf', PDF, 'application/pdf');
    const attached = { item_id: id, type: 'enclosure', file_name: file.fileShowName, file_path: file.url };
    const renamed = unique('整体更新后');
    const work = (operations: object[]) => auditor.post(`${BASE}/work`, { operations });
    const first = await work([
      { op: 'adds', table: 'chengguo_scope', data: [link(id, SCOPE), link(id, OTHER_SCOPE)] },
      { op: 'add', table: 'attachment_relation', data: attached },
      { op: 'put', table: 'chengguo', data: { name: renamed }, where: { chengguo_id: id } },
    ]);
    expect([first.msg, first.errors]).toEqual(['成功', []]);
    const shown = await page(id);
    expect(shown.name).toBe(renamed);
    expect(shown.scope.map((each: { id: string }) => each.id)).toEqual([SCOPE.id, OTHER_SCOPE.id]);
    expect(shown.files).toMatchObject([{ file_name: '说明.pdf', file_path: file.url }]);
    const second = await work([
      { op: 'remove', table: 'chengguo_scope', where: { chengguo_id: id, second_scope_id: SCOPE.id } },
      { op: 'put', table: 'attachment_relation', data: { file_name: '说明书.pdf' }, where: { item_id: id } },
    ]);
    expect([second.msg, second.errors]).toEqual(['成功', []]);
    const then = await page(id);
    expect(then.scope.map((each: { id: string }) => each.id)).toEqual([OTHER_SCOPE.id]);
    expect(then.files).toMatchObject([{ file_name: '说明书.pdf' }]);
    const { result } = await auditor.get('/web/v1/review/detail', { item_type: 1, id });
    expect(result.approved_version).toBe(result.form.version);
    expect(result.changes).toEqual([]);
    expect((await work([{ op: 'del', table: 'chengguo', where: { chengguo_id: id } }])).code).toBe(200);
    expect((await visitor.get('/web/v1/chengguo/detail', { id })).code).toBe(404);
  });

  it('TBL-005 says the same in the row and in public, whoever writes at the same moment', async () => {
    const id = await made(unique('同时更新'));
    const names = ['甲', '乙', '丙'].map((word) => unique(`同时更新${word}`));
    const answers = await Promise.all([
      ...names.map((name) => put(auditor, id, { name })),
      auditor.post(`${BASE}/add`, { table: 'chengguo_scope', data: link(id, SCOPE) }),
      auditor.post(`${BASE}/add`, { table: 'chengguo_scope', data: link(id, OTHER_SCOPE) }),
    ]);
    // Who was overtaken again and again is told so, and nothing of it is written.
    for (const { code } of answers) expect([200, 409]).toContain(code);
    const links = await auditor.list('chengguo_scope', { where: { chengguo_id: id } });
    const [item] = (await auditor.list('chengguo', { where: { chengguo_id: id } })).result.records;
    const shown = await page(id);
    expect(shown.name).toBe(item.name);
    expect(shown.scope.map((each: { id: string }) => each.id)).toEqual(
      links.result.records.map((each: { second_scope_id: string }) => each.second_scope_id).sort(),
    );
  });
});
