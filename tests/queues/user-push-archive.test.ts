import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { AUDITOR, byPerson, unique } from '../api/support/results.ts';
import { confirmed } from '../api/support/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { receiptXml, signedAddress } from '../local/gateway/receipts.ts';
import { LOCAL_CALLBACK_TOKEN } from '../local/settings.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { operatorOf, publicItems, until } from './support/pushes.ts';

/** Bound to the chat app, and not. */
const BOUND = '13800000008';
const UNBOUND = '13800000010';
const YEARS = 2 * 365 * 86_400;

let server: TestServer;
let database: D1Database;
let operator: Client;
let unbound: Client;
let items: string[];
let word: string;
/** Ids of messages by what became of them. */
const ids: Record<'sent' | 'notice' | 'refused' | 'follow' | 'waiting' | 'uncertain', string> = {
  ...{ sent: '', notice: '', refused: '', follow: '' },
  ...{ waiting: 'a'.repeat(32), uncertain: 'b'.repeat(32) },
};

const run = runsIn(() => database);
const rows = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  (
    await database
      .prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
const count = async (sql: string, ...values: unknown[]) => (await rows<{ n: number }>(sql, ...values))[0]?.n;
const idsOf = async (table: string) =>
  (await rows<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
const archive = () => client(server.url).post('/dev/cron', {});
const months = (n: number) => run(`UPDATE setting SET value = ? WHERE id = 'push-archive-months'`, String(n));
const fault = (mode: string) => client(server.url).post('/dev/faults', { channel: 'wechat', mode });
const push = (list: string[], key: string) =>
  operator.post('/egg/match/pushToSubUser', { item_type: 1, items: list }, { 'idempotency-key': key });
const outbox = () => server.runtime.gateway.outbox.list({ channel: 'wechat' }).length;
const own = async (account: string) =>
  rows<{ id: string; state: string }>(
    'SELECT p.id, p.state FROM user_push p JOIN user u ON u.user_id = p.user_id WHERE u.account = ? ORDER BY p.rowid DESC',
    account,
  );
const settled = () =>
  until(
    () => own(BOUND),
    (found) => found.every(({ state }) => state !== 'waiting' && state !== 'sending'),
  );

beforeAll(async () => {
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  items = await publicItems(operator, 'chengguo', 8);
  unbound = await signedIn(UNBOUND, server.url);
  await months(0);
  await run("UPDATE setting SET value = '0' WHERE id = 'subscription-weekly-pushes'");
  for (const person of [unbound, await signedIn(BOUND, server.url)])
    await person.put('/web/v1/user/subscription', { item_type: 1, scopes: ['s-101', 's-102', 's-103', 's-104'] });

  expect((await push(items.slice(0, 2), 'two-years-ago')).result).toMatchObject({ pushed: 2 });
  ids.sent = (await settled())[0]?.id ?? '';
  ids.notice = (await own(UNBOUND))[0]?.id ?? '';
  await fault('error:43004');
  expect((await push(items.slice(2, 3), 'refused-then')).result).toMatchObject({ pushed: 2 });
  const [refused] = await settled();
  expect(refused?.state).toBe('refused');
  ids.refused = refused?.id ?? '';
  await fault('ok');

  word = unique('镁锶合金');
  await unbound.put('/web/v1/user/follow', { kind: 'search', target: word });
  const auditor = await signedIn(AUDITOR, server.url);
  await auditor.post('/web/v1/user/chengguo', byPerson({ result: { name: `${word}铸造工艺` } }));
  await server.runtime.fireCron('* * * * *');
  ids.follow = (await own(UNBOUND))[0]?.id ?? '';
  for (const [state, next] of [
    ['waiting', 4_000_000_000],
    ['uncertain', 0],
  ] as const)
    await run(
      `INSERT INTO user_push (id, user_id, item_type, title, items, state, next_time, run_key, add_time)
SELECT ?1, user_id, 1, '您订阅的成果有更新', json_array(?2), ?3, ?4, 'run-' || ?3, unixepoch() FROM user WHERE account = ?5`,
      ids[state],
      items[4],
      state,
      next,
      BOUND,
    );
  await run(
    `UPDATE user_push SET add_time = add_time - ?1, sent_at = sent_at - ?1, claim_time = claim_time - ?1`,
    YEARS,
  );
}, 120_000);
afterAll(() => server.stop());

/** What a visitor is shown behind each link, at which cost, and what the person's own file says of the messages. */
async function shown() {
  const visitor = client(server.url);
  const pages: Record<string, unknown> = {};
  const costs: Record<string, number> = {};
  for (const [name, id] of Object.entries(ids)) {
    if (name === 'refused') continue;
    for (const lang of ['zh', 'en']) {
      const { status, result, headers, text } = await visitor.get('/web/v1/userPush', { id, lang });
      expect(status, `${name} ${text}`).toBe(200);
      const [{ item_id }] = result.items;
      const detail = await visitor.get('/web/v1/userPush/item', { id, item_id, lang });
      pages[`${name} ${lang}`] = [result, detail.result];
      costs[name] = Number(/rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1]);
    }
  }
  await confirmed(unbound, DEMO_PASSWORD);
  const data = JSON.parse(await (await unbound.fetch('/web/v1/user/account/export')).text());
  const told = [...data.user_push, ...data.user_push_archived].map(
    ({ id, item_type, title, items: list, state, add_time, opened_time, sent_at, delivered_at }) => ({
      ...{ id, item_type, title, items: list, state, add_time, opened_time, sent_at, delivered_at },
    }),
  );
  return { pages, costs, told: told.sort((a, b) => a.id.localeCompare(b.id)) };
}

describe('old pushes to subscribers', () => {
  let before: Awaited<ReturnType<typeof shown>>;

  it('PUSH-006 stay as they are where the setting says never, and while they are young', async () => {
    before = await shown();
    const all = await idsOf('user_push');
    await archive();
    await months(120);
    await archive();
    expect(await idsOf('user_push')).toEqual(all);
    expect(await idsOf('user_push_archived')).toEqual([]);
  });

  it('PUSH-004 PUSH-006 PUSH-009 ACC-008 leave the table, and each link and the own file say what they said before', async () => {
    await months(12);
    await archive();
    expect(await idsOf('user_push')).toEqual([ids.waiting]);
    const { waiting: _, refused, ...kept } = ids;
    expect(await idsOf('user_push_archived')).toEqual(expect.arrayContaining(Object.values(kept)));
    const after = await shown();
    expect(after.pages).toEqual(before.pages);
    expect(JSON.stringify(after.pages)).toContain(`"name":"${word}"`);
    expect(after.told).toEqual(before.told);
    expect(after.told.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.notice, ids.follow]));
    for (const [name, cost] of Object.entries(after.costs))
      expect(cost, name).toBeLessThan((before.costs[name] ?? 0) + 5);
    // A message that the chat app refused was never anywhere else.
    expect((await client(server.url).get('/web/v1/userPush', { id: refused })).code).toBe(404);
  });

  it('MAT-011 are not sent by the same call again, nor their items by another call', async () => {
    const sent = outbox();
    expect((await push(items.slice(0, 2), 'two-years-ago')).result).toMatchObject({ pushed: 0, skipped: 2 });
    // Who was refused then is not tried by that call again, however little is left of it.
    expect((await push(items.slice(2, 3), 'refused-then')).result).toMatchObject({ pushed: 0, skipped: 2 });
    expect((await push(items.slice(0, 2), 'today')).result).toMatchObject({ pushed: 0 });
    expect(outbox()).toBe(sent);
    // A new call reaches whom the old one did not, and no one else.
    expect((await push(items.slice(2, 3), 'refused-today')).result).toMatchObject({ pushed: 1, queued: 1 });
  });

  it('PUSH-004 PUSH-006 MAT-005 are opened, answered and made the last of their follow as others are', async () => {
    const visitor = client(server.url);
    for (const opened of [true, false])
      expect((await visitor.post('/web/v1/userPush/open', { id: ids.notice })).result).toEqual({ opened });
    expect(await count('SELECT opened_time AS n FROM user_push_archived WHERE id = ?', ids.notice)).toBeGreaterThan(0);
    const feedback = {
      id: ids.notice,
      item_id: items[0],
      name: '来访者',
      phone: '0311-1234567',
      remark: '两年后仍感兴趣',
    };
    for (let time = 0; time < 2; time += 1)
      expect((await visitor.post('/web/v1/userPush/feedback', feedback)).status).toBe(200);
    expect(await count(`SELECT count(*) AS n FROM feedback WHERE remark = '两年后仍感兴趣'`)).toBe(1);
    expect((await visitor.post('/web/v1/userPush/stop', { id: ids.notice })).result).toEqual({ changed: 0 });
    for (const changed of [1, 0])
      expect((await visitor.post('/web/v1/userPush/stop', { id: ids.follow })).result).toEqual({ changed });
    expect((await visitor.get('/web/v1/userPush', { id: ids.follow })).result.why).toBe(null);
  });

  it('SRV-019 are moved once each whatever runs, opens and reports meanwhile, and a bounded number a run', async () => {
    await run(
      `INSERT INTO user_push (id, user_id, item_type, items, state, run_key, msgid, add_time)
WITH n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 5200)
SELECT lower(hex(randomblob(16))), 'reader-' || n, 1, json_array('item-' || n), 'sent', 'many-' || (n % 9), 'many-' || n, 1600000000 + n FROM n`,
    );
    const all = await rows<{ id: string; msgid: string }>(
      `SELECT id, msgid FROM user_push WHERE msgid LIKE 'many-%' ORDER BY add_time`,
    );
    await archive();
    const last = all.slice(5000);
    expect(await rows(`SELECT id, msgid FROM user_push WHERE msgid LIKE 'many-%' ORDER BY add_time`)).toEqual(last);

    const visitor = client(server.url);
    const callback = { url: `${server.url}/web/v1/wx/callback`, token: LOCAL_CALLBACK_TOKEN };
    const headers = { 'content-type': 'text/xml' };
    const report = async (msgid: string) =>
      (await fetch(signedAddress(callback), { method: 'POST', body: receiptXml('openid', msgid, 'success'), headers }))
        .status;
    const [opened, reported] = await Promise.all([
      Promise.all(last.map(async ({ id }) => (await visitor.post('/web/v1/userPush/open', { id })).result)),
      Promise.all(last.map(({ msgid }) => report(msgid))),
      ...Array.from({ length: 3 }, archive),
    ]);
    expect(opened).toEqual(last.map(() => ({ opened: true })));
    expect(reported).toEqual(last.map(() => 200));
    expect(await count(`SELECT count(*) AS n FROM user_push WHERE msgid LIKE 'many-%'`)).toBe(0);
    const found = await rows<{ id: string; opened: number }>(
      `SELECT id, opened_time IS NOT NULL AS opened FROM user_push_archived WHERE user_id LIKE 'reader-%' ORDER BY add_time`,
    );
    expect(found).toEqual(all.map(({ id }, place) => ({ id, opened: place < 5000 ? 0 : 1 })));
    expect(await count(`SELECT count(*) AS n FROM user_push_call WHERE run_key LIKE 'many-%'`)).toBe(9);
  });

  it('ACC-008 go with the account of their reader', async () => {
    expect(await count('SELECT count(*) AS n FROM user_push_archived WHERE id = ?', ids.notice)).toBe(1);
    const answer = await unbound.post('/web/v1/user/account/delete', { password: DEMO_PASSWORD });
    expect(answer.status, answer.text).toBe(200);
    for (const id of [ids.notice, ids.follow]) {
      expect((await client(server.url).get('/web/v1/userPush', { id })).code).toBe(404);
      expect(await count('SELECT count(*) AS n FROM user_push_archived WHERE id = ?', id)).toBe(0);
    }
  });
});
