import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECLARATION_STAGES } from '../../db/contract/enums-programme.ts';
import { messageOf } from '../../db/contract/errors.ts';
import common from '../../web/i18n/common.ts';
import kit from '../../web/i18n/kit.ts';
import figuresWords from '../../web/i18n/programmeFigures.ts';
import officeWords from '../../web/i18n/programmeOffice.ts';
import projectWords from '../../web/i18n/programmeProjects.ts';
import roundWords from '../../web/i18n/programmeRounds.ts';
import savedFilters from '../../web/i18n/savedFilters.ts';
import shell from '../../web/i18n/shell.ts';
import { read, save, started, submit } from '../api/support/declarations.ts';
import { PDF, unique, upload } from '../api/support/results.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { newcomer, PASSWORD } from './newcomer.ts';
import { fits, hold, MEMBER, testSite, toast } from './site.ts';

const OFFICE = '13800000012';
const site = testSite();
const text = projectWords.zh;
const rounds = roundWords.zh;
const figures = figuresWords.zh;
const saved = savedFilters.zh;
const stages = Object.fromEntries(DECLARATION_STAGES.map(({ value, zh }) => [value, zh]));

let declarant: Client;
let unit: { id: string; name: string };

beforeAll(async () => {
  // Of its own: what one person starts in a day is limited.
  const person = await newcomer('申报人');
  declarant = await client().login(person.account, PASSWORD);
  const found = await declarant.list('project_recommend', {
    columns: ['id', 'org_name'],
    where: { identify: 1, org_name: '冀中产业技术研究会' },
  });
  const [row] = found.result.records;
  unit = { id: row.id, name: row.org_name };
});

/** A declaration that was handed in, with a file of every kind that its round asks for. */
async function declared(changes: object = {}): Promise<{ id: string; name: string }> {
  const name = unique('耐磨涂层成果');
  const form = {
    ...{ name, org_name: '冀中材料研究院', org_province_name: '河北省', scope: 's-103-01', orgRec_id: unit.id },
    ...{ personRec_id: 'null', industrial: 1, brief: '面向矿山机械的耐磨涂层。', ...changes },
  };
  const id = await started(declarant);
  const { kinds } = (await read(declarant, id)).result as { kinds: { id: string }[] };
  const files: object[] = [];
  for (const kind of kinds) {
    const { url } = await upload(declarant, '专利证书.pdf', PDF, 'application/pdf');
    files.push({ file_name: '专利证书.pdf', file_path: url, kind: kind.id });
  }
  const saved = await save(declarant, id, form, files);
  expect(saved.status, saved.text).toBe(200);
  const done = await submit(declarant, id);
  expect(done.status, done.text).toBe(200);
  return { id, name };
}

async function recommended(id: string, recommend_type: number): Promise<void> {
  const recommender = client();
  const login = await recommender.post('/web/egg/user/login', { account: unit.name, password: DEMO_PASSWORD });
  expect(login.status, login.text).toBe(200);
  const data = { project_id: id, comment: '工程化验证充分，同意推荐。', recommend_type, original: 1, innovate: 2 };
  const written = await recommender.post('/web/egg/base/add', { table: 'project_rec_opinion', data });
  expect(written.status, written.text).toBe(200);
}

const open = async (page: Page, { id, name }: { id: string; name: string }): Promise<Locator> => {
  await page.goto(`/programme/office/projects?project=${id}`);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('heading', { name: text.detail.history }).waitFor();
  return dialog;
};

describe('rounds', () => {
  test('PROG-060 PROG-061 are added by an empty form and edited by a filled one, which is locked while it saves, once', async () => {
    const { page, calls, trouble } = await site.open({ account: OFFICE, viewport: { width: 1440, height: 900 } });
    await page.goto('/programme/office/rounds');
    await page.getByRole('button', { name: rounds.add }).click();
    const dialog = page.getByRole('dialog', { name: rounds.addTitle });
    const title = dialog.getByRole('textbox', { name: rounds.fields.title });
    expect(await title.inputValue()).toBe('');
    const name = unique('历史批次');
    await title.fill(name);
    const type = async (label: string, shown: string) => {
      const field = dialog.getByRole('group', { name: label });
      await field.getByRole('spinbutton').first().click();
      await page.keyboard.type(shown);
    };
    await type(rounds.fields.open_time, '20110301080000');
    // With the rounds of the demo data, until the end comes before them.
    await type(rounds.fields.close_time, '20990101080000');
    const overlap = dialog.getByText(/的申报时间重叠/);
    await overlap.waitFor();
    await type(rounds.fields.close_time, '20110201080000');
    await overlap.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: rounds.addKind }).click();
    await dialog.getByRole('textbox', { name: rounds.kindName(1) }).fill('营业执照');
    const save = dialog.getByRole('button', { name: common.zh.save });
    await save.click();
    await dialog.getByText(messageOf('round_close_before_open', 'zh')).waitFor();
    expect(await title.inputValue()).toBe(name);
    await type(rounds.fields.close_time, '20110401080000');
    const release = await hold(page, '**/v1/programme/office/round');
    await save.dblclick();
    await expect.poll(() => title.isDisabled()).toBe(true);
    release();
    await toast(page, rounds.added).waitFor();
    expect(calls.filter((call) => call.includes('/v1/programme/office/round')).length).toBe(1);

    await page.getByRole('searchbox', { name: rounds.keyword }).fill(name);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText('2011-03-01 08:00').waitFor();
    await row.getByRole('button', { name: rounds.edit }).click();
    const edit = page.getByRole('dialog', { name: rounds.editTitle });
    await expect.poll(() => edit.getByRole('textbox', { name: rounds.fields.title }).inputValue()).toBe(name);
    expect(await edit.getByRole('textbox', { name: rounds.kindName(1) }).inputValue()).toBe('营业执照');
    await accessible(page, '[role="dialog"]');
    await edit.getByRole('textbox', { name: rounds.kindName(1) }).fill('法人证书');
    await edit.getByRole('button', { name: common.zh.save }).click();
    await toast(page, rounds.saved).waitFor();
    await row.getByRole('button', { name: rounds.remove }).click();
    await page.getByRole('dialog', { name: rounds.removeTitle }).getByRole('button', { name: rounds.remove }).click();
    await toast(page, rounds.removed).waitFor();
    await row.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });
});

describe('the console', () => {
  test('opens from the menu of the office with its declarations; others are told that it is not theirs', async () => {
    const { page } = await site.open({ account: OFFICE, viewport: { width: 1440, height: 900 } });
    await page.goto('/person');
    await page.locator('header button[aria-label^="我的账户 "]').click();
    await page.getByRole('menuitem', { name: shell.zh.workplace }).click();
    await page.getByRole('link', { name: officeWords.zh.tabs.projects }).click();
    await page.getByRole('heading', { level: 1, name: officeWords.zh.tabs.projects }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/programme/office/projects');
    const other = await site.open({ account: MEMBER });
    for (const room of ['projects', 'figures', 'rounds']) {
      await other.page.goto(`/programme/office/${room}`);
      await other.page.getByRole('alert').getByText(messageOf('forbidden', 'zh')).waitFor();
    }
  });

  test('filters stay under a name, and what is exported is what is filtered', async () => {
    const project = await declared({ org_province_name: '青海省' });
    const { page, trouble } = await site.open({ account: OFFICE, viewport: { width: 1440, height: 900 } });
    await page.goto('/programme/office/projects');
    await page.getByRole('combobox', { name: text.filters.province }).click();
    await page.getByRole('option', { name: '青海省' }).click();
    await page.getByRole('searchbox', { name: text.keyword }).fill(project.name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: project.name }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const filtered = new URL(page.url()).search;
    await page.getByRole('button', { name: saved.keep }).click();
    const naming = page.getByRole('dialog', { name: saved.title });
    await naming.getByRole('textbox', { name: saved.name }).fill('青海申报');
    await naming.getByRole('button', { name: saved.save }).click();
    await toast(page, saved.kept).waitFor();
    const download = page.waitForEvent('download');
    await naming.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: text.exports.csv }).click();
    const file = (await readFile(await (await download).path())).toString();
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(file).toContain(project.name);
    await page.goto('/programme/office/projects');
    await page.getByRole('list', { name: saved.list }).getByRole('link', { name: '青海申报' }).click();
    await page.getByRole('link', { name: project.name }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(
      Object.fromEntries(new URLSearchParams(filtered)),
    );
    await page.getByRole('button', { name: saved.remove('青海申报') }).click();
    await page.getByRole('link', { name: '青海申报' }).waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('every number of the figures opens as many rows', async () => {
    await declared({ org_province_name: '西藏自治区' });
    const { page, trouble } = await site.open({ account: OFFICE, viewport: { width: 1440, height: 900 } });
    await page.goto('/programme/office/figures');
    await accessible(page);
    const table = page.getByRole('table', { name: figures.byProvince });
    const number = table.getByRole('row').filter({ hasText: '西藏自治区' }).getByRole('link').first();
    const count = Number(await number.textContent());
    expect(count).toBeGreaterThan(0);
    await number.click();
    await page.getByRole('heading', { level: 1, name: officeWords.zh.tabs.projects }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(count + 1);
    await page.goBack();
    const due = page
      .getByRole('table', { name: figures.progress })
      .getByRole('row')
      .filter({ hasText: unit.name })
      .getByRole('link')
      .last();
    const waiting = Number(await due.textContent());
    await due.click();
    await page.getByText(text.dueOf(unit.name)).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(Math.min(waiting, 20) + 1);
    expect(trouble).toEqual([]);
  });

  test('fits a phone, and reads without a pointer', async () => {
    const project = await declared();
    const { page } = await site.open({ account: OFFICE, viewport: { width: 360, height: 780 } });
    for (const room of ['projects', 'figures', 'rounds']) {
      await page.goto(`/programme/office/${room}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('main [role="status"][aria-label]').count()).toBe(0);
      await fits(page);
      await accessible(page);
    }
    const dialog = await open(page, project);
    await fits(page);
    await accessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: kit.zh.close }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

describe('a declaration', () => {
  test('PROG-014 PROG-052 PROG-054 PROG-055 shows its state, opinions once it is recommended, its sheet and its files', async () => {
    const [waiting, rejected, standby] = [await declared(), await declared(), await declared()];
    const office = await signedIn(OFFICE);
    const put = await office.put('/web/egg/base/put', {
      table: 'project',
      data: { recommend_state: 2 },
      where: { id: rejected.id },
    });
    expect(put.status, put.text).toBe(200);
    await recommended(standby.id, 3);
    const { page, trouble } = await site.open({ account: OFFICE, viewport: { width: 1440, height: 900 } });

    const first = await open(page, waiting);
    await first.getByRole('heading', { name: text.detail.opinions('入围') }).waitFor();
    await first.getByText(text.detail.waiting).waitFor();
    expect(await first.getByRole('table').count()).toBe(0);
    const second = await open(page, rejected);
    await second.getByRole('heading', { name: text.detail.opinions('暂不推荐') }).waitFor();
    await second.getByText(text.detail.rejected).waitFor();
    expect(await second.getByRole('table').count()).toBe(0);

    const third = await open(page, standby);
    await third.getByRole('heading', { name: text.detail.opinions('已推荐') }).waitFor();
    const table = third.getByRole('table', { name: text.opinion.table });
    await table.getByRole('columnheader').filter({ hasText: unit.name }).waitFor();
    const graded = async (name: string) =>
      (await table.getByRole('row').filter({ hasText: name }).getByRole('cell').allTextContents()).at(-1);
    expect([await graded('原创性'), await graded('创新性'), await graded('核心技术自主可控')]).toEqual([
      '符合',
      '一般',
      '未选择',
    ]);
    expect(await graded(text.opinion.type)).toBe('备选');
    expect(await graded(text.opinion.total)).toBe(text.opinion.sums(1, 1));
    const sheet = third.getByRole('article');
    await sheet.getByText('面向矿山机械的耐磨涂层。').waitFor();
    await sheet
      .getByRole('link', { name: /专利证书\.pdf/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: '专利证书.pdf' });
    await viewer.waitFor();
    await viewer.getByRole('button', { name: kit.zh.close }).click();
    await third.getByRole('button', { name: kit.zh.close }).last().click();
    await third.waitFor({ state: 'detached' });
    expect(trouble.filter((line) => !line.includes('.pdf'))).toEqual([]);
  });

  test('goes back with a reason, out of the round and in again, and its history says so', async () => {
    const project = await declared();
    const { page, trouble } = await site.open({ account: OFFICE, viewport: { width: 1440, height: 900 } });
    const dialog = await open(page, project);
    await dialog.getByRole('button', { name: text.detail.return }).click();
    const question = page.getByRole('dialog', { name: text.stage.return.title });
    await question.getByRole('button', { name: text.stage.return.act }).click();
    await question.getByText(text.stage.return.blank).waitFor();
    await question.getByRole('textbox', { name: text.stage.return.label }).fill('请补充第三方检测报告');
    await question.getByRole('button', { name: text.stage.return.act }).click();
    await toast(page, text.stage.return.done).waitFor();
    await dialog.getByText(text.detail.returnedFor('请补充第三方检测报告')).waitFor();
    const own = (await declarant.list('project', { where: { id: project.id } })).result.records[0];
    expect(own).toMatchObject({ stage: 2, return_reason: '请补充第三方检测报告' });

    await dialog.getByRole('button', { name: text.detail.withdraw }).click();
    const out = page.getByRole('dialog', { name: text.stage.withdraw.title });
    await out.getByRole('textbox', { name: text.stage.withdraw.label }).fill('申报单位放弃');
    await out.getByRole('button', { name: text.stage.withdraw.act }).click();
    await dialog.getByText(text.detail.withdrawnFor('申报单位放弃')).waitFor();
    await dialog.getByRole('button', { name: text.detail.restore }).click();
    await page
      .getByRole('dialog', { name: text.stage.restore.title })
      .getByRole('button', { name: text.detail.restore })
      .click();
    await toast(page, text.stage.restore.done).waitFor();
    await dialog.getByRole('button', { name: text.detail.return }).waitFor();
    const moves = dialog.getByRole('listitem');
    await moves.filter({ hasText: `${text.actions.restore} · ${stages[3]} → ${stages[1]}` }).waitFor();
    await moves.filter({ hasText: `${text.actions.return} · ${stages[1]} → ${stages[2]}` }).waitFor();
    expect(trouble).toEqual([]);
  });
});
