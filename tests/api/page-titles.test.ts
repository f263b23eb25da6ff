import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../db/contract/content.ts';
import { NO_PAGE, PAGES } from '../../db/contract/pages.ts';
import { client } from '../setup/client.ts';

async function documentOf(path: string, lang = 'zh') {
  const response = await client().fetch(path, { headers: { cookie: `lang=${lang}` } });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  };
}

const addressOf = (pattern: string): string => pattern.replace(/:\w+\?/g, 'x').replace(/:\w+|\*/g, 'x');

/** What these show is looked up for the document: where there is none, it says so under the same title. */
const LOOKED_UP = [
  '/programme/selected/:id/:name?',
  '/programme/news/:id',
  '/organizationDetail/:id/:name?/:params?',
  '/productDetail/:id/:name?',
  '/projectDetail/:id/:name?',
  '/certificate/:code',
  '/books/:id/:name?',
  '/newsDetail/:id/:name?',
  '/meetingList/:type?',
  '/meetingDetail/:id/:name?',
  '/courseDetail/:id/:name?',
  '/courseVideo/:id',
  '/community/t/:id/:slug?',
  '/clinicCaseDetail/:id/:name?',
  '/expertDetail/:id/:name?',
  '/parkDetail/:id/:name?',
  '/showroom/hall/:id/:name?',
  '/video/:id',
  '/videoList/:type/:title',
  ...CONTENT.map(({ page }) => `${page}/:id/:name?`),
];

describe('the document of a page', () => {
  test('bears the title of its page in the language that was chosen', async () => {
    for (const [pattern, title] of Object.entries(PAGES)) {
      const status = LOOKED_UP.includes(pattern) ? 404 : 200;
      const zh = await documentOf(addressOf(pattern));
      expect([zh.status, zh.title]).toEqual([status, `${title.zh} · 科技成果转移转化平台`]);
      const en = await documentOf(addressOf(pattern), 'en');
      expect([en.status, en.title]).toEqual([status, `${title.en} · Technology Transfer Platform`]);
      expect(en.html).toContain('<html lang="en">');
    }
  });

  test('is found whatever its case, with a slash at the end and without what may be left out', async () => {
    expect((await documentOf('/Person/?tab=1')).title).toContain(PAGES['/person'].zh);
    expect((await documentOf('/pushDeal')).title).toContain(PAGES['/pushDeal/*'].zh);
    expect((await documentOf('/demandApply')).title).toContain(PAGES['/demandApply/:tab?'].zh);
  });

  test('says of an address without a page that there is none, to search engines as well', async () => {
    for (const path of ['/nothing', '/person/nothing', '/admin', '/deals/x/y', '/favicon.png']) {
      const page = await documentOf(path);
      expect([path, page.status, page.title]).toEqual([path, 404, `${NO_PAGE.zh} · 科技成果转移转化平台`]);
      expect(page.html).toContain('noindex');
    }
    expect((await documentOf('/nothing', 'en')).title).toContain(NO_PAGE.en);
  });

  test('is never kept for others, and keeps the policy of its page', async () => {
    const { headers } = await documentOf('/person');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('SHELL-003 /home is the home page, under the address of the home page for search engines', async () => {
    const page = await documentOf('/home');
    expect(page.status).toBe(200);
    expect(page.title).toBe((await documentOf('/')).title);
    expect(page.html).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/" \/>/);
  });

  test('SHELL-004 SHELL-021 /homeFiveSjz is the home page of the capital, whatever region the visitor chose', async () => {
    for (const region of ['130000', '130200']) {
      const response = await client().fetch('/homeFiveSjz', { headers: { cookie: `region=${region}` } });
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('<title>石家庄科技成果转移转化平台</title>');
      expect(html).toContain('<meta name="region" content="130100" />');
      expect(html).toMatch(/<link rel="canonical" href="[^"]+\/homeFiveSjz" \/>/);
    }
  });
});
