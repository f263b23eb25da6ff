import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { messageOf } from '../../../db/contract/errors.ts';
import accounts from '../../../web/i18n/accounts.ts';
import catalog from '../../../web/i18n/catalog.ts';
import common from '../../../web/i18n/common.ts';
import deals from '../../../web/i18n/deals.ts';
import kit from '../../../web/i18n/kit.ts';
import members from '../../../web/i18n/memberCenter.ts';
import organizations from '../../../web/i18n/organizations.ts';
import factor from '../../../web/i18n/secondFactor.ts';
import shell from '../../../web/i18n/shell.ts';
import auth from '../../../web/i18n/signin.ts';
import { sentTo } from '../../api/support/accounts.ts';
import { joined, organizationOf } from '../../api/support/people.ts';
import { byOrganization } from '../../api/support/results.ts';
import { publicResult } from '../../api/support/talk.ts';
import { client } from '../../setup/client.ts';
import { PASSWORD } from '../newcomer.ts';
import { PublishForm, unique } from '../publishing.ts';
import { AccountForm, codeOf, newPhone, ownAddress, PHONE } from '../registering.ts';
import { AUDITOR, accountButton, focused, hold, INDIVIDUAL, settled } from '../site.ts';
import type { Person, Story } from './cast.ts';

const NEW_PASSWORD = 'quiet-orchard-lamp-8';
/** What a browser on a phone says of itself. */
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

/** The password stands before whatever changes how one signs in. */
async function passwordAgain(person: Person, password = PASSWORD): Promise<void> {
  const dialog = person.part('dialog', auth.zh.againTitle);
  await dialog.getByLabel(auth.zh.password).fill(password);
  await person.press(auth.zh.againConfirm, dialog);
}

/** Coming in, being somebody, and going. */
export const accountStories: readonly Story[] = [
  {
    title: 'registered by phone signs out and comes back with the password',
    who: 'a visitor',
    ids: 'ACC-003 ACC-038',
    async tell(cast) {
      const person = await cast.visitor(ownAddress());
      const { page } = person;
      await person.open('/register');
      const phone = newPhone();
      await new AccountForm(page).register(phone, PASSWORD);
      await person.told(accounts.zh.registerSuccess);
      await page.waitForURL('**/memberCenter');
      await accountButton(page).click();
      await person.press(shell.zh.logout);
      await accountButton(page).waitFor({ state: 'detached' });
      await person.open('/login');
      await person.signIn(phone, PASSWORD, person.part('main'));
      await person.told(shell.zh.loginSuccess);
      await expect.poll(() => accountButton(page).textContent()).toContain(phone);
    },
  },
  {
    title: 'registers from abroad follows the link in the e-mail, chooses a password and signs in',
    who: 'a visitor',
    ids: 'ACC-009 SHELL-011',
    async tell(cast) {
      const person = await cast.visitor(ownAddress());
      const { page } = person;
      await page.goto('/expoRegister?lang=zh');
      const form = new AccountForm(page);
      const email = `${unique('guest.')}@example.com`;
      await form.input('account').fill(email);
      await form.country('Kenya', '肯尼亚');
      await form.agreement().check();
      await form.submit();
      await person.heading(accounts.zh.emailSent);
      const [mail] = await sentTo(email);
      await page.goto(/\/emailActive\/[^\s"<\\]+/.exec(mail?.body ?? '')?.[0] ?? '');
      await person.heading(accounts.zh.activate);
      await form.password(PASSWORD);
      await form.submit(accounts.zh.activateSubmit);
      await person.heading(accounts.zh.activated);
      await person.press(accounts.zh.toLogin);
      await page.waitForURL('**/expoLogin');
      await person.signIn(email, PASSWORD, person.part('main'));
      await accountButton(page).waitFor();
    },
  },
  {
    title: 'registers with a company describes it and is its administrator',
    who: 'a visitor',
    ids: 'ACC-004 ORG-015',
    async tell(cast) {
      const { information } = organizations.zh;
      const person = await cast.visitor(ownAddress());
      const { page } = person;
      await page.goto('/registerMemberSteps/company');
      const form = new AccountForm(page);
      await form.register(newPhone(), PASSWORD);
      const name = unique('滹沱智能装备厂');
      await person.fill(information.name.company, name);
      await page.keyboard.press('Escape');
      await person.press(new RegExp(information.region), person.part('main'));
      for (const step of ['河北省', '石家庄市', '藁城区']) await person.press(step);
      await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
      await person.press(new RegExp(information.scopes.company), person.part('main'));
      await page.locator('.MuiPopover-root button.MuiChip-root').first().click();
      await page.keyboard.press('Escape');
      await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
      await person.fill(information.contacts, '对接办公室');
      await person.fill(information.contactsTel, '0311-88880000');
      await person.press(common.zh.submit);
      await person.see(accounts.zh.doneHint(name));
      await person.press(accounts.zh.toOrganization);
      await person.heading(name, 2);
      await person.see(organizations.zh.mine.admin, person.part('list', organizations.zh.mine.membersOf(name)));
    },
  },
  {
    title: 'forgot the password gets a code, chooses another one, and only that one counts',
    who: 'a newcomer',
    ids: 'ACC-005 ACC-043',
    async tell(cast) {
      const { account } = await cast.stranger('忘记密码的人');
      const person = await cast.visitor(ownAddress());
      const { page } = person;
      await person.open('/login');
      await person.press(accounts.zh.forgot);
      const form = new AccountForm(page);
      await form.ask(account);
      await form.input('verificationCode').fill(await codeOf(account));
      await form.password(NEW_PASSWORD);
      await form.submit(accounts.zh.retrieveSubmit);
      await person.told(accounts.zh.retrieveSuccess);
      await page.waitForURL('**/login');
      expect((await client().post('/web/egg/user/login', { account, password: PASSWORD })).status).not.toBe(200);
      await person.signIn(account, NEW_PASSWORD, person.part('main'));
      await accountButton(page).waitFor();
    },
  },
  {
    title: 'signs a computer in with the phone sees the same name on both',
    who: 'a newcomer',
    ids: 'ACC-002',
    async tell(cast) {
      const computer = await cast.visitor(ownAddress());
      const made = computer.page.waitForResponse('**/web/v1/loginQr/new').then((answer) => answer.json());
      await computer.page.goto('/loginQr');
      const { pathname, search } = new URL((await made).result.url);
      const phone = await cast.newcomer('扫码的人', { viewport: PHONE });
      await phone.page.goto(pathname + search);
      await phone.see(accounts.zh.qrAs(phone.name));
      await computer.see(accounts.zh.qrScanned);
      await phone.press(accounts.zh.qrConfirm);
      await computer.told(shell.zh.loginSuccess);
      await expect.poll(() => accountButton(computer.page).textContent()).toContain(phone.name);
    },
  },
  {
    title:
      'switches an authenticator app on is asked at the next sign-in, comes in without it by a recovery code, and switches it off',
    who: 'a newcomer',
    async tell(cast) {
      const person = await cast.newcomer('两步验证的人');
      await person.open('/memberCenter');
      await person.press(members.zh.tabs.groups.self);
      await person.press(members.zh.tabs.account);
      await person.press(factor.zh.appSet);
      await person.part('dialog', auth.zh.againTitle).waitFor();
      const letGo = await hold(person.page, '**/web/v1/user/secondFactor/totp/new*');
      await passwordAgain(person);
      // Between two dialogs the button is disabled: the keyboard waits beside it, and comes back behind the second one.
      await focused(person.page, person.part('heading', factor.zh.app));
      letGo();
      const dialog = person.part('dialog', factor.zh.appSet);
      const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      // As a keyboard for Chinese may write it.
      const wide = app.generate().replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      await dialog.getByLabel(factor.zh.code).fill(wide);
      await person.press(factor.zh.confirm, dialog);
      const kept = person.part('dialog', factor.zh.recoveryTitle);
      await kept.waitFor();
      const [recovery = ''] = await kept.getByRole('listitem').allTextContents();
      await person.press(factor.zh.stored);
      await person.see(factor.zh.recoveryLeft(10));
      await focused(person.page, person.part('button', factor.zh.removeOf(factor.zh.app)));

      const other = await cast.visitor();
      const ask = other.part('dialog', factor.zh.askTitle);
      const signIn = async () => {
        await other.open('/login');
        await other.signIn(person.account, PASSWORD, other.part('main'));
      };
      const isIn = () => expect.poll(() => accountButton(other.page).textContent()).toContain(person.name);
      const leaves = async () => {
        await accountButton(other.page).click();
        await other.press(shell.zh.logout);
        await accountButton(other.page).waitFor({ state: 'detached' });
      };
      await signIn();
      // A code counts once: the next one is taken a little early, and typed as apps show it.
      const code = app.generate({ timestamp: Date.now() + 30_000 });
      await ask.getByLabel(factor.zh.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await other.press(factor.zh.confirm, ask);
      await isIn();
      await leaves();
      await signIn();
      await other.press(factor.zh.byRecovery, ask);
      await ask.getByLabel(factor.zh.recoveryCode).fill(recovery.toUpperCase());
      await other.press(factor.zh.confirm, ask);
      await other.told(factor.zh.recoveryUsed);
      await isIn();

      // An answer that comes a little later: the button is still disabled when the question goes.
      (await hold(person.page, '**/web/v1/user/account*'))();
      await person.open('/memberCenter/account');
      await person.see(factor.zh.recoveryLeft(9));
      await person.press(factor.zh.removeOf(factor.zh.app));
      const question = person.part('dialog', factor.zh.lastTitle);
      await person.see(factor.zh.lastText(factor.zh.app), question);
      await person.press(factor.zh.lastConfirm, question);
      await person.told(factor.zh.lastRemoved);
      await focused(person.page, person.part('button', factor.zh.appSet));
      await leaves();
      await signIn();
      await isIn();
      expect(await ask.count()).toBe(0);
    },
  },
  {
    title: 'lost a phone signs it out from the computer, and it has to sign in again',
    who: 'a newcomer',
    async tell(cast) {
      const owner = await cast.stranger('丢手机的人');
      const phone = await cast.visitor({ viewport: PHONE, userAgent: SAFARI });
      await phone.open('/login');
      await phone.signIn(owner.account, owner.password, phone.part('main'));
      await accountButton(phone.page).waitFor();
      const computer = await cast.signedIn(owner);
      await computer.open('/memberCenter/devices');
      const devices = computer.part('list', members.zh.devices.list).getByRole('listitem');
      const lost = devices.filter({ hasText: 'Safari' });
      await lost.getByRole('button').click();
      await computer.press(members.zh.devices.revoke, computer.part('dialog'));
      await computer.told(members.zh.devices.revoked);
      await lost.waitFor({ state: 'detached' });
      await phone.page.goto('/memberCenter');
      await phone.page.waitForURL('**/login');
    },
  },
  {
    title: 'has a new number proves it by a code and signs in with it from then on',
    who: 'a newcomer',
    async tell(cast) {
      const person = await cast.newcomer('换号的人');
      await person.open('/person');
      await person.press(members.zh.person.changeTel);
      const phone = newPhone();
      const dialog = person.part('dialog', accounts.zh.phoneTitle);
      const form = new AccountForm(person.page, 'zh', dialog);
      await form.ask(phone);
      await form.input('verificationCode').fill(await codeOf(phone));
      await person.press(kit.zh.confirm, dialog);
      await passwordAgain(person);
      await person.told(accounts.zh.phoneBound);
      const other = await cast.visitor();
      await other.open('/login');
      await other.signIn(phone, PASSWORD, other.part('main'));
      await expect.poll(() => accountButton(other.page).textContent()).toContain(person.name);
    },
  },
  {
    title: 'leaves the platform hands over first, takes the own data along, and is gone with what was theirs alone',
    who: 'a newcomer, a colleague, a visitor',
    ids: 'ACC-045',
    async tell(cast) {
      const text = members.zh.account;
      const owner = await cast.stranger('离开的人');
      const colleague = await cast.stranger('留下的同事');
      const [mine, ours, unit, word] = ['离开者个人成果', '离开者单位成果', '留下的研究所', '离开前说的话'].map(unique);
      const own = await publicResult(owner.api, { name: mine });
      const organization = await organizationOf(owner.api, String(unit));
      expect((await joined(owner.api, colleague.api, organization)).status).toBe(200);
      const made = await owner.api.post(
        '/web/v1/user/chengguo',
        byOrganization({ result: { name: ours }, organization: { name: unit } }),
      );
      const shared = made.result.chengguo_id;
      await (await cast.api(AUDITOR)).post('/web/v1/user/chengguo/audit', { id: shared, audit_status: 4 });
      const data = { item_id: shared, item_type: 1, content: word };
      expect((await owner.api.post('/web/egg/base/add', { table: 'comment', data })).status).toBe(200);

      const person = await cast.signedIn(owner);
      const { page, account } = person;
      await person.open('/memberCenter');
      await person.press(members.zh.tabs.groups.self);
      await person.press(members.zh.tabs.account);
      const download = page.waitForEvent('download');
      await person.press(text.download);
      await passwordAgain(person);
      expect((await download).suggestedFilename()).toMatch(/\.json$/);
      const dialog = person.part('dialog', text.removeTitle);
      const close = async () => {
        await person.press(text.removeAction);
        for (const line of Object.values(text.removeWhat)) await person.see(line, dialog);
        await dialog.locator('input[type="password"]').fill(PASSWORD);
        await person.press(text.removeConfirm, dialog);
      };
      await close();
      await person.see(messageOf('hand_over_first', 'zh', { name: String(unit) }), dialog);
      await person.press(text.handOver, dialog);
      await page.waitForURL('**/memberOrg');
      await person.heading(String(unit), 2);
      const { of, makeAdmin, roleChanged } = organizations.zh.mine;
      await person.press(of(makeAdmin, colleague.name));
      await person.told(roleChanged);

      await person.open('/memberCenter/account');
      await close();
      await person.told(text.removed);
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/memberCenter');
      await page.waitForURL('**/login');
      expect((await client().post('/web/egg/user/login', { account, password: PASSWORD })).status).not.toBe(200);

      const visitor = await cast.visitor();
      await visitor.open(`/resultDetail/${own}`);
      await visitor.see(catalog.zh.goneHint);
      await visitor.open(`/resultDetail/${shared}`);
      await visitor.heading(String(ours));
      const said = visitor.page.getByText(String(word));
      await visitor.comeTo(said);
      await visitor.gone(owner.name);
    },
  },
  {
    title: 'lost the session while writing signs in beside the form and publishes what was typed',
    who: 'a newcomer',
    async tell(cast) {
      const person = await cast.newcomer('会话过期的人');
      const name = unique('会话过期也不丢失');
      await person.open('/memberCenter');
      const form = await new PublishForm(person.page).open();
      await form.fillResult(name);
      await form.next();
      await form.fillIndividual();
      await person.visit.context.clearCookies({ name: /^(?!lang$)/ });
      await form.submit();
      const login = person.page.getByRole('dialog').filter({ has: person.page.locator('input[type="password"]') });
      await person.signIn(person.account, PASSWORD, login);
      await login.waitFor({ state: 'detached' });
      await form.submit();
      await person.told(common.zh.releaseSuccess);
      await form.decline();
      await person.page.getByRole('article', { name }).waitFor();
    },
  },
  {
    title: 'prefers English in the dark keeps both on the next page and the next day',
    who: 'a visitor',
    ids: 'SHELL-027 SHELL-061',
    async tell(cast) {
      const person = await cast.visitor();
      await person.open('/results');
      await person.press(new RegExp(shell.zh.switchLanguage));
      await person.heading('Results');
      await person.press(shell.en.theme);
      await person.press(shell.en.themeDark);
      await person.open('/demands');
      await person.heading('Demands');
      await person.page.locator('html[data-theme="dark"][lang="en"]').waitFor();
      const later = await person.visit.context.newPage();
      await later.goto('/organization');
      await settled(later);
      await later.locator('html[data-theme="dark"][lang="en"]').waitFor();
    },
  },
  {
    title: 'wants to trade without an account signs in on the way and finds the deal',
    who: 'a visitor',
    ids: 'SHELL-014 PUB-026',
    async tell(cast) {
      const name = unique('登录途中的意向');
      const id = await publicResult(await cast.api(INDIVIDUAL), { name });
      const seeker = await cast.stranger('采购人');
      const person = await cast.visitor();
      await person.open(`/resultDetail/${id}`);
      await person.press('我要交易');
      const login = person.page.getByRole('dialog').filter({ has: person.page.locator('input[type="password"]') });
      await person.signIn(seeker.account, seeker.password, login);
      const dialog = person.part('dialog', deals.zh.start.title);
      await person.fill(deals.zh.start.remark, '希望了解许可费用。', dialog);
      await person.press(deals.zh.start.submit, dialog);
      await person.see(deals.zh.start.done);
      await person.press(deals.zh.start.view);
      await person.page.waitForURL('**/deals/*');
      await person.see(name, person.part('main'));
    },
  },
];
