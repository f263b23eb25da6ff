import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import compose from '../../web/i18n/pushCompose.ts';
import pickers from '../../web/i18n/pushPickers.ts';
import pushRecords from '../../web/i18n/pushRecords.ts';
import talk from '../../web/i18n/talk.ts';
import { PDF, upload } from '../api/support/results.ts';
import { publicResult } from '../api/support/talk.ts';
import { makePush, OPERATOR, settled as settledPush } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { unique } from './publishing.ts';
import { INDIVIDUAL, MEMBER, testSite, toast } from './site.ts';

const site = testSite();

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });

/** An organisation whose administrator is bound to the chat app. */
async function organizationOf(account: string): Promise<{ id: string; name: string }> {
  const { result } = await (await signedIn(account)).get('/web/v1/user/organization/mine');
  const [row] = result.records ?? result;
  return { id: String(row.organization_id), name: row.name };
}

async function sentPush(operator: Client, title: string, orgs: string[], items?: { item_type: 1; items: string[] }) {
  const push = await makePush(operator, { orgs, title, ...items });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settledPush(operator, push.id);
  return push;
}

describe('what was pushed before', () => {
  test('PUSH-056 PUSH-029 goes to others alone: who was reached cannot be chosen, and the operator sees why', async () => {
    const operator = await signedIn(OPERATOR);
    const [reached, other] = [await organizationOf(MEMBER), await organizationOf('13800000008')];
    const title = unique('首轮推送');
    const group = unique('两家单位');
    await operator.post('/web/v1/push/orgGroup', { name: group, orgs: [reached.id, other.id] });
    // Of its own: what others push may have reached both.
    const item = await publicResult(await signedIn(INDIVIDUAL), { name: unique('只推一次的成果') });
    await sentPush(operator, title, [reached.id], { item_type: 1, items: [item] });
    const { page } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
    await page.goto(`/pushSecond/1?keyword=${encodeURIComponent(title)}`);
    await page
      .getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.earlier.again, title), exact: true })
      .click();
    const config = dialogOf(page, compose.zh.config.title);
    await config.getByText(`“${title}”`).first().waitFor();
    const singles = config.getByRole('list', { name: pickers.zh.organizations });
    await config.getByRole('searchbox', { name: pickers.zh.searchOrganization }).fill(reached.name);
    const row = singles.getByRole('listitem').filter({ hasText: reached.name });
    await row.getByText(title).waitFor();
    await expect.poll(() => row.getByRole('checkbox').isDisabled()).toBe(true);
    await accessible(page);

    const tree = config.getByRole('list', { name: compose.zh.config.groupsTree });
    await tree.getByRole('checkbox', { name: compose.zh.config.groupLabel(group, 2) }).check();
    await config.getByRole('status').getByText(compose.zh.config.chosenOrgs(1)).waitFor();
    await tree.getByRole('button', { name: compose.zh.config.expand(group) }).click();
    const members = tree.getByRole('list', { name: group });
    await expect
      .poll(() => members.getByRole('checkbox', { name: new RegExp(`^${reached.name}`) }).isDisabled())
      .toBe(true);
    await expect
      .poll(() => members.getByRole('checkbox', { name: new RegExp(`^${other.name}`) }).isChecked())
      .toBe(true);

    await config.getByRole('textbox', { name: compose.zh.config.subject }).fill(`${title}再推`);
    await config.getByRole('textbox', { name: compose.zh.config.remark }).fill('推送给其他单位');
    await config.getByRole('button', { name: compose.zh.config.all, exact: true }).click();
    await config.getByRole('button', { name: compose.zh.save, exact: true }).click();
    await toast(page, compose.zh.config.added).waitFor();
    const { records } = (await operator.get('/web/v1/push/list', { keyword: `${title}再推` })).result;
    const { targets } = (await operator.get('/web/v1/push/detail', { id: records[0].id })).result;
    expect(targets.map(({ org_id }: { org_id: string }) => org_id)).toEqual([other.id]);
  });

  test('SHELL-047 PUSH-037 PUSH-038 PUSH-039 CONST-007 the files of an answer are listed, and its feedback opens', async () => {
    const operator = await signedIn(OPERATOR);
    const recipient = await signedIn(MEMBER);
    const org = await organizationOf(MEMBER);
    const title = unique('附件答复');
    const push = await sentPush(operator, title, [org.id]);
    const { url, fileShowName } = await upload(recipient, '对接方案.pdf', PDF, 'application/pdf');
    const answer = await recipient.post('/web/v1/inbox/answer', {
      ...{ push_id: push.id, org_id: org.id, item_id: push.items[0], answer: 'replied', version: 0 },
      content: '方案见附件',
      files: [{ name: fileShowName, url }],
    });
    expect(answer.status, answer.text).toBe(200);

    const { page, trouble } = await site.open({ account: OPERATOR, viewport: { width: 1600, height: 900 } });
    await page.goto(`/pushProfile?push_group_id=${push.groupId}`);
    await page
      .getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.view, title), exact: true })
      .click();
    const result = dialogOf(page, pushRecords.zh.result.title);
    await expect.poll(() => result.evaluate((box) => box.getBoundingClientRect().width)).toBe(1280);
    await result.getByRole('button', { name: /附件 1 个$/ }).click();
    const files = dialogOf(page, talk.zh.files.title);
    const link = files.getByRole('link', { name: new RegExp(fileShowName) });
    await expect.poll(() => link.getAttribute('href')).toContain(url);
    await expect.poll(async () => (await files.boundingBox())?.width).toBe(600);
    await accessible(page);
    await files.getByRole('button').last().click();
    await files.waitFor({ state: 'detached' });

    await result.getByRole('button', { name: /^查看 .+ 的反馈$/ }).click();
    const feedback = dialogOf(page, pushRecords.zh.feedback.title);
    await feedback.getByText('方案见附件').waitFor();
    await expect.poll(async () => (await feedback.boundingBox())?.width).toBe(800);
    await feedback.getByRole('button', { name: pushRecords.zh.feedback.withItem }).click();
    const form = page.getByRole('dialog').filter({ hasText: pushRecords.zh.form.divider });
    await form.waitFor();
    await expect.poll(async () => (await form.boundingBox())?.width).toBe(800);
    expect(trouble).toEqual([]);
  });
});
