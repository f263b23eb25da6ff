import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** A server of its own: what one call answers must still be there for the next one. */
let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await startServer();
  visitor = client(server.url);
});
afterAll(() => server.stop());

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await visitor.fetch(path, { headers });
  const html = await response.text();
  const pick = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    code: response.status,
    headers: response.headers,
    html,
    title: pick(/<title>([^<]*)<\/title>/),
    h1: pick(/<h1[^>]*>([^<]*)<\/h1>/),
    description: pick(/<meta name="description" content="([^"]*)"/),
    canonical: pick(/<link rel="canonical" href="([^"]*)"/),
    linked: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((m) =>
      JSON.parse(m[1] ?? ''),
    ),
    data: JSON.parse(pick(/<script type="application\/json" id="page-data">(.*?)<\/script>/) || '[]'),
  };
}

const first = async () => (await visitor.get('/web/v1/chengguo/list')).result.records[0];

describe('public pages', () => {
  it('SHELL-001 PUB-101 the home page comes with its content, head and data', async () => {
    const home = await page('/');
    expect(home.code).toBe(200);
    expect(home.h1).toBe('让成果走向产业，让需求遇见创新');
    expect(home.title).toContain('科技成果转移转化平台');
    expect(home.description.length).toBeGreaterThan(15);
    expect(home.linked.map((entry) => entry['@type'])).toEqual(['WebSite', 'Organization']);
    expect(home.linked[0].potentialAction.target.urlTemplate).toContain('/cloud?keyword={keyword}');
    expect(home.data[0]).toMatchObject({ path: '/v1/home', params: { region: '130000' } });
    const card = await first();
    expect(home.html).toContain(`/resultDetail/${card.chengguo_id}/`);
    expect(home.html).not.toMatch(/<!--(?:head|content|data)-->/);
  });

  it('PUB-001 a detail page says what it is, in its head, its text and its data', async () => {
    const card = await first();
    const detail = await page(`/resultDetail/${card.chengguo_id}/x`);
    expect([detail.code, detail.h1]).toEqual([200, card.name]);
    expect(detail.title).toContain(card.name);
    expect(decodeURIComponent(detail.canonical)).toContain(
      `/resultDetail/${card.chengguo_id}/${card.name.slice(0, 10)}`,
    );
    expect(detail.linked[0]).toMatchObject({ '@type': 'CreativeWork', name: card.name });
    expect(detail.linked[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(detail.html).toContain('property="og:title"');
    expect(detail.data[0]).toMatchObject({ path: '/v1/chengguo/detail', params: { id: card.chengguo_id } });
    const api = (await visitor.get('/web/v1/chengguo/detail', { id: card.chengguo_id })).result;
    expect(detail.data[0].result).toEqual(api);
    expect((await page(`/resultDetail/${card.chengguo_id}/x/y`)).h1).toBe(card.name);
  });

  it('PUB-002 a demand has its page too', async () => {
    const [card] = (await visitor.get('/web/v1/xuqiu/list')).result.records;
    const detail = await page(`/demandDetail/${card.xuqiu_id}/x`);
    expect([detail.code, detail.h1]).toEqual([200, card.name]);
    expect(detail.linked[0]).toMatchObject({ '@type': 'Demand' });
  });

  it('PUB-101 a list page carries the answer of its first call, with the parameters of its address', async () => {
    const keyword = '石墨';
    const shown = await page(`/results?keyword=${encodeURIComponent(keyword)}&page=1&utm_source=x`);
    expect(shown.data[0]).toMatchObject({ path: '/v1/chengguo/list', params: { keyword, pageIndex: '1' } });
    const api = (await visitor.get('/web/v1/chengguo/list', { keyword, pageIndex: '1' })).result;
    expect(shown.data[0].result.total).toBe(api.total);
    expect(shown.html).toContain('<meta name="robots" content="noindex, follow" />');
    expect(shown.canonical).not.toContain('utm_source');
    expect((await page('/results')).data[0].params).toEqual({});
    expect((await page('/demands')).linked[0]['@type']).toBe('ItemList');
  });

  it('SHELL-061 English pages say everything in English, by address or cookie, and Chinese is the default', async () => {
    const english = await page('/?lang=en', { 'accept-language': 'zh' });
    expect(english.html).toContain('<html lang="en">');
    expect(english.h1).toBe('Where research meets industry');
    expect(english.canonical).toMatch(/\/\?lang=en$/);
    expect((await page('/', { cookie: 'lang=en' })).h1).toBe(english.h1);
    const chinese = await page('/', { 'accept-language': 'en' });
    expect(chinese.html).toContain('<html lang="zh-CN">');
    for (const lang of ['zh-CN', 'en', 'x-default']) expect(chinese.html).toContain(`hreflang="${lang}"`);
  });

  it('PUB-001 an unknown item is 404 with the page shell and no data', async () => {
    const gone = await page('/resultDetail/01ARZ3NDEKTSV4RRFFQ69G5FAV/x');
    expect([gone.code, gone.h1]).toEqual([404, '数据异常！']);
    expect(gone.data).toEqual([]);
    expect(gone.html).toContain('noindex');
  });

  it('PUB-101 pages are tagged, kept for moments, and allow no foreign or inline script', async () => {
    const shown = await page('/demands');
    const tag = shown.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"/);
    expect((await page('/demands', { 'if-none-match': tag })).code).toBe(304);
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(shown.html).not.toMatch(/<script(?![^>]*(?:type="application\/(?:ld\+)?json"|src="\/))/);
  });

  it('PUB-001 an amount has its unit before the script is there, in both languages', async () => {
    const { records } = (await visitor.get('/web/v1/chengguo/list', { pageSize: '50' })).result;
    const details = await Promise.all(
      records.map(({ chengguo_id: id }: { chengguo_id: string }) => visitor.get('/web/v1/chengguo/detail', { id })),
    );
    const priced = details.map(({ result }) => result).find(({ investment }) => /^\d+$/.test(investment ?? ''));
    const at = `/resultDetail/${priced.chengguo_id}/x`;
    expect((await page(at)).html).toContain(`<dd>${Number(priced.investment).toLocaleString('en')} 万元</dd>`);
    const yuan = (Number(priced.investment) * 10_000).toLocaleString('en');
    expect((await page(`${at}?lang=en`)).html).toContain(`<dd>CNY ${yuan}</dd>`);
  });

  it('PUB-101 text of the address cannot leave its place in the page', async () => {
    const attack = '"><script>alert(1)</script>\u2028';
    const shown = await page(`/results?keyword=${encodeURIComponent(attack)}&scope=${encodeURIComponent(attack)}`);
    expect(shown.html).not.toContain('<script>alert');
    expect(shown.data[0].params.keyword).toContain('<script>');
  });

  it('a list of tiles searches within what else is chosen, and leads on through its pages', async () => {
    const scope = (await visitor.get('/web/v1/zhuanjia/list')).result.facets.scope[0].id;
    const chosen = await page(`/expertMore?scope=${scope}&keyword=%E6%95%99%E6%8E%88`);
    expect(chosen.html).toContain(`<input type="hidden" name="scope" value="${scope}" />`);
    const attack = await page(`/expertMore?scope=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(attack.html).not.toContain('<script>alert');
    const second = await page('/expertMore?page=2');
    expect(second.html).toMatch(/href="\/expertMore">[^<]+<\/a>/);
    const beyond = await page('/expertMore?page=400');
    expect(beyond.code).toBe(200);
    const back = Number(/href="\/expertMore\?page=(\d+)"/.exec(beyond.html)?.[1]);
    expect(back).toBe((await visitor.get('/web/v1/zhuanjia/list', { pageSize: '12' })).result.pages);
  });

  it('PUB-101 sitemaps lead to every public item in both languages', async () => {
    const index = await (await visitor.fetch('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
    const bodies = await Promise.all(files.map(async (file) => (await visitor.fetch(file)).text()));
    const card = await first();
    expect(bodies.join('')).toContain(`/resultDetail/${card.chengguo_id}/`);
    expect(bodies.join('')).toContain('hreflang="en"');
    expect((await visitor.fetch('/sitemaps/none-1.xml')).status).toBe(404);
    expect(await (await visitor.fetch('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });
});
