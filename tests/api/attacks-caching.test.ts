import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { run } from './table-calls.ts';

/** A server of its own: pages are compared with each other, so that nothing may be published in between. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const visitor = () => client(server.url);

let asked = 0;
/** An address that nobody has asked for: what it answers first is what may be kept. */
const fresh = (path: string) => `${path}?_t=${run}${asked++}`;

const text = async (c: Client, path: string, headers: Record<string, string> = {}) =>
  (await c.fetch(path, { headers })).text();
const languageOf = (html: string) => /<html lang="([\w-]+)"/.exec(html)?.[1];

/** Cookies as no browser writes them, and as a server reads them nevertheless. */
const SPELLINGS = ['a=1;lang=en', 'lang =en', ' lang = en', 'a=1;\tlang=en', 'a=1;;lang=en', 'lang=en; lang=zh'];

describe('kept answers', () => {
  test.each(SPELLINGS)(
    'PUB-147 attack 2: a visitor with the cookie "%s" leaves nothing in the cache for others',
    async (cookie) => {
      for (const path of ['/', '/results', '/demands'].map(fresh)) {
        await text(visitor(), path, { cookie });
        expect(languageOf(await text(visitor(), path)), path).toBe('zh-CN');
      }
      const list = fresh('/web/v1/chengguo/list');
      await text(visitor(), list, { cookie });
      expect((await visitor().get(list)).msg).toBe('成功');
    },
  );

  test('PUB-147 a region that only the server can read in a cookie reaches nobody else', async () => {
    const others = await text(visitor(), fresh('/'));
    for (const cookie of ['a=1;region=110000', 'region =110000', 'a=1;\tregion=110000']) {
      const path = fresh('/');
      await text(visitor(), path, { cookie });
      const title = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
      expect(title(await text(visitor(), path)), cookie).toBe(title(others));
    }
  });

  test('PUB-147 headers that name a language beside another one change nothing for others', async () => {
    const path = fresh('/web/v1/chengguo/list');
    await text(visitor(), path, { 'x-lang': 'zh lang=en' });
    const english = await visitor().get(path, undefined, { cookie: 'lang=en', 'x-lang': 'zh' });
    expect(english.msg).toBe('OK');
  });

  test.each([
    ['/web/v1/home', 'region'],
    ['/web/v1/figures/cockpit', 'region'],
    ['/web/v1/figures/cockpit', 'range'],
    ['/web/v1/chengguo/list', 'from'],
    ['/web/v1/meeting/list', 'type'],
    ['/web/v1/search', 'kind'],
  ])('PUB-147 %s keeps nothing of a blank %s for who sent none', async (path, name) => {
    const dated = ({ text: body }: Answer) => body.replace(/"\w*time":\d+/g, '');
    const poisoned = await visitor().get(path, { [name]: ' ' });
    const others = await visitor().get(path);
    // Nobody sent anything blank for what is kept in English.
    const english = await visitor().get(path, undefined, { cookie: 'lang=en' });
    expect(english.code).toBe(200);
    expect(dated({ ...others, text: others.text.replace('成功', 'OK') })).toBe(dated(english));
    expect(poisoned.text).toBe(others.text);
  });

  test('PUB-147 two addresses whose parts read alike in a row are two pages', async () => {
    expect((await visitor().fetch('/videoList/1%20a/2')).status).toBe(404);
    expect((await visitor().fetch('/videoList/1/a%202')).status).toBe(200);
  });

  test.each([
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'gopher'],
    ['x-original-url', '/demands'],
    ['x-rewrite-url', '/demands'],
    ['accept-language', 'en'],
    ['x-http-method-override', 'DELETE'],
    ['range', 'bytes=0-10'],
  ])('PUB-147 the header %s is no part of a page, and leaves nothing in the cache', async (name, value) => {
    for (const path of ['/', '/results', '/sitemap.xml'].map(fresh)) {
      const poisoned = await text(visitor(), path, { [name]: value });
      const after = await text(visitor(), path);
      expect(after, path).toBe(poisoned);
      expect(after).not.toContain('evil.example');
    }
  });

  test('PUB-147 what a signed-in reader is answered is kept for nobody', async () => {
    const member = await signedIn('13800000002', server.url);
    const [row] = (await visitor().get('/web/v1/chengguo/list')).result.records;
    const calls = ['/', '/results', `/resultDetail/${row.chengguo_id}`, '/web/v1/chengguo/list'].map(fresh);
    for (const path of [...calls, '/web/egg/user/session']) {
      const answer = await member.fetch(path);
      expect(answer.headers.get('cache-control'), path).toMatch(/no-store/);
      await answer.text();
      expect(await text(visitor(), path), path).not.toContain('13800000002');
    }
  });
});
