import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import shell from '../../web/i18n/shell.ts';
import auth from '../../web/i18n/signin.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { AccountForm, codeOf, LANGS, ownAddress, PHONE, WORDS } from './registering.ts';
import { accountButton, fits, testSite, toast } from './site.ts';

const site = testSite();
const text = WORDS.zh;
/** What the browser of the chat app says of itself. */
const CHAT_APP =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

/** Whoever agrees on the chat app's page is the person named here. */
const agreeAs = (page: Page, openid: string) =>
  page.route('**/connect/oauth2/authorize*', (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has('openid')) return route.continue();
    url.searchParams.set('openid', openid);
    return route.fulfill({ status: 302, headers: { location: url.href } });
  });

/** The path that the code on a screen stands for, taken from the call that made it. */
async function openQr() {
  const visit = await site.open(ownAddress());
  const made = visit.page.waitForResponse('**/web/v1/loginQr/new');
  await visit.page.goto('/loginQr');
  const { url } = (await (await made).json()).result as { url: string };
  await visit.page.getByRole('img', { name: text.qrLabel }).waitFor();
  const { pathname, search } = new URL(url);
  return { ...visit, scanned: pathname + search };
}

describe('signing in by a code on the screen', () => {
  test('ACC-002 a phone that is signed in confirms, and the computer is signed in', async () => {
    const person = await newcomer('扫码登录');
    const computer = await openQr();
    await computer.page.getByText(text.qrWaiting).waitFor();

    const phone = await site.open({ viewport: PHONE });
    await enter(phone.context, person.account);
    await phone.page.goto(computer.scanned);
    await phone.page.getByRole('heading', { level: 1, name: text.qrConfirmTitle }).waitFor();
    await phone.page.getByText(text.qrAs(person.name)).waitFor();
    await computer.page.getByText(text.qrScanned).waitFor();
    expect(await accountButton(computer.page).count()).toBe(0);
    await phone.page.getByRole('button', { name: text.qrConfirm, exact: true }).click();
    // A toast goes by itself: it is looked for first.
    await toast(computer.page, shell.zh.loginSuccess).waitFor();
    await phone.page.getByText(text.qrConfirmed).waitFor();
    await expect.poll(() => accountButton(computer.page).textContent()).toContain(person.name);
  });

  test('ACC-002 a phone signs in first; who declines signs nobody in, and a code that is over says so', async () => {
    const person = await newcomer('扫码登录');
    const computer = await openQr();
    const { page } = await site.open({ viewport: PHONE, ...ownAddress() });
    await page.goto(computer.scanned);
    await page.getByText(text.qrLoginFirst).waitFor();
    await page.locator('input[name="account"]').fill(person.account);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: auth.zh.login, exact: true }).click();
    await page.getByRole('button', { name: text.qrDecline }).click();
    await page.getByText(text.qrDeclined).waitFor();
    expect(await accountButton(computer.page).count()).toBe(0);

    await page.goto(`/loginQr?scan=${'0'.repeat(32)}`);
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await page.getByRole('button', { name: text.qrConfirm, exact: true }).count()).toBe(0);
  });

  test('ACC-002 a code that has expired is replaced on demand', async () => {
    const { page } = await openQr();
    await page.route('**/web/v1/loginQr/state*', (route) =>
      route.fulfill({ json: { status: 200, msg: '', result: { state: 'expired' } } }),
    );
    await page.getByText(text.qrExpired).waitFor();
    await page.unroute('**/web/v1/loginQr/state*');
    await page.getByRole('button', { name: text.qrRefresh }).click();
    await page.getByText(text.qrWaiting).waitFor();
  });
});

describe('the chat app', () => {
  test('a member binds it, signs in by it, and takes it off again', async () => {
    const person = await newcomer('绑定微信');
    const openid = `openid-${person.account}`;
    const visit = await site.open({ userAgent: CHAT_APP, ...ownAddress() });
    const { page } = visit;
    await agreeAs(page, openid);
    await enter(visit.context, person.account);
    await page.goto('/wxBind');
    await page.getByRole('button', { name: text.bind, exact: true }).click();
    // The password stands before every new way to sign in.
    const again = page.getByRole('dialog', { name: auth.zh.againTitle });
    await again.getByLabel(auth.zh.password).fill('wrong');
    await again.getByRole('button', { name: auth.zh.againConfirm, exact: true }).click();
    await again.getByText(messageOf('password_wrong', 'zh')).waitFor();
    await again.getByLabel(auth.zh.password).fill(PASSWORD);
    await again.getByRole('button', { name: auth.zh.againConfirm, exact: true }).click();
    await toast(page, text.bound).waitFor();
    await page.getByRole('button', { name: text.unbind, exact: true }).waitFor();

    await visit.context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: text.byChat }).click();
    await toast(page, shell.zh.loginSuccess).waitFor();
    await expect.poll(() => accountButton(page).textContent()).toContain(person.name);

    await page.goto('/wxBind');
    await page.getByRole('button', { name: text.unbind, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.unbind, exact: true }).click();
    await toast(page, text.unbound).waitFor();
    await page.getByRole('button', { name: text.bind, exact: true }).waitFor();
  });

  test('PUSH-002 on a computer phone and code begin it, the phone agrees and shows a number, and the number ends it', async () => {
    const person = await newcomer('电脑绑定');
    const { page } = await site.open(ownAddress());
    await page.goto('/login');
    // Nothing of the chat app opens on a computer: there its sign-in is the code to scan.
    await page.getByRole('button', { name: text.byChat }).click();
    await page.waitForURL('**/loginQr');
    await page.goto('/wxBind');
    const form = new AccountForm(page);
    await form.input('account').fill('12345');
    await form.submit(text.bindSubmit);
    await form.error('phone_number_invalid').waitFor();
    await form.error('code_not_asked').waitFor();
    await form.ask(person.account);
    const made = page.waitForResponse('**/web/v1/wx/binding/phone');
    await form.input('verificationCode').fill(await codeOf(person.account));
    await form.submit(text.bindSubmit);
    const { url } = (await (await made).json()).result as { url: string };
    await page.getByRole('img', { name: text.bindQrLabel }).waitFor();

    const phone = await site.open({ viewport: PHONE, userAgent: CHAT_APP, ...ownAddress() });
    await agreeAs(phone.page, `openid-${person.account}`);
    await phone.page.goto(new URL(url).pathname + new URL(url).search);
    await phone.page.getByText(text.bindTo(`${person.account.slice(0, 3)}****${person.account.slice(-4)}`)).waitFor();
    expect(await seriousProblems(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: text.bindAgree }).click();
    await phone.page.getByRole('heading', { level: 1, name: text.bindNumberTitle }).waitFor();
    const number = (await phone.page.getByText(/^\d{4}$/).textContent()) ?? '';
    const wrong = number === '0000' ? '0001' : '0000';
    await form.input('number').fill(wrong);
    await form.submit(text.bind);
    await form.error('binding_number_wrong').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await form.input('number').fill(number);
    await form.submit(text.bind);
    await page.getByRole('heading', { level: 1, name: text.bound }).waitFor();

    await phone.page.goto('/login');
    await phone.page.getByRole('button', { name: text.byChat }).click();
    await toast(phone.page, shell.zh.loginSuccess).waitFor();
  });

  test('PUSH-002 inside the chat app phone and code are enough', async () => {
    const person = await newcomer('微信内绑定');
    const { page } = await site.open({ viewport: PHONE, userAgent: CHAT_APP, ...ownAddress() });
    await agreeAs(page, `openid-${person.account}`);
    await page.goto('/wxBind');
    const form = new AccountForm(page);
    await form.ask(person.account);
    await form.input('verificationCode').fill(await codeOf(person.account));
    await form.submit(text.bindSubmit);
    await page.getByRole('heading', { level: 1, name: text.bound }).waitFor();
  });

  test('an answer that nobody asked for binds nobody and signs nobody in', async () => {
    const { page } = await site.open(ownAddress());
    await page.goto('/wxBind?code=code-openid-visitor&state=made-up');
    await page.getByRole('heading', { level: 1, name: text.bindFailed }).waitFor();
    expect(await accountButton(page).count()).toBe(0);
  });

  test('ERR-013 a sign-in that fails on the way back is told by its name', async () => {
    const { page } = await site.open(ownAddress());
    await page.route('**/web/egg/wx/webOauth2*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, msg: '', result: null } }),
    );
    await page.goto('/wxBind?code=code-openid-visitor&state=made-up');
    await page.getByRole('heading', { level: 1, name: text.bindFailed }).waitFor();
    await page.getByRole('main').getByText('webOauth2 Error').waitFor();
  });
});

describe('for everybody', () => {
  for (const lang of LANGS) {
    test(`ACC-002 SHELL-027 both pages fit a phone and have no serious barrier (${lang})`, async () => {
      const { page } = await site.open({
        lang,
        viewport: PHONE,
        colorScheme: lang === 'zh' ? 'light' : 'dark',
        reducedMotion: 'reduce',
        ...ownAddress(),
      });
      for (const [path, title] of [
        ['/loginQr', WORDS[lang].qrTitle],
        ['/wxBind', WORDS[lang].bindTitle],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.locator('main svg[role="img"], main ol').first().waitFor();
        await fits(page);
        expect(await seriousProblems(page), path).toEqual([]);
      }
    });
  }
});
