import { describe, expect, test } from 'vitest';
import privacy from '../../web/i18n/privacy.ts';
import shell from '../../web/i18n/shell.ts';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { PASSWORD } from './newcomer.ts';
import { AccountForm, codeOf, LANGS, message, newPhone, ownAddress, PHONE } from './registering.ts';
import { accountButton, answerWith, fits, focused, hold, settled, testSite, toast } from './site.ts';

const site = testSite();
const SHELL = { zh: shell.zh, en: shell.en };
/** Demo accounts to which no other test sends codes. */
const EXISTING = { zh: '13800000010', en: '13800000013' };
const PRIVACY = { zh: privacy.zh, en: privacy.en };

async function open(lang: 'zh' | 'en' = 'zh', options = {}) {
  const visit = await site.open({ lang, ...ownAddress(), ...options });
  await visit.page.goto('/register');
  const form = new AccountForm(visit.page, lang);
  await form.input('account').waitFor();
  return { ...visit, form };
}

const registerCalls = (calls: readonly string[]): string[] =>
  calls.filter((call) => /^\/web\/v1\/register(?:\?|$)/.test(call));

describe('the registration page', () => {
  test('SHELL-029 the header leads a visitor to /login and to /register, also on a phone', async () => {
    const { page } = await site.open();
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect
      .poll(() => header.getByRole('link', { name: shell.zh.login, exact: true }).getAttribute('href'))
      .toBe('/login');
    await header.getByRole('link', { name: shell.zh.register, exact: true }).click();
    await page.waitForURL('**/register');
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await settled(page);
    await header.getByRole('button', { name: shell.zh.openMenu }).click();
    await page.getByRole('dialog', { name: shell.zh.menu }).getByRole('link', { name: shell.zh.register }).click();
    await page.waitForURL('**/register');
  });

  test('ACC-003 shows phone, code, password, the password again and the agreement', async () => {
    const { form, trouble } = await open();
    for (const name of ['account', 'verificationCode', 'password', 'repeat']) {
      await expect.poll(() => form.input(name).count(), { message: name }).toBe(1);
    }
    await expect.poll(() => form.agreement().isChecked()).toBe(false);
    expect(trouble).toEqual([]);
  });

  for (const lang of LANGS) {
    test(`ACC-023 ACC-024 ACC-026 ACC-027 ACC-028 ACC-029 ACC-032 says what is missing or wrong (${lang})`, async () => {
      const { form, calls } = await open(lang);
      await form.submit();
      for (const code of [
        'phone_number_required',
        'message_sending_error',
        'code_not_asked',
        'password_required',
        'agreement_required',
      ] as const) {
        await form.error(code).waitFor();
      }
      await form.input('account').fill('12345');
      await form.error('phone_number_invalid').waitFor();
      await form.password('long-enough-words', 'other-words');
      await form.error('passwords_differ').waitFor();
      await form.input('repeat').fill('long-enough-words');
      await form.error('passwords_differ').waitFor({ state: 'detached' });
      await form.agreement().check();
      await form.error('agreement_required').waitFor({ state: 'detached' });

      // Everything is right but that no code was asked for.
      await form.input('account').fill(newPhone());
      await form.input('verificationCode').fill('123456');
      await form.submit();
      await form.error('message_sending_error').waitFor();
      await form.error('code_not_asked').waitFor();
      await expect.poll(() => form.shown(message('phone_number_invalid', lang)).count()).toBe(0);
      expect(registerCalls(calls)).toEqual([]);
    });
  }

  test('ACC-030 only mainland mobile numbers are phone numbers', async () => {
    const { form } = await open();
    for (const wrong of ['12800138000', '1380013800', '138001380001', '']) {
      await form.input('account').fill('13800138000');
      await form.input('account').fill(wrong);
      await form.input('account').blur();
      await form.error(wrong ? 'phone_number_invalid' : 'phone_number_required').waitFor();
    }
    await form.input('account').fill('13800138000');
    await form.error('phone_number_required').waitFor({ state: 'detached' });
    await expect.poll(() => form.error('phone_number_invalid').count()).toBe(0);
  });
});

describe('the verification code', () => {
  for (const lang of LANGS) {
    test(`ACC-034 ACC-035 is sent with a success message, and again only after 60 seconds (${lang})`, async () => {
      const { form, page } = await open(lang);
      await page.clock.install();
      await form.input('account').fill(newPhone());
      // From here on time passes as the test says.
      await page.clock.pauseAt(new Date(Date.now() + 600_000));
      await form.button(form.text.sendCode).click();
      await toast(page, form.text.codeSent).waitFor();
      const locked = page.locator('[disabled]');
      for (const seconds of [60, 30, 1]) {
        await form.button(form.text.sendAgain(seconds)).and(locked).waitFor();
        await page.clock.runFor(seconds === 60 ? 30_000 : 29_000);
      }
      await form.button(form.text.sendCode).and(page.locator(':enabled')).waitFor();
    });

    test(`ACC-036 ACC-029 says that it could not be sent (${lang})`, async () => {
      const { form, page } = await open(lang);
      await answerWith(page, '**/web/verificationCode', 503, { status: 503, msg: 'busy', result: null });
      await form.input('account').fill(newPhone());
      await form.button(form.text.sendCode).click();
      await toast(page, message('code_sending_failed', lang)).waitFor();
      await expect.poll(() => form.button(form.text.sendCode).isEnabled()).toBe(true);
      await form.submit();
      await form.error('message_sending_error').waitFor();
      await expect.poll(() => form.error('code_not_asked').count()).toBe(0);
    });
  }

  test('ACC-024 is not asked for with a wrong number, and belongs to the number that it was sent to', async () => {
    const { form, calls } = await open();
    await form.input('account').fill('12345');
    await form.button(form.text.sendCode).click();
    await form.error('phone_number_invalid').waitFor();
    expect(calls.filter((call) => call.includes('verificationCode'))).toEqual([]);

    await form.ask(newPhone());
    await form.input('verificationCode').fill('123456');
    await form.password(PASSWORD);
    await form.agreement().check();
    await form.input('account').fill(newPhone());
    await form.button(form.text.sendCode).waitFor();
    await form.submit();
    await form.error('code_not_asked').waitFor();
    expect(registerCalls(calls)).toEqual([]);
  });
});

describe('registering', () => {
  for (const lang of LANGS) {
    test(`ACC-037 says that it failed, keeps the input, and why stands at the field (${lang})`, async () => {
      const { form, page } = await open(lang);
      await form.ask(newPhone());
      await form.input('verificationCode').fill('000000');
      await form.password('password1');
      await form.agreement().check();
      await form.submit();
      await toast(page, message('registration_failed', lang)).waitFor();
      await form.error('password_common').waitFor();
      await form.password(PASSWORD);
      await form.submit();
      await form.error('code_wrong').waitFor();
      await expect.poll(() => form.input('password').inputValue()).toBe(PASSWORD);
      await expect.poll(() => accountButton(page).count()).toBe(0);
    });

    test(`ACC-025 ACC-033 an account that exists is named so to its owner, and stays as it was (${lang})`, async () => {
      const { form, page } = await open(lang);
      const phone = EXISTING[lang];
      await form.ask(phone);
      await form.input('verificationCode').fill(await codeOf(phone));
      // Nothing else was filled in yet.
      await form.error('account_exists').waitFor();
      await form.root.getByText(form.text.takenHint).waitFor();
      expect(await form.input('password').inputValue()).toBe('');
      await form.password(PASSWORD);
      await form.agreement().check();
      await form.submit();
      await toast(page, message('registration_failed', lang)).waitFor();
      await expect.poll(() => accountButton(page).count()).toBe(0);
      expect((await client().post('/web/egg/user/login', { account: phone, password: PASSWORD })).status).not.toBe(200);
    });
  }

  test('ACC-038 ACC-042 SHELL-057 succeeds with a message, signs in, and the account can sign in elsewhere', async () => {
    const { form, page, context, trouble } = await open();
    const phone = newPhone();
    await form.ask(phone);
    await form.input('verificationCode').fill(await codeOf(phone));
    await form.shown(form.text.codeRight).waitFor();
    await form.password(PASSWORD);
    await form.agreement().check();
    const release = await hold(page, '**/web/v1/register');
    await form.submit();
    await form.root.locator('form[aria-busy="true"]').waitFor();
    await expect.poll(() => form.input('account').isDisabled()).toBe(true);
    release();
    await toast(page, form.text.registerSuccess).waitFor();
    await page.waitForURL('**/memberCenter');
    await expect.poll(() => accountButton(page).textContent()).toContain(phone);
    expect((await client().post('/web/egg/user/login', { account: phone, password: PASSWORD })).status).toBe(200);
    const other = await context.newPage();
    await other.goto('/');
    await expect.poll(() => accountButton(other).textContent()).toContain(phone);
    await other.close();
    expect(trouble).toEqual([]);
  });

  test('SHELL-014 leads back to where the sign-in was asked for', async () => {
    const { page } = await site.open(ownAddress());
    await page.goto('/memberCenter/devices');
    await page.waitForURL('**/login');
    const form = new AccountForm(page);
    await form.root.getByRole('link', { name: form.text.toRegister }).click();
    await form.register(newPhone(), PASSWORD);
    await page.waitForURL('**/memberCenter/devices');
  });
});

describe('the dialogs', () => {
  for (const lang of LANGS) {
    test(`SHELL-048 SHELL-049 the privacy policy opens beside the agreement and does not tick it (${lang})`, async () => {
      const { form, page } = await open(lang);
      await form.button(form.text.policy).click();
      const dialog = page.getByRole('dialog', { name: PRIVACY[lang].title });
      await dialog.getByText(PRIVACY[lang].sections[0]?.title ?? '', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: PRIVACY[lang].understood }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => form.agreement().isChecked()).toBe(false);
    });
  }

  test('ACC-011 ACC-010 the login dialog leads to the register dialog, and both end signed in', async () => {
    const { page } = await site.open(ownAddress());
    await page.goto('/results');
    await settled(page);
    await page.getByRole('button', { name: '发布成果' }).click();
    const login = page.getByRole('dialog', { name: '登录' });
    await login.getByRole('button', { name: '立即注册' }).click();
    const dialog = page.getByRole('dialog', { name: '注册' });
    const form = new AccountForm(page, 'zh', dialog);
    await form.input('account').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await form.register(newPhone(), PASSWORD);
    await dialog.waitFor({ state: 'detached' });
    await login.waitFor({ state: 'detached' });
    await accountButton(page).waitFor();
    // What the visitor had asked for goes on.
    await page.getByRole('dialog').getByRole('textbox', { name: '成果名称' }).waitFor();
  });
});

describe('for everybody', () => {
  for (const lang of LANGS) {
    test(`SHELL-027 ACC-003 is used by keyboard alone on a phone, without serious barriers (${lang})`, async () => {
      const scheme = lang === 'zh' ? 'light' : 'dark';
      const { form, page, trouble } = await open(lang, {
        viewport: PHONE,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      await fits(page);
      expect(await seriousProblems(page)).toEqual([]);
      const phone = newPhone();
      await form.input('account').focus();
      await page.keyboard.type(phone);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await form.root.getByRole('button', { name: /\d+ (?:s$|秒)/ }).waitFor();
      // The keyboard goes on where the code is typed.
      await focused(page, form.input('verificationCode'));
      await page.keyboard.type(await codeOf(phone));
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await form.error('agreement_required').waitFor();
      await fits(page);
      expect(await seriousProblems(page)).toEqual([]);
      await focused(page, form.agreement());
      await page.keyboard.press('Space');
      await expect.poll(() => form.agreement().isChecked()).toBe(true);
      await page.keyboard.press('Enter');
      await toast(page, form.text.registerSuccess).waitFor();
      await page.waitForURL('**/memberCenter');
      await expect.poll(() => page.getByRole('banner').getByText(SHELL[lang].login).count()).toBe(0);
      expect(trouble).toEqual([]);
    });
  }
});
