import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipients, makePush, operatorOf, settled } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { runsIn } from './support/database.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;
let orgs: string[];

const run = runsIn(() => database);

/** Six recipients, of which the first three were sent something and two opened it. */
beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  orgs = await addRecipients(database, 6);
  const push = await makePush(operator, { orgs: orgs.slice(0, 3) });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settled(operator, push.id);
  for (const [place, answer] of ['interested', ''].entries()) {
    await run(
      `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, opened_time, version, add_time)
VALUES (?, ?, ?, '', ?, unixepoch(), 1, unixepoch())`,
      `audience-${place}`,
      push.id,
      orgs[place],
      answer,
    );
  }
  const long = 100 * 86_400;
  await run('UPDATE organization_contact SET last_time = unixepoch() - ? WHERE org_id = ?', long, orgs[2]);
});
afterAll(() => server.stop());

const idsOf = async (filter: Record<string, string>) => {
  const { result } = await operator.get('/web/v1/push/audience', { keyword: '推送对象', ...filter });
  const own = new Map(orgs.map((id, place) => [id, place]));
  const places = result.records.map(([id]: [string, string]) => own.get(id)).sort();
  const list = await operator.get('/web/v1/push/orgs', { keyword: '推送对象', ...filter });
  const listed = list.result.records.map((row: { organization_id: string }) => own.get(row.organization_id)).sort();
  expect(listed).toEqual(places);
  return places;
};

describe('an audience', () => {
  it('PUSH-048 is told by what organisations did, and when they were last sent something; the list shows the same', async () => {
    expect(await idsOf({ engagement: 'opened' })).toEqual([0, 1]);
    expect(await idsOf({ engagement: 'interested' })).toEqual([0]);
    expect(await idsOf({ engagement: 'silent' })).toEqual([2]);
    expect(await idsOf({ engagement: 'unsent' })).toEqual([3, 4, 5]);
    expect(await idsOf({ contact: 'within-30' })).toEqual([0, 1]);
    expect(await idsOf({ contact: 'over-90', engagement: 'silent' })).toEqual([2]);
  });

  it('PUSH-048 is told by field, place and kind', async () => {
    await run(
      `UPDATE organization SET province = '440000', city = '440300', org_type = '医疗机构' WHERE organization_id = ?`,
      orgs[3],
    );
    expect(await idsOf({ region: '440000' })).toEqual([3]);
    expect(await idsOf({ region: '440300', kind: '医疗机构' })).toEqual([3]);
    expect(await idsOf({ region: '440300', kind: '企业' })).toEqual([]);
    const scope = await database
      .prepare('SELECT id FROM scope WHERE is_delete = 0 ORDER BY level DESC, id LIMIT 1')
      .first<{ id: string }>();
    await run(
      `INSERT INTO organization_scope (id, org_id, second_scope_id) VALUES ('audience-scope', ?, ?)`,
      orgs[4],
      scope?.id,
    );
    expect(await idsOf({ scope: scope?.id ?? '' })).toEqual([4]);
  });

  it('PUSH-048 counts whoever has no bound administrator, and leaves them out', async () => {
    await run(
      'UPDATE user SET openid = NULL WHERE user_id = (SELECT user_id FROM organization WHERE organization_id = ?)',
      orgs[5],
    );
    const { result } = await operator.get('/web/v1/push/audience', { keyword: '推送对象', engagement: 'unsent' });
    expect([result.total, result.bound, result.records.length]).toEqual([3, 2, 2]);
    const counted = await operator.get('/web/v1/push/audience', {
      keyword: '推送对象',
      engagement: 'unsent',
      count: '1',
    });
    expect([counted.result.total, counted.result.records]).toEqual([3, []]);
  });

  it('PUSH-048 is saved under a name that is free, for all operators', async () => {
    const filter = JSON.stringify({ engagement: 'opened' });
    const add = (name: string, text = filter) =>
      operator.post('/web/egg/base/add', { table: 'push_audience', data: { name, filter: text } });
    const saved = await add('打开过的单位');
    expect(saved.status).toBe(200);
    expect((await add('打开过的单位')).msg).toContain('同名');
    expect((await add('别的', '{"engagement":"other"}')).status).toBe(422);
    expect((await add('  ')).errors[0]).toMatchObject({ field: 'name', code: 'audience_name_required' });
    const admin = await signedIn('13800000011', server.url);
    const { result } = await admin.get('/web/v1/push/audiences');
    expect(result.records).toMatchObject([{ name: '打开过的单位', filter, owner: '推送运营专员' }]);
    await admin.call('DELETE', '/web/egg/base/del', {
      body: { table: 'push_audience', where: { id: saved.result.id } },
    });
    expect((await operator.get('/web/v1/push/audiences')).result.records).toEqual([]);
    expect((await add('打开过的单位')).status).toBe(200);
    const member = await signedIn('13800000001', server.url);
    expect((await member.get('/web/v1/push/audiences')).status).toBe(403);
  });
});

describe('an organisation group', () => {
  it('PUSH-087 ORG-038 names its first members in the list, and all of them page by page', async () => {
    const many = await addRecipients(database, 520);
    const { result } = await operator.post('/web/v1/push/orgGroup', { name: '很多单位', orgs: many });
    const { records } = (await operator.get('/web/v1/push/orgGroups')).result;
    const listed = records.find(({ id }: { id: string }) => id === result.id);
    expect([listed.count, listed.members.length]).toEqual([520, 50]);
    const first = await operator.get('/web/v1/push/orgGroup/members', { id: result.id });
    const rest = await operator.get('/web/v1/push/orgGroup/members', { id: result.id, after: first.result.next });
    const ids = [...first.result.records, ...rest.result.records].map(({ org_id }: { org_id: string }) => org_id);
    expect([first.result.records.length, rest.result.next, ids.sort()]).toEqual([500, null, [...many].sort()]);
  });
});

describe('a list from outside', () => {
  it('PUSH-048 is reported on row by row', async () => {
    const code = '91130100MA0AUDIEN7';
    await run('UPDATE organization SET social_credit_code = ? WHERE organization_id = ?', code, orgs[0]);
    // Two that were there before such names were one (decision 406).
    await run('DROP TRIGGER organization_alike_changed');
    await run(`UPDATE organization SET name = '（冀）推送 对象名单公司' WHERE organization_id = ?`, orgs[1]);
    await run(`UPDATE organization SET name = '(冀)推送对象 名单公司' WHERE organization_id = ?`, orgs[2]);
    await run(`UPDATE organization SET name = '石门导入名单研究院' WHERE organization_id = ?`, orgs[3]);
    await run(`UPDATE organization SET name = '石门未绑定名单研究院' WHERE organization_id = ?`, orgs[5]);
    const { result } = await operator.post('/web/v1/push/audience/import', {
      rows: [
        { name: '任意写法', code: code.toLowerCase() },
        { name: '（冀）推送对象名单公司' },
        { name: '石门导入名单研究院' },
        { name: '石门导入' },
        { name: '没有这个单位' },
        { name: '石门未绑定名单研究院' },
        { name: '石门导入名单研究院' },
      ],
    });
    const shown = result.records.map(
      ({ row, outcome, matches }: { row: number; outcome: string; matches: { org_id: string }[] }) => [
        row,
        outcome,
        matches.map(({ org_id }) => orgs.indexOf(org_id)).sort(),
      ],
    );
    expect(shown).toEqual([
      [1, 'found', [0]],
      [2, 'ambiguous', [1, 2]],
      [3, 'found', [3]],
      [4, 'ambiguous', [3]],
      [5, 'unknown', []],
      [6, 'unbound', [5]],
      [7, 'repeated', [3]],
    ]);
  });

  it('PUSH-048 of 5,000 rows reads little more than its rows, and a longer one is refused', async () => {
    const rows = Array.from({ length: 5000 }, (_, place) => ({ name: `推送对象不存在${place}` }));
    const response = await operator.fetch('/web/v1/push/audience/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    });
    expect(response.status).toBe(200);
    const read = Number(/rows_read=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
    expect(read).toBeLessThan(60_000);
    const many = await operator.post('/web/v1/push/audience/import', { rows: [...rows, { name: '多一行' }] });
    expect(many.errors[0]).toMatchObject({ field: 'rows', code: 'audience_rows_many' });
    const none = await operator.post('/web/v1/push/audience/import', { rows: [] });
    expect(none.errors[0]).toMatchObject({ field: 'rows', code: 'audience_rows_required' });
  });
});
