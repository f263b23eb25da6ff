import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../db/contract/administration.ts';
import { addRecipients, makePush, OPERATOR, operatorOf, publicItems, settled } from '../queues/support/pushes.ts';
import { type Answer, type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const PUBLISHER = '13800000002';
const SUBSCRIBER = '13800000010';

let server: TestServer;
let database: D1Database;
let operator: Client;
let operatorId: string;
let orgs: string[];

interface Entry {
  user_id: string;
  action: string;
  table_name: string;
  item_id: string;
  before: string | null;
  after: string | null;
}

const entries = async (): Promise<Entry[]> =>
  (
    await database
      .prepare('SELECT user_id, action, table_name, item_id, "before", "after" FROM audit_log ORDER BY rowid')
      .all<Entry>()
  ).results;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  orgs = await addRecipients(database, 3, (place) => `openid-logged-${place}`);
  const own = await database
    .prepare('SELECT user_id FROM user WHERE account = ?')
    .bind(OPERATOR)
    .first<{ user_id: string }>();
  operatorId = String(own?.user_id);
  await database.prepare(`UPDATE user SET openid = 'openid-of-operator' WHERE account = ?`).bind(OPERATOR).run();
});
afterAll(() => server.stop());

const draft = (more: object = {}) => makePush(operator, { orgs, ...more });
const sent = async () => {
  const push = await draft();
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settled(operator, push.id);
  return push;
};
const group = async () =>
  (await operator.post('/web/v1/push/orgGroup', { name: '审计分组', orgs })).result.id as string;
const remove = (table: string, where: object) =>
  operator.call('DELETE', '/web/egg/base/del', { body: { table, where } });
const add = (table: string, data: object) => operator.post('/web/egg/base/add', { table, data });
const put = (table: string, data: object, where: object) => operator.put('/web/egg/base/put', { table, data, where });

/** What is logged: the row that it is about, and what stood there before and after. */
type Expected = Partial<Entry> & Pick<Entry, 'action' | 'table_name'>;
/** An operator's call, and what the log must say of it. */
type Case = [name: string, act: () => Promise<{ answer: Answer | Response; logged: Expected }>];

const application = async () => {
  const [id = ''] = await publicItems(operator, 'xuqiu', 1);
  await database
    .prepare('UPDATE xuqiu SET add_user = (SELECT user_id FROM user WHERE account = ?) WHERE xuqiu_id = ?')
    .bind(PUBLISHER, id)
    .run();
  const publisher = await signedIn(PUBLISHER, server.url);
  return (await publisher.post('/web/v1/user/pushApplication', { item_type: 2, item_id: id })).result.id as string;
};

const cases: Case[] = [
  [
    'a group is packed',
    async () => {
      const input = { title: '打包', item_type: 2, items: await publicItems(operator, 'xuqiu', 1) };
      const answer = await operator.post('/web/v1/pushGroup', input);
      return {
        answer,
        logged: { action: 'push-group-add', table_name: 'push_group', item_id: answer.result.id, after: '打包' },
      };
    },
  ],
  [
    'a push is packed again',
    async () => {
      const answer = await operator.post('/web/v1/push/again', { id: (await sent()).id });
      return { answer, logged: { action: 'push-group-add', table_name: 'push_group', item_id: answer.result.id } };
    },
  ],
  [
    'a push is configured',
    async () => {
      const { groupId, items, id } = await draft();
      await operator.post('/web/v1/push/cancel', { id });
      const input = { title: '配置', remark: '备注', item_type: 2, push_group_id: groupId, items, orgs };
      const answer = await operator.post('/web/v1/push', input);
      return {
        answer,
        logged: { action: 'push-add', table_name: 'push_wechat', item_id: answer.result.id, after: '配置' },
      };
    },
  ],
  [
    'a push is rescheduled',
    async () => {
      const { id } = await draft({ auto_push_time: 2_000_000_000 });
      return {
        answer: await operator.put('/web/v1/push', { id, auto_push_time: 2_000_000_060 }),
        logged: {
          ...{ action: 'push-edit', table_name: 'push_wechat', item_id: id },
          ...{ before: '2000000000', after: '2000000060' },
        },
      };
    },
  ],
  [
    'a push is confirmed',
    async () => {
      const { id } = await draft();
      const answer = await operator.post('/web/v1/push/confirm', { id });
      return { answer, logged: { action: 'push-confirm', table_name: 'push_wechat', item_id: id } };
    },
  ],
  [
    'a push is cancelled',
    async () => {
      const { id } = await draft();
      const answer = await operator.post('/web/v1/push/cancel', { id });
      return { answer, logged: { action: 'push-cancel', table_name: 'push_wechat', item_id: id } };
    },
  ],
  [
    'targets are tried again',
    async () => {
      const { id } = await sent();
      const answer = await operator.post('/web/v1/push/retry', { id, orgs: orgs.slice(0, 1) });
      return { answer, logged: { action: 'push-retry', table_name: 'push_wechat', item_id: id, after: '1' } };
    },
  ],
  [
    'one message is sent',
    async () => {
      const { id, groupId } = await draft();
      const url = `${server.url}/wxPushDetail/${id}/2/${orgs[0]}/${groupId}`;
      const target = await database
        .prepare('SELECT id FROM push_wechat_orgs WHERE push_id = ? AND org_id = ?')
        .bind(id, orgs[0])
        .first<{ id: string }>();
      const openid = await database
        .prepare('SELECT u.openid FROM user u JOIN organization o ON o.user_id = u.user_id WHERE o.organization_id = ?')
        .bind(orgs[0])
        .first<{ openid: string }>();
      const answer = await operator.post('/web/egg/wx/sendTemplateMsg', { touser: openid?.openid, url });
      return {
        answer,
        logged: { action: 'push-send-one', table_name: 'push_wechat_orgs', item_id: String(target?.id) },
      };
    },
  ],
  [
    'a test goes to oneself',
    async () => {
      const answer = await operator.post('/web/v1/push/test', { title: '测试', remark: '备注', item_type: 2 });
      return { answer, logged: { action: 'push-test', table_name: 'push_wechat' } };
    },
  ],
  [
    'items go to subscribers',
    async () => {
      const person = await signedIn(SUBSCRIBER, server.url);
      await person.put('/web/v1/user/subscription', { item_type: 1, scopes: ['s-101', 's-102', 's-103', 's-104'] });
      const answer = await operator.post('/egg/match/pushToSubUser', {
        item_type: 1,
        items: await publicItems(operator, 'chengguo', 12),
      });
      expect(answer.result.pushed).toBeGreaterThan(0);
      return { answer, logged: { action: 'push-subscribers', table_name: 'user_push' } };
    },
  ],
  [
    'an application is decided',
    async () => {
      const id = await application();
      const answer = await operator.post('/web/v1/pushApplication/decide', { id, version: 1, state: 'confirmed' });
      const common = { action: 'push-application', table_name: 'push_application', item_id: id };
      return { answer, logged: { ...common, before: 'applied', after: 'confirmed' } };
    },
  ],
  [
    'an organisation group is added',
    async () => {
      const answer = await operator.post('/web/v1/push/orgGroup', { name: '新分组', orgs });
      const common = { action: 'organization-group-add', table_name: 'organization_group' };
      return { answer, logged: { ...common, item_id: answer.result.id, after: '3' } };
    },
  ],
  [
    'the members of one are set',
    async () => {
      const id = await group();
      const answer = await operator.post('/web/v1/push/orgGroup', { id, name: '审计分组', orgs: orgs.slice(1) });
      const common = { action: 'organization-group-edit', table_name: 'organization_group' };
      return { answer, logged: { ...common, item_id: id, after: '2' } };
    },
  ],
  [
    'one is deleted',
    async () => {
      const id = await group();
      const answer = await remove('organization_group', { id });
      return {
        answer,
        logged: { action: 'organization-group-delete', table_name: 'organization_group', item_id: id },
      };
    },
  ],
  [
    'one is renamed through the table service',
    async () => {
      const id = await group();
      const answer = await put('organization_group', { name: '改名' }, { id });
      return { answer, logged: { action: 'organization-group-edit', table_name: 'organization_group', item_id: id } };
    },
  ],
  [
    'its members are taken off through the table service',
    async () => {
      const id = await group();
      const answer = await remove('organization_group_item', { org_group_id: id });
      const common = { action: 'organization-group-edit', table_name: 'organization_group' };
      return { answer, logged: { ...common, item_id: id, after: '-3' } };
    },
  ],
  [
    'a push group is added through the table service',
    async () => {
      const answer = await add('push_group', { title: '表服务推送组', item_type: 2 });
      const common = { action: 'push-group-add', table_name: 'push_group', item_id: answer.result.id };
      return { answer, logged: { ...common, after: '表服务推送组' } };
    },
  ],
  [
    'items are put into it through the table service',
    async () => {
      const { id } = (await add('push_group', { title: '表服务推送组', item_type: 2 })).result;
      const [item_id] = await publicItems(operator, 'xuqiu', 1);
      const answer = await add('push_group_items', { push_group_id: id, item_id, item_type: 2 });
      return { answer, logged: { action: 'push-group-edit', table_name: 'push_group', item_id: id, after: '+1' } };
    },
  ],
  [
    'a push is rescheduled through the table service',
    async () => {
      const { id } = await draft();
      const answer = await put('push_wechat', { auto_push_time: 2_000_000_000 }, { id });
      const common = { action: 'push-edit', table_name: 'push_wechat', item_id: id };
      return { answer, logged: { ...common, before: '0', after: '2000000000' } };
    },
  ],
  [
    'its targets are taken off through the table service',
    async () => {
      const { id } = await draft();
      const answer = await remove('push_wechat_orgs', { push_id: id });
      return { answer, logged: { action: 'push-edit', table_name: 'push_wechat', item_id: id, after: '-3' } };
    },
  ],
  [
    'a push is deleted through the table service',
    async () => {
      const { id } = await draft();
      const answer = await remove('push_wechat', { id });
      return { answer, logged: { action: 'push-delete', table_name: 'push_wechat', item_id: id } };
    },
  ],
  [
    'the targets of a push are exported',
    async () => {
      const { id } = await sent();
      const answer = await operator.fetch(`/web/v1/push/targets.csv?push_id=${id}`);
      await answer.text();
      return { answer, logged: { action: 'push-export', table_name: 'push_wechat_orgs', item_id: id, after: '3' } };
    },
  ],
  [
    'rows of the funnel are exported',
    async () => {
      const { id } = await sent();
      const answer = await operator.fetch(`/web/v1/push/funnel/targets.csv?push_id=${id}&stage=opened`);
      await answer.text();
      return { answer, logged: { action: 'push-export', table_name: 'push_wechat_orgs', item_id: id, after: '0' } };
    },
  ],
  [
    'the funnel is exported',
    async () => {
      const { id } = await draft();
      const answer = await operator.fetch(`/web/v1/push/funnel.csv?push_id=${id}`);
      await answer.text();
      return { answer, logged: { action: 'push-export', table_name: 'push_wechat', item_id: id, after: '1' } };
    },
  ],
];

describe('the audit log of the push centre', () => {
  it.each(cases)('PUSH-082 says who did it when %s, once and without personal data', async (_, act) => {
    const { answer, logged } = await act();
    expect('code' in answer ? answer.code : answer.status).toBe(200);
    const own = (await entries()).filter(
      ({ action, item_id }) => action === logged.action && (!logged.item_id || item_id === logged.item_id),
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ user_id: operatorId, ...logged });
    expect(Object.keys(AUDIT_ACTIONS)).toContain(logged.action);
    expect(JSON.stringify(own)).not.toMatch(/openid|138\d{8}|0311-/);
  });

  it('PUSH-082 keeps nothing of a call that was refused', async () => {
    const before = (await entries()).length;
    const member = await signedIn(SUBSCRIBER, server.url);
    const { id } = await draft();
    const known = (await entries()).length;
    await member.post('/web/v1/push/cancel', { id });
    await member.fetch(`/web/v1/push/targets.csv?push_id=${id}`);
    await member.call('DELETE', '/web/egg/base/del', { body: { table: 'push_wechat', where: { id } } });
    await operator.post('/web/v1/push/confirm', { id: 'none' });
    expect((await entries()).length).toBe(known);
    expect(known).toBeGreaterThan(before);
  });
});
