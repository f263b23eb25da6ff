import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import inbox from '../../web/i18n/inbox.ts';
import phone from '../../web/i18n/phone.ts';
import applications from '../../web/i18n/pushApplications.ts';
import centre from '../../web/i18n/pushCenter.ts';
import compose from '../../web/i18n/pushCompose.ts';
import pushRecords from '../../web/i18n/pushRecords.ts';
import { detailOf, makePush, OPERATOR, settled as settledPush, until } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { unique } from './publishing.ts';
import { fits, settled, testSite, toast } from './site.ts';

const site = testSite();
const PUBLISHER = '13800000005';
/** The administrator of a company, bound to the chat app. */
const RECIPIENT = '13800000008';
const WIDE = { viewport: { width: 1440, height: 900 } };

async function accessible(page: Page): Promise<void> {
  expect(await seriousProblems(page)).toEqual([]);
}

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });
const listed = (title: string) => `/pushProfile?keyword=${encodeURIComponent(title)}`;

async function ownOrganization(client: Client): Promise<string> {
  const { result } = await client.get('/web/v1/user/organization/mine');
  return String((result.records ?? result)[0].organization_id);
}

async function pushTo(operator: Client, orgs: string[], title: string) {
  const push = await makePush(operator, { orgs, title });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settledPush(operator, push.id);
  return push;
}

describe('an account that takes no messages', () => {
  afterEach(async () => {
    const operator = await signedIn(OPERATOR);
    await operator.post('/dev/faults', { channel: 'wechat', mode: 'ok' });
    await operator.post('/web/v1/push/account/resume', {});
  });

  test('SRV-019 PUSH-046 is shown on every page of the operators and in the confirmation, and tried again by hand', async () => {
    const operator = await signedIn(OPERATOR);
    const title = unique('暂停的推送');
    const push = await makePush(operator, { orgs: [await ownOrganization(await signedIn(RECIPIENT))], title });
    await operator.post('/dev/faults', { channel: 'wechat', mode: 'error:45009' });
    await operator.post('/web/v1/push/confirm', { id: push.id });
    await until(
      () => detailOf(operator, push.id),
      ({ pause }) => pause !== null,
    );
    const waiting = await makePush(operator, { orgs: [await ownOrganization(await signedIn(RECIPIENT))] });
    const { page } = await site.open({ account: OPERATOR, ...WIDE });
    for (const path of ['/push', '/pushSecond/1', '/pushDeal', listed(title)]) {
      await page.goto(path);
      await page.getByText(centre.zh.pause.title).waitFor();
    }
    await accessible(page);
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByText(pushRecords.zh.phases.paused, { exact: true })
      .waitFor();
    await page.goto('/pushProfile');
    await page
      .getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.confirm, '新材料领域技术需求推送') })
      .first()
      .click();
    await dialogOf(page, compose.zh.confirm.title)
      .getByText(/账号暂停发送/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(listed(title));
    await page.getByText(centre.zh.pause.title).waitFor();
    await fits(page);

    await operator.post('/dev/faults', { channel: 'wechat', mode: 'ok' });
    await page.getByRole('button', { name: centre.zh.pause.resume }).click();
    await toast(page, centre.zh.pause.resumed).waitFor();
    await page.getByText(centre.zh.pause.title).waitFor({ state: 'detached' });
    expect((await settledPush(operator, push.id)).counts.sent).toBe(1);
    await operator.post('/web/v1/push/cancel', { id: waiting.id });
  });
});

describe('the push desk', () => {
  test('PUSH-084 an organisation’s administrator opens the result viewer from the inbox, with its own rows alone', async () => {
    const operator = await signedIn(OPERATOR);
    const title = unique('查看结果');
    const orgs = [
      await ownOrganization(await signedIn(RECIPIENT)),
      await ownOrganization(await signedIn('13800000001')),
    ];
    const push = await pushTo(operator, orgs, title);
    await until(
      async () => (await operator.get('/web/v1/push/record', { id: push.id })).result,
      ({ figures }) => figures.delivered === 2,
    );
    const { page, trouble } = await site.open({ account: RECIPIENT, ...WIDE });
    await page.goto('/pushDemandOrgAdmin');
    await page.getByRole('button', { name: inbox.zh.resultOf(title) }).click();
    const result = dialogOf(page, pushRecords.zh.result.title);
    await result.getByText(pushRecords.zh.result.own).waitFor();
    await result.getByRole('group', { name: pushRecords.zh.result.table }).waitFor();
    await expect.poll(() => result.getByText(pushRecords.zh.stages.delivered, { exact: true }).count()).toBe(1);
    await result.getByRole('button', { name: `${pushRecords.zh.stages.chosen} 1` }).waitFor();
    await accessible(page);
    expect(trouble).toEqual([]);
  });

  test('SHELL-031 the page of push groups has a title and leads to the forum', async () => {
    const { page } = await site.open({ account: OPERATOR });
    await page.goto('/push');
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: centre.zh.forum, exact: true }).click();
    await page.waitForURL(/\/(forum|community)$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('PUSH-087 lists of pushes load twenty at a time', async () => {
    const { page, calls } = await site.open({ account: OPERATOR, ...WIDE });
    for (const path of ['/pushProfile', '/pushSecond/1']) {
      await page.goto(path);
      await settled(page);
    }
    const lists = calls.filter((call) => call.startsWith('/web/v1/push/list'));
    expect(lists.length).toBeGreaterThanOrEqual(2);
    expect(lists.filter((call) => !call.includes('pageSize=20'))).toEqual([]);
  });

  test('PUSH-010 the preview shows the page as its recipient will find it', async () => {
    const operator = await signedIn(OPERATOR);
    const title = unique('预览收件页');
    const push = await makePush(operator, { orgs: [await ownOrganization(await signedIn(RECIPIENT))], title });
    const { page } = await site.open({ account: OPERATOR, ...WIDE });
    await page.goto(listed(title));
    await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.confirm, title) }).click();
    const confirm = dialogOf(page, compose.zh.confirm.title);
    await confirm.getByRole('button', { name: compose.zh.confirm.preview }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: title }).waitFor();
    await frame.getByText(phone.zh.preview).waitFor();
    const answer = frame.getByRole('button', { name: phone.zh.interested, exact: true }).first();
    await answer.waitFor();
    expect(await answer.isDisabled()).toBe(true);
    expect(await frame.getByText(phone.zh.signInTitle).count()).toBe(0);
    await operator.post('/web/v1/push/cancel', { id: push.id });
  });

  test('PUSH-082 says while a push is composed, and before it is confirmed, whom it will be kept from', async () => {
    const operator = await signedIn(OPERATOR);
    const recipient = await signedIn(RECIPIENT);
    const org_id = await ownOrganization(recipient);
    const title = unique('接收设置');
    const wish = async (item_types: number[]) => {
      const { version } = (await recipient.get('/web/v1/inbox/preference', { org_id })).result;
      return recipient.put('/web/v1/inbox/preference', { org_id, scopes: [], item_types, weekly_cap: 0, version });
    };
    const push = await makePush(operator, { orgs: [org_id], title });
    expect((await wish([1])).code).toBe(200);
    try {
      const { page } = await site.open({ account: OPERATOR, ...WIDE });
      await page.goto(listed(title));
      await page
        .getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.edit, title), exact: true })
        .click();
      const config = dialogOf(page, compose.zh.config.title);
      await config.getByText(compose.zh.promises.leftOut(1)).waitFor();
      await accessible(page);
      await config.getByRole('button', { name: compose.zh.cancel, exact: true }).click();
      await config.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.confirm, title) }).click();
      const confirm = dialogOf(page, compose.zh.confirm.title);
      await confirm.getByText(compose.zh.promises.leftOut(1)).waitFor();
      await confirm.getByRole('button', { name: compose.zh.confirm.push, exact: true }).click();
      await confirm.getByText(/设置了不接收此类推送，未发送/).waitFor();
      await confirm.getByRole('button', { name: compose.zh.close, exact: true }).last().click();
      await page
        .getByRole('row', { name: new RegExp(title) })
        .getByText(pushRecords.zh.ended.none)
        .waitFor();
      await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.view, title) }).click();
      await dialogOf(page, pushRecords.zh.result.title)
        .getByText(pushRecords.zh.result.leftOut, { exact: true })
        .waitFor();
    } finally {
      await wish([]);
      await operator.post('/web/v1/push/cancel', { id: push.id });
    }
  });

  test('PUSH-036 PUSH-013 a confirmed request leads on to packing and pushing; its record names contacts', async () => {
    const publisher = await signedIn(PUBLISHER);
    const own = await publisher.get('/web/v1/user/pushApplication/list', { item_type: '2', pageSize: '50' });
    const free = own.result.records.find(
      ({ application }: { application: { state: string } | null }) =>
        application === null || !['applied', 'confirmed'].includes(application.state),
    );
    await publisher.post('/web/v1/user/pushApplication', { item_type: 2, item_id: free.id, remark: '请推送' });
    const { page } = await site.open({ account: OPERATOR, ...WIDE });
    await page.goto(`/demandConfirm/applied?keyword=${encodeURIComponent(free.name)}`);
    await page.getByRole('button', { name: applications.zh.of(applications.zh.confirm.confirm, free.name) }).click();
    await toast(page, applications.zh.confirm.confirmedOperator).waitFor();
    await page.goto(`/demandConfirm/confirmed?keyword=${encodeURIComponent(free.name)}`);
    await page.getByRole('button', { name: applications.zh.of(applications.zh.confirm.pack, free.name) }).click();
    const pack = dialogOf(page, compose.zh.packTitle);
    const title = pack.getByRole('textbox', { name: compose.zh.groupTitle });
    await expect.poll(() => title.inputValue()).toBe(free.name.slice(0, 100));
    const group = unique('申请推送组');
    await title.fill(group);
    await pack.getByRole('button', { name: compose.zh.save }).click();
    const config = dialogOf(page, compose.zh.config.title);
    await config.getByText(free.name).first().waitFor();
    await config.getByRole('textbox', { name: compose.zh.config.subject }).fill(group);
    await config.getByRole('textbox', { name: compose.zh.config.remark }).fill('请查看');
    await config.getByRole('button', { name: compose.zh.config.all, exact: true }).click();
    await config.getByRole('list', { name: compose.zh.config.groupsTree }).locator('input:enabled').first().check();
    await config.getByRole('button', { name: compose.zh.save, exact: true }).click();
    await page.waitForURL(/\/pushProfile\?push_group_id=/);
    await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.confirm, group) }).click();
    const confirm = dialogOf(page, compose.zh.confirm.title);
    await confirm.getByRole('button', { name: compose.zh.confirm.push, exact: true }).click();
    await confirm.getByText(compose.zh.confirm.done).waitFor();
    await page.goto(`/demandConfirm/pushed?keyword=${encodeURIComponent(free.name)}`);
    await page
      .getByRole('button', { name: applications.zh.of(applications.zh.confirm.record, free.name) })
      .first()
      .click();
    const record = dialogOf(page, pushRecords.zh.item.title);
    await record
      .getByRole('group', { name: group })
      .getByText(/\d{4}-/)
      .first()
      .waitFor();
    await accessible(page);
  });
});
