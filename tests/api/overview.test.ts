import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '../../db/contract/overview.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember } from './support/accounts.ts';
import { AUDITOR, byPerson, unique } from './support/results.ts';

const OVERVIEW = '/web/v1/user/overview';
const VIEW = '/web/v1/view';
const READER = '13800000009';
/** Rows that an overview may read, however much its member has published. */
const ROWS = 2_500;
const DAY = 86_400;

/** A server of its own: what is counted here others would count along. */
let server: TestServer;
let member: Client;
let auditor: Client;
beforeAll(async () => {
  server = await startServer();
  member = await signedIn('13800000002', server.url);
  auditor = await signedIn(AUDITOR, server.url);
});
afterAll(() => server.stop());

const told = async (who: Client): Promise<Overview> => (await who.get(OVERVIEW)).result;

async function submitted(name: string, audit_status: number, opinion?: string): Promise<string> {
  const made = await member.post('/web/v1/user/chengguo', byPerson({ result: { name } }));
  const id = made.result.chengguo_id as string;
  await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status, ...(opinion && { opinion }) });
  return id;
}

describe('the overview of a member', () => {
  it('ACC-008 tells what waits: a listing that ends, an item that came back, a draft, unread notices', async () => {
    const before = await told(member);
    const returned = await submitted(unique('退回的成果'), 3, '请补充检测报告');
    const ending = await submitted(unique('快到期的成果'), 4);
    const at = Math.floor(Date.now() / 1000);
    const d1 = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const end = 'UPDATE chengguo SET expire_time = ? WHERE chengguo_id = ?';
    await d1
      .prepare(end)
      .bind(at + 3 * DAY, ending)
      .run();
    const form = { result: { name: '草稿里的成果' } };
    await member.put('/web/v1/user/draft', { item_type: 1, form });
    const after = await told(member);
    expect(after.returned.find(({ id }) => id === returned)).toMatchObject({
      item_type: 1,
      audit_opinion: '请补充检测报告',
    });
    expect(after.renew.find(({ id }) => id === ending)).toMatchObject({ expire_time: at + 3 * DAY });
    expect(after.drafts).toMatchObject([{ item_type: 1, item_id: '', name: '草稿里的成果' }]);
    expect(after.unread).toBeGreaterThan(before.unread);
    const row = after.renew.find(({ id }) => id === ending);
    await member.post('/web/v1/user/chengguo/renew', { id: ending, version: row?.version });
    expect((await told(member)).renew.map(({ id }) => id)).not.toContain(ending);
  });

  it('ACC-008 tells administrators who wants to join, until somebody decided', async () => {
    const administrator = await signedIn('13800000001', server.url);
    const { orgs } = (await administrator.get('/web/egg/user/session')).result;
    const organization = orgs.find(({ is_admin }: { is_admin: number }) => is_admin === 1);
    const { organization_id } = organization;
    const waiting = async (who: Client) =>
      (await told(who)).joins.find((row) => row.organization_id === organization_id);
    const before = (await waiting(administrator))?.people ?? 0;
    const { browser } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const asked = { table: 'organisation_user', data: { organization_id } };
    expect((await browser.post('/web/egg/base/add', asked)).status).toBe(200);
    expect(await waiting(administrator)).toMatchObject({ name: organization.name, people: before + 1 });
    // Who asks administers nothing here.
    expect((await told(browser)).joins).toEqual([]);
    const decided = await administrator.put('/web/v1/user/organization/member', {
      ...{ organization_id, user_id, audit_status: 4 },
    });
    expect(decided.status).toBe(200);
    expect((await waiting(administrator))?.people ?? 0).toBe(before);
  });

  it('ACC-008 is for the member alone, and never reads more than its bound', async () => {
    expect((await client(server.url).get(OVERVIEW)).code).toBe(401);
    for (const account of ['13800000001', '13800000008', '13800000011']) {
      const answer = await (await signedIn(account, server.url)).get(OVERVIEW);
      expect(answer.code).toBe(200);
      expect(rowsRead(answer)).toBeLessThan(ROWS);
    }
  });

  it('a look at a page counts once an address and day; that of its publisher, of staff and of machines never', async () => {
    const id = await submitted(unique('被浏览的成果'), 4);
    const look = { item_type: 1, id };
    const visitor = client(server.url);
    expect((await visitor.post(VIEW, look)).result).toEqual({ counted: true });
    expect((await visitor.post(VIEW, look)).result).toEqual({ counted: false });
    const machine = { body: look, headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } };
    expect((await client(server.url).call('POST', VIEW, machine)).result).toEqual({ counted: false });
    expect((await member.post(VIEW, look)).result).toEqual({ counted: false });
    expect((await auditor.post(VIEW, look)).result).toEqual({ counted: false });
    const reader = await signedIn(READER, server.url);
    expect((await reader.post(VIEW, look)).result).toEqual({ counted: true });
    expect((await visitor.post(VIEW, { item_type: 1, id: 'none' })).result).toEqual({ counted: false });
    await reader.post('/web/v1/user/favourite', look);
    const { items } = await told(member);
    const own = items.find((item) => item.id === id);
    expect(own).toMatchObject({ views: 2, views_before: 0, favourites: 1, inquiries: 0, is_public: 1 });
    expect(own?.by_day.at(-1)).toBe(2);
  });
});
