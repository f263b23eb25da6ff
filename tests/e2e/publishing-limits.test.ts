import { expect, test } from 'vitest';
import words from '../../web/i18n/publishingLimits.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer } from './newcomer.ts';

import { testSite, toast } from './site.ts';

const site = testSite();

test('a member who wants to import more asks for it, an administrator grants it in the settings', async () => {
  const person = await newcomer('导入用户');
  const visit = await site.open({ viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await enter(visit.context, person.account);
  await page.goto('/memberCenter/account');
  await page.getByText(/^今日已发布 0 项/).waitFor();
  await page.getByRole('button', { name: words.zh.ask }).click();
  const dialog = page.getByRole('dialog', { name: words.zh.ask });
  await dialog.getByLabel(words.zh.amount).fill('30');
  await dialog.getByLabel(words.zh.reason).fill('导入历史成果');
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.zh.send }).click();
  await page.getByText(words.zh.asked(30)).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const admin = await site.open({ account: '13800000011', viewport: { width: 1440, height: 900 } });
  await admin.page.goto('/admin/settings');
  await admin.page.getByText('导入历史成果').waitFor();
  await admin.page.getByRole('button', { name: words.zh.decideOf('导入用户') }).click();
  const decision = admin.page.getByRole('dialog', { name: words.zh.queue });
  await decision.getByLabel(words.zh.grant).fill('20');
  await decision.getByLabel(words.zh.days).fill('7');
  expect(await seriousProblems(admin.page)).toEqual([]);
  await decision.getByRole('button', { name: words.zh.save }).click();
  await toast(admin.page, words.zh.decided).waitFor();

  await page.reload();
  await page.getByText(/^已批准：每小时、每日各增加 20 项/).waitFor();
});
