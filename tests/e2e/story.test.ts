import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import kit from '../../web/i18n/kit.ts';
import releases from '../../web/i18n/listings.ts';
import audit from '../../web/i18n/moderation.ts';
import { launch, leave, signedInVisitor, visitor } from '../setup/browser.ts';
import { expectToast, ownResults, PublishForm, TEXT, withoutDrafts } from './publishing.ts';
import { settled } from './site.ts';

const MEMBER = '13800000001';
const AUDITOR = '13800000004';
const text = TEXT.zh;

let browser: Browser;
const contexts: BrowserContext[] = [];

async function pageOf(context: Promise<BrowserContext>): Promise<Page> {
  const opened = await context;
  contexts.push(opened);
  return opened.newPage();
}

beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await leave(browser);
});

/** Names of results that a visitor finds by a keyword. */
async function found(page: Page, keyword: string): Promise<string[]> {
  await page.goto(`/results?keyword=${encodeURIComponent(keyword)}`);
  await page.getByText(/共 \d+\+? 条/).waitFor();
  return page.locator('main li h2, main li h3').allInnerTexts();
}

/** Public answers are kept for some seconds (house 9), by the browser too. */
async function expectFound(page: Page, keyword: string, name: string): Promise<void> {
  await expect.poll(() => found(page, keyword), { interval: 1_000 }).toEqual([name]);
}

/** Opens the review of an item from the queue, to which the page is brought by its address, or by who is at work on it. */
async function openReview(page: Page, name: string, isAtWork = false): Promise<void> {
  if (isAtWork) await page.getByRole('navigation').locator('a[href="/audit/results"]').click();
  else await page.goto('/audit/results');
  await settled(page);
  await page.getByLabel(audit.zh.queue.keyword).fill(name);
  await page.getByRole('button', { name: kit.zh.filter.search, exact: true }).click();
  await page.getByRole('link', { name: audit.zh.queue.of(audit.zh.queue.open, name) }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

describe('the main job', () => {
  test('PUB-042 PUB-125 PUB-047 ACC-047 SHELL-056 a result is published, returned, edited, approved, found, edited and approved again', async () => {
    const tag = `晶硅${Date.now().toString(36).slice(-5)}`;
    const first = `${tag}薄膜保温材料`;
    const second = `${tag}薄膜保温板材`;

    const guest = await pageOf(visitor(browser));
    await guest.goto('/results');
    await settled(guest);
    await guest.getByRole('button', { name: text.catalog.releaseResult }).click();
    await expectToast(guest, '请先登录');
    await guest.getByRole('dialog').getByRole('textbox', { name: '账号' }).waitFor();

    const member = await pageOf(signedInVisitor(browser, MEMBER));
    await withoutDrafts(member.context());
    await member.goto('/memberCenter/releases');
    const form = await new PublishForm(member).open();
    await form.fillResult(first);
    await form.attach('技术说明.txt', '导热系数测试数据');
    await form.next();
    await form.fillContact();
    await form.submit();
    await expectToast(member, text.common.releaseSuccess);
    await form.decline();
    const row = (await ownResults(member)).find((each) => each.name === first);
    expect(row?.audit_status).toBe(1);

    expect(await found(guest, tag)).toEqual([]);

    const auditor = await pageOf(signedInVisitor(browser, AUDITOR));
    await openReview(auditor, first);
    expect(new URL(auditor.url()).pathname).toBe(`/audit/results/${row?.chengguo_id}`);
    const review = auditor.locator('main');
    await review.getByRole('link', { name: /技术说明\.txt/ }).waitFor();
    await review.getByRole('button', { name: audit.zh.decision.return, exact: true }).click();
    await review.getByText('请填写审核意见').waitFor();
    await review.getByRole('textbox', { name: audit.zh.decision.opinion }).fill('请补充检测报告');
    await review.getByRole('button', { name: audit.zh.decision.return, exact: true }).click();
    await expectToast(auditor, audit.zh.decision.returned);
    await auditor.waitForURL((url) => !url.pathname.endsWith(row?.chengguo_id ?? ''));

    await member.goto('/memberCenter/releases');
    const card = member.getByRole('article', { name: first });
    await card.getByText('请补充检测报告').waitFor();
    await card.getByText('已退回').waitFor();
    await card.getByRole('button', { name: releases.zh.of(releases.zh.edit, first) }).click();
    await form.ready();
    await form.dialog.getByText('请补充检测报告').waitFor();
    await form.attach('检测报告.txt', '检测结论：合格');
    await form.next();
    await form.submit();
    await expectToast(member, text.common.modified);
    await card.getByText('审核中').waitFor();

    await openReview(auditor, first, true);
    await review.getByRole('link', { name: /检测报告\.txt/ }).waitFor();
    // What an earlier look left in the browser did not change under these eyes.
    await review.getByText(audit.zh.review.changedAgain(1)).waitFor();
    await review.getByRole('button', { name: audit.zh.decision.approve, exact: true }).click();
    await expectToast(auditor, audit.zh.decision.approved);

    await expectFound(guest, tag, first);
    await guest.getByRole('link', { name: first }).first().click();
    await guest.getByRole('heading', { level: 1, name: first }).waitFor();
    await guest.getByRole('link', { name: /检测报告\.txt/ }).waitFor();

    await member.goto(`/memberCenter/releases?publish=${row?.chengguo_id}`);
    await form.ready();
    await form.dialog.getByText(text.reviewAgain).waitFor();
    await form.field(text.name).fill(second);
    await form.next();
    await form.submit();
    const question = member.getByRole('dialog', { name: text.reviewAgainTitle });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await ownResults(member)).find((each) => each.chengguo_id === row?.chengguo_id)?.name).toBe(first);
    await form.submit();
    await question.getByRole('button', { name: text.reviewAgainConfirm }).click();
    await expectToast(member, text.common.modified);
    const edited = (await ownResults(member)).find((each) => each.chengguo_id === row?.chengguo_id);
    expect(edited).toMatchObject({ name: second, audit_status: 1 });
    await member.getByRole('article', { name: second }).getByText(releases.zh.stillPublic).waitFor();

    expect(await found(guest, tag)).toEqual([first]);

    await openReview(auditor, second);
    await review.getByRole('button', { name: audit.zh.decision.approve, exact: true }).click();
    await expectToast(auditor, audit.zh.decision.approved);
    await expectFound(guest, tag, second);
  });
});
