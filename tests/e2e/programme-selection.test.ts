import { beforeAll, describe, expect, test } from 'vitest';
import words from '../../web/i18n/programmeSelection.ts';
import resource from '../../web/i18n/resource.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { fits, openSignedIn, testSite, toast } from './site.ts';

const OFFICE = '13800000012';
const text = words.zh;
const site = testSite();

interface Selected {
  id: string;
  name: string;
  optimize_name: string | null;
}

let office: Client;
let round: string;

const selected = async (): Promise<Selected[]> =>
  (await office.get('/web/v1/programme/ranking', { round, view: 'selected' })).result.records;
const shown = async (): Promise<string[]> =>
  (await client().get('/web/v1/programme/published', { round, pageSize: 100, _t: Math.random() })).result.records.map(
    ({ name }: { name: string }) => name,
  );
const nameOf = ({ name, optimize_name }: Selected): string => optimize_name || name;

beforeAll(async () => {
  office = await signedIn(OFFICE);
  const { records } = (await client().get('/web/v1/programme/published')).result;
  round = records[0].round.id;
});

describe('the office’s selection', () => {
  test('is ranked, ordered by keys, worded beside the original, previewed, published at once, and undone', async () => {
    const visit = await site.open({ account: OFFICE, viewport: { width: 1440, height: 1000 } });
    const { page, trouble } = visit;
    await openSignedIn(visit, `/programme/office/selection?round=${round}`);
    await page.getByText(text.explained, { exact: true }).waitFor();
    await page
      .getByRole('button', { name: text.compute, exact: true })
      .or(page.getByRole('button', { name: text.computeAgain, exact: true }))
      .click();
    await toast(page, text.computed).waitFor();
    await page.getByText(text.fields.corrected, { exact: true }).first().waitFor();
    await accessible(page, 'main');

    const [first, second] = (await selected()).map(nameOf) as [string, string];
    const before = await shown();
    await page.getByRole('button', { name: resource.zh.moveDown(first), exact: true }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(resource.zh.moved(first, 2, before.length), { exact: true }).waitFor();
    await expect.poll(async () => (await selected()).slice(0, 2).map(nameOf)).toEqual([second, first]);

    const name = `面向市场的名称 ${Date.now()}`;
    await page.getByRole('button', { name: text.wordOf(second), exact: true }).click();
    const wording = page.getByRole('dialog', { name: text.wording.title, exact: true });
    await wording.getByLabel(text.wording.name).fill(name);
    await wording.getByRole('heading', { name: text.wording.differences, exact: true }).waitFor();
    await expect.poll(() => wording.locator('ins').first().textContent()).toContain('面向市场');
    await accessible(page, '[role="dialog"]');
    await wording.getByRole('button', { name: text.wording.save, exact: true }).click();
    await toast(page, text.wording.saved).waitFor();
    // Visitors read what was published until the office publishes again.
    expect(await shown()).toEqual(before);

    await page.getByRole('button', { name: text.preview, exact: true }).click();
    const preview = page.getByRole('dialog', { name: text.publication.title, exact: true });
    await preview.getByText(name, { exact: true }).waitFor();
    await accessible(page, '[role="dialog"]');
    await preview.getByRole('button', { name: text.publication.publish, exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(shown).toEqual([name, first, ...before.slice(2)]);

    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.undo, exact: true }).click();
    await toast(page, text.undone).waitFor();
    await expect.poll(shown).toEqual(before);
    expect(trouble).toEqual([]);
  });

  test('takes projects in and out, and fits a phone', async () => {
    const visit = await site.open({ account: OFFICE, viewport: { width: 360, height: 740 } });
    const { page } = visit;
    await openSignedIn(visit, `/programme/office/selection?round=${round}`);
    const [one] = (await selected()).slice(-1) as [Selected];
    const count = (await selected()).length;
    await page.getByRole('heading', { name: text.selected(count), exact: true }).waitFor();
    await fits(page);
    await page
      .getByRole('button', { name: text.dropOf(nameOf(one)), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { name: text.selected(count - 1), exact: true }).waitFor();
    await page.getByRole('searchbox').or(page.getByLabel(text.keyword)).first().fill(one.name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text.selectOf(one.name), exact: true }).click();
    await page.getByRole('heading', { name: text.selected(count), exact: true }).waitFor();
  });

  test('of a round without a selection the ranking stands right below a line that says so', async () => {
    const visit = await site.open({ account: OFFICE, viewport: { width: 1440, height: 1000 } });
    const { page } = visit;
    await openSignedIn(visit, '/programme/office/selection');
    const line = await page.getByText(text.noneSelected).boundingBox();
    const ranking = await page.getByRole('searchbox').or(page.getByLabel(text.keyword)).first().boundingBox();
    expect((ranking?.y ?? 1000) - (line?.y ?? 0)).toBeLessThan(160);
  });
});
