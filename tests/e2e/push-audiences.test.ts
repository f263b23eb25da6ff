import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import audience from '../../web/i18n/pushAudience.ts';
import pushCompose from '../../web/i18n/pushCompose.ts';
import pickers from '../../web/i18n/pushPickers.ts';
import pushRecordsWords from '../../web/i18n/pushRecords.ts';
import { OPERATOR, operatorOf } from '../queues/support/pushes.ts';
import type { Client } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { unique } from './publishing.ts';
import { settled, testSite, toast } from './site.ts';
import { workbook } from './workbook.ts';

const site = testSite();

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });

/** A group of one demand of its own, and the form of its push. */
async function compose(operator: Client): Promise<{ page: Page; config: Locator; title: string }> {
  const { result } = await operator.get('/web/v1/xuqiu/list', { pageSize: '1' });
  const title = unique('批量推送');
  await operator.post('/web/v1/pushGroup', { title, item_type: 2, items: [result.records[0].xuqiu_id] });
  const { page } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
  await page.goto('/push?kind=2');
  await settled(page);
  await page.getByRole('button', { name: pushCompose.zh.of(pushCompose.zh.configure, title) }).click();
  const config = dialogOf(page, pushCompose.zh.config.title);
  await config.getByRole('textbox', { name: pushCompose.zh.config.subject }).fill(title);
  await config.getByRole('textbox', { name: pushCompose.zh.config.remark }).fill('请查看并反馈。');
  await config.getByRole('button', { name: pushCompose.zh.config.all, exact: true }).click();
  return { page, config, title };
}

describe('choosing many organisations', () => {
  test('PUSH-048 PUSH-055 all that match become targets at once, are sent in waves, and the record shows the waves', async () => {
    const operator = await operatorOf(baseUrl());
    const { page, config, title } = await compose(operator);
    const { result } = await operator.get('/web/v1/push/audience', { kind: '企业' });
    await config.getByRole('combobox', { name: pickers.zh.kind }).selectOption('企业');
    await config.getByRole('button', { name: pickers.zh.addAll(result.bound) }).click();
    await config.getByText(pushCompose.zh.config.chosenOrgs(result.bound), { exact: true }).waitFor();

    await config.getByRole('textbox', { name: pushCompose.zh.waves.size }).fill('4');
    await config.getByRole('button', { name: pushCompose.zh.save, exact: true }).click();
    await toast(page, '请填写两批之间间隔的分钟数').waitFor();
    await config.getByRole('textbox', { name: pushCompose.zh.waves.minutes }).fill('30');
    const waves = Math.ceil(result.bound / 4);
    await config.getByText(pushCompose.zh.waves.plan(waves, (waves - 1) * 30)).waitFor();
    await config.getByRole('button', { name: pushCompose.zh.save, exact: true }).click();
    await toast(page, pushCompose.zh.config.added).waitFor();

    await page.getByRole('button', { name: pushCompose.zh.of(pushCompose.zh.confirmPush, title) }).click();
    const confirm = dialogOf(page, pushCompose.zh.confirm.title);
    await confirm.getByRole('button', { name: pushCompose.zh.confirm.push, exact: true }).click();
    await confirm.getByText(pushCompose.zh.confirm.progress(4, result.bound)).waitFor();
    await page.goto('/pushProfile');
    await page.getByRole('button', { name: pushRecordsWords.zh.of(pushRecordsWords.zh.actions.view, title) }).click();
    const record = dialogOf(page, pushRecordsWords.zh.result.title);
    const table = record.getByRole('group', { name: pushRecordsWords.zh.result.waves });
    await expect.poll(() => table.getByRole('row').count()).toBe(waves + 1);
    const first = await table.getByRole('row').nth(1).getByRole('cell').allTextContents();
    expect([first[0], ...first.slice(2)]).toEqual([pushRecordsWords.zh.result.waveName(1), '4', '4', '0', '0']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: pushRecordsWords.zh.of(pushRecordsWords.zh.actions.hold, title) }).click();
    await toast(page, pushRecordsWords.zh.actions.held).waitFor();
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByText(pushRecordsWords.zh.phases.stopped)
      .waitFor();
  });

  test('PUSH-048 a filter is saved under a name, chosen again, and deleted', async () => {
    const { page, config } = await compose(await operatorOf(baseUrl()));
    const name = unique('企业受众');
    const kind = config.getByRole('combobox', { name: pickers.zh.kind });
    await kind.selectOption('企业');
    await config.getByRole('button', { name: pickers.zh.saveFilter }).click();
    const save = dialogOf(page, audience.zh.save.title);
    await save.getByRole('button', { name: audience.zh.save.save }).click();
    await save.getByText('请填写受众名称').first().waitFor();
    await save.getByRole('textbox', { name: audience.zh.save.name }).fill(name);
    await save.getByRole('button', { name: audience.zh.save.save }).click();
    await toast(page, audience.zh.save.saved).waitFor();
    await kind.selectOption('');
    const saved = config.getByRole('combobox', { name: pickers.zh.saved });
    await saved.selectOption({ label: pickers.zh.savedBy(name, '推送运营专员') });
    expect(await kind.inputValue()).toBe('企业');
    await config.getByRole('button', { name: pickers.zh.removeSaved }).click();
    await page.getByRole('button', { name: pickers.zh.remove, exact: true }).click();
    await toast(page, pickers.zh.removed).waitFor();
  });

  test('PUSH-048 a workbook is reported on row by row, and the found organisations are taken in', async () => {
    const { page, config } = await compose(await operatorOf(baseUrl()));
    await config.getByRole('button', { name: pickers.zh.bring }).click();
    const bring = dialogOf(page, audience.zh.bring.title);
    await bring.getByRole('button', { name: audience.zh.bring.look }).click();
    await bring.getByText('请粘贴名单或选择文件').waitFor();
    const file = {
      name: '名单.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook([
        ['序号', '单位名称', '联系电话'],
        ['1', '燕赵先进材料研究院', '0311-86000000'],
        ['2', '河北冀科智能装备', '0311-86000001'],
        ['3', '没有这个单位', ''],
        ['4', '赵州果蔬保鲜工程中心', ''],
      ]),
    };
    await bring.locator('input[type=file]').setInputFiles(file);
    await bring.getByRole('button', { name: audience.zh.bring.look }).click();
    const rows = bring.getByRole('row');
    const shown = async () =>
      Promise.all((await rows.all()).slice(1).map((row) => row.getByRole('cell').allTextContents()));
    await expect.poll(async () => (await shown()).length).toBe(4);
    const { outcomes } = audience.zh.report;
    expect((await shown()).map(([row, text, outcome]) => [row, text, outcome])).toEqual([
      ['1', '燕赵先进材料研究院', outcomes.found],
      ['2', '河北冀科智能装备', outcomes.ambiguous],
      ['3', '没有这个单位', outcomes.unknown],
      ['4', '赵州果蔬保鲜工程中心', expect.stringMatching(`${outcomes.found}|${outcomes.unbound}`)],
    ]);
    const before = (await shown()).filter(([, , outcome]) => outcome === outcomes.found).length;
    await bring
      .getByRole('combobox', { name: audience.zh.report.meantBy('河北冀科智能装备') })
      .selectOption({ label: '河北冀科智能装备有限公司' });
    await bring.getByRole('button', { name: audience.zh.bring.take(before + 1) }).click();
    await config.getByText(pushCompose.zh.config.chosenOrgs(before + 1), { exact: true }).waitFor();
    // What is no workbook is said at once, and nothing is lost.
    await config.getByRole('button', { name: pickers.zh.bring }).click();
    await bring.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('no workbook') });
    await bring.getByText(audience.zh.bring.unreadable('名单.xlsx')).waitFor();
  });
});
