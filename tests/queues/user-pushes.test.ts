import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { operatorOf, publicItems, until } from './support/pushes.ts';

/** Bound to the chat app, and not. */
const BOUND = '13800000008';
const UNBOUND = '13800000010';
const WHOLE = ['s-101', 's-102', 's-103', 's-104'];

let server: TestServer;
let database: D1Database;
let operator: Client;
let items: string[];

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  items = await publicItems(operator, 'chengguo', 12);
  for (const account of [BOUND, UNBOUND]) {
    const person = await signedIn(account, server.url);
    await person.put('/web/v1/user/subscription', { item_type: 1, scopes: WHOLE });
  }
});
afterAll(() => server.stop());

const push = (body: object, path = '/egg/match/pushToSubUser', who = operator) =>
  who.post(path, { item_type: 1, ...body });
const messagesTo = (id: string) =>
  server.runtime.gateway.outbox.list({ channel: 'wechat' }).filter(({ url }) => url?.includes(id));
const rows = async (account: string) =>
  (
    await database
      .prepare(
        'SELECT p.* FROM user_push p JOIN user u ON u.user_id = p.user_id WHERE u.account = ? ORDER BY p.add_time DESC, p.rowid DESC',
      )
      .bind(account)
      .all<{ id: string; state: string; items: string; error_code: string | null; sent_at: number | null }>()
  ).results;
const settled = () =>
  until(
    () => rows(BOUND),
    (found) => found.every(({ state }) => state !== 'waiting' && state !== 'sending'),
  );
const fault = (mode: string) => client(server.url).post('/dev/faults', { channel: 'wechat', mode });

describe('pushes to subscribers', () => {
  it('MAT-011 MAT-012 PUSH-006 each subscriber has one row and one message, or a notice; ten calls at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        push({ items: items.slice(0, 2) }, place % 2 ? '/eggServer/egg/match/pushToSubUser' : undefined),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.reduce((sum, { result }) => sum + result.pushed, 0)).toBe(2);
    const [sent, ...more] = await settled();
    expect(more).toEqual([]);
    expect([sent?.state, sent?.error_code, (sent?.sent_at ?? 0) > 0]).toEqual(['sent', null, true]);
    expect(sent?.id).toMatch(/^[0-9a-f]{32}$/);
    const messages = messagesTo(sent?.id ?? '-');
    expect(messages.map(({ url }) => url)).toEqual([`${server.url}/wxSubPushList/1/${sent?.id}`]);
    const [told] = await rows(UNBOUND);
    expect(told?.state).toBe('notice');
    const notices = (await (await signedIn(UNBOUND, server.url)).get('/web/v1/user/notice/list')).result.records;
    expect(notices.map(({ link }: { link: string }) => link)).toContain(`/wxSubPushList/1/${told?.id}`);
  });

  it('MAT-011 nobody receives an item twice: only what is new goes out', async () => {
    await push({ items: items.slice(1, 3) });
    const [latest] = await settled();
    expect(JSON.parse(latest?.items ?? '[]')).toEqual([items[2]]);
    expect((await push({ items: items.slice(0, 3) })).result).toMatchObject({ pushed: 0, skipped: 2 });
  });

  it('MAT-011 a refused message is recorded, never repeated by itself, and does not count against the week', async () => {
    await fault('error:43004');
    await push({ items: items.slice(3, 4) });
    const [failed] = await settled();
    expect([failed?.state, failed?.error_code]).toEqual(['refused', '43004']);
    await fault('ok');
    const user_ids = [
      await database.prepare('SELECT user_id FROM user WHERE account = ?').bind(BOUND).first('user_id'),
    ];
    expect((await push({ items: items.slice(3, 4), user_ids })).result).toMatchObject({ pushed: 1 });
    const [again] = await settled();
    expect(again?.state).toBe('sent');
  });

  it('MAT-011 no more pushes a week than the setting says', async () => {
    expect((await push({ items: items.slice(4, 5) })).result).toMatchObject({ pushed: 0, skipped: 2 });
    await database.prepare("UPDATE setting SET value = '0' WHERE id = 'subscription-weekly-pushes'").run();
    expect((await push({ items: items.slice(5, 6) })).result).toMatchObject({ pushed: 2, skipped: 0 });
    await settled();
  });

  it('MAT-011 a lost reply is answered with the same message, and an account that is refused stops the call once', async () => {
    await fault('lost-reply');
    await push({ items: items.slice(6, 7) });
    await until(
      () => rows(BOUND),
      ([first]) => first?.error_code === 'no_answer',
    );
    await fault('ok');
    const [row] = await settled();
    expect(row?.state).toBe('sent');
    expect(messagesTo(row?.id ?? '-')).toHaveLength(1);
    await fault('error:40037');
    await push({ items: items.slice(7, 8) });
    const [stopped] = await settled();
    expect([stopped?.state, stopped?.error_code]).toEqual(['failed', '40037']);
    await fault('ok');
    // The same call once more, on the same day and without a key, reaches whom the stopped one did not, and nobody else.
    expect((await push({ items: items.slice(7, 8) })).result).toMatchObject({ pushed: 1, skipped: 1 });
    const [again] = await settled();
    expect([again?.state, messagesTo(again?.id ?? '-').length]).toEqual(['sent', 1]);
    expect((await push({ items: items.slice(7, 8) })).result).toMatchObject({ pushed: 0, skipped: 2 });
  });

  it('MAT-011 a message names an item as it is public, and nothing that was withdrawn while it waited', async () => {
    const [edited = '', gone = ''] = items.slice(8, 10);
    const named = "UPDATE chengguo SET name = '尚未审核的名称' WHERE chengguo_id = ?";
    await database.prepare(named).bind(edited).run();
    await push({ items: [edited] });
    const [told] = await settled();
    const [message] = messagesTo(told?.id ?? '-');
    expect(JSON.stringify(message)).not.toContain('尚未审核的名称');
    expect(told?.state).toBe('sent');
    const pause =
      "INSERT INTO delivery_pause (id, until_time, error_code) VALUES ('wechat', unixepoch() + 3600, '45009')";
    await database.prepare(pause).run();
    await push({ items: [gone] });
    await until(
      () => rows(BOUND),
      ([first]) => first?.items === JSON.stringify([gone]) && first.state === 'waiting',
    );
    await database.prepare('DELETE FROM result_publication WHERE item_id = ?').bind(gone).run();
    await database.prepare('DELETE FROM delivery_pause').run();
    await client(server.url).post('/dev/cron', { cron: '* * * * *' });
    const [left] = await settled();
    expect([left?.items, left?.state]).toEqual([JSON.stringify([gone]), 'notice']);
    expect(messagesTo(left?.id ?? '-')).toEqual([]);
  });

  it('MAT-011 MAT-012 nothing is sent to who ended the subscription, or the follow, while it waited', async () => {
    const [wanted = ''] = items.slice(10, 11);
    const person = await signedIn(BOUND, server.url);
    const { user_id } = (await person.get('/web/egg/user/session')).result;
    const pause =
      "INSERT INTO delivery_pause (id, until_time, error_code) VALUES ('wechat', unixepoch() + 3600, '45009')";
    await database.prepare(pause).run();
    await push({ items: [wanted] });
    await until(
      () => rows(BOUND),
      ([first]) => first?.items === JSON.stringify([wanted]) && first.state === 'waiting',
    );
    const target = { kind: 'item', target: wanted };
    const follow = (await person.put('/web/v1/user/follow', target)).result.id;
    for (const id of [follow, 'ended'])
      await database
        .prepare(
          `INSERT INTO user_push (id, user_id, item_type, title, items, state, run_key, add_time)
           VALUES ('of-follow-' || ?1, ?2, 1, '您关注的内容有更新', json_array(?3), 'waiting', 'follow:' || ?1 || ':x', 1)`,
        )
        .bind(id, user_id, wanted)
        .run();
    const ended = await person.delete('/web/egg/base/remove', {
      table: 'subscription',
      where: { item_type: 1, user_id },
    });
    expect(ended.result).toEqual({ changed: 1 });
    await database.prepare('DELETE FROM delivery_pause').run();
    await client(server.url).post('/dev/cron', { cron: '* * * * *' });
    const after = await settled();
    const state = (id: string) => after.find((row) => row.id === id)?.state;
    expect([state(`of-follow-${follow}`), state('of-follow-ended')]).toEqual(['sent', 'notice']);
    const left = after.find((row) => row.items === JSON.stringify([wanted]) && !row.id.startsWith('of-follow'));
    expect(left?.state).toBe('notice');
    expect([messagesTo(left?.id ?? '-'), messagesTo('of-follow-ended')]).toEqual([[], []]);
    await person.put('/web/v1/user/subscription', { item_type: 1, scopes: WHOLE });
  });

  it('MAT-011 members, visitors and items that are not public are refused', async () => {
    const member = await signedIn(BOUND, server.url);
    expect((await push({ items }, undefined, member)).code).toBe(403);
    expect((await push({ items }, undefined, client(server.url))).status).toBe(100);
    expect((await push({ items: ['nothing'] })).code).toBe(422);
    expect((await push({ items: [] })).code).toBe(422);
  });
});

describe('pages behind the id of a push', () => {
  it('PUSH-004 PUSH-006 PUSH-007 PUSH-009 show list, item and contact without a sign-in, and take feedback once', async () => {
    const visitor = client(server.url);
    const [row] = (await rows(UNBOUND)).slice(-1);
    const id = row?.id ?? '';
    const page = (await visitor.get('/web/v1/userPush', { id })).result;
    expect(page.items.map(({ item_id }: { item_id: string }) => item_id)).toEqual(JSON.parse(row?.items ?? '[]'));
    const item_id = page.items[0].item_id;
    const detail = await visitor.get('/web/v1/userPush/item', { id, item_id });
    expect(detail.result).toMatchObject({ item_id, public: true, item_type: 1 });
    expect(detail.result.contact.contacts).toBeTruthy();
    expect(detail.headers.get('cache-control')).toContain('no-store');
    expect((await visitor.post('/web/v1/userPush/open', { id })).result).toEqual({ opened: true });
    expect((await visitor.post('/web/v1/userPush/open', { id })).result).toEqual({ opened: false });
    const feedback = { id, item_id, name: '来访者', phone: '0311-1234567', remark: '希望了解中试条件' };
    for (let time = 0; time < 3; time++)
      expect((await visitor.post('/web/v1/userPush/feedback', feedback)).status).toBe(200);
    const count = await database
      .prepare("SELECT count(*) AS n FROM feedback WHERE remark = '希望了解中试条件'")
      .first('n');
    expect(count).toBe(1);
  });

  it('PUSH-005 PUSH-008 PUSH-009 demands are pushed and shown alike', async () => {
    const [demand] = await publicItems(operator, 'xuqiu', 1);
    const person = await signedIn(UNBOUND, server.url);
    await person.put('/web/v1/user/subscription', { item_type: 2, scopes: WHOLE });
    expect((await push({ item_type: 2, items: [demand] })).result.pushed).toBe(1);
    const [row] = await rows(UNBOUND);
    const visitor = client(server.url);
    const detail = await visitor.get('/web/v1/userPush/item', { id: row?.id, item_id: demand });
    expect(detail.result).toMatchObject({ item_id: demand, public: true, item_type: 2 });
    for (const path of [`/demandSubDetail/${demand}/x/${row?.id}`, `/demandSubDetailHZ/${demand}/${row?.id}`]) {
      const page = await visitor.fetch(path);
      expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    }
  });

  it('PUSH-004 PUSH-006 other ids and items of other pushes do not exist', async () => {
    const visitor = client(server.url);
    const [row] = (await rows(UNBOUND)).slice(-1);
    for (const id of ['', 'x', 'f'.repeat(32), `${row?.id} OR 1=1`])
      expect((await visitor.get('/web/v1/userPush', { id })).code).toBe(404);
    expect((await visitor.get('/web/v1/userPush/item', { id: row?.id ?? '', item_id: items[11] ?? '' })).code).toBe(
      404,
    );
    const feedback = { id: 'f'.repeat(32), item_id: items[0], name: 'a', phone: '0311-1234567', remark: 'b' };
    expect((await visitor.post('/web/v1/userPush/feedback', feedback)).code).toBe(404);
    expect((await visitor.post('/web/v1/userPush/feedback', { ...feedback, id: row?.id, name: ' ' })).code).toBe(422);
  });

  it('PUSH-004 PUSH-006 a link stands for its person: while the account is disabled it opens nothing and answers for nobody', async () => {
    const [row] = await rows(UNBOUND);
    const item_id = (JSON.parse(row?.items ?? '[]') as string[])[0] ?? '';
    const id = row?.id ?? '';
    const visitor = client(server.url);
    const feedback = { id, item_id, name: '张三', phone: '13900000001', remark: '停用之后' };
    const codes = async () => [
      (await visitor.get('/web/v1/userPush', { id })).code,
      (await visitor.get('/web/v1/userPush/item', { id, item_id })).code,
      (await visitor.post('/web/v1/userPush/feedback', feedback)).code,
    ];
    const disabled = (is_delete: number) =>
      database.prepare('UPDATE user SET is_delete = ? WHERE account = ?').bind(is_delete, UNBOUND).run();
    await disabled(1);
    expect(await codes()).toEqual([404, 404, 404]);
    await disabled(0);
    expect(await codes()).toEqual([200, 200, 200]);
  });
});
