import { describe, expect, test } from 'vitest';
import { seriousProblems } from './axe.ts';
import { DEMAND_TEXT, demandForm, devices, ownDemand, storedDemand } from './demanding.ts';
import { newcomer } from './newcomer.ts';
import { expectToast, INDIVIDUAL, TEXT, unique } from './publishing.ts';

const CLERK = '13800000005';
const words = DEMAND_TEXT.zh;
const text = TEXT.zh;

const { pageOf } = devices();

describe('publishing a demand', () => {
  test('PUB-005 PUB-016 PUB-030 PUB-033 PUB-034 PUB-035 PUB-036 PUB-046 PUB-082 PUB-097 PUB-098 PUB-120 the Chinese variant, from the empty form to the matching', async () => {
    // Somebody of whom nothing is known yet, and whose draft nobody else writes.
    const { account } = await newcomer('新来的需求方');
    const page = await pageOf(account, { viewport: { width: 1440, height: 900 } });
    await page.goto('/demands');
    const form = await demandForm(page);
    await form.dialog.getByRole('heading', { name: words.titles.add }).waitFor();
    await expect
      .poll(async () => (await form.dialog.locator('.MuiDialog-paper').or(form.dialog).first().boundingBox())?.width)
      .toBe(800);
    await expect
      .poll(() => form.dialog.locator('.MuiStep-root').allInnerTexts())
      .toEqual([expect.stringContaining(words.steps.demand), expect.stringContaining(words.steps.organization)]);
    await form.dialog.getByText(/200 字.*100 字/).waitFor();
    await form.next();
    for (const missing of ['请输入需求名称', '请选择所属领域', '请输入需求简介']) await form.error(missing).waitFor();
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);

    const name = unique('低温保温材料');
    await form.fillDemand(name);
    await form.field(words.type).click();
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('option', { name: '产品推广' }).click();
    await form.field(words.cooperationMode).click();
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThanOrEqual(9);
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
    const { organizationName, contacts, contactsAddr, contactsTel } = text;
    for (const known of [organizationName, contacts, contactsAddr, contactsTel]) await form.field(known).fill('');
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
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
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
    await form.dialog.getByText('Publish a demand', { exact: true }).waitFor();
    await form.next();
    for (const missing of ['please enter demand name', 'please select field', 'please enter demand introduction']) {
      await form.error(missing).waitFor();
    }
    const name = unique('Cold insulation ');
    await form.fillDemand(name);
    await form.next();
    expect(await form.dialog.getByRole('button', { name: TEXT.en.region }).count()).toBe(0);
    await form.fillOrganization('Nordic Insulation');
    // What was named last is filled in.
    await form.field(TEXT.en.contactsEmail).fill('');
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
    await expect.poll(() => form.field(TEXT.en.organizationName).inputValue()).toBe('Nordic Insulation');
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
    await expect.poll(() => form.field(text.organizationName).inputValue()).toBe('');

    const member = await pageOf(INDIVIDUAL);
    const plain = await demandForm(member);
    for (const label of [words.source, words.level]) expect(await plain.field(label).count()).toBe(0);
    expect(await plain.dialog.getByRole('group', { name: words.dockingType }).count()).toBe(0);
  });
});
