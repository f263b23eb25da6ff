import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { threadWords } from '../../db/contract/words/threads.ts';
import words from '../../web/i18n/threads.ts';
import { unique } from '../api/support/results.ts';
import { accessible } from './axe.ts';
import { answerWith, fits, INDIVIDUAL, MEMBER, settled, testSite, toast } from './site.ts';

const site = testSite();
const text = words.zh;
const told = threadWords.zh;

/** Asks in the community; the page of the thread stands there then. */
async function ask(page: Page, title: string): Promise<string> {
  await page.goto('/community');
  await settled(page);
  await page.getByRole('button', { name: text.ask }).first().click();
  const dialog = page.getByRole('dialog', { name: text.askTitle });
  await dialog.waitFor();
  await accessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: text.publish }).click();
  await dialog.getByText('请填写标题').waitFor();
  await dialog.getByRole('combobox', { name: told.category }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: text.name }).fill(title);
  await dialog.getByRole('textbox', { name: text.body }).fill('已经试过降低浇注温度');
  await dialog.getByRole('button', { name: text.publish }).click();
  await toast(page, text.published).waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return new URL(page.url()).pathname;
}

describe('the community', () => {
  test('SIGN-012 INFO-053 a member asks, another answers, the asker is told, accepts and edits; visitors read all of it', async () => {
    const title = unique('铸件气孔怎样减少');
    const asker = await site.open({ account: INDIVIDUAL });
    const path = await ask(asker.page, title);
    expect(await asker.page.getByRole('button', { name: text.following }).getAttribute('aria-pressed')).toBe('true');

    const helper = await site.open({ account: MEMBER });
    await helper.page.goto(path);
    await helper.page.getByRole('textbox', { name: text.body }).fill('先测型砂水分');
    await helper.page.getByRole('button', { name: text.reply, exact: true }).click();
    await toast(helper.page, text.replied).waitFor();
    await helper.page.getByRole('list', { name: told.repliesTitle }).getByText('先测型砂水分').waitFor();

    const { page } = asker;
    await page.goto('/notices');
    await page.getByText(title).first().waitFor();
    await page.goto(path);
    await page.getByRole('button', { name: /^采纳 .* 的回复为答案$/ }).click();
    await toast(page, text.acceptedNow).waitFor();
    await page.getByText(told.acceptedAnswer).waitFor();

    await page.getByRole('button', { name: text.editOf(title) }).click();
    const dialog = page.getByRole('dialog', { name: text.editTitle });
    await dialog.getByRole('textbox', { name: text.body }).fill('已经试过降低浇注温度，效果不大');
    await dialog.getByRole('button', { name: text.save }).click();
    await toast(page, text.saved).waitFor();
    await page.getByRole('button', { name: text.historyOf(title) }).click();
    const history = page.getByRole('dialog', { name: text.historyOf(title) });
    await history.getByText(text.version(2)).waitFor();
    expect(await history.locator('ins').first().textContent()).toContain('效果不大');
    await accessible(page, '[role="dialog"]');

    await page.goto('/memberCenter/threads?kind=asked');
    await page.getByRole('link', { name: title }).waitFor();

    const reader = await site.open();
    await reader.page.goto(path);
    await settled(reader.page);
    await reader.page.getByText(told.acceptedAnswer).waitFor();
    expect(await reader.page.getByRole('button', { name: text.editOf(title) }).count()).toBe(0);
    await reader.page.getByRole('button', { name: text.toReply }).waitFor();
    await accessible(reader.page);
    expect([...asker.trouble, ...helper.trouble, ...reader.trouble]).toEqual([]);
  });

  test('SIGN-012 a failed reply keeps what was written; a narrow screen holds the list and a thread', async () => {
    const title = unique('中试线由谁投资');
    const { page } = await site.open({ account: INDIVIDUAL, viewport: { width: 360, height: 740 } });
    const path = await ask(page, title);
    await answerWith(page, '**/web/v1/community/reply', 503, { status: 503, msg: '服务暂不可用', result: null });
    await page.getByRole('textbox', { name: text.body }).fill('建议分阶段投入');
    await page.getByRole('button', { name: text.reply, exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByRole('textbox', { name: text.body }).textContent()).toContain('建议分阶段投入');
    await fits(page);
    for (const at of ['/community?order=most', `${path}?lang=en`]) {
      await page.goto(at);
      await settled(page);
      await fits(page);
      await accessible(page);
    }
  });
});
