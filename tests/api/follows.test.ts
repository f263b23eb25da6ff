import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byOrganization, byPerson, COMPANY, INDIVIDUAL, unique } from './support/results.ts';

const MEMBER = '13800000010';

let server: TestServer;
let member: Client;
let auditor: Client;
let db: D1Database;
beforeAll(async () => {
  server = await startServer();
  [member, auditor] = [await signedIn(MEMBER, server.url), await signedIn(AUDITOR, server.url)];
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const minute = () => server.runtime.fireCron('* * * * *');
const follow = (body: object, who = member) => who.put('/web/v1/user/follow', body);
const own = async (who = member) =>
  (await who.get('/web/v1/user/follow/list')).result as { id: string; name: string }[];
const end = (id: string, who = member) => who.call('DELETE', '/web/v1/user/follow', { query: { id } });

interface Told {
  topic: string;
  link: string;
  params: { name: string; code: string; count: number };
}
const told = async (name: string, who = member): Promise<Told[]> =>
  ((await who.get('/web/v1/user/notice/list', { pageSize: 100 })).result.records as Told[]).filter(
    ({ topic, params }) => topic === 'follow' && params.name === name,
  );

async function publish(name: string, more: object = {}): Promise<string> {
  const { result, text } = await auditor.post('/web/v1/user/chengguo', byPerson({ result: { name }, ...more }));
  expect(result?.audit_status, text).toBe(4);
  return result.chengguo_id;
}

describe('follows', () => {
  it('MAT-005 a kept search tells of each match once, also after edits, and says why', async () => {
    const word = unique('镁锶合金');
    expect((await follow({ kind: 'search', target: word })).status).toBe(200);
    const id = await publish(`${word}铸造工艺`);
    await publish('与此无关的装置');
    await Promise.all([minute(), minute()]);
    const [first, ...others] = await told(word);
    expect(others).toEqual([]);
    expect(first?.params).toMatchObject({ code: 'search', count: 1 });
    const push = first?.link.split('/').at(-1);
    const page = (await client(server.url).get('/web/v1/userPush', { id: push })).result;
    expect(page).toMatchObject({ why: { kind: 'search', name: word }, items: [{ item_id: id }] });

    await db.prepare("UPDATE result_publication SET name = name || '改进' WHERE item_id = ?").bind(id).run();
    await minute();
    expect(await told(word)).toHaveLength(1);

    const stopped = await client(server.url).post('/web/v1/userPush/stop', { id: push });
    expect(stopped.result).toEqual({ changed: 1 });
    await publish(`${word}热处理`);
    await minute();
    expect(await told(word)).toHaveLength(1);
    expect((await own()).map(({ name }) => name)).not.toContain(word);
  });

  it('MAT-005 an organisation, a field and an item are followed; what is withdrawn before is not told of', async () => {
    const [organization] = (
      await member.get('/web/v1/search', { keyword: '燕赵先进材料研究院', type: 'organization' })
    ).result.groups.find(({ kind }: { kind: string }) => kind === 'organization').records as {
      id: string;
      name: string;
    }[];
    expect((await follow({ kind: 'organization', target: organization?.id })).status).toBe(200);
    expect((await follow({ kind: 'field', target: 's-102-01' })).status).toBe(200);
    const gone = await publish(unique('临时发布'), { scopes: ['s-102-01-01'] });
    expect((await auditor.post('/web/v1/user/chengguo/withdraw', { id: gone })).status).toBe(200);
    await minute();
    const fieldName = (await own()).find(({ name }) => name !== organization?.name)?.name ?? '';
    expect(await told(fieldName)).toEqual([]);
    const publisher = await signedIn('13800000001', server.url);
    const made = await publisher.post('/web/v1/user/chengguo', byOrganization({ scopes: ['s-102-01-01'] }));
    const id = made.result.chengguo_id;
    expect((await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 })).status).toBe(200);
    await minute();
    // Two follows, one item: it is told of once.
    expect([...(await told(organization?.name ?? '')), ...(await told(fieldName))]).toHaveLength(1);

    expect((await follow({ kind: 'item', target: id })).status).toBe(200);
    const itemName = (await own()).find((each) => 'target' in each && each.target === id)?.name ?? '';
    await minute();
    expect(await told(itemName)).toEqual([]);
    await db
      .prepare("UPDATE result_publication SET name = name || '二代', update_time = unixepoch() + 5 WHERE item_id = ?")
      .bind(id)
      .run();
    await minute();
    await minute();
    expect(await told(itemName)).toHaveLength(1);
  });

  it('MAT-005 ORG-001 who follows an organisation follows the one that it is merged into', async () => {
    const publisher = await signedIn('13800000001', server.url);
    const admin = await signedIn('13800000011', server.url);
    const ids: string[] = [];
    const names = [unique('并走研究院'), unique('并入研究院')];
    const publishFor = async (name = '') => {
      const { result } = await publisher.post('/web/v1/user/chengguo', byOrganization({ organization: { name } }));
      const id = result.chengguo_id;
      expect((await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 })).status).toBe(200);
      return (await publisher.get('/web/v1/chengguo/detail', { id })).result.unit as string;
    };
    for (const name of names) ids.push(await publishFor(name));
    const [from, to] = ids;
    const other = await signedIn(COMPANY, server.url);
    await follow({ kind: 'organization', target: from });
    for (const target of [from, to]) await follow({ kind: 'organization', target }, other);
    await minute();
    expect((await admin.post('/web/v1/admin/organization/merge', { from, to })).status).toBe(200);
    await minute();
    const before = (await told(names[1] ?? '')).length;
    await publishFor(names[1]);
    await minute();
    const followed = (await own()) as { target?: string; name: string }[];
    expect(followed.filter(({ target }) => target === from || target === to)).toMatchObject([
      { target: to, name: names[1] },
    ]);
    expect(await told(names[1] ?? '')).toHaveLength(before + 1);
    const others = (await own(other)) as { target?: string; name: string }[];
    expect(others.filter(({ name }) => names.includes(name)).map(({ target }) => target)).toEqual([to]);
  });

  it('MAT-005 an expert is followed by what the same person publishes', async () => {
    const expert = await db
      .prepare(
        'SELECT expert_id, name, add_user FROM zhuanjia WHERE is_self = 1 AND audit_status = 4 AND is_delete = 0 LIMIT 1',
      )
      .first<{ expert_id: string; name: string; add_user: string }>();
    expect((await follow({ kind: 'expert', target: expert?.expert_id })).status).toBe(200);
    const id = await publish(unique('专家发布的装置'));
    await minute();
    expect(await told(expert?.name ?? '')).toEqual([]);
    await db.batch([
      db.prepare('UPDATE chengguo SET add_user = ? WHERE chengguo_id = ?').bind(expert?.add_user, id),
      db.prepare("UPDATE result_publication SET name = name || '改' WHERE item_id = ?").bind(id),
    ]);
    await minute();
    expect(await told(expert?.name ?? '')).toHaveLength(1);
  });

  it('MAT-005 a digest waits for its day, and tells of all that came at once', async () => {
    const word = unique('锑化铟');
    await follow({ kind: 'search', target: word, rhythm: 'weekly' });
    for (const name of ['探测器', '薄膜', '晶体']) await publish(`${word}${name}`);
    await minute();
    expect(await told(word)).toEqual([]);
    const due = await db
      .prepare('SELECT due_time FROM follow_match m JOIN follow f ON f.id = m.follow_id WHERE f.target = ?')
      .bind(word)
      .first<{ due_time: number }>();
    const at = new Date(((due?.due_time ?? 0) + 8 * 3600) * 1000);
    expect([at.getUTCDay(), at.getUTCHours(), at.getUTCMinutes()]).toEqual([1, 9, 0]);
    await db.prepare('UPDATE follow_match SET due_time = 1 WHERE told_time IS NULL').run();
    await minute();
    expect((await told(word)).map(({ params }) => params.count)).toEqual([3]);
  });

  it('MAT-005 whoever has a chat app bound hears by it as well', async () => {
    const company = await signedIn(COMPANY, server.url);
    const word = unique('钼靶材');
    await follow({ kind: 'search', target: word }, company);
    await publish(`${word}制备`);
    await minute();
    expect(await told(word, company)).toHaveLength(1);
    const row = await db
      .prepare(
        "SELECT state FROM user_push WHERE run_key LIKE 'follow:%' AND user_id = (SELECT user_id FROM user WHERE account = ?) ORDER BY rowid DESC",
      )
      .bind(COMPANY)
      .first<{ state: string }>();
    expect(row?.state).not.toBe('notice');
  });

  it('MAT-005 the same twice is one, others are refused, and an end is one call', async () => {
    const individual = await signedIn(INDIVIDUAL, server.url);
    const word = unique('氧化钪');
    const [one, two] = [
      await follow({ kind: 'search', target: word }, individual),
      await follow({ kind: 'search', target: word, rhythm: 'daily' }, individual),
    ];
    expect(one.result.id).toBe(two.result.id);
    expect(await own(individual)).toMatchObject([{ kind: 'search', target: word, rhythm: 'daily', told: 0 }]);
    for (const target of ['*** ""', '😀', ''])
      expect((await follow({ kind: 'search', target }, individual)).code).toBe(422);
    for (const kind of ['organization', 'field', 'expert', 'item']) {
      expect((await follow({ kind, target: 'nothing' }, individual)).code).toBe(404);
    }
    expect((await follow({ kind: 'search', target: word }, client(server.url))).status).toBe(100);
    expect((await end(one.result.id)).result).toEqual({ changed: 0 });
    expect((await end(one.result.id, individual)).result).toEqual({ changed: 1 });
    expect(await own(individual)).toEqual([]);
  });

  it('MAT-005 one new item is compared with few of ten thousand searches', async () => {
    const [user] = (
      await db.prepare('SELECT user_id FROM user WHERE account = ?').bind(INDIVIDUAL).all<{ user_id: string }>()
    ).results;
    await db.batch([
      db
        .prepare(`INSERT INTO follow (id, user_id, kind, target, name, add_time) SELECT 'f' || value, ?, 'search', '电池' || value, '电池' || value, 1
        FROM json_each('[' || (SELECT group_concat(n) FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 10000) SELECT n FROM c)) || ']')`)
        .bind(user?.user_id),
      db.prepare(
        "INSERT INTO follow_key (key, follow_id) SELECT 'q:电池', id FROM follow WHERE id LIKE 'f%' AND target LIKE '电池%'",
      ),
    ]);
    const id = await publish('固态电池4711封装');
    await minute();
    const { results } = await db
      .prepare('SELECT follow_id FROM follow_match WHERE item_id = ?')
      .bind(id)
      .all<{ follow_id: string }>();
    expect(results).toHaveLength(1);
    expect(['f4', 'f47', 'f471', 'f4711', 'f7', 'f71', 'f711', 'f1', 'f11']).toContain(results[0]?.follow_id);
    await db.prepare("DELETE FROM follow WHERE id LIKE 'f%' AND target LIKE '电池%'").run();
  });
});
