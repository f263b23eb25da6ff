import { describe, expect, test } from 'vitest';
import auth from '../../web/i18n/zh/auth.ts';
import { client } from '../setup/client.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { AccountForm, barriers, codeOf, LANGS, newPhone, ownAddress, PHONE, pageWidth } from './registering.ts';
import { accountButton, testSite, toast } from './site.ts';

const site = testSite();
const NEW_PASSWORD = 'quiet-orchard-lamp-8';

async function open(path: string, lang: 'zh' | 'en' = 'zh', options = {}) {
  const visit = await site.open({ lang, ...ownAddress(), ...options });
  await visit.page.goto(path);
  const form = new AccountForm(visit.page, lang);
  await form.input('account').waitFor();
  return { ...visit, form };
}

const status = async (account: string, password: string): Promise<number> =>
  (await client().post('/web/egg/user/login', { account, password })).status;

describe('recovering a password', () => {
  test('ACC-005 ACC-043 the login page leads there; the new password counts, the old one and every session do not', async () => {
    const person = await newcomer('找回密码');
    const elsewhere = await site.open();
    await enter(elsewhere.context, person.account);
    await elsewhere.page.goto('/memberCenter');
    await accountButton(elsewhere.page).waitFor();

    const { page, form, trouble } = await open('/login');
    await page.getByRole('main').getByRole('link', { name: form.text.forgot }).click();
    await page.waitForURL('**/retrieve');
    await form.ask(person.account);
    await form.input('verificationCode').fill(await codeOf(person.account));
    await form.password(NEW_PASSWORD);
    await form.submit(form.text.retrieveSubmit);
    await toast(page, form.text.retrieveSuccess).waitFor();
    await page.waitForURL('**/login');

    expect(await status(person.account, PASSWORD)).not.toBe(200);
    expect(await status(person.account, NEW_PASSWORD)).toBe(200);
    await elsewhere.page.goto('/memberCenter/devices');
    await elsewhere.page.waitForURL('**/login');

    await form.input('account').fill(person.account);
    await form.input('password').fill(NEW_PASSWORD);
    await form.button(auth.login).click();
    await accountButton(page).waitFor();
    expect(trouble).toEqual([]);
  });

  for (const lang of LANGS) {
    test(`ACC-027 ACC-029 ACC-043 says what is missing or wrong, and keeps what was typed (${lang})`, async () => {
      const { form, calls } = await open('/retrieve', lang);
      await form.submit(form.text.retrieveSubmit);
      for (const code of ['account_required', 'message_sending_error', 'password_required'] as const) {
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
    const person = await newcomer('找回密码');
    const screens: string[] = [];
    for (const account of [person.account, newPhone()]) {
      const { form, page } = await open('/retrieve');
      await page.clock.install();
      await form.ask(account);
      await form.input('verificationCode').fill('000000');
      await form.password(NEW_PASSWORD);
      await form.submit(form.text.retrieveSubmit);
      await form.error('code_wrong').waitFor();
      screens.push((await page.getByRole('main').innerText()).replace(/\d+ 秒/, ''));
    }
    expect(screens[1]).toBe(screens[0]);
  });

  test('ACC-043 a member who recovers the own password is signed out here too', async () => {
    const person = await newcomer('找回密码');
    const visit = await site.open(ownAddress());
    const { page } = visit;
    await enter(visit.context, person.account);
    await page.goto('/memberCenter');
    await accountButton(page).waitFor();
    await page.goto('/retrieve');
    const form = new AccountForm(page);
    await form.ask(person.account);
    await form.input('verificationCode').fill(await codeOf(person.account));
    await form.password(NEW_PASSWORD);
    await form.submit(form.text.retrieveSubmit);
    await page.waitForURL('**/login');
    await form.button(auth.login).waitFor();
    expect(await accountButton(page).count()).toBe(0);
  });
});

describe('for everybody', () => {
  for (const [lang, path, login] of [
    ['zh', '/retrieve', '/login'],
    ['en', '/expoRetrieve', '/expoLogin'],
  ] as const) {
    test(`ACC-005 SHELL-012 SHELL-027 ${path} works by keyboard on a phone, without serious barriers (${lang})`, async () => {
      const person = await newcomer('找回密码');
      const { page, form } = await open(path, lang, {
        viewport: PHONE,
        colorScheme: lang === 'zh' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      expect(await pageWidth(page)).toBe(PHONE.width);
      expect(await barriers(page)).toEqual([]);
      await form.input('account').focus();
      await page.keyboard.type(person.account);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await toast(page, form.text.codeSent).waitFor();
      await page.keyboard.type(await codeOf(person.account));
      await page.keyboard.press('Tab');
      await page.keyboard.type(NEW_PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await form.input('password').getAttribute('type')).toBe('text');
      await page.keyboard.press('Tab');
      await page.keyboard.type(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${login}`);
      expect(await status(person.account, NEW_PASSWORD)).toBe(200);
    });
  }
});
