import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { runsIn } from './support/database.ts';
import { AUDITOR, byOrganization, INDIVIDUAL, MEMBER, unique } from './support/results.ts';
import { RESULT } from './support/reviews.ts';

const DRAFT = '/web/v1/user/draft';
const UNREAD = '/web/v1/user/notice/unread';
const QUEUE = '/web/v1/chengguo/audit/list';

let server: TestServer;
let db: D1Database;
beforeAll(async () => {
  server = await startServer({ crons: false });
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const trips = ({ headers }: Answer) => Number(/trips;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1]);
const run = runsIn(() => db);
const userOf = async (who: Client): Promise<string> => (await who.get('/web/egg/user/session')).result.user_id;
const cookieOf = (who: Client) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const draft = (item_id: string) => ({ item_type: 1, item_id, form: { name: '草稿' } });

describe('a session that is asserted by the batch that needs it', () => {
  it('SRV-019 PUB-142 takes no trip of its own: one reads, one keeps a draft, two publish', async () => {
    const member = await signedIn(MEMBER, server.url);
    const unread = await member.get(UNREAD);
    expect([unread.status, trips(unread)]).toEqual([200, 1]);
    const kept = await member.put(DRAFT, draft('new'));
    expect([kept.status, trips(kept)]).toEqual([200, 1]);
    const publish = () => member.post(RESULT, byOrganization({ result: { name: unique('两程成果') } }));
    // The first of a month may find its number taken, by what no sequence gave out.
    await publish();
    const published = await publish();
    expect([published.status, trips(published)]).toEqual([200, 2]);
  });

  it('SRV-019 that was ended elsewhere reads, writes and complains of nothing any more', async () => {
    const member = await signedIn(INDIVIDUAL, server.url);
    const userId = await userOf(member);
    const cookie = cookieOf(member);
    expect((await member.get(UNREAD)).status).toBe(200);
    await run('DELETE FROM session WHERE user_id = ?', userId);
    const dead = client(server.url);
    const drafts = () =>
      db.prepare('SELECT count(*) AS n FROM draft WHERE user_id = ?').bind(userId).first<number>('n');
    const before = await drafts();
    const answers = [
      await dead.put(DRAFT, draft(unique('x')), { cookie }),
      await dead.get(UNREAD, {}, { cookie }),
      // What is wrong with the input is not told either.
      await dead.put(DRAFT, { item_type: 'x' }, { cookie }),
      await dead.post('/web/egg/base/add', { table: 'user_notice', data: {} }, { cookie }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([100, 100, 100, 100]);
    expect(await drafts()).toBe(before);
    const broken = await fetch(`${server.url}${DRAFT}`, {
      method: 'PUT',
      headers: { cookie, origin: server.url, 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.status).toBe(401);
  });

  it('SRV-019 of somebody whose authorities changed judges by what they are now, in the same call', async () => {
    const staff = await signedIn(AUDITOR, server.url);
    const userId = await userOf(staff);
    const authority = await db
      .prepare('SELECT authority FROM user WHERE user_id = ?')
      .bind(userId)
      .first<string>('authority');
    expect((await staff.get(QUEUE)).code).toBe(200);
    try {
      await run("UPDATE user SET authority = '' WHERE user_id = ?", userId);
      expect((await staff.get(QUEUE)).code).toBe(403);
      await run('UPDATE user SET authority = ? WHERE user_id = ?', authority, userId);
      expect((await staff.get(QUEUE)).code).toBe(200);
    } finally {
      await run('UPDATE user SET authority = ? WHERE user_id = ?', authority, userId);
    }
  });

  it('SRV-019 of somebody who left an organisation writes in its name no longer', async () => {
    const member = await signedIn(MEMBER, server.url);
    const userId = await userOf(member);
    const mine = '/web/v1/user/organization/mine';
    const before = await member.get(mine);
    expect(before.status).toBe(200);
    const rows = await db
      .prepare('SELECT id FROM organisation_user WHERE user_id = ? AND is_delete = 0')
      .bind(userId)
      .all<{ id: string }>();
    const ids = JSON.stringify(rows.results.map(({ id }) => id));
    try {
      await run('UPDATE organisation_user SET is_delete = 1 WHERE id IN (SELECT value FROM json_each(?))', ids);
      const after = await member.get(mine);
      expect(after.status).toBe(200);
      expect(after.text).not.toBe(before.text);
    } finally {
      await run('UPDATE organisation_user SET is_delete = 0 WHERE id IN (SELECT value FROM json_each(?))', ids);
    }
    expect((await member.get(mine)).text).toBe(before.text);
  });
});
