import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import administration from '../../web/i18n/administration.ts';
import kit from '../../web/i18n/kit.ts';
import accountWords from '../../web/i18n/memberCenter.ts';
import resource from '../../web/i18n/resource.ts';
import words from '../../web/i18n/secondFactor.ts';
import auth from '../../web/i18n/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { client } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';
import { baseUrl } from '../setup/site.ts';
import { accessible } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { AUDITOR, fits, settled, testSite, toast } from './site.ts';

const ADMIN = '13800000011';
const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1440, height: 900 };

const site = testSite();

/** What stands on the screen is for everybody, in a wide window and on a phone. */
async function forEverybody(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await fits(page);
    await accessible(page);
  }
}

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

async function givePassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: auth.zh.againTitle });
  await dialog.getByLabel(auth.zh.password).fill(password);
  await dialog.getByRole('button', { name: auth.zh.againConfirm }).click();
}

/** Reads the recovery codes and closes their dialog. */
async function recoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: words.zh.recoveryTitle });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  // They are shown once: whoever closes them without a copy is asked.
  await dialog.getByRole('button', { name: kit.zh.close, exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: words.zh.unsaved });
  await question.getByRole('button', { name: words.zh.keepShown }).click();
  await question.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: words.zh.stored }).click();
  return codes;
}

async function signIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(auth.zh.account, { exact: true }).fill(account);
  await page.getByLabel(auth.zh.password, { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: auth.zh.login, exact: true }).click();
}

const whoIs = async (page: Page): Promise<string | null> =>
  (await (await page.request.get('/web/egg/user/session')).json()).result?.account ?? null;

describe('the second factor in a browser', () => {
  test('a member switches an authenticator app on, and signs in with its code or a recovery code', async () => {
    const { account } = await newcomer('两步验证');
    const { page, context } = await site.open();
    await enter(context, account);
    await page.goto('/memberCenter/account');
    await page.getByRole('heading', { level: 1, name: accountWords.zh.account.title }).waitFor();
    await page.getByRole('button', { name: words.zh.appSet }).click();
    await givePassword(page);
    const dialog = page.getByRole('dialog', { name: words.zh.appSet });
    await dialog.getByRole('img', { name: words.zh.qr }).waitFor();
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await forEverybody(page);
    await dialog.getByLabel(words.zh.code).fill(app.generate({ timestamp: Date.now() - 30_000 }));
    await dialog.getByRole('button', { name: words.zh.confirm }).click();
    const codes = await recoveryCodes(page);
    expect(codes).toHaveLength(10);
    await page.getByText(words.zh.recoveryLeft(10)).waitFor();
    await forEverybody(page);

    const { page: other } = await site.open();
    await signIn(other, account);
    const ask = other.getByRole('dialog', { name: words.zh.askTitle });
    await ask.waitFor();
    await forEverybody(other);
    await ask.getByLabel(words.zh.code).fill('000000');
    await ask.getByRole('button', { name: words.zh.confirm }).click();
    await ask.getByText(messageOf('second_factor_wrong', 'zh')).waitFor();
    expect(await whoIs(other)).toBeNull();
    await ask.getByRole('button', { name: words.zh.byRecovery }).click();
    await ask.getByLabel(words.zh.recoveryCode).fill(codes[0] ?? '');
    await ask.getByRole('button', { name: words.zh.confirm }).click();
    await ask.waitFor({ state: 'hidden' });
    await expect.poll(() => whoIs(other)).toBe(account);

    // Whoever loses the phone and the codes asks an administrator.
    const { page: desk } = await site.open({ account: ADMIN });
    await desk.goto(`/admin/users?keyword=${account}`);
    await desk.getByRole('button', { name: resource.zh.of(administration.zh.users.edit, '两步验证') }).click();
    const person = desk.getByRole('dialog', { name: administration.zh.users.dialog });
    await person.getByRole('button', { name: words.zh.reset }).click();
    const question = desk.getByRole('dialog', { name: words.zh.resetTitle });
    await question.waitFor();
    await forEverybody(desk);
    await question.getByRole('button', { name: words.zh.reset }).click();
    await givePassword(desk, DEMO_PASSWORD);
    await toast(desk, words.zh.resetDone).waitFor();
    await person.waitFor({ state: 'detached' });
    expect(await whoIs(other)).toBeNull();
    const { page: again } = await site.open();
    await signIn(again, account);
    await expect.poll(() => whoIs(again)).toBe(account);
    await desk.getByRole('button', { name: resource.zh.of(administration.zh.users.edit, '两步验证') }).click();
    await person.getByText(words.zh.off).waitFor();
    expect(await person.getByRole('button', { name: words.zh.reset }).count()).toBe(0);
  });

  test('a passkey is made and signs in, in the browser of the authenticator', async () => {
    const { account } = await newcomer('通行密钥');
    // Passkeys belong to a name: an address of digits has none.
    const baseURL = baseUrl().replace('127.0.0.1', 'localhost');
    const { page, context } = await site.open({ baseURL });
    await signIn(page, account);
    await expect.poll(() => whoIs(page)).toBe(account);
    await withAuthenticator(page, context);
    await page.goto('/memberCenter/account');
    await page.getByRole('button', { name: words.zh.passkeyAdd }).click();
    const dialog = page.getByRole('dialog', { name: words.zh.passkeyAdd });
    await dialog.getByLabel(words.zh.passkeyName).fill('测试设备');
    await dialog.getByRole('button', { name: words.zh.passkeyAdd }).click();
    await givePassword(page);
    await recoveryCodes(page);
    await page.getByRole('list', { name: words.zh.passkeys }).getByText('测试设备').waitFor();
    await context.clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await signIn(page, account);
    const ask = page.getByRole('dialog', { name: words.zh.askTitle });
    await ask.getByRole('button', { name: words.zh.byPasskey }).click();
    await ask.waitFor({ state: 'hidden' });
    await expect.poll(() => whoIs(page)).toBe(account);
    await settled(page);
  });

  test('staff of a platform that requires it set it up before anything else', async () => {
    const server = await startServer();
    try {
      const admin = await client(server.url).login(ADMIN, DEMO_PASSWORD);
      const required = await admin.put('/web/v1/admin/setting', { id: 'second-factor-required', value: '1' });
      expect(required.status).toBe(200);
      const { page } = await site.open({ baseURL: server.url });
      await signIn(page, AUDITOR, DEMO_PASSWORD);
      const title = page.getByRole('heading', { level: 1, name: words.zh.requiredTitle });
      await title.waitFor();
      await page.goto('/memberCenter');
      await title.waitFor();
      await page.getByRole('button', { name: words.zh.appSet }).waitFor();
      await forEverybody(page);
      await page.getByRole('button', { name: words.zh.appSet }).click();
      const dialog = page.getByRole('dialog', { name: words.zh.appSet });
      await givePassword(page, DEMO_PASSWORD);
      const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await dialog.getByLabel(words.zh.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await dialog.getByRole('button', { name: words.zh.confirm }).click();
      await recoveryCodes(page);
      await title.waitFor({ state: 'detached' });
      await settled(page);
      // The only way stays: that is read before anything is pressed.
      await page.goto('/memberCenter/account');
      await page.getByText(words.zh.lastRequired).waitFor();
      expect(await page.getByRole('button', { name: words.zh.removeOf(words.zh.app) }).count()).toBe(0);
      await forEverybody(page);
    } finally {
      await server.stop();
    }
  });
});
