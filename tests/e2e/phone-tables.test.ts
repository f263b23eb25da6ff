import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import administration from '../../web/i18n/administration.ts';
import kit from '../../web/i18n/kit.ts';
import audit from '../../web/i18n/moderation.ts';
import pushes from '../../web/i18n/pushRecords.ts';
import table from '../../web/i18n/table.ts';
import { makePush, OPERATOR, settled as settledPush } from '../queues/support/pushes.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { unique } from './publishing.ts';
import { AUDITOR, MEMBER, settled, testSite } from './site.ts';

const PHONE = { width: 360, height: 740 };
const ADMIN = '13800000011';
const site = testSite();

/** Boxes that hold more than they are wide: one would have to push them sideways. */
const sideways = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(`${selector}, ${selector} *`), document.documentElement];
    const wide = boxes.filter((box) => {
      const { overflowX } = getComputedStyle(box);
      return (
        box.scrollWidth > box.clientWidth + 1 && (box === document.documentElement || /auto|scroll/.test(overflowX))
      );
    });
    return wide.map((box) => `${box.tagName} ${box.getAttribute('aria-label') ?? box.className}`);
  }, within);

async function sentPush(title: string): Promise<void> {
  const { result } = await (await signedIn(MEMBER)).get('/web/v1/user/organization/mine');
  const operator = await signedIn(OPERATOR);
  const org = String((result.records ?? result)[0].organization_id);
  const push = await makePush(operator, { orgs: [org], title });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settledPush(operator, push.id);
}

describe('tables on a phone', () => {
  test('PUB-150 PUB-014 the audit queue shows a card for each row, and rows are chosen and opened there', async () => {
    const { page, trouble } = await site.open({ account: AUDITOR, viewport: PHONE });
    await page.goto('/audit/results');
    await settled(page);
    const cards = page.getByRole('list', { name: audit.zh.queue.list }).getByRole('listitem');
    await cards.first().waitFor();
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    expect(await sideways(page, 'main')).toEqual([]);
    await accessible(page, 'main');

    const name = (await cards.first().getByRole('heading').getByRole('link').textContent()) ?? '';
    const box = cards.first().getByRole('checkbox', { name: new RegExp(`^${table.zh.choose} `) });
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByText(audit.zh.queue.chosen(1), { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: table.zh.chooseAll }).check();
    // Those in the name of an organisation that their publisher does not belong to are decided one by one.
    const choosable = await cards.getByRole('checkbox', { disabled: false }).count();
    await page.getByText(audit.zh.queue.chosen(choosable), { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: table.zh.chooseAll }).uncheck();

    await cards
      .first()
      .getByRole('link', { name: audit.zh.queue.of(audit.zh.queue.open, name) })
      .click();
    await page.waitForURL(/\/audit\/results\/[0-9A-Z]{26}/);
    expect(trouble).toEqual([]);
  });

  test('REF-004 SHELL-018 reference lists are sorted, paged and edited from their cards', async () => {
    const { page, trouble } = await site.open({ account: ADMIN, viewport: PHONE, lang: 'en' });
    const words = administration.en.reference;
    await page.goto('/admin/reference?list=scope&view=table');
    await settled(page);
    const list = page.getByRole('list', { name: words.lists.scope });
    const first = list.getByRole('heading').first();
    await first.waitFor();
    await accessible(page, 'main');

    await page.getByRole('combobox', { name: table.en.sort }).click();
    await page.getByRole('option', { name: table.en.descending(words.fields.sort) }).click();
    await page.waitForURL(/sort=-sort/);
    // A list that is drawn anew moves what stands below it.
    await expect.poll(() => list.getAttribute('aria-busy')).toBe('false');
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('combobox', { name: table.en.pageSize }).click();
    await page.getByRole('option', { name: '20', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('size') === '20' && !url.searchParams.has('page'));
    await expect.poll(() => list.getByRole('heading').count()).toBe(20);
    expect(await sideways(page, '#list-rows')).toEqual([]);

    const name = (await first.textContent()) ?? '';
    await list
      .getByRole('button', { name: words.of(words.edit, name) })
      .first()
      .press('Enter');
    await page.getByRole('dialog').waitFor();
    // The cards become a table meanwhile: the keyboard comes back to the same action of the same row.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('[role="grid"]').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: kit.en.close }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(words.of(words.edit, name));
    expect(trouble).toEqual([]);
  });

  test('PUSH-013 push records and whom a push reached need no scrolling sideways', async () => {
    const title = unique('手机推送');
    await sentPush(title);
    const { page, trouble } = await site.open({ account: OPERATOR, viewport: PHONE });
    await page.goto(`/pushProfile?keyword=${encodeURIComponent(title)}`);
    await settled(page);
    const list = page.getByRole('list', { name: pushes.zh.records.list });
    await list.getByText(pushes.zh.phases.done, { exact: true }).waitFor();
    expect(await sideways(page, 'main ul')).toEqual([]);
    await list.getByRole('button', { name: pushes.zh.of(pushes.zh.actions.view, title) }).click();
    const dialog = page.getByRole('dialog', { name: pushes.zh.result.title });
    const rows = dialog.getByRole('group', { name: pushes.zh.result.table }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await sideways(page, '[role="dialog"]')).toEqual([]);
    await accessible(page, '[role="dialog"]');
    await page.goto('/pushProfile?keyword=nothing-has-this-name');
    await page.getByRole('button', { name: kit.zh.clearFilters }).click();
    await list.getByRole('heading').first().waitFor();
    expect(trouble).toEqual([]);
  });
});
