import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../db/contract/pages.ts';
import sectionWords from '../../web/i18n/homeSections.ts';
import shellWords from '../../web/i18n/shell.ts';
import { settled, testSite } from './site.ts';

const ADMIN = '13800000011';
const site = testSite();

/** The cockpit is a document of its own, which leads nowhere by script. */
const APART = '/bigdata/*';
/** What the others show is named by the item, or by how a code turned out, which a sample address does not have. */
const NAMED_BY_ITEM = [
  '/productDetail/:id/:name?',
  '/courseDetail/:id/:name?',
  '/courseVideo/:id',
  '/community/t/:id/:slug?',
  '/content/clinic/:id',
  '/emailActive/:account/:code',
  APART,
];

const addressOf = (pattern: string): string =>
  pattern
    .replace(/\/:\w+\?|\/\*/g, '')
    .replace(':itemType', '1')
    .replace(/:\w+/g, 'x');

/** Goes there as a link of the site does, with no title left of the page before. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    document.title = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('titles', () => {
  for (const [lang, shell] of [
    ['zh', shellWords.zh],
    ['en', shellWords.en],
  ] as const) {
    test(`every page shows the title in ${lang} that the server gives its document`, async () => {
      const { page } = await site.open({ account: ADMIN, lang });
      await page.route('https://res.wx.qq.com/**', (route) => route.abort());
      await page.goto('/notices');
      await settled(page);
      const others: string[] = [];
      for (const [pattern, title] of Object.entries(PAGES)) {
        if (NAMED_BY_ITEM.includes(pattern)) continue;
        await go(page, addressOf(pattern));
        const expected = `${title[lang]} · ${shell.platform}`;
        await page
          .waitForFunction((name) => document.title === name, expected, { timeout: 5000 })
          .catch(async () => {
            others.push(`${pattern}: ${await page.title()} instead of ${expected}`);
          });
      }
      expect(others).toEqual([]);
    });
  }

  test('SHELL-003 SHELL-004 /home shows the home page, /homeFiveSjz that of the capital, and an unknown address says that it is none and lets one search', async () => {
    const { page, trouble } = await site.open();
    await page.goto('/home');
    await page.getByRole('heading', { level: 1, name: shellWords.zh.tagline }).waitFor();
    expect(trouble).toEqual([]);
    await page.goto('/homeFiveSjz');
    const banner = page.getByRole('banner');
    await banner.getByText('石家庄科技成果转移转化平台').waitFor();
    await page.getByRole('button', { name: new RegExp(`^${sectionWords.zh.workstationMap}`) }).waitFor();
    // What is chosen there holds on the other pages, and another choice leads to the home page of that one.
    await page.goto('/results');
    await banner.getByText('石家庄科技成果转移转化平台').waitFor();
    await page.goto('/homeFiveSjz');
    await banner.getByRole('button', { name: new RegExp(`^${shellWords.zh.region} `) }).click();
    await page.getByRole('menuitem', { name: '唐山市', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.goto('/nothing'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: shellWords.zh.notFound }).waitFor();
    const box = page.getByRole('main').getByRole('combobox');
    await box.fill('材料');
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname === '/cloud' && url.searchParams.get('keyword') === '材料');
  });
});
