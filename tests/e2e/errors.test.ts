import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import kit from '../../web/i18n/kit.ts';
import shell from '../../web/i18n/shell.ts';
import {
  accountButton,
  answerWith,
  MEMBER,
  newest,
  openSignedIn,
  settled,
  testSite,
  toast,
  type Visit,
} from './site.ts';

const site = testSite();
const SPECIAL = ['/#/login', '/#/person', '/#/canvasDocsOrg'];
const REGIONS = '**/web/egg/base/list?*table=region*';
const LIST = '**/web/v1/chengguo/list*';
const DETAIL = '**/web/v1/chengguo/detail*';

const toasts = (page: Page) => page.locator('.notistack-MuiContent, .plain-toast');
const openRegions = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${shell.en.region} `) })
    .click();
const menu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true });

/** Goes from the list to a result of the demo data, whose answer may have been made to fail. */
async function openFirst(page: Page): Promise<void> {
  await page.goto('/results?order=oldest');
  await settled(page);
  await page.locator('main article a').first().click();
}

describe('the special pages', () => {
  test('SHELL-015 ERR-002 ERR-003 show the message of a failure and stay; status 100 signs out, leads home and says so', async () => {
    for (const path of SPECIAL) {
      const visit = await site.open({ account: MEMBER, lang: 'en' });
      const { page } = visit;
      await openSignedIn(visit, path);
      await answerWith(page, REGIONS, 500, { status: 500, msg: 'x', result: null });
      await openRegions(page);
      await toasts(page).getByText('x', { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path.slice(2));
      await expect.poll(() => accountButton(page).count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });

      await page.unroute(REGIONS);
      await answerWith(page, REGIONS, 401, { status: 100, msg: '', result: null });
      await openRegions(page);
      await toast(page, 'Login timed out. Please log in again!').waitFor();
      await page.waitForURL((url) => url.pathname === '/');
      await accountButton(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
    }
  });

  test('SHELL-015 hash forms of other addresses are the same pages', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/#/demands?page=2');
    await page.getByRole('heading', { level: 1, name: shell.en.demands, exact: true }).waitFor();
    expect(page.url()).toMatch(/\/demands\?page=2$/);
    await page.evaluate(() => {
      location.hash = '#/results';
    });
    await page.getByRole('heading', { level: 1, name: shell.en.results, exact: true }).waitFor();
    await page.evaluate(() => {
      location.hash = '#//evil.example/x';
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).not.toMatch(/^https?:\/\/evil/);
  });
});

describe('failures elsewhere', () => {
  test('a button whose dialog cannot be fetched says so, and opens it once it can', async () => {
    const { page } = await site.open();
    const scripts = /assets\/(?:dialogs|LoginDialog)-.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/results');
    await settled(page);
    const publish = page.getByRole('button', { name: '发布成果' });
    await publish.click();
    await toast(page, kit.zh.dialogProblem).waitFor();
    await page.unroute(scripts);
    await page.reload();
    await settled(page);
    await publish.click();
    await page.getByRole('dialog', { name: '登录' }).waitFor();
  });

  test('ERR-006 a menu that cannot be fetched is told of and leaves the page; it opens once it can be', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/results');
    await settled(page);
    const script = /assets\/HeaderMenus-.*\.js/;
    await page.route(script, (route) => route.abort());
    const theme = page.getByRole('banner').getByRole('button', { name: shell.en.theme });
    await theme.click();
    await toast(page, kit.en.serverException).waitFor();
    await page.getByRole('heading', { level: 1, name: shell.en.results, exact: true }).waitFor();
    await page.unroute(script);
    await theme.click();
    await page.getByRole('menu').waitFor();
  });

  test('ERR-001 pages that load well show no error', async () => {
    const { page, trouble } = await site.open({ lang: 'en' });
    await openFirst(page);
    await settled(page);
    await expect.poll(() => toasts(page).count()).toBe(0);
    expect(trouble).toEqual([]);
  });

  test('ERR-004 a failing call shows its message, and none where it has none', async () => {
    const { page } = await site.open({ lang: 'en' });
    await answerWith(page, DETAIL, 500, { status: 500, msg: 'x', result: null });
    await openFirst(page);
    await toasts(page).getByText('x', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('alert').waitFor();

    const other = (await site.open({ lang: 'en' })).page;
    await answerWith(other, DETAIL, 500, { status: 500, msg: '', result: null });
    await openFirst(other);
    await other.getByRole('main').getByRole('alert').waitFor();
    await expect.poll(() => toasts(other).count()).toBe(0);
  });

  test('ERR-005 an item that does not exist, and an answer without data, read "Data exception!"', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/resultDetail/01ARZ3NDEKTSV4RRFFQ69G5FAV/x');
    await settled(page);
    await page.getByRole('heading', { level: 1, name: 'Data exception!', exact: true }).waitFor();
    // The page says it; no message says it again.
    expect(await toasts(page).count()).toBe(0);

    await answerWith(page, DETAIL, 200, { status: 200, msg: '', result: null });
    await openFirst(page);
    await toast(page, 'Data exception!').waitFor();
  });

  test('ERR-006 ERR-007 a call that does not arrive is told once, and can be tried again', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/');
    await settled(page);
    await page.route(LIST, (route) => route.abort());
    await menu(page, shell.en.results).click();
    await toast(page, 'Server exception, please try again later!').waitFor();
    const problem = page.getByRole('main').getByRole('alert');
    await problem.waitFor();
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.unroute(LIST);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main article').first().waitFor();
  });

  test('ERR-004 a page that could not be shown names the request that broke, by which administrators find it', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/');
    await settled(page);
    const headers = { 'x-request-id': 'abcdef0123456789' };
    await page.route(LIST, (route) =>
      route.fulfill({ status: 500, headers, json: { status: 500, msg: '', result: null } }),
    );
    await menu(page, shell.en.results).click();
    await page.getByRole('main').getByRole('alert').getByText('Request: abcdef0123456789', { exact: true }).waitFor();
  });

  test('ERR-006 an answer that is none of ours counts as a failure of the server', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto('/');
    await settled(page);
    await page.route(LIST, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }));
    await menu(page, shell.en.results).click();
    await toast(page, 'Server exception, please try again later!').waitFor();
  });

  test('ERR-004 a document from before a release is fetched anew, once; where that does not help, the empty page says so', async () => {
    const { page } = await site.open({ lang: 'en' });
    const scripts = '**/assets/main-*.js';
    let gone = 1;
    let fetched = 0;
    await page.route(scripts, (route) => (gone-- > 0 ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/login') fetched += 1;
    });
    await page.goto('/login');
    await page.getByRole('textbox').first().waitFor();
    // The first one, the look whether another is to be had, and that one.
    expect(fetched).toBe(3);

    gone = 9;
    await page.reload();
    const told = page.getByRole('alert');
    await told.getByText('The page could not be opened: please check your connection and reload it.').waitFor();
    expect(fetched).toBe(4);

    // Who reads what the document shows by itself is not disturbed.
    await page.goto('/results');
    await page.locator('main article, .first article').first().waitFor();
    expect(await told.count()).toBe(0);
  });

  test('ERR-006 the failure is told even when the part that tells it cannot be fetched any more', async () => {
    const { page, context } = await site.open({ lang: 'en' });
    await page.goto('/results');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Oldest' });
    await toast(page, 'Server exception, please try again later!').waitFor();
    await context.setOffline(false);
  });

  test('ERR-002 a session that ended while a page was open leaves the page as it is', async () => {
    const visit: Visit = await site.open({ account: MEMBER, lang: 'en' });
    const { page } = visit;
    await openSignedIn(visit, '/demands');
    await answerWith(page, REGIONS, 401, { status: 100, msg: '', result: null });
    await openRegions(page);
    await toast(page, 'Login timed out. Please log in again!').waitFor();
    await accountButton(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/demands');
    expect((await newest(visit, 'xuqiu')).length).toBeGreaterThan(0);
  });
});
