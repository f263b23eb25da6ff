import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../db/contract/pages.ts';
import administrationWords from '../../web/i18n/administration.ts';
import kit from '../../web/i18n/kit.ts';
import resource from '../../web/i18n/resource.ts';
import shell from '../../web/i18n/shell.ts';
import workplace from '../../web/i18n/workplace.ts';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { newcomer, PASSWORD } from './newcomer.ts';
import { accountButton, fits, MEMBER, settled, testSite, toast } from './site.ts';

const ADMIN = '13800000011';
const site = testSite();

async function search(page: Page, label: string, word: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(word);
  await page.keyboard.press('Enter');
  await settled(page);
}

describe('administration', () => {
  test('ACC-052 ACC-051 an administrator grants an authority and limits a region, and the audit log shows both', async () => {
    const person = await newcomer('待授权者');
    const { page } = await site.open({ account: ADMIN });
    await page.goto('/memberCenter');
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: shell.zh.workplace }).click();
    await page
      .getByRole('navigation', { name: workplace.zh.rail })
      .getByRole('link', { name: PAGES['/admin/users'].zh })
      .click();
    await page.getByRole('heading', { level: 1, name: administrationWords.zh.users.title }).waitFor();
    await search(page, administrationWords.zh.users.keyword, person.account);
    await page.getByRole('button', { name: resource.zh.of(administrationWords.zh.users.edit, person.name) }).click();
    const dialog = page.getByRole('dialog', { name: administrationWords.zh.users.dialog });
    await dialog.getByRole('checkbox', { name: administrationWords.zh.authorities['cg-auditor'] }).check();
    await dialog.getByRole('button', { name: new RegExp(administrationWords.zh.users.areaField) }).click();
    await page.getByRole('menuitem', { name: '河北省', exact: true }).click();
    await page.getByRole('menuitem', { name: '保定市', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: administrationWords.zh.save }).click();
    await toast(page, administrationWords.zh.users.saved).waitFor();
    const row = page.getByRole('row').filter({ hasText: person.account });
    await row.getByText(administrationWords.zh.authorities['cg-auditor'] ?? '').waitFor();
    await row.getByText('河北省 / 保定市').waitFor();

    await page.getByRole('link', { name: PAGES['/admin/auditLog'].zh }).click();
    const entry = page.getByRole('row').filter({ hasText: person.name }).filter({ hasText: '权限变更' });
    await entry.waitFor();
    const written = (await entry.textContent()) ?? '';
    expect(written).toContain(
      `${administrationWords.zh.auditLog.nothing} → ${administrationWords.zh.authorities['cg-auditor']}`,
    );
    expect(written).toContain('保定市');
    expect(written).not.toContain('130600');
    expect(written).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/);

    await page.getByRole('combobox', { name: administrationWords.zh.auditLog.action }).click();
    await page.getByRole('option', { name: '合并' }).click();
    await page.waitForURL(/action=merge/);
    await entry.waitFor({ state: 'detached' });
    await page.goBack();
    await entry.waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: administrationWords.zh.auditLog.export }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file.toString()).toContain(person.name);
  });

  test('a disabled user is signed out and cannot come back, and nobody changes their own authority', async () => {
    const person = await newcomer('停用者');
    const other = client();
    await other.post('/web/egg/user/login', { account: person.account, password: PASSWORD });
    const { page } = await site.open({ account: ADMIN });
    await page.goto(`/admin/users?keyword=${person.account}`);
    await page.getByRole('button', { name: resource.zh.of(administrationWords.zh.users.edit, person.name) }).click();
    const dialog = page.getByRole('dialog', { name: administrationWords.zh.users.dialog });
    await dialog.getByRole('switch', { name: administrationWords.zh.users.disable }).check();
    await dialog.getByRole('button', { name: administrationWords.zh.save }).click();
    await page
      .getByRole('dialog', { name: administrationWords.zh.users.disableTitle })
      .getByRole('button', { name: administrationWords.zh.users.disable })
      .click();
    await toast(page, administrationWords.zh.users.saved).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: person.account })
      .getByText(administrationWords.zh.users.disabled)
      .waitFor();
    expect((await other.get('/web/egg/user/session')).status).toBe(100);
    const again = await other.post('/web/egg/user/login', { account: person.account, password: PASSWORD });
    expect(again.status).not.toBe(200);

    await page.goto(`/admin/users?keyword=${ADMIN}`);
    await page.getByRole('row').filter({ hasText: ADMIN }).getByRole('button').click();
    await dialog.getByText(administrationWords.zh.users.noSelf).waitFor();
    await expect.poll(() => dialog.getByRole('checkbox').first().isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: administrationWords.zh.save }).count()).toBe(0);
  });

  test('two organisations that are the same become one', async () => {
    const person = await newcomer('登记人');
    const owner = await client().login(person.account, PASSWORD);
    const tag = Date.now().toString(36);
    const names = [`清河材料所${tag}甲`, `清河材料所${tag}乙`];
    for (const name of names) {
      const made = await owner.post('/web/v1/user/organization', { name });
      expect(made.status).toBe(200);
    }
    const { page } = await site.open({ account: ADMIN });
    await page.goto(`/admin/organizations?keyword=${tag}`);
    await page
      .getByRole('button', {
        name: resource.zh.of(administrationWords.zh.organizations.merge, names[0] ?? ''),
      })
      .click();
    const dialog = page.getByRole('dialog', { name: administrationWords.zh.organizations.mergeTitle }).first();
    await dialog.getByRole('combobox', { name: administrationWords.zh.organizations.mergeInto }).fill(tag);
    await page.getByRole('option', { name: names[1] ?? '' }).click();
    await dialog.getByRole('button', { name: administrationWords.zh.organizations.mergeConfirm }).click();
    const question = page
      .getByRole('dialog')
      .filter({ hasText: administrationWords.zh.organizations.mergeQuestion(names[0] ?? '', names[1] ?? '') });
    await question.getByRole('button', { name: administrationWords.zh.organizations.mergeConfirm }).click();
    await toast(page, administrationWords.zh.organizations.merged(0, 0, 1)).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: names[0] ?? '' })
      .waitFor({ state: 'detached' });
    const mine = await owner.get('/web/v1/user/organization/mine');
    expect(mine.result.records.map((row: { name: string }) => row.name)).toEqual([names[1]]);
  });

  test('an organisation is rejected with a reason and approved again', async () => {
    const person = await newcomer('被审单位');
    const owner = await client().login(person.account, PASSWORD);
    const name = `待审单位${Date.now().toString(36)}`;
    await owner.post('/web/v1/user/organization', { name });
    const { page } = await site.open({ account: ADMIN });
    await page.goto(`/admin/organizations?keyword=${encodeURIComponent(name)}`);
    const text = administrationWords.zh.organizations;
    const audit = page.getByRole('button', { name: resource.zh.of(text.audit, name) });
    await audit.click();
    const dialog = page.getByRole('dialog', { name: text.auditTitle });
    await dialog.getByRole('button', { name: text.reject }).click();
    await dialog.getByText('请填写审核意见').waitFor();
    await dialog.getByRole('textbox', { name: text.opinion }).fill('名称与登记信息不符');
    await dialog.getByRole('button', { name: text.reject }).click();
    await toast(page, text.rejected).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByText(kit.zh.status[5] ?? '')
      .waitFor();
    await dialog.waitFor({ state: 'detached' });
    await audit.click();
    await dialog.getByRole('button', { name: text.approve }).click();
    await toast(page, text.approved).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByText(kit.zh.status[4] ?? '')
      .waitFor();
  });

  test('a setting is changed and takes effect', async () => {
    const { page, context } = await site.open({ account: ADMIN });
    await page.goto('/admin/settings');
    const name = administrationWords.zh.settings.names['project-contacts'] ?? '';
    await page.getByRole('button', { name: administrationWords.zh.settings.editOf(name) }).click();
    const dialog = page.getByRole('dialog', { name });
    const input = dialog.getByRole('textbox', { name: administrationWords.zh.settings.value });
    await expect.poll(() => input.inputValue()).not.toBe('');
    const before = await input.inputValue();
    for (const value of ['申报项目服务台 0311-1234', before]) {
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: administrationWords.zh.settings.editOf(name) }).click();
      await input.fill(value);
      await dialog.getByRole('button', { name: administrationWords.zh.save }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('listitem').filter({ hasText: name }).getByText(value).waitFor();
      const stored = await context.request.get('/web/v1/admin/setting');
      const rows = (await stored.json()).result.records as { id: string; value: string }[];
      expect(rows.find(({ id }) => id === 'project-contacts')?.value).toBe(value);
    }
  });

  test('TBL-011 the pager of a list stays where it is pressed, to the last page and back', async () => {
    const { page, trouble } = await site.open({ account: ADMIN, viewport: { width: 1440, height: 900 } });
    await page.goto('/admin/users');
    await settled(page);
    const next = page.locator('.MuiTablePagination-actions button').last();
    await next.scrollIntoViewIfNeeded();
    const height = async () => (await next.boundingBox())?.y ?? 0;
    let [before, turned] = [await height(), 0];
    for (; await next.isEnabled(); turned++) {
      const answered = page.waitForResponse((answer) => answer.url().includes('/admin/user/list'));
      await next.click();
      await answered;
      await settled(page);
      // Longer names make rows taller; fewer rows move nothing up.
      const now = await height();
      expect(now).toBeGreaterThan(before - 4);
      before = now;
    }
    expect(turned).toBeGreaterThan(1);
    expect(trouble).toEqual([]);
  });

  test('a member sees no entry to the administration, and is refused at its addresses', async () => {
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/memberCenter');
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: shell.zh.memberCenter }).waitFor();
    expect(await page.getByRole('menuitem', { name: shell.zh.workplace }).count()).toBe(0);
    for (const path of ['users', 'organizations', 'settings', 'auditLog']) {
      await page.goto(`/admin/${path}`);
      await page.getByText('没有权限执行此操作').first().waitFor();
    }
  });

  for (const lang of ['zh', 'en'] as const) {
    test(`SHELL-027 the pages read ${lang}, fit 360 pixels and have no serious barrier`, async () => {
      const { page } = await site.open({ account: ADMIN, lang, viewport: { width: 360, height: 740 } });
      const text = lang === 'zh' ? administrationWords.zh : administrationWords.en;
      for (const name of ['users', 'organizations', 'settings', 'auditLog'] as const) {
        await page.goto(`/admin/${name}`);
        await page.getByRole('heading', { level: 1, name: text[name].title, exact: true }).waitFor();
        await settled(page);
        await fits(page);
        expect(await seriousProblems(page)).toEqual([]);
      }
    });
  }
});
