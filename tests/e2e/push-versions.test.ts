import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import groups from '../../web/i18n/organizationGroups.ts';
import publish from '../../web/i18n/publish.ts';
import compose from '../../web/i18n/pushCompose.ts';
import pushRecords from '../../web/i18n/pushRecords.ts';
import { detailOf, makePush, OPERATOR } from '../queues/support/pushes.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { unique } from './publishing.ts';
import { MEMBER, testSite, toast } from './site.ts';

const site = testSite();

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });
const pressed = (page: Page, dialog: string, name: string) =>
  dialogOf(page, dialog).getByRole('button', { name, exact: true }).click();

describe('two operators who change the same thing', () => {
  test('PUSH-068 PUSH-049 the second one of a push sees both versions, and saves what was chosen of them', async () => {
    const { result } = await (await signedIn(MEMBER)).get('/web/v1/user/organization/mine');
    const operator = await signedIn(OPERATOR);
    const title = unique('两人同改');
    const push = await makePush(operator, { orgs: [(result.records ?? result)[0].organization_id], title });
    const { page } = await site.open({ account: OPERATOR });
    await page.goto(`/pushProfile?push_group_id=${push.groupId}`);
    await page
      .getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.edit, title), exact: true })
      .click();
    const form = dialogOf(page, compose.zh.config.title);
    const subject = form.getByRole('textbox', { name: compose.zh.config.subject });
    const remark = form.getByRole('textbox', { name: compose.zh.config.remark });
    await remark.fill('我的备注');
    const theirs = { id: push.id, title: `${title}（对方）`, remark: '对方的备注' };
    expect((await operator.put('/web/v1/push', theirs)).status).toBe(200);

    await pressed(page, compose.zh.config.title, compose.zh.save);
    await toast(page, messageOf('push_changed', 'zh')).waitFor();
    const both = dialogOf(page, publish.zh.merge.title);
    await both.getByText('我的备注', { exact: true }).waitFor();
    await both.getByText('对方的备注', { exact: true }).waitFor();
    await accessible(page);
    await pressed(page, publish.zh.merge.title, publish.zh.merge.back);
    await both.waitFor({ state: 'hidden' });
    expect(await remark.inputValue()).toBe('我的备注');
    expect(await subject.inputValue()).toBe(title);
    expect(await detailOf(operator, push.id)).toMatchObject({ remark: '对方的备注' });

    await pressed(page, compose.zh.config.title, compose.zh.save);
    // Only the remark was typed here: the subject is the other one's unless told otherwise.
    await pressed(page, publish.zh.merge.title, publish.zh.merge.save);
    await form.waitFor({ state: 'hidden' });
    expect(await detailOf(operator, push.id)).toMatchObject({ title: theirs.title, remark: '我的备注' });
  });

  test('ORG-035 the second one of an organisation group as well', async () => {
    const operator = await signedIn(OPERATOR);
    const name = unique('两人分组');
    const { id } = (await operator.post('/web/v1/push/orgGroup', { name, orgs: [] })).result;
    const { page } = await site.open({ account: OPERATOR });
    await page.goto('/push');
    await page.getByRole('button', { name: compose.zh.manageGroups }).click();
    await page.getByRole('button', { name: groups.zh.of(groups.zh.edit, name) }).click();
    const form = dialogOf(page, groups.zh.editTitle);
    await form.getByRole('textbox', { name: groups.zh.remark }).fill('我的说明');
    const theirs = { id, name: `${name}（对方）`, remark: '对方的说明', orgs: [] };
    expect((await operator.post('/web/v1/push/orgGroup', theirs)).status).toBe(200);
    await pressed(page, groups.zh.editTitle, groups.zh.save);
    await dialogOf(page, publish.zh.merge.title).getByText('对方的说明', { exact: true }).waitFor();
    await pressed(page, publish.zh.merge.title, publish.zh.merge.allTheirs);
    await pressed(page, publish.zh.merge.title, publish.zh.merge.save);
    await form.waitFor({ state: 'hidden' });
    const { records } = (await operator.get('/web/v1/push/orgGroups')).result;
    const stored = records.find((row: { id: string }) => row.id === id);
    expect(stored).toMatchObject({ name: theirs.name, remark: '对方的说明' });
  });
});
