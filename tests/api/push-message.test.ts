import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { addRecipients, makePush, operatorOf } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { costOf } from '../setup/costs.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { put } from './table-calls.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());

/** A message to the administrator of a target, as the documents' client sends it. */
async function documented() {
  const [org = ''] = await addRecipients(database, 1);
  const push = await makePush(operator, { orgs: [org] });
  const admin = await database
    .prepare('SELECT user_id FROM organization WHERE organization_id = ?')
    .bind(org)
    .first<{ user_id: string }>();
  const fields = Object.fromEntries(
    ['first', 'keynote1', 'keynote2', 'remark'].map((name) => [name, { value: '客户端写的内容', color: '#173177' }]),
  );
  return {
    push,
    message: {
      touser: admin?.user_id,
      template_id: 'TPL',
      url: `${server.url}/wxPushDetail/${push.id}/2/${org}/${push.groupId}`,
      appid: 'wx',
      data: fields,
    },
  };
}

it('PUSH-079 PUSH-075 a message of the stated fields is sent, and its answer says how that went and nothing more', async () => {
  const { message } = await documented();
  const answer = await operator.post('/web/egg/wx/sendTemplateMsg', message);
  expect(answer.result).toEqual({ errcode: 0, errmsg: 'ok' });
  expect(answer.text).not.toContain('openid');
});

it('PUSH-079 what the documents write after a message is answered as done where it stands so, and changes nothing', async () => {
  const { push, message } = await documented();
  const [target] = (await operator.list('push_wechat_orgs', { where: { push_id: push.id } })).result.records;
  const [item] = (await operator.list('push_group_items', { where: { push_wechat_ids: push.id } })).result.records;
  const said = async () => [
    await put(operator, 'thtt_push_wechat_orgs', { push_status: 1 }, { id: target.id }),
    await put(operator, 'thtt_push_group_items', { push_state: 2, push_time: 1 }, { id: item.id }),
    await put(operator, 'thtt_xuqiu', { is_pushed: 1 }, { xuqiu_id: item.item_id }),
    await put(operator, 'thtt_push_wechat', { push_status: 1 }, { id: push.id }),
  ];
  const rows = () =>
    Promise.all(
      ['push_wechat_orgs', 'push_group_items', 'push_wechat'].map(async (table) => [
        (await database.prepare(`SELECT * FROM ${table} ORDER BY id`).all()).results,
        (await database.prepare('SELECT count(*) AS n FROM audit_log WHERE table_name = ?').bind(table).all()).results,
      ]),
    );
  const unpushed = `UPDATE xuqiu SET is_pushed = 0 WHERE xuqiu_id = ?`;
  await database.prepare(unpushed).bind(item.item_id).run();
  const before = await rows();
  for (const { code } of await said()) expect([404, 409, 422]).toContain(code);
  expect(await rows()).toEqual(before);
  expect((await operator.post('/web/egg/wx/sendTemplateMsg', message)).result.errmsg).toBe('ok');
  const after = await rows();
  expect((await said()).map(({ code, result }) => [code, result])).toEqual(Array(4).fill([200, { changed: 0 }]));
  // Nothing but what stands: neither another state, nor something beside it, nor to somebody else.
  for (const [table, data, where] of [
    ['push_wechat_orgs', { push_status: 2 }, { id: target.id }],
    ['push_wechat_orgs', { push_status: 1, org_id: 'x' }, { id: target.id }],
    ['push_wechat', { push_status: 1, title: '改写' }, { id: push.id }],
    ['push_group_items', { push_state: 2, push_wechat_ids: '' }, { id: item.id }],
    ['xuqiu', { is_pushed: 1, name: '改写' }, { xuqiu_id: item.item_id }],
  ] as const) {
    expect((await put(operator, table, data, where)).code, JSON.stringify(data)).toBeGreaterThanOrEqual(400);
  }
  const member = await signedIn('13800000002', server.url);
  expect((await put(member, 'push_wechat_orgs', { push_status: 1 }, { id: target.id })).code).toBe(404);
  expect((await put(member, 'xuqiu', { is_pushed: 1 }, { xuqiu_id: item.item_id })).code).toBeGreaterThanOrEqual(400);
  expect(await rows()).toEqual(after);
});

it.each([
  ['miniprogram', { appid: 'wx1', pagepath: '/pages/index' }],
  ['access_token', 'x'],
  ['openid', 'openid-of-somebody'],
])('PUSH-079 %s is no field of a message: it is refused and nothing is sent', async (field, value) => {
  const { push, message } = await documented();
  const answer = await operator.post('/web/egg/wx/sendTemplateMsg', { ...message, [field]: value });
  expect([answer.code, answer.errors?.map((each) => each.field)]).toEqual([422, [field]]);
  const outbox = server.runtime.gateway.outbox.list({ channel: 'wechat' });
  expect(outbox.filter(({ url }) => url?.includes(push.id))).toEqual([]);
});

it('PUSH-079 a test goes to the operator alone: nobody else can be named', async () => {
  const message = { title: '测试', remark: '备注', item_type: 2, touser: 'openid-of-somebody' };
  const answer = await operator.post('/web/v1/push/test', message);
  expect([answer.code, answer.errors?.map((each) => each.field)]).toEqual([422, ['touser']]);
});

it('PUSH-079 a test goes to the named recipient where the operator is not bound, and to nobody who is not named', async () => {
  const message = { title: '测试', remark: '备注', item_type: 2, to: 'recipient' };
  const who = () => operator.get('/web/v1/push/test');
  const name = (value: string) =>
    database.prepare(`UPDATE setting SET value = ? WHERE id = 'push-test-recipient'`).bind(value).run();
  expect((await who()).result.recipient).toBeNull();
  const refused = await operator.post('/web/v1/push/test', message);
  expect([refused.code, refused.msg]).toEqual([409, messageOf('push_test_recipient_unbound', 'zh')]);
  // Somebody who exists, and is not bound to the chat app.
  await name('13800000002');
  expect((await who()).result.recipient).toBeNull();
  await name('13800000008');
  expect((await who()).result.recipient).toBeTruthy();
  const openid = await database
    .prepare(`SELECT openid FROM user WHERE account = '13800000008'`)
    .first<{ openid: string }>();
  const sentTo = () =>
    server.runtime.gateway.outbox
      .list({ channel: 'wechat', to: openid?.openid ?? '' })
      .filter(({ data }) => (data as { first: { value: string } }).first.value === '测试');
  expect((await operator.post('/web/v1/push/test', message)).result).toEqual({ sent: true, hint: null });
  expect(sentTo()).toHaveLength(1);
  await name('');
});

it('PUSH-079 the message of a test leads to the page that its recipients will see, which nobody else sees before it is sent', async () => {
  const [org = ''] = await addRecipients(database, 1);
  const push = await makePush(operator, { orgs: [org] });
  const name = (value: string) =>
    database.prepare(`UPDATE setting SET value = ? WHERE id = 'push-test-recipient'`).bind(value).run();
  await name('13800000008');
  const message = { id: push.id, title: '测试页面', remark: '备注', item_type: 2, to: 'recipient' };
  await database.batch([
    database.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
       INSERT INTO push_wechat_orgs (id, push_id, org_id, client_msg_id, add_time)
       SELECT 'other-' || i, 'other', 'other-' || i, 'other-' || i, unixepoch() FROM n`,
    ),
  ]);
  const tried = await operator.post('/web/v1/push/test', message);
  expect(tried.result).toEqual({ sent: true, hint: null });
  // Targets of other pushes are not looked through.
  expect(costOf(tried.headers)?.[2]).toBeLessThan(1000);
  await database.prepare(`DELETE FROM push_wechat_orgs WHERE push_id = 'other'`).run();
  const [sent] = server.runtime.gateway.outbox.list({ channel: 'wechat' }).filter(({ url }) => url?.includes(push.id));
  expect(sent?.url).toBe(`${server.url}/wxPushDetail/${push.id}/2/${org}/${push.groupId}?preview=1`);
  const page = `/web/v1/inbox/push?id=${push.id}&org=${org}&preview=1`;
  const named = await signedIn('13800000008', server.url);
  const stranger = await signedIn('13800000002', server.url);
  expect([(await operator.get(page)).result.preview, (await named.get(page)).result.preview]).toEqual([true, true]);
  expect((await stranger.get(page)).code).toBe(404);
  await name('');
  expect((await named.get(page)).code).toBe(404);
});
