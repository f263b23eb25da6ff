import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPANY, INDIVIDUAL, MEMBER, unique } from '../api/support/results.ts';
import { publicResult } from '../api/support/talk.ts';
import { add } from '../api/table-calls.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const SOON = 2_000_000_000;
let server: TestServer;
let database: D1Database;
let member: Client;

beforeAll(async () => {
  // The tasks run when a test says so, and at no minute of their own.
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  member = await signedIn(MEMBER, server.url);
});
afterAll(() => server.stop());

const run = () => client(server.url).post('/dev/cron', {});
const past = () => Math.floor(Date.now() / 1000) - 60;
const told = async (c: Client): Promise<{ params: { name: string }; link: string }[]> =>
  (await c.get('/web/v1/user/notice/list', { pageSize: 100 })).result.records.filter(
    (row: { topic: string }) => row.topic === 'remind',
  );
const named = async (c: Client, name: string) => (await told(c)).filter((row) => row.params.name === name);

async function reminder(c: Client, cheese_id: string, remind_start_time: number): Promise<string> {
  const made = await c.post('/web/egg/remind/add', { cheese_id, ai: 1, remind_start_time, ai_stage: 1 });
  return made.result.id;
}
const cheese = async (title: string): Promise<string> =>
  (await add(member, 'cheese', { title, profile: '<p>第一次中试的记录</p>' })).result.id;

describe('reminders that come due', () => {
  it('SRV-002 SRV-003 SRV-005 COMM-020 the person who set one is told once, and again when it was moved', async () => {
    const title = unique('中试记录');
    const id = await reminder(member, await cheese(title), SOON);
    await run();
    expect(await named(member, title)).toEqual([]);
    await member.put('/web/egg/remind/put', { id, remind_start_time: past() });
    await Promise.all([run(), run()]);
    await run();
    expect(await named(member, title)).toMatchObject([{ link: '/notices?tab=reminders' }]);
    const stage = async () =>
      (await member.get('/web/v1/user/reminder/list', { pageSize: 100 })).result.records.find(
        (row: { id: string }) => row.id === id,
      );
    expect(await stage()).toMatchObject({ ai_stage: 2, name: title, content: '', link: '' });
    await member.put('/web/egg/remind/put', { id, remind_start_time: past() - 1000 });
    expect((await stage()).ai_stage).toBe(1);
    await run();
    expect(await named(member, title)).toHaveLength(2);
  });

  it('SRV-004 a deleted one tells nobody', async () => {
    const title = unique('作废的提醒');
    const id = await reminder(member, await cheese(title), past());
    await member.call('DELETE', '/web/egg/remind/del', { body: { id } });
    await run();
    expect(await named(member, title)).toEqual([]);
  });

  it('COMM-019 COMM-027 a member’s own feedback reminds the member, a visitor’s the publisher of the item', async () => {
    const owner = await signedIn(INDIVIDUAL, server.url);
    const name = unique('被提醒的成果');
    const item_id = await publicResult(owner, { name }, server.url);
    const data = { phone: '13700000001', name: '联系人', remark: '请回电', item_id, item_type: 1 };
    for (const writer of [member, client(server.url)]) {
      await reminder(writer, (await add(writer, 'feedback', data)).result.id, past());
    }
    await run();
    await run();
    expect(await named(member, name)).toMatchObject([{ link: `/resultDetail/${item_id}` }]);
    expect(await named(owner, name)).toMatchObject([{ link: `/resultDetail/${item_id}`, params: { content: null } }]);
  });

  it('COMM-019 a visitor’s feedback reminds who receives the organisation’s messages, once the publisher left it', async () => {
    const [name, company] = [unique('离开后的成果'), await signedIn(COMPANY, server.url)];
    const item_id = await publicResult(member, { name }, server.url);
    const [left] = (
      await database
        .prepare(
          `INSERT INTO organisation_user (id, organization_id, user_id, audit_status, is_delete, add_time)
           SELECT 'left-' || o.organization_id, o.organization_id, c.add_user, 4, 1, 1 FROM chengguo c
           JOIN organization o ON o.user_id = (SELECT user_id FROM user WHERE account = ?) AND o.is_delete = 0
           WHERE c.chengguo_id = ? LIMIT 1 RETURNING organization_id`,
        )
        .bind(COMPANY, item_id)
        .run<{ organization_id: string }>()
    ).results;
    await database
      .prepare('UPDATE chengguo SET unit = ? WHERE chengguo_id = ?')
      .bind(left?.organization_id, item_id)
      .run();
    const data = { phone: '13700000001', name: '联系人', remark: '请回电', item_id, item_type: 1 };
    const visitor = client(server.url);
    await reminder(visitor, (await add(visitor, 'feedback', data)).result.id, past());
    await run();
    expect(await named(member, name)).toEqual([]);
    expect(await named(company, name)).toHaveLength(1);
  });

  it('SRV-019 a run takes a bounded number and the next one goes on', async () => {
    const id = await cheese(unique('许多提醒'));
    const at = past();
    const rows = JSON.stringify(Array.from({ length: 60 }, (_, place) => `many-${place}`));
    await database
      .prepare(
        `INSERT INTO remind (id, cheese_id, remind_start_time, ai_stage, add_user, add_time)
         SELECT value, ?1, ?2, 1, (SELECT add_user FROM cheese WHERE id = ?1), ?2 FROM json_each(?3)`,
      )
      .bind(id, at, rows)
      .run();
    const left = async () =>
      (await database
        .prepare("SELECT count(*) AS n FROM remind WHERE id LIKE 'many-%' AND ai_stage = 1")
        .first('n')) as number;
    await run();
    expect(await left()).toBe(10);
    await run();
    expect(await left()).toBe(0);
  });
});
