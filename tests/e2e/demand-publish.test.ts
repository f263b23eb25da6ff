import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, signedInVisitor } from '../setup/browser.ts';
import { signedIn } from '../setup/client.ts';
import { DEMAND_TEXT, demandForm, ownDemand, publishedDemand, storedDemand } from './demanding.ts';
import { expectToast, INDIVIDUAL, TEXT, unique, withoutDrafts } from './publishing.ts';

const CLERK = '13800000005';
const AUDITOR = '13800000006';
const words = DEMAND_TEXT.zh;
const text = TEXT.zh;

let browser: Browser;
let open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const context of open) await context.close();
  open = [];
});

/** Another device of an account: what the account typed elsewhere stays on the server. */
async function deviceOf(account: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await signedInVisitor(browser, account, options);
  open.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

async function pageOf(account: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await deviceOf(account, options);
  await withoutDrafts(page.context());
  return page;
}

async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

describe('publishing a demand', () => {
  test('PUB-005 PUB-016 PUB-030 PUB-033 PUB-034 PUB-035 PUB-036 PUB-046 PUB-082 PUB-097 PUB-098 PUB-120 the Chinese variant, from the empty form to the matching', async () => {
    const page = await pageOf(INDIVIDUAL, { viewport: { width: 1440, height: 900 } });
    await page.goto('/demands');
    const form = await demandForm(page);
    await form.dialog.getByRole('heading', { name: words.titles.add }).waitFor();
    await page.waitForTimeout(400);
    expect((await form.dialog.locator('.MuiDialog-paper').or(form.dialog).first().boundingBox())?.width).toBe(800);
    expect(await form.dialog.locator('.MuiStep-root').allInnerTexts()).toEqual([
      expect.stringContaining(words.steps.demand),
      expect.stringContaining(words.steps.organization),
    ]);
    await form.dialog.getByText(/200 字.*100 字/).waitFor();
    await form.next();
    for (const missing of ['请输入需求名称', '请选择所属领域', '请输入需求简介']) await form.error(missing).waitFor();
    expect(await seriousProblems(page)).toEqual([]);

    const name = unique('低温保温材料');
    await form.fillDemand(name);
    await form.field(words.type).click();
    expect(await page.getByRole('option').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('option', { name: '产品推广' }).click();
    await form.field(words.cooperationMode).click();
    expect(await page.getByRole('option').count()).toBeGreaterThanOrEqual(9);
    await page.getByRole('option', { name: '其他' }).click();
    await form.field(words.keyword).fill('保温，气凝胶');
    await form.field(words.investmentAmount).fill('200');
    await form.field(words.uses).fill('中试');
    await form.field(words.institute).fill('材料研究院');
    await form.dialog
      .getByRole('group', { name: words.secrecy })
      .or(form.dialog.getByRole('radiogroup', { name: words.secrecy }))
      .getByLabel('涉密', { exact: true })
      .check();
    await form.dialog.getByLabel('部分公开').check();
    await form.field(words.isOpenInfo).fill('除指标外均可公开');
    await form.attach('需求书.txt', '一份');
    await form.next();
    await form.field(text.organizationName).fill('');
    await form.submit();
    for (const missing of ['请输入单位名称', '请选择地区', '请输入联系地址', '请输入联系人', '请输入联系电话']) {
      await form.error(missing).waitFor();
    }
    await form.fillOrganization('冀中保温材料厂');
    await form.pickRegion('河北省', '石家庄市', '长安区');
    await form.field(text.contactsTel).fill('0311-88880000');
    await form.field(words.socialCreditCode).fill('1'.repeat(51));
    await form.field(words.socialCreditCode).blur();
    await form.error('最多 50 个字符').waitFor();
    await form.field(words.socialCreditCode).fill('');
    expect(await seriousProblems(page)).toEqual([]);
    await form.submit();
    await expectToast(page, text.common.releaseSuccess);

    const followUp = page.getByRole('dialog', { name: text.followUp.title });
    await followUp.getByText(text.followUp.leads.demand).waitFor();
    await followUp.getByRole('button', { name: text.followUp.accept }).click();
    await page.getByText(text.followUp.empty).first().waitFor();
    await followUp
      .locator('input[type="file"]')
      .setInputFiles({ name: '补充.txt', mimeType: 'text/plain', buffer: Buffer.from('第二份') });
    await followUp.getByRole('link', { name: /补充\.txt/ }).waitFor();
    await followUp.getByRole('button', { name: text.followUp.accept }).click();
    await expectToast(page, text.followUp.done);
    await followUp.waitFor({ state: 'detached' });

    const own = await ownDemand(page.context(), name);
    const { code, demand, organization, scopes, attachments } = await storedDemand(page.context(), own?.xuqiu_id ?? '');
    expect(code).toMatch(/^XQ\d{13,}$/);
    expect(demand).toMatchObject({
      ...{ name, type: 4, cooperation_mode: 8, keyword: '保温，气凝胶', investment_amount: '200', uses: '中试' },
      ...{ cooperative_institute: '材料研究院', secrecy: 1, is_open: 3, is_open_info: '除指标外均可公开', source: 2 },
      ...{ org_province_name: '河北省', org_county_name: '长安区', level: 1 },
    });
    expect(organization.name).toBe('冀中保温材料厂');
    expect(scopes).toHaveLength(1);
    expect(attachments.map((file: { file_name: string }) => file.file_name).sort()).toEqual(['补充.txt', '需求书.txt']);
    expect(await own).toMatchObject({ match_state: 1 });
  });

  test('PUB-006 PUB-017 PUB-080 PUB-081 PUB-095 PUB-096 the English variant asks for country and e-mail, not for region and phone', async () => {
    const page = await pageOf(INDIVIDUAL);
    const form = await demandForm(page, 'en');
    const english = DEMAND_TEXT.en;
    await form.dialog.getByText('release demand', { exact: true }).waitFor();
    await form.next();
    for (const missing of ['please enter demand name', 'please select field', 'please enter demand introduction']) {
      await form.error(missing).waitFor();
    }
    const name = unique('Cold insulation ');
    await form.fillDemand(name);
    await form.next();
    expect(await form.dialog.getByRole('button', { name: TEXT.en.region }).count()).toBe(0);
    await form.fillOrganization('Nordic Insulation');
    await form.submit();
    await form.error('Please select the country').waitFor();
    await form.error('Please enter the contact e-mail').waitFor();
    expect(await form.error('Please enter the contact phone').count()).toBe(0);
    await form.field(TEXT.en.country).fill('Germany');
    await page.getByRole('option', { name: 'Germany' }).click();
    await form.field(TEXT.en.contactsEmail).fill('office@example.com');
    await form.submit();
    await expectToast(page, TEXT.en.common.releaseSuccess);
    await form.decline();
    const own = await ownDemand(page.context(), name);
    const stored = await storedDemand(page.context(), own?.xuqiu_id ?? '');
    expect(stored).toMatchObject({ variant: 'en', demand: { org_country: 'Germany', org_province: null } });
    expect(stored.code).toMatch(/^XQ\d{7,}$/);

    await page.goto('/demands?publish=new&lang=en');
    await form.ready();
    await form.dialog.getByRole('button', { name: english.variants.zh }).click();
    await form.fillDemand('Another one');
    await form.next();
    await form.dialog.getByRole('button', { name: TEXT.en.region }).waitFor();
    expect(await form.field(TEXT.en.organizationName).inputValue()).toBe('Nordic Insulation');
  });

  test('PUB-087 PUB-088 PUB-089 PUB-090 PUB-091 PUB-104 PUB-105 PUB-106 staff with xq-input also has source, level and ways of matching, all organisations, and begins without one', async () => {
    const page = await pageOf(CLERK);
    const form = await demandForm(page);
    for (const [label, max] of [
      [words.investmentAmount, 50],
      [words.uses, 500],
      [words.institute, 500],
      [words.keyword, 200],
    ] as const) {
      await form.field(label).fill('1'.repeat(max + 1));
      await form.field(label).blur();
      await form.error(`最多 ${max} 个字符`).waitFor();
      await form.field(label).fill('');
      await form.error(`最多 ${max} 个字符`).waitFor({ state: 'detached' });
    }
    await form.choose(words.source, '园区与孵化器推荐');
    await form.choose(words.level, '二级');
    await form.dialog.getByRole('group', { name: words.dockingType }).getByLabel('专场路演').check();
    const name = unique('代录需求');
    await form.fillDemand(name);
    await form.next();
    await form.field(text.organizationName).pressSequentially('先进材料');
    await page.getByRole('option', { name: /燕赵先进材料研究院/ }).click();
    await form.field(text.contacts).fill('联系人');
    await form.field(text.contactsAddr).fill('石家庄市长安区示范路 5 号');
    await form.field(text.contactsTel).fill('0311-88880005');
    await form.pickRegion('河北省', '石家庄市', '长安区');
    await form.submit();
    await expectToast(page, text.common.releaseSuccess);
    await form.decline();
    const own = await ownDemand(page.context(), name);
    const { demand } = await storedDemand(page.context(), own?.xuqiu_id ?? '');
    expect(demand).toMatchObject({ source: 4, level: 2, docking_type: '4' });

    await form.open();
    await form.fillDemand('下一项');
    await form.next();
    expect(await form.field(text.organizationName).inputValue()).toBe('');

    const member = await pageOf(INDIVIDUAL);
    const plain = await demandForm(member);
    for (const label of [words.source, words.level]) expect(await plain.field(label).count()).toBe(0);
    expect(await plain.dialog.getByRole('group', { name: words.dockingType }).count()).toBe(0);
  });
});

describe('drafts on the server', () => {
  test('PUB-010 SHELL-058 what was typed on one device goes on at another one, and two that wrote on are told', async () => {
    const here = await demandForm(await pageOf(INDIVIDUAL));
    await here.field(words.name).fill('在办公室开始的需求');
    await here.dialog.getByText(/草稿已于 \d\d:\d\d:\d\d 保存/).waitFor();

    const there = await demandForm(await deviceOf(INDIVIDUAL));
    await there.dialog.getByText(/已载入您在其他设备或窗口中填写的草稿/).waitFor();
    expect(await there.field(words.name).inputValue()).toBe('在办公室开始的需求');
    await there.field(words.keyword).fill('在家补充');
    await there.dialog.getByText(/草稿已于/).waitFor();

    await here.field(words.uses).fill('在办公室又写了几句');
    await here.dialog.getByText(/在其他设备或窗口中也被修改过/).waitFor();
    expect(await here.field(words.uses).inputValue()).toBe('在办公室又写了几句');
    await here.dialog.getByRole('button', { name: text.draft.useOther }).click();
    expect(await here.field(words.keyword).inputValue()).toBe('在家补充');
    await here.dialog.getByText(/草稿已于/).waitFor();

    await there.dialog.getByRole('button', { name: text.draft.startEmpty }).click();
    expect(await there.field(words.name).inputValue()).toBe('');
    const third = await demandForm(await deviceOf(INDIVIDUAL));
    expect(await third.field(words.name).inputValue()).toBe('');
  });

  test('PUB-010 without a connection the draft stays here, and says so', async () => {
    const form = await demandForm(await pageOf(INDIVIDUAL));
    await form.page.context().setOffline(true);
    await form.field(words.name).fill('离线填写的需求');
    await form.dialog.getByText(text.draft.unsaved).waitFor();
    await form.page.context().setOffline(false);
    await form.dialog.getByText(/草稿已于/).waitFor();
    await form.dialog.getByRole('button', { name: '关闭' }).click();
    await form.page
      .getByRole('dialog', { name: text.leaveTitle })
      .getByRole('button', { name: text.leaveKeep })
      .click();
    await form.page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await form.open();
    await form.dialog.getByText('已恢复上次未提交的草稿').waitFor();
    expect(await form.field(words.name).inputValue()).toBe('离线填写的需求');
  });
});

describe('editing', () => {
  test('PUB-043 PUB-121 two people edit the same demand: the second one sees both versions and chooses field by field', async () => {
    const name = unique('两人同时修改');
    const id = await publishedDemand(name);
    const page = await pageOf(INDIVIDUAL);
    const form = await demandForm(page, 'zh', id);
    await form.field(words.keyword).fill('我的关键词');
    await form.field(words.uses).fill('我的用途');

    const auditor = await signedIn(AUDITOR);
    const { result } = await auditor.get('/web/v1/user/xuqiu/detail', { id });
    const edited = await auditor.put('/web/v1/user/xuqiu', {
      demand: { ...result.demand, keyword: '审核员的关键词', investment_amount: '88' },
      organization: { name: result.organization.name },
      scopes: result.scopes.map((scope: { id: string }) => scope.id),
      xuqiu_id: id,
      version: result.version,
    });
    expect(edited.msg).toBe('成功');
    const approved = await auditor.post('/web/v1/user/xuqiu/audit', { id, audit_status: 4 });
    expect(approved.status).toBe(200);

    await form.next();
    await form.submit();
    const both = page.getByRole('dialog', { name: text.merge.title });
    const side = (label: string, which: string) =>
      both.getByRole('radiogroup', { name: label }).getByRole('radio', { name: which });
    await both.getByText('审核员的关键词').waitFor();
    await both.getByText('我的关键词').waitFor();
    expect(await side(words.keyword, text.merge.mine).isChecked()).toBe(true);
    expect(await side(words.investmentAmount, text.merge.theirs).isChecked()).toBe(true);
    expect(await seriousProblems(page)).toEqual([]);
    await side(words.keyword, text.merge.theirs).check();
    await both.getByRole('button', { name: text.merge.save }).click();
    await expectToast(page, text.common.modified);
    const stored = await storedDemand(page.context(), id);
    expect(stored.demand).toMatchObject({ keyword: '审核员的关键词', uses: '我的用途', investment_amount: '88' });

    expect((await auditor.post('/web/v1/user/xuqiu/audit', { id, audit_status: 4 })).status).toBe(200);
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    const again = await demandForm(page, 'zh', id);
    await again.dialog.getByText(words.reviewAgain).waitFor();
    await again.field(words.uses).fill('再改一次');
    await again.next();
    await again.submit();
    const question = page.getByRole('dialog', { name: words.reviewAgainTitle });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await storedDemand(page.context(), id)).audit_status).toBe(4);
    await again.submit();
    await question.getByRole('button', { name: text.reviewAgainConfirm }).click();
    await expectToast(page, text.common.modified);
    expect(await storedDemand(page.context(), id)).toMatchObject({ audit_status: 1, demand: { uses: '再改一次' } });
  });
});
