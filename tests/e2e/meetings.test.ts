import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { participantsPath } from '../../db/contract/participants.ts';
import meetings from '../../web/i18n/meetings.ts';
import participants from '../../web/i18n/participants.ts';
import questions from '../../web/i18n/questions.ts';
import resource from '../../web/i18n/resource.ts';
import { unique } from '../api/support/results.ts';
import { add, put } from '../api/table-calls.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { chooseMore, fits, settled, testSite } from './site.ts';

const EDITOR = '13800000013';
const DAY = 86_400;
const WIDE = { viewport: { width: 1440, height: 1000 } };
const text = meetings.zh;
const site = testSite();

/** A meeting that stays out of other files' way: nobody sees it any more when the work is done. */
async function withMeeting(values: object, work: (id: string, name: string, editor: Client) => Promise<void>) {
  const editor = await signedIn(EDITOR);
  const name = unique('浏览器测试会议');
  const start_time = Math.floor(Date.now() / 1000) + 60 * DAY;
  const { id } = (await add(editor, 'meeting', { name, type: 1, start_time, ...values })).result;
  try {
    await work(id, name, editor);
  } finally {
    await put(editor, 'meeting', { is_open: 0 }, { id });
  }
}

const fill = async (page: Page, name: string, phone: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.dialog.name).fill(name);
  await dialog.getByLabel(text.dialog.phone).fill(phone);
};
const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: text.dialog.submit }).click();
const openDialog = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: text.signUp }).click();
  await page.getByRole('dialog').getByLabel(text.dialog.name).waitFor();
};

describe('meetings', () => {
  test('SIGN-001 SIGN-017 SIGN-035 SIGN-036 SIGN-037 SIGN-038 SIGN-041 SIGN-042 a visitor finds a meeting, signs up once, and waits for a full one', async () => {
    await withMeeting({ capacity: 1, address: '石家庄市裕华区' }, async (id, name) => {
      const { page, trouble } = await site.open(WIDE);
      await page.goto(`/meetingList/1?keyword=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText(text.seatsLeft(1, 1)).waitFor();
      await settled(page);
      await accessible(page);
      await openDialog(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByText(name).waitFor();
      expect((await page.locator('.MuiDialog-paper').boundingBox())?.width).toBe(300);
      expect(await dialog.getByRole('textbox').count()).toBe(5);
      for (const label of [text.dialog.cancel, text.dialog.submit]) {
        expect(await dialog.getByRole('button', { name: label, exact: true }).count()).toBe(1);
      }
      await accessible(page);
      await submit(page);
      await dialog.getByText('请输入姓名！').waitFor();
      await dialog.getByText('请输入手机号！').waitFor();
      await fill(page, '王参会', '13512340001');
      await submit(page);
      await page.getByText(text.dialog.done).waitFor();
      await dialog.getByText(text.dialog.booked).waitFor();
      await dialog.getByRole('button', { name: text.dialog.close }).click();
      await page.getByText(text.seatsNone).waitFor();

      await openDialog(page);
      await fill(page, '王参会', '13512340001');
      await submit(page);
      await page.getByText('您已报名该会议！').first().waitFor();
      expect(await dialog.getByLabel(text.dialog.phone).inputValue()).toBe('13512340001');
      await fill(page, '李参会', '13512340002');
      await submit(page);
      await dialog.getByText(text.dialog.waiting(1)).waitFor();
      await dialog.getByRole('button', { name: text.dialog.close }).click();
      await page.getByText(text.seatsWaiting(1)).waitFor();
      await page.setViewportSize({ width: 360, height: 780 });
      await fits(page);
      expect(id).not.toBe('');
      // The duplicate is refused, which the browser notes.
      expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
    });
  });

  test('the calendar shows a month, and its neighbours by keyboard', async () => {
    // 10:00 in Shanghai on 15 May 2032.
    await withMeeting({ start_time: Date.UTC(2032, 4, 15, 2) / 1000 }, async (_, name) => {
      const { page, trouble } = await site.open(WIDE);
      await page.goto('/meetingList?view=calendar&month=2032-04');
      await page.getByRole('heading', { name: text.month(2032, 4) }).waitFor();
      await page.getByText(text.monthNone).waitFor();
      await page.getByRole('link', { name: text.nextMonth }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('table', { name: text.calendar }).getByRole('link', { name }).waitFor();
      await settled(page);
      await accessible(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole('list', { name: text.calendar }).getByRole('link', { name }).waitFor();
      await fits(page);
      expect(trouble).toEqual([]);
    });
  });
});

describe('editors of meetings', () => {
  test('a meeting with a question of its own is written, shown to visitors, copied and called off', async () => {
    const name = unique('自定义问题会议');
    const editor = await signedIn(EDITOR);
    const { page, trouble } = await site.open({ ...WIDE, account: EDITOR });
    await page.goto('/content/meetings');
    await page.getByRole('button', { name: resource.zh.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.office.name, { exact: false }).first().fill(name);
    await dialog.getByLabel(text.office.type).click();
    await page.getByRole('option', { name: text.types[1] }).click();
    await dialog.getByRole('button', { name: questions.zh.add }).click();
    const question = dialog.getByRole('group', { name: questions.zh.questionOf(1) });
    await question.getByLabel(questions.zh.label).first().fill('是否需要停车');
    await question.getByLabel(questions.zh.required).check();
    await accessible(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    // It must be known when it begins.
    await dialog.getByText('此项为必填项').first().waitFor();
    await dialog.getByLabel(text.office.orgEn).fill('Example Institute');
    const begins = dialog.getByRole('group', { name: text.office.start });
    await begins.getByRole('spinbutton').first().click();
    await page.keyboard.type('20330305100000');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [result] = (await editor.list('meeting', { where: { name } })).result.records;
    expect(result).toMatchObject({ org_name_en: 'Example Institute', start_time: Date.UTC(2033, 2, 5, 2) / 1000 });
    expect(JSON.parse(result.questions)).toMatchObject([{ label: '是否需要停车', kind: 'text', required: true }]);
    const { page: visitor } = await site.open(WIDE);
    await visitor.goto(`/meetingDetail/${result.id}`);
    await openDialog(visitor);
    await fill(visitor, '张参会', '13512340003');
    await submit(visitor);
    await visitor.getByRole('dialog').getByText('此项为必填项').waitFor();
    await visitor.getByRole('dialog').getByLabel('是否需要停车').fill('需要');
    await submit(visitor);
    await visitor.getByRole('dialog').getByText(text.dialog.booked).waitFor();

    await page.goto(`/content/meetings?keyword=${encodeURIComponent(name)}`);
    await chooseMore(page, name, text.office.copy);
    await page.getByText(text.office.copied).waitFor();
    await page.getByText(`${name}（副本）`).waitFor();
    await chooseMore(page, name, text.office.cancel);
    await page.getByRole('dialog').getByLabel(participants.zh.cancelDialog.reason).fill('场地检修');
    await page.getByRole('dialog').getByRole('button', { name: participants.zh.cancelDialog.submit }).click();
    await page.getByText(participants.zh.cancelDialog.done).waitFor();
    await visitor.reload();
    await visitor.getByText('场地检修').first().waitFor();
    expect(await visitor.getByRole('main').getByRole('button', { name: text.signUp }).count()).toBe(0);
    expect(trouble).toEqual([]);
    const made = (await editor.list('meeting', { where: { name: { like: name } } })).result.records;
    for (const { id } of made) await put(editor, 'meeting', { is_open: 0 }, { id });
  });

  test('SIGN-029 SIGN-039 participants are listed, added at the door, cancelled and exported', async () => {
    const words = participants.zh;
    await withMeeting({ capacity: 1 }, async (id) => {
      const { page, trouble } = await site.open({ ...WIDE, account: EDITOR });
      await page.goto(participantsPath('meeting', id));
      await page.getByText(words.empty).waitFor();
      const walkIn = async (name: string, over: boolean) => {
        await page.getByRole('main').getByRole('button', { name: words.walkIn }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(words.name).fill(name);
        await dialog.getByLabel(words.phone).fill('13512340009');
        if (over) await dialog.getByLabel(words.over).check();
        await dialog.getByRole('button', { name: words.add, exact: true }).click();
      };
      await walkIn('现场一', false);
      await page.getByText('现场一').first().waitFor();
      await walkIn('现场二', false);
      await page.getByText('名额已满').first().waitFor();
      await page.getByRole('dialog').getByLabel(words.over).check();
      await page.getByRole('dialog').getByRole('button', { name: words.add, exact: true }).click();
      await page.getByText(words.seats(2, '1')).waitFor();
      await settled(page);
      await accessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: words.xlsx }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('participants.xlsx');
      await page.getByRole('button', { name: words.ofName(words.cancel, '现场一') }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click();
      await page.getByText(words.seats(1, '1')).waitFor();
      expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
    });
  });
});
