import { describe, expect, it } from 'vitest';
import { publicItems } from '../queues/support/pushes.ts';
import { type Case, operatorLog } from './support/operatorLog.ts';

const { line, entries, draft, group, remove, logs } = operatorLog();

const add = (table: string, data: object) => line.operator.post('/web/egg/base/add', { table, data });
const put = (table: string, data: object, where: object) =>
  line.operator.put('/web/egg/base/put', { table, data, where });

const cases: Case[] = [
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
      const [item_id] = await publicItems(line.operator, 'xuqiu', 1);
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
];

describe('the audit log of the tables of pushes', () => {
  logs(cases);

  it('PUSH-082 parts that are taken off by another column than what they belong to count for each of it', async () => {
    const [first, second] = [await draft(), await draft()];
    const versions = async () => {
      const { results } = await line.database
        .prepare('SELECT version FROM push_wechat WHERE id IN (?, ?) ORDER BY id')
        .bind(first.id, second.id)
        .all<{ version: number }>();
      return results.map(({ version }) => version);
    };
    const logged = async () => {
      const all = (await entries()).filter(({ action }) => action === 'push-edit');
      return [first.id, second.id].map((id) => all.filter(({ item_id }) => item_id === id).map(({ after }) => after));
    };
    const before = await versions();
    const [one, ...rest] = line.orgs;
    const answer = await remove('push_wechat_orgs', { org_id: one, push_id: { in: [first.id, second.id] } });
    expect(answer.result).toEqual({ changed: 2 });
    expect(await versions()).toEqual(before.map((version) => version + 1));
    expect(await logged()).toEqual([['-1'], ['-1']]);
    // By the keys of the targets, and all of one push at once.
    const { records } = (await line.operator.list('push_wechat_orgs', { where: { push_id: first.id } })).result;
    await remove('push_wechat_orgs', { id: { in: records.map(({ id }: { id: string }) => id) } });
    expect(await versions()).toEqual([before[0] as number, before[1] as number].map((version, at) => version + 2 - at));
    expect(await logged()).toEqual([['-1', `-${rest.length}`], ['-1']]);
    expect((await remove('push_wechat_orgs', { org_id: 'nobody', push_id: first.id })).code).toBe(404);
    expect(await logged()).toEqual([['-1', `-${rest.length}`], ['-1']]);
    expect((await entries()).filter(({ item_id }) => item_id === '')).toEqual([]);
  });
});
