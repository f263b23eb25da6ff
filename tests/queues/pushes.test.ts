import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { addRecipients, detailOf, makePush, operatorOf, publicItems, settled, type Target } from './support/pushes.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());

const messagesOf = (pushId: string) =>
  server.runtime.gateway.outbox.list({ channel: 'wechat' }).filter(({ url }) => url?.includes(pushId));
const confirm = (id: string) => operator.post('/web/v1/push/confirm', { id });
const states = (items: { push_state: number }[]) => items.map(({ push_state }) => push_state);
const groupOf = async (items: string[], item_type = 2) =>
  (await operator.post('/web/v1/pushGroup', { title: '推送组', item_type, items })).result.id as string;
const itemsOf = async (groupId: string) =>
  (await operator.list('push_group_items', { where: { push_group_id: groupId }, order: [['id', 'asc']] })).result
    .records;

describe('a confirmed push', () => {
  it('PUSH-046 PUSH-049 PUSH-053 PUSH-054 PUSH-070 PUSH-071 PUSH-072 PUSH-073 sends one message a target and says so everywhere', async () => {
    const orgs = await addRecipients(database, 3);
    const push = await makePush(operator, { orgs });
    expect((await confirm(push.id)).result).toEqual({ queued: 3, auto_push_time: 0 });
    const after = await settled(operator, push.id);
    expect(after.targets.map(({ state, push_status }: Target) => [state, push_status])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ]);
    expect([after.push_status, after.run_state, after.push_time > 0]).toEqual([1, 'done', true]);
    const messages = messagesOf(push.id);
    expect(messages).toHaveLength(3);
    expect(new Set(messages.map(({ template_id }) => template_id))).toEqual(new Set(['TPL-ITEM-PUSH-01']));
    expect(messages.map(({ url }) => url).sort()).toEqual(
      orgs.map((org) => `${server.url}/wxPushDetail/${push.id}/2/${org}/${push.groupId}`).sort(),
    );
    expect(messages.map(({ body }) => (body as { appid?: string }).appid)).toEqual(Array(3).fill('local-account'));
    expect(messages[0]?.data).toEqual({
      first: { value: '新材料领域技术需求推送' },
      keynote1: { value: '新材料领域技术需求推送' },
      keynote2: { value: '请查看本周筛选出的需求并反馈合作意向。' },
      remark: { value: '请查看本周筛选出的需求并反馈合作意向。' },
    });
    expect(states(after.items)).toEqual([2, 2]);
    const rows = await database
      .prepare('SELECT is_pushed FROM xuqiu WHERE xuqiu_id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(push.items))
      .all();
    expect(rows.results).toEqual([{ is_pushed: 1 }, { is_pushed: 1 }]);
  });

  it('PUSH-045 PUSH-053 marks results as pushed on their own table (decision 87), and cuts what the phone would cut', async () => {
    const title = '二〇二六年十一月新材料与高端装备领域科技成果专场推送';
    const push = await makePush(operator, { orgs: await addRecipients(database, 1), item_type: 1, title });
    await confirm(push.id);
    await settled(operator, push.id);
    const row = await database
      .prepare('SELECT is_pushed FROM chengguo WHERE chengguo_id = ?')
      .bind(push.items[0])
      .first();
    expect(row).toEqual({ is_pushed: 1 });
    const data = messagesOf(push.id)[0]?.data as Record<string, { value: string }>;
    expect([data.first?.value, data.keynote1?.value]).toEqual([title, title.slice(0, 20)]);
  });

  it('PUSH-049 SRV-019 confirmed again sends nothing again', async () => {
    const push = await makePush(operator, { orgs: await addRecipients(database, 2) });
    const both = await Promise.all(Array.from({ length: 10 }, () => confirm(push.id)));
    expect(both.map(({ result }) => result.queued).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    await settled(operator, push.id);
    expect((await confirm(push.id)).result.queued).toBe(0);
    expect(messagesOf(push.id)).toHaveLength(2);
    const log = await database
      .prepare(`SELECT action FROM audit_log WHERE item_id = ? ORDER BY id`)
      .bind(push.id)
      .all<{ action: string }>();
    expect(log.results.map(({ action }) => action)).toEqual(['push-add', 'push-confirm']);
  });

  it('PUSH-049 PUSH-067 one that was saved through the table service is sent alike', async () => {
    const items = await publicItems(operator, 'xuqiu', 1);
    const groupId = await groupOf(items);
    const [org] = await addRecipients(database, 1);
    const data = { title: '逐表保存', remark: '备注', push_group_id: groupId, item_type: 2, push_status: 0 };
    const { id } = (await operator.post('/web/egg/base/add', { table: 'thtt_push_wechat', data })).result;
    await operator.put('/web/egg/base/put', {
      table: 'thtt_push_group_items',
      data: { push_state: 1, push_wechat_ids: id },
      where: { push_group_id: groupId },
    });
    const orgs = [{ push_id: id, org_id: org, push_group_id: groupId }];
    await operator.post('/web/egg/base/adds', { table: 'thtt_push_wechat_orgs', data: orgs });
    expect((await confirm(id)).result.queued).toBe(1);
    expect((await settled(operator, id)).push_status).toBe(1);
    const late = await operator.put('/web/egg/base/put', { table: 'push_wechat', data: { title: 'x' }, where: { id } });
    expect(late.code).toBe(404);
  });
});

describe('saving a push', () => {
  const draft = async (overrides: object) => {
    const items = await publicItems(operator, 'xuqiu', 2);
    return operator.post('/web/v1/push', {
      ...{ title: '标题', remark: '备注', item_type: 2, push_group_id: await groupOf(items), items, orgs: ['x'] },
      ...overrides,
    });
  };

  it('PUSH-019 PUSH-021 PUSH-059 PUSH-060 PUSH-061 PUSH-062 warns in the documents’ order', async () => {
    const empty = { title: '', remark: '', items: [], orgs: [] };
    const first = await operator.post('/web/v1/push', {}, { cookie: `${cookie()}; lang=en` });
    expect([first.code, first.msg]).toEqual([422, 'please set push title']);
    expect((await draft(empty)).errors.map(({ code }) => code)).toEqual([
      'push_title_required',
      'push_remark_required',
      'push_items_required',
      'push_orgs_required',
    ]);
    const codes = async (overrides: object) => (await draft(overrides)).errors.map(({ code }) => code);
    expect(await codes({ ...empty, title: 'a' })).toEqual(
      expect.arrayContaining(['push_remark_required', 'push_items_required', 'push_orgs_required']),
    );
    expect(await codes({ items: [] })).toEqual(['push_items_required']);
    expect(await codes({ orgs: [] })).toEqual(['push_orgs_required']);
    expect(await codes({ title: '长'.repeat(101), remark: '长'.repeat(201) })).toEqual(['too_long', 'too_long']);
  });

  const cookie = () => [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it('PUSH-063 PUSH-024 only bound organisations, only free public items of the group', async () => {
    const [org] = await addRecipients(database, 1);
    const unbound = await database
      .prepare(`SELECT o.organization_id AS id FROM organization o LEFT JOIN user u ON u.user_id = o.user_id
WHERE coalesce(u.openid, '') = '' LIMIT 1`)
      .first<{ id: string }>();
    expect((await draft({ orgs: [org, unbound?.id] })).errors[0]).toMatchObject({
      field: 'orgs',
      code: 'push_org_unbound',
    });
    const [other] = (await publicItems(operator, 'xuqiu', 5)).slice(4);
    expect((await draft({ orgs: [org], items: [other] })).errors[0]).toMatchObject({ code: 'push_item_unfit' });
    expect((await draft({ orgs: [org], item_type: 1 })).code).toBe(422);
    const push = await makePush(operator, { orgs: [org ?? ''] });
    const taken = await draft({ orgs: [org], push_group_id: push.groupId, items: push.items });
    expect(taken.errors[0]).toMatchObject({ field: 'items', code: 'push_item_taken' });
    const results = await publicItems(operator, 'chengguo', 1);
    const mixed = await operator.post('/web/v1/pushGroup', { title: '混合', item_type: 2, items: results });
    expect(mixed.errors[0]).toMatchObject({ code: 'push_item_unfit' });
    expect((await draft({ orgs: [org], auto_push_time: 1000 })).errors[0]).toMatchObject({
      code: 'push_schedule_past',
    });
  });

  it('PUSH-048 PUSH-051 PUSH-066 a submission sent five times is one push', async () => {
    const items = await publicItems(operator, 'xuqiu', 2);
    const orgs = await addRecipients(database, 1);
    const groups = await Promise.all(
      Array.from({ length: 5 }, () =>
        operator.post('/web/v1/pushGroup', { title: '组', item_type: 2, items }, { 'idempotency-key': 'group-1' }),
      ),
    );
    const push_group_id = groups[0]?.result.id;
    expect(new Set(groups.map(({ result }) => result.id)).size).toBe(1);
    const input = { title: '标题', remark: '备注', item_type: 2, push_group_id, items, orgs };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => operator.post('/web/v1/push', input, { 'idempotency-key': 'push-1' })),
    );
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    const push = await detailOf(operator, answers[0]?.result.id);
    expect([push.push_status, push.push_time, states(push.items), push.targets.length]).toEqual([0, null, [1, 1], 1]);
  });

  it('PUSH-052 PUSH-058 PUSH-068 an edit replaces items and organisations, and asks for nothing again', async () => {
    const [x, y] = await addRecipients(database, 2);
    const items = await publicItems(operator, 'xuqiu', 2);
    const push_group_id = await groupOf(items);
    const input = { title: '标题', remark: '备注', item_type: 2, push_group_id, items: [items[0]], orgs: [x] };
    const { id } = (await operator.post('/web/v1/push', input)).result;
    const edited = await operator.put('/web/v1/push', {
      id,
      title: '新标题',
      remark: '',
      items: [items[1]],
      orgs: [y],
    });
    expect(edited.status).toBe(200);
    const push = await detailOf(operator, id);
    expect([push.title, push.remark, push.targets.map(({ org_id }: Target) => org_id)]).toEqual(['新标题', '', [y]]);
    const rows: { item_id: string; push_state: number }[] = await itemsOf(push_group_id);
    expect(Object.fromEntries(rows.map((row) => [row.item_id, row.push_state]))).toEqual({
      [items[0] ?? '']: 0,
      [items[1] ?? '']: 1,
    });
    expect((await operator.put('/web/v1/push', { id, title: '长'.repeat(101) })).errors[0]?.code).toBe('too_long');
    await operator.put('/web/v1/push', { id, items: [], orgs: [] });
    expect((await confirm(id)).errors[0]?.code).toBe('push_orgs_required');
  });

  it('PUSH-055 a push cancelled before its run sends nothing and gives its items back', async () => {
    const push = await makePush(operator, { orgs: await addRecipients(database, 2) });
    expect((await operator.post('/web/v1/push/cancel', { id: push.id })).result).toEqual({ cancelled: 2 });
    const after = await detailOf(operator, push.id);
    expect([after.run_state, after.push_status]).toEqual(['cancelled', 0]);
    expect(after.targets.map(({ state, push_status }: Target) => [state, push_status])).toEqual([
      ['cancelled', 2],
      ['cancelled', 2],
    ]);
    expect(states(await itemsOf(push.groupId))).toEqual([0, 0]);
    expect((await confirm(push.id)).code).toBe(409);
    expect((await operator.put('/web/v1/push', { id: push.id, title: 'x' })).code).toBe(409);
    expect(messagesOf(push.id)).toHaveLength(0);
  });
});

describe('who may', () => {
  it('PUSH-082 only operators: everybody else is refused alike, and nothing changes', async () => {
    const push = await makePush(operator, { orgs: await addRecipients(database, 1) });
    const calls: [string, string, object][] = [
      ['POST', '/web/v1/pushGroup', {}],
      ['POST', '/web/v1/push', {}],
      ['PUT', '/web/v1/push', { id: push.id }],
      ['POST', '/web/v1/push/cancel', { id: push.id }],
      ['POST', '/web/v1/push/retry', { id: push.id }],
      ['POST', '/web/v1/push/confirm', { id: push.id }],
      ['POST', '/web/egg/wx/sendTemplateMsg', { touser: 'x', push_id: push.id }],
    ];
    for (const account of ['13800000001', '13800000004', '13800000013']) {
      const other = await signedIn(account, server.url);
      for (const [method, path, body] of calls) expect((await other.call(method, path, { body })).code).toBe(403);
      expect((await other.get('/web/v1/push/detail', { id: push.id })).code).toBe(403);
    }
    const visitor = client(server.url);
    for (const [method, path, body] of calls) expect((await visitor.call(method, path, { body })).status).toBe(100);
    expect((await detailOf(operator, push.id)).run_state).toBe('');
  });

  it('PUSH-075 attack 25: one message goes to the administrator of a target alone, with the push’s own words', async () => {
    const [org, other] = await addRecipients(database, 2);
    const openid = await database
      .prepare('SELECT u.openid FROM organization o JOIN user u ON u.user_id = o.user_id WHERE o.organization_id = ?')
      .bind(org)
      .first<{ openid: string }>();
    const push = await makePush(operator, { orgs: [org ?? '', other ?? ''] });
    const url = `https://evil.example/wxPushDetail/${push.id}/2/${org}/${push.groupId}`;
    const data = { first: { value: '点击领奖' }, keynote1: { value: '点击领奖' } };
    const send = (touser: string, address = url) =>
      operator.post('/web/egg/wx/sendTemplateMsg', { touser, template_id: 'TPL-EVIL', url: address, appid: 'x', data });
    expect((await send('openid-of-somebody')).code).toBe(404);
    expect((await send(openid?.openid ?? '', `/wxPushDetail/${push.id}/2/${other}/${push.groupId}`)).code).toBe(404);
    expect((await send(openid?.openid ?? '', 'https://evil.example/')).code).toBe(422);
    const answers = [await send(openid?.openid ?? ''), await send(openid?.openid ?? '')];
    expect(answers.map(({ result }) => result)).toEqual([
      { errcode: 0, errmsg: 'ok' },
      { errcode: 0, errmsg: 'ok' },
    ]);
    const [message, ...more] = messagesOf(push.id);
    expect(more).toEqual([]);
    expect([message?.template_id, message?.url]).toEqual([
      'TPL-ITEM-PUSH-01',
      `${server.url}/wxPushDetail/${push.id}/2/${org}/${push.groupId}`,
    ]);
    expect(JSON.stringify(message?.data)).not.toContain('领奖');
    await confirm(push.id);
    await settled(operator, push.id);
    expect(messagesOf(push.id)).toHaveLength(2);
    expect(JSON.stringify((await operator.get('/web/v1/push/detail', { id: push.id })).result)).not.toContain('openid');
  });
});
