import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../functions/platform/random.ts';
import { addRecipients, makePush, operatorOf, settled } from '../queues/support/pushes.ts';
import type { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;
let push: { id: string; groupId: string; items: string[] };
let orgs: string[];

const answer = (org: string, values: { item?: string; answer?: string; opened?: number }) =>
  database
    .prepare(
      `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, opened_time, version, add_time)
       VALUES (?, ?, ?, ?, ?, ?, 1, 1800000000)`,
    )
    .bind(newId(), push.id, org, values.item ?? '', values.answer ?? '', values.opened ?? null)
    .run();

const deal = (org: string, state: string, at: number) =>
  database
    .prepare(
      `INSERT INTO deal (id, item_type, item_id, item_name, seeker_user, seeker_org, owner_user, state, add_time, update_time)
       VALUES (?, 2, ?, '推送的需求', ?, ?, 'owner', ?, ?, ?)`,
    )
    .bind(newId(), push.items[0], newId(), org, state, at, at)
    .run();

/** Three organisations that were reached, one that does not follow, one that is blocked. */
beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  const reached = await addRecipients(database, 3);
  const refused = await addRecipients(database, 1, (place) => `unfollowed-${place}`);
  const blocked = await addRecipients(database, 1, (place) => `blocked-${place}`);
  orgs = [...reached, ...refused, ...blocked];
  push = await makePush(operator, { orgs, title: '=成效统计' });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settled(operator, push.id);
  const [first = '', second = '', third = ''] = reached;
  const later = Math.floor(Date.now() / 1000) + 60;
  await answer(first, { opened: later });
  await answer(first, { item: push.items[0] ?? '', answer: 'interested' });
  await answer(second, { opened: later, answer: 'irrelevant' });
  await deal(first, 'signed', later);
  await deal(second, 'interest', later);
  // Before the message came, and by somebody who was not reached: no merit of the push.
  await deal(third, 'signed', 1_600_000_000);
  await deal(String(refused[0]), 'signed', later);
});
afterAll(() => server.stop());

const EXPECTED = {
  ...{ chosen: 5, sent: 3, reached: 3, failed: 2, uncertain: 0, waiting: 0, cancelled: 0, opened: 2, answered: 2 },
  ...{ interested: 1, irrelevant: 1, passed: 0, replied: 0, deals: 2, signed: 1 },
};

describe('the funnel', () => {
  it('PUSH-013 PUSH-017 PUSH-055 counts a push from the choice of organisations to signed deals', async () => {
    const { result } = await operator.get('/web/v1/push/funnel', { push_id: push.id });
    expect(result.total).toMatchObject(EXPECTED);
    expect(
      result.total.reasons.map(({ code, count }: { code: string; count: number }) => [code, count]).sort(),
    ).toEqual([
      ['43004', 1],
      ['43019', 1],
    ]);
    expect([result.pushes, result.months.length]).toEqual([1, 1]);
    expect(result.months[0].figures).toMatchObject(EXPECTED);
    const list = await operator.get('/web/v1/push/funnel/list', { item_type: '2' });
    const row = list.result.records.find(({ id }: { id: string }) => id === push.id);
    expect(row.figures).toMatchObject(EXPECTED);
  });

  it('PUSH-013 has behind every number as many rows as it says', async () => {
    for (const [stage, count] of Object.entries(EXPECTED)) {
      const path = stage === 'deals' || stage === 'signed' ? 'deals' : 'targets';
      const { result } = await operator.get(`/web/v1/push/funnel/${path}`, { push_id: push.id, stage });
      expect([stage, result.total, result.records.length]).toEqual([stage, count, count]);
    }
    const blocked = await operator.get('/web/v1/push/funnel/targets', { push_id: push.id, reason: '43019' });
    expect(blocked.result.records.map(({ org_id }: { org_id: string }) => org_id)).toEqual([orgs[4]]);
    expect(blocked.text).not.toMatch(/openid|blocked-/);
  });

  it('PUSH-013 chooses nobody before a push is confirmed: drafts are in no number and no list', async () => {
    const draft = await makePush(operator, { orgs, title: '未确认的推送' });
    const { result } = await operator.get('/web/v1/push/funnel', { push_id: draft.id });
    expect([result.pushes, result.total.chosen]).toEqual([0, 0]);
    const list = await operator.get('/web/v1/push/funnel/list', { item_type: '2', pageSize: '100' });
    expect(list.result.records.map(({ id }: { id: string }) => id)).not.toContain(draft.id);
  });

  it('PUSH-013 keeps to a range of a year at most, and to the kind', async () => {
    const long = await operator.get('/web/v1/push/funnel', { from: '2024-01-01', to: '2026-01-02' });
    expect(long.errors).toMatchObject([{ field: 'from', code: 'push_range_long' }]);
    const old = await operator.get('/web/v1/push/funnel', { from: '2020-01-01', to: '2020-02-01' });
    expect([old.result.pushes, old.result.total.chosen]).toEqual([0, 0]);
    const ids = async (item_type: string) =>
      (await operator.get('/web/v1/push/funnel/list', { item_type, pageSize: '100' })).result.records.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('2')).toContain(push.id);
    expect(await ids('1')).not.toContain(push.id);
  });

  it('PUSH-013 is exported for spreadsheets, which compute nothing of it', async () => {
    const file = await (await operator.fetch(`/web/v1/push/funnel.csv?push_id=${push.id}`)).text();
    const line = file.split('\r\n')[1] ?? '';
    expect(line.startsWith(`"'=成效统计"`)).toBe(true);
    expect(line).toContain(',5,3,3,2,');
    const rows = await (await operator.fetch(`/web/v1/push/funnel/targets.csv?push_id=${push.id}&stage=sent`)).text();
    expect(rows.trim().split('\r\n')).toHaveLength(4);
    expect(rows).toContain('感兴趣');
  });
});
