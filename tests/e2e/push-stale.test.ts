import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import groups from '../../web/i18n/organizationGroups.ts';
import compose from '../../web/i18n/pushCompose.ts';
import pushRecords from '../../web/i18n/pushRecords.ts';
import { detailOf, makePush, OPERATOR, settled as settledPush } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { unique } from './publishing.ts';
import { MEMBER, testSite, toast } from './site.ts';

const site = testSite();

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });

async function organization(): Promise<string> {
  const { result } = await (await signedIn(MEMBER)).get('/web/v1/user/organization/mine');
  return String((result.records ?? result)[0].organization_id);
}

const confirmed = async (operator: Client, id: string) => {
  await operator.post('/web/v1/push/confirm', { id });
  await settledPush(operator, id);
};

/** A draft as the list of a tab shows it, and another operator beside it. */
async function listed(word: string) {
  const operator = await signedIn(OPERATOR);
  const title = unique(word);
  const push = await makePush(operator, { orgs: [await organization()], title });
  const visit = await site.open({ account: OPERATOR });
  await visit.page.goto(`/pushProfile?push_group_id=${push.groupId}`);
  const act = (label: string) => visit.page.getByRole('button', { name: pushRecords.zh.of(label, title), exact: true });
  await act(pushRecords.zh.actions.edit).waitFor();
  return { ...visit, operator, push, title, act };
}

describe('two operators at once', () => {
  test('PUSH-049 PUSH-080 what another one confirmed meanwhile is not sent again, and the dialog says how it stands', async () => {
    const { page, operator, push, act } = await listed('同时确认');
    await act(pushRecords.zh.actions.confirm).click();
    const dialog = dialogOf(page, compose.zh.confirm.title);
    const send = dialog.getByRole('button', { name: compose.zh.confirm.push, exact: true });
    await dialog.getByText(compose.zh.confirm.orgs).first().waitFor();
    await confirmed(operator, push.id);
    await send.click();
    await dialog.getByText(compose.zh.confirm.done).waitFor();
    const { result } = await operator.get('/dev/outbox', { channel: 'wechat' });
    expect(result.records.filter(({ url }: { url: string }) => url.includes(push.id))).toHaveLength(1);
  });

  test('PUSH-024 PUSH-068 what was sent meanwhile is not offered for a change', async () => {
    const { page, operator, push, act } = await listed('同时修改');
    await confirmed(operator, push.id);
    await act(pushRecords.zh.actions.edit).click();
    const dialog = dialogOf(page, compose.zh.config.title);
    await dialog.getByText(messageOf('push_sent', 'zh')).waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await accessible(page);
  });

  test('PUSH-068 a change that comes too late is refused, and its input stays', async () => {
    const { page, operator, push, act } = await listed('保存太晚');
    await act(pushRecords.zh.actions.edit).click();
    const dialog = dialogOf(page, compose.zh.config.title);
    const remark = dialog.getByRole('textbox', { name: compose.zh.config.remark });
    await remark.fill('来不及的修改');
    await confirmed(operator, push.id);
    await dialog.getByRole('button', { name: compose.zh.save, exact: true }).click();
    await toast(page, messageOf('push_sent', 'zh')).waitFor();
    expect(await remark.inputValue()).toBe('来不及的修改');
    expect((await detailOf(operator, push.id)).remark).not.toBe('来不及的修改');
  });

  test('PUSH-035 what was cancelled meanwhile says so and cannot be sent', async () => {
    const { page, operator, push, act } = await listed('同时取消');
    await operator.post('/web/v1/push/cancel', { id: push.id });
    await act(pushRecords.zh.actions.confirm).click();
    const dialog = dialogOf(page, compose.zh.confirm.title);
    await dialog.getByText(messageOf('push_cancelled', 'zh')).waitFor();
    await expect
      .poll(() => dialog.getByRole('button', { name: compose.zh.confirm.push, exact: true }).isDisabled())
      .toBe(true);
    await accessible(page);
  });
});

describe('double clicks', () => {
  test('PUSH-056 PUSH-012 pack an earlier push again once', async () => {
    const { page, calls, operator, push, title, act } = await listed('双击再推');
    await confirmed(operator, push.id);
    await page.goto(`/pushSecond/2?keyword=${encodeURIComponent(title)}`);
    await act(pushRecords.zh.earlier.again).dblclick();
    await dialogOf(page, compose.zh.config.title).getByRole('textbox', { name: compose.zh.config.subject }).waitFor();
    expect(calls.filter((call) => call.includes('/v1/push/again'))).toHaveLength(1);
  });

  test('PUSH-055 ORG-034 cancel once, delete once', async () => {
    const { page, calls, operator, title, act } = await listed('双击取消');
    await act(pushRecords.zh.actions.cancel).dblclick();
    await dialogOf(page, pushRecords.zh.actions.cancelTitle)
      .getByRole('button', { name: pushRecords.zh.actions.cancel, exact: true })
      .dblclick();
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByText(pushRecords.zh.phases.cancelled, { exact: true })
      .waitFor();
    expect(calls.filter((call) => call.includes('/v1/push/cancel'))).toHaveLength(1);

    const name = unique('双击分组');
    await operator.post('/web/v1/push/orgGroup', { name, orgs: [] });
    await page.goto('/push');
    await page.getByRole('button', { name: compose.zh.manageGroups }).click();
    await page.getByRole('button', { name: groups.zh.of(groups.zh.remove, name) }).dblclick();
    await page.getByRole('dialog').last().getByRole('button', { name: groups.zh.remove, exact: true }).dblclick();
    await toast(page, groups.zh.removed).waitFor();
    expect(calls.filter((call) => call.includes('/egg/base/del'))).toHaveLength(1);
  });
});
