import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { launch, signedInVisitor, visitor } from '../setup/browser.ts';
import { expectToast, INDIVIDUAL, PublishForm, published, TEXT, unique } from './publishing.ts';

const MEMBER = '13800000001';
const AUDITOR = '13800000004';
const text = TEXT.zh;

let browser: Browser;
let open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const context of open) await context.close();
  open = [];
});

async function pageOf(account: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await signedInVisitor(browser, account, options);
  open.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

describe('entries', () => {
  test('ACC-047 PUB-003 a visitor is asked to sign in first, and then goes on publishing', async () => {
    const context = await visitor(browser);
    open.push(context);
    const page = await context.newPage();
    await page.goto('/results');
    await page.getByRole('button', { name: text.common.releaseResult }).click();
    await expectToast(page, '请先登录');
    const login = page.getByRole('dialog');
    await login.getByRole('textbox', { name: '账号' }).fill(INDIVIDUAL);
    await login.locator('input[type="password"]').fill(DEMO_PASSWORD);
    await login.getByRole('button', { name: '登录', exact: true }).click();
    await new PublishForm(page).ready();
  });
});

describe('audit', () => {
  test('PUB-014 what has waited longest stands first, and states have addresses', async () => {
    const page = await pageOf(AUDITOR);
    await page.goto('/auditResults');
    const times = page.getByRole('list', { name: text.audit.list }).getByText(new RegExp(`^${text.mine.added} `));
    await times.first().waitFor();
    const shown = await times.allInnerTexts();
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual([...shown].sort());
    await page.getByRole('button', { name: '已通过', exact: true }).click();
    await page.getByRole('article').first().getByText('已通过').waitFor();
    expect(new URL(page.url()).searchParams.get('audit_status')).toBe('4');
  });

  test('PUB-014 SHELL-056 CONST-006 the audit dialog is 900 wide, read-only, with links in place of the attachment field', async () => {
    const id = await published(unique('待审'));
    const page = await pageOf(AUDITOR, { viewport: { width: 1600, height: 900 } });
    await page.goto(`/auditResults?id=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: text.name }).waitFor();
    await page.waitForTimeout(500);
    expect((await dialog.boundingBox())?.width).toBe(900);
    for (const step of [text.steps.result, text.steps.organization]) {
      await dialog.getByRole('tab', { name: step }).click();
      const area = dialog.getByRole('group', { name: step, exact: true });
      const inputs = area.locator('input, textarea:not([aria-hidden]), button, [contenteditable="true"]');
      expect(await inputs.count()).toBeGreaterThan(3);
      for (const input of await inputs.all()) {
        // Asking for the whole identity number changes nothing: the auditor may.
        if ((await input.textContent()) === text.idNumberShow) continue;
        expect(await input.isDisabled()).toBe(true);
      }
      expect(await area.locator('input[type="file"][multiple]').count()).toBe(0);
      const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
      const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(bad.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test('SHELL-056 a rejected result stays with its publisher, who reads why', async () => {
    const name = unique('不予通过');
    const id = await published(name);
    const page = await pageOf(AUDITOR);
    await page.goto(`/auditResults?id=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: text.audit.opinion }).fill('与已有成果重复');
    await dialog.getByRole('button', { name: text.audit.reject, exact: true }).click();
    await expectToast(page, text.audit.rejected);
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('id')).toBe(false);

    const publisher = await pageOf(INDIVIDUAL);
    await publisher.goto('/memberCenter?audit_status=5');
    const card = publisher.getByRole('article', { name });
    await card.getByText('未通过').waitFor();
    await card.getByText('与已有成果重复').waitFor();
  });

  test('PUB-014 others than auditors are told that they may not review', async () => {
    const page = await pageOf(MEMBER);
    await page.goto('/auditResults');
    await page.getByText(text.audit.notAllowed).waitFor();
    expect(await page.getByRole('list', { name: text.audit.list }).count()).toBe(0);
  });

  test('PUB-014 going back closes the audit dialog', async () => {
    const name = unique('返回键');
    await published(name);
    const page = await pageOf(AUDITOR);
    await page.goto(`/auditResults?keyword=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: text.mine.of(text.audit.open, name) }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: text.name }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(name);
  });
});
