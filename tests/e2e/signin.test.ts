import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import shell from '../../web/i18n/shell.ts';
import auth from '../../web/i18n/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { client } from '../setup/client.ts';
import { newcomer, PASSWORD } from './newcomer.ts';
import { accountButton, focused, hold, INDIVIDUAL, MEMBER, openSignedIn, settled, testSite, toast } from './site.ts';

const site = testSite();
const NICKNAME = '个人发布者';
const LOGIN = '**/web/egg/user/login';

const form = (page: Page) => page.locator('form').filter({ has: page.locator('input[type="password"]') });
const submit = (page: Page) => form(page).getByRole('button', { name: '登录', exact: true });

async function fill(page: Page, account = INDIVIDUAL, password = DEMO_PASSWORD): Promise<void> {
  await form(page).getByRole('textbox', { name: '账号' }).fill(account);
  await form(page).getByLabel('密码').fill(password);
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    session: JSON.parse(sessionStorage.getItem('session') ?? 'null') as { info?: { account: string } } | null,
    credential: localStorage.getItem('credential'),
  }));

async function logout(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await accountButton(page).waitFor({ state: 'detached' });
}

describe('the sign-in page', () => {
  test('ACC-001 SHELL-008 /login and /expoLogin show account, password and a button', async () => {
    const { page, trouble } = await site.open({ lang: 'zh' });
    for (const path of ['/login', '/expoLogin']) {
      await page.goto(path);
      await form(page).getByRole('textbox', { name: '账号' }).waitFor();
      await form(page).getByLabel('密码').waitFor();
      await submit(page).waitFor();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    expect(trouble).toEqual([]);
  });

  test('ACC-019 account and password are both required, and no call is made without them', async () => {
    const { page, calls } = await site.open({ lang: 'en' });
    await page.goto('/login');
    const go = form(page).getByRole('button', { name: 'Log in', exact: true });
    await go.click();
    await toast(page, 'Please enter account and password!').waitFor();
    await focused(page, form(page).getByRole('textbox', { name: 'Account' }));
    await form(page).getByRole('textbox', { name: 'Account' }).fill(INDIVIDUAL);
    await go.click();
    await focused(page, form(page).getByLabel('Password'));
    await form(page).getByRole('textbox', { name: 'Account' }).fill('   ');
    await form(page).getByLabel('Password').fill('x');
    await go.click();
    expect(calls).toEqual([]);
  });

  test('ACC-022 ERR-001 a refused sign-in shows the server’s message, an accepted one a success', async () => {
    const { page } = await site.open();
    await page.goto('/login');
    await fill(page, INDIVIDUAL, 'Wrong@2026');
    const answered = page.waitForResponse(LOGIN);
    await submit(page).click();
    const { msg } = (await (await answered).json()) as { msg: string };
    expect(msg).not.toBe('');
    await toast(page, msg).waitFor();
    expect(await form(page).getByRole('textbox', { name: '账号' }).inputValue()).toBe(INDIVIDUAL);

    await fill(page);
    await submit(page).click();
    await toast(page, '登录成功').waitFor();
    await accountButton(page).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.locator('.notistack-MuiContent-error').filter({ hasNotText: msg }).count()).toBe(0);
  });

  test('ACC-039 after many attempts of others the browser computes for a moment, says so, and signs its person in', async () => {
    const { account, name } = await newcomer('受攻击者');
    for (let n = 0; n < 10; n++) await client().post('/web/egg/user/login', { account, password: `guess ${n}` });
    const { page } = await site.open();
    await page.goto('/login');
    await fill(page, account, PASSWORD);
    const proved = page.waitForRequest((request) => /"proof":"[\d.]+"/.test(request.postData() ?? ''));
    await submit(page).click();
    await form(page).getByRole('status').getByText(auth.zh.proving).waitFor();
    await proved;
    await toast(page, shell.zh.loginSuccess).waitFor();
    await expect.poll(() => accountButton(page).textContent()).toContain(name);
  });

  test('SHELL-014 a visitor of a protected page signs in and lands on it', async () => {
    const { page } = await site.open();
    await page.goto('/memberCenter/releases?audit_status=4');
    await page.waitForURL('**/login');
    await fill(page);
    await submit(page).click();
    await page.waitForURL('**/memberCenter/releases?audit_status=4');
    await page.getByRole('heading', { level: 1, name: '我的发布' }).waitFor();
  });

  test('SHELL-014 a remembered address never leads to another site', async () => {
    const { page } = await site.open();
    await page.goto('/login');
    await page.evaluate(() => sessionStorage.setItem('returnTo', '//evil.example/x'));
    await fill(page);
    await submit(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    await accountButton(page).waitFor();
    expect(page.url()).not.toContain('evil');
  });
});

describe('the sign-in dialog', () => {
  test('ACC-010 ACC-020 ACC-021 CONST-006 is 300 wide, works while it waits, closes on success and shows who is there', async () => {
    const { page, context } = await site.open({ viewport: { width: 1600, height: 900 } });
    await page.goto('/results');
    await settled(page);
    await page.getByRole('button', { name: '发布成果' }).click();
    const dialog = page.getByRole('dialog', { name: '登录' });
    await dialog.getByRole('textbox', { name: '账号' }).waitFor();
    await dialog.getByLabel('密码').waitFor();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(300);

    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    const release = await hold(page, LOGIN);
    await fill(page);
    await submit(page).click();
    await dialog.getByRole('button', { name: '登录', disabled: true }).getByRole('progressbar').waitFor();
    await expect.poll(() => dialog.getByRole('textbox', { name: '账号' }).isDisabled()).toBe(true);
    release();
    await toast(page, '登录成功').waitFor();
    await page.getByRole('dialog', { name: '登录' }).waitFor({ state: 'detached' });
    await expect.poll(() => accountButton(page).textContent()).toBe(NICKNAME);
    expect(new URL(page.url()).pathname).toBe('/results');
    await context.clearCookies();
  });

  test('ACC-022 stays open with what was typed when it is refused', async () => {
    const { page } = await site.open();
    await page.goto('/results');
    await settled(page);
    await page.getByRole('button', { name: '发布成果' }).click();
    await fill(page, INDIVIDUAL, 'Wrong@2026');
    await submit(page).click();
    await page.locator('.notistack-MuiContent-error').waitFor();
    expect(await form(page).getByRole('textbox', { name: '账号' }).inputValue()).toBe(INDIVIDUAL);
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
  });
});

describe('the session', () => {
  test('ACC-015 is kept in the tab; another tab without a credential has none', async () => {
    const { page, context } = await site.open();
    await page.goto('/login');
    await fill(page);
    await form(page).getByRole('checkbox').uncheck();
    await submit(page).click();
    await accountButton(page).waitFor();
    await expect.poll(async () => (await kept(page)).session?.info?.account).toBe(INDIVIDUAL);
    expect((await kept(page)).credential).toBeNull();
    const other = await context.newPage();
    await other.goto('/');
    await settled(other);
    expect((await kept(other)).session).toBeNull();
  });

  test('ACC-016 a kept credential signs in again without typing', async () => {
    const { page, context } = await site.open();
    await page.goto('/login');
    await fill(page);
    await submit(page).click();
    await accountButton(page).waitFor();
    await expect.poll(async () => (await kept(page)).credential).toBeTruthy();
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    await page.reload();
    await accountButton(page).waitFor();
    await expect.poll(() => accountButton(page).textContent()).toBe(NICKNAME);
    await expect.poll(async () => (await kept(page)).session?.info?.account).toBe(INDIVIDUAL);
  });

  test('ACC-017 ACC-018 signing out clears both storages, leads to the front page, and lasts', async () => {
    const { page } = await site.open({ lang: 'zh' });
    for (const [from, home] of [
      ['/login', '/'],
      // Whoever came in by the international front door stays behind it.
      ['/expoLogin', '/expo'],
    ] as const) {
      await page.goto(from);
      await fill(page);
      await submit(page).click();
      await accountButton(page).waitFor();
      await page.goto('/demands');
      await accountButton(page).waitFor();
      await logout(page);
      await page.waitForURL((url) => url.pathname === home);
      await expect.poll(() => kept(page)).toEqual({ session: null, credential: null });
      await page.reload();
      await settled(page);
      expect(await accountButton(page).count()).toBe(0);
    }
  });

  test('ACC-018 where the server cannot be told, it is said, nobody comes back by the cookie, and it is told later', async () => {
    const visit = await site.open({ account: MEMBER, lang: 'zh' });
    const { page, context } = visit;
    await openSignedIn(visit, '/memberCenter');
    const other = await context.newPage();
    await other.goto('/demands');
    await accountButton(other).waitFor();
    await context.route('**/egg/user/logout', (route) => route.abort());
    await logout(page);
    // The other tab shows nothing of the member either.
    await accountButton(other).waitFor({ state: 'detached' });
    await other.close();
    await toast(page, '暂时无法通知服务器').waitFor();
    const alive = async () => (await (await context.request.get('/web/egg/user/session')).json()).status;
    expect(await alive()).toBe(200);
    await page.goto('/memberCenter');
    await form(page).getByLabel('密码').waitFor();
    expect(await accountButton(page).count()).toBe(0);
    await context.unroute('**/egg/user/logout');
    await page.reload();
    await form(page).getByLabel('密码').waitFor();
    await expect.poll(alive).toBe(100);
    // Who comes next is neither sent away by what was left over, nor told of it.
    await fill(page);
    await submit(page).click();
    await accountButton(page).waitFor();
    await context.route('**/egg/user/logout', (route) => route.abort());
    await logout(page);
    await toast(page, '暂时无法通知服务器').waitFor();
    await context.unroute('**/egg/user/logout');
    await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
    await fill(page);
    await submit(page).click();
    await accountButton(page).waitFor();
    // Longer than until the next try.
    await page.waitForTimeout(6000);
    expect(await page.getByText('已退出登录', { exact: true }).count()).toBe(0);
    await page.reload();
    await accountButton(page).waitFor();
  });

  test('ACC-018 on a page of the international variant signing out leads to its front door', async () => {
    const visit = await site.open({ account: MEMBER, lang: 'zh' });
    const { page } = visit;
    await openSignedIn(visit, '/expo');
    await logout(page);
    await toast(page, '已退出登录').waitFor();
    expect(new URL(page.url()).pathname).toBe('/expo');
  });

  test('ACC-045 ACC-046 calls carry the cookie, and equal GET calls different timestamps', async () => {
    const visit = await site.open({ account: MEMBER });
    const { page, context, calls } = visit;
    await openSignedIn(visit, '/');
    await page.reload();
    await accountButton(page).waitFor();
    await settled(page);
    const sessions = () => calls.filter((call) => call.startsWith('/web/egg/user/session'));
    await expect.poll(() => sessions().length).toBeGreaterThanOrEqual(2);
    const asked = sessions();
    expect(new Set(asked.map((call) => /[?&]_t=(\d+)/.exec(call)?.[1])).size).toBe(asked.length);

    const status = async () => (await (await context.request.get('/web/egg/user/session')).json()).status as number;
    expect(await status()).toBe(200);
    await context.clearCookies();
    expect(await status()).toBe(100);
  });
});
