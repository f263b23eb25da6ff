import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import audit from '../../web/i18n/moderation.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { launch, leave, signedInVisitor, visitor } from '../setup/browser.ts';
import { expectToast, INDIVIDUAL, PublishForm, published, TEXT, unique } from './publishing.ts';

const AUDITOR = '13800000004';
const text = TEXT.zh;

let browser: Browser;
let open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => leave(browser));
afterEach(async () => {
  for (const context of open) await context.close();
  open = [];
});

async function pageOf(account: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await signedInVisitor(browser, account, options);
  open.push(context);
  const page = await context.newPage();
  return page;
}

describe('entries', () => {
  test('ACC-047 PUB-003 a visitor is asked to sign in first, and then goes on publishing', async () => {
    const context = await visitor(browser);
    open.push(context);
    const page = await context.newPage();
    await page.goto('/results');
    await page.getByRole('button', { name: text.catalog.releaseResult }).click();
    await expectToast(page, '请先登录');
    const login = page.getByRole('dialog');
    await login.getByRole('textbox', { name: '账号' }).fill(INDIVIDUAL);
    await login.locator('input[type="password"]').fill(DEMO_PASSWORD);
    await login.getByRole('button', { name: '登录', exact: true }).click();
    await new PublishForm(page).ready();
  });
});

describe('audit', () => {
  test('SHELL-056 a rejected result stays with its publisher, who reads why', async () => {
    const name = unique('不予通过');
    const id = await published(name);
    const page = await pageOf(AUDITOR);
    await page.goto(`/auditResults?id=${id}`);
    await page.waitForURL((url) => url.pathname === `/audit/results/${id}`);
    await page.getByRole('textbox', { name: audit.zh.decision.opinion }).fill('与已有成果重复');
    await page.getByRole('button', { name: audit.zh.decision.reject, exact: true }).click();
    await expectToast(page, audit.zh.decision.rejected);
    await page.waitForURL((url) => !url.pathname.endsWith(id));

    const publisher = await pageOf(INDIVIDUAL);
    await publisher.goto('/memberCenter/releases?audit_status=5');
    const card = publisher.getByRole('article', { name });
    await card.getByText('未通过').waitFor();
    await card.getByText('与已有成果重复').waitFor();
  });
});
