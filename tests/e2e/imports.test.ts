import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { grouped } from '../../db/contract/words.ts';
import words from '../../web/i18n/imports.ts';
import kit from '../../web/i18n/kit.ts';
import shell from '../../web/i18n/shell.ts';
import { xlsxOf } from '../../web/kit/sheet/xlsx.ts';
import { HEADINGS, resultRow } from '../api/support/imports.ts';
import { unique } from '../api/support/results.ts';
import { seriousProblems } from './axe.ts';
import { AUDITOR, fits, focused, openSignedIn, testSite, toast, type Visit } from './site.ts';

const site = testSite();
const INPUT = '13800000003';

/** Bytes of GB18030 by their characters; a page in Node writes UTF-8 alone. */
function gb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      if (trail !== 0x7f) codes.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
    }
  }
  return Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : (codes.get(sign) ?? [63]))));
}

const csvOf = (rows: readonly string[][]): string =>
  rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');

/** Numbers of the outcome, in the order of the page. */
const counts = ({ page }: Visit, label: string) => page.getByRole('navigation', { name: label }).getByRole('link');

describe('importing', () => {
  test('a member of staff brings results in a file as Chinese spreadsheets save it, sees what is wrong, and takes the report', async () => {
    const visit = await site.open({ account: INPUT });
    const { page } = visit;
    const text = words.zh;
    await openSignedIn(visit, '/import');
    await page.getByRole('link', { name: text.create }).click();
    await page.getByRole('heading', { level: 1, name: text.create }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.template }).click();
    const template = await readFile(await (await download).path(), 'utf8');
    expect(template).toContain('"成果名称*","所属领域*","所在地区*"');

    const good = resultRow({ 成果名称: unique('国标编码成果') });
    const rows = [good, resultRow({ 所处阶段: '快好了' }), good, resultRow()];
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(file('空.csv', gb18030(csvOf([HEADINGS]))));
    await page.getByText(text.noRows, { exact: true }).waitFor();
    // Where no row fits, nothing is offered but another file.
    const swapped = [resultRow({ 所处阶段: '快好了' }), resultRow({ 所属领域: '河北省' })];
    await input.setInputFiles(file('全错.csv', gb18030(csvOf([HEADINGS, ...swapped]))));
    await page.getByText(text.noneFit, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: text.begin('2') }).count()).toBe(0);
    expect(await page.getByRole('button', { name: text.chooseOther }).count()).toBe(2);
    expect(await seriousProblems(page, 'main')).toEqual([]);
    const name = `${unique('成果清单')}.csv`;
    await input.setInputFiles(file(name, gb18030(csvOf([HEADINGS, ...rows]))));
    await page.getByText(text.chosen(name, '4'), { exact: true }).waitFor();
    await page.getByText(text.previewProblems(1), { exact: true }).waitFor();
    await page.getByText('备注', { exact: true }).first().waitFor();
    const wrong = page.getByRole('cell', { name: /^快好了/ });
    expect(await wrong.textContent()).toContain(messageOf('import_choice', 'zh').slice(0, 6));
    expect(await page.getByRole('checkbox', { name: text.atOnce }).count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page);
    expect(await seriousProblems(page, 'main')).toEqual([]);
    // On a phone each row is what is wrong with it, and the rest on demand: no table that is many screens high.
    const card = page.getByRole('list', { name: text.preview }).getByRole('listitem').nth(1);
    await card.getByText(messageOf('import_choice', 'zh').slice(0, 6)).waitFor();
    const { height } = (await page.getByRole('list', { name: text.preview }).boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThan(4 * 160);
    await card.getByText(text.wholeRow, { exact: true }).click();
    await card.getByText('快好了', { exact: true }).waitFor();

    await page.getByRole('button', { name: text.begin('4') }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(text.jobStates[4], { exact: true }).waitFor();
    await expect
      .poll(() => counts(visit, text.counts).allTextContents())
      .toEqual([`${text.all} 4`, `${text.states[1]} 2`, `${text.states[2]} 1`, `${text.states[3]} 1`]);
    await counts(visit, text.counts).nth(3).click();
    await page.getByText(/^所处阶段：请填写以下之一/).waitFor();
    await expect.poll(() => page.getByText(good[0] ?? '', { exact: true }).count()).toBe(0);
    await fits(page);
    expect(await seriousProblems(page, 'main')).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: text.report }).click();
    const report = await readFile(await (await saved).path(), 'utf8');
    expect(
      report
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[2]),
    ).toEqual(['"已导入"', '"未导入"', '"已存在"', '"已导入"']);
    await page.getByRole('link', { name: text.back }).click();
    await page.getByRole('link', { name }).waitFor();
    expect(visit.trouble).toEqual([]);
  });

  test('sending that broke goes on where it stopped, when the same file is chosen again', async () => {
    const visit = await site.open({ account: INPUT });
    const { page } = visit;
    const text = words.zh;
    const name = `${unique('中断清单')}.csv`;
    const rows = Array.from({ length: 450 }, () => resultRow({ 所处阶段: '无' }));
    const choose = () =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csvOf([HEADINGS, ...rows])}`) });
    await openSignedIn(visit, '/import/new');
    await choose();
    await page.getByText(text.doubtful(20), { exact: true }).waitFor();
    let pieces = 0;
    await page.route('**/web/v1/imports/piece', (route) => {
      pieces += 1;
      return pieces === 2 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: text.begin('450') }).click();
    await page.getByText(text.broken, { exact: true }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await choose();
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/imports/piece')) sent.push(request.postDataJSON().no);
    });
    await page.getByRole('button', { name: text.begin('450') }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(sent).toContain(2);
    expect(sent).not.toContain(1);
    await page.getByText(text.jobStates[4], { exact: true }).waitFor();
    await expect.poll(() => counts(visit, text.counts).last().textContent()).toBe(`${text.states[3]} 450`);
  });

  test('an import is paused while it runs, stands still, goes on from there, and its report holds each row once', async () => {
    const visit = await site.open({ account: INPUT });
    const { page } = visit;
    const text = words.zh;
    const name = `${unique('暂停清单')}.csv`;
    const good = [0, 700, 1399];
    const rows = Array.from({ length: 1400 }, (_, at) => resultRow(good.includes(at) ? {} : { 所处阶段: '无' }));
    const buffer = Buffer.from(`\ufeff${csvOf([HEADINGS, ...rows])}`);
    await openSignedIn(visit, '/import');
    await page.getByRole('link', { name: text.create }).click();
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: text.begin('1,400') }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const pause = page.getByRole('button', { name: text.pause, exact: true });
    await pause.focus();
    await page.keyboard.press('Enter');
    await page.getByText(text.reasons.asked, { exact: true }).waitFor();
    const progress = page.getByRole('meter', { name: text.progress });
    const stands = await progress.getAttribute('aria-valuetext');
    expect(stands).not.toBe(text.ofRows('1,400', '1,400'));
    // Whoever comes back later finds it as it stood, in the list and on its page.
    await page.getByRole('link', { name: text.back }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(text.jobStates[3], { exact: true }).waitFor();
    await row.getByText(stands ?? '', { exact: true }).waitFor();
    await page.getByRole('link', { name }).click();
    await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe(stands);
    const early = await visit.context.request.get(`/web/v1/imports/report.csv?id=${page.url().split('/').pop()}`);
    const linesOf = (report: string) => report.split('\r\n').slice(1, -1);
    expect(text.ofRows(grouped(linesOf(await early.text()).length), '1,400')).toBe(stands);

    await page.getByRole('button', { name: text.resume, exact: true }).focus();
    await page.keyboard.press('Enter');
    await focused(page, pause);
    await page.getByText(text.jobStates[4], { exact: true }).waitFor();
    await page.getByText(text.ended.queued, { exact: true }).waitFor();
    await page.getByText(text.ended.refused('1,397'), { exact: true }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: text.report }).click();
    const report = linesOf(await readFile(await (await saved).path(), 'utf8')).map((line) => line.split(','));
    expect(report.map(([line]) => Number(line))).toEqual(rows.map((_, at) => at + 2));
    expect(report.flatMap((cells, at) => (cells[2] === '"已导入"' ? [at] : []))).toEqual(good);
    expect(visit.trouble).toEqual([]);
  });

  test('an auditor brings a workbook with English headings, and publishes at once', async () => {
    const visit = await site.open({ account: AUDITOR, lang: 'en' });
    const { page } = visit;
    const text = words.en;
    const name = unique('Graphene heat spreader ');
    const head = [
      ...['Name of the result', 'Field', 'Region', 'About the result', 'Stage', 'Organisation name'],
      ...['Type of organisation', 'Contact person', 'Contact phone', 'Contact address', 'Investment'],
    ];
    const row = [
      ...[name, 'Graphene and carbon materials', "Chang'an District, Shijiazhuang, Hebei", 'A film.', 'Pilot test'],
      ...['燕赵先进材料研究院', 'Research institute', 'Somebody', '0311-80000000', '1 Keji Road', '120'],
    ];
    // Large enough that it is unpacked aside; all but the first row are refused.
    const refused = Array.from({ length: 1500 }, (_, n) =>
      row.with(0, `${name}${n}`).with(4, `Stage ${n} of ${name}`.repeat(12)),
    );
    const book = Buffer.from(await xlsxOf('Results', head, [row, ...refused]).arrayBuffer());
    await openSignedIn(visit, '/import/new');
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.locator('input[type="file"]').setInputFiles({ name: 'results.xlsx', mimeType, buffer: book });
    await page.getByText(text.chosen('results.xlsx', '1,501'), { exact: true }).waitFor();
    await page.getByText(text.previewProblems(19), { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: text.atOnce }).check();
    await page.getByRole('button', { name: text.begin('1,501') }).click();
    await page.getByText(text.jobStates[4], { exact: true }).waitFor();
    await page.getByRole('link', { name }).click();
    await page.waitForURL(/\/audit\/results\/\w{26}/);
    const id = page.url().split('/').pop()?.replace(/\?.*/, '') ?? '';
    const answer = await visit.context.request.get(`/web/v1/chengguo/detail?id=${id}`);
    expect((await answer.json()).result.name).toBe(name);
    expect(visit.trouble).toEqual([]);
  });

  test('an import is cancelled after a question; who may not import is told so', async () => {
    const visit = await site.open({ account: INPUT });
    const { page } = visit;
    const text = words.zh;
    const started = await visit.context.request.post('/web/v1/imports', {
      data: { kind: 'result', name: '未发完.csv', headings: HEADINGS, pieces: 2, rows: 300 },
    });
    const { id } = (await started.json()).result;
    await openSignedIn(visit, `/import/${id}`);
    await page.getByText(text.unsent, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: text.sendOn }).getAttribute('href')).toBe('/import/new?kind=result');
    await page.getByRole('button', { name: text.cancel }).click();
    const dialog = page.getByRole('dialog', { name: text.cancelTitle });
    await dialog.getByRole('button', { name: text.cancel }).click();
    await toast(page, text.cancelled).waitFor();
    await page.getByText(text.jobStates[5], { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: text.cancel }).count()).toBe(0);

    const other = await site.open({ account: '13800000007' });
    await openSignedIn(other, '/import');
    await other.page.getByText(messageOf('forbidden', 'zh'), { exact: true }).waitFor();
    await other.page.getByRole('main').getByRole('link', { name: shell.zh.memberCenter }).click();
    await other.page.waitForURL(/\/memberCenter$/);
    const foreign = await site.open({ account: AUDITOR });
    await openSignedIn(foreign, `/import/${id}`);
    await foreign.page.getByText(kit.zh.absent, { exact: true }).waitFor();
  });
});
