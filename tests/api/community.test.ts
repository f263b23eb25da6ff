import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { INDIVIDUAL, unique } from './support/results.ts';
import { keepsItsTimes, refusesTurnedTimes } from './support/shown-times.ts';
import { publicResult } from './support/talk.ts';
import { add, remove } from './table-calls.ts';

const visitor = client();
let owner: Client;
let reader: Client;

beforeAll(async () => {
  owner = await signedIn(INDIVIDUAL);
  reader = (await newMember()).browser;
});

const comment = async (item_id: string, content: string): Promise<string> =>
  (await add(reader, 'comment', { item_id, item_type: 1, content })).result.comment_id;

const listed = async (query: Record<string, unknown> = {}) =>
  (await visitor.get('/web/v1/community/list', { pageSize: 100, ...query })).result;
const about = async (id: string) => (await listed()).records.find(({ item_id }: { item_id: string }) => item_id === id);

const html = async (path: string) => {
  const response = await client().fetch(path);
  return { status: response.status, text: await response.text() };
};

describe('the community', () => {
  it('INFO-053 lists what is discussed, the last spoken of first, and counts what everybody reads', async () => {
    const id = await publicResult(owner);
    expect(await about(id)).toBeUndefined();
    const [first, second] = [unique('第一条'), unique('第二条')];
    await comment(id, first);
    const last = await comment(id, second);
    expect(await about(id)).toMatchObject({ item_type: 1, comments: 2, content: second });
    expect((await listed()).records[0].item_id).toBe(id);

    // What the moderators hide is gone from it, words and number.
    const auditor = await signedIn('13800000004');
    expect((await auditor.post('/web/v1/post/hide', { kind: 'comment', id: last, reason: '离题' })).code).toBe(200);
    expect(await about(id)).toMatchObject({ comments: 1, content: first });
    const other = await comment(id, unique('第三条'));
    expect((await remove(reader, 'comment', { comment_id: other })).code).toBe(200);
    expect(await about(id)).toMatchObject({ comments: 1, content: first });
  });

  it('a discussion without comments, or of what is public no longer, is not listed', async () => {
    const id = await publicResult(owner);
    const only = await comment(id, unique('只有一条'));
    await remove(reader, 'comment', { comment_id: only });
    expect(await about(id)).toBeUndefined();
    await comment(id, unique('撤回之前'));
    expect(await about(id)).toBeDefined();
    expect((await owner.post('/web/v1/user/chengguo/withdraw', { id })).code).toBe(200);
    expect(await about(id)).toBeUndefined();
  });

  it('is narrowed to a kind, ordered by the number of comments, and read in pages', async () => {
    const demands = await listed({ type: 2 });
    expect(demands.records.length).toBeGreaterThan(0);
    expect(demands.records.every(({ item_type }: { item_type: number }) => item_type === 2)).toBe(true);
    const counts = (await listed({ order: 'most' })).records.map(({ comments }: { comments: number }) => comments);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    const second = await listed({ pageIndex: 2, pageSize: 5 });
    expect(second.records).toHaveLength(5);
    expect((await listed({ type: 'x' })).records).toEqual([]);
  });

  it('INFO-010 /community, what follows it and /forum come filled, under one canonical address', async () => {
    for (const path of ['/community', '/community/x', '/forum']) {
      const { status, text } = await html(path);
      expect(status, path).toBe(200);
      expect(text).toContain('<h1>交流社区</h1>');
      expect(text).toMatch(/<link rel="canonical" href="[^"]*\/community"/);
    }
    expect((await html('/sitemaps/pages.xml')).text).toContain('/community</loc>');
  });
});

describe('the bookshelf', () => {
  it('INFO-019 the shelf and a book come filled, with data for search engines; what is not on it is a 404', async () => {
    const editor = await signedIn('13800000013');
    const name = unique('样机验证手册');
    const name_en = unique('Handbook');
    const book = {
      name,
      name_en,
      type: 1,
      year: 2026,
      isbn: '978-7-302-51156-4',
      profile: '<p>样机</p>',
    };
    const { id } = (await add(editor, 'book', book)).result;
    const hidden = (await add(editor, 'book', { name: unique('未上架'), is_open: 0 })).result.id;
    expect((await html('/books')).text).toContain('<h1>技术转移书架</h1>');
    expect((await html(`/books?keyword=${encodeURIComponent(name)}`)).text).toContain(name);
    const page = await html(`/books/${id}`);
    expect(page.status).toBe(200);
    for (const part of [`<h1>${name}</h1>`, '"@type":"Book"', '"isbn":"9787302511564"', '"datePublished":"2026"']) {
      expect(page.text).toContain(part);
    }
    expect((await html(`/books/${id}?lang=en`)).text).toContain(`<h1>${name_en}</h1>`);
    expect((await html(`/books/${hidden}`)).status).toBe(404);
    expect((await html('/sitemaps/books.xml')).text).toContain(`/books/${id}/`);
    expect((await visitor.list('book', { where: { id: hidden } })).result.records).toEqual([]);
  });

  it('a book is on the shelf between its times, for visitors through every door; editors see it at any time', async () => {
    const editor = await signedIn('13800000013');
    const name = unique('定时上架');
    const { id } = (await add(editor, 'book', { name })).result;
    const doors = { page: `/books/${id}`, list: `/books?keyword=${encodeURIComponent(name)}` };
    await keepsItsTimes(editor, { table: 'book', key: 'id', id, sitemap: '/sitemaps/books.xml', ...doors });
    await refusesTurnedTimes(editor, 'book', { id });
    await remove(editor, 'book', { id }, 'del');
  });

  it('a wrong book number or kind is refused', async () => {
    const editor = await signedIn('13800000013');
    for (const data of [{ isbn: '978-7-302-51156-5' }, { type: 9 }, { name: '' }]) {
      expect((await add(editor, 'book', { name: unique('书'), ...data })).code, JSON.stringify(data)).toBe(422);
    }
  });

  it('a demo book is read online by everybody', async () => {
    const { records } = (await visitor.list('book', { where: { url: { like: '/files/' } } })).result;
    expect(records.length).toBeGreaterThan(0);
    const file = await client().fetch(records[0].url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});
