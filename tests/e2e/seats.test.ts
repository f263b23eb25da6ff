import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import accounts from '../../web/i18n/accounts.ts';
import bookings from '../../web/i18n/bookings.ts';
import meetings from '../../web/i18n/meetings.ts';
import members from '../../web/i18n/memberCenter.ts';
import { unique } from '../api/support/results.ts';
import { add, put } from '../api/table-calls.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { codeOf, newPhone } from './registering.ts';
import { fits, MEMBER, openSignedIn, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const DAY = 86_400;
const { zh } = meetings;
const booking = bookings.zh;
const site = testSite();

async function withMeeting(values: object, work: (id: string) => Promise<void>) {
  const editor = await signedIn(EDITOR);
  const start_time = Math.floor(Date.now() / 1000) + 60 * DAY;
  const { id } = (await add(editor, 'meeting', { name: unique('名额故事'), type: 1, start_time, ...values })).result;
  try {
    await work(id);
  } finally {
    await put(editor, 'meeting', { is_open: 0 }, { id });
  }
}

const open = async (page: Page, id: string, name: string, phone: string) => {
  await page.goto(`/meetingDetail/${id}`);
  await page.getByRole('main').getByRole('button', { name: zh.signUp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh.dialog.name).fill(name);
  await dialog.getByLabel(zh.dialog.phone).fill(phone);
  return dialog;
};

/** Path of the manage page that a sign-up ends with. */
const linkIn = async (dialog: Locator): Promise<string> =>
  String(await dialog.getByRole('link', { name: zh.dialog.manage }).getAttribute('href'));

describe('seats', () => {
  test('a scarce seat asks for the code that went to the phone, and two may come', async () => {
    await withMeeting({ capacity: 5, check_phone: 1 }, async (id) => {
      const { page, trouble } = await site.open({ viewport: { width: 360, height: 780 } });
      const phone = newPhone();
      const dialog = await open(page, id, '陈验证', phone);
      const submit = () => dialog.getByRole('button', { name: zh.dialog.submit }).click();
      await submit();
      await dialog.getByText('请输入验证码').first().waitFor();
      await dialog.getByRole('button', { name: accounts.zh.sendCode }).click();
      await page.getByText(accounts.zh.codeSent).waitFor();
      await dialog.getByRole('textbox', { name: accounts.zh.code }).fill(await codeOf(phone));
      await dialog.getByRole('button', { name: booking.bringOthers }).click();
      await dialog.getByRole('combobox', { name: booking.party }).click();
      await page.getByRole('option', { name: booking.partyOf(2) }).click();
      await settled(page);
      await accessible(page, '[role="dialog"]');
      await submit();
      await dialog.getByText(zh.dialog.booked).waitFor();
      const { result } = await client().get('/web/v1/booking', { kind: 'meeting', id });
      expect(result).toEqual({ capacity: 5, booked: 2, waiting: 0 });
      expect(trouble).toEqual([]);
    });
  });

  test('who waits is offered the seat that somebody gives back, and takes it by the link that the sign-up gave', async () => {
    await withMeeting({ capacity: 1 }, async (id) => {
      const [holder, waiter] = [newPhone(), newPhone()];
      const first = await site.open();
      const booked = await open(first.page, id, '钱先到', holder);
      await booked.getByRole('button', { name: zh.dialog.submit }).click();
      await booked.getByText(zh.dialog.booked).waitFor();
      const second = await site.open({ viewport: { width: 360, height: 780 } });
      const waits = await open(second.page, id, '孙候补', waiter);
      await waits.getByRole('button', { name: zh.dialog.submit }).click();
      await waits.getByText(zh.dialog.waiting(1)).waitFor();
      // A place in the waiting list is no seat.
      expect(await toast(second.page, zh.dialog.done).count()).toBe(0);

      await first.page.goto(await linkIn(booked));
      await first.page.getByRole('button', { name: booking.leave }).click();
      await first.page.getByRole('dialog').getByRole('button').last().click();
      await first.page.getByText(booking.states.left, { exact: true }).first().waitFor();

      await second.page.goto(await linkIn(waits));
      await second.page.getByRole('button', { name: booking.accept }).click();
      await second.page.getByText(booking.states.booked, { exact: true }).first().waitFor();
      await settled(second.page);
      await accessible(second.page);
      const { result } = await client().get('/web/v1/booking', { kind: 'meeting', id });
      expect(result).toEqual({ capacity: 1, booked: 1, waiting: 0 });
      expect([...first.trouble, ...second.trouble]).toEqual([]);
    });
  });

  test('SIGN-017 SIGN-029 a member who signed up reads on the event’s page where they stand, and gives the place up from the own list', async () => {
    await withMeeting({ capacity: 1 }, async (id) => {
      const visit = await site.open({ viewport: { width: 360, height: 780 }, account: MEMBER });
      const { page, trouble } = visit;
      const asVisitor = await open((await site.open()).page, id, '钱先到', newPhone());
      await asVisitor.getByRole('button', { name: zh.dialog.submit }).click();
      await asVisitor.getByText(zh.dialog.booked).waitFor();
      const dialog = await open(page, id, '孙会员', newPhone());
      await dialog.getByRole('button', { name: zh.dialog.submit }).click();
      await dialog.getByRole('button', { name: zh.dialog.close, exact: true }).click();
      const mine = page.getByRole('list', { name: booking.mine });
      await mine.getByText('孙会员').waitFor();
      await mine.getByText(booking.waitingAt(1)).waitFor();
      await page.getByRole('main').getByRole('button', { name: booking.another }).waitFor();
      await accessible(page);
      await fits(page);

      await openSignedIn(visit, '/memberCenter/activity?kind=meetings');
      const row = page.getByRole('article').filter({ hasText: '孙会员' });
      await row.getByText(booking.waitingAt(1)).waitFor();
      await accessible(page);
      await row.getByRole('link', { name: members.zh.activity.manage }).click();
      await page.getByRole('button', { name: booking.leaveList }).click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByText(booking.states.left, { exact: true }).first().waitFor();
      await page.goto(`/meetingDetail/${id}`);
      await page.getByRole('main').getByRole('button', { name: zh.signUp }).waitFor();
      expect(await mine.count()).toBe(0);
      expect(trouble).toEqual([]);
    });
  });

  test('whoever booked changes the answers to the form’s questions, and takes what was given up out of the calendar', async () => {
    const questions = JSON.stringify([
      {
        key: 'diet',
        kind: 'choice',
        label: '用餐',
        label_en: 'Meals',
        options: [{ value: '普通' }, { value: '素食' }],
        required: true,
      },
      { key: 'photo', kind: 'consent', label: '同意拍照', required: false },
    ]);
    await withMeeting({ capacity: 5, questions }, async (id) => {
      const { page, trouble } = await site.open({ viewport: { width: 360, height: 780 } });
      const dialog = await open(page, id, '李用餐', newPhone());
      await dialog.getByRole('combobox', { name: '用餐' }).click();
      await page.getByRole('option', { name: '普通' }).click();
      await dialog.getByRole('button', { name: zh.dialog.submit }).click();
      await dialog.getByText(zh.dialog.booked).waitFor();
      await page.goto(await linkIn(dialog));
      const form = page.getByRole('region', { name: booking.answers });
      await form.getByRole('combobox', { name: '用餐' }).click();
      await page.getByRole('option', { name: '素食' }).click();
      await form.getByRole('switch', { name: '同意拍照' }).click();
      await form.getByRole('button', { name: booking.saveAnswers }).click();
      await page.getByText(booking.answersSaved).waitFor();
      await settled(page);
      await accessible(page);
      const editor = await signedIn(EDITOR);
      const [row] = (await editor.list('meeting_user', { where: { meeting_id: id } })).result.records;
      expect(JSON.parse(row.answers)).toEqual({ diet: '素食', photo: true });
      await page.getByRole('button', { name: booking.leave }).click();
      await page.getByRole('dialog').getByRole('button').last().click();
      const out = page.getByRole('link', { name: booking.offCalendar });
      await out.waitFor();
      const file = await client().get(String(await out.getAttribute('href')));
      expect(file.text).toContain('METHOD:CANCEL');
      expect(await form.count()).toBe(0);
      expect(trouble).toEqual([]);
    });
  });
});
