import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { COMPANY, INDIVIDUAL, MEMBER, unique } from './support/results.ts';
import { noticesOf } from './support/talk.ts';
import { add, remove } from './table-calls.ts';

const visitor = client();
let author: Client;
let helper: Client;
let stranger: Client;
let editor: Client;
let category: string;

beforeAll(async () => {
  // Not new to the community: what they write is read at once.
  [author, helper, stranger, editor] = (await Promise.all(
    [INDIVIDUAL, MEMBER, COMPANY, '13800000013'].map((account) => signedIn(account)),
  )) as [Client, Client, Client, Client];
  category = (await visitor.list('thread_category', { order: [['sort', 'asc']] })).result.records[0].id;
});

const ask = async (by: Client, title: string, key = randomUUID()) =>
  by.post(
    '/web/v1/community/thread',
    { category_id: category, title, body: `<p>${title}的背景</p><script>alert(1)</script>` },
    { 'idempotency-key': key },
  );
const reply = async (by: Client, thread_id: string, words: string, key = randomUUID()) =>
  by.post('/web/v1/community/reply', { thread_id, body: `<p>${words}</p>` }, { 'idempotency-key': key });
const show = (by: Client, id: string) => by.get('/web/v1/community/thread', { id });
const html = async (path: string) => {
  const response = await client().fetch(path);
  return { status: response.status, text: await response.text() };
};

describe('threads of the community', () => {
  it('SIGN-012 members ask once however often the form is sent; visitors read, and write nothing', async () => {
    const title = unique('气孔怎样减少');
    const key = randomUUID();
    const [first, second] = await Promise.all([ask(author, title, key), ask(author, title, key)]);
    expect(first.result.id).toBe(second.result.id);
    const { id } = first.result;
    expect((await show(visitor, id)).result).toMatchObject({ title, replies: 0, is_own: false, accepted_reply: null });
    expect((await show(author, id)).result).toMatchObject({ is_own: true, following: true, may_accept: true });
    expect((await show(visitor, id)).result.body).not.toContain('script');
    expect((await ask(visitor, title)).status).toBe(100);
    expect((await reply(visitor, id, '路过')).status).toBe(100);
    const wrong = await author.post('/web/v1/community/thread', { category_id: 'none', title, body: '<p>x</p>' });
    expect(wrong.result.errors[0].field).toBe('category_id');
    const unseen = await author.post('/web/v1/community/thread', {
      category_id: 'none',
      title: '\u3164',
      body: '<p>\u200b</p>',
    });
    expect(unseen.errors.map(({ field }) => field)).toEqual(['title', 'body']);
    const listed = await visitor.get('/web/v1/community/threads', { keyword: title });
    expect(listed.result.records.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it('SIGN-012 replies are counted and told to who follows; one is accepted at a time, by the author or an editor', async () => {
    const { id } = (await ask(author, unique('中试线'))).result;
    const one = (await reply(helper, id, '分阶段投入')).result.id;
    const two = (await reply(stranger, id, '使用公共平台')).result.id;
    expect((await show(visitor, id)).result).toMatchObject({ replies: 2 });
    expect(await noticesOf(author, 'thread_reply', id)).toHaveLength(2);
    expect(await noticesOf(helper, 'thread_reply', id)).toHaveLength(1);
    const accept = (by: Client, reply_id: string) => by.post('/web/v1/community/accept', { thread_id: id, reply_id });
    expect((await accept(helper, one)).status).toBe(404);
    expect((await accept(author, one)).result).toEqual({ accepted_reply_id: one });
    expect((await accept(author, one)).status).toBe(200);
    expect((await accept(editor, two)).result).toEqual({ accepted_reply_id: two });
    expect((await show(visitor, id)).result.accepted_reply).toMatchObject({ id: two, accepted: true });
    expect(await noticesOf(helper, 'thread_accepted_own', id)).toHaveLength(1);
    const page = await html(`/community/t/${id}`);
    expect(page.status).toBe(200);
    for (const part of ['"@type":"QAPage"', '"acceptedAnswer"', '"suggestedAnswer"']) expect(page.text).toContain(part);
    expect((await accept(author, '')).result).toEqual({ accepted_reply_id: null });
    expect((await show(visitor, id)).result.accepted_reply).toBeNull();
  });

  it('SIGN-012 what is edited keeps its history; only its author changes or deletes it', async () => {
    const title = unique('总氮波动');
    const { id } = (await ask(author, title)).result;
    const edited = { id, category_id: category, title: `${title}怎么办`, body: '<p>补充了数据</p>' };
    expect((await helper.put('/web/v1/community/thread', edited)).status).toBe(404);
    expect((await author.put('/web/v1/community/thread', edited)).status).toBe(200);
    const { records } = (await visitor.get('/web/v1/community/history', { id })).result;
    expect(records.map((row: { title: string }) => row.title)).toEqual([`${title}怎么办`, title]);
    expect((await helper.delete('/web/v1/community/thread', { id })).status).toBe(404);
    expect((await author.delete('/web/v1/community/thread', { id })).result).toEqual({ deleted: true });
    expect((await show(visitor, id)).status).toBe(404);
    expect((await html(`/community/t/${id}`)).status).toBe(404);
    expect((await visitor.get('/web/v1/community/history', { id })).status).toBe(404);
  });

  it('SIGN-012 who does not want to be told is not told, whatever they write later', async () => {
    const { id } = (await ask(author, unique('关注'))).result;
    await reply(helper, id, '第一条');
    expect((await helper.post('/web/v1/community/follow', { thread_id: id, follow: false })).result).toEqual({
      following: false,
    });
    await reply(helper, id, '第二条');
    await reply(stranger, id, '第三条');
    expect(await noticesOf(helper, 'thread_reply', id)).toEqual([]);
    const own = async (by: Client, kind: string) =>
      (await by.get('/web/v1/community/own', { kind, pageSize: 50 })).result.records.map(
        (row: { id: string }) => row.id,
      );
    expect(await own(helper, 'followed')).not.toContain(id);
    expect(await own(helper, 'answered')).toContain(id);
    expect(await own(author, 'asked')).toContain(id);
  });

  it('INFO-053 visitors read by whom a post is under the shown name alone; its author finds it as the own', async () => {
    const { id } = (await ask(author, unique('署名'))).result;
    await reply(helper, id, '署名的回复');
    for (const [table, where] of [
      ['thread', { id }],
      ['reply', { thread_id: id }],
    ] as const) {
      const [row] = (await visitor.list(table, { where })).result.records;
      expect(row, table).not.toHaveProperty('add_user');
      expect((await visitor.list(table, { where, columns: ['id', 'add_user'] })).code).toBeGreaterThanOrEqual(400);
      expect((await visitor.list(table, { where: { add_user: 'x' } })).code).toBeGreaterThanOrEqual(400);
    }
    expect((await show(author, id)).result).toMatchObject({ is_own: true });
    expect((await show(visitor, id)).result).toMatchObject({ is_own: false });
  });

  it('INFO-053 what is held or hidden is in no list, count, search, feed, sitemap or page', async () => {
    const [held, hidden] = ['新用户想了解平台服务的范围', '低价代办各类资质'];
    for (const title of [held, hidden]) {
      const search = await visitor.get('/web/v1/community/threads', { keyword: title });
      expect(search.result).toMatchObject({ total: 0, records: [] });
      const rows = await visitor.list('thread', { where: { title } });
      expect(rows.result.records).toEqual([]);
      const [row] = (await editor.list('thread', { where: { title } })).result.records;
      expect((await show(visitor, row.id)).status).toBe(404);
      expect((await html(`/community/t/${row.id}`)).status).toBe(404);
      for (const path of ['/community', '/community/feed.xml', '/sitemaps/threads.xml'])
        expect((await html(path)).text).not.toContain(row.id);
    }
    // Others write threads meanwhile.
    await vi.waitFor(async () => {
      const all = (await visitor.get('/web/v1/community/threads', { pageSize: 100 })).result;
      for (const path of ['/community', '/community/feed.xml', '/sitemaps/threads.xml'])
        expect((await html(path)).text).toContain(all.records[0].id);
      expect(all.records).toHaveLength(all.total);
      const categories = (await visitor.list('thread_category', { pageSize: 100 })).result.records;
      expect(categories.reduce((sum: number, { threads }: { threads: number }) => sum + threads, 0)).toBe(all.total);
    }, 20_000);
  });

  it('INFO-053 editors keep the categories; one with threads stays', async () => {
    const { id } = (await add(editor, 'thread_category', { name: unique('板块'), sort: 99 })).result;
    expect((await add(author, 'thread_category', { name: '不行' })).status).not.toBe(200);
    expect((await remove(editor, 'thread_category', { id })).status).toBe(200);
    expect((await remove(editor, 'thread_category', { id: category })).status).toBe(409);
  });
});
