import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import talk from '../../web/i18n/talk.ts';
import { PDF, unique } from '../api/support/results.ts';
import { publicResult } from '../api/support/talk.ts';
import { client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { INDIVIDUAL, openSignedIn, testSite, toast } from './site.ts';

const site = testSite();
const READER = '13800000010';
let id = '';
const name = unique('可反馈的成果');

beforeAll(async () => {
  id = await publicResult(await signedIn(INDIVIDUAL), { name });
});

const fields = (form: Locator) =>
  form.getByRole('textbox').evaluateAll((all) => all.map((each) => each.getAttribute('name')));

describe('feedback with an address of its own', () => {
  test('COMM-015 COMM-019 COMM-027 version 2 begins empty, is reminded of once, and comes back to be changed', async () => {
    const visit = await site.open({ account: READER });
    const { page, calls } = visit;
    await openSignedIn(visit, `/feedback/1/${id}`);
    const text = talk.zh.feedback;
    const form = page.getByRole('dialog', { name: text.title.v2 });
    const field = (name: string) => form.getByRole('textbox', { name });
    await field(text.v2Remark).waitFor();
    await expect.poll(() => fields(form)).toEqual(['phone', 'name', 'remark']);
    for (const name of [text.phone, text.name, text.v2Remark]) expect(await field(name).inputValue()).toBe('');
    await field(text.phone).fill('13700000003');
    await field(text.name).fill('反馈人');
    await field(text.v2Remark).fill('希望了解中试进度');
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: '说明.pdf', mimeType: 'application/pdf', buffer: PDF });
    await form.getByRole('link', { name: /说明\.pdf/ }).waitFor();
    await form.getByText(text.about(name)).waitFor();
    await form.getByRole('button', { name: text.submit, exact: true }).click();
    await toast(page, text.submittedV2).waitFor();
    await form.waitFor({ state: 'detached' });
    expect(await seriousProblems(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: text.write, exact: true }).click();
    await form.getByText(text.again, { exact: true }).waitFor();
    await expect.poll(() => field(text.phone).inputValue()).toBe('13700000003');
    await expect.poll(() => field(text.v2Remark).inputValue()).toBe('希望了解中试进度');
    await field(text.v2Remark).fill('改为了解价格');
    await form.getByRole('button', { name: text.save, exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => calls.filter((call) => call.includes('/remind/add'))).toHaveLength(1);
    const reader = await signedIn(READER);
    const [row] = (await reader.list('feedback', { where: { item_id: id } })).result.records;
    expect(row).toMatchObject({ remark: '改为了解价格', update_time: expect.any(Number) });
    const reminders = async () => (await reader.list('remind', { where: { cheese_id: row.id } })).result.records;
    await expect.poll(reminders).toMatchObject([{ ai: 1, ai_stage: 1 }]);
  });

  test('COMM-029 a visitor is told that the feedback arrived (en)', async () => {
    const { page, trouble } = await site.open({ lang: 'en' });
    await page.goto(`/feedback/1/${id}`);
    const form = page.getByRole('dialog', { name: talk.en.feedback.title.v2 });
    const field = (name: string) => form.getByRole('textbox', { name });
    await field(talk.en.feedback.phone).fill('13700000004');
    await field(talk.en.feedback.name).fill('A Reader');
    await field(talk.en.feedback.v2Remark).fill('Please call.');
    await form.getByRole('button', { name: talk.en.feedback.submit, exact: true }).click();
    await toast(page, 'your feedback was submitted successfully, we will contact you as soon as possible!').waitFor();
    await page.getByText(talk.en.feedback.thanks, { exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });

  test('COMM-013 on a project the form asks for its unit, the place, the feedback and files, and nothing else', async () => {
    const visit = await site.open({ account: READER });
    const { page } = visit;
    const [{ xiangmu_id: project, name: projectName }] = (
      await client().list('xiangmu', { columns: ['xiangmu_id', 'name'], where: { audit_status: 4 }, pageSize: 1 })
    ).result.records;
    await openSignedIn(visit, '/projects');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(projectName);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: projectName, exact: true }).click();
    await page.getByRole('button', { name: '项目反馈', exact: true }).click();
    const text = talk.zh.feedback;
    const form = page.getByRole('dialog', { name: text.title.project });
    await form.getByRole('textbox', { name: text.projectUnit }).fill('某项目单位');
    await expect.poll(() => fields(form)).toEqual(['name', 'remark']);
    await form.locator('input[type="file"]').waitFor({ state: 'attached' });
    await form.getByRole('button', { name: text.place }).click();
    for (const name of ['河北省', '石家庄市']) await page.getByRole('menuitem', { name, exact: true }).click();
    await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
    await form.getByRole('textbox', { name: text.projectRemark }).fill('希望对接');
    await form.getByRole('button', { name: text.submit, exact: true }).click();
    await toast(page, text.submitted).waitFor();
    const reader = await signedIn(READER);
    expect(
      (await reader.list('feedback', { where: { item_id: project, name: '某项目单位' } })).result.records,
    ).toMatchObject([
      { name: '某项目单位', province_name: '河北省 石家庄市', remark: '希望对接', item_type: 5, phone: null },
    ]);
  });

  test('what does not exist is refused, and no form opens', async () => {
    const { page } = await site.open();
    for (const address of ['/feedback/1/nope', '/feedback/77/nope']) {
      await page.goto(address);
      await page.getByText(talk.zh.feedback.noItem, { exact: true }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });
});
