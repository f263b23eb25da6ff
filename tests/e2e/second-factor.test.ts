import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import auth from '../../web/i18n/zh/auth.ts';
import accountWords from '../../web/i18n/zh/members.ts';
import words from '../../web/i18n/zh/secondFactor.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { fits, settled, testSite } from './site.ts';

const site = testSite();

/** An authenticator inside the browser that agrees to everything. */
async function withAuthenticator(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function givePassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: auth.againTitle });
  await dialog.getByLabel(auth.password).fill(PASSWORD);
  await dialog.getByRole('button', { name: auth.againConfirm }).click();
}

/** Reads the recovery codes and closes their dialog. */
async function recoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: words.recoveryTitle });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: words.stored }).click();
  return codes;
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(auth.account, { exact: true }).fill(account);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.locator('main').getByRole('button', { name: auth.login, exact: true }).click();
}

const whoIs = async (page: Page): Promise<string | null> =>
  (await (await page.request.get('/web/egg/user/session')).json()).result?.account ?? null;

describe('the second factor in a browser', () => {
  test('a member switches an authenticator app on, and signs in with its code or a recovery code', async () => {
    const { account } = await newcomer('两步验证');
    const { page, context } = await site.open();
    await enter(context, account);
    await page.goto('/memberCenter/account');
    await page.getByRole('heading', { level: 1, name: accountWords.account.title }).waitFor();
    await page.getByRole('button', { name: words.appSet }).click();
    await givePassword(page);
    const dialog = page.getByRole('dialog', { name: words.appSet });
    await dialog.getByRole('img', { name: words.qr }).waitFor();
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await dialog.getByLabel(words.code).fill(app.generate({ timestamp: Date.now() - 30_000 }));
    await dialog.getByRole('button', { name: words.confirm }).click();
    const codes = await recoveryCodes(page);
    expect(codes).toHaveLength(10);
    await page.getByText(words.recoveryLeft(10)).waitFor();
    await fits(page);

    const { page: other } = await site.open();
    await signIn(other, account);
    const ask = other.getByRole('dialog', { name: words.askTitle });
    await ask.getByLabel(words.code).fill('000000');
    await ask.getByRole('button', { name: words.confirm }).click();
    await ask.getByText('验证码或验证方式不正确').waitFor();
    expect(await whoIs(other)).toBeNull();
    await ask.getByRole('button', { name: words.byRecovery }).click();
    await ask.getByLabel(words.recoveryCode).fill(codes[0] ?? '');
    await ask.getByRole('button', { name: words.confirm }).click();
    await ask.waitFor({ state: 'hidden' });
    await expect.poll(() => whoIs(other)).toBe(account);
  });

  test('a passkey is made and signs in, in the browser of the authenticator', async () => {
    const { account } = await newcomer('通行密钥');
    // Passkeys belong to a name: an address of digits has none.
    const baseURL = inject('baseUrl').replace('127.0.0.1', 'localhost');
    const { page, context } = await site.open({ baseURL });
    await signIn(page, account);
    await expect.poll(() => whoIs(page)).toBe(account);
    await withAuthenticator(page, context);
    await page.goto('/memberCenter/account');
    await page.getByRole('button', { name: words.passkeyAdd }).click();
    const dialog = page.getByRole('dialog', { name: words.passkeyAdd });
    await dialog.getByLabel(words.passkeyName).fill('测试设备');
    await dialog.getByRole('button', { name: words.passkeyAdd }).click();
    await givePassword(page);
    await recoveryCodes(page);
    await page.getByRole('list', { name: words.passkeys }).getByText('测试设备').waitFor();
    await context.clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await signIn(page, account);
    const ask = page.getByRole('dialog', { name: words.askTitle });
    await ask.getByRole('button', { name: words.byPasskey }).click();
    await ask.waitFor({ state: 'hidden' });
    await expect.poll(() => whoIs(page)).toBe(account);
    await settled(page);
  });
});
