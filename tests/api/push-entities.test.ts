import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipients, makePush, operatorOf, settled } from '../queues/support/pushes.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** The documents' own calls on the tables of pushes (back-office§3, §7). */
let server: TestServer;
let database: D1Database;
let operator: Client;
beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());

const time = () => Math.floor(Date.now() / 1000) + 86_400;

describe('tables of pushes', () => {
  it('PUSH-041 PUSH-042 PUSH-043 PUSH-044 PUSH-069 PUSH-086 list a saved push with its group, items and targets', async () => {
    const orgs = await addRecipients(database, 2);
    const at = time();
    const push = await makePush(operator, { orgs, auto_push_time: at });
    const one = async (table: string, where: object, more: object = {}) =>
      (await operator.list(table, { where, ...more })).result.records;
    for (const table of ['push_wechat', 'thtt_push_wechat']) {
      expect(await one(table, { id: push.id })).toMatchObject([
        {
          id: push.id,
          title: '新材料领域技术需求推送',
          remark: '请查看本周筛选出的需求并反馈合作意向。',
          push_group_id: push.groupId,
          push_status: 0,
          item_type: 2,
          auto_push_time: at,
          push_time: null,
        },
      ]);
    }
    expect(await one('push_group', { id: push.groupId })).toMatchObject([
      { id: push.groupId, title: '本周推送组', item_type: 2 },
    ]);
    const items = await one(
      'thtt_push_group_items',
      { push_wechat_ids: push.id },
      { leftJoin: [{ table: 'thtt_xuqiu', on: { item_id: 'xuqiu_id' }, columns: ['name'], as: 'item' }] },
    );
    expect(items.map((row: { item_id: string }) => row.item_id).sort()).toEqual([...push.items].sort());
    for (const row of items) {
      expect(row).toMatchObject({ push_group_id: push.groupId, item_type: 2, push_state: 1, push_time: null });
      expect(row.item.name).toBeTruthy();
    }
    const targets = await one(
      'thtt_push_wechat_orgs',
      { push_id: push.id },
      { leftJoin: [{ table: 'organization', on: { org_id: 'organization_id' }, columns: ['name'], as: 'org' }] },
    );
    expect(targets.map((row: { org_id: string }) => row.org_id).sort()).toEqual([...orgs].sort());
    for (const row of targets) {
      expect(row).toMatchObject({ push_id: push.id, push_group_id: push.groupId, push_status: 0 });
      expect(row.org.name).toContain('推送对象');
    }
  });

  it('PUSH-041 PUSH-044 members and visitors see no push, and no answer holds an openid', async () => {
    const orgs = await addRecipients(database, 1);
    const push = await makePush(operator, { orgs });
    await operator.post('/web/v1/push/confirm', { id: push.id });
    await settled(operator, push.id);
    for (const who of [client(server.url), await signedIn('13800000002', server.url)]) {
      for (const table of ['push_wechat', 'push_group', 'push_group_items', 'push_wechat_orgs']) {
        const answer = await who.list(table, {});
        expect(answer.result?.records ?? []).toEqual([]);
      }
    }
    for (const table of ['push_wechat', 'push_group_items', 'push_wechat_orgs']) {
      expect((await operator.list(table, { pageSize: 100 })).text).not.toContain('openid-recipient');
    }
  });
});
