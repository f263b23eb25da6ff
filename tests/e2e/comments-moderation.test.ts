import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import audit from '../../web/i18n/moderation.ts';
import talk from '../../web/i18n/talk.ts';
import { publicResult } from '../api/support/talk.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { expectToast, unique } from './publishing.ts';
import { AUDITOR, comeTo, fits, INDIVIDUAL, MEMBER, openSignedIn, testSite, toast } from './site.ts';

const site = testSite();
const zh = talk.zh.comments;
const room = audit.zh.comments;

/** A comment of somebody on a public result. */
async function commented(content: string): Promise<string> {
  const item = await publicResult(await signedIn(INDIVIDUAL));
  const author = await signedIn('13800000010');
  const made = await author.post('/web/egg/base/add', {
    table: 'comment',
    data: { item_id: item, item_type: 1, content },
  });
  expect(made.code, made.text).toBe(200);
  return item;
}

const toComment = (page: Page, content: string) => comeTo(page, page.getByText(content, { exact: true }));

async function reports(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: zh.reportOf(content) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: zh.reportTitles.comment });
  await dialog.getByRole('button', { name: zh.reportSubmit }).click();
  await dialog.getByText('请选择举报原因').waitFor();
  await accessible(page);
  await dialog.getByRole('combobox', { name: zh.reportReason }).click();
  await page.getByRole('option', { name: '其他' }).click();
  await dialog.getByRole('button', { name: zh.reportSubmit }).click();
  await dialog.getByText('请说明举报原因').waitFor();
  await dialog.getByRole('textbox', { name: zh.reportNote }).fill('与本成果无关');
  await dialog.getByRole('button', { name: zh.reportSubmit }).click();
  await expectToast(page, zh.reported);
  // It says so where it stood, also to who comes back.
  const said = page.getByRole('button', { name: `${zh.isReported} ${zh.reportOf(content)}` });
  await said.waitFor();
  await page.reload();
  await toComment(page, content);
  await said.waitFor();
  expect(await said.textContent()).toBe(zh.isReported);
}

describe('the moderation of comments', () => {
  test('a reader reports a comment, the auditor hides it with a reason, and its author alone still reads it, and why', async () => {
    const content = unique('加微信领资料');
    const item = await commented(content);
    const reader = await site.open({ account: MEMBER });
    await openSignedIn(reader, `/resultDetail/${item}`);
    await toComment(reader.page, content);
    await reports(reader.page, content);

    const { page } = await site.open({ account: AUDITOR });
    await page.goto('/audit/comments');
    await page.getByRole('heading', { level: 1, name: room.title }).waitFor();
    await page.getByText(content, { exact: true }).waitFor();
    await page.getByText('与本成果无关').waitFor();
    await accessible(page);
    await page.getByRole('button', { name: room.hideOf(content) }).click();
    const dialog = page.getByRole('dialog', { name: room.hideTitle });
    await dialog.getByRole('button', { name: room.hide, exact: true }).click();
    await dialog.getByText('请填写隐藏原因，作者会看到').waitFor();
    await dialog.getByRole('textbox', { name: room.reason }).fill('广告内容');
    await accessible(page);
    await dialog.getByRole('button', { name: room.hide, exact: true }).click();
    await expectToast(page, room.hidden);
    await expect.poll(() => page.getByText(content, { exact: true }).count()).toBe(0);
    await page.goto('/audit/comments?state=hidden');
    await page.getByText(content, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: room.hideOf(content) }).count()).toBe(0);

    const author = await site.open({ account: '13800000010' });
    await openSignedIn(author, `/resultDetail/${item}`);
    await toComment(author.page, content);
    await author.page.getByText(zh.hidden('广告内容')).waitFor();
    await author.page.goto('/notices');
    await author.page.getByText(content).first().waitFor();
    await reader.page.goto('/notices');
    await reader.page.getByText(`您举报的“${content}”已被移除`).waitFor();
    const visitor = await signedIn(MEMBER);
    const { result } = await visitor.list('comment', { where: { item_id: item } });
    expect(result.records).toEqual([]);
  });

  test('in English on a phone a report is dismissed, and the page is nobody’s who reviews nothing', async () => {
    const content = unique('值得讨论');
    const item = await commented(content);
    const other = await signedIn(MEMBER);
    const { result } = await other.list('comment', { where: { item_id: item } });
    await other.post('/web/v1/post/report', { kind: 'comment', id: result.records[0].comment_id, reason: 'false' });
    const viewport = { width: 360, height: 740 };
    const { page } = await site.open({ account: AUDITOR, lang: 'en', viewport });
    await page.goto('/audit/comments');
    const english = audit.en.comments;
    await page.getByRole('heading', { level: 1, name: english.title }).waitFor();
    await page.getByText(content, { exact: true }).waitFor();
    await page.getByText('False or misleading').first().waitFor();
    await fits(page);
    await accessible(page);
    await page.getByRole('button', { name: english.keepOf(content) }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await toast(page, english.kept).waitFor();
    await expect.poll(() => page.getByText(content, { exact: true }).count()).toBe(0);
    const reader = await site.open({ account: MEMBER, lang: 'en', viewport });
    await openSignedIn(reader, '/notices');
    await reader.page.getByText(`The moderators looked at what you reported, and keep it: “${content}”.`).waitFor();
    await fits(reader.page);
    await openSignedIn(reader, `/resultDetail/${item}`);
    await toComment(reader.page, content);
    await reader.page.getByRole('button', { name: talk.en.comments.reportOf(content) }).waitFor();
    await reader.page.goto('/audit/comments');
    await reader.page.getByText(audit.en.notAllowed).waitFor();
  });
});
