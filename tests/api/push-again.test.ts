import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipients, detailOf, makePush, operatorOf, settled, type Target } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL } from './support/results.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());

const confirm = (id: string) => operator.post('/web/v1/push/confirm', { id });
const messagesOf = (org: string) =>
  server.runtime.gateway.outbox.list({ channel: 'wechat' }).filter(({ url }) => url?.includes(`/${org}/`));
const reachedIn = async (group_id: string, push_id?: string) =>
  (await operator.get('/web/v1/push/reached', { group_id, ...(push_id && { push_id }) })).result;

/** An earlier push that reached so many organisations, and a fresh group of its items. */
async function earlier(count: number) {
  const reached = await addRecipients(database, count);
  const push = await makePush(operator, { orgs: reached, title: '首轮推送' });
  await confirm(push.id);
  await settled(operator, push.id);
  const group = (await operator.post('/web/v1/push/again', { id: push.id })).result.id as string;
  return { ...push, reached, group };
}
const bring = (push_group_id: string, items: string[], orgs: string[], more: object = {}) =>
  operator.post('/web/v1/push', {
    title: '再次推送',
    remark: '推送给其他单位',
    item_type: 2,
    push_group_id,
    items,
    orgs,
    ...more,
  });

describe('a push brought to others', () => {
  it('PUSH-056 names who has its items, by which push, and takes none of them', async () => {
    const first = await earlier(2);
    const [other = ''] = await addRecipients(database, 1);
    const answer = await reachedIn(first.group);
    expect(answer.source).toEqual({ id: first.id, title: '首轮推送' });
    const named = answer.pushes.find(({ id }: { id: string }) => id === first.id);
    expect(named).toMatchObject({ title: '首轮推送', open: [] });
    expect([named.sent.toSorted(), named.items.toSorted()]).toEqual([first.reached.toSorted(), first.items.toSorted()]);

    const refused = await bring(first.group, first.items, [other, String(first.reached[1])]);
    expect(refused.errors).toMatchObject([{ field: 'orgs', code: 'push_org_reached' }]);
    const saved = await bring(first.group, first.items, [other]);
    expect(saved.status).toBe(200);
    const change = { id: saved.result.id, orgs: [other, String(first.reached[0])] };
    expect((await operator.put('/web/v1/push', change)).errors).toMatchObject([{ code: 'push_org_reached' }]);
    expect((await operator.put('/web/v1/push', { id: saved.result.id, orgs: [other] })).status).toBe(200);
    await confirm(saved.result.id);
    expect((await settled(operator, saved.result.id)).counts.sent).toBe(1);
    for (const org of [other, ...first.reached]) expect(messagesOf(org)).toHaveLength(1);
  });

  it('PUSH-056 counts what is about to be sent; an ordinary group of the same items is told of it and stays free', async () => {
    const first = await earlier(1);
    const [planned = ''] = await addRecipients(database, 1);
    const soon = await makePush(operator, { orgs: [planned], title: '定时推送', auto_push_time: 2_000_000_000 });
    const { pushes } = await reachedIn(first.group);
    expect(pushes.find(({ id }: { id: string }) => id === soon.id)).toMatchObject({ sent: [], open: [planned] });
    const refused = await bring(first.group, first.items, [planned]);
    expect(refused.errors).toMatchObject([{ field: 'orgs', code: 'push_org_reached' }]);
    await operator.post('/web/v1/push/cancel', { id: soon.id });
    expect((await bring(first.group, first.items, [planned])).status).toBe(200);

    const plain = await makePush(operator, { orgs: first.reached });
    const told = await reachedIn(plain.groupId, plain.id);
    expect(told.source).toBeNull();
    expect(told.pushes.map(({ id }: { id: string }) => id)).toContain(first.id);
  });

  it('PUSH-056 PUSH-063 two drafts to the same organisation, confirmed at once, bring it one message', async () => {
    const first = await earlier(1);
    const [shared = '', own = ''] = await addRecipients(database, 2);
    const second = (await operator.post('/web/v1/push/again', { id: first.id })).result.id as string;
    const drafts = [
      (await bring(first.group, first.items, [shared, own])).result.id as string,
      (await bring(second, first.items, [shared])).result.id as string,
    ];
    await Promise.all(drafts.map(confirm));
    const [one, two] = await Promise.all(drafts.map((id) => settled(operator, id)));
    const states = [one, two].map(({ targets }) => targets.find(({ org_id }: Target) => org_id === shared));
    expect(states.map(({ state }) => state).sort()).toEqual(['cancelled', 'sent']);
    const left = states.find(({ state }) => state === 'cancelled');
    expect([left.push_status, left.error_code, left.hint]).toEqual([2, 'already_reached', expect.any(String)]);
    expect(messagesOf(shared)).toHaveLength(1);
    expect(messagesOf(own)).toHaveLength(1);
    for (const id of drafts) expect((await detailOf(operator, id)).run_state).toBe('done');
  });

  it('PUSH-056 PUSH-075 one message by itself leaves out who has the items, as the run would', async () => {
    const first = await earlier(1);
    const [shared = ''] = await addRecipients(database, 1);
    const draft = (await bring(first.group, first.items, [shared])).result.id as string;
    const plain = await makePush(operator, { orgs: [shared] });
    await confirm(plain.id);
    await settled(operator, plain.id);
    const touser = await database
      .prepare('SELECT user_id FROM organization WHERE organization_id = ?')
      .bind(shared)
      .first('user_id');
    const sent = await operator.post('/web/egg/wx/sendTemplateMsg', { touser, push_id: draft });
    expect(sent.result.errcode).toBe('already_reached');
    expect((await detailOf(operator, draft)).counts).toMatchObject({ cancelled: 1, sent: 0 });
    expect(messagesOf(shared)).toHaveLength(1);
  });

  it('PUSH-082 is for operators, and for groups that there are', async () => {
    const member = await signedIn(INDIVIDUAL, server.url);
    expect((await member.get('/web/v1/push/reached', { group_id: 'x' })).code).toBe(403);
    expect((await operator.get('/web/v1/push/reached', { group_id: 'x' })).code).toBe(404);
  });
});

describe('a push tried again', () => {
  const fault = (mode: string) => operator.post('/dev/faults', { channel: 'wechat', mode });
  const retry = (id: string, orgs?: string[]) => operator.post('/web/v1/push/retry', { id, ...(orgs && { orgs }) });
  const reasonOf = async (id: string, org: string) => {
    const { targets } = await detailOf(operator, id);
    return targets.find(({ org_id }: Target) => org_id === org);
  };

  /** A push that reached nobody, as the account would not have its content. */
  async function failed(orgs: string[]): Promise<string> {
    const { id } = await makePush(operator, { orgs });
    await fault('error:47003');
    await confirm(id);
    expect((await settled(operator, id)).counts.failed).toBe(orgs.length);
    await fault('ok');
    return id;
  }
  const send = async (orgs: string[]): Promise<string> => {
    const { id } = await makePush(operator, { orgs });
    await confirm(id);
    await settled(operator, id);
    return id;
  };

  it('SRV-019 PUSH-056 leaves out who was reached by another push since, and says so; who had it before gets it', async () => {
    const [reached = '', before = '', open = ''] = await addRecipients(database, 3);
    const old = await send([before]);
    await database.prepare('UPDATE push_wechat_orgs SET sent_at = sent_at - 60 WHERE push_id = ?').bind(old).run();
    const id = await failed([reached, before, open]);
    await send([reached]);
    expect((await retry(id)).result).toEqual({ queued: 2, left_out: 1 });
    expect((await settled(operator, id)).counts).toMatchObject({ sent: 2, failed: 1 });
    expect(await reasonOf(id, reached)).toMatchObject({ error_code: 'already_reached', hint: expect.any(String) });
    expect((await retry(id, [reached])).result).toEqual({ queued: 0, left_out: 1 });
    for (const [org, count] of [
      [reached, 1],
      [before, 2],
      [open, 1],
    ] as const)
      expect(messagesOf(org)).toHaveLength(count);
  });

  it('SRV-019 PUSH-056 confirmed again, one that reached nobody leaves out alike, as often as it is confirmed', async () => {
    const [reached = '', open = ''] = await addRecipients(database, 2);
    const id = await failed([reached]);
    const both = await failed([reached, open]);
    await send([reached]);
    for (let time = 0; time < 2; time++) expect((await confirm(id)).result.queued).toBe(0);
    expect((await confirm(both)).result.queued).toBe(1);
    await settled(operator, both);
    expect([messagesOf(reached).length, messagesOf(open).length]).toEqual([1, 1]);
    expect(await reasonOf(id, reached)).toMatchObject({ state: 'failed', error_code: 'already_reached' });
  });

  it('SRV-019 PUSH-056 of two pushes in doubt since the same second one can be tried again, and then the other is left out', async () => {
    const [org = ''] = await addRecipients(database, 1);
    const both = [await failed([org]), await failed([org])];
    for (const id of both)
      await database
        .prepare(`UPDATE push_wechat_orgs SET state = 'uncertain', claim_time = 1800000000 WHERE push_id = ?`)
        .bind(id)
        .run();
    const answers = [];
    for (const id of both) answers.push((await retry(id)).result);
    expect(answers).toEqual([
      { queued: 1, left_out: 0 },
      { queued: 0, left_out: 1 },
    ]);
    await settled(operator, both[0] ?? '');
    expect(messagesOf(org)).toHaveLength(1);
  });

  it('SRV-019 PUSH-035 sends nobody who waits for a confirmation or a time of the push', async () => {
    const [tried = '', waiting = ''] = await addRecipients(database, 2);
    const { id } = await makePush(operator, { orgs: [tried, waiting], auto_push_time: 2_000_000_000 });
    const touser = await database
      .prepare('SELECT user_id FROM organization WHERE organization_id = ?')
      .bind(tried)
      .first('user_id');
    await fault('error:47003');
    await operator.post('/web/egg/wx/sendTemplateMsg', { touser, push_id: id });
    await fault('ok');
    expect((await detailOf(operator, id)).counts).toMatchObject({ failed: 1, waiting: 1 });
    expect((await retry(id)).code).toBe(409);
    expect((await detailOf(operator, id)).run_state).toBe('');
    await operator.post('/web/v1/push/confirm', { id, now: true });
    expect((await settled(operator, id)).counts.sent).toBe(2);
    expect([messagesOf(tried).length, messagesOf(waiting).length]).toEqual([1, 1]);
  });

  it('PUSH-035 one that reached nobody and is given a time waits for it, confirmed or not', async () => {
    const [org = ''] = await addRecipients(database, 1);
    const id = await failed([org]);
    const auto_push_time = 2_000_000_000;
    expect((await operator.put('/web/v1/push', { id, auto_push_time })).code).toBe(200);
    expect((await confirm(id)).result).toEqual({ queued: 0, auto_push_time });
    expect(messagesOf(org)).toEqual([]);
    const soon = Math.floor(Date.now() / 1000) + 2;
    await operator.put('/web/v1/push', { id, auto_push_time: soon });
    await expect.poll(async () => (await detailOf(operator, id)).counts.sent).toBe(1);
    expect((await reasonOf(id, org)).sent_at).toBeGreaterThanOrEqual(soon);
  });
});
