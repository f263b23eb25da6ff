import { describe, expect, test } from 'vitest';
import { PAGES } from '../../db/contract/pages.ts';
import administration from '../../web/i18n/administration.ts';
import kit from '../../web/i18n/kit.ts';
import audit from '../../web/i18n/moderation.ts';
import saved from '../../web/i18n/savedFilters.ts';
import shell from '../../web/i18n/shell.ts';
import signin from '../../web/i18n/signin.ts';
import words from '../../web/i18n/workplace.ts';
import { byPerson, unique } from '../api/support/results.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { AUDITOR, accountButton, fits, INDIVIDUAL, MEMBER, settled, testSite, toast } from './site.ts';

const site = testSite();
const text = words.zh;
const { reference } = administration.zh;
const ADMIN = '13800000011';

async function submitted(name: string): Promise<string> {
  const publisher = await signedIn(INDIVIDUAL);
  const { result } = await publisher.post('/web/v1/user/chengguo', byPerson({ result: { name } }));
  return result.chengguo_id;
}

describe('the workplace', () => {
  test('an auditor signs in and lands there, works through what waits, and takes an approval back in time', async () => {
    const tag = unique('工作台');
    const ids = [await submitted(`${tag}甲`), await submitted(`${tag}乙`)];
    const auditor = await signedIn(AUDITOR);
    const waiting = async () => (await auditor.get('/web/v1/workplace/counts')).result.results as number;
    const before = await waiting();
    const { page, trouble } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/login');
    await page.getByRole('textbox', { name: signin.zh.account }).fill(AUDITOR);
    await page.getByLabel(signin.zh.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.locator('main form').getByRole('button', { name: signin.zh.login, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/workplace');
    await settled(page);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: shell.zh.mainMenu }).count()).toBe(0);
    expect(await seriousProblems(page, 'body')).toEqual([]);

    const rail = page.getByRole('navigation', { name: text.rail });
    const queue = rail.getByRole('link', { name: `${PAGES['/audit/results/:id?'].zh} ${text.waits(String(before))}` });
    await queue.waitFor();
    expect(await rail.getByRole('link', { name: PAGES['/admin/users'].zh }).count()).toBe(0);
    await page.getByRole('link', { name: new RegExp(text.today) }).click();
    await page.getByRole('heading', { level: 3, name: text.decidedToday }).waitFor();

    await queue.click();
    await page.goto(`/audit/results?keyword=${encodeURIComponent(tag)}`);
    await page.getByRole('link', { name: `${tag}乙`, exact: true }).waitFor();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: audit.zh.queue.approveAll }).click();
    await page.getByRole('dialog').getByRole('button', { name: audit.zh.queue.approveAll }).click();
    await toast(page, audit.zh.queue.approvedAll(2)).waitFor();
    expect(await waiting()).toBe(before - 2);
    await page.getByRole('button', { name: audit.zh.decision.undo }).click();
    await toast(page, audit.zh.queue.undone(2)).waitFor();
    await page.getByRole('link', { name: `${tag}甲`, exact: true }).waitFor();
    expect(await waiting()).toBe(before);
    for (const id of ids) await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 5, opinion: '测试' });
    await page.goto('/audit/results/none');
    await page.getByRole('link', { name: audit.zh.toQueue }).waitFor();
    expect(trouble.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('REF-004 fields stand as a tree, whose order is changed by keys and by buttons', async () => {
    const { page } = await site.open({ account: ADMIN });
    await page.goto('/admin/reference');
    await settled(page);
    const tree = page.getByRole('tabpanel');
    const names = async () => {
      const { result } = await client().list('scope', {
        where: { pid: '0', stage: 1, is_delete: 0 },
        columns: ['name'],
        order: [
          ['sort', 'asc'],
          ['id', 'asc'],
        ],
      });
      return (result.records as { name: string }[]).map(({ name }) => name);
    };
    const before = await names();
    const [first = '', second = ''] = before;
    await tree.getByRole('button', { name: reference.down(first) }).click();
    await expect.poll(names).toEqual([second, first, ...before.slice(2)]);
    await tree.getByRole('button', { name: reference.of(reference.edit, first) }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(names).toEqual(before);
    await tree.getByRole('button', { name: reference.branchOf(first) }).click();
    await expect.poll(() => tree.getByRole('listitem').count()).toBeGreaterThan(before.length);
    expect(await seriousProblems(page, 'main')).toEqual([]);
  });

  test('by keys alone staff find an item, a setting and a page; a filter stays under its name', async () => {
    const name = unique('按键找到');
    const id = await submitted(name);
    const { page, trouble } = await site.open({ account: ADMIN });
    await page.goto('/audit/demands');
    await settled(page);
    const dialog = page.getByRole('dialog', { name: text.findTitle });
    const find = async (asked: string, group: string, hit: string) => {
      // The keys mean something once the workplace's frame stands around the page.
      await expect
        .poll(async () => {
          if ((await dialog.count()) === 0) await page.keyboard.press('Control+k');
          return dialog.count();
        })
        .toBe(1);
      await dialog.getByRole('combobox').fill(asked);
      const option = dialog.getByRole('group', { name: group }).getByRole('option', { name: hit });
      await option.and(page.locator('[aria-selected="true"]')).waitFor();
      expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    };
    await find(name, text.found.result, name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/audit/results/${id}`);
    const limit = administration.zh.settings.names['sms-daily'] ?? '';
    await find('设置 每日短信上限', text.found.setting, limit);
    await page.getByRole('dialog', { name: limit }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: kit.zh.close }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await find('审计', text.found.page, PAGES['/admin/auditLog'].zh);

    await page.goto('/audit/results?age=5');
    await settled(page);
    const filter = unique('久等');
    await page.getByRole('button', { name: saved.zh.keep }).click();
    await page.getByRole('dialog').getByRole('textbox').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(filter);
    await page.keyboard.press('Enter');
    await toast(page, saved.zh.kept).waitFor();
    await page.goto('/audit/results');
    await page.getByRole('list', { name: saved.zh.list }).getByRole('link', { name: filter }).click();
    await page.waitForURL(/age=5/);
    await page.getByRole('button', { name: saved.zh.remove(filter) }).click();
    await toast(page, saved.zh.removed(filter)).waitFor();
    await page.getByRole('link', { name: filter }).waitFor({ state: 'detached' });
    const auditor = await signedIn(AUDITOR);
    await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 5, opinion: '测试' });
    expect(trouble).toEqual([]);
  });

  test('on a phone its rail is a drawer; members see no way to it', async () => {
    const { page } = await site.open({ account: AUDITOR, viewport: { width: 360, height: 780 } });
    await page.goto('/workplace');
    await settled(page);
    await fits(page);
    await page.getByRole('button', { name: shell.zh.openRail }).click();
    const rail = page.getByRole('navigation', { name: text.rail });
    await rail.getByRole('link', { name: PAGES['/audit/comments'].zh }).click();
    await page.getByRole('heading', { level: 1, name: audit.zh.comments.title }).waitFor();
    await rail.waitFor({ state: 'detached' });
    const member = (await site.open({ account: MEMBER })).page;
    await member.goto('/workplace');
    await accountButton(member).click();
    await member.getByRole('menuitem', { name: shell.zh.memberCenter }).waitFor();
    expect(await member.getByRole('menuitem', { name: shell.zh.workplace }).count()).toBe(0);
    expect(await member.getByRole('navigation', { name: text.rail }).count()).toBe(0);
  });
});
