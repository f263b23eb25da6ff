import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, unique } from './support/results.ts';

let server: TestServer;
let auditor: Client;
let db: D1Database;
beforeAll(async () => {
  server = await startServer();
  auditor = await signedIn(AUDITOR, server.url);
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

interface Answer {
  expired: { kind: string; id: string; name: string; expire_time: number }[];
  groups: { kind: string; records: { id: string; name: string }[] }[];
}
const search = async (keyword: string, type = ''): Promise<Answer> =>
  (await auditor.get('/web/v1/search', { keyword, type })).result;
const names = (answer: Answer, kind: string): string[] =>
  answer.groups.find((group) => group.kind === kind)?.records.map(({ name }) => name) ?? [];

async function publish(name: string): Promise<string> {
  const { result } = await auditor.post('/web/v1/user/chengguo', byPerson({ result: { name } }));
  expect(result.audit_status).toBe(4);
  return result.chengguo_id;
}

describe('What is typed in another form', () => {
  it('INFO-007 traditional characters find simplified names, and simplified ones traditional names', async () => {
    const [plain, other] = [unique('锂电池隔膜涂覆'), unique('鋰電池極片輥壓')];
    for (const name of [plain, other]) await publish(name);
    expect(names(await search(plain.replace('锂电池', '鋰電池')), 'result')).toContain(plain);
    expect(names(await search(other.replace('鋰電池極片輥壓', '锂电池极片辊压')), 'result')).toContain(other);
    expect(names(await search(other), 'result')).toContain(other);
    expect(names(await search('燕趙先進材料研究院', 'organization'), 'organization')).toContain('燕赵先进材料研究院');
  });

  it('INFO-007 names of organisations in traditional characters are suggested while one types simplified ones', async () => {
    const listed = 'SELECT organization_id AS id FROM organization_listing LIMIT 1';
    const id = await db.prepare(listed).first<string>('id');
    await db.prepare("UPDATE organization SET name = '犇羴鋰電研究院' WHERE organization_id = ?").bind(id).run();
    for (const keyword of ['犇羴锂', '锂电研究', '犇羴鋰電']) {
      const { groups } = (await auditor.get('/web/v1/search/suggest', { keyword })).result as Answer;
      const [organizations] = groups.filter(({ kind }) => kind === 'organization');
      expect(
        organizations?.records.map((record) => record.id),
        keyword,
      ).toContain(id);
      expect(names(await search(keyword, 'organization'), 'organization'), keyword).toContain('犇羴鋰電研究院');
    }
  });

  it('INFO-007 what ran its term stands under its own heading by its name alone', async () => {
    const name = unique('谐波减速器');
    const id = await publish(name);
    expect((await search(name)).expired).toEqual([]);
    await db.prepare('UPDATE chengguo SET expire_time = unixepoch() - 60 WHERE chengguo_id = ?').bind(id).run();
    const answer = await search(name);
    expect(names(answer, 'result')).not.toContain(name);
    expect(answer.expired).toMatchObject([{ kind: 'result', id, name }]);
    expect(Object.keys(answer.expired[0] ?? {}).sort()).toEqual(['expire_time', 'id', 'kind', 'name', 'name_en']);
    expect((await search(name, '2')).expired).toEqual([]);
    expect((await client(server.url).get('/web/v1/chengguo/detail', { id })).code).toBe(404);
    await auditor.post('/web/v1/user/chengguo/withdraw', { id });
    await db.prepare('UPDATE chengguo SET unlist_time = 1 WHERE chengguo_id = ?').bind(id).run();
    expect((await search(name)).expired).toEqual([]);
  });
});
