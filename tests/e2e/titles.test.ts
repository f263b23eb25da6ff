import { describe, expect, inject, test } from 'vitest';
import { PAGE_TITLES } from '../../db/contract/pages.ts';
import en from '../../web/i18n/en/shell.ts';
import zh from '../../web/i18n/zh/shell.ts';
import { settled, testSite } from './site.ts';

const ADMIN = '13800000011';
const site = testSite();

/** What these show is named by the item, or by how a code turned out, which a sample address does not have. */
const NAMED_BY_ITEM = ['/productDetail/:id/:name?', '/emailActive/:account/:code'];
/** A dialog opens over this one, which keeps the header's buttons away. */
const BEHIND_DIALOG = '/feedback/:itemType/:itemId';

const addressOf = (pattern: string): string =>
  pattern
    .replace(/\/:\w+\?|\/\*/g, '')
    .replace(':itemType', '1')
    .replace(/:\w+/g, 'x');

describe('titles', () => {
  test('every page keeps the title that its document came with, in both languages', async () => {
    const { page } = await site.open({ account: ADMIN });
    await page.route('https://res.wx.qq.com/**', (route) => route.abort());
    for (const [pattern, title] of Object.entries(PAGE_TITLES)) {
      if (NAMED_BY_ITEM.includes(pattern)) continue;
      await page.context().addCookies([{ name: 'lang', value: 'zh', url: inject('baseUrl') }]);
      await page.goto(addressOf(pattern));
      await settled(page);
      expect([pattern, await page.title()]).toEqual([pattern, `${title.zh} · ${zh.platform}`]);
      if (pattern === BEHIND_DIALOG) continue;
      await page.getByRole('button', { name: zh.switchLanguage }).click();
      await expect.poll(() => page.title(), { message: pattern }).toBe(`${title.en} · ${en.platform}`);
    }
  });

  test('SHELL-003 /home shows the home page, and an unknown address says that it is none', async () => {
    const { page, trouble } = await site.open();
    await page.goto('/home');
    await page.getByRole('heading', { level: 1, name: zh.tagline }).waitFor();
    expect(trouble).toEqual([]);
    expect((await page.goto('/nothing'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: zh.notFound }).waitFor();
  });
});
