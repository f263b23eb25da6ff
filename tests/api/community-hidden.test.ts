import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { unique } from './support/results.ts';
import { publicResult } from './support/talk.ts';
import { add } from './table-calls.ts';

/**
 * Everything that tells others of posts, asked as one reader: what a visitor and another member meet. Each channel is asked while the
 * posts stand as well: one that never named them would prove nothing.
 */
const visitor = client();
let editor: Client;
let member: Client;
let owner: Client;
let resultAuditor: Client;
let category: string;
let item: string;

interface Posts {
  thread: string;
  reply: string;
  comment: string;
  /** Words that stand nowhere else. */
  words: { thread: string; reply: string; comment: string };
}
let posts: Posts;

beforeAll(async () => {
  [editor, member, owner, resultAuditor] = (await Promise.all(
    ['13800000013', '13800000008', '13800000002', '13800000004'].map((account) => signedIn(account)),
  )) as [Client, Client, Client, Client];
  const made = await add(editor, 'thread_category', { name: unique('板块').slice(0, 30), sort: 90 });
  category = made.result.id;
  item = await publicResult(owner);
  const words = { thread: unique('话题独有'), reply: unique('回复独有'), comment: unique('评论独有') };
  const asked = await editor.post('/web/v1/community/thread', {
    category_id: category,
    title: words.thread,
    body: `<p>${words.thread}</p>`,
  });
  await member.post('/web/v1/community/follow', { thread_id: asked.result.id, follow: true });
  const replied = await editor.post('/web/v1/community/reply', {
    thread_id: asked.result.id,
    body: `<p>${words.reply}</p>`,
    result_id: item,
  });
  const said = await add(editor, 'comment', { item_id: item, item_type: 1, content: words.comment });
  posts = { thread: asked.result.id, reply: replied.result.id, comment: said.result.comment_id, words };
});

/** What a reader gets of each channel, as text. */
async function channels(who: Client): Promise<Record<string, string>> {
  const { thread, words } = posts;
  const text = async (path: string, query: Record<string, string> = {}) => (await who.get(path, query)).text;
  const rows = async (table: string, where: object) => (await who.list(table, { where })).text;
  const page = async (path: string) => (await who.fetch(path, { headers: { accept: 'text/html' } })).text();
  return {
    list: await text('/web/v1/community/threads', { category, pageSize: '100' }),
    search: await text('/web/v1/community/threads', { keyword: words.thread }),
    thread: await text('/web/v1/community/thread', { id: thread }),
    similar: await text('/web/v1/community/similar', { title: words.thread }),
    history: await text('/web/v1/community/history', { id: thread }),
    historyOfReply: await text('/web/v1/community/history', { id: posts.reply }),
    mentions: await text('/web/v1/community/mentions', { kind: 'result', id: item }),
    tableOfThreads: await rows('thread', { category_id: category }),
    tableOfReplies: await rows('reply', { thread_id: thread }),
    tableOfComments: await rows('comment', { item_id: item }),
    discussions: await text('/web/v1/community/list', { pageSize: '100', type: '1' }),
    searchOfAll: await text('/web/v1/search', { keyword: words.thread }),
    feed: await page('/community/feed.xml'),
    sitemap: await page('/sitemaps/threads.xml'),
    // Its own address stands in a page that says that there is none.
    threadPage: (await page(`/community/t/${thread}`)).replaceAll(thread, ''),
    threadPageEnglish: (await page(`/community/t/${thread}?lang=en`)).replaceAll(thread, ''),
    links: await text('/web/v1/community/links', { id: thread }),
    homePage: await page('/'),
    communityPage: await page('/community'),
    itemPage: await page(`/resultDetail/${item}`),
    notices: await text('/web/v1/user/notice/list', { pageSize: '100' }),
    followed: await text('/web/v1/community/own', { kind: 'followed', pageSize: '100' }),
    queue: await text('/web/v1/post/queue/list'),
  };
}

/** Channels in which a word or key of the posts stands. */
async function telling(who: Client, ...marks: string[]): Promise<string[]> {
  const found = Object.entries(await channels(who)).filter(([, text]) => marks.some((mark) => text.includes(mark)));
  return found.map(([name]) => name).filter((name) => name !== 'searchOfAll');
}

const threadMarks = () => [posts.words.thread, posts.thread];
const decide = (who: Client, what: string, kind: string, id: string, more: object = {}) =>
  who.post(`/web/v1/post/${what}`, { kind, id, ...more });

const OF_THREAD = [
  ...['list', 'search', 'thread', 'history', 'mentions', 'tableOfThreads', 'tableOfReplies'],
  ...['feed', 'sitemap', 'threadPage', 'threadPageEnglish'],
];
/** What one who follows the thread meets besides. */
const OF_FOLLOWER = ['notices', 'followed', 'similar'];

describe('what is held or hidden', () => {
  it('stands in no channel for a visitor or another member, and comes back to all of them', async () => {
    const asked = async (who: Client) => ({
      thread: await telling(who, ...threadMarks()),
      reply: await telling(who, posts.words.reply),
      comment: await telling(who, posts.words.comment),
    });
    const open = await asked(visitor);
    const followed = await asked(member);
    expect(followed.thread).toEqual(expect.arrayContaining([...OF_THREAD, ...OF_FOLLOWER]));
    const linked = await (
      await visitor.fetch(`/community/t/${posts.thread}`, { headers: { accept: 'text/html' } })
    ).text();
    expect(linked).toContain('"@type":"QAPage"');
    expect(open.thread).toEqual(expect.arrayContaining(OF_THREAD));
    expect(open.reply).toEqual(expect.arrayContaining(['thread', 'historyOfReply', 'tableOfReplies']));
    expect(open.comment).toEqual(expect.arrayContaining(['tableOfComments', 'discussions']));

    const counts = async () => ({
      category: (await visitor.list('thread_category', { where: { id: category } })).result.records[0].threads,
      threads: (await visitor.get('/web/v1/community/threads', { category })).result.total,
    });
    expect(await counts()).toEqual({ category: 1, threads: 1 });

    await decide(editor, 'hide', 'reply', posts.reply, { reason: '离题' });
    for (const who of [visitor, member]) expect(await telling(who, posts.words.reply)).toEqual([]);
    expect((await visitor.get('/web/v1/community/thread', { id: posts.thread })).result.replies).toBe(0);
    expect((await visitor.get('/web/v1/community/mentions', { kind: 'result', id: item })).result.records).toEqual([]);
    await decide(editor, 'restore', 'reply', posts.reply);

    await decide(editor, 'hide', 'thread', posts.thread, { reason: '离题' });
    await decide(resultAuditor, 'hide', 'comment', posts.comment, { reason: '离题' });
    for (const who of [visitor, member]) {
      expect(await telling(who, ...threadMarks(), posts.words.reply, posts.words.comment)).toEqual([]);
    }
    expect(await counts()).toEqual({ category: 0, threads: 0 });
    // Who wrote it still reads it, marked.
    const own = await editor.get('/web/v1/community/thread', { id: posts.thread });
    expect(own.result).toMatchObject({ state: 'hidden', hide_reason: '离题' });

    await decide(editor, 'restore', 'thread', posts.thread);
    await decide(resultAuditor, 'restore', 'comment', posts.comment);
    expect(await asked(visitor)).toEqual(open);
    expect(await counts()).toEqual({ category: 1, threads: 1 });
  });

  it('three reports hide a post in every channel as well', async () => {
    for (const account of ['13800000008', '13800000009', '13800000003']) {
      await (await signedIn(account)).post('/web/v1/post/report', { kind: 'thread', id: posts.thread, reason: 'spam' });
    }
    for (const who of [visitor, member]) {
      expect(await telling(who, ...threadMarks(), posts.words.reply)).toEqual([]);
    }
    await decide(editor, 'dismiss', 'thread', posts.thread);
    expect(await telling(visitor, ...threadMarks())).toEqual(expect.arrayContaining(OF_THREAD));
  });
});
