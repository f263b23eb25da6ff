import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import homeWords from '../../web/i18n/home.ts';
import kit from '../../web/i18n/kit.ts';
import shell from '../../web/i18n/shell.ts';
import { PNG } from '../api/support/results.ts';
import { accountButton, hold, newest, openSignedIn, settled, testSite, toast, type Visit } from './site.ts';

const site = testSite();

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true });
describe('pages and routes', () => {
  test('SHELL-001 SHELL-005 SHELL-028 the front page is the same at / and at the international front door', async () => {
    // The counters stand at their values at once.
    const { page, trouble } = await site.open({ reducedMotion: 'reduce', lang: 'zh' });
    // Both pages may be made in different minutes.
    const main = async () => (await page.locator('main').textContent())?.replace(/统计至 [\d-]+ [\d:]+/, '');
    const bodies: string[] = [];
    for (const path of ['/', '/expo']) {
      await page.goto(path);
      await settled(page);
      await header(page)
        .getByRole('navigation', { name: shell.zh.mainMenu })
        .getByRole('link', { name: shell.zh.home })
        .waitFor();
      await expect.poll(() => page.getByText(shell.zh.notFound).count()).toBe(0);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(homeWords.zh.heroTitle);
      // The map comes after what is read first.
      await page.locator('main figure').first().waitFor();
      await page.waitForLoadState('networkidle');
      bodies.push((await main()) ?? '');
    }
    await expect.poll(main).toBe(bodies[0]);
    expect(trouble).toEqual([]);
  });

  test('SHELL-020 the top menu holds the six documented entries in their order, and each leads to its page', async () => {
    const { page, trouble } = await site.open({ lang: 'zh' });
    await page.goto('/');
    const links = header(page).getByRole('navigation', { name: shell.zh.mainMenu }).getByRole('link');
    const names = ['home', 'topics', 'results', 'demands', 'community', 'showroom'] as const;
    await expect.poll(() => links.allInnerTexts()).toEqual(names.map((name) => shell.zh[name]));
    const addresses = ['/', '/programme', '/results', '/demands', '/community', '/showromm'];
    for (const [place, address] of addresses.entries()) {
      await links.nth(place).click();
      await page.waitForURL((url) => url.pathname === address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.getByText(shell.zh.notFound).count()).toBe(0);
    }
    expect(trouble).toEqual([]);
  });

  test('SHELL-013 another page brings a script that the first one did not fetch', async () => {
    const { page, scripts } = await site.open();
    await page.goto('/');
    await settled(page);
    const first = [...scripts];
    expect(first.length).toBeGreaterThan(0);
    await header(page).getByRole('link', { name: shell.zh.login, exact: true }).click();
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    expect(scripts.slice(first.length).filter((path) => !first.includes(path)).length).toBeGreaterThan(0);
  });

  test('SHELL-032 a detail page shows the way back up, and its links lead there', async () => {
    const visit = await site.open();
    const { page } = visit;
    const [card] = await newest<{ chengguo_id: string; name: string }>(visit, 'chengguo');
    await page.goto(`/resultDetail/${card?.chengguo_id}/x`);
    const way = page.getByRole('navigation', { name: kit.zh.breadcrumbs });
    await way.getByText(card?.name ?? '').waitFor();
    const up = () => way.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(up).toEqual(['/', '/results']);
    await way.getByRole('link', { name: shell.zh.results }).click();
    await page.getByRole('heading', { level: 1, name: shell.zh.results }).waitFor();
    await page.getByRole('navigation', { name: kit.zh.breadcrumbs }).getByRole('link', { name: kit.zh.home }).click();
    await page.getByRole('heading', { level: 1, name: homeWords.zh.heroTitle }).waitFor();
  });

  test('SHELL-034 lists show their items as info cards that lead to them', async () => {
    const visit = await site.open();
    const { page } = visit;
    for (const [path, noun] of [
      ['/results', 'chengguo'],
      ['/demands', 'xuqiu'],
    ] as const) {
      type Card = { name: string; org_name: string | null; region_name: string | null };
      // Of the demo data: the newest ones may be another test's.
      const cards = await newest<Card>(visit, noun, 'order=oldest');
      await page.goto(`${path}?order=oldest`);
      await settled(page);
      await expect.poll(() => page.locator('main article').count()).toBe(cards.length);
      const card = page.locator('main article').first();
      const { name = '', org_name, region_name } = cards[0] ?? {};
      for (const part of [name, org_name, region_name].filter((each) => each != null)) {
        await expect.poll(() => card.textContent()).toContain(part);
      }
      // The whole card is the target, not its title alone.
      await card.click({ position: { x: 12, y: 12 } });
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
  });

  test('SHELL-060 paging goes forward and back, with a warning at the first and at the last page', async () => {
    const { page } = await site.open();
    await page.goto('/demands');
    await settled(page);
    const paging = page.getByRole('navigation', { name: kit.zh.paging });
    const step = (name: string) => paging.getByRole('button', { name, exact: true });
    await step(kit.zh.previousPage).click();
    await toast(page, kit.zh.firstPage).waitFor();
    expect(new URL(page.url()).search).toBe('');

    const first = await page.locator('main article').first().textContent();
    await step(kit.zh.nextPage).click();
    await page.waitForURL('**/demands?page=2');
    await paging
      .getByRole('button', { name: kit.zh.page(2), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await expect.poll(() => page.locator('main article').first().textContent()).not.toBe(first);
    await step(kit.zh.previousPage).click();
    await page.waitForURL('**/demands');

    const last = (await paging.getByRole('button').nth(-2).textContent()) ?? '';
    await step(kit.zh.page(Number(last))).click();
    await page.waitForURL(`**/demands?page=${last}`);
    await paging
      .getByRole('button', { name: kit.zh.page(Number(last)), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    await page.locator('main article').first().waitFor();
    await step(kit.zh.nextPage).click();
    await toast(page, kit.zh.lastPage).waitFor();
    expect(page.url()).toMatch(new RegExp(`page=${last}$`));
  });
});

describe('loading', () => {
  test('SHELL-016 the indicator shows while a call runs', async () => {
    const { page } = await site.open();
    await page.goto('/');
    await settled(page);
    const release = await hold(page, '**/web/v1/chengguo/list*');
    await menu(page, shell.zh.results).click();
    const indicator = page.getByRole('progressbar', { name: kit.zh.loading });
    await indicator.waitFor();
    release();
    await page.locator('main article').first().waitFor();
    await indicator.waitFor({ state: 'detached' });
  });

  test('SHELL-041 ERR-010 a page that takes its time shows a placeholder, one that breaks says so', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/');
    await settled(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/Login-*.js', async (route) => {
      await gate.promise;
      await route.abort();
    });
    await header(page).getByRole('link', { name: shell.en.login }).click();
    await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
    gate.resolve();
    const problem = page.getByRole('main').getByRole('alert');
    await problem.getByText('Sorry, there was a problem loading the page.', { exact: true }).waitFor();
    await menu(page, shell.en.results).click();
    await page.locator('main article').first().waitFor();

    await page.goto('/login');
    await problem.getByText('Sorry, there was a problem loading the page.', { exact: true }).waitFor();
    await page.unroute('**/assets/Login-*.js');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('textbox', { name: 'Account' }).waitFor();
  });
});

describe('dialogs', () => {
  const account = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: '账号' });

  async function openLogin(): Promise<Visit> {
    const visit = await site.open();
    await visit.page.goto('/results');
    await settled(visit.page);
    await visit.page.getByRole('button', { name: '发布成果' }).click();
    await account(visit.page).waitFor();
    return visit;
  }

  test('SHELL-018 SHELL-058 one dialog opens, closes, is gone, and opens empty again', async () => {
    const { page } = await openLogin();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await account(page).fill('13812345678');
    await page.getByRole('dialog').getByRole('button', { name: kit.zh.close }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '发布成果' }).click();
    await account(page).waitFor();
    await expect.poll(() => account(page).inputValue()).toBe('');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  });

  test('SHELL-018 the keyboard stays inside an open dialog, Escape closes it and leads back to where it was opened', async () => {
    const { page } = await openLogin();
    const inside = () => page.evaluate(() => !!document.activeElement?.closest('[role="dialog"]'));
    await expect.poll(() => inside()).toBe(true);
    const focused = new Set<string>();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
      // The trap's own guards take the focus for a moment only.
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
      focused.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
    }
    expect(focused.size).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === '发布成果');
  });
});

describe('look', () => {
  test('CONST-012 the theme colour is #2d80d6', async () => {
    const { page } = await site.open();
    await page.goto('/');
    await settled(page);
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim(),
    );
    expect(colour.toLowerCase()).toBe('#2d80d6');
  });

  test('SHELL-042 a person without a picture, or with one that does not load, is shown by the standing figure', async () => {
    const visit = await site.open({ account: '13800000005' });
    const { page, context } = visit;
    const origin = new URL((await context.request.get('/web/health')).url()).origin;
    const setAvatar = async (avatar: string) => {
      const session = await (await context.request.get('/web/egg/user/session')).json();
      const answer = await context.request.put('/web/egg/base/put', {
        data: { table: 'user', data: { avatar }, where: { user_id: session.result.user_id } },
        headers: { origin },
      });
      expect((await answer.json()).status).toBe(200);
    };
    const sent = await context.request.post('/web/upload', {
      multipart: { files: { name: 'me.png', mimeType: 'image/png', buffer: PNG } },
      headers: { origin },
    });
    const [{ url }] = (await sent.json()).files;
    const button = accountButton(page);
    await openSignedIn(visit, '/');
    await button.locator('svg').waitFor();
    await setAvatar(url);
    await openSignedIn(visit, '/');
    await button.locator(`img[src^="${url}"]`).waitFor();
    await expect.poll(() => button.locator('svg').count()).toBe(0);
    await page.route(`**${url}*`, (route) => route.abort());
    await openSignedIn(visit, '/');
    await button.locator('svg').waitFor();
    await expect.poll(() => button.locator('img').count()).toBe(0);
    await setAvatar('');
  });
});
