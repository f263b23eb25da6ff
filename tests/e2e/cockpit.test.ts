import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PANELS, type RANGES } from '../../db/contract/panels.ts';
import { SHEET } from '../../db/contract/workbook.ts';
import charts from '../../web/i18n/charts.ts';
import words from '../../web/i18n/cockpit.ts';
import { distDir } from '../local/web.ts';
import { findings } from './axe.ts';
import { fits, testSite } from './site.ts';

const site = testSite();
const MAX_KB = 140;
const { zh, en } = words;

/** Waits until the page's script stands in place of what came with the document. */
const shown = (page: Page) => page.locator('[data-panel] button').first().waitFor();
const panel = (page: Page, name: (typeof PANELS)[number]) => page.locator(`[data-panel="${name}"]`);

describe('the cockpit', () => {
  test('INFO-006 shows every panel with its conclusion to a visitor, with little script, on any screen', async () => {
    const { page, scripts, trouble } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/bigdata');
    await shown(page);
    const bytes = scripts.map((file) => gzipSync(readFileSync(join(distDir, file)), { level: 9 }).byteLength);
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(MAX_KB);
    for (const name of PANELS) {
      await panel(page, name).getByRole('heading', { level: 2, name: zh.panels[name], exact: true }).waitFor();
      expect(await panel(page, name).locator('p').first().textContent()).toMatch(/。$/);
    }
    expect(await page.locator('h1').count()).toBe(1);
    expect(await findings(page)).toEqual([]);
    for (const width of [360, 768, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      await fits(page);
    }
    await page.goto('/bigdata/x');
    await shown(page);
    expect(await page.locator('[data-panel]').count()).toBe(PANELS.length);
    await page.goto('/bigdata/flow');
    await shown(page);
    expect(await page.locator('[data-panel]').count()).toBe(1);
    expect(trouble).toEqual([]);
  });

  test('a table and a file stand behind a picture, a tile leads to the list that it counts', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/bigdata');
    await shown(page);
    const fields = panel(page, 'fields');
    await fields.getByRole('button', { name: charts.zh.table, exact: true }).click();
    expect(await fields.getByRole('columnheader').allInnerTexts()).toContain(zh.column.amount);
    for (const kind of ['csv', 'xlsx'] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        fields.getByRole('button', { name: charts.zh.exportAs(kind), exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${zh.panels.fields}.${kind}`);
      const file = readFileSync(await download.path());
      const rows = kind === 'csv' ? file.toString('utf8') : strFromU8(unzipSync(file)[SHEET] ?? file);
      expect(rows).toContain(zh.column.field);
    }
    const map = panel(page, 'map');
    const tile = map.getByRole('link', { name: / 河北省: / });
    await tile.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/ 山东省: /);
    await map.getByRole('button', { name: charts.zh.asList, exact: true }).click();
    const row = map.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '河北省', exact: true }) });
    const link = row.getByRole('link').first();
    const counted = await link.textContent();
    await link.click();
    await page.waitForURL(/\/results\?region=130000/);
    await page
      .getByText(new RegExp(`(^|\\D)${counted}(\\D|$)`))
      .first()
      .waitFor();
  });

  test('tells of the year, of twelve months or of all: by the keyboard, in the address, and remembered', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/bigdata');
    await shown(page);
    const choice = (range: (typeof RANGES)[number]) =>
      page.getByRole('group', { name: zh.range }).getByRole('button', { name: zh.ranges[range], exact: true });
    const says = (time: string) =>
      panel(page, 'flow')
        .getByText(new RegExp(`^${time}发布`))
        .waitFor();
    await says(zh.times.year);
    await choice('all').focus();
    await page.keyboard.press('Enter');
    await says(zh.times.all);
    expect(page.url()).toContain('range=all');
    await page.goto('/bigdata');
    await says(zh.times.all);
    expect(page.url()).toContain('range=all');
    await page.goto('/bigdata?range=12m');
    await says(zh.times['12m']);
    expect(await choice('12m').getAttribute('aria-pressed')).toBe('true');
    await choice('year').click();
    await says(zh.times.year);
    expect(page.url()).not.toContain('range=');
    expect(trouble).toEqual([]);
  });

  test('an approved map is shown with its number, in the kiosk too', async () => {
    const { page, context } = await site.open({ account: '13800000011', viewport: { width: 1440, height: 900 } });
    const set = async (id: string, value: string) => {
      const answer = await context.request.put('/web/v1/admin/setting', { data: { id, value } });
      expect((await answer.json()).status).toBe(200);
    };
    const number = '冀S（2026）001号';
    await set('approved-map-picture', '/favicon.svg');
    await set('approved-map-number', number);
    try {
      await page.goto('/bigdata');
      await shown(page);
      const map = panel(page, 'map');
      await map.getByRole('img', { name: `${zh.panels.map}: ${zh.country}` }).waitFor();
      await map.getByText(charts.zh.approval(number), { exact: true }).waitFor();
      await page.goto('/bigdata/map?kiosk');
      const kiosk = page.getByRole('dialog', { name: zh.kiosk });
      await kiosk.getByText(zh.tour(1, PANELS.length), { exact: true }).waitFor();
      await page.keyboard.press('ArrowRight');
      await kiosk.getByText(charts.zh.approval(number), { exact: true }).waitFor();
    } finally {
      await set('approved-map-picture', '');
      await set('approved-map-number', '');
    }
  });

  test('keeps the last figures where a call fails, says so, and tries again when it is asked to', async () => {
    const { page } = await site.open({ viewport: { width: 360, height: 740 } });
    await page.goto('/bigdata');
    await shown(page);
    const calls = '**/web/v1/figures/cockpit*';
    await page.route(calls, (route) => route.abort());
    await page.getByRole('button', { name: zh.ranges.all, exact: true }).click();
    await page.getByRole('button', { name: zh.again, exact: true }).waitFor();
    await panel(page, 'flow')
      .getByText(new RegExp(`^${zh.times.year}发布`))
      .waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: zh.again, exact: true }).click();
    await panel(page, 'flow')
      .getByText(new RegExp(`^${zh.times.all}发布`))
      .waitFor();
    expect(await page.getByRole('button', { name: zh.again, exact: true }).count()).toBe(0);
  });

  test('stands as a kiosk: goes round, pauses, goes on by the keys, and Esc leaves', async () => {
    const { page, trouble } = await site.open({
      lang: 'en',
      reducedMotion: 'no-preference',
      viewport: { width: 1920, height: 1080 },
    });
    await page.goto('/bigdata?kiosk=5');
    const kiosk = page.getByRole('dialog', { name: en.kiosk });
    await kiosk.getByText(en.tour(1, PANELS.length), { exact: true }).waitFor();
    await kiosk.getByText(en.tour(2, PANELS.length), { exact: true }).waitFor();
    await page.keyboard.press('Space');
    await kiosk.getByRole('button', { name: en.go, exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await kiosk.getByText(en.tour(3, PANELS.length), { exact: true }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => kiosk.count()).toBe(0);
    expect(page.url()).not.toContain('kiosk');
    await page.getByRole('button', { name: en.kiosk, exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });

  test('changes nothing by itself for who asked for less motion', async () => {
    const { page } = await site.open({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
    await page.goto('/bigdata?kiosk');
    const kiosk = page.getByRole('dialog', { name: zh.kiosk });
    await kiosk.getByText(zh.still, { exact: true }).waitFor();
    expect(await kiosk.getByRole('button', { name: zh.pause, exact: true }).count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await kiosk.getByText(zh.tour(PANELS.length, PANELS.length), { exact: true }).waitFor();
  });
});
