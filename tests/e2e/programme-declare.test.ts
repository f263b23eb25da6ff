import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as lists from '../../db/contract/enums-programme.ts';
import { DECLARATION_FORM } from '../../db/contract/programme/declaration.ts';

import words from '../../web/i18n/programmeDeclarations.ts';
import { PDF, upload } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';

import { seriousProblems } from './axe.ts';
import { unique } from './publishing.ts';
import { fits, focused, openSignedIn, settled, testSite, type Visit } from './site.ts';

const site = testSite();
const DECLARANT = '13800000010';
const text = words.zh;
const PHONE = { width: 360, height: 780 };

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const section = (within: Page | Locator, title: string) => within.getByRole('region', { name: title, exact: true });
const input = (within: Page | Locator, name: string) => within.getByRole('textbox', { name });
const saved = (page: Page) => page.locator('[data-phase="saved"]');

/** Opens the list of choices of a field, and takes the one that stands there under a name. */
async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** A new declaration of the demo declarant, through the screen. */
async function begun(visit: Visit): Promise<string> {
  await openSignedIn(visit, '/programme/declare');
  await button(visit.page, text.entry.start).click();
  await visit.page.waitForURL('**/programme/declarations/*');
  await button(visit.page, text.form.submit).waitFor();
  return new URL(visit.page.url()).pathname.split('/').at(-1) ?? '';
}

/** Fills in what a declaration must say. */
async function filled(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: '申报单位' }).fill('冀北材料研究所');
  await choose(page, '所在省份', '河北省');
  await input(page, '成果名称').fill(name);
  await choose(page, '所属领域', '新材料产业');
  await choose(page, '推荐单位', /太行理工学院科研处/);
  await choose(page, '推荐人', text.form.noRecommendingPerson);
  for (const kind of ['成果登记证明', '知识产权证明']) {
    const group = page.getByRole('group', { name: new RegExp(kind) });
    const file = { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: PDF };
    await group.locator('input[type="file"]').setInputFiles(file);
    await group.getByRole('button', { name: new RegExp(`${kind}\\.pdf`) }).waitFor();
  }
}

/** A declaration that the demo declarant handed in, by the calls. */
async function declared(name: string) {
  const by = await signedIn(DECLARANT);
  const id = (await by.call('POST', '/web/v1/programme/declarations')).result.id as string;
  const detail = (await by.get('/web/v1/programme/declaration', { id })).result;
  const units = await by.list('project_recommend', { columns: ['id'], where: { identify: 1 }, pageSize: 1 });
  const form = { name, org_name: '冀北材料研究所', org_province_name: '河北省', scope: 's-103-01' };
  const recommender = { orgRec_id: units.result.records[0].id, personRec_id: 'null' };
  const kinds = detail.kinds.filter(({ is_required }: { is_required: boolean }) => is_required);
  const attachments = await Promise.all(
    kinds.map(async ({ id: kind }: { id: string }) => {
      const { url } = await upload(by, '证明.png');
      return { file_name: '证明.png', file_path: url, kind };
    }),
  );
  const body = { id, version: detail.version, form: { ...form, ...recommender }, attachments };
  const { version } = (await by.put('/web/v1/programme/declaration', body)).result;
  expect((await by.post('/web/v1/programme/declaration/submit', { id, version })).code).toBe(200);
  return { id, by };
}

describe('a declaration on the screen', () => {
  test('PROG-004 PROG-005 PROG-073 PROG-074 REF-015 REF-016 it is filled in, saved while one types, and handed in', async () => {
    const visit = await site.open({ account: DECLARANT });
    const { page } = visit;
    const name = unique('耐高温复合涂层');
    const id = await begun(visit);

    const titles = await page.locator('form').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles).toEqual(Object.values(text.sheet.sections));
    for (const field of ['申报人', '联系电话']) expect(await input(page, field).isDisabled()).toBe(true);
    expect(await input(page, '联系电话').inputValue()).toBe(DECLARANT);
    await section(page, text.sheet.sections.unit).getByText('2024-06-06').waitFor();
    expect(await input(page, '成果简介').getAttribute('aria-required')).toBe('true');

    const provinces = await visit.context.request.get(
      `/web/egg/base/list?table=china&pageSize=100&where=${encodeURIComponent('{"level":1,"pid":"0"}')}`,
    );
    const { records } = (await provinces.json()).result as { records: { name: string }[] };
    await page.getByRole('combobox', { name: '所在省份' }).click();
    const offered = await page.getByRole('option').allTextContents();
    expect(offered.sort()).toEqual(records.map((row) => row.name).sort());
    await page.keyboard.press('Escape');
    const domains = await visit.context.request.get(
      `/web/egg/base/list?table=scope&pageSize=100&where=${encodeURIComponent('{"patent_classify_names":"产业方向"}')}`,
    );
    const scopes = (await domains.json()).result as { records: { name: string }[] };
    await page.getByRole('combobox', { name: '所属领域' }).click();
    const fields = await page.getByRole('option').allTextContents();
    expect(fields.map((name) => name.trim()).sort()).toEqual(scopes.records.map((row) => row.name).sort());
    await page.keyboard.press('Escape');

    const missing = page.getByRole('navigation', { name: text.form.progress });
    await missing.getByText(text.form.missing(8)).waitFor();
    await button(missing, '请输入成果名称').click();
    await focused(page, input(page, '成果名称'));
    await button(page, text.form.submit).click();
    await page.getByText('请选择推荐单位').last().waitFor();

    await filled(page, name);
    await missing.getByText(text.form.complete).waitFor();
    await saved(page).waitFor();
    await page.reload();
    await expect.poll(() => input(page, '成果名称').inputValue()).toBe(name);
    expect(await page.getByRole('combobox', { name: '推荐人' }).textContent()).toBe(text.form.noRecommendingPerson);
    await page.getByText('成果登记证明.pdf').waitFor();

    await button(page, text.form.preview).click();
    const sheet = page.getByRole('dialog').getByRole('article', { name: text.sheet.title });
    await sheet.getByText('太行理工学院科研处').waitFor();
    await sheet.getByText('成果登记证明.pdf').waitFor();
    await button(page.getByRole('dialog'), text.form.backToSheet).click();

    await button(page, text.form.submit).click();
    await button(page.getByRole('dialog'), text.form.submit).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /提交成功，回执编号 SB\d{9}/ })
      .first()
      .waitFor();
    const steps = page.getByRole('list', { name: text.status.label }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBe(5);
    await steps.filter({ hasText: text.status.steps.recommending }).getByText(text.status.now).waitFor();
    await page.getByRole('article', { name: text.sheet.title }).getByText(name).waitFor();
    expect(await seriousProblems(page)).toEqual([]);

    await button(page, text.show.edit).click();
    await input(page, '成果简介').fill('提交之后又补充的简介');
    await saved(page).waitFor();
    await page.goto('/programme/declare');
    await page.getByRole('article', { name }).getByText(text.entry.pending).waitFor();
    const office = await signedIn('13800000012');
    const read = await office.list('project', { columns: ['brief'], where: { id } });
    expect(read.result.records[0].brief).toBeNull();
  });

  test('on a phone everything is there, and nothing is wider than the screen', async () => {
    const visit = await site.open({ account: DECLARANT, viewport: PHONE });
    const { page } = visit;
    await openSignedIn(visit, '/programme/declare');
    await settled(page);
    await fits(page);
    expect(await seriousProblems(page)).toEqual([]);
    await begun(visit);
    await fits(page);
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: new RegExp(text.form.missing(8)) }).click();
    await button(page, '请选择推荐单位').click();
    await focused(page, page.getByRole('combobox', { name: '推荐单位' }));
    const name = unique('手机上填写的成果');
    await filled(page, name);
    await page.getByText(text.form.complete).first().waitFor();
    await fits(page);
    await button(page, text.form.submit).click();
    await button(page.getByRole('dialog'), text.form.submit).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /回执编号/ })
      .first()
      .waitFor();
    await fits(page);
    await input(page, text.dialogue.write).fill('请确认材料是否齐全');
    await button(page, '发送').click();
    await page.getByRole('listitem').filter({ hasText: '请确认材料是否齐全' }).waitFor();
  });

  test('PROG-033 PROG-034 PROG-035 PROG-036 PROG-037 PROG-038 PROG-039 PROG-040 PROG-041 PROG-042 PROG-043 PROG-044 PROG-045 PROG-046 PROG-047 PROG-048 every enumeration has its choices and values', async () => {
    const visit = await site.open({ account: DECLARANT });
    const { page } = visit;
    await begun(visit);
    const expected = {
      industrial: lists.INDUSTRIAL,
      business: lists.PROJECT_BUSINESS,
      height: lists.HEIGHT,
      attribute: lists.ATTRIBUTE,
      achievement: lists.ACHIEVEMENT,
      shape: lists.SHAPE,
      scale: lists.SCALE,
      expect: lists.EXPECT,
      difficulty: lists.DIFFICULTY,
      degree: lists.READINESS,
      strength: lists.READINESS,
      trl1_9: lists.TRL,
      leader_education: lists.LEADER_EDUCATION,
      leader_title: lists.LEADER_TITLE,
      team_person: lists.TEAM_PERSON,
      team_intermediate: lists.TEAM_INTERMEDIATE,
      team_experience: lists.TEAM_EXPERIENCE,
    };
    const fields = Object.assign({}, ...Object.values(DECLARATION_FORM.groups)) as Record<string, { label: string[] }>;
    for (const [name, choices] of Object.entries(expected)) {
      await page.getByRole('combobox', { name: fields[name]?.label[0] ?? '', exact: true }).click();
      const options = page.getByRole('option');
      const offered = await options.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-value'), one.textContent]),
      );
      expect(offered.filter(([value]) => value !== '')).toEqual(choices.map(({ value, zh }) => [String(value), zh]));
      await options.last().click();
    }
    await saved(page).waitFor();
    await button(page, text.form.preview).click();
    const sheet = page.getByRole('dialog').getByRole('article');
    for (const choices of Object.values(expected))
      await sheet
        .getByText(choices.at(-1)?.zh ?? '')
        .first()
        .waitFor();
  });

  test('two windows: the later one is told which fields differ, and chooses', async () => {
    const here = await site.open({ account: DECLARANT });
    const id = await begun(here);
    await input(here.page, '成果名称').fill('第一个窗口的名称');
    await saved(here.page).waitFor();
    const there = await site.open({ account: DECLARANT });
    await openSignedIn(there, `/programme/declarations/${id}`);
    await input(there.page, '单位负责人').fill('第二个窗口的负责人');
    await saved(there.page).waitFor();
    await input(here.page, '成果名称').fill('第一个窗口改过的名称');
    await here.page.getByText(text.save.differ('单位负责人、成果名称')).waitFor();
    expect(await input(here.page, '成果名称').inputValue()).toBe('第一个窗口改过的名称');
    await button(here.page, text.save.keepMine).click();
    await saved(here.page).waitFor();
    await there.page.reload();
    await expect.poll(() => input(there.page, '成果名称').inputValue()).toBe('第一个窗口改过的名称');
  });

  test('after the end of a session nothing typed is lost, a reload included', async () => {
    const visit = await site.open({ account: DECLARANT });
    const { page, context } = visit;
    const id = await begun(visit);
    const cookies = await context.cookies();
    await context.clearCookies({ name: 'sid' });
    await input(page, '成果名称').fill('会话结束后写下的名称');
    await page.getByText(text.save.unsaved.signedOut).waitFor();
    await button(page, text.save.signIn).waitFor();
    await page.close();
    await context.addCookies(cookies);
    const again = await context.newPage();
    await again.goto(`/programme/declarations/${id}`);
    await again.getByText(text.save.restored).waitFor();
    expect(await input(again, '成果名称').inputValue()).toBe('会话结束后写下的名称');
    await saved(again).waitFor();
  });

  test('PROG-002 PROG-003 PROG-004 PROG-006 PROG-067 PROG-068 PROG-102 dialog 1 changes a declaration in place with one put', async () => {
    const name = unique('在对话框中修改的成果');
    const { id, by } = await declared(name);
    const visit = await site.open({ account: DECLARANT, viewport: { width: 1440, height: 900 } });
    const { page } = visit;
    await openSignedIn(visit, '/programme/declare');
    await button(page.getByRole('article', { name }), text.form.modify).click();
    const dialog = page.getByRole('dialog', { name: text.form.title });
    const unit = dialog.getByRole('combobox', { name: '申报单位' });
    await expect.poll(() => unit.inputValue()).toBe('冀北材料研究所');
    expect((await dialog.boundingBox())?.width).toBe(1000);
    const panel = dialog.getByRole('button', { name: text.sheet.title });
    expect(await panel.getAttribute('aria-expanded')).toBe('true');
    expect(await dialog.locator('form h3:not(:has(button))').allTextContents()).toEqual(
      Object.values(text.sheet.sections),
    );
    const buttons = dialog.locator('.MuiDialogActions-root').getByRole('button');
    expect((await buttons.allTextContents()).sort()).toEqual([text.form.cancel, text.form.modify].sort());
    expect(await seriousProblems(page)).toEqual([]);

    await unit.fill('');
    await button(dialog, text.form.modify).click();
    await dialog.getByText('请输入单位名称').waitFor();
    await unit.fill('改名后的研究所');
    const puts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.postData() ?? '');
    });
    await button(dialog, text.form.modify).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(puts).toHaveLength(1);
    expect(JSON.parse(puts[0] ?? '{}')).toMatchObject({
      table: 'project',
      where: { id },
      data: { org_name: '改名后的研究所', update_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
    });
    const { result } = await by.get('/web/v1/programme/declaration', { id });
    expect(result).toMatchObject({ stage: 1, form: { org_name: '改名后的研究所' } });

    await button(page.getByRole('article', { name }), text.form.modify).click();
    await expect.poll(() => unit.inputValue()).toBe('改名后的研究所');
    await button(dialog, text.form.cancel).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('what the office returns with a reason is mended on a phone and handed in again, and both sides talk about it', async () => {
    const name = unique('被退回的成果');
    const { id } = await declared(name);
    const office = await site.open({ account: '13800000012' });
    await openSignedIn(office, `/programme/office/projects?project=${id}`);
    const detail = office.page.getByRole('dialog', { name });
    await input(detail, text.dialogue.write).fill('请补充第三方检测报告');
    await button(detail, '发送').click();
    await detail.getByRole('listitem').filter({ hasText: '请补充第三方检测报告' }).waitFor();
    const by = await signedIn('13800000012');
    const back = { id, from: 1, stage: 2, reason: '缺少检测报告' };
    expect((await by.put('/web/v1/programme/office/project/stage', back)).code).toBe(200);

    const { page } = await site.open({ account: DECLARANT, viewport: PHONE });
    await page.goto('/programme/declare');
    const card = page.getByRole('article', { name });
    await card.getByText(text.stages.returned).waitFor();
    await card.getByRole('link', { name: text.entry.mend }).click();
    await page.getByRole('alert').filter({ hasText: '缺少检测报告' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: '请补充第三方检测报告' }).waitFor();
    await input(page, '成果简介').fill('已按要求补充检测报告');
    await saved(page).waitFor();
    await fits(page);
    await button(page, text.form.resubmit).click();
    await button(page.getByRole('dialog'), text.form.submit).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /回执编号/ })
      .first()
      .waitFor();
    await page.getByText(text.stages.declared, { exact: true }).first().waitFor();
    await input(page, text.dialogue.write).fill('报告已上传');
    await button(page, '发送').click();
    await page.getByRole('listitem').filter({ hasText: '报告已上传' }).waitFor();
    const told = await by.get('/web/v1/user/notice/list');
    expect(told.text).toContain(`/programme/office/projects?project=${id}`);
  });

  test('a draft is deleted after a question, and the list says what is there', async () => {
    const visit = await site.open({ account: '13800000002', lang: 'en' });
    const { page } = visit;
    await openSignedIn(visit, '/programme/declare');
    await page.getByText(words.en.entry.none).waitFor();
    await button(page, words.en.entry.start).click();
    await page.waitForURL('**/programme/declarations/*');
    await page.getByRole('textbox', { name: 'Name of the result' }).fill('A membrane');
    await saved(page).waitFor();
    await page.goto('/programme/declare');
    const card = page.getByRole('article', { name: 'A membrane' });
    await button(card, words.en.entry.drop).click();
    await button(page.getByRole('dialog'), words.en.entry.drop).click();
    await page.getByText(words.en.entry.none).waitFor();
  });
});
