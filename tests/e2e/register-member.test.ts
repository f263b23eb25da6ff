import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import formWords from '../../web/i18n/form.ts';
import organizations from '../../web/i18n/organizations.ts';
import auth from '../../web/i18n/signin.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { AccountForm, LANGS, type Lang, message, newPhone, ownAddress, PHONE, WORDS } from './registering.ts';
import { fits, settled, testSite, typeFast } from './site.ts';

const site = testSite();
const INFORMATION = { zh: organizations.zh.information, en: organizations.en.information };
const SUBMIT = { zh: '提交', en: 'Submit' };

const newName = (kind: string): string => `${Date.now().toString(36)}${kind}`;

async function open(kind: string, lang: Lang = 'zh', options = {}) {
  const visit = await site.open({ lang, ...ownAddress(), ...options });
  await visit.page.goto(`/registerMemberSteps/${kind}`);
  return { ...visit, form: new AccountForm(visit.page, lang) };
}

/** Goes through the columns of the region picker; resolves with how many there were. */
async function pickRegion(page: Page, lang: Lang, ...path: string[]): Promise<number> {
  await page.getByRole('main').getByRole('button', { name: INFORMATION[lang].region }).click();
  const columns = page.locator('.MuiPopover-root').getByRole('menu');
  let most = 0;
  for (const [index, name] of path.entries()) {
    await columns.nth(index).waitFor();
    most = await columns.count();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
  return most;
}

async function pickScope(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label }).click();
  await page.locator('.MuiPopover-root button.MuiChip-root').nth(0).click();
  await page.locator('.MuiPopover-root button.MuiChip-root').nth(1).click();
  await page.keyboard.press('Escape');
  await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
}

async function session(page: Page): Promise<{ org_type: string; orgs: { name: string; is_admin: number }[] }> {
  return (await (await page.request.get('/web/egg/user/session')).json()).result;
}

describe('registering with an organisation', () => {
  test('ERR-011 ACC-004 ACC-054 ORG-013 ORG-014 ORG-017 ORG-018 ORG-026 ORG-027 a company member registers, describes the company and is bound to it', async () => {
    const { form, page, calls, trouble } = await open('company');
    const text = INFORMATION.zh;
    const name = newName('智能装备');
    await page.getByRole('heading', { level: 1, name: form.text.members.company.title }).waitFor();
    await expect
      .poll(() => page.locator('.MuiStep-root').allInnerTexts())
      .toEqual(form.text.steps.map((step) => expect.stringContaining(step)));
    await form.register(newPhone(), PASSWORD);

    const company = page.getByRole('combobox', { name: text.name.company });
    await company.waitFor();
    for (const control of [text.contacts, text.contactsTel, text.contactsEmail, text.wechat]) {
      await expect.poll(() => form.root.getByRole('textbox', { name: control }).count(), { message: control }).toBe(1);
    }
    await form.button(SUBMIT.zh).click();
    for (const code of [
      'organization_name_required',
      'region_required',
      'contacts_required',
      'contacts_tel_required',
    ] as const) {
      await form.error(code).waitFor();
    }

    // Typed in one go, the register is asked once.
    await typeFast(company, name);
    const option = page.getByRole('option', { name: new RegExp(`^${name}科技有限公司`) });
    await option.click();
    expect(calls.filter((call) => call.startsWith('/web/egg/tyc/search'))).toHaveLength(1);
    await expect.poll(() => company.inputValue()).toBe(`${name}科技有限公司`);
    expect(await pickRegion(page, 'zh', '河北省', '石家庄市', '藁城区')).toBe(3);
    await expect.poll(() => form.shown(formWords.zh.workstationMissing).count()).toBe(0);
    expect(await pickRegion(page, 'zh', '河北省', '石家庄市', '长安区')).toBe(3);
    // It may be chosen all the same.
    await form.shown(formWords.zh.workstationMissing).waitFor();
    await pickScope(page, text.scopes.company);
    await form.root.getByRole('textbox', { name: text.contacts }).fill('对接办公室');
    await form.root.getByRole('textbox', { name: text.contactsTel }).fill('0311-88880000');
    await form.button(SUBMIT.zh).click();

    await form.shown(form.text.doneHint(`${name}科技有限公司`)).waitFor();
    expect(await session(page)).toMatchObject({
      org_type: 'company',
      orgs: [{ name: `${name}科技有限公司`, is_admin: 1 }],
    });
    await form.root.getByRole('link', { name: form.text.toOrganization }).click();
    await page.waitForURL('**/memberCompany');
    await page.getByRole('heading', { level: 2, name: `${name}科技有限公司` }).waitFor();
    expect(trouble.filter((line) => !line.includes('401'))).toEqual([]);
  });

  test('ACC-004 ORG-018 a research organisation names province and city only', async () => {
    const { form, page } = await open('org', 'en');
    const text = INFORMATION.en;
    const name = newName(' Institute of Materials');
    await form.register(newPhone(), PASSWORD);
    await page.getByRole('combobox', { name: text.name.org }).fill(name);
    expect(await pickRegion(page, 'en', 'Hebei', 'Shijiazhuang')).toBe(2);
    await form.root.getByRole('textbox', { name: text.contacts }).fill('Transfer office');
    await form.root.getByRole('textbox', { name: text.contactsTel }).fill('0311-88880000');
    await form.button(SUBMIT.en).click();
    await form.shown(form.text.doneHint(name)).waitFor();
    expect(await session(page)).toMatchObject({ org_type: 'org', orgs: [{ name, is_admin: 1 }] });
  });

  test('ORG-014 ORG-020 ORG-022 who finds the organisation there already asks to join it', async () => {
    const name = newName('先进材料研究院');
    const first = await open('org');
    await first.form.register(newPhone(), PASSWORD);
    const text = INFORMATION.zh;
    const fill = async ({ page, form }: typeof first) => {
      await page.getByRole('combobox', { name: text.name.org }).fill(name);
      await pickRegion(page, 'zh', '河北省', '石家庄市');
      await form.root.getByRole('textbox', { name: text.contacts }).fill('成果办公室');
      await form.root.getByRole('textbox', { name: text.contactsTel }).fill('0311-88880000');
      await form.button(SUBMIT.zh).click();
    };
    await fill(first);
    await first.form.shown(first.form.text.doneHint(name)).waitFor();

    const second = await open('org');
    const { page, form } = second;
    await form.register(newPhone(), PASSWORD);
    // Nothing suggests what is not public yet: whoever knows the name finds it.
    await fill(second);
    await page.getByText(message('organization_exists_join', 'zh')).first().waitFor();
    await form.button(form.text.joinInstead).click();
    const dialog = page.getByRole('dialog', { name: form.text.bindOrganization });
    await dialog.waitFor();
    const paper = dialog.locator('.MuiDialog-paper').or(dialog).first();
    await expect.poll(async () => Math.round((await paper.boundingBox())?.width ?? 0)).toBe(300);
    await dialog.getByRole('button', { name: form.text.bindOrganization }).click();
    await dialog.getByText(message('organization_name_required', 'zh')).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: form.text.organizationName }).fill(name);
    await page.keyboard.press('Enter');
    await form.shown(form.text.donePending(name)).waitFor();
    expect((await session(page)).orgs).toEqual([]);
  });

  test('ACC-004 who is signed in already begins with the organisation, and an unknown kind offers both', async () => {
    const person = await newcomer('注册人');
    const visit = await open('org');
    await visit.form.root.getByRole('link', { name: visit.form.text.toLogin }).click();
    await visit.page.waitForURL('**/login');
    await visit.form.input('account').fill(person.account);
    await visit.form.input('password').fill(PASSWORD);
    await visit.form.button(auth.zh.login).click();
    await visit.page.waitForURL('**/registerMemberSteps/org');
    await visit.page.getByRole('combobox', { name: INFORMATION.zh.name.org }).waitFor();
    await expect.poll(() => visit.page.locator('input[type="password"]').count()).toBe(0);

    await visit.page.goto('/registerMemberSteps/nothing');
    const main = visit.page.getByRole('main');
    for (const kind of ['org', 'company']) {
      await main.locator(`a[href="/registerMemberSteps/${kind}"]`).waitFor();
    }
  });
});

describe('for everybody', () => {
  for (const lang of LANGS) {
    test(`SHELL-027 ACC-004 the steps fit a phone and have no serious barrier (${lang})`, async () => {
      const { form, page } = await open('company', lang, {
        viewport: PHONE,
        colorScheme: lang === 'zh' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      await form.input('account').waitFor();
      await settled(page);
      await fits(page);
      expect(await seriousProblems(page)).toEqual([]);
      await form.register(newPhone(), PASSWORD);
      await page.getByRole('combobox', { name: INFORMATION[lang].name.company }).waitFor();
      // The next step begins at its top, and the keyboard with it.
      const step = form.root.getByRole('group', { name: form.text.steps[1] ?? '', exact: true });
      await expect.poll(() => step.evaluate((group) => group === document.activeElement)).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await form.button(SUBMIT[lang]).click();
      await form.error('organization_name_required').waitFor();
      await fits(page);
      expect(await seriousProblems(page)).toEqual([]);
    });
  }

  test('Escape closes the suggestions, and only the next one the dialog', async () => {
    const person = await newcomer('加入单位');
    const visit = await site.open(ownAddress());
    const { page } = visit;
    await enter(visit.context, person.account);
    await page.goto('/registerMemberSteps/org');
    await page.getByRole('button', { name: WORDS.zh.joinInstead }).click();
    const dialog = page.getByRole('dialog', { name: WORDS.zh.bindOrganization });
    const name = dialog.getByRole('combobox', { name: WORDS.zh.organizationName });
    await name.fill('研究');
    await dialog.getByRole('listbox').waitFor();
    await name.press('Escape');
    await dialog.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('研究');
    await name.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
