import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIGURE_TEXTS, keyFigures } from '../../db/contract/key-figures.ts';
import { WORDS } from '../../functions/edge/words.ts';
import homeWords from '../../web/i18n/home.ts';
import sectionWords from '../../web/i18n/homeSections.ts';
import { distDir } from '../local/web.ts';
import { newest, settled, testSite } from './site.ts';

const site = testSite();

interface Named {
  chengguo_id?: string;
  xuqiu_id?: string;
  name: string;
}

/** Every public page that the edge writes, with the call whose answer it carries. */
async function publicPages(): Promise<[path: string, api: string][]> {
  const visit = await site.open();
  // Of the demo data: the newest ones may be another test's.
  const [result] = await newest<Named>(visit, 'chengguo', 'order=oldest');
  const [demand] = await newest<Named>(visit, 'xuqiu', 'order=oldest');
  return [
    ['/', '/web/v1/home'],
    ['/expo', '/web/v1/home'],
    ['/results', '/web/v1/chengguo/list'],
    ['/results?keyword=%E7%9F%B3%E5%A2%A8&region=130000&page=1&order=oldest', '/web/v1/chengguo/list'],
    [`/resultDetail/${result?.chengguo_id}/x`, '/web/v1/chengguo/detail'],
    ['/demands?type=1', '/web/v1/xuqiu/list'],
    [`/demandDetail/${demand?.xuqiu_id}/x`, '/web/v1/xuqiu/detail'],
  ];
}

describe('the front page', () => {
  test('whose links one points at or comes to by keyboard fetches the script of their page before the click', async () => {
    const { page } = await site.open();
    await page.goto('/');
    await settled(page);
    const scriptOf = (entry: string): string => {
      const { file } = JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'))[entry];
      return `/${file}`;
    };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = (path: string) => page.locator(`main a[href^="${path}"]`).first();
    await link('/resultDetail/').hover();
    await expect.poll(() => asked).toContain(scriptOf('features/results/Show.tsx'));
    await link('/demandDetail/').focus();
    await expect.poll(() => asked).toContain(scriptOf('features/demands/Show.tsx'));
  });

  test('SHELL-001 PUB-101 shows the region as a map, the year in figures, the newest items, news and the partners', async () => {
    const visit = await site.open();
    const { page } = visit;
    const home = (await (await visit.context.request.get('/web/v1/home?region=130000')).json()).result;
    await page.goto('/');
    await settled(page);
    const figures = page.getByRole('region', { name: FIGURE_TEXTS.zh.label });
    for (const [index, figure] of keyFigures('zh', home.figures).entries()) {
      // They run up to their values.
      const value = figure.value?.toLocaleString('en') ?? '–';
      await figures.locator('[data-value]').nth(index).getByText(value, { exact: true }).waitFor();
      expect(await figures.getByRole('link').nth(index).getAttribute('href')).toBe(figure.to);
    }
    const map = page.getByRole('region', { name: homeWords.zh.map('河北省') });
    await expect.poll(() => map.getByRole('listitem').count()).toBe(home.places.places.length);
    await map.getByRole('button', { name: homeWords.zh.country }).click();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: homeWords.zh.map(homeWords.zh.country) })
          .getByRole('listitem')
          .count(),
      )
      .toBe(34);
    for (const title of [
      sectionWords.zh.newResults,
      sectionWords.zh.newDemands,
      sectionWords.zh.steps.title,
      sectionWords.zh.news,
      sectionWords.zh.partners,
    ]) {
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
    }
    const titles = () => page.locator('main article h3').allTextContents();
    await expect.poll(titles).toEqual([...home.results, ...home.demands].map((card: Named) => card.name));
    const partners = home.partners as { name: string }[];
    expect(partners.length).toBeGreaterThan(0);
    for (const { name } of partners) await expect.poll(() => page.getByRole('main').textContent()).toContain(name);
  });

  test('PUB-101 its search, fields and links lead into the lists', async () => {
    const { page } = await site.open();
    await page.goto('/');
    await settled(page);
    await page.getByRole('combobox', { name: homeWords.zh.searchLabel }).fill('石墨');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/cloud' && url.searchParams.get('keyword') === '石墨');
    await page.locator('main article').first().waitFor();
    await page.goBack();
    const popular = page.getByRole('navigation', { name: homeWords.zh.popular }).getByRole('link').first();
    const field = (await popular.textContent()) ?? '';
    await popular.click();
    await page.waitForURL((url) => url.searchParams.has('scope'));
    await page.getByRole('list', { name: '已选条件' }).getByText(field).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: sectionWords.zh.allDemands }).click();
    await page.waitForURL('**/demands');
  });

  test('SHELL-027 turns English as a whole, apart from what publishers wrote', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/');
    await settled(page);
    const chinese = await page.evaluate((partners) => {
      const own = document.body.cloneNode(true) as HTMLElement;
      // What publishers wrote (cards, organisations), and the switch to Chinese.
      for (const node of own.querySelectorAll('article, script, [lang="zh-CN"], [lang="zh"]')) node.remove();
      for (const section of own.querySelectorAll('section')) {
        if (section.querySelector('h2')?.textContent === partners) section.querySelector('ul')?.remove();
      }
      return (own.textContent ?? '').match(/[\u4e00-\u9fff]+/g);
    }, sectionWords.en.partners);
    expect(chinese).toBeNull();
  });
});

describe('the first look', () => {
  test('PUB-101 PUB-001 PUB-002 pages are readable before and without their script', async () => {
    const pages = await publicPages();
    const { page } = await site.open({ javaScriptEnabled: false, lang: 'zh' });
    for (const [path] of pages) {
      await page.goto(path);
      await expect.poll(() => page.title(), { message: path }).toContain('科技成果转移转化平台');
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1);
      expect(((await page.locator('h1').textContent()) ?? '').trim(), path).not.toBe('');
      const linked = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(linked.length, path).toBeGreaterThan(0);
      for (const text of linked) expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname.split('/')[1], path).toBe(path.split(/[/?]/)[1]);
      expect(
        await page
          .locator('link[rel="alternate"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(['zh-CN', 'en', 'x-default']);
      expect(((await page.locator('meta[name="description"]').getAttribute('content')) ?? '').length).toBeGreaterThan(
        10,
      );
      if (/Detail/.test(path)) continue;
      const links = page.locator('main article a');
      await expect.poll(() => links.count(), { message: path }).toBeGreaterThan(0);
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
        expect(href).toMatch(/^\/(result|demand)Detail\/\w{26}\/[^/]+$/);
      }
    }
    await page.goto('/results');
    await page.locator('main article a').first().click();
    await page.waitForURL('**/resultDetail/**');
    await page.goBack();
    await page.getByRole('searchbox').fill('石墨');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('keyword') === '石墨');
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  });

  test('lists of tiles are searched and paged without their script', async () => {
    const { page } = await site.open({ javaScriptEnabled: false, lang: 'zh' });
    for (const path of [
      '/park',
      '/expertMore',
      '/news',
      '/products',
      '/projects',
      '/organization',
      '/meetingList',
      '/course',
    ]) {
      await page.goto(path);
      const titles = page.locator('main article h2');
      const name = (await titles.first().textContent()) ?? '';
      await page.getByRole('searchbox').fill(name);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('keyword') === name);
      await expect.poll(() => titles.first().textContent(), { message: path }).toBe(name);
    }
    await page.goto('/expertMore');
    await page.getByRole('link', { name: WORDS.zh.nextPage }).click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await page.getByRole('link', { name: WORDS.zh.previousPage }).click();
    await page.waitForURL((url) => !url.searchParams.has('page'));
  });

  test('what is typed before the script is there stays in the field, and who types goes on', async () => {
    const { page } = await site.open();
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.goto('/expertMore', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('陈教');
    start();
    await settled(page);
    const field = page.getByRole('searchbox');
    await expect.poll(() => field.inputValue()).toBe('陈教');
    await field.press('End');
    await page.keyboard.type('授');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('keyword') === '陈教授');
  });

  test('the document names the scripts of its page, and they give way to what it shows', async () => {
    for (const [path] of await publicPages()) {
      const { page, context } = await site.open();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const html = await (await context.request.get(path)).text();
      const tags = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
      expect(tags.length, path).toBeGreaterThan(6);
      for (const tag of tags) expect(tag).toContain('fetchpriority="low"');
      await page.goto(path);
      await settled(page);
      const named = tags.map((tag) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1]);
      expect(asked, path).toEqual(expect.arrayContaining(named));
      const early = await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted)
          .map(({ name }) => new URL(name).pathname);
      });
      expect(early, path).toEqual([expect.stringMatching(/^\/assets\/begin-/)]);
    }
  });

  test('a page that is painted late, as in a tab behind others, has its scripts nevertheless', async () => {
    const { page } = await site.open();
    await page.addInitScript(() => {
      Performance.prototype.getEntriesByType = () => [];
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/results');
    await settled(page);
  });

  test('PUB-101 PUB-152 PUB-130 the script asks for nothing that came with the page, and says the same', async () => {
    for (const [path, api] of await publicPages()) {
      const { page, calls, trouble } = await site.open();
      const answer = await page.context().request.get(path);
      const html = await answer.text();
      expect(html, path).toContain(`"path":"${api.replace('/web', '')}"`);
      const h1 = /<h1[^>]*>([^<]*)</.exec(html)?.[1];
      await page.goto(path);
      await settled(page);
      await page.waitForLoadState('networkidle');
      // Comments never come with the page: they are asked for where the reader reaches them. What a word finds among selected
      // projects stands beside the list, and comes after it.
      expect(
        calls.filter((call) => !/table=comment|\/programme\/published\?keyword=/.test(call)),
        path,
      ).toEqual([]);
      await expect.poll(() => page.locator('h1').textContent(), { message: path }).toBe(h1);
      expect(trouble, path).toEqual([]);
    }
  });
});
