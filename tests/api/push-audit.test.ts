import { describe, expect, it } from 'vitest';
import { publicItems } from '../queues/support/pushes.ts';
import { signedIn } from '../setup/client.ts';
import { type Case, operatorLog } from './support/operatorLog.ts';

const PUBLISHER = '13800000002';
const SUBSCRIBER = '13800000010';

const { line, entries, draft, sent, group, remove, logs } = operatorLog();

const application = async () => {
  // One that no push names: what is sent of it would count as the application carried out.
  const id = (await publicItems(line.operator, 'xuqiu', 10)).at(-1) ?? '';
  await line.database
    .prepare('UPDATE xuqiu SET add_user = (SELECT user_id FROM user WHERE account = ?) WHERE xuqiu_id = ?')
    .bind(PUBLISHER, id)
    .run();
  const publisher = await signedIn(PUBLISHER, line.server.url);
  return (await publisher.post('/web/v1/user/pushApplication', { item_type: 2, item_id: id })).result.id as string;
};

const cases: Case[] = [
  [
    'a group is packed',
    async () => {
      const input = { title: '打包', item_type: 2, items: await publicItems(line.operator, 'xuqiu', 1) };
      const answer = await line.operator.post('/web/v1/pushGroup', input);
      return {
        answer,
        logged: { action: 'push-group-add', table_name: 'push_group', item_id: answer.result.id, after: '打包' },
      };
    },
  ],
  [
    'a push is packed again',
    async () => {
      const answer = await line.operator.post('/web/v1/push/again', { id: (await sent()).id });
      return { answer, logged: { action: 'push-group-add', table_name: 'push_group', item_id: answer.result.id } };
    },
  ],
  [
    'a push is configured',
    async () => {
      const { groupId, items, id } = await draft();
      await line.operator.post('/web/v1/push/cancel', { id });
      const input = { title: '配置', remark: '备注', item_type: 2, push_group_id: groupId, items, orgs: line.orgs };
      const answer = await line.operator.post('/web/v1/push', input);
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
        answer: await line.operator.put('/web/v1/push', { id, auto_push_time: 2_000_000_060 }),
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
      const answer = await line.operator.post('/web/v1/push/confirm', { id });
      return { answer, logged: { action: 'push-confirm', table_name: 'push_wechat', item_id: id } };
    },
  ],
  [
    'a push is cancelled',
    async () => {
      const { id } = await draft();
      const answer = await line.operator.post('/web/v1/push/cancel', { id });
      return { answer, logged: { action: 'push-cancel', table_name: 'push_wechat', item_id: id } };
    },
  ],
  [
    'targets are tried again',
    async () => {
      const { id } = await sent();
      const answer = await line.operator.post('/web/v1/push/retry', { id, orgs: line.orgs.slice(0, 1) });
      return { answer, logged: { action: 'push-retry', table_name: 'push_wechat', item_id: id, after: '1' } };
    },
  ],
  [
    'one message is sent',
    async () => {
      const { id, groupId } = await draft();
      const url = `${line.server.url}/wxPushDetail/${id}/2/${line.orgs[0]}/${groupId}`;
      const target = await line.database
        .prepare('SELECT id FROM push_wechat_orgs WHERE push_id = ? AND org_id = ?')
        .bind(id, line.orgs[0])
        .first<{ id: string }>();
      const openid = await line.database
        .prepare('SELECT u.openid FROM user u JOIN organization o ON o.user_id = u.user_id WHERE o.organization_id = ?')
        .bind(line.orgs[0])
        .first<{ openid: string }>();
      const answer = await line.operator.post('/web/egg/wx/sendTemplateMsg', { touser: openid?.openid, url });
      return {
        answer,
        logged: { action: 'push-send-one', table_name: 'push_wechat_orgs', item_id: String(target?.id) },
      };
    },
  ],
  [
    'a test goes to oneself',
    async () => {
      const answer = await line.operator.post('/web/v1/push/test', { title: '测试', remark: '备注', item_type: 2 });
      return { answer, logged: { action: 'push-test', table_name: 'push_wechat' } };
    },
  ],
  [
    'items go to subscribers',
    async () => {
      const person = await signedIn(SUBSCRIBER, line.server.url);
      await person.put('/web/v1/user/subscription', { item_type: 1, scopes: ['s-101', 's-102', 's-103', 's-104'] });
      const answer = await line.operator.post('/egg/match/pushToSubUser', {
        item_type: 1,
        items: await publicItems(line.operator, 'chengguo', 12),
      });
      expect(answer.result.pushed).toBeGreaterThan(0);
      return { answer, logged: { action: 'push-subscribers', table_name: 'user_push' } };
    },
  ],
  [
    'an application is decided',
    async () => {
      const id = await application();
      const answer = await line.operator.post('/web/v1/pushApplication/decide', { id, version: 1, state: 'confirmed' });
      const common = { action: 'push-application', table_name: 'push_application', item_id: id };
      return { answer, logged: { ...common, before: 'applied', after: 'confirmed' } };
    },
  ],
  [
    'an organisation group is added',
    async () => {
      const answer = await line.operator.post('/web/v1/push/orgGroup', { name: '新分组', orgs: line.orgs });
      const common = { action: 'organization-group-add', table_name: 'organization_group' };
      return { answer, logged: { ...common, item_id: answer.result.id, after: '3' } };
    },
  ],
  [
    'the members of one are set',
    async () => {
      const id = await group();
      const answer = await line.operator.post('/web/v1/push/orgGroup', {
        id,
        name: '审计分组',
        orgs: line.orgs.slice(1),
      });
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
    'the targets of a push are exported',
    async () => {
      const { id } = await sent();
      const answer = await line.operator.fetch(`/web/v1/push/targets.csv?push_id=${id}`);
      await answer.text();
      return { answer, logged: { action: 'push-export', table_name: 'push_wechat_orgs', item_id: id, after: '3' } };
    },
  ],
  [
    'rows of the funnel are exported',
    async () => {
      const { id } = await sent();
      const answer = await line.operator.fetch(`/web/v1/push/funnel/targets.csv?push_id=${id}&stage=opened`);
      await answer.text();
      return { answer, logged: { action: 'push-export', table_name: 'push_wechat_orgs', item_id: id, after: '0' } };
    },
  ],
  [
    'the funnel is exported',
    async () => {
      const { id } = await sent();
      const answer = await line.operator.fetch(`/web/v1/push/funnel.csv?push_id=${id}`);
      await answer.text();
      return { answer, logged: { action: 'push-export', table_name: 'push_wechat', item_id: id, after: '1' } };
    },
  ],
];

describe('the audit log of the push centre', () => {
  logs(cases);

  it('PUSH-082 keeps nothing of a call that was refused', async () => {
    const before = (await entries()).length;
    const member = await signedIn(SUBSCRIBER, line.server.url);
    const { id } = await draft();
    const known = (await entries()).length;
    await member.post('/web/v1/push/cancel', { id });
    await member.fetch(`/web/v1/push/targets.csv?push_id=${id}`);
    await member.call('DELETE', '/web/egg/base/del', { body: { table: 'push_wechat', where: { id } } });
    await line.operator.post('/web/v1/push/confirm', { id: 'none' });
    expect((await line.operator.fetch('/web/v1/push/targets.csv?push_id=none')).status).toBe(404);
    expect((await entries()).length).toBe(known);
    expect(known).toBeGreaterThan(before);
  });
});
