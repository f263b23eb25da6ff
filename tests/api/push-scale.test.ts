import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipients, makePush, operatorOf } from '../queues/support/pushes.ts';
import type { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { runsIn } from './support/database.ts';

/** As many organisations as one push reaches. */
const TARGETS = 20_000;
const ROWS = 1200;
const BYTES = 200_000;

let server: TestServer;
let database: D1Database;
let operator: Client;
let push: { id: string };

const run = runsIn(() => database);

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  push = await makePush(operator, { orgs: await addRecipients(database, TARGETS) });
  // Every kind of outcome many times, as a run leaves them behind.
  await run('UPDATE push_wechat SET confirm_time = unixepoch() WHERE id = ?', push.id);
  await run(
    `UPDATE push_wechat_orgs SET state = CASE rowid % 4 WHEN 0 THEN 'failed' WHEN 1 THEN 'uncertain' ELSE 'sent' END,
error_code = CASE rowid % 4 WHEN 0 THEN '43004' WHEN 1 THEN 'no_answer' END, sent_at = CASE WHEN rowid % 4 > 1 THEN unixepoch() END
WHERE push_id = ? AND rowid % 5 > 0`,
    push.id,
  );
  await run(
    `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, opened_time, version, add_time)
SELECT 'opened-' || id, push_id, org_id, '', CASE rowid % 3 WHEN 0 THEN 'interested' ELSE '' END, unixepoch(), 1, unixepoch()
FROM push_wechat_orgs WHERE push_id = ? AND state = 'sent' AND rowid % 2 = 0`,
    push.id,
  );
}, 180_000);
afterAll(() => server.stop());

async function cost(path: string, query: Record<string, string>) {
  const response = await operator.fetch(`${path}?${new URLSearchParams(query)}`);
  const text = await response.text();
  const rows = Number(/rows_read=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
  return { rows, bytes: Buffer.byteLength(text), result: JSON.parse(text).result };
}

describe('a push to 20,000 organisations', () => {
  it('PUSH-055 is asked for how it stands at a cost that does not grow with them', async () => {
    const id = push.id;
    const polls: [string, Record<string, string>][] = [
      ['/web/v1/push/list', {}],
      ['/web/v1/push/record', { id }],
      ['/web/v1/push/detail', { id, pageSize: '20' }],
      ...['', 'sent', 'failed', 'waiting', 'reached', 'opened', 'interested', 'passed'].map(
        (stage): [string, Record<string, string>] => ['/web/v1/push/targets', { push_id: id, pageSize: '20', stage }],
      ),
      ['/web/v1/push/targets', { push_id: id, pageSize: '20', reason: '43004' }],
      ...['/web/v1/push/funnel', '/web/v1/push/funnel/list', '/web/v1/push/funnel/deals'].map(
        (path): [string, Record<string, string>] => [path, { push_id: id }],
      ),
    ];
    for (const [path, query] of polls) {
      const { rows, bytes } = await cost(path, query);
      expect([path, query, rows <= ROWS, bytes <= BYTES], `${rows} rows, ${bytes} bytes`).toEqual([
        path,
        query,
        true,
        true,
      ]);
    }
  });

  it('PUSH-055 says by its counters what a count of its rows says', async () => {
    const { result } = await cost('/web/v1/push/record', { id: push.id });
    const counted = await database
      .prepare(
        `SELECT count(*) AS chosen, sum(state = 'waiting') AS waiting, sum(state = 'sent') AS sent, sum(state = 'failed') AS failed,
  sum(state = 'uncertain') AS uncertain, (SELECT count(DISTINCT org_id) FROM push_answer WHERE push_id = ?1) AS opened,
  (SELECT count(*) FROM push_answer WHERE push_id = ?1 AND answer = 'interested') AS interested
FROM push_wechat_orgs WHERE push_id = ?1`,
      )
      .bind(push.id)
      .first();
    expect(result.figures).toMatchObject(counted ?? {});
    expect(result.figures.reasons.map(({ count }: { count: number }) => count)).toEqual([
      counted?.uncertain,
      counted?.failed,
    ]);
  });

  it('PUSH-087 is read page behind page, each organisation once', async () => {
    const seen = new Set<string>();
    let after: string | undefined;
    let total = 0;
    do {
      const query = { push_id: push.id, pageSize: '100', stage: 'interested', ...(after && { after }) };
      const { rows, result } = await cost('/web/v1/push/targets', query);
      expect(rows).toBeLessThanOrEqual(ROWS);
      for (const { org_id } of result.records) seen.add(org_id);
      total = result.total;
      const last = result.records.at(-1);
      after = last && `${last.state}:${last.org_id}`;
    } while (after);
    expect(seen.size).toBe(total);
    const { result } = await cost('/web/v1/push/detail', { id: push.id, pageSize: '20' });
    const next = await cost('/web/v1/push/detail', { id: push.id, pageSize: '20', after: result.next });
    expect(result.targets).toHaveLength(20);
    expect(next.result.targets[0].org_id > result.next).toBe(true);
  });

  it('PUSH-055 takes an answer back where the organisation does', async () => {
    const before = (await cost('/web/v1/push/record', { id: push.id })).result.figures;
    const one = await database
      .prepare(`SELECT id, org_id FROM push_answer WHERE push_id = ? AND answer = 'interested' LIMIT 1`)
      .bind(push.id)
      .first<{ id: string; org_id: string }>();
    await run(`UPDATE push_answer SET answer = 'irrelevant', opened_time = NULL WHERE id = ?`, one?.id);
    const { figures } = (await cost('/web/v1/push/record', { id: push.id })).result;
    expect([figures.interested, figures.irrelevant]).toEqual([before.interested - 1, before.irrelevant + 1]);
    // Whoever answers has opened, whether or not the opening was noted.
    expect([figures.opened, figures.answered]).toEqual([before.opened, before.answered]);
    const { opened, reached, chosen } = figures;
    expect(opened <= reached && reached <= chosen).toBe(true);
  });
});

describe('pushes and deals that become many', () => {
  const DEALS = 1500;
  const addDeals = (from: number) =>
    run(
      `WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)
INSERT INTO deal (id, item_type, item_id, item_name, seeker_user, owner_user, state, add_time, update_time)
SELECT 'many-' || i, 1, 'many-' || i, 'many', 'seeker', 'owner', 'signed', i, i FROM n`,
      from,
      from + DEALS - 1,
    );

  it('PUB-024 words are looked for in deals at a cost that does not grow with them', async () => {
    await addDeals(0);
    const before = await cost('/web/v1/deal/list', { keyword: 'nowhere' });
    await addDeals(DEALS);
    const after = await cost('/web/v1/deal/list', { keyword: 'nowhere' });
    // Nothing is found among the first, and the answer says that others follow.
    expect([before.result.total, before.result.more]).toEqual([0, true]);
    expect(before.rows).toBeGreaterThan(1000);
    expect(after.rows).toBeLessThanOrEqual(before.rows + 20);
    const found = await cost('/web/v1/deal/list', { keyword: 'many', pageIndex: '2' });
    expect([found.result.total, found.result.more, found.result.records.length]).toEqual([500, true, 10]);
  });

  it('PUSH-055 those to a group of organisations are found by its members, not each by each', async () => {
    await run(`INSERT INTO organization_group (id, name, is_delete) VALUES ('many', 'many', 0)`);
    await run(`INSERT INTO organization_group_item (id, org_group_id, org_id)
SELECT 'many-' || organization_id, 'many', organization_id FROM organization WHERE name GLOB '推送对象*' LIMIT 200`);
    const before = await cost('/web/v1/push/list', { org_group_id: 'many' });
    await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
INSERT INTO push_wechat (id, title, push_group_id, item_type) SELECT 'many-' || i, 'many', 'many', 1 FROM n`);
    const after = await cost('/web/v1/push/list', { org_group_id: 'many' });
    expect(before.result.records.map((row: { id: string }) => row.id)).toContain(push.id);
    expect(after.result.total).toBe(before.result.total);
    // A push that went to none of them costs itself, in the page and in the number.
    expect(after.rows - before.rows).toBeLessThanOrEqual(2 * 300);
  });
});

describe('5,000 organisations', () => {
  it('PUSH-048 are found by a filter and made targets in one call each', async () => {
    await run(`UPDATE organization SET org_type = '高等院校' WHERE organization_id IN (
  SELECT organization_id FROM organization WHERE name GLOB '推送对象*' ORDER BY organization_id LIMIT 5000)`);
    const found = await cost('/web/v1/push/audience', { kind: '高等院校', keyword: '推送对象' });
    expect([found.result.total, found.result.bound, found.result.records.length]).toEqual([5000, 5000, 5000]);
    const made = await makePush(operator, { orgs: found.result.records.map(([id]: [string]) => id) });
    const { result } = await cost('/web/v1/push/record', { id: made.id });
    expect(result.figures.chosen).toBe(5000);
  });
});
