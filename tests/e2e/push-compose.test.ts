import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import groups from '../../web/i18n/organizationGroups.ts';
import pushCompose from '../../web/i18n/pushCompose.ts';
import pickers from '../../web/i18n/pushPickers.ts';
import { publicResult } from '../api/support/talk.ts';
import { signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { seriousProblems } from './axe.ts';
import { unique } from './publishing.ts';
import { focused, INDIVIDUAL, MEMBER, settled, testSite, toast } from './site.ts';

const site = testSite();
const OPERATOR = '13800000007';

async function accessible(page: Page): Promise<void> {
  expect(await seriousProblems(page)).toEqual([]);
}

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });

describe('composing pushes', () => {
  test('PUSH-082 PUSH-085 others than operators see a closed page', async () => {
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/push');
    await settled(page);
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  test('PUSH-010 PUSH-018 PUSH-019 PUSH-021 PUSH-022 PUSH-025 PUSH-030 PUSH-031 PUSH-059 PUSH-060 PUSH-061 PUSH-062 PUSH-080 from packing to “sent successfully”', async () => {
    const { page, trouble } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
    await page.goto('/push');
    await settled(page);
    const title = unique('推送组');
    const list = page.getByRole('list', { name: pushCompose.zh.candidates[1] });
    await list.getByRole('checkbox').first().check();
    await list.getByRole('checkbox').nth(1).check();
    await accessible(page);
    await page.getByRole('button', { name: pushCompose.zh.pack, exact: true }).press('Enter');
    const pack = dialogOf(page, pushCompose.zh.packTitle);
    await pack.getByRole('textbox', { name: pushCompose.zh.groupTitle }).fill(title);
    await pack.getByRole('button', { name: pushCompose.zh.save }).press('Enter');
    await toast(page, pushCompose.zh.packDone).waitFor();
    // The button that opened it is disabled for good: nothing is chosen any more.
    await focused(page, page.getByRole('heading', { name: pushCompose.zh.candidates[1] }));

    await page.getByRole('button', { name: pushCompose.zh.of(pushCompose.zh.configure, title) }).click();
    const config = dialogOf(page, pushCompose.zh.config.title);
    await config.getByText(pushCompose.zh.config.warning).waitFor();
    await expect.poll(async () => Math.round(((await config.boundingBox())?.width ?? 0) / 14.4)).toBe(80);
    await page.mouse.click(5, 500);
    expect(await config.isVisible()).toBe(true);
    const save = config.getByRole('button', { name: pushCompose.zh.save, exact: true });
    const warned = async (code: Parameters<typeof messageOf>[0]) => {
      await save.click();
      await toast(page, messageOf(code, 'zh')).first().waitFor();
    };
    const subject = config.getByRole('textbox', { name: pushCompose.zh.config.subject });
    await warned('push_title_required');
    await focused(page, subject);
    await subject.fill('长'.repeat(100));
    await subject.press('End');
    await subject.pressSequentially('多');
    expect(await subject.inputValue()).toHaveLength(100);
    await config.getByText(pushCompose.zh.preview.cut(80)).waitFor();
    await subject.fill(title);
    await warned('push_remark_required');
    const remark = config.getByRole('textbox', { name: pushCompose.zh.config.remark });
    await focused(page, remark);
    await remark.fill('请查收本期成果');
    await warned('push_items_required');
    const items = config.getByRole('region', { name: pushCompose.zh.config.items[1] ?? '' });
    await focused(page, items.getByRole('checkbox').first());
    await config.getByRole('button', { name: pushCompose.zh.config.all, exact: true }).click();
    const groups = config.getByRole('list', { name: pushCompose.zh.config.groupsTree });
    await groups.locator('input:enabled').first().waitFor();
    await warned('push_orgs_required');
    await focused(page, groups.locator('input:enabled').first());

    await config.getByLabel('关闭').last().click();
    await config.getByText(pushCompose.zh.config.warning).waitFor({ state: 'detached' });
    await groups.locator('input:enabled').first().check();
    await accessible(page);
    await save.click();
    await toast(page, pushCompose.zh.config.added).waitFor();
    await config.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: pushCompose.zh.of(pushCompose.zh.confirmPush, title) }).click();
    const confirm = dialogOf(page, pushCompose.zh.confirm.title);
    await confirm.getByText('请查收本期成果').waitFor();
    await accessible(page);
    await confirm.getByRole('button', { name: pushCompose.zh.confirm.push, exact: true }).dblclick();
    await confirm.getByText(pushCompose.zh.confirm.sent).first().waitFor();
    await confirm.getByText(pushCompose.zh.confirm.done).waitFor();
    await page.keyboard.press('Escape');
    await confirm.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('MAT-011 chosen items go to the subscribers whom they fit, after a question that says so', async () => {
    const { page, trouble } = await site.open({ account: OPERATOR });
    const member = await signedIn('13800000010', baseUrl());
    const wish = { item_type: 1, scopes: ['s-101', 's-102', 's-103', 's-104'] };
    expect((await member.put('/web/v1/user/subscription', wish)).status).toBe(200);
    // One of its own: what others published may have gone to the subscriber before.
    const name = unique('订阅者未见过的成果');
    await publicResult(await signedIn(INDIVIDUAL), { name });
    await page.goto('/push');
    await settled(page);
    const list = page.getByRole('list', { name: pushCompose.zh.candidates[1] });
    const box = list.getByRole('checkbox', { name: new RegExp(name) });
    await box.check();
    await page.getByRole('button', { name: pushCompose.zh.subscribers.push, exact: true }).click();
    const question = dialogOf(page, pushCompose.zh.subscribers.push);
    await question.getByText(pushCompose.zh.subscribers.question(1)).waitFor();
    await question.getByRole('button', { name: pushCompose.zh.subscribers.confirm }).click();
    await toast(page, '已推送给').waitFor();
    await expect.poll(() => box.isChecked()).toBe(false);
    const [received] = (await member.list('user_push', { order: [['add_time', 'desc']] })).result.records;
    const { items } = (await member.get('/web/v1/userPush', { id: received.id })).result;
    expect(items.map((item: { name: string }) => item.name)).toEqual([name]);
    expect(trouble).toEqual([]);
  });

  test('PUSH-033 PUSH-034 PUSH-035 PUSH-057 a schedule to the minute is set and taken off again; a new form begins empty', async () => {
    const { page } = await site.open({ account: OPERATOR, lang: 'zh' });
    await page.goto('/push?kind=2');
    await settled(page);
    await page
      .getByRole('button', { name: new RegExp(`^${pushCompose.zh.configure}：`) })
      .first()
      .click();
    const config = dialogOf(page, pushCompose.zh.config.title);
    await config.getByRole('button', { name: pushCompose.zh.config.schedule }).click();
    const time = dialogOf(page, pushCompose.zh.time.title);
    await time.getByText(pushCompose.zh.time.unset).waitFor();
    await expect.poll(async () => Math.round((await time.boundingBox())?.width ?? 0)).toBe(400);
    await time.getByRole('spinbutton').first().click();
    await page.keyboard.type('202001020304');
    await time.getByText(messageOf('push_schedule_past', 'zh')).waitFor();
    expect(await time.getByText(pushCompose.zh.time.text('2020-01-02 03:04')).count()).toBe(0);
    await time.getByRole('spinbutton').first().click();
    await page.keyboard.type('203001020304');
    await time.getByText(pushCompose.zh.time.text('2030-01-02 03:04')).waitFor();
    await time.getByRole('button', { name: pushCompose.zh.time.set, exact: true }).click();
    await config.getByText(pushCompose.zh.config.scheduled('2030-01-02 03:04')).waitFor();
    await config.getByRole('button', { name: pushCompose.zh.config.schedule }).click();
    await time.getByRole('button', { name: pushCompose.zh.time.cancel }).click();
    await config.getByText(pushCompose.zh.config.scheduled('2030-01-02 03:04')).waitFor({ state: 'detached' });

    await config.getByRole('searchbox', { name: pickers.zh.searchOrganization }).fill('没有这样的单位');
    await config.getByText(pickers.zh.noOrganizations).waitFor();
    await config.getByRole('button', { name: pushCompose.zh.cancel, exact: true }).click();
    await config.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: new RegExp(`^${pushCompose.zh.configure}：`) })
      .first()
      .click();
    expect(await config.getByRole('searchbox', { name: pickers.zh.searchOrganization }).inputValue()).toBe('');
  });

  test('ORG-028 ORG-029 ORG-030 ORG-031 ORG-034 ORG-037 PUSH-027 organisation groups are added, changed and deleted', async () => {
    const { page } = await site.open({ account: OPERATOR });
    await page.goto('/push');
    await settled(page);
    await page.getByRole('button', { name: pushCompose.zh.manageGroups }).click();
    const admin = dialogOf(page, groups.zh.title);
    await admin.getByRole('button', { name: groups.zh.add }).click();
    const form = dialogOf(page, groups.zh.addTitle);
    const name = unique('分组');
    await form.getByRole('textbox', { name: groups.zh.name }).fill(name);
    const orgs = form.getByRole('list', { name: pickers.zh.organizations });
    await orgs.getByRole('checkbox').first().check();
    await orgs.getByRole('checkbox').nth(1).check();
    await form.getByText(groups.zh.chosen(2)).waitFor();
    await form
      .getByRole('button', { name: /^移除 / })
      .first()
      .click();
    await form.getByText(groups.zh.chosen(1)).waitFor();
    await accessible(page);
    await form.getByRole('button', { name: groups.zh.save, exact: true }).click();
    await toast(page, groups.zh.added).waitFor();

    const row = admin.getByRole('row', { name: new RegExp(name) });
    await row.getByText(/^\d{4}-\d{2}-\d{2}$/).waitFor();
    await row.getByRole('button', { name: groups.zh.of(groups.zh.set, name) }).click();
    const members = dialogOf(page, groups.zh.setTitle);
    await members.getByRole('checkbox', { checked: false }).first().check();
    await members.getByRole('button', { name: groups.zh.save, exact: true }).click();
    await toast(page, groups.zh.modified).waitFor();
    await row.getByRole('cell', { name: '2', exact: true }).waitFor();
    await row.getByRole('button', { name: groups.zh.of(groups.zh.remove, name) }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: groups.zh.remove, exact: true }).click();
    await row.waitFor({ state: 'detached' });
  });
});
