import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../db/contract/pages.ts';
import administration from '../../web/i18n/administration.ts';
import kit from '../../web/i18n/kit.ts';
import auth from '../../web/i18n/signin.ts';
import { client, signedIn } from '../setup/client.ts';
import { findings } from './axe.ts';
import { AUDITOR, fits, focused, MEMBER, settled, testSite, toast } from './site.ts';

const ADMIN = '13800000011';
const site = testSite();
const text = administration.zh.reference;

async function openList(page: Page, list: keyof typeof text.lists): Promise<void> {
  await page.getByRole('tab', { name: text.lists[list] }).click();
  await page.getByRole('grid', { name: text.lists[list] }).waitFor();
  await settled(page);
}

const dialogOf = (page: Page, title: (list: string) => string, list: keyof typeof text.lists) =>
  page.getByRole('dialog', { name: title(text.lists[list]) });

async function search(page: Page, word: string): Promise<void> {
  await page.getByRole('searchbox', { name: text.keyword }).fill(word);
  await page.keyboard.press('Enter');
  await settled(page);
}

describe('reference lists', () => {
  test('an administrator renames a promotion type, whose code stays, and everybody reads the new name', async () => {
    const { page } = await site.open({ account: ADMIN });
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: PAGES['/admin/reference'].zh }).click();
    await openList(page, 'promotion_type');
    const before = '园区与孵化器推荐';
    const name = `${before}${Date.now().toString(36)}`;
    const dialog = dialogOf(page, text.editTitle, 'promotion_type');
    for (const [from, to] of [
      [before, name],
      [name, before],
    ] as const) {
      await page.getByRole('button', { name: text.of(text.edit, from), exact: true }).click();
      await expect.poll(() => dialog.getByRole('textbox', { name: text.fields.code }).isDisabled()).toBe(true);
      await dialog.getByRole('textbox', { name: text.fields.name, exact: true }).fill(to);
      await dialog.getByRole('button', { name: administration.zh.save }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('row').filter({ hasText: to }).filter({ hasText: 'YQTJ' }).waitFor();
      const read = await client().list('promotion_type', { where: { code: 'YQTJ' } });
      expect(read.result.records[0].name).toBe(to);
    }
  });

  test('REF-004 a new field is offered, is not while it is switched off, and is gone once deleted', async () => {
    const { page } = await site.open({ account: ADMIN });
    const name = `试验领域${Date.now().toString(36)}`;
    const offered = async () => {
      const read = await client().list('scope', { where: { name, stage: 1, is_delete: 0 } });
      return read.result.records as { id: string; level: number; pid: string }[];
    };
    await page.goto('/admin/reference?view=table');
    await page.getByRole('button', { name: text.add }).click();
    const dialog = dialogOf(page, text.addTitle, 'scope');
    await dialog.getByRole('button', { name: administration.zh.save }).click();
    await dialog.getByText('此项为必填项').waitFor();
    await dialog.getByRole('textbox', { name: text.fields.name, exact: true }).fill(name);
    await dialog.getByRole('combobox', { name: text.fields.pid }).click();
    await page.getByRole('option', { name: '技术属性 / 新一代信息技术' }).click();
    await dialog.getByRole('textbox', { name: text.fields.sort }).fill('99');
    await dialog.getByRole('button', { name: administration.zh.save }).click();
    await toast(page, text.added).waitFor();
    await search(page, name);
    await page.getByRole('row').filter({ hasText: name }).getByText('技术属性 / 新一代信息技术').waitFor();
    await expect.poll(offered).toEqual([expect.objectContaining({ level: 3, pid: 's-101-01' })]);

    const stage = page.getByRole('switch', { name: text.stageOf(name) });
    await stage.click();
    await toast(page, text.saved).waitFor();
    await expect.poll(offered).toEqual([]);
    await page.getByRole('button', { name: text.of(text.remove, name) }).click();
    await page
      .getByRole('dialog', { name: text.removeTitle(text.lists.scope) })
      .getByRole('button', { name: text.remove })
      .click();
    await toast(page, text.removed).waitFor();
    await page.getByRole('row').filter({ hasText: name }).waitFor({ state: 'detached' });
    const left = await (await signedIn(ADMIN)).list('scope', { where: { name } });
    expect(left.result.records).toEqual([]);
  });

  test('ACC-053 SHELL-018 a studio is named by its authorities, and stands on the pages of who holds them', async () => {
    const { page } = await site.open({ account: ADMIN });
    const name = `成果遴选工作室${Date.now().toString(36)}`;
    await page.goto('/admin/reference');
    await openList(page, 'work_group');
    await page.getByRole('button', { name: text.add, exact: true }).click();
    const dialog = dialogOf(page, text.addTitle, 'work_group');
    await dialog.getByRole('textbox', { name: text.fields.name, exact: true }).fill(name);
    await dialog.getByRole('checkbox', { name: administration.zh.authorities['cg-auditor'] }).check();
    await dialog.getByRole('button', { name: administration.zh.save }).click();
    await toast(page, text.added).waitFor();
    const row = page.getByRole('row').filter({ hasText: name });
    // Who belongs to it is one click away.
    expect(
      await row.getByRole('link', { name: administration.zh.authorities['cg-auditor'] }).getAttribute('href'),
    ).toBe('/admin/users?authority=cg-auditor');
    const auditor = await site.open({ account: AUDITOR });
    await auditor.page.goto('/audit/results');
    await auditor.page.getByRole('list', { name: auth.zh.workGroups }).getByText(name).waitFor();
    // By keyboard alone: it goes on with the row that takes the place, else the one before, at last with what says that none is left.
    const admin = await signedIn(ADMIN);
    for (const end of ['乙', '丙']) {
      await admin.post('/web/egg/base/add', { table: 'work_group', data: { name: `${name}${end}`, sort: 1 } });
    }
    await search(page, name);
    const remover = (end: string) =>
      page.getByRole('button', { name: text.of(text.remove, `${name}${end}`), exact: true });
    const emptied = page.getByRole('status').filter({ hasText: kit.zh.emptyFiltered });
    await remover('乙').focus();
    for (const [from, to] of [
      [remover('乙'), remover('丙')],
      [remover('丙'), remover('')],
      [remover(''), emptied],
    ] as const) {
      await focused(page, from);
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: text.removeTitle(text.lists.work_group) });
      // It begins with the way back.
      await focused(page, question.getByRole('button', { name: kit.zh.cancel, exact: true }));
      await page.keyboard.press('Tab');
      await focused(page, question.getByRole('button', { name: text.remove, exact: true }));
      await page.keyboard.press('Enter');
      await from.waitFor({ state: 'detached' });
      await focused(page, to);
    }
  });

  test('REF-004 a field that is switched off, and what stands below it, is in no filter', async () => {
    const admin = await signedIn(ADMIN);
    const name = `停用领域${Date.now().toString(36)}`;
    const add = async (data: object) =>
      (await admin.post('/web/egg/base/add', { table: 'scope', data: { sort: 98, is_delete: 0, ...data } })).result.id;
    const [root] = (await client().list('scope', { where: { level: 1, stage: 1 }, columns: ['id'] })).result.records;
    const off = await add({ name, pid: root.id, stage: 0 });
    const on = await add({ name: `启用${name}`, pid: root.id, stage: 1 });
    const { page } = await site.open();
    await page.goto('/organization');
    const options = page.getByRole('combobox', { name: '领域' }).locator('option');
    await expect.poll(() => options.allTextContents()).toContain(`启用${name}`);
    expect(await options.allTextContents()).not.toContain(name);
    await admin.call('DELETE', '/web/egg/base/del', { body: { table: 'scope', where: { id: { in: [off, on] } } } });
  });

  test('a field with others below it stays, and none comes to stand below itself', async () => {
    const admin = await signedIn(ADMIN);
    const where = { id: 's-101-01' };
    const removed = await admin.call('DELETE', '/web/egg/base/del', { body: { table: 'scope', where } });
    expect([removed.code, removed.msg]).toEqual([409, '请先删除其下级领域']);
    for (const [pid, code] of [
      ['s-101-01', 'invalid_value'],
      ['s-101-01-01', 'invalid_value'],
      ['0', 'invalid_value'],
      ['none', 'unknown_reference'],
    ]) {
      const moved = await admin.put('/web/egg/base/put', { table: 'scope', data: { pid }, where });
      expect([pid, moved.code, moved.errors[0]?.code]).toEqual([pid, 422, code]);
    }
  });

  test('a workstation takes addresses of the web only, in the form and at the server', async () => {
    const { page } = await site.open({ account: ADMIN });
    await page.goto('/admin/reference?list=workstation');
    await page.getByRole('button', { name: text.add }).click();
    const dialog = dialogOf(page, text.addTitle, 'workstation');
    const name = `试验工作站${Date.now().toString(36)}`;
    await dialog.getByRole('textbox', { name: text.fields.area_code }).fill('130102');
    await dialog.getByRole('textbox', { name: text.fields.name, exact: true }).fill(name);
    const url = dialog.getByRole('textbox', { name: text.fields.url });
    await url.fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: administration.zh.save }).click();
    await dialog.getByText('请输入以 http:// 或 https:// 开头的网址').waitFor();
    await url.fill('https://station.example.org/');
    await dialog.getByRole('button', { name: administration.zh.save }).click();
    await toast(page, text.added).waitFor();
    const admin = await signedIn(ADMIN);
    const [made] = (await admin.list('workstation', { where: { name } })).result.records;
    expect(made).toMatchObject({ area_code: '130102', url: 'https://station.example.org/', platform_url: null });
    const where = { id: made.id };
    for (const [table, data, field] of [
      ['workstation', { platform_url: 'javascript:alert(1)' }, 'platform_url'],
      ['region', { logo: 'data:text/html,x' }, 'logo'],
      ['push_template', { keynotes: '[]' }, 'keynotes'],
    ] as const) {
      const row = table === 'workstation' ? where : { id: table === 'region' ? '130000' : 'item-push' };
      const refused = await admin.put('/web/egg/base/put', { table, data, where: row });
      expect([table, refused.code, refused.errors[0]?.field]).toEqual([table, 422, field]);
    }
    const ended = await admin.call('DELETE', '/web/egg/base/del', { body: { table: 'workstation', where } });
    expect(ended.status).toBe(200);
  });

  test('the labels of a message template are edited by name', async () => {
    const { page } = await site.open({ account: ADMIN });
    await page.goto('/admin/reference?list=push_template');
    await page.getByRole('button', { name: text.of(text.edit, '反馈提醒') }).click();
    const dialog = dialogOf(page, text.editTitle, 'push_template');
    const label = dialog.getByRole('textbox', { name: text.fields.keynote2 });
    await expect.poll(() => label.inputValue()).toBe('反馈内容');
    await label.fill('反馈摘要');
    await dialog.getByRole('button', { name: administration.zh.save }).click();
    await page.getByRole('row').filter({ hasText: '反馈提醒' }).getByText('反馈摘要').waitFor();
    const read = await (await signedIn(ADMIN)).list('push_template', { where: { id: 'feedback-notice' } });
    expect(JSON.parse(read.result.records[0].keynotes)).toEqual({ keynote1: '反馈单位', keynote2: '反馈摘要' });
  });

  test('a member is refused at the page', async () => {
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/admin/reference');
    await page.getByText('没有权限执行此操作').first().waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  });

  for (const lang of ['zh', 'en'] as const) {
    test(`SHELL-027 the lists read ${lang}, fit 360 pixels and have no serious barrier`, async () => {
      const { page } = await site.open({ account: ADMIN, lang, viewport: { width: 360, height: 740 } });
      const { reference } = lang === 'zh' ? administration.zh : administration.en;
      for (const [list, label] of Object.entries(reference.lists)) {
        await page.goto(`/admin/reference?list=${list}`);
        await page.getByRole('heading', { level: 1, name: reference.title, exact: true }).waitFor();
        await page.getByRole('list', { name: label, exact: true }).getByRole('listitem').first().waitFor();
        await settled(page);
        await fits(page);
        const violations = await findings(page);
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${list} ${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`)).toEqual(
          [],
        );
      }
    });
  }
});
