import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import accounts from '../../web/i18n/accounts.ts';
import bookings from '../../web/i18n/bookings.ts';
import meetings from '../../web/i18n/meetings.ts';
import { unique } from '../api/support/results.ts';
import { add, put } from '../api/table-calls.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { codeOf, newPhone } from './registering.ts';
import { settled, testSite } from './site.ts';

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
});
