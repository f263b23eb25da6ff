import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import kitWords from '../../web/i18n/kit.ts';
import notices from '../../web/i18n/notices.ts';
import { unique } from '../api/support/results.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer } from './newcomer.ts';
import { fits, focused, openSignedIn, testSite, toast } from './site.ts';

const site = testSite();
const LANGUAGES = [
  ['zh', notices.zh, kitWords.zh],
  ['en', notices.en, kitWords.en],
] as const;

/** Types a time into the parts of its input, one after the other. */
async function typeTime(page: Page, digits: string): Promise<void> {
  const parts = page.getByRole('spinbutton');
  await parts.first().click();
  await focused(page, parts.first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(digits);
  await expect.poll(async () => (await parts.allTextContents()).join('').replace(/\D/g, '')).toBe(digits);
}

describe('reminders', () => {
  for (const [lang, words, kit] of LANGUAGES) {
    test(`SRV-001 SRV-002 SRV-003 SRV-004 SRV-005 a member sets a reminder, moves and deletes it (${lang})`, async () => {
      const text = words.reminders;
      const visit = await site.open({ lang, viewport: { width: 360, height: 800 } });
      const { page } = visit;
      // Nobody else's reminders stand in this list.
      await enter(visit.context, (await newcomer('提醒人')).account);
      await openSignedIn(visit, '/notices');
      await page.getByRole('link', { name: words.tabs.reminders, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: text.title, exact: true }).waitFor();
      await page.getByText(text.emptyTitle, { exact: true }).waitFor();
      await page.getByRole('button', { name: text.add, exact: true }).click();
      const note = unique('联系买方 <b>');
      await page.getByRole('textbox', { name: text.note }).fill(note);
      await typeTime(page, '20300102030405');
      await page.getByRole('button', { name: text.save, exact: true }).click();
      await toast(page, text.added).waitFor();
      const row = page.getByRole('list', { name: text.list, exact: true }).getByRole('listitem');
      await row.getByText(note, { exact: true }).waitFor();
      await row.getByText('2030-01-02 03:04').waitFor();
      await row.getByText(text.awaited).waitFor();
      expect(await seriousProblems(page, 'main')).toEqual([]);
      await fits(page);

      await row.getByRole('button', { name: text.moveOf(note), exact: true }).click();
      await typeTime(page, '20310102030405');
      await page.getByRole('button', { name: text.save, exact: true }).click();
      await row.getByText('2031-01-02 03:04').waitFor();

      await row.getByRole('button', { name: text.removeOf(note), exact: true }).click();
      const ask = page.getByRole('dialog').filter({ hasText: text.confirmRemove(note) });
      await ask.getByRole('button', { name: kit.confirm, exact: true }).click();
      await page.getByText(text.emptyTitle, { exact: true }).waitFor();
      expect(visit.trouble).toEqual([]);
    });
  }
});
