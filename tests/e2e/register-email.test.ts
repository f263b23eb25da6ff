import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { PASSWORD } from './newcomer.ts';
import { AccountForm, LANGS, type Lang, message, ownAddress, PHONE, WORDS } from './registering.ts';
import { accountButton, answerWith, fits, testSite, toast } from './site.ts';

const site = testSite();
const LOGIN = { zh: '登录', en: 'Log in' };

const newEmail = (): string => `guest.${randomInt(1_000_000_000)}@example.com`;

async function open(lang: Lang, options = {}) {
  const visit = await site.open({ lang, ...ownAddress(), ...options });
  await visit.page.goto('/expoRegister');
  const form = new AccountForm(visit.page, lang);
  await form.input('account').waitFor();
  return { ...visit, form };
}

/** Path of the activation link that went to a mailbox. */
async function linkOf(to: string): Promise<string> {
  const outbox = await client().get('/dev/outbox', { to, channel: 'mail' });
  const link = /\/emailActive\/[^\s"<\\]+/.exec(JSON.stringify(outbox.result.records[0] ?? null));
  if (!link) throw new Error(`no link for ${to}: ${JSON.stringify(outbox.result.records[0])}`);
  return link[0];
}

describe('international registration', () => {
  for (const lang of LANGS) {
    test(`ACC-009 SHELL-011 the link in the e-mail activates the account, another one does not (${lang})`, async () => {
      const { form, page } = await open(lang);
      const text = WORDS[lang];
      const email = newEmail();
      await form.input('account').fill(email);
      await form.country('German', lang === 'zh' ? '德国' : 'Germany');
      await form.input('org_name').fill('Institut Beispiel');
      await form.agreement().check();
      await form.submit();
      await page.getByRole('heading', { level: 1, name: text.emailSent }).waitFor();
      await form.shown(text.emailSentHint(email)).waitFor();
      expect((await client().post('/web/egg/user/login', { account: email, password: PASSWORD })).status).not.toBe(200);

      const link = await linkOf(email);
      await page.goto(link.replace(/[^/]+$/, 'wrong-code'));
      await page.getByRole('heading', { level: 1, name: text.notActivated }).waitFor();
      await form.root.getByRole('alert').getByText(text.notActivatedHint).waitFor();

      // The password is chosen by whoever reads the mail.
      await page.goto(link);
      await page.getByRole('heading', { level: 1, name: text.activate }).waitFor();
      await form.shown(text.activateHint(email)).waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      const submit = form.button(text.activateSubmit);
      await form.password('password123');
      await submit.click();
      await form.error('password_common').waitFor();
      await form.password(PASSWORD);
      await form.input('repeat').fill('another one');
      await submit.click();
      await form.error('passwords_differ').waitFor();
      await form.input('repeat').fill(PASSWORD);
      await submit.click();
      await page.getByRole('heading', { level: 1, name: text.activated }).waitFor();
      await form.root.getByRole('link', { name: text.toLogin }).click();
      await page.waitForURL('**/expoLogin');
      await form.input('account').fill(email);
      await form.input('password').fill(PASSWORD);
      await form.button(LOGIN[lang]).click();
      await accountButton(page).waitFor();
    });
  }

  test('ACC-031 ACC-032 says what is no e-mail address', async () => {
    const { form } = await open('en');
    for (const wrong of ['a@abc', 'a@-b.com', 'a@b..com', 'who@where@abc.com']) {
      await form.input('account').fill('a.b_c-d@abc.com.cn');
      await form.input('account').fill(wrong);
      await form.input('account').blur();
      await form.error('email_format').waitFor();
    }
    await form.input('account').fill('info@example-university.technology');
    await form.error('email_format').waitFor({ state: 'detached' });
  });

  test('ACC-037 says that it failed when the server refuses', async () => {
    const { form, page } = await open('en');
    await answerWith(page, '**/web/v1/register/email', 503, { status: 503, msg: 'The mailbox is busy', result: null });
    const email = newEmail();
    await form.input('account').fill(email);
    await form.agreement().check();
    await form.submit();
    await form.error('country_required').waitFor();
    await form.country('Kenya', 'Kenya');
    await form.submit();
    await toast(page, message('registration_failed', 'en')).waitFor();
    await form.root.getByRole('alert').getByText('The mailbox is busy').waitFor();
    expect(await form.input('account').inputValue()).toBe(email);
  });

  test('ACC-009 an activation that could not be asked for is tried again', async () => {
    const { page } = await site.open({ lang: 'en', ...ownAddress() });
    await answerWith(page, '**/web/v1/emailActive', 503, { status: 503, msg: 'busy', result: null });
    await page.goto('/emailActive/guest@example.com/some-code');
    await page.getByText(WORDS.en.notReached).waitFor();
    await page.unroute('**/web/v1/emailActive');
    await page.getByRole('button', { name: WORDS.en.tryAgain }).click();
    await page.getByText(WORDS.en.notActivatedHint).waitFor();
  });

  test('SHELL-009 SHELL-011 the pages of the international front door fit a phone and have no serious barrier', async () => {
    const { page } = await open('en', { viewport: PHONE, colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const path of ['/expoRegister', '/expoAdminLogin', '/emailActive/guest@example.com/some-code']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await fits(page);
      expect(await seriousProblems(page), path).toEqual([]);
    }
    await page.goto('/expoAdminLogin');
    await page.locator('input[name="account"]').waitFor();
    await expect.poll(() => page.locator('input[name="password"]').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('main').getByRole('button', { name: LOGIN.en, exact: true }).count())
      .toBe(1);
  });
});
