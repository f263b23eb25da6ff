import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, MEMBER, unique } from './support/results.ts';

const LIST = '/web/v1/user/notice/list';
const UNREAD = '/web/v1/user/notice/unread';
const READ = '/web/v1/user/notice/read';
const INDIVIDUAL = '13800000002';

interface Notice {
  id: string;
  topic: string;
  item_id: string;
  name_en: string | null;
  params: Record<string, unknown>;
  link: string;
  read_time: number | null;
}

// Other tests publish as the same people: here nobody else makes them hear of anything.
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ crons: false });
});
afterAll(() => server.stop());

const enter = (account: string): Promise<Client> => signedIn(account, server.url);
const listed = async (who: Client): Promise<Notice[]> => (await who.get(LIST, { pageSize: '100' })).result.records;
const unread = async (who: Client): Promise<number> => (await who.get(UNREAD)).result.unread;

/** The publisher is told of a decision about a new result. */
async function told(who: Client, english: { name_en?: string } = {}) {
  const name = unique('通知测试成果');
  const { result } = await who.post('/web/v1/user/chengguo', byPerson({ result: { name, ...english } }));
  const auditor = await enter(AUDITOR);
  const decision = { id: result.chengguo_id, audit_status: 3, opinion: '请补充检测报告' };
  await auditor.post('/web/v1/user/chengguo/audit', decision);
  const notice = (await listed(who)).find(({ item_id }) => item_id === result.chengguo_id);
  return { name, notice, id: result.chengguo_id as string };
}

describe('notices', () => {
  it('PUB-145 tell the publisher what was decided, newest first, until it is read', async () => {
    const who = await enter(INDIVIDUAL);
    await who.post(READ, { all: true });
    expect(await unread(who)).toBe(0);
    const first = await told(who);
    const second = await told(who);
    expect(first.notice).toMatchObject({
      topic: 'audited',
      params: { name: first.name, audit_status: 3, opinion: '请补充检测报告' },
      read_time: null,
    });
    expect((await listed(who)).slice(0, 2).map(({ id }) => id)).toEqual([second.notice?.id, first.notice?.id]);
    expect(await unread(who)).toBe(2);
    expect((await who.post(READ, { ids: [first.notice?.id] })).result).toEqual({ changed: 1 });
    expect((await who.post(READ, { ids: [first.notice?.id] })).result).toEqual({ changed: 0 });
    expect(await unread(who)).toBe(1);
    expect((await listed(who)).find(({ id }) => id === first.notice?.id)?.read_time).toBeGreaterThan(0);
    expect((await who.post(READ, { all: true })).result).toEqual({ changed: 1 });
    expect(await unread(who)).toBe(0);
  });

  it('PUB-145 SHELL-061 name an item in English too, as long as it is called as they say', async () => {
    const who = await enter(INDIVIDUAL);
    const { notice, id } = await told(who, { name_en: 'Field tester of water' });
    expect(notice?.name_en).toBe('Field tester of water');
    expect((await told(who)).notice?.name_en).toBeNull();
    expect(notice?.params.name_en).toBe('Field tester of water');
    const renamed = { table: 'chengguo', data: { name: unique('改名后的成果') }, where: { chengguo_id: id } };
    expect((await who.put('/web/egg/base/put', renamed)).code).toBe(200);
    const again = async () => (await listed(who)).find((each) => each.id === notice?.id);
    expect(await again()).toMatchObject({ name_en: 'Field tester of water' });
    // One that was written without the English name has it as long as the item is called as it says.
    const database = await server.runtime.miniflare.getD1Database('DB');
    const older = "UPDATE notice SET params = json_remove(params, '$.name_en') WHERE id = ?";
    await database.prepare(older).bind(notice?.id).run();
    expect((await again())?.name_en).toBeNull();
  });

  it('PUB-145 SHELL-061 ORG-014 name an organisation in English too', async () => {
    const [admin, who] = [await enter(MEMBER), await enter(INDIVIDUAL)];
    const database = await server.runtime.miniflare.getD1Database('DB');
    const name = await database
      .prepare(
        `UPDATE organization SET name_en = 'Institute of Dry Fields' WHERE organization_id = (
           SELECT m.organization_id FROM organisation_user m JOIN user u ON u.user_id = m.user_id
           WHERE u.account = ? AND m.is_admin = 1 AND m.is_delete = 0 AND m.audit_status = 4) RETURNING name`,
      )
      .bind(MEMBER)
      .first<string>('name');
    expect((await who.post('/web/v1/user/organization/bind', { name })).code).toBe(200);
    const asked = (await listed(admin)).find(({ topic }) => topic === 'membership_asked');
    expect(asked?.name_en).toBe('Institute of Dry Fields');
  });

  it('PUB-145 are nobody else’s to read or to mark', async () => {
    const who = await enter(INDIVIDUAL);
    const { notice } = await told(who);
    const other = await enter(MEMBER);
    expect((await listed(other)).map(({ id }) => id)).not.toContain(notice?.id);
    expect((await other.post(READ, { ids: [notice?.id] })).result).toEqual({ changed: 0 });
    for (const path of [LIST, UNREAD]) expect((await client(server.url).get(path)).status).toBe(100);
    expect((await client(server.url).post(READ, { all: true })).status).toBe(100);
  });

  it('PUB-145 a mark without any notice, or with fields that nobody knows, is refused', async () => {
    const who = await enter(INDIVIDUAL);
    for (const body of [{}, { ids: [] }, { all: false }, { all: true, user_id: 'x' }]) {
      expect((await who.post(READ, body)).code).toBe(422);
    }
  });
});
