import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import words from '../../web/i18n/clinic.ts';
import form from '../../web/i18n/form.ts';
import kit from '../../web/i18n/kit.ts';
import resource from '../../web/i18n/resource.ts';
import { makeExpert } from '../seed/factories/experts.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { answerWith, fits, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const APPLICANT = '13800000008';
const EXPERT = '13800000009';
const OURS = makeExpert({}, 2);
const site = testSite();
const text = words.zh;

const unique = (name: string) => `${name}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const applied = async (problem: string, more: object = {}) => {
  const who = await signedIn(APPLICANT);
  const data = { org_name: '示例铸造公司', contacts: '申请联系人', phone: '0311-86001234', problem, ...more };
  return (await who.post('/web/egg/base/add', { table: 'clinic_application', data })).result.id as string;
};

describe('the clinic', () => {
  test('SIGN-002 SIGN-003 SIGN-005 SIGN-006 SIGN-007 SIGN-008 its public pages stand in both languages, on a phone too', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 360, height: 740 } });
    for (const [path, title] of [
      ['/clinic', 'title'],
      ['/clinicIntroduce', 'introduce'],
      ['/clinicExpert', 'experts'],
      ['/clinicCase', 'cases'],
      ['/clinicResult', 'result'],
      ['/clinicRegister', 'register'],
      ['/clinicRegister/x', 'register'],
    ] as const) {
      for (const lang of ['zh', 'en'] as const) {
        await page.goto(`${path}?lang=${lang}`);
        await page.getByRole('heading', { level: 1, name: words[lang][title], exact: true }).waitFor();
        await settled(page);
        await fits(page);
        await accessible(page);
      }
    }
    expect(trouble).toEqual([]);
  });

  test('SIGN-008 SIGN-013 from a slot to a public case', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 1280, height: 900 }, account: APPLICANT });
    const problem = unique('精密铸件气孔缺陷偏高');
    await page.goto(`/clinicRegister?expert=${OURS.expert_id}`);
    const field = (name: string) => page.getByRole('textbox', { name });
    // Who is signed in need not type what is known, however the page was opened.
    await expect.poll(() => field(text.form.phone).inputValue()).not.toBe('');
    await field(text.form.problem).fill(problem);
    await field(text.form.org_name).fill('示例铸造公司');
    await field(text.form.contacts).fill('申请联系人');
    await field(text.form.phone).fill('0311-86001234');
    const slots = page.getByRole('group', { name: text.form.slot }).getByRole('button');
    await slots.last().click();
    // What was written stays through a reload; name and number do not stay on the device.
    await page.waitForFunction(
      (written) => Object.values(localStorage).some((value) => value.includes(written)),
      problem,
    );
    await page.reload();
    await page.getByText(form.zh.draftRestored).waitFor();
    await expect.poll(() => field(text.form.problem).inputValue()).toBe(problem);
    await field(text.form.contacts).fill('申请联系人');
    await field(text.form.phone).fill('0311-86001234');
    await page.getByRole('button', { name: text.apply }).click();
    await toast(page, text.applied).waitFor();
    await page.getByRole('heading', { level: 1, name: text.show.crumb }).waitFor();
    await page.getByText(problem).waitFor();
    await page.getByText(text.show.next).waitFor();
    const id = new URL(page.url()).searchParams.get('id') ?? '';

    const expert = await site.open({ account: EXPERT });
    await expert.page.goto(`/clinicResult?id=${id}`);
    await expert.page.getByRole('textbox', { name: text.show.message }).fill('请先准备两件样品');
    await expert.page.getByRole('button', { name: text.show.send, exact: true }).click();
    await toast(expert.page, text.show.delivered).waitFor();

    const staff = await site.open({ viewport: { width: 1280, height: 900 }, account: EDITOR });
    await staff.page.goto('/content/clinic');
    await staff.page
      .getByRole('link', { name: text.openOf('示例铸造公司') })
      .first()
      .waitFor();
    await staff.page.goto(`/content/clinic/${id}`);
    await staff.page.getByText('请先准备两件样品').waitFor();
    await staff.page
      .getByRole('heading', { level: 1, name: text.staff.applicationOf('示例铸造公司'), exact: true })
      .waitFor();
    await accessible(staff.page);
    await staff.page.getByRole('button', { name: text.staff.rebook }).click();
    const dialog = staff.page.getByRole('dialog', { name: text.staff.bookTitle });
    await dialog.getByRole('group', { name: text.form.slot }).getByRole('button').first().click();
    await dialog.getByRole('button', { name: text.staff.book, exact: true }).click();
    await toast(staff.page, text.staff.bookDone).waitFor();
    await staff.page.getByRole('button', { name: text.staff.finish, exact: true }).click();
    const closing = staff.page.getByRole('dialog', { name: text.staff.finishTitle });
    await closing.getByRole('textbox', { name: text.staff.summary }).fill('示例铸造公司型砂水分过高，已调整工艺');
    await closing.getByRole('button', { name: text.staff.finish, exact: true }).click();
    await toast(staff.page, text.staff.finishDone).waitFor();
    await staff.page.getByRole('button', { name: text.staff.ask }).click();
    await toast(staff.page, text.staff.askDone).waitFor();

    await page.reload();
    await page.getByRole('button', { name: text.show.agree }).waitFor();
    expect(await page.getByText(text.show.next).count()).toBe(0);
    await page.getByRole('button', { name: text.show.agree }).click();
    await toast(page, text.show.thanks).waitFor();
    const { rating } = text.show;
    await page.getByRole('button', { name: rating.send }).click();
    await page.getByText('请选择评价').first().waitFor();
    await page.getByRole('radio', { name: '非常满意' }).check();
    await page.getByLabel(rating.content).fill('两小时内找到了原因');
    await accessible(page);
    await page.getByRole('button', { name: rating.send }).click();
    await toast(page, rating.sent).waitFor();
    await page.getByRole('button', { name: rating.change }).waitFor();

    await staff.page.reload();
    await staff.page.getByText('两小时内找到了原因').waitFor();
    await staff.page.getByRole('button', { name: text.staff.makeCase }).click();
    await toast(staff.page, text.staff.caseDone).waitFor();
    await staff.page.getByRole('heading', { level: 1, name: text.staff.casesTitle }).waitFor();
    const editor = await signedIn(EDITOR);
    const [made] = (await editor.list('clinic_case', { where: { application_id: id } })).result.records;
    // A text that still names who asked is refused at its field; without the name the case is public.
    const title = unique('铸件气孔诊断');
    const put = (data: object) =>
      editor.put('/web/egg/base/put', { table: 'clinic_case', data, where: { id: made.id } });
    await put({ title, summary: '示例 铸造公司的废品率偏高' });
    await staff.page.reload();
    const open = staff.page.getByRole('switch', { name: text.staff.isOpenOf(title) });
    await open.click();
    await staff.page
      .getByText(/请去掉申请人的信息|请检查输入内容/)
      .first()
      .waitFor();
    expect(await open.isChecked()).toBe(false);
    await put({ summary: '某企业的废品率偏高' });
    await staff.page.reload();
    await open.click();
    await toast(staff.page, resource.zh.saved).waitFor();
    const visitor = await site.open();
    await visitor.page.goto(`/clinicCaseDetail/${made.id}`);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.page.getByText('某企业型砂水分过高，已调整工艺').waitFor();
    await accessible(visitor.page);

    await page.reload();
    await page.getByRole('link', { name: text.show.seeCase }).waitFor();
    await page.getByRole('button', { name: text.show.takeBack }).click();
    await toast(page, text.show.noted).waitFor();
    expect((await client().list('clinic_case', { where: { id: made.id } })).result.records).toEqual([]);
    for (const each of [
      trouble,
      expert.trouble,
      staff.trouble.filter((line) => !line.includes('422')),
      visitor.trouble,
    ])
      expect(each).toEqual([]);
    await editor.delete('/web/egg/base/del', { table: 'clinic_case', where: { id: made.id } });
    await editor.delete('/web/egg/base/del', { table: 'clinic_application', where: { id } });
  });

  test('SIGN-013 SIGN-021 SIGN-022 SIGN-023 SIGN-024 own records: revoking asks, changes its row, and says what failed', async () => {
    const [kept, gone] = [unique('保留的申请'), unique('撤销的申请')];
    const ids = [await applied('问题甲', { org_name: kept }), await applied('问题乙', { org_name: gone })];
    const { page, trouble } = await site.open({ account: APPLICANT });
    await page.goto('/clinic');
    await page.getByRole('button', { name: text.records }).click();
    const dialog = page.getByRole('dialog', { name: text.records });
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await row(gone).getByText('待处理').waitFor();
    await accessible(page);
    const revoke = (name: string) => dialog.getByRole('button', { name: text.revokeOf(name) });
    const question = page.getByRole('dialog', { name: text.revokeTitle });
    // Cancelling changes nothing.
    await revoke(gone).click();
    await question.getByRole('button', { name: kit.zh.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await row(gone).getByText('待处理').waitFor();
    // A refusal is shown in the server's words.
    await answerWith(page, '**/egg/base/put', 409, { status: 409, msg: '服务器说不行', result: null });
    await revoke(gone).click();
    await question.getByRole('button', { name: text.revoke, exact: true }).click();
    await toast(page, '服务器说不行').waitFor();
    await row(gone).getByText('待处理').waitFor();
    await page.unroute('**/egg/base/put');
    await revoke(gone).click();
    await question.getByRole('button', { name: text.revoke, exact: true }).click();
    await toast(page, text.revoked).waitFor();
    await row(gone).getByText('已撤销').waitFor();
    expect(await revoke(gone).count()).toBe(0);
    await row(kept).getByText('待处理').waitFor();
    expect(await revoke(kept).count()).toBe(1);
    // The page of one of them does the same, and then offers it no more.
    await page.goto(`/clinicResult?id=${ids[0]}`);
    const here = page.getByRole('main').getByRole('button', { name: text.revokeTitle });
    await here.click();
    await question.getByRole('button', { name: text.revoke, exact: true }).click();
    await toast(page, text.revoked).waitFor();
    await expect.poll(() => here.count()).toBe(0);
    expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
    const editor = await signedIn(EDITOR);
    await editor.delete('/web/egg/base/del', { table: 'clinic_application', where: { id: { in: ids } } });
  });

  test('SIGN-008 an expert answers the complaint that neither expert nor field was chosen', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 360, height: 780 } });
    await page.goto('/clinicRegister');
    await page.getByRole('button', { name: text.apply }).click();
    const complaint = page.getByText('请选择领域或专家');
    await complaint.waitFor();
    await page.getByRole('combobox', { name: text.form.expert }).click();
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => complaint.count()).toBe(0);
    await fits(page);
    expect(trouble).toEqual([]);
  });

  test('SIGN-013 SIGN-020 a booked consultation goes into the calendar by its button, and a revoked one comes out again', async () => {
    const slots = (await client().get('/web/v1/clinic/slots', { expert_id: OURS.expert_id })).result.slots as {
      start: number;
    }[];
    const slot_start = slots[Math.floor(slots.length / 2)]?.start;
    const id = await applied(unique('加入日历'), { expert_id: OURS.expert_id, slot_start });
    const editor = await signedIn(EDITOR);
    expect((await editor.post('/web/v1/clinic/book', { id, expert_id: OURS.expert_id, slot_start })).code).toBe(200);
    const { page, trouble } = await site.open({ viewport: { width: 360, height: 780 }, account: APPLICANT });
    const taken = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
      expect(download.suggestedFilename()).toBe('consultation.ics');
      return (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
    };
    await page.goto(`/clinicResult?id=${id}`);
    const file = await taken(text.show.calendar);
    for (const part of [`UID:${id}@clinic`, 'TZID:Asia/Shanghai', 'BEGIN:VEVENT']) expect(file).toContain(part);
    expect(file).not.toContain('METHOD:CANCEL');
    const where = { id };
    await editor.put('/web/egg/base/put', { table: 'clinic_application', data: { audit_status: 2 }, where });
    await page.reload();
    const gone = await taken(text.show.offCalendar);
    for (const part of [`UID:${id}@clinic`, 'METHOD:CANCEL', 'STATUS:CANCELLED']) expect(gone).toContain(part);
    await settled(page);
    await fits(page);
    expect(trouble).toEqual([]);
  });

  test('staff keep hours and days off', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 1280, height: 900 }, account: EDITOR });
    await page.goto('/content/clinicHours');
    await page.getByRole('heading', { level: 1, name: text.staff.hoursTitle }).waitFor();
    await page.getByText('09:00').first().waitFor();
    await accessible(page);
    // One list at a time, each with its own page and its own way to add.
    const add = page.getByRole('main').getByRole('button', { name: resource.zh.add, exact: true });
    expect(await add.count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: text.staff.daysOff }).click();
    await page.getByRole('columnheader', { name: text.staff.untilDay }).waitFor();
    expect(await add.count()).toBe(1);
    expect(trouble).toEqual([]);
  });
});
