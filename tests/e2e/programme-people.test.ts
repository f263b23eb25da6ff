import { describe, expect, test } from 'vitest';
import cooperation from '../../web/i18n/programmeCooperation.ts';
import news from '../../web/i18n/programmeNews.ts';
import people from '../../web/i18n/programmePeople.ts';
import resource from '../../web/i18n/resource.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { fits, hold, openSignedIn, settled, testSite, toast, type Visit } from './site.ts';
import { workbook } from './workbook.ts';

const OFFICE = '13800000012';
const PASSWORD = 'Quiet-River-42';
const PAGE = '/programme/office/recommenders';
const site = testSite();
const text = people.zh;

const unique = (name: string) => `${name}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const office = () => signedIn(OFFICE);
const visit = async (path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Visit> => {
  const opened = await site.open({ account: OFFICE, ...options });
  await openSignedIn(opened, path);
  // A list that is drawn once more takes a click's button away.
  await settled(opened.page);
  return opened;
};

async function added(data: object): Promise<string> {
  const answer = await (await office()).post('/web/egg/base/add', { table: 'project_recommend', data });
  expect(answer.status, answer.text).toBe(200);
  return answer.result.id;
}
const named = async (org_name: string) =>
  (await (await office()).list('project_recommend', { where: { org_name } })).result.records[0];

describe('recommenders of the programme', () => {
  test('PROG-007 PROG-060 PROG-075 PROG-114 PROG-049 a unit is added in a dialog of 660 pixels, each blank field says so', async () => {
    const { page, trouble } = await visit(`${PAGE}?identify=1`, { viewport: { width: 1440, height: 900 } });
    await page.getByRole('button', { name: text.addOf[1] }).click();
    const dialog = page.getByRole('dialog', { name: text.addOf[1] });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(660);
    await dialog.getByRole('button', { name: '保存' }).click();
    for (const message of ['请输入推荐单位名称', '请设置登录密码', '请选择单位类别']) {
      await dialog.getByText(message).waitFor();
    }
    const name = unique('界面推荐单位');
    await dialog.getByLabel(text.fields.unitName).fill(name);
    await dialog.getByLabel(text.fields.org_password).fill(PASSWORD);
    await dialog.getByRole('combobox', { name: text.fields.org_category }).click();
    const options = page.getByRole('option');
    expect(await options.count()).toBe(8);
    await options.filter({ hasText: '高校' }).click();
    await accessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, text.added).waitFor();
    expect(await named(name)).toMatchObject({ identify: 1, org_category: 2, must_change: 1 });
    expect((await client().post('/web/egg/user/login', { account: name, password: PASSWORD })).status).toBe(200);
    expect(trouble).toEqual([]);
  });

  test('PROG-076 PROG-103 PROG-104 PROG-061 in edit mode a unit’s name and password are locked, and only the category is sent', async () => {
    const name = unique('锁定推荐单位');
    const id = await added({ org_name: name, org_password: PASSWORD, org_category: 1, identify: 1 });
    const { page, calls } = await visit(`${PAGE}?identify=1&keyword=${encodeURIComponent(name)}`);
    const sent: { data: object }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON());
    });
    await page.getByRole('button', { name: resource.zh.of(text.edit, name) }).click();
    const dialog = page.getByRole('dialog', { name: text.editOf[1] });
    const unit = dialog.getByLabel(text.fields.unitName);
    await unit.waitFor();
    expect([await unit.isDisabled(), await unit.inputValue()]).toEqual([true, name]);
    const password = dialog.getByLabel(text.fields.org_password);
    expect([await password.isDisabled(), await password.inputValue()]).toEqual([true, '']);
    expect(calls.filter((call) => decodeURIComponent(call).includes(`{"id":"${id}"}`))).toHaveLength(1);
    await dialog.getByRole('combobox', { name: text.fields.org_category }).click();
    await page.getByRole('option', { name: '行业协会' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, text.modified).waitFor();
    expect(sent.map(({ data }) => data)).toEqual([{ org_category: 4 }]);
    expect(await named(name)).toMatchObject({ org_category: 4 });
  });

  test('PROG-008 PROG-077 of a person in edit mode the name alone is sent', async () => {
    const name = unique('界面推荐人');
    await added({ org_name: name, org_password: PASSWORD, identify: 2 });
    const { page } = await visit(`${PAGE}?identify=2&keyword=${encodeURIComponent(name)}`, {
      viewport: { width: 1440, height: 900 },
    });
    const sent: { data: object }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON());
    });
    await page.getByRole('button', { name: resource.zh.of(text.edit, name) }).click();
    const dialog = page.getByRole('dialog', { name: text.editOf[2] });
    await dialog.getByLabel(text.fields.personName).fill(`${name}二`);
    expect((await dialog.boundingBox())?.width).toBe(660);
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, text.modified).waitFor();
    expect(sent.map(({ data }) => data)).toEqual([{ org_name: `${name}二` }]);
  });

  test('PROG-009 PROG-078 PROG-050 PROG-051 an expert is added in a dialog of 800 pixels, all seven fields are asked for', async () => {
    const { page, trouble } = await visit(`${PAGE}?identify=3`, { viewport: { width: 1440, height: 900 } });
    await page.getByRole('button', { name: text.addOf[3] }).click();
    const dialog = page.getByRole('dialog', { name: text.addOf[3] });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(800);
    await dialog.getByRole('button', { name: '保存' }).click();
    for (const message of [
      ...['请输入专家姓名', '请选择性别', '请输入联系电话', '请输入专业领域'],
      ...['请选择专家职务', '请输入单位名称', '请填写专家简介'],
    ]) {
      await dialog.getByText(message).waitFor();
    }
    const name = unique('界面专家单位');
    await dialog.getByLabel(text.fields.expertName).fill('界面专家');
    await dialog.getByRole('radio', { name: '女' }).check();
    await dialog.getByLabel(text.fields.org_contacts_phone).fill('13900002222');
    await dialog.getByLabel(text.fields.area).fill('智能装备');
    await dialog.getByRole('combobox', { name: text.fields.duties }).click();
    await page.getByRole('option', { name: '特聘专家' }).click();
    await dialog.getByLabel(text.fields.expertUnit).fill(name);
    await dialog.getByRole('textbox', { name: text.fields.profile }).fill('长期从事成果评价');
    await dialog.getByRole('combobox', { name: text.fields.organization }).fill('研究院');
    await page.getByRole('listbox').getByRole('option').first().click();
    await dialog.getByLabel(text.fields.account).fill('13012340000');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText(text.accountUnknown).first().waitFor();
    await dialog.getByLabel(text.fields.account).fill('13800000002');
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, text.added).waitFor();
    const row = await named(name);
    expect(row).toMatchObject({ identify: 3, sex: 2, duties: 3, area: '智能装备', org_contacts_name: '界面专家' });
    expect(row.user_id).toBeTruthy();
    expect(row.organization_id).toBeTruthy();
    // The refused look-up of the account is no trouble of the page's.
    expect(trouble.filter((line) => !line.includes('422'))).toEqual([]);
  });

  test('PROG-105 the office sets another password, and takes a recommender away', async () => {
    const name = unique('重设推荐人');
    await added({ org_name: name, org_password: PASSWORD, identify: 2 });
    const { page } = await visit(`${PAGE}?keyword=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: resource.zh.of(text.password.open, name) }).click();
    const dialog = page.getByRole('dialog', { name: text.password.title });
    await dialog.getByLabel(text.password.field).fill('123');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('密码至少').waitFor();
    await dialog.getByLabel(text.password.field).fill('Loud-Mountain-43');
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, text.password.saved).waitFor();
    const signIn = (password: string) => client().post('/web/egg/user/login', { account: name, password });
    expect((await signIn('Loud-Mountain-43')).status).toBe(200);
    await page.getByRole('button', { name: resource.zh.of(text.remove, name) }).click();
    await page.getByRole('dialog', { name: text.removeTitle }).getByRole('button', { name: text.remove }).click();
    await toast(page, text.removed).waitFor();
    expect((await signIn('Loud-Mountain-43')).code).toBe(422);
  });

  test('PROG-105 a workbook is checked row by row, then imported whole, with a file of names and passwords', async () => {
    const { page } = await visit(PAGE);
    await page.getByRole('button', { name: text.bring.open }).click();
    const dialog = page.getByRole('dialog', { name: text.bring.title });
    await dialog.getByRole('radio', { name: text.kinds[1] }).check();
    const template = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text.bring.template }).click();
    expect((await template).suggestedFilename()).toContain(text.kinds[1]);
    const [one, two] = [unique('表格单位'), unique('表格单位')];
    const heads = ['推荐单位名称*', '单位类别*（科研院所/高校）', '联系电话'];
    const give = (rows: string[][]) =>
      dialog.locator('input[type="file"]').setInputFiles({
        name: '名单.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: workbook([heads, ...rows]),
      });
    await give([
      [one, '高校', '0311-66668888'],
      [one, '不存在', ''],
    ]);
    await dialog.getByText(text.bring.faulty(1, 2)).waitFor();
    const row = dialog.getByRole('row').filter({ hasText: '与文件中第 2 行的名称重复' });
    await row.getByRole('cell', { name: '3', exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: text.bring.go(2) }).isDisabled()).toBe(true);
    await accessible(page, '[role="dialog"]');
    await give([
      [one, '高校', '0311-66668888'],
      [two, '8', ''],
    ]);
    await dialog.getByText(text.bring.good(2)).waitFor();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text.bring.go(2) }).click();
    await dialog.getByText(text.bring.done(2)).waitFor();
    const stream = await (await saved).createReadStream();
    let file = '';
    for await (const part of stream) file += part;
    const password = new RegExp(`"${one}","([^"]+)"`).exec(file)?.[1] ?? '';
    expect((await client().post('/web/egg/user/login', { account: one, password })).status).toBe(200);
    expect(await named(two)).toMatchObject({ org_category: 8, must_change: 1 });
  });
});

describe('news and files of the programme', () => {
  test('PROG-010 PROG-011 PROG-079 PROG-106 PROG-114 the title names the kind; files are uploaded, everything else is written', async () => {
    const words = news.zh;
    const { page, trouble } = await visit('/programme/office/news', { viewport: { width: 1440, height: 900 } });
    const begin = async (kind: string) => {
      await page.getByRole('button', { name: words.add, exact: true }).click();
      await page.getByRole('menuitem', { name: kind }).click();
      const dialog = page.getByRole('dialog', { name: words.addOf(kind) });
      await dialog.getByRole('textbox', { name: words.fields.title }).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(800);
      return dialog;
    };
    const article = await begin('新闻动态');
    await article.getByRole('textbox', { name: words.fields.profile }).fill('正文');
    expect(await article.locator('input[type="file"][aria-label]').count()).toBe(0);
    await article.getByRole('button', { name: '保存' }).click();
    await article.getByText('请输入标题').waitFor();
    const title = unique('界面新闻');
    await article.getByRole('textbox', { name: words.fields.title }).fill(title);
    await article.getByRole('button', { name: '保存' }).click();
    await toast(page, words.addedDone).waitFor();
    await page.getByText(title).waitFor();

    const files = await begin('资料下载');
    expect(await files.getByRole('textbox', { name: words.fields.profile }).count()).toBe(0);
    const name = unique('界面资料');
    await files.getByRole('textbox', { name: words.fields.title }).fill(name);
    const pdf = { name: '登记表.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%\n') };
    await files.locator('input[type="file"]').setInputFiles(pdf);
    await files
      .getByRole('button', { name: /删除 登记表\.pdf|登记表\.pdf/ })
      .first()
      .waitFor();
    await files.getByRole('button', { name: '保存' }).click();
    await page.getByText(name).waitFor();
    await page.getByRole('button', { name: resource.zh.of(words.edit, name) }).click();
    await page
      .getByRole('dialog', { name: words.editOf('资料下载') })
      .getByText('登记表.pdf')
      .first()
      .waitFor();
    expect(trouble).toEqual([]);
  });
});

describe('cooperation applications', () => {
  const words = cooperation.zh;
  async function applied(type: number, more: object): Promise<string> {
    const { records } = (await client().list('project', { columns: ['id'], pageSize: 1 })).result;
    const contacts_org = unique('界面合作单位');
    const data = {
      ...{ project_item_id: records[0].id, project_contacts_type: type, contacts_org, contacts_position: '经理' },
      ...{ contacts_name: '联系人', contacts_phone: '13700000001', ...more },
    };
    const answer = await client().post('/web/egg/base/add', { table: 'project_contacts', data });
    expect(answer.status, answer.text).toBe(200);
    return contacts_org;
  }

  test('PROG-015 PROG-059 PROG-028 PROG-029 PROG-030 the panel follows the type, with yes and no; the office notes how far it is', async () => {
    for (const [type, panel, label, more] of [
      [1, '非成果方合作申请', '股权投资', { equity_investment: 1, policy_support: 2 }],
      [2, '成果方推广服务申请', '定向推广', { directional: 1, international: 2 }],
      [0, '', '', {}],
    ] as const) {
      const org = await applied(type, more);
      const { page } = await visit(`/programme/office/cooperation?keyword=${encodeURIComponent(org)}`);
      await page.getByRole('button', { name: resource.zh.of(words.open, org) }).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await dialog.getByText(words.applicant).waitFor();
      expect(await dialog.getByText(words.yes, { exact: true }).count()).toBe(type === 0 ? 0 : 1);
      expect(await dialog.getByText(words.no, { exact: true }).count()).toBe(type === 0 ? 0 : 1);
      expect(await dialog.getByText(words.open_, { exact: true }).count()).toBe([0, 15, 14][type]);
      if (panel) await dialog.getByRole('button', { name: panel }).waitFor();
      if (label) await dialog.getByText(label, { exact: true }).waitFor();
      await dialog.getByRole('combobox', { name: words.fields.state }).click();
      await page.getByRole('option', { name: '联系中' }).click();
      await dialog.getByLabel(words.fields.note).fill('周一回访');
      await accessible(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: '保存' }).click();
      await toast(page, words.saved).waitFor();
      await page.getByRole('button', { name: resource.zh.of(words.open, org) }).click();
      await dialog.getByText(words.changed('新申请', '联系中')).waitFor();
      await dialog.getByText(words.noted('周一回访')).waitFor();
    }
  });

  test('PROG-001 a row is shown with what stands above it; a save that ends late leaves the dialog that was opened meanwhile', async () => {
    const orgs = [await applied(0, {}), await applied(0, {})] as const;
    const opened = await site.open({ account: OFFICE });
    const { page } = opened;
    const letFilters = await hold(page, '**/egg/base/list*saved_filter*');
    const listed = page.waitForResponse('**/programme/cooperation/list*');
    await openSignedIn(opened, `/programme/office/cooperation?keyword=${encodeURIComponent('界面合作单位')}`);
    await (await listed).finished();
    const opener = (org: string) => page.getByRole('button', { name: resource.zh.of(words.open, org) });
    await page.waitForTimeout(500);
    expect(await opener(orgs[0]).count()).toBe(0);
    letFilters();

    const dialog = page.getByRole('dialog', { name: words.title });
    const letSave = await hold(page, '**/v1/programme/cooperation');
    await opener(orgs[0]).click();
    await dialog.getByLabel(words.fields.note).fill('来电');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await opener(orgs[1]).click();
    await dialog.getByText(orgs[1]).waitFor();
    letSave();
    await toast(page, words.saved).waitFor();
    await page.waitForTimeout(500);
    expect(await dialog.getByText(orgs[1]).count()).toBe(1);
  });

  test('PROG-015 the lists of the office fit a phone and can be read by everybody', async () => {
    for (const path of [PAGE, '/programme/office/news', '/programme/office/cooperation']) {
      const { page } = await visit(path, { viewport: { width: 360, height: 740 }, lang: 'en' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('list').first().waitFor();
      await fits(page);
      await accessible(page);
    }
  });
});
