import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import shell from '../../web/i18n/shell.ts';
import { SEEN_IN_NAMES, seriousProblems } from './axe.ts';
import { AUDITOR, accountButton, fits, newest, openSignedIn, settled, testSite, type Visit } from './site.ts';

const site = testSite();
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

async function pagesFor(visit: Visit, signedIn: boolean): Promise<string[]> {
  const [result] = await newest<{ chengguo_id: string }>(visit, 'chengguo');
  const [demand] = await newest<{ xuqiu_id: string }>(visit, 'xuqiu');
  return [
    '/',
    '/results',
    '/results?keyword=%E7%9F%B3%E5%A2%A8&region=130100',
    `/resultDetail/${result?.chengguo_id}/x`,
    '/demands',
    '/organization',
    '/expertMore',
    `/demandDetail/${demand?.xuqiu_id}/x`,
    '/login',
    '/no-such-page',
    ...(signedIn ? ['/memberCenter', '/audit/results'] : ['/expo', '/bigdata', '/results?keyword=zzzzqqqq']),
  ];
}

/** What every page must be, in one language and one scheme of colours, for a visitor or a member. */
async function walk(visit: Visit, signedIn: boolean): Promise<void> {
  const { page, trouble } = visit;
  if (signedIn) await openSignedIn(visit, '/');
  for (const path of await pagesFor(visit, signedIn)) {
    await page.setViewportSize(DESK);
    await page.goto(path);
    await settled(page);
    if (signedIn) await accountButton(page).waitFor();
    expect(await page.locator('h1').count(), `${path}: h1`).toBe(1);
    expect(await seriousProblems(page, 'body', SEEN_IN_NAMES), path).toEqual([]);
    await page.setViewportSize(PHONE);
    await fits(page);
  }
  // The browser says itself that the page that does not exist is answered with 404.
  expect(trouble.filter((line) => !/\/no-such-page: Failed to load resource: .* 404 /.test(line))).toEqual([]);
}

const calm = { reducedMotion: 'reduce' } as const;

describe('every page is accessible, has one h1, fits a phone, and troubles neither console nor content policy', () => {
  test('SHELL-027 PUB-101 for visitors, in Chinese, light', async () => {
    await walk(await site.open({ ...calm, colorScheme: 'light' }), false);
  });
  test('SHELL-027 PUB-101 for visitors, in English, dark', async () => {
    await walk(await site.open({ ...calm, colorScheme: 'dark', lang: 'en' }), false);
  });
  test('SHELL-027 PUB-101 for an auditor, in Chinese, dark', async () => {
    await walk(await site.open({ ...calm, colorScheme: 'dark', account: AUDITOR }), true);
  });
  test('SHELL-027 PUB-101 for an auditor, in English, light', async () => {
    await walk(await site.open({ ...calm, colorScheme: 'light', account: AUDITOR, lang: 'en' }), true);
  });
});

describe('what opens above a page', () => {
  const LAYER = '[role="menu"], [role="dialog"]';
  const opening: [name: string, open: (page: Page) => Promise<void>][] = [
    ['the menu of regions', (page) => page.locator('header button[aria-label^="地区"]').click()],
    ['the menu of appearances', (page) => page.locator('header button[aria-label="外观"]').click()],
    ['the map of workstations', (page) => page.getByRole('button', { name: /^县区工作站地图/ }).click()],
  ];

  test('SHELL-018 SHELL-022 menus and maps are accessible, light and dark', async () => {
    const { page } = await site.open({ region: '130100', reducedMotion: 'reduce' });
    await page.goto('/');
    await settled(page);
    for (const [name, open] of opening) {
      await open(page);
      const layer = page.locator(LAYER);
      await layer.waitFor();
      await layer.locator('[role^="menuitem"], a').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await seriousProblems(page, LAYER), `${name}, ${colorScheme}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
    }
  });

  test('SHELL-018 ACC-010 the sign-in dialog is accessible, and stays a card on a phone', async () => {
    const { page } = await site.open({ reducedMotion: 'reduce', viewport: PHONE });
    await page.goto('/results');
    await settled(page);
    await page.getByRole('button', { name: '发布成果' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: '账号' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await seriousProblems(page, LAYER), colorScheme).toEqual([]);
    }
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(300);
    await fits(page);
  });
});

describe('the keyboard alone', () => {
  const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

  test('SHELL-001 the first step offers to skip the header', async () => {
    const { page } = await site.open();
    await page.goto('/results');
    await settled(page);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe(shell.zh.skip);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });

  test('SHELL-021 a menu opens, is walked through with arrows, and Escape leads back to its button', async () => {
    const { page } = await site.open();
    await page.goto('/');
    await settled(page);
    const button = page.locator('header button[aria-label^="地区"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
    const first = await focusedText(page);
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).not.toBe(first);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('地区'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
    await page.keyboard.press('ArrowDown');
    const chosen = await focusedText(page);
    await page.keyboard.press('Enter');
    await page.locator(`header button[aria-label="地区 ${chosen}"]`).waitFor();
  });

  test('SHELL-022 SHELL-024 a county is reached in the map, and one without a site says so', async () => {
    const { page } = await site.open({ region: '130100' });
    await page.goto('/');
    await settled(page);
    const button = page.getByRole('button', { name: /^县区平台地图/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('[data-county]').first().waitFor();
    await page.getByRole('button', { name: '新乐市，尚未建立' }).and(page.locator('g')).focus();
    await page.keyboard.press('Enter');
    await page.getByText('工作站尚未建立', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('县区平台地图'));
  });

  test('SHELL-018 a phone’s one menu holds pages, appearance and regions, each apart', async () => {
    const { page } = await site.open({ viewport: PHONE });
    await page.goto('/');
    await settled(page);
    await page.getByRole('button', { name: shell.zh.openMenu }).click();
    const menu = page.getByRole('dialog', { name: shell.zh.menu });
    for (const name of [shell.zh.home, shell.zh.topics, shell.zh.results, shell.zh.demands, shell.zh.organizations]) {
      await menu.getByRole('link', { name, exact: true }).waitFor();
    }
    await menu.getByRole('button', { name: shell.zh.themeDark }).click();
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.reload();
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.getByRole('button', { name: shell.zh.openMenu }).click();
    await menu.getByRole('button', { name: '河北省' }).click();
    await menu.getByRole('button', { name: '石家庄市', exact: true }).click();
    await page.getByRole('button', { name: /^县区工作站地图/ }).waitFor();
    await page.getByRole('button', { name: shell.zh.openMenu }).click();
    await menu.getByRole('link', { name: shell.zh.demands, exact: true }).click();
    await page.waitForURL('**/demands');
  });
});
