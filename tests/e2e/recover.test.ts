import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import auth from '../../web/i18n/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { seriousProblems } from './axe.ts';
import { AccountForm, codeOf, LANGS, newPhone, ownAddress, PHONE } from './registering.ts';
import { accountButton, fits, testSite, toast } from './site.ts';

const site = testSite();
const NEW_PASSWORD = 'quiet-orchard-lamp-8';

/** A server of its own: the passwords of demo accounts change here, and a newcomer's phone has just had a code. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function open(path: string, lang: 'zh' | 'en' = 'zh', options = {}) {
  const visit = await site.open({ lang, baseURL: server.url, ...ownAddress(), ...options });
  await visit.page.goto(path);
  const form = new AccountForm(visit.page, lang);
  await form.input('account').waitFor();
  return { ...visit, form };
}

/** A member's page in another browser. */
async function openMember(account: string, path: string) {
  const visit = await site.open({ baseURL: server.url, ...ownAddress() });
  const answer = await visit.context.request.post('/web/egg/user/login', {
    data: { account, password: DEMO_PASSWORD },
    headers: { origin: server.url },
  });
  expect(answer.ok()).toBe(true);
  await visit.page.goto(path);
  await accountButton(visit.page).waitFor();
  return visit;
}

const status = async (account: string, password: string): Promise<number> =>
  (await client(server.url).post('/web/egg/user/login', { account, password })).status;

describe('recovering a password', () => {
  test('ACC-005 ACC-043 the login page leads there; the new password counts, the old one and every session do not', async () => {
    const account = '13800000001';
    const elsewhere = await openMember(account, '/memberCenter');

    const { page, form, trouble } = await open('/login');
    await page.getByRole('main').getByRole('link', { name: form.text.forgot }).click();
    await page.waitForURL('**/retrieve');
    await form.ask(account);
    await form.input('verificationCode').fill(await codeOf(account, server.url));
    await form.password(NEW_PASSWORD);
    await form.submit(form.text.retrieveSubmit);
    await toast(page, form.text.retrieveSuccess).waitFor();
    await page.waitForURL('**/login');

    expect(await status(account, DEMO_PASSWORD)).not.toBe(200);
    expect(await status(account, NEW_PASSWORD)).toBe(200);
    await elsewhere.page.goto('/memberCenter/devices');
    await elsewhere.page.waitForURL('**/login');

    await form.input('account').fill(account);
    await form.input('password').fill(NEW_PASSWORD);
    await form.button(auth.zh.login).click();
    await accountButton(page).waitFor();
    expect(trouble).toEqual([]);
  });

  for (const lang of LANGS) {
    test(`ACC-027 ACC-029 ACC-043 says what is missing or wrong, and keeps what was typed (${lang})`, async () => {
      const { form, calls } = await open('/retrieve', lang);
      await form.submit(form.text.retrieveSubmit);
      for (const code of ['account_required', 'code_not_asked', 'password_required'] as const) {
        await form.error(code).waitFor();
      }
      await form.input('account').fill('nobody');
      await form.error('account_invalid').waitFor();
      await form.password('short', 'shorter');
      await form.error('passwords_differ').waitFor();
      expect(calls.filter((call) => call.includes('findPW'))).toEqual([]);

      await form.ask(newPhone());
      await form.input('verificationCode').fill('000000');
      await form.password(NEW_PASSWORD);
      await form.submit(form.text.retrieveSubmit);
      await form.error('code_wrong').waitFor();
      expect(await form.input('password').inputValue()).toBe(NEW_PASSWORD);
    });
  }

  test('ACC-043 a known and an unknown account look the same on the screen', async () => {
    const screens: (() => Promise<string>)[] = [];
    for (const account of ['13800000002', newPhone()]) {
      const { form, page } = await open('/retrieve');
      await page.clock.install();
      await form.ask(account);
      await form.input('verificationCode').fill('000000');
      await form.password(NEW_PASSWORD);
      await form.submit(form.text.retrieveSubmit);
      await form.error('code_wrong').waitFor();
      screens.push(async () => ((await page.getByRole('main').textContent()) ?? '').replace(/\d+ 秒/, ''));
    }
    await expect.poll(async () => (await screens[1]?.()) === (await screens[0]?.())).toBe(true);
  });

  test('ACC-043 a member who recovers the own password is signed out here too', async () => {
    const account = '13800000003';
    const { page } = await openMember(account, '/memberCenter');
    await page.goto('/retrieve');
    const form = new AccountForm(page);
    await form.ask(account);
    await form.input('verificationCode').fill(await codeOf(account, server.url));
    await form.password(NEW_PASSWORD);
    await form.submit(form.text.retrieveSubmit);
    await page.waitForURL('**/login');
    await form.button(auth.zh.login).waitFor();
    expect(await accountButton(page).count()).toBe(0);
  });
});

describe('for everybody', () => {
  for (const [lang, path, login, account] of [
    ['zh', '/retrieve', '/login', '13800000004'],
    ['en', '/expoRetrieve', '/expoLogin', '13800000005'],
  ] as const) {
    test(`ACC-005 SHELL-012 SHELL-027 ${path} works by keyboard on a phone, without serious barriers (${lang})`, async () => {
      const { page, form } = await open(path, lang, {
        viewport: PHONE,
        colorScheme: lang === 'zh' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      await fits(page);
      expect(await seriousProblems(page)).toEqual([]);
      await form.input('account').focus();
      await page.keyboard.type(account);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await toast(page, form.text.codeSent).waitFor();
      await form.root.locator('input[name="verificationCode"]:focus').waitFor();
      await page.keyboard.type(await codeOf(account, server.url));
      await page.keyboard.press('Tab');
      await page.keyboard.type(NEW_PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(() => form.input('password').getAttribute('type')).toBe('text');
      await page.keyboard.press('Tab');
      await page.keyboard.type(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${login}`);
      expect(await status(account, NEW_PASSWORD)).toBe(200);
    });
  }
});
