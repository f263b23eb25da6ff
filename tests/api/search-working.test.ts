import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, INDIVIDUAL } from './support/results.ts';

const ROWS = 6000;
/** A search must not read as many rows as there are. */
const READ_AT_MOST = 600;

let server: TestServer;
let owner: Client;
let auditor: Client;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  [owner, auditor] = (await Promise.all([signedIn(INDIVIDUAL, server.url), signedIn(AUDITOR, server.url)])) as [
    Client,
    Client,
  ];
  const { user_id } = (await owner.get('/web/egg/user/session')).result;
  // The searched one is older than all others of its owner and of its state.
  await database
    .prepare(
      `INSERT INTO chengguo (chengguo_id, name, code, platform, sub_type, add_user, add_time, audit_status, is_delete)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
       SELECT 'many' || i, iif(i = 0, '罕见的钪-铝合金（Sc）"样本" 试制', '常规成果 ' || i), 'CGTEST' || printf('%08d', i), 'THTT', 2, ?, 2000 + i, 1, 0 FROM n`,
    )
    .bind(user_id)
    .run();
});
afterAll(() => server.stop());

const CALLS = [
  ['own list', '/web/v1/user/chengguo/list', () => owner],
  ['queue', '/web/v1/chengguo/audit/list', () => auditor],
] as const;

const readOf = (headers: Headers): number =>
  Number(/rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN);

describe.each(CALLS)('a keyword in the %s', (_, path, caller) => {
  it.each([
    '钪',
    '钪-铝',
    '铝合金（Sc）',
    '"样本"',
    '" 试',
    'Sc',
    'CGTEST00000000',
    'cgtest00000000',
    '罕见的钪-铝合金（Sc）"样本" 试制',
  ])('PUB-148 PUB-150 finds "%s" behind thousands of newer rows, and reads few', async (keyword) => {
    const { result, headers } = await caller().get(path, { keyword });
    expect(result.records.map(({ chengguo_id }: { chengguo_id: string }) => chengguo_id)).toEqual(['many0']);
    expect(result.total).toBe(1);
    expect(readOf(headers)).toBeLessThan(READ_AT_MOST);
  });

  it('PUB-148 PUB-150 finds nothing for what stands in no name, whatever the text means to an index', async () => {
    for (const keyword of [
      '罕见钪',
      'sc',
      'words : "常规"',
      '" OR "',
      '*',
      'NOT',
      '常规成果 99999',
      '\u0000',
      '常规\u0000成果',
      '%',
      '""',
    ]) {
      const { code, result } = await caller().get(path, { keyword });
      expect([code, result.records], keyword).toEqual([200, []]);
    }
  });

  it('PUB-148 PUB-150 a keyword of many rows gives the newest first, page by page', async () => {
    const { result } = await caller().get(path, { keyword: '常规成果', pageSize: '5', pageIndex: '2' });
    const ids = result.records.map(({ chengguo_id }: { chengguo_id: string }) => chengguo_id);
    expect(ids).toEqual([5, 6, 7, 8, 9].map((back) => `many${ROWS - back}`));
    expect(result).toMatchObject({ total: 1000, more: true });
  });
});

it('PUB-132 PUB-150 an age finds what has waited behind thousands of newer rows, and reads few', async () => {
  const { user_id } = (await owner.get('/web/egg/user/session')).result;
  await database
    .prepare(
      `INSERT INTO chengguo (chengguo_id, name, code, platform, sub_type, add_user, add_time, audit_status, is_delete)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
       SELECT 'returned' || i, '退回项目 ' || i, 'CGBACK' || i, 'THTT', 2, ?, unixepoch() - iif(i = 0, 2592000, 0), 3, 0 FROM n`,
    )
    .bind(user_id)
    .run();
  const query = { age: '7', audit_status: '3', order: 'newest' };
  const { result, headers } = await auditor.get('/web/v1/chengguo/audit/list', query);
  expect(result.records.map(({ name }: { name: string }) => name)).toContain('退回项目 0');
  expect(result.records.map(({ name }: { name: string }) => name)).not.toContain('退回项目 1');
  expect(readOf(headers)).toBeLessThan(READ_AT_MOST);
});

describe('the index of working versions', () => {
  it('PUB-148 PUB-150 follows every change of a row: its name, its state, its end', async () => {
    const found = async (call: (typeof CALLS)[number], keyword: string) =>
      (await call[2]().get(call[1], { keyword })).result.total as number;
    const [own, queue] = CALLS;
    const set = (sql: string) => database.prepare(`UPDATE chengguo SET ${sql} WHERE chengguo_id = 'many1'`).run();
    await set(`name = '改名为镧系材料'`);
    expect([await found(own, '镧系'), await found(queue, '镧系')]).toEqual([1, 1]);
    await set(`name = '改名为锕系材料'`);
    expect([await found(own, '镧系'), await found(own, '锕系'), await found(queue, '锕系')]).toEqual([0, 1, 1]);
    await set('audit_status = 3');
    expect([await found(own, '锕系'), await found(queue, '锕系')]).toEqual([1, 0]);
    await set(`add_user = 'somebody'`);
    expect(await found(own, '锕系')).toBe(0);
    await set('audit_status = 1, is_delete = 1');
    expect(await found(queue, '锕系')).toBe(0);
    await set('is_delete = 0');
    expect(await found(queue, '锕系')).toBe(1);
  });

  it('PUB-148 PUB-150 is made anew with the public one', async () => {
    await database.prepare(`INSERT INTO result_working_search(result_working_search) VALUES ('delete-all')`).run();
    expect((await owner.get(CALLS[0][1], { keyword: '钪-铝' })).result.total).toBe(0);
    const admin = await signedIn('13800000011', server.url);
    let next: number | null = 0;
    for (let calls = 0; next !== null && calls < 100; calls++) {
      next = (await admin.post('/web/v1/publications/rebuild', { kind: 'result', after: next })).result.next;
    }
    expect((await owner.get(CALLS[0][1], { keyword: '钪-铝' })).result.total).toBe(1);
  });
});
