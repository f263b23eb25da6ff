import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import names from '../../web/i18n/attributions.ts';
import audit from '../../web/i18n/moderation.ts';
import { newMember } from '../api/support/accounts.ts';
import { idOf, joined, OWN, sessionOrgs } from '../api/support/people.ts';
import { byOrganization, unique } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { AUDITOR, fits, INDIVIDUAL, MEMBER, openSignedIn, testSite, toast } from './site.ts';

const site = testSite();
/** The organisation that the member administers. */
const NAME = '燕赵先进材料研究院';
const RESULT = '/web/v1/user/chengguo';
const EDITOR = '13800000013';

async function submitted(name: string): Promise<string> {
  const stranger = await signedIn(INDIVIDUAL);
  const body = byOrganization({ result: { name }, organization: { name: NAME } });
  return (await stranger.post(RESULT, body)).result.chengguo_id;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousProblems(page, 'main')).toEqual([]);
}

describe('an item in the name of an organisation that its publisher does not belong to', () => {
  test('the reviewer asks the administrator, who answers by the link; nobody approves it together with others', async () => {
    const name = unique('署名核实的成果');
    const id = await submitted(name);
    const reviewer = await site.open({ account: AUDITOR });
    await openSignedIn(reviewer, `/audit/results?keyword=${encodeURIComponent(name)}`);
    const row = reviewer.page.getByRole('row').filter({ hasText: name });
    await row.getByText(names.zh.review.queueDoubts.attribution_unconfirmed).waitFor();
    await row.getByRole('checkbox').check();
    await reviewer.page.getByText(audit.zh.queue.skips(1)).waitFor();
    expect(await reviewer.page.getByRole('button', { name: audit.zh.queue.approveSome(0) }).isDisabled()).toBe(true);

    await reviewer.page.goto(`/audit/results/${id}`);
    const part = reviewer.page.getByRole('region', { name: names.zh.review.title });
    await part.getByText(names.zh.relation.none).waitFor();
    await part.getByRole('button', { name: names.zh.review.ask }).click();
    await toast(reviewer.page, names.zh.review.asked(1, 1)).waitFor();
    await part.getByText('等待答复').waitFor();
    await expectAccessible(reviewer.page);

    const { result } = await (await signedIn(MEMBER)).get('/web/v1/user/notice/list', { pageSize: 50 });
    const notice = (result.records as { topic: string; item_id: string; link: string }[]).find(
      (each) => each.topic === 'attribution_asked' && each.item_id === id,
    );
    const member = await site.open({ account: MEMBER, viewport: { width: 360, height: 800 } });
    await openSignedIn(member, notice?.link ?? '');
    const text = names.zh.question;
    await member.page.getByText(name).first().waitFor();
    await fits(member.page);
    await member.page.getByRole('button', { name: text.no, exact: true }).click();
    await member.page.getByText('请说明理由').waitFor();
    await member.page.getByRole('textbox', { name: text.word }).fill('本院没有这项成果');
    await expectAccessible(member.page);
    await member.page.getByRole('button', { name: text.no, exact: true }).click();
    await member.page.getByText(text.answered.no).waitFor();

    await reviewer.page.reload();
    await part.getByText('本院没有这项成果').waitFor();
    await reviewer.page.getByRole('button', { name: audit.zh.decision.approve, exact: true }).click();
    const question = reviewer.page.getByRole('dialog', { name: names.zh.review.confirmTitle });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect(
      (await (await signedIn(AUDITOR)).get('/web/v1/review/detail', { item_type: 1, id })).result.form.audit_status,
    ).toBe(1);
  });

  test('administrators find it among what stands in their name and object; staff withdraws what is public', async () => {
    const name = unique('署名有异议的成果');
    const id = await submitted(name);
    const auditor = await signedIn(AUDITOR);
    await auditor.post(`${RESULT}/audit`, { id, audit_status: 4 });
    const editor = await signedIn(EDITOR);
    for (const table of ['chanpin', 'zhuanjia']) {
      const data = { name: unique('以单位名义'), org_name: NAME };
      expect((await editor.post('/web/egg/base/add', { table, data })).status).toBe(200);
    }
    const [head, { browser: leaver }] = await Promise.all([signedIn(MEMBER), newMember()]);
    const organization_id = (await sessionOrgs(head)).find((org) => org.name === NAME)?.organization_id ?? '';
    expect((await joined(head, leaver, organization_id)).code).toBe(200);
    const behind = unique('离开者的成果');
    await leaver.post(RESULT, byOrganization({ result: { name: behind }, organization: { name: NAME } }));
    await head.delete(`${OWN}/member`, { organization_id, user_id: await idOf(leaver) });
    const member = await site.open({ account: MEMBER });
    await openSignedIn(member, '/memberOrg');
    const own = names.zh.own;
    const list = member.page.getByRole('list', { name: own.list });
    const item = list.getByRole('listitem').filter({ hasText: name });
    await item.getByText(names.zh.relation.none).waitFor();
    // Products and experts stand there too.
    const ofKind = (kind: string) =>
      list.getByRole('listitem').filter({ has: member.page.getByText(kind, { exact: true }) });
    await ofKind('产品').first().waitFor();
    await ofKind('专家').first().waitFor();
    await item.getByRole('button', { name: own.objectOf(name) }).click();
    const dialog = member.page.getByRole('dialog', { name: own.dialog });
    await dialog.getByRole('button', { name: own.submit }).click();
    await dialog.getByText('请填写异议理由').waitFor();
    await dialog.getByRole('textbox', { name: own.reason }).fill('发布人与本院无关');
    await dialog.getByRole('button', { name: own.submit }).click();
    await toast(member.page, own.sent).waitFor();
    await item.getByText(own.outcome.open).waitFor();
    const left = list.getByRole('listitem').filter({ hasText: behind });
    await left.getByText(own.left).waitFor();
    await left.getByRole('button', { name: own.takeOverOf(behind) }).click();
    const taking = member.page.getByRole('dialog', { name: own.takeOverOf(behind) });
    await taking.getByRole('button', { name: own.takeOver, exact: true }).click();
    await toast(member.page, own.takenOver).waitFor();
    await left.getByText(names.zh.relation.administrator).waitFor();
    await expectAccessible(member.page);

    const staff = await site.open({ account: AUDITOR });
    await openSignedIn(staff, '/audit/objections');
    const text = names.zh.queue;
    await staff.page.getByRole('button', { name: text.withdrawOf(name) }).click();
    const question = staff.page.getByRole('dialog', { name: text.withdrawTitle });
    await question.getByRole('textbox', { name: text.opinion }).fill('经核实与该单位无关');
    await question.getByRole('button', { name: text.withdraw, exact: true }).click();
    await toast(staff.page, text.withdrawn).waitFor();
    await expectAccessible(staff.page);
    await member.page.reload();
    await item.getByText(own.outcome.withdrawn).waitFor();
  });
});
