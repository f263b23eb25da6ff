import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import kit from '../../web/i18n/kit.ts';
import applications from '../../web/i18n/pushApplications.ts';
import centre from '../../web/i18n/pushCenter.ts';
import compose from '../../web/i18n/pushCompose.ts';
import pushRecords from '../../web/i18n/pushRecords.ts';
import resource from '../../web/i18n/resource.ts';
import { detailOf, makePush, OPERATOR, settled as settledPush } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { unique } from './publishing.ts';
import { MEMBER, settled, testSite, toast } from './site.ts';

const site = testSite();
const DEMAND_INPUT = '13800000005';
const DEMAND_AUDITOR = '13800000006';

async function accessible(page: Page): Promise<void> {
  await settled(page);
  expect(await seriousProblems(page)).toEqual([]);
}

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });
const listed = (title: string) => `/pushProfile?keyword=${encodeURIComponent(title)}`;

/** The organisations whose administrators are bound to the chat app. */
const boundOrganizations = (): Promise<string[]> =>
  Promise.all(
    [MEMBER, '13800000008'].map(async (account) => {
      const { result } = await (await signedIn(account)).get('/web/v1/user/organization/mine');
      return String((result.records ?? result)[0].organization_id);
    }),
  );

async function sentPush(operator: Client, title: string) {
  const orgs = await boundOrganizations();
  const push = await makePush(operator, { orgs, title });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settledPush(operator, push.id);
  return { ...push, orgs };
}

describe('the dialogs of push records', () => {
  test('PUSH-049 what comes in place of an outline moves neither title nor “close”, nor what stands below', async () => {
    const title = unique('推送轮廓');
    await sentPush(await signedIn(OPERATOR), title);
    const { page } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
    await page.goto(listed(title));
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/v1/push/record?*', async (route) => {
      await asked;
      await route.continue();
    });
    await page
      .getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.view, title), exact: true })
      .click();
    const dialog = dialogOf(page, pushRecords.zh.result.title);
    const close = dialog.getByRole('button', { name: kit.zh.close, exact: true });
    const below = dialog.getByRole('link', { name: pushRecords.zh.result.export });
    const [before, foot] = [await close.boundingBox(), await below.boundingBox()];
    expect(foot).not.toBeNull();
    answer();
    await dialog.getByRole('group', { name: pushRecords.zh.result.filter }).waitFor();
    await settled(page);
    expect(await close.boundingBox()).toEqual(before);
    expect(await below.boundingBox()).toEqual(foot);
  });

  test('PUSH-018 PUSH-033 PUSH-034 PUSH-030 a push is edited, scheduled, taken off its schedule, sent and sent to others', async () => {
    const title = unique('推送修改');
    const operator = await signedIn(OPERATOR);
    const push = await makePush(operator, { orgs: await boundOrganizations(), title });
    const { page, trouble } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
    const act = (label: string) => page.getByRole('button', { name: pushRecords.zh.of(label, title), exact: true });
    const row = page.getByRole('row', { name: new RegExp(title) });
    await page.goto(listed(title));

    await act(pushRecords.zh.actions.edit).click();
    const config = dialogOf(page, compose.zh.config.title);
    const remark = config.getByRole('textbox', { name: compose.zh.config.remark });
    await expect.poll(() => config.getByRole('textbox', { name: compose.zh.config.subject }).inputValue()).toBe(title);
    await config.getByText(compose.zh.config.chosenOrgs(2)).waitFor();
    await expect.poll(() => config.getByRole('checkbox', { checked: true }).count()).toBeGreaterThanOrEqual(2);
    await accessible(page);
    await remark.fill('改过的备注');
    await config.getByRole('button', { name: compose.zh.save, exact: true }).click();
    await toast(page, compose.zh.config.modified).waitFor();
    await config.waitFor({ state: 'detached' });
    await act(pushRecords.zh.actions.edit).click();
    await expect.poll(() => remark.inputValue()).toBe('改过的备注');
    await config.getByRole('button', { name: compose.zh.cancel, exact: true }).click();
    await config.waitFor({ state: 'detached' });

    await act(pushRecords.zh.actions.time).click();
    const time = dialogOf(page, compose.zh.time.title);
    await time.getByRole('spinbutton').first().click();
    await page.keyboard.type('203001020304');
    await accessible(page);
    await time.getByRole('button', { name: compose.zh.time.set, exact: true }).click();
    await row.getByText(pushRecords.zh.phases.scheduled, { exact: true }).waitFor();
    expect((await detailOf(operator, push.id)).auto_push_time).toBe(Date.UTC(2030, 0, 1, 19, 4) / 1000);
    await time.waitFor({ state: 'detached' });
    await act(pushRecords.zh.actions.time).click();
    await time.getByText(compose.zh.time.text('2030-01-02 03:04')).waitFor();
    await time.getByRole('button', { name: compose.zh.time.cancel }).click();
    await row.getByText(pushRecords.zh.phases.draft, { exact: true }).waitFor();
    expect((await detailOf(operator, push.id)).auto_push_time).toBe(0);
    await time.waitFor({ state: 'detached' });

    await act(pushRecords.zh.actions.confirm).click();
    const confirm = dialogOf(page, compose.zh.confirm.title);
    await confirm.getByText('改过的备注').waitFor();
    await accessible(page);
    await confirm.getByRole('button', { name: compose.zh.confirm.push, exact: true }).click();
    await confirm.getByText(compose.zh.confirm.done).waitFor();
    await confirm.getByRole('button', { name: compose.zh.close, exact: true }).last().click();
    await row.getByText(pushRecords.zh.phases.done, { exact: true }).waitFor();

    await page.goto(`/pushSecond/2?keyword=${encodeURIComponent(title)}`);
    await act(pushRecords.zh.earlier.again).click();
    await toast(page, pushRecords.zh.earlier.packed).waitFor();
    await config.getByText(compose.zh.config.chosenOrgs(0)).waitFor();
    await expect.poll(() => config.getByRole('textbox', { name: compose.zh.config.subject }).inputValue()).toBe('');
    await accessible(page);
    expect(trouble).toEqual([]);
  });

  test('PUSH-033 PUSH-013 a push that goes out by itself is seen to, on the list that was open before', async () => {
    const title = unique('到点推送');
    const operator = await signedIn(OPERATOR);
    const orgs = await boundOrganizations();
    const { page } = await site.open({ account: OPERATOR });
    // What takes a slow machine long is done before the time runs.
    await page.goto(listed(title));
    await settled(page);
    const due = Math.ceil(Date.now() / 1000) + 12;
    await makePush(operator, { orgs, title, auto_push_time: due });
    await page.reload();
    const row = page.getByRole('row', { name: new RegExp(title) });
    await row.getByText(pushRecords.zh.phases.scheduled, { exact: true }).waitFor();
    await row.getByText(pushRecords.zh.phases.done, { exact: true }).waitFor({ timeout: 60_000 });
    expect(Date.now() / 1000).toBeGreaterThanOrEqual(due);
    const confirm = pushRecords.zh.of(pushRecords.zh.actions.confirm, title);
    await expect.poll(() => page.getByRole('button', { name: confirm, exact: true }).count()).toBe(0);
  });

  test('PUSH-013 PUSH-037 a push is called off; who was not reached is tried again and the dialog follows', async () => {
    const operator = await signedIn(OPERATOR);
    const { page } = await site.open({ account: OPERATOR });
    const off = unique('推送取消');
    await makePush(operator, { orgs: await boundOrganizations(), title: off });
    await page.goto(listed(off));
    await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.cancel, off) }).click();
    const question = dialogOf(page, pushRecords.zh.actions.cancelTitle);
    await accessible(page);
    await question.getByRole('button', { name: pushRecords.zh.actions.cancel, exact: true }).click();
    await page
      .getByRole('row', { name: new RegExp(off) })
      .getByText(pushRecords.zh.phases.cancelled, { exact: true })
      .waitFor();

    const title = unique('推送重试');
    await operator.post('/dev/faults', { channel: 'wechat', mode: 'error:43004' });
    await sentPush(operator, title).finally(() => operator.post('/dev/faults', { channel: 'wechat', mode: 'ok' }));
    await page.goto(listed(title));
    // Who does not follow the account is tried again by name alone: a retry of all would be sent to nobody.
    await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.view, title) }).click();
    expect(
      await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.retry, title) }).count(),
    ).toBe(0);
    const ask = dialogOf(page, pushRecords.zh.actions.retryTitle);
    const result = dialogOf(page, pushRecords.zh.result.title);
    await result.getByRole('checkbox', { name: pushRecords.zh.result.choose, exact: true }).check();
    await accessible(page);
    expect(await result.getByRole('button', { name: pushRecords.zh.result.retryAll, exact: true }).count()).toBe(0);
    await result.getByRole('button', { name: pushRecords.zh.result.retrySelected(2) }).click();
    await ask.getByRole('button', { name: pushRecords.zh.actions.retry, exact: true }).click();
    await toast(page, pushRecords.zh.actions.retried(2)).waitFor();
    await result.getByRole('button', { name: `${pushRecords.zh.stages.sent} 2` }).waitFor();
  });

  test('PUSH-031 PUSH-070 a push whose messages were sent one by one says how far that is, and is offered no more', async () => {
    const title = unique('逐条推送');
    const operator = await signedIn(OPERATOR);
    const push = await makePush(operator, { orgs: await boundOrganizations(), title });
    const send = async (account: string) => {
      const { user_id: touser } = (await (await signedIn(account)).get('/web/egg/user/session')).result;
      const sent = await operator.post('/web/egg/wx/sendTemplateMsg', { touser, push_id: push.id });
      expect(sent.result.errcode).toBe(0);
    };
    await send(MEMBER);
    const { page } = await site.open({ account: OPERATOR });
    await page.goto(listed(title));
    await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.confirm, title) }).click();
    const confirm = dialogOf(page, compose.zh.confirm.title);
    const offer = confirm.getByRole('button', { name: compose.zh.confirm.push, exact: true });
    await offer.waitFor();
    await confirm.getByText(compose.zh.confirm.progress(1, 2), { exact: true }).waitFor();
    await send('13800000008');
    await offer.click();
    await confirm.getByText(`${compose.zh.confirm.progress(2, 2)} · ${compose.zh.confirm.done}`).waitFor();
    expect(await offer.count()).toBe(0);
  });

  test('PUSH-038 PUSH-039 feedback of an organisation is read, and read beneath the demand it is about', async () => {
    const title = unique('Feedback push');
    const operator = await signedIn(OPERATOR);
    const push = await sentPush(operator, title);
    const writer = await signedIn(MEMBER);
    const added = await writer.post('/web/egg/base/add', {
      table: 'feedback',
      data: {
        name: '吴敏',
        phone: '0311-85550101',
        remark: '希望与贵单位对接',
        item_id: push.items[0],
        item_type: 2,
        push_wechat_id: push.id,
        push_group_id: push.groupId,
        org_id: push.orgs[0],
      },
    });
    expect(added.msg).toBe('成功');
    const { page } = await site.open({ account: OPERATOR, lang: 'en' });
    await page.goto(listed(title));
    await page.getByRole('button', { name: pushRecords.en.of(pushRecords.en.actions.view, title) }).click();
    await dialogOf(page, pushRecords.en.result.title)
      .getByText(pushRecords.en.result.feedback, { exact: true })
      .click();
    const detail = page.getByRole('dialog').filter({ hasText: pushRecords.en.feedback.withItem });
    for (const part of ['吴敏', '0311-85550101', '希望与贵单位对接']) await detail.getByText(part).waitFor();
    await accessible(page);
    await detail.getByRole('button', { name: pushRecords.en.feedback.withItem }).click();
    const form = page.getByRole('dialog').filter({ hasText: pushRecords.en.form.divider });
    await form.getByText(pushRecords.en.form.readOnly).waitFor();
    await form.getByText(pushRecords.en.form.demand).waitFor();
    await form.getByText(pushRecords.en.form.tags).waitFor();
    const { title: heading, demand, time, brief, tags, divider } = pushRecords.en.form;
    const inOrder = async () => {
      const words = (await form.textContent()) ?? '';
      const places = [heading, demand, time, brief, tags, divider].map((word) => words.indexOf(word));
      return places.every((place, at) => place > (places[at - 1] ?? -1));
    };
    await expect.poll(inOrder).toBe(true);
    await expect.poll(async () => Math.round((await form.boundingBox())?.width ?? 0)).toBe(800);
    await accessible(page);
  });
});

describe('applications and closed pages', () => {
  test('PUSH-014 PUSH-015 PUSH-036 PUSH-047 PUSH-085 a request is declined with a reason; the record of an item; closed pages', async () => {
    const member = await site.open({ account: MEMBER });
    await member.page.goto('/demandApply/1');
    const ask = member.page.getByRole('button', { name: new RegExp(`^${applications.zh.apply.ask} `) }).first();
    const name = ((await ask.getAttribute('aria-label')) ?? '').slice(applications.zh.apply.ask.length + 1);
    await ask.click();
    const apply = dialogOf(member.page, applications.zh.apply.ask);
    await accessible(member.page);
    await apply.getByRole('button', { name: applications.zh.apply.submit }).click();
    await toast(member.page, applications.zh.apply.done).waitFor();

    const staff = await site.open({ account: OPERATOR });
    await staff.page.goto('/demandConfirm');
    const refuse = applications.zh.of(applications.zh.confirm.decline, name);
    await staff.page.getByRole('button', { name: refuse, exact: true }).click();
    const decline = dialogOf(staff.page, applications.zh.confirm.decline);
    const send = decline.getByRole('button', { name: applications.zh.confirm.decline, exact: true });
    await send.click();
    await decline.getByRole('textbox', { name: applications.zh.confirm.reason }).fill('暂无合适单位');
    await accessible(staff.page);
    await send.click();
    await toast(staff.page, applications.zh.confirm.declined).waitFor();
    await member.page.goto('/demandApply/1');
    await member.page.getByText(applications.zh.apply.reason('暂无合适单位')).waitFor();

    await member.page.getByRole('button', { name: resource.zh.of(applications.zh.apply.record, name) }).click();
    await dialogOf(member.page, pushRecords.zh.item.title).getByText(name).waitFor();
    await accessible(member.page);
    for (const path of ['/push', '/pushProfile', '/pushSecond/1', '/pushDeal']) {
      await member.page.goto(path);
      await member.page.getByText(centre.zh.closedTitle).waitFor();
    }
    await member.page.goto('/demandConfirm');
    await member.page.getByText(applications.zh.confirm.closedTitle).waitFor();
    await accessible(member.page);
    expect(member.calls.filter((call) => call.startsWith('/web/v1/pushApplication/'))).toEqual([]);

    const auditor = await site.open({ account: DEMAND_AUDITOR });
    await auditor.page.goto('/demandConfirm/declined');
    await settled(auditor.page);
    await auditor.page.getByRole('heading', { level: 1, name: applications.zh.confirm.title }).waitFor();
    await accessible(auditor.page);
    await auditor.page.goto('/pushProfile');
    await auditor.page.getByText(centre.zh.closedTitle).waitFor();
  });

  test('PUSH-036 PUSH-047 the record of a demand names the organisations of each of its groups', async () => {
    const publisher = await signedIn(DEMAND_INPUT);
    const operator = await signedIn(OPERATOR);
    const own = await publisher.get('/web/v1/user/pushApplication/list', { item_type: '2' });
    const { id, name } = own.result.records[0];
    const orgs = await boundOrganizations();
    const groups = [unique('记录甲组'), unique('记录乙组')];
    for (const [place, title] of groups.entries()) {
      const items = [id];
      const group = await operator.post('/web/v1/pushGroup', { title, item_type: 2, items });
      const input = { title, remark: '请查看', item_type: 2, items, orgs, push_group_id: group.result.id };
      const push = await operator.post('/web/v1/push', input);
      if (place > 0) continue;
      await operator.post('/web/v1/push/confirm', { id: push.result.id });
      await settledPush(operator, push.result.id);
    }
    const { page } = await site.open({ account: DEMAND_INPUT, viewport: { width: 1440, height: 900 } });
    await page.goto(`/demandApply/2?keyword=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: resource.zh.of(applications.zh.apply.record, name) }).click();
    const record = dialogOf(page, pushRecords.zh.item.title);
    const table = (group: number) => record.getByRole('group', { name: groups[group] ?? '' });
    await table(1).waitFor();
    const { org, contact, phone, status, time, statuses } = pushRecords.zh.item;
    await expect
      .poll(() => table(0).getByRole('columnheader').allTextContents())
      .toEqual([org, contact, phone, status, time]);
    const told = (group: number, state: number) => table(group).getByText(statuses[state] ?? '', { exact: true });
    await expect.poll(() => told(0, 1).count()).toBe(2);
    await expect.poll(() => told(1, 0).count()).toBe(2);
    await expect.poll(() => table(0).getByText(/0311-/).count()).toBe(2);
    await expect.poll(async () => Math.round((await record.boundingBox())?.width ?? 0)).toBe(800);
    await accessible(page);
  });
});
