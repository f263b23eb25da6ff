import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipients, makePush, operatorOf, settled } from '../queues/support/pushes.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const ADMINISTRATOR = '13800000002';
const MEMBER = '13800000010';
const STRANGER = '13800000004';

let server: TestServer;
let database: D1Database;
let operator: Client;
let administrator: Client;
let member: Client;
let stranger: Client;
const visitor = () => client(server.url);

const idOf = async (account: string) =>
  (await database.prepare('SELECT user_id FROM user WHERE account = ?').bind(account).first<{ user_id: string }>())
    ?.user_id ?? '';

async function join(org: string, account: string, isAdmin: number): Promise<void> {
  const id = `${org}-${account}`.slice(-40);
  await database
    .prepare(
      'INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status) VALUES (?, ?, ?, ?, 0, 1, 4)',
    )
    .bind(id, org, await idOf(account), isAdmin)
    .run();
}

/** A push that reached two organisations; the first has an administrator and a member who can sign in. */
async function received() {
  const orgs = await addRecipients(database, 2);
  const [org = '', other = ''] = orgs;
  await join(org, ADMINISTRATOR, 1);
  await join(org, MEMBER, 0);
  const push = await makePush(operator, { orgs });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settled(operator, push.id);
  return { ...push, org, other, key: { push_id: push.id, org_id: org } };
}

let push: Awaited<ReturnType<typeof received>>;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  push = await received();
  [administrator, member, stranger] = (await Promise.all(
    [ADMINISTRATOR, MEMBER, STRANGER].map((account) => signedIn(account, server.url)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

const pageFor = (who: Client, org = push.org) => who.get('/web/v1/inbox/push', { id: push.id, org });
const feedbackOf = async (pushId: string) =>
  (await database.prepare('SELECT * FROM feedback WHERE push_wechat_id = ? ORDER BY add_time, id').bind(pushId).all())
    .results;

describe('the page that a message leads to', () => {
  it('PUSH-003 shows the push and its public items to whoever has the link, and people and answers to nobody else (decision 37)', async () => {
    for (const who of [visitor(), stranger]) {
      const page = await pageFor(who);
      expect(page.status).toBe(200);
      expect(page.result).toMatchObject({ id: push.id, title: '新材料领域技术需求推送', item_type: 2, own: null });
      expect(page.result.items.map(({ item_id }: { item_id: string }) => item_id).sort()).toEqual(
        [...push.items].sort(),
      );
      expect(page.result.items[0].name).toBeTruthy();
      expect(page.text).not.toMatch(/openid|contacts|1[3-9]\d{9}/);
      expect(page.headers.get('cache-control')).toMatch(/no-store/);
    }
    const own = (await pageFor(administrator)).result.own;
    expect(own.answers).toEqual([]);
    expect(own.colleagues.map(({ user_id }: { user_id: string }) => user_id)).toEqual([await idOf(MEMBER)]);
  });

  it('PUSH-003 COMM-029 tells a recipient of the deal that goes on about an item, which a second one would answer, and nobody else', async () => {
    const [item_id = ''] = push.items;
    const wish = { item_type: 2, item_id, name: '王工', phone: '0311-80001234', remark: '希望进一步了解' };
    const opened = await administrator.post('/web/v1/user/deal', wish);
    expect(opened.status, opened.text).toBe(200);
    const { id } = opened.result;
    expect((await administrator.post('/web/v1/user/deal', wish)).result).toMatchObject({ id, opened: false });
    expect((await pageFor(administrator)).result.own.deals).toEqual([{ item_id, id }]);
    expect((await pageFor(member)).result.own.deals).toEqual([]);
    const step = { id, version: 1, state: 'declined', reason: 'other', note: '另有安排' };
    expect((await administrator.post('/web/v1/user/deal/step', step)).status).toBe(200);
    expect((await pageFor(administrator)).result.own.deals).toEqual([]);
  });

  it('PUSH-003 has no page for a guessed push, for another organisation, or before it was sent', async () => {
    const [unsent = ''] = await addRecipients(database, 1);
    const waiting = await makePush(operator, { orgs: [unsent] });
    for (const query of [
      { id: waiting.id, org: unsent },
      { id: push.id, org: unsent },
      { id: '01J00000000000000000000000', org: push.org },
    ]) {
      expect((await visitor().get('/web/v1/inbox/push', query)).code).toBe(404);
      expect((await administrator.post('/web/v1/inbox/open', { push_id: query.id, org_id: query.org })).code).toBe(404);
    }
    expect((await operator.get('/web/v1/inbox/push', { id: waiting.id, org: unsent })).status).toBe(200);
  });

  it('PUSH-083 counts the first opening by whom the message is addressed to, and nobody else’s look at it', async () => {
    const open = (who: Client) => who.post('/web/v1/inbox/open', push.key);
    const noted = () =>
      database
        .prepare('SELECT count(*) AS n FROM push_answer WHERE push_id = ? AND opened_time IS NOT NULL')
        .bind(push.id)
        .first<{ n: number }>();
    expect((await open(visitor())).status).toBe(100);
    for (const other of [operator, stranger, member]) expect((await open(other)).result).toEqual({ opened: false });
    expect(await noted()).toEqual({ n: 0 });
    const opened = await Promise.all([1, 2, 3].map(() => open(administrator)));
    expect(opened.filter(({ result }) => result.opened)).toHaveLength(1);
    expect(await noted()).toEqual({ n: 1 });
  });

  it('PUSH-003 is a page that nobody keeps, lists or sends along', async () => {
    const page = await visitor().fetch(`/wxPushDetail/${push.id}/2/${push.org}/${push.groupId}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toMatch(/noindex/);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
  });
});

describe('answers', () => {
  const answer = (who: Client, body: object) => who.post('/web/v1/inbox/answer', { ...push.key, ...body });

  it('PUSH-083 PUSH-084 are taken from the people of the organisation alone (decision 37)', async () => {
    const body = { answer: 'interested', item_id: push.items[0] };
    expect((await answer(visitor(), body)).status).toBe(100);
    expect((await answer(stranger, body)).code).toBe(404);
    expect((await answer(operator, body)).code).toBe(404);
    expect(
      (await administrator.post('/web/v1/inbox/answer', { ...body, push_id: push.id, org_id: push.other })).code,
    ).toBe(404);
    expect(await feedbackOf(push.id)).toEqual([]);
  });

  it('PUSH-083 COMM-026 write one feedback with the chat-app user on the server, then put it by id', async () => {
    const [item] = push.items;
    await database
      .prepare("UPDATE user SET openid = 'openid-of-the-administrator' WHERE user_id = ?")
      .bind(await idOf(ADMINISTRATOR))
      .run();
    const twice = await Promise.all([1, 2].map(() => answer(administrator, { answer: 'interested', item_id: item })));
    for (const each of twice) expect(each.result).toMatchObject({ answer: 'interested', version: 1 });
    const [row, ...more] = await feedbackOf(push.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      source: 1,
      item_id: item,
      item_type: 2,
      push_group_id: push.groupId,
      org_id: push.org,
      openid: 'openid-of-the-administrator',
    });
    expect(row?.wechat_name).toBeTruthy();
    const changed = await answer(administrator, { answer: 'irrelevant', reason: 'field', item_id: item, version: 1 });
    expect(changed.result).toMatchObject({ answer: 'irrelevant', reason: 'field', version: 2 });
    const after = await feedbackOf(push.id);
    expect(after.map(({ id }) => id)).toEqual([row?.id]);
    expect(after[0]?.remark).toMatch(/不相关：与本单位领域不符/);
    const page = await pageFor(administrator);
    expect(page.result.own.answers).toMatchObject([{ item_id: item, answer: 'irrelevant', version: 2 }]);
    expect(page.text + changed.text).not.toMatch(/openid/);
  });

  it('COMM-026 the table’s own add takes feedback on a push from the same people, by sign-in or openid (decision 37)', async () => {
    const row = {
      ...{ phone: '13900000000', name: '访客', remark: '请联系', item_id: push.items[0], item_type: 2 },
      ...{ push_wechat_id: push.id, push_group_id: push.groupId, org_id: push.org, wechat_name: '自称' },
    };
    const add = (who: Client, openid?: string) =>
      who.post('/web/egg/base/add', { table: 'feedback', data: { ...row, ...(openid && { openid }) } });
    for (const refused of [await add(visitor()), await add(stranger), await add(visitor(), 'openid-guessed')]) {
      expect(refused.code).toBe(403);
    }
    const byOpenid = await add(visitor(), 'openid-of-the-administrator');
    expect(byOpenid.status).toBe(200);
    expect(byOpenid.text).not.toMatch(/openid-of/);
    const [kept] = (await feedbackOf(push.id)).filter(({ name }) => name === '访客');
    expect(kept).toMatchObject({ source: 1, openid: 'openid-of-the-administrator' });
    expect(kept?.wechat_name).not.toBe('自称');
  });

  it('PUSH-083 keep what a colleague answered meanwhile: the later one is told', async () => {
    const [, item] = push.items;
    expect((await answer(member, { answer: 'replied', content: '请联系我们', item_id: item })).result.version).toBe(1);
    expect((await answer(administrator, { answer: 'interested', item_id: item })).code).toBe(409);
    expect((await answer(administrator, { answer: 'interested', item_id: item, version: 1 })).result.version).toBe(2);
  });

  it('PUSH-083 say why something is not relevant, and what is replied', async () => {
    expect((await answer(administrator, { answer: 'irrelevant' })).errors).toMatchObject([
      { field: 'reason', code: 'inbox_reason_required' },
    ]);
    expect((await answer(administrator, { answer: 'replied' })).errors).toMatchObject([{ field: 'content' }]);
    expect((await answer(administrator, { answer: 'interested', item_id: 'of-another-push' })).errors).toMatchObject([
      { field: 'item_id' },
    ]);
    expect(
      (
        await answer(administrator, {
          answer: 'replied',
          content: 'x',
          files: [{ name: 'x', url: '/files/not/mine.pdf' }],
        })
      ).errors,
    ).toMatchObject([{ field: 'files.0.url' }]);
  });

  it('PUSH-083 pass a push on to a colleague of the organisation, who is told once and finds it in the inbox', async () => {
    const pass = (user_id: string, version = 0) =>
      administrator.post('/web/v1/inbox/passOn', { ...push.key, user_id, version, content: '请跟进' });
    expect((await pass(await idOf(STRANGER))).errors).toMatchObject([
      { field: 'user_id', code: 'inbox_colleague_unfit' },
    ]);
    const colleague = await idOf(MEMBER);
    for (const each of await Promise.all([pass(colleague), pass(colleague)])) {
      expect(each.result).toMatchObject({ answer: 'passed', item_id: '', version: 1 });
    }
    const notices = (await member.get('/web/v1/user/notice/list')).result.records.filter(
      ({ topic }: { topic: string }) => topic === 'push_passed',
    );
    expect(notices).toMatchObject([{ link: `/wxPushDetail/${push.id}/2/${push.org}/${push.groupId}` }]);
    const inbox = (await member.get('/web/v1/inbox/list')).result.records;
    expect(inbox).toMatchObject([{ push_id: push.id, passed: true }]);
  });

  it('PUSH-083 PUSH-084 a push of several items waits until each has an answer, or the push as a whole, and for whom it was passed to', async () => {
    const several = await received();
    const [first, second] = several.items;
    const reply = (body: object, who = administrator) =>
      who.post('/web/v1/inbox/answer', { ...several.key, answer: 'interested', ...body });
    const states = async (who = administrator) => {
      const lists = await Promise.all(
        ['open', 'answered'].map((state) => who.get('/web/v1/inbox/list', { state, pageSize: '100' })),
      );
      const rows = lists.map(({ result }) =>
        result.records.find(({ push_id }: { push_id: string }) => push_id === several.id),
      );
      return rows.map((row) => (row ? [row.answered, row.items] : null));
    };
    expect(await states()).toEqual([[0, 2], null]);
    expect((await reply({ item_id: first })).status).toBe(200);
    expect(await states()).toEqual([[1, 2], null]);
    const passed = { ...several.key, item_id: second, user_id: await idOf(MEMBER) };
    // A name that nobody reviewed yet is told to nobody.
    await database.prepare(`UPDATE xuqiu SET name = '未审核的新名称' WHERE xuqiu_id = ?`).bind(second).run();
    expect((await administrator.post('/web/v1/inbox/passOn', passed)).status).toBe(200);
    expect((await member.get('/web/v1/user/notice/list')).text).not.toContain('未审核的新名称');
    expect(await states()).toEqual([null, [2, 2]]);
    expect(await states(member)).toEqual([[1, 2], null]);
    expect((await reply({ item_id: second, version: 1 }, member)).status).toBe(200);
    expect(await states(member)).toEqual([null, [2, 2]]);
    const whole = await received();
    await administrator.post('/web/v1/inbox/answer', { ...whole.key, answer: 'replied', content: '都不合适' });
    const { records } = (await administrator.get('/web/v1/inbox/list', { state: 'answered' })).result;
    expect(records.find(({ push_id }: { push_id: string }) => push_id === whole.id)).toMatchObject({ answered: 2 });
  });
});

describe('the inbox on the web', () => {
  it('PUSH-084 PUSH-085 lists what was sent to administered organisations, and nothing of others', async () => {
    const { records } = (await administrator.get('/web/v1/inbox/list', { state: 'answered' })).result;
    const keys = records.map(({ push_id, org_id }: Record<string, string>) => [push_id, org_id]);
    expect(keys).toContainEqual([push.id, push.org]);
    expect(keys.map(([, org]: string[]) => org)).not.toContain(push.other);
    const row = records.find(({ push_id }: { push_id: string }) => push_id === push.id);
    expect(row).toMatchObject({ items: 2, answered: 2, opened_time: expect.any(Number) });
    expect((await stranger.get('/web/v1/inbox/list')).result.records).toEqual([]);
    expect((await visitor().get('/web/v1/inbox/list')).status).toBe(100);
  });

  it('PUSH-083 has what the chat app did not bring, and its administrators are told once', async () => {
    const [org = ''] = await addRecipients(database, 1, (place) => `unfollowed-${place}`);
    await join(org, '13800000003', 1);
    const missed = await makePush(operator, { orgs: [org] });
    await operator.post('/web/v1/push/confirm', { id: missed.id });
    await settled(operator, missed.id);
    const reached = await signedIn('13800000003', server.url);
    const { records } = (await reached.get('/web/v1/user/notice/list')).result;
    const told = records.filter(({ topic }: { topic: string }) => topic === 'push_received');
    expect(told).toMatchObject([{ link: `/wxPushDetail/${missed.id}/2/${org}/${missed.groupId}` }]);
    const key = { push_id: missed.id, org_id: org };
    expect((await reached.get('/web/v1/inbox/list')).result.records).toMatchObject([key]);
    expect((await reached.post('/web/v1/inbox/answer', { ...key, answer: 'interested' })).status).toBe(200);
  });

  it('PUSH-010 an operator sees the page as its recipient will, with nothing of theirs; nobody else does', async () => {
    const read = (by: Client, preview: string) => by.get('/web/v1/inbox/push', { id: push.id, org: push.org, preview });
    const shown = (await read(operator, '1')).result;
    expect(shown).toMatchObject({ preview: true, own: { answers: [], colleagues: [], me: { name: '', phone: '' } } });
    expect((await read(operator, '')).result).toMatchObject({ preview: false, own: null });
    expect((await read(stranger, '1')).result).toMatchObject({ preview: false, own: null });
    expect((await read(administrator, '1')).result.preview).toBe(false);
    const answer = { push_id: push.id, org_id: push.org, answer: 'interested' };
    expect((await operator.post('/web/v1/inbox/answer', answer)).code).toBe(404);
  });

  it('PUSH-082 keeps preferences that operators see before they confirm', async () => {
    const wish = { org_id: push.org, scopes: [], item_types: [1], weekly_cap: 1, version: 0 };
    expect((await stranger.put('/web/v1/inbox/preference', wish)).code).toBe(404);
    expect((await member.put('/web/v1/inbox/preference', wish)).code).toBe(404);
    expect((await administrator.put('/web/v1/inbox/preference', wish)).result).toMatchObject({
      weekly_cap: 1,
      version: 1,
      received: 1,
    });
    expect((await administrator.put('/web/v1/inbox/preference', { ...wish, weekly_cap: 3 })).code).toBe(409);
    expect((await administrator.get('/web/v1/push/caps', { push_id: push.id })).code).toBe(403);
    const caps = (await operator.post('/web/v1/push/caps', { orgs: [push.org, push.other], item_type: 2 })).result;
    expect(caps).toMatchObject({ over: [{ org_id: push.org, received: 1, cap: 1 }], unwanted: [{ org_id: push.org }] });
    const next = await makePush(operator, { orgs: [push.org, push.other] });
    expect((await operator.get('/web/v1/push/caps', { push_id: next.id })).result.over).toHaveLength(1);
  });

  it('PUSH-003 ORG-001 a link that was sent before a merge opens for the organisation that stays, and its answer is that one’s', async () => {
    const merged = await received();
    const [to = ''] = await addRecipients(database, 1);
    const admin = await signedIn('13800000011', server.url);
    expect((await admin.post('/web/v1/admin/organization/merge', { from: merged.org, to })).status).toBe(200);
    const page = await visitor().get('/web/v1/inbox/push', { id: merged.id, org: merged.org });
    expect([page.code, page.result?.org?.id]).toEqual([200, to]);
    const data = {
      ...{ phone: '13900000000', name: '合并后', remark: '请联系', item_id: merged.items[0], item_type: 2 },
      ...{ push_wechat_id: merged.id, push_group_id: merged.groupId, org_id: merged.org },
    };
    expect((await member.post('/web/egg/base/add', { table: 'feedback', data })).status).toBe(200);
    expect(await feedbackOf(merged.id)).toMatchObject([{ name: '合并后', org_id: to }]);
  });
});
