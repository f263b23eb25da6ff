import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, INDIVIDUAL, OTHER_SCOPE, SCOPE } from './support/results.ts';

const ROWS = 6000;
/** A search must not read as many rows as there are. */
const READ_AT_MOST = 600;
/** A page of many rows counts them as far as lists count. */
const COUNTED_AT_MOST = 1200;

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
  // The searched one is older than all others of its owner and of its state, and alone in its field and at its place.
  await database
    .prepare(
      `INSERT INTO chengguo_scope (id, chengguo_id, first_scope_id, second_scope_id)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
       SELECT 'link' || i, 'many' || i, iif(i = 0, 'rare-1', 'wide-1'), iif(i = 0, 'rare-1-2', 'wide-1-2') FROM n`,
    )
    .run();
  await database
    .prepare(
      `INSERT INTO chengguo (chengguo_id, name, name_en, code, platform, sub_type, region_id, add_user, add_time, audit_status, is_delete)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
       SELECT 'many' || i, iif(i = 0, '罕见的钪-铝合金（Sc）"样本" 试制', '常规成果 ' || i), iif(i = 0, 'Rare-earth light alloy', NULL), 'CGTEST' || printf('%08d', i), 'THTT', 2, iif(i = 0, '540000,540100,540102', '650000,650100'), ?, 2000 + i, 1, 0 FROM n`,
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
    'rare-earth',
    'LIGHT',
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
    expect(result).toMatchObject({ total: 500, more: true });
  });
});

const idsOf = (result: { records: { chengguo_id: string }[] }): string[] =>
  result.records.map(({ chengguo_id }) => chengguo_id);
const WIDE = { scope: 'wide-1', region: '650000' };

describe.each(CALLS)('a field or a place in the %s', (_, path, caller) => {
  it.each([
    { scope: 'rare-1' },
    { scope: 'rare-1-2' },
    { region: '540000' },
    { region: '540100' },
    { region: '540102' },
    { scope: 'rare-1', region: '540100', audit_status: '1,3', order: 'oldest' },
    { scope: 'rare-1', region: '540000', keyword: '铝合金' },
    { region: '540000', age: '30' },
  ])('PUB-148 PUB-150 finds %j behind thousands of newer rows, and reads few', async (query) => {
    const { result, headers } = await caller().get(path, query);
    expect([idsOf(result), result.total]).toEqual([['many0'], 1]);
    expect(readOf(headers)).toBeLessThan(READ_AT_MOST);
  });

  it.each([
    { scope: 'rare-1', region: '650000' },
    { scope: 'rare' },
    { scope: '1' },
    { scope: 'RARE-1' },
    { scope: 'rare-1" OR "s1' },
    { region: '54' },
    { region: '540000', audit_status: '5' },
    { region: '540000', audit_status: '9' },
    { scope: '\u0000' },
  ])('PUB-148 PUB-150 finds nothing for %j, whatever it means to an index', async (query) => {
    const { code, result } = await caller().get(path, query);
    expect([code, result.records, result.total]).toEqual([200, [], 0]);
  });

  it('PUB-148 PUB-150 those of many rows show them all in order, and read no more than a count does', async () => {
    for (const query of [{ scope: WIDE.scope }, { region: WIDE.region }, { ...WIDE, audit_status: '1' }]) {
      const { result, headers } = await caller().get(path, { ...query, pageSize: '5', pageIndex: '2' });
      expect(idsOf(result)).toEqual([5, 6, 7, 8, 9].map((back) => `many${ROWS - back}`));
      expect(result).toMatchObject({ total: 500, more: true });
      expect(readOf(headers)).toBeLessThan(COUNTED_AT_MOST);
      const oldest = await caller().get(path, { ...query, pageSize: '2', order: 'oldest' });
      expect(idsOf(oldest.result)).toEqual(['many1', 'many2']);
      expect(readOf(oldest.headers)).toBeLessThan(COUNTED_AT_MOST);
    }
  });
});

it('PUB-145 PUB-150 the way through a queue of one field leads past thousands of rows in its order', async () => {
  const way = async (id: string, order: string) => {
    const { result } = await auditor.get('/web/v1/review/detail', { item_type: 1, id, order, ...WIDE });
    return [result.previous, result.next, result.waiting];
  };
  expect(await way('many100', 'oldest')).toEqual(['many99', 'many101', 500]);
  expect(await way('many100', 'newest')).toEqual(['many101', 'many99', 500]);
  expect(await way('many1', 'oldest')).toEqual([null, 'many2', 500]);
  // What has another field still has its place.
  expect(await way('many0', 'newest')).toEqual(['many1', null, 500]);
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

  it('PUB-148 PUB-150 follows every change of the fields, the places and the time of a row', async () => {
    const run = (sql: string) => database.prepare(sql).run();
    const found = async (query: object) =>
      idsOf((await auditor.get(CALLS[1][1], { ...query, order: 'oldest' })).result);
    const set = (sql: string) => run(`UPDATE chengguo SET ${sql} WHERE chengguo_id = 'many2'`);
    await run(
      `INSERT INTO chengguo_scope VALUES ('new', 'many2', NULL, 'new-1'), ('newer', 'many2', 'new-1', 'new-2')`,
    );
    expect([await found({ scope: 'new-1' }), await found({ scope: 'new-2' })]).toEqual([['many2'], ['many2']]);
    expect(await found({ scope: 'wide-1-2', keyword: 'CGTEST00000002' })).toEqual(['many2']);
    await run(`UPDATE chengguo_scope SET chengguo_id = 'many3' WHERE id = 'newer'`);
    expect([await found({ scope: 'new-1' }), await found({ scope: 'new-2' })]).toEqual([['many2', 'many3'], ['many3']]);
    await run(`DELETE FROM chengguo_scope WHERE id IN ('new', 'newer')`);
    expect(await found({ scope: 'new-1' })).toEqual([]);
    await set(`region_id = '460000,460100'`);
    expect([await found({ region: '460000' }), await found({ region: '460100' })]).toEqual([['many2'], ['many2']]);
    await set('add_time = 1');
    expect((await found(WIDE)).slice(0, 2)).toEqual(['many1', 'many3']);
    expect((await found({ scope: WIDE.scope })).slice(0, 2)).toEqual(['many2', 'many1']);
    await set('region_id = NULL');
    expect(await found({ region: '460100' })).toEqual([]);
  });

  it('PUB-143 PUB-148 PUB-150 an edit moves an item from field to field and from place to place', async () => {
    const body = byPerson({ result: { region_id: '460000,460100' } });
    const { chengguo_id } = (await owner.post('/web/v1/user/chengguo', body)).result;
    const isFound = async (query: Record<string, string>) => {
      const lists = await Promise.all(CALLS.map(([, path, caller]) => caller().get(path, query)));
      const [own, queue] = lists.map(({ result }) => idsOf(result).includes(chengguo_id));
      expect(own).toBe(queue);
      return own;
    };
    const edit = async (result: object, scopes: string[]) => {
      const changed = { ...body, chengguo_id, result: { ...(body.result as object), ...result }, scopes };
      expect((await owner.put('/web/v1/user/chengguo', changed)).code).toBe(200);
    };
    expect([await isFound({ scope: SCOPE.id }), await isFound({ scope: SCOPE.parent })]).toEqual([true, true]);
    expect([await isFound({ region: '460100' }), await isFound({ scope: OTHER_SCOPE.id })]).toEqual([true, false]);
    await edit({ region_id: '630000,630100' }, [SCOPE.id, OTHER_SCOPE.id]);
    expect([await isFound({ scope: SCOPE.id }), await isFound({ scope: OTHER_SCOPE.id })]).toEqual([true, true]);
    expect([await isFound({ region: '460100' }), await isFound({ region: '630100' })]).toEqual([false, true]);
    await edit({}, [OTHER_SCOPE.id]);
    expect([await isFound({ scope: SCOPE.id }), await isFound({ scope: OTHER_SCOPE.id })]).toEqual([false, true]);
  });

  it('PUB-148 PUB-150 is made anew with the public one', async () => {
    await database.prepare(`INSERT INTO result_working_search(result_working_search) VALUES ('delete-all')`).run();
    expect((await owner.get(CALLS[0][1], { keyword: '钪-铝' })).result.total).toBe(0);
    expect((await owner.get(CALLS[0][1], { scope: 'rare-1' })).result.total).toBe(0);
    const admin = await signedIn('13800000011', server.url);
    let next: number | null = 0;
    for (let calls = 0; next !== null && calls < 100; calls++) {
      next = (await admin.post('/web/v1/publications/rebuild', { kind: 'result', after: next })).result.next;
    }
    expect((await owner.get(CALLS[0][1], { keyword: '钪-铝' })).result.total).toBe(1);
    expect(idsOf((await auditor.get(CALLS[1][1], { scope: 'rare-1', region: '540102' })).result)).toEqual(['many0']);
  });
});
