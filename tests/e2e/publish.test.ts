import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../api/support/lengths.ts';
import { launch, leave, signedInVisitor, visitor } from '../setup/browser.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer } from './newcomer.ts';
import { PublishForm, TEXT, withoutDrafts } from './publishing.ts';
import { fits, focused } from './site.ts';

const MEMBER = '13800000001';
const INDIVIDUAL = '13800000002';
const CLERK = '13800000003';
/** Somebody of whom nothing is known but their name and number. */
const NEWCOMER = null;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => leave(browser));
afterEach(() => page.context().close());

async function formOf(account: string | null, lang: 'zh' | 'en' = 'zh', options: BrowserContextOptions = {}) {
  const context = account ? await signedInVisitor(browser, account, options) : await visitor(browser, options);
  if (!account) await enter(context, (await newcomer('新来的发布者')).account);
  await withoutDrafts(context);
  page = await context.newPage();
  await page.goto(`/results?publish=new${lang === 'en' ? '&lang=en' : ''}`);
  const form = new PublishForm(page, lang);
  await form.ready();
  return form;
}

/** As many characters as allowed are taken, one more is refused. */
async function checkLimits(form: PublishForm, limits: [label: string, max: number][]): Promise<void> {
  for (const [label, max] of limits) {
    await form.field(label).fill('1'.repeat(max + 1));
    await form.field(label).blur();
    await form.error(`最多 ${max} 个字符`).waitFor();
    await form.field(label).fill('1'.repeat(max));
    await form.error(`最多 ${max} 个字符`).waitFor({ state: 'detached' });
  }
}

describe('the publish dialog', () => {
  test('PUB-003 PUB-010 PUB-012 PUB-013 CONST-006 CONST-008 CONST-009 has two steps, its measures, and stays on a click outside', async () => {
    const form = await formOf(MEMBER, 'zh', { viewport: { width: 1600, height: 900 } });
    await expect
      .poll(async () => (await form.dialog.locator('.MuiDialog-paper').or(form.dialog).first().boundingBox())?.width)
      .toBe(800);
    const area = form.dialog.getByRole('group', { name: form.text.steps.result, exact: true });
    await expect.poll(async () => (await area.boundingBox())?.height).toBe(540);
    await expect
      .poll(() => form.dialog.locator('.MuiStep-root').allInnerTexts())
      .toEqual([
        expect.stringContaining(form.text.steps.result),
        expect.stringContaining(form.text.steps.organization),
      ]);
    const preview = form.dialog.getByRole('group', { name: form.text.cover }).locator('> div > div').first();
    await expect.poll(() => preview.boundingBox()).toMatchObject({ width: 150, height: 84 });
    expect(await form.dialog.getByRole('button', { name: form.text.common.previous }).count()).toBe(0);

    await page.mouse.click(20, 400);
    await page.keyboard.press('Escape');
    expect(await form.dialog.isVisible()).toBe(true);

    await form.fillResult('步骤按钮测试');
    await form.next();
    await form.dialog.getByRole('button', { name: form.text.common.previous, exact: true }).waitFor();
    await form.dialog.getByRole('button', { name: form.text.common.submit, exact: true }).waitFor();
  });

  test('PUB-015 PUB-047 PUB-048 PUB-049 PUB-050 PUB-051 the step result says what is missing, in Chinese', async () => {
    const form = await formOf(NEWCOMER);
    await form.dialog.getByText('建议不少于 200 个字符（100 个汉字）', { exact: false }).waitFor();
    await form.next();
    for (const text of ['请输入成果名称！', '请选择领域！', '请输入成果简介！', '请选择所在地区！']) {
      await form.error(text).waitFor();
    }
    await form.field(form.text.name).fill('字'.repeat(201));
    await form.error('最多 200 个字符').waitFor();
    await form.field(form.text.name).fill('字'.repeat(200));
    await form.error('最多 200 个字符').waitFor({ state: 'detached' });
    await form.next();
    expect(await form.field(form.text.contacts).count()).toBe(0);
  });

  test('PUB-004 PUB-048 PUB-049 PUB-051 PUB-068 PUB-069 PUB-077 the overseas variant asks in English for country and e-mail, not for the region', async () => {
    const form = await formOf(INDIVIDUAL, 'en');
    await form.next();
    for (const text of [
      'Please enter the achievement name!',
      'Please select a field!',
      'Please enter the achievement profile!',
      'Please select the country',
    ]) {
      await form.error(text).waitFor();
    }
    expect(await form.error('Please select the region!').count()).toBe(0);
    await form.field(form.text.name).fill('Aerogel insulation');
    await form.pickScope();
    await form.field(form.text.country).fill('Germany');
    await page.getByRole('option', { name: 'Germany' }).click();
    await form.writeProfile('Made at ambient pressure.');
    await form.next();
    await form.dialog.getByRole('radio', { name: 'Organisation' }).check();
    // What was named last is filled in.
    await form.field(form.text.contactsEmail).fill('');
    await form.submit();
    await form.error('Please enter the contact e-mail').waitFor();
    await form.field(form.text.contactsEmail).fill(textOf('contacts_email', 101));
    await form.error('At most 100 characters').waitFor();
    await form.field(form.text.contactsEmail).fill('office@example.com');
    await form.error('At most 100 characters').waitFor({ state: 'detached' });
    await form.field(form.text.organizationAddress).fill('x'.repeat(101));
    await form.field(form.text.organizationAddress).blur();
    await form.error('At most 100 characters').waitFor();
  });

  test('PUB-004 either variant can be chosen on either page', async () => {
    const form = await formOf(MEMBER);
    await form.dialog.getByRole('button', { name: form.text.variants.overseas }).click();
    await form.field(form.text.country).waitFor();
    expect(await form.dialog.getByRole('button', { name: form.text.region }).count()).toBe(0);
    await form.dialog.getByRole('button', { name: form.text.variants.domestic }).click();
    await form.dialog.getByRole('button', { name: form.text.region }).waitFor();
  });

  test('PUB-052 PUB-055 PUB-056 PUB-058 PUB-059 PUB-060 PUB-061 PUB-062 an individual publisher gives the own data within its limits', async () => {
    const form = await formOf(INDIVIDUAL);
    await form.fillResult('个人发布测试');
    await form.next();
    await form.submit();
    await form.error('请选择发布主体类型').waitFor();
    await form.dialog.getByRole('radio', { name: '个人' }).check();
    const { contacts, contactsAddr, contactsTel } = form.text;
    for (const known of [contacts, contactsAddr, contactsTel]) await form.field(known).fill('');
    await form.submit();
    for (const text of ['请输入成果负责人', '请输入证件号码', '请输入联系地址', '请输入联系人', '请输入联系电话']) {
      await form.error(text).waitFor();
    }
    await checkLimits(form, [
      [form.text.director, 20],
      [form.text.idNumber, 100],
      [form.text.contacts, 50],
      [form.text.contactsTel, 100],
      [form.text.contactsEmail, 200],
      [form.text.contactsWechat, 100],
      [form.text.contactsAddr, 500],
    ]);
  });

  test('PUB-053 PUB-054 PUB-057 PUB-076 an organisation gives name and type; its director may have 50 characters', async () => {
    const form = await formOf(INDIVIDUAL);
    await form.fillResult('单位发布测试');
    await form.next();
    await form.dialog.getByRole('radio', { name: '单位' }).check();
    await form.submit();
    await form.error('请输入单位名称').waitFor();
    await form.error('请选择单位类型').waitFor();
    await checkLimits(form, [
      [form.text.organizationName, 100],
      [form.text.director, 50],
      [form.text.webSite, 200],
    ]);
  });

  test('PUB-063 PUB-064 PUB-065 PUB-066 numbers, areas and cover keep their limits', async () => {
    const form = await formOf(MEMBER);
    await checkLimits(form, [
      [form.text.intellectualPropertyCode, 255],
      [form.text.investment, 11],
      [form.text.investmentUse, 500],
      [form.text.conditions, 500],
      [form.text.term, 500],
      [form.text.ranges, 500],
    ]);
    const cover = form.dialog.locator('input[type="file"][accept=".jpg,.jpeg,.png"]');
    await cover.setInputFiles({ name: '封面.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await page.getByText('不支持 封面.gif 的文件类型').first().waitFor();
  });

  test('PUB-011 PUB-070 PUB-071 PUB-072 PUB-073 PUB-074 PUB-075 PUB-102 PUB-103 ORG-023 staff with cg-input get three steps, all organisations, level and conversion', async () => {
    const form = await formOf(CLERK);
    const { steps } = form.text;
    await expect
      .poll(() => form.dialog.locator('.MuiStep-root').allInnerTexts())
      .toEqual([
        expect.stringContaining(steps.promotion),
        expect.stringContaining(steps.result),
        expect.stringContaining(steps.organization),
      ]);
    await form.next();
    await form.error('请输入单位名称').waitFor();
    await form.error('请输入联系邮箱').waitFor();
    await form.field(form.text.contactsEmail).fill('字'.repeat(201));
    await form.error('最多 200 个字符').waitFor();
    await form.field(form.text.contactsEmail).fill('office@example.com');
    await checkLimits(form, [
      [form.text.organizationName, 100],
      [form.text.webSite, 200],
      [form.text.contacts, 50],
      [form.text.contactsTel, 100],
      [form.text.contactsAddr, 500],
    ]);
    for (const label of [form.text.organizationName, form.text.webSite, form.text.contactsTel])
      await form.field(label).fill('');
    // Who types slowly is answered on the way there as well.
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname.endsWith('/egg/tyc/search') && searchParams.get('word') === '先进材料';
    });
    await form.field(form.text.organizationName).pressSequentially('先进材料');
    await asked;
    await page.getByRole('option', { name: '燕赵先进材料研究院' }).click();
    await form.next();
    await form.field(form.text.level).waitFor();
    await form.dialog.getByRole('group', { name: form.text.conversionType }).waitFor();
    await form.back();
    await expect.poll(() => form.field(form.text.organizationName).inputValue()).toBe('燕赵先进材料研究院');
  });

  test('PUB-102 other members see neither level nor conversion', async () => {
    const form = await formOf(MEMBER);
    expect(await form.field(TEXT.zh.level).count()).toBe(0);
    expect(await form.dialog.getByRole('group', { name: TEXT.zh.conversionType }).count()).toBe(0);
  });

  test('PUB-010 the form works by keyboard, without serious accessibility problems, and on 360 px', async () => {
    const form = await formOf(MEMBER, 'zh', { viewport: { width: 360, height: 740 } });
    await expect
      .poll(async () => (await form.dialog.locator('.MuiDialog-paper').or(form.dialog).first().boundingBox())?.width)
      .toBe(360);
    await fits(page);
    await form.field(form.text.name).focus();
    await page.keyboard.press('Enter');
    await form.error('请输入成果名称！').waitFor();
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.type('键盘填写的成果');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.MuiPopover-root button.MuiChip-root').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
    await form.dialog.getByRole('button', { name: form.text.region }).click();
    for (const name of ['河北省', '石家庄市']) await page.getByRole('menuitem', { name, exact: true }).click();
    // The last of the three columns, which do not fit beside each other, comes into sight by itself.
    const county = page.getByRole('menuitem', { name: '长安区', exact: true });
    await expect.poll(async () => (await county.boundingBox())?.x ?? 360).toBeLessThan(240);
    await county.click();
    await form.writeProfile('用键盘填写。');
    await form.field(form.text.name).focus();
    await page.keyboard.press('Enter');
    await form.field(form.text.contacts).waitFor();
    // The next step begins at its beginning, not at the button that hands it in.
    await focused(page, form.dialog.getByRole('group', { name: form.text.steps.organization, exact: true }));
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
    await fits(page);
  });
});
