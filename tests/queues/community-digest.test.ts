import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { unique } from '../api/support/results.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let database: D1Database;
beforeAll(async () => {
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  // The tests run at any hour, people are told by day.
  await run("UPDATE setting SET value = '0' WHERE id = 'community-digest-hour'");
  await run("UPDATE setting SET value = '' WHERE id = 'push-quiet-hours'");
});
afterAll(() => server.stop());

const run = runsIn(() => database);
const fired = () => client(server.url).post('/dev/cron', {});
const digests = async (who: Client) =>
  (await who.get('/web/v1/user/notice/list', { pageSize: '100' })).result.records.filter(
    ({ topic }: { topic: string }) => topic === 'thread_digest',
  );
const messages = async () =>
  (await client(server.url).get('/dev/outbox')).result.records.filter((row: object) =>
    JSON.stringify(row).includes('交流社区动态'),
  );

it('SIGN-012 who follows threads is told once a day what was not read, by notice and chat app; withheld replies do not count', async () => {
  const [author, helper, editor] = (await Promise.all(
    ['13800000008', '13800000001', '13800000013'].map((account) => signedIn(account, server.url)),
  )) as [Client, Client, Client];
  const category = (await author.list('thread_category', { pageSize: 1 })).result.records[0].id;
  const post = (who: Client, what: string, data: object) =>
    who.post(`/web/v1/community/${what}`, data, { 'idempotency-key': randomUUID() });
  const title = unique('汇总');
  const id = (await post(author, 'thread', { category_id: category, title, body: `<p>${title}</p>` })).result.id;
  const replies: string[] = [];
  for (const words of ['一', '二', '三'])
    replies.push((await post(helper, 'reply', { thread_id: id, body: `<p>${words}</p>` })).result.id);
  await editor.post('/web/v1/post/hide', { kind: 'reply', id: replies[2], reason: '离题' });
  await fired();
  // What was said today is told tomorrow.
  expect(await digests(author)).toEqual([]);
  const noon = Math.floor((Date.now() / 1000 + 28_800) / 86_400) * 86_400 - 28_800 - 43_200;
  await run("UPDATE notice SET add_time = ? WHERE topic = 'thread_reply' AND item_id = ?", noon, id);
  await Promise.all([fired(), fired()]);
  await fired();
  const [digest, ...more] = await digests(author);
  expect(more).toEqual([]);
  expect(digest).toMatchObject({ params: { count: 2, threads: 1 }, link: '/memberCenter/threads' });
  await expect.poll(messages).toHaveLength(1);
  const [message] = await messages();
  expect([message.channel, JSON.stringify(message)]).toEqual([
    'wechat',
    expect.stringContaining('1 个话题有 2 条新回复'),
  ]);
  // Who wrote them follows as well, and has nothing to read.
  expect(await digests(helper)).toEqual([]);
});
