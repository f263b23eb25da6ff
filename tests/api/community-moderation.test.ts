import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { unique } from './support/results.ts';
import { add } from './table-calls.ts';

const visitor = client();
const EDITOR = '13800000013';
let editor: Client;
let auditor: Client;

let reader: Client;
let others: Client[];
let category: string;

beforeAll(async () => {
  [editor, auditor, reader, ...others] = (await Promise.all(
    [EDITOR, '13800000004', '13800000008', '13800000009', '13800000003', '13800000006', '13800000007'].map((account) =>
      signedIn(account),
    ),
  )) as [Client, Client, Client, ...Client[]];
  const made = await add(editor, 'thread_category', { name: unique('板块').slice(0, 30), sort: 90 });
  category = made.result.id;
});

const ask = async (who: Client, title = unique('怎样检测微量氢')) =>
  (await who.post('/web/v1/community/thread', { category_id: category, title, body: `<p>${title}的办法</p>` }))
    .result as {
    id: string;
    state: string;
  };
const answer = async (who: Client, thread_id: string, more: object = {}) =>
  (await who.post('/web/v1/community/reply', { thread_id, body: `<p>${unique('可以试试')}</p>`, ...more })).result as {
    id: string;
    state: string;
  };
const report = (who: Client, kind: string, id: string) => who.post('/web/v1/post/report', { kind, id, reason: 'spam' });
const decide = (who: Client, what: string, kind: string, id: string, more: object = {}) =>
  who.post(`/web/v1/post/${what}`, { kind, id, ...more });
const inQueue = async (who: Client, id: string, state = 'open') =>
  (await who.get('/web/v1/post/queue/list', { pageSize: '100', state })).result.records.find(
    (row: { id: string }) => row.id === id,
  );
const readable = async (who: Client, id: string) => (await who.get('/web/v1/community/thread', { id })).code === 200;
const told = async (who: Client, topic: string, id: string) =>
  (await who.get('/web/v1/user/notice/list', { pageSize: '100' })).result.records.filter(
    (row: { topic: string; item_id: string }) => row.topic === topic && row.item_id === id,
  );

describe('reports of threads and replies', () => {
  it('three people hide a post until a moderator has looked, however they race; its author hears that, not from whom', async () => {
    const { id, state } = await ask(editor);
    expect(state).toBe('shown');
    for (const who of [reader, others[0]] as Client[]) expect((await report(who, 'thread', id)).code).toBe(200);
    expect(await readable(visitor, id)).toBe(true);
    const last = await Promise.all(others.slice(1).map((who) => report(who, 'thread', id)));
    expect(last.every(({ code }) => code === 200 || code === 404)).toBe(true);
    for (const who of [visitor, reader]) expect(await readable(who, id)).toBe(false);
    expect(await readable(editor, id)).toBe(true);
    const notices = await told(editor, 'post_reported', id);
    expect(notices).toHaveLength(1);
    expect(JSON.stringify(notices)).not.toMatch(/user_id|spam/);
    expect(await inQueue(editor, id)).toMatchObject({ kind: 'thread', hide_reason: '' });
    expect(await inQueue(auditor, id)).toBeUndefined();
    expect((await decide(auditor, 'dismiss', 'thread', id)).code).toBe(404);
    expect((await decide(reader, 'dismiss', 'thread', id)).code).toBe(403);
    expect((await decide(editor, 'dismiss', 'thread', id)).result).toEqual({ dismissed: true });
    expect(await readable(visitor, id)).toBe(true);
    expect(await told(editor, 'post_restored', id)).toHaveLength(1);
    // Whoever reported it hears what came of it, once, and nobody else; neither by whom nor why.
    for (const who of [reader, others[0]] as Client[])
      expect(await told(who, 'report_decided', id)).toMatchObject([
        { params: { code: 'dismissed' }, link: expect.stringContaining(id) },
      ]);
    expect(await told(editor, 'report_decided', id)).toEqual([]);
    // Who was wrong once is no voice any more.
    await report(reader, 'thread', id);
    expect(await inQueue(editor, id)).toBeUndefined();
  });

  it('an own post, and one that is not there, is not reported; the same person counts once', async () => {
    const { id } = await ask(editor);
    expect((await report(editor, 'thread', id)).code).toBe(409);
    expect((await report(visitor, 'thread', id)).status).toBe(100);
    expect((await report(reader, 'reply', id)).code).toBe(404);
    await Promise.all([1, 2, 3, 4].map(() => report(reader, 'thread', id)));
    expect(await inQueue(editor, id)).toMatchObject({ reports: 1 });
    expect(await readable(visitor, id)).toBe(true);
  });

  it('a moderator hides a reply with a reason, takes it back, hides it and shows it again', async () => {
    const { id: thread } = await ask(editor);
    const { id } = await answer(editor, thread);
    await report(reader, 'reply', id);
    const count = async () => (await visitor.get('/web/v1/community/thread', { id: thread })).result.replies;
    expect(await count()).toBe(1);
    expect((await decide(editor, 'hide', 'reply', id, { reason: ' ' })).errors).toMatchObject([{ field: 'reason' }]);
    expect((await decide(editor, 'hide', 'reply', id, { reason: '广告' })).result).toEqual({ hidden: true });
    const outcomes = async () =>
      (await told(reader, 'report_decided', thread)).map((row: { params: { code: string } }) => row.params.code);
    expect(await outcomes()).toEqual(['hidden']);
    expect(await count()).toBe(0);
    expect(await inQueue(editor, id)).toBeUndefined();
    expect((await decide(editor, 'restore', 'reply', id, { undo: true })).result).toEqual({ restored: true });
    expect(await count()).toBe(1);
    expect(await inQueue(editor, id)).toMatchObject({ reports: 1 });
    expect(await told(editor, 'comment_hidden', thread)).toEqual([]);
    expect(await outcomes()).toEqual([]);
    await decide(editor, 'hide', 'reply', id, { reason: '广告' });
    expect(await inQueue(editor, id, 'hidden')).toMatchObject({ hide_reason: '广告' });
    expect((await decide(editor, 'restore', 'reply', id)).result).toEqual({ restored: true });
    expect(await count()).toBe(1);
    expect(await told(editor, 'post_restored', thread)).toHaveLength(1);
    expect((await outcomes()).sort()).toEqual(['hidden', 'restored']);
    expect(JSON.stringify(await told(reader, 'report_decided', thread))).not.toContain('广告');
  });

  it('a whole thread that was taken away leads whoever reported it nowhere, and who decides is told nothing of an own report', async () => {
    const { id } = await ask(reader);
    for (const who of [editor, others[0]] as Client[]) await report(who, 'thread', id);
    expect((await decide(editor, 'hide', 'thread', id, { reason: '广告' })).result).toEqual({ hidden: true });
    expect(await told(others[0] as Client, 'report_decided', id)).toMatchObject([
      { params: { code: 'hidden' }, link: '' },
    ]);
    expect(await told(editor, 'report_decided', id)).toEqual([]);
  });
});

describe('first posts', () => {
  it('that of a new account waits, nobody else meets it, and once approved it is there and followers are told', async () => {
    const newcomer = await signedIn('13800000010');
    const { id: thread } = await ask(editor);
    const reply = await answer(newcomer, thread);
    expect(reply.state).toBe('held');
    const rows = async (who: Client) => (await who.get('/web/v1/community/thread', { id: thread })).result;
    expect(await rows(visitor)).toMatchObject({ replies: 0, records: [] });
    expect((await rows(newcomer)).records).toMatchObject([{ id: reply.id, state: 'held' }]);
    expect(await told(editor, 'thread_reply', thread)).toEqual([]);
    expect((await report(reader, 'reply', reply.id)).code).toBe(404);
    expect(await inQueue(editor, reply.id, 'held')).toMatchObject({ kind: 'reply', reports: 0 });
    for (const who of [reader, auditor])
      expect([403, 404]).toContain((await decide(who, 'approve', 'reply', reply.id, { update_time: null })).code);
    expect((await decide(editor, 'approve', 'reply', reply.id)).code).toBe(422);
    const edited = { id: reply.id, body: '<p>看过之后改写的一段话</p>' };
    expect((await newcomer.put('/web/v1/community/reply', edited)).code).toBe(200);
    // What the moderator read stands there no longer.
    expect((await decide(editor, 'approve', 'reply', reply.id, { update_time: null })).code).toBe(409);
    expect(await rows(visitor)).toMatchObject({ replies: 0 });
    const { update_time } = await inQueue(editor, reply.id, 'held');
    const links = `<p>${'<a href="https://example.com/a">a</a> '.repeat(2)}</p>`;
    const spam = await newcomer.post('/web/v1/community/reply', { thread_id: thread, body: links });
    expect(spam.errors).toMatchObject([{ field: 'body', code: 'thread_links' }]);
    const rewritten = await newcomer.put('/web/v1/community/reply', { id: reply.id, body: links });
    expect(rewritten.errors).toMatchObject([{ field: 'body', code: 'thread_links' }]);
    const both = await Promise.all([1, 2].map(() => decide(editor, 'approve', 'reply', reply.id, { update_time })));
    expect(both.map(({ result }) => result)).toEqual([{ approved: true }, { approved: true }]);
    expect(await rows(visitor)).toMatchObject({ replies: 1, records: [{ id: reply.id }] });
    // What the moderators did not approve is no part of the history that everybody reads.
    const history = async () => (await visitor.get('/web/v1/community/history', { id: reply.id })).result.records;
    expect(await history()).toMatchObject([{ version: 1, body: edited.body }]);
    const later = { id: reply.id, body: '<p>批准之后再改的一段话</p>' };
    expect((await newcomer.put('/web/v1/community/reply', later)).code).toBe(200);
    expect(await history()).toMatchObject([{ body: later.body }, { version: 1, body: edited.body }]);
    expect(await told(editor, 'thread_reply', thread)).toHaveLength(1);
    expect(await told(newcomer, 'post_approved', thread)).toHaveLength(1);
    expect((await answer(newcomer, thread)).state).toBe('shown');
    for (const id of [reply.id]) await newcomer.call('DELETE', '/web/v1/community/reply', { query: { id } });
  });
});

describe('first threads', () => {
  it('SIGN-012 what a refused one read before the moderators showed it all the same is read by nobody', async () => {
    const { browser: newcomer } = await newMember();
    const { id, state } = await ask(newcomer);
    expect(state).toBe('held');
    const change = (title: string) =>
      newcomer.put('/web/v1/community/thread', { id, category_id: category, title, body: `<p>${title}</p>` });
    const [first, second] = [unique('没有人审核过的标题'), unique('审核过的标题')];
    for (const title of [first, second]) expect((await change(title)).code).toBe(200);
    await decide(editor, 'hide', 'thread', id, { reason: '广告' });
    expect((await decide(editor, 'restore', 'thread', id)).result).toEqual({ restored: true });
    expect(await readable(visitor, id)).toBe(true);
    const { records } = (await visitor.get('/web/v1/community/history', { id })).result;
    expect(records).toMatchObject([{ version: 1, title: second }]);
    await newcomer.call('DELETE', '/web/v1/community/thread', { query: { id } });
  });
});

describe('links of threads', () => {
  it('a reply answers with a public result, and both sides show the other while everybody reads both', async () => {
    const { id: thread } = await ask(editor);
    const [result] = (await visitor.get('/web/v1/chengguo/list', { pageSize: '1' })).result.records;
    const refused = await editor.post('/web/v1/community/reply', {
      thread_id: thread,
      body: '<p>见</p>',
      result_id: 'nothing',
    });
    expect(refused.errors).toMatchObject([{ field: 'result_id' }]);
    const { id: reply } = await answer(editor, thread, { result_id: result.chengguo_id });
    const links = async () => (await visitor.get('/web/v1/community/links', { id: thread })).result.records;
    const mentions = async () =>
      (await visitor.get('/web/v1/community/mentions', { kind: 'result', id: result.chengguo_id })).result.records.map(
        (row: { id: string }) => row.id,
      );
    expect(await links()).toMatchObject([
      { kind: 'result', item_id: result.chengguo_id, reply_id: reply, name: result.name },
    ]);
    expect(await mentions()).toContain(thread);
    await decide(editor, 'hide', 'reply', reply, { reason: '离题' });
    expect(await links()).toEqual([]);
    expect(await mentions()).not.toContain(thread);
    await decide(editor, 'restore', 'reply', reply);
    await decide(editor, 'hide', 'thread', thread, { reason: '离题' });
    expect(await links()).toEqual([]);
    expect(await mentions()).not.toContain(thread);
  });
});
