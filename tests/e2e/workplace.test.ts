import { describe, expect, test } from 'vitest';
import { PAGES } from '../../db/contract/pages.ts';
import administration from '../../web/i18n/administration.ts';
import audit from '../../web/i18n/moderation.ts';
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
