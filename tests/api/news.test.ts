import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { unique, upload } from './support/results.ts';
import { add, put } from './table-calls.ts';

const OFFICE = '/web/v1/content/news';
const DAY = 86_400;

let editor: Client;

beforeAll(async () => {
  editor = await signedIn('13800000013');
});

const now = () => Math.floor(Date.now() / 1000);
/** A visitor whom no kept answer knows. */
const fresh = () => ({ _t: Math.random() });
const publish = (id: string, times: object = {}): Promise<Answer> => editor.post(`${OFFICE}/publish`, { id, ...times });
const withdraw = (id: string, times: object = {}) => editor.post(`${OFFICE}/withdraw`, { id, ...times });

async function draft(values: object = {}): Promise<{ id: string; title: string }> {
  const title = unique('编辑部草稿');
  const answer = await add(editor, 'news', { title, content: '<p>正文</p>', ...values });
  expect(answer.status).toBe(200);
  return { id: answer.result.id, title };
}

/** What each public channel says of a word: only what is published now may be found in any of them. */
async function channels(id: string, word: string): Promise<Record<string, boolean>> {
  const visitor = client();
  const say = async (path: string) => (await (await visitor.fetch(path)).text()).includes(word);
  const list = (await visitor.get('/web/v1/news/list', { keyword: word, pageSize: 100 })).result.records;
  const rows = (await visitor.list('news', { where: { id } })).result.records;
  return {
    list: list.some((row: { id: string }) => row.id === id),
    detail: JSON.stringify((await visitor.get('/web/v1/news/detail', { id })).result).includes(word),
    page: await say(`/newsDetail/${id}`),
    lists: await say('/news'),
    feed: await say('/news/feed.xml'),
    sitemap: (await (await visitor.fetch('/sitemaps/news.xml')).text()).includes(encodeURIComponent(word)),
    table: JSON.stringify(rows).includes(word),
    word: ((await visitor.list('news', { where: { title: { like: word } } })).result.records as unknown[]).length > 0,
  };
}
const every = (shown: boolean) =>
  Object.fromEntries(
    ['list', 'detail', 'page', 'lists', 'feed', 'sitemap', 'table', 'word'].map((name) => [name, shown]),
  );

describe('news', () => {
  it('INFO-032 INFO-033 the list answers what is published in pages, by type, month and word', async () => {
    const visitor = client();
    const all = await visitor.get('/web/v1/news/list', fresh());
    expect(all.status).toBe(200);
    expect(all.result).toMatchObject({ current: 1, pages: expect.any(Number), total: expect.any(Number) });
    expect(all.result.total).toBeGreaterThanOrEqual(12);
    expect(all.result.records).toHaveLength(10);
    const [first] = all.result.records;
    expect(first).toMatchObject({ title: expect.any(String), title_en: expect.any(String), type: expect.any(Number) });
    expect(first.sort, 'what is pinned stands in front').toBe(1);
    for (const type of [1, 2, 3]) {
      const { records } = (await visitor.get('/web/v1/news/list', { type, pageSize: 100 })).result;
      expect(records.length).toBeGreaterThan(0);
      expect(new Set(records.map((row: { type: number }) => row.type))).toEqual(new Set([type]));
    }
    const { month, count } = all.result.months[1];
    const ofMonth = (await visitor.get('/web/v1/news/list', { month, pageSize: 100 })).result;
    expect(ofMonth.total).toBe(count);
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
    const days = { from: `${month}-01`, to: last, pageSize: 100 };
    expect((await visitor.get('/web/v1/news/list', days)).result.records).toEqual(ofMonth.records);
    const found = (await visitor.get('/web/v1/news/list', { keyword: 'converter' })).result.records;
    expect(found.map((row: { title: string }) => row.title)).toEqual(['绿色冶金成果在百吨转炉成功应用']);
    expect((await visitor.get('/web/v1/news/list', { month: 'never', type: 'x' })).result.total).toBe(all.result.total);
  });

  it('a draft is in no public channel; published it is in all, and its next draft in none', async () => {
    const { id, title } = await draft();
    expect(await channels(id, title)).toEqual(every(false));
    expect((await publish(id)).result).toMatchObject({ id, version: 1, is_changed: 0 });
    expect(await channels(id, title)).toEqual(every(true));

    const later = unique('改写后的标题');
    await put(editor, 'news', { title: later }, { id });
    expect(await channels(id, later)).toEqual(every(false));
    expect(await channels(id, title), 'what was published stays as it was').toEqual(every(true));
    expect((await editor.list('news', { where: { id } })).result.records[0]).toMatchObject({
      title: later,
      is_changed: 1,
    });
    expect((await publish(id)).result.version).toBe(2);
    expect(await channels(id, later)).toEqual(every(true));

    expect((await withdraw(id)).status).toBe(200);
    expect(await channels(id, later)).toEqual(every(false));
    expect((await client().fetch(`/newsDetail/${id}`)).status).toBe(404);
    expect((await withdraw(id)).code).toBe(409);
  });

  it('the page tells search engines and readers what it is', async () => {
    const { id, title } = await draft({ title_en: 'Told in English', content_en: '<p>English text</p>' });
    await publish(id);
    const page = await (await client().fetch(`/newsDetail/${id}?lang=en`)).text();
    expect(page).toContain('"@type":"NewsArticle"');
    expect(page).toContain('<h1>Told in English</h1>');
    expect(page).toContain('English text');
    expect(page).toContain('rel="canonical"');
    expect(page).toContain('type="application/rss+xml"');
    const feed = await client().fetch('/news/feed.xml');
    expect(feed.headers.get('content-type')).toContain('application/rss+xml');
    expect(await feed.text()).toContain(`<title>${title}</title>`);
    await withdraw(id);
  });

  it('what is scheduled comes at its time and goes at its time, whatever else runs', async () => {
    const { id, title } = await draft();
    const start = now() + 2;
    const planned = await publish(id, { start_time: start, end_time: start + 2 });
    expect(planned.result).toMatchObject({ publish_time: start, unpublish_time: start + 2 });
    const shown = async () => (await client().get('/web/v1/news/detail', { id, ...fresh() })).code;
    expect(await shown()).toBe(404);
    // Readers compare the time: no task of the background worker is asked for here.
    await expect.poll(shown, { timeout: 15_000, interval: 200 }).toBe(200);
    expect(now()).toBeGreaterThanOrEqual(start);
    await expect.poll(async () => (await channels(id, title)).table, { timeout: 15_000, interval: 200 }).toBe(false);
    expect(now()).toBeGreaterThanOrEqual(start + 2);
    // What was answered a moment before is kept for seconds.
    await expect.poll(shown, { timeout: 15_000, interval: 200 }).toBe(404);
  });

  it('a version that is to come leaves what is public alone, and can be taken back', async () => {
    const { id, title } = await draft();
    await publish(id);
    const coming = unique('下个月的标题');
    await put(editor, 'news', { title: coming }, { id });
    const start = now() + 30 * DAY;
    expect((await publish(id, { start_time: start })).result).toMatchObject({ version: 2, publish_time: start });
    expect(await channels(id, title)).toEqual(every(true));
    expect(await channels(id, coming)).toEqual(every(false));
    const history = (await editor.get(`${OFFICE}/history`, { id })).result.records;
    expect(history).toMatchObject([
      { version: 2, start_time: start, end_time: null },
      { version: 1, end_time: start },
    ]);
    expect((await editor.post(`${OFFICE}/cancel`, { id })).result).toMatchObject({ version: 1, is_changed: 1 });
    expect((await editor.post(`${OFFICE}/cancel`, { id })).code).toBe(409);
    const [left] = (await editor.get(`${OFFICE}/history`, { id })).result.records;
    expect(left).toMatchObject({ version: 1, end_time: null });
    expect(await channels(id, title)).toEqual(every(true));
    await withdraw(id);
  });

  it('a second press publishes nothing twice, and two at once make one version', async () => {
    const { id } = await draft();
    const answers = await Promise.all([publish(id), publish(id), publish(id)]);
    expect(answers.map(({ result }) => result.version)).toEqual([1, 1, 1]);
    expect((await editor.get(`${OFFICE}/history`, { id })).result.records).toHaveLength(1);
    await withdraw(id);
  });

  it('an end before the beginning is refused at its field', async () => {
    const { id } = await draft();
    const answer = await publish(id, { start_time: now() + DAY, end_time: now() + 60 });
    expect([answer.code, answer.errors[0]?.field]).toEqual([422, 'end_time']);
    expect((await editor.get(`${OFFICE}/history`, { id })).result.records).toEqual([]);
  });

  it('a published version becomes the draft again, and is public once it is published', async () => {
    const { id, title } = await draft();
    await publish(id);
    await put(editor, 'news', { title: unique('写错的标题') }, { id });
    await publish(id);
    expect((await editor.post(`${OFFICE}/restore`, { id, version: 1 })).result.is_changed).toBe(1);
    expect((await editor.list('news', { where: { id } })).result.records[0].title).toBe(title);
    expect((await client().get('/web/v1/news/detail', { id, ...fresh() })).result.title).not.toBe(title);
    expect((await publish(id)).result.version).toBe(3);
    expect((await client().get('/web/v1/news/detail', { id, ...fresh() })).result.title).toBe(title);
    expect((await editor.post(`${OFFICE}/restore`, { id, version: 9 })).code).toBe(404);
    await withdraw(id);
  });

  it('what is pinned stands in front at once', async () => {
    const { id } = await draft();
    await publish(id);
    await put(editor, 'news', { sort: 9 }, { id });
    const first = async () => (await client().get('/web/v1/news/list', fresh())).result.records[0].id;
    expect(await first()).toBe(id);
    expect((await editor.list('news', { where: { id } })).result.records[0].is_changed).toBe(0);
    await withdraw(id);
    expect(await first()).not.toBe(id);
  });

  it('pictures and files of a draft are not public before it is', async () => {
    const shown = await upload(editor);
    const kept = await upload(editor);
    const { id } = await draft({ content: `<p>图</p><img src="${shown.url}">` });
    const attached = await add(editor, 'attachment_relation', {
      ...{ item_id: id, type: 'enclosure', file_name: '底稿.png', file_path: kept.url },
    });
    expect(attached.status).toBe(200);
    const read = async (url: string, by = client()) => (await by.fetch(url)).status;
    expect([await read(shown.url), await read(kept.url)]).toEqual([404, 404]);
    await publish(id);
    expect([await read(shown.url), await read(kept.url)], 'what hangs on the draft is in no published text').toEqual([
      200, 404,
    ]);
    expect((await client().list('attachment_relation', { where: { item_id: id } })).result.records).toEqual([]);
    await put(editor, 'news', { content: '<p>没有图了</p>' }, { id });
    expect(await read(shown.url), 'the public version still shows it').toBe(200);
    await withdraw(id);
    expect(await read(shown.url)).toBe(404);
    expect(await read(shown.url, editor)).toBe(200);
  });

  it('a preview is for editors, and ends', async () => {
    const { id, title } = await draft();
    const { key, end_time } = (await editor.post(`${OFFICE}/preview`, { id })).result;
    expect(end_time).toBeGreaterThan(now());
    expect((await editor.get(`${OFFICE}/preview`, { key })).result).toMatchObject({ id, title, end_time });
    expect((await client().get(`${OFFICE}/preview`, { key })).code).toBe(401);
    expect((await (await signedIn('13800000002')).get(`${OFFICE}/preview`, { key })).code).toBe(403);
    expect((await editor.get(`${OFFICE}/preview`, { key: `${key}x` })).code).toBe(404);
    await editor.delete('/web/egg/base/del', { table: 'news', where: { id } });
    expect((await editor.get(`${OFFICE}/preview`, { key })).code).toBe(404);
  });

  it('removed news is gone from the public at once', async () => {
    const { id, title } = await draft();
    await publish(id);
    expect((await editor.delete('/web/egg/base/del', { table: 'news', where: { id } })).result).toEqual({ changed: 1 });
    expect(await channels(id, title)).toEqual(every(false));
    expect((await publish(id)).code).toBe(404);
  });

  it('nobody but content editors publishes', async () => {
    const { id } = await draft();
    for (const account of ['13800000002', '13800000004', '13800000007']) {
      const other = await signedIn(account);
      for (const call of ['publish', 'withdraw', 'cancel', 'preview'])
        expect([call, (await other.post(`${OFFICE}/${call}`, { id })).code]).toEqual([call, 403]);
    }
    expect((await client().post(`${OFFICE}/publish`, { id })).code).toBe(401);
  });

  it('comments are taken on published news, and on no draft', async () => {
    const { id } = await draft();
    const member = await signedIn('13800000002');
    const say = () => add(member, 'comment', { item_id: id, item_type: 7, content: '写得清楚' });
    expect((await say()).code).toBe(422);
    await publish(id);
    expect((await say()).status).toBe(200);
    await withdraw(id);
  });
});
