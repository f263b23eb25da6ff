import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { threadWords } from '../../db/contract/words/threads.ts';
import audit from '../../web/i18n/moderation.ts';
import talk from '../../web/i18n/talk.ts';
import words from '../../web/i18n/threads.ts';
import { unique } from '../api/support/results.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { DemandForm, ownDemand } from './demanding.ts';
import { expectToast, withoutDrafts } from './publishing.ts';
import { comeTo, fits, INDIVIDUAL, MEMBER, openSignedIn, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const site = testSite();
const text = words.zh;
const room = audit.zh.comments;

/** A thread of a person, as its form sends it. */
async function asked(account: string, title: string): Promise<string> {
  const who = await signedIn(account);
  const [category] = (await client().list('thread_category', { pageSize: 1 })).result.records;
  const data = { category_id: category.id, title, body: `<p>${title}，求教。</p>` };
  const { result } = await who.post('/web/v1/community/thread', data, { 'idempotency-key': randomUUID() });
  return result.id;
}

describe('the moderation of the community', () => {
  test('the third report hides a thread, its author reads why, and the moderators let it stand again', async () => {
    const title = unique('转让费怎样约定');
    const id = await asked(INDIVIDUAL, title);
    for (const account of ['13800000008', '13800000009']) {
      await (await signedIn(account)).post('/web/v1/post/report', { kind: 'thread', id, reason: 'false' });
    }
    const reader = await site.open({ account: '13800000003' });
    await openSignedIn(reader, `/community/t/${id}`);
    await reader.page.getByRole('button', { name: text.reportOf(title) }).click();
    const dialog = reader.page.getByRole('dialog', { name: talk.zh.comments.reportTitles.thread });
    await dialog.getByRole('combobox', { name: talk.zh.comments.reportReason }).click();
    await reader.page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: talk.zh.comments.reportSubmit }).click();
    await toast(reader.page, talk.zh.comments.reported).waitFor();
    expect((await client().get('/web/v1/community/thread', { id })).code).toBe(404);

    const author = await site.open({ account: INDIVIDUAL });
    await openSignedIn(author, `/community/t/${id}`);
    await author.page.getByText(talk.zh.comments.hiddenByReports).waitFor();
    // Nobody can reply to it: its author is not asked for the first reply.
    expect(await author.page.getByText(threadWords.zh.noReplies).count()).toBe(0);

    const { page } = await site.open({ account: EDITOR });
    await page.goto('/audit/comments');
    await settled(page);
    await page.getByRole('button', { name: room.keepOf(title.slice(0, 20)) }).waitFor();
    await accessible(page);
    await page.getByRole('button', { name: room.keepOf(title.slice(0, 20)) }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await toast(page, room.kept).waitFor();
    expect((await client().get('/web/v1/community/thread', { id })).code).toBe(200);
    await page.goto('/audit/comments?state=held');
    await settled(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await fits(page);
    await accessible(page);
  });

  test('an answer names a result, and a thread goes into the wizard of demands with its title', async () => {
    const title = unique('求购检测装置');
    const id = await asked(INDIVIDUAL, title);
    const helper = await site.open({ account: MEMBER });
    await openSignedIn(helper, `/community/t/${id}`);
    await helper.page.getByRole('textbox', { name: text.body }).fill('可以看看这一项');
    await helper.page.getByRole('button', { name: text.answerWith }).click();
    const dialog = helper.page.getByRole('dialog', { name: text.pickTitle });
    await dialog.getByRole('listitem').first().waitFor();
    await accessible(helper.page, '[role="dialog"]');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await helper.page.getByRole('button', { name: text.reply, exact: true }).click();
    await toast(helper.page, text.replied).waitFor();
    const replies = helper.page.getByRole('list', { name: threadWords.zh.repliesTitle });
    await replies.getByText(text.linked.result).waitFor();
    const { records } = (await client().get('/web/v1/community/links', { id })).result;
    await helper.page.goto(`/resultDetail/${records[0].item_id}`);
    const mention = helper.page.getByRole('link', { name: title });
    await comeTo(helper.page, mention);
    expect(await mention.count()).toBe(1);

    const author = await site.open({ account: INDIVIDUAL });
    await openSignedIn(author, `/community/t/${id}`);
    await author.page.getByRole('button', { name: text.makeDemand }).click();
    const wizard = author.page.getByRole('dialog');
    await expect
      .poll(() =>
        wizard
          .locator('input[name="demand.name"]')
          .inputValue()
          .catch(() => ''),
      )
      .toBe(title);
  });

  test('SIGN-012 INFO-053 from a thread to a demand to an accepted answer: both sides show the link', async () => {
    const title = unique('求低温保温材料');
    const id = await asked(INDIVIDUAL, title);
    const author = await site.open({ account: INDIVIDUAL, viewport: { width: 1280, height: 900 } });
    await withoutDrafts(author.page.context());
    await openSignedIn(author, `/community/t/${id}`);
    await author.page.getByRole('button', { name: text.makeDemand }).click();
    const form = new DemandForm(author.page, 'zh');
    await form.ready();
    await expect.poll(() => form.field(form.words.name).inputValue()).toBe(title);
    await form.pickScope();
    await form.next();
    await form.fillOrganization(unique('冀中保温材料厂'));
    await form.pickRegion('河北省', '石家庄市', '长安区');
    await form.field(form.text.contactsTel).fill('0311-88880000');
    await form.submit();
    await expectToast(author.page, form.text.common.releaseSuccess);
    await form.decline();
    const own = await ownDemand(author.page.context(), title);
    const demand = own?.xuqiu_id ?? '';
    // Until everybody reads the demand, the thread names none.
    const links = async () => (await client().get('/web/v1/community/links', { id })).result.records;
    expect(await links()).toEqual([]);
    const auditor = await signedIn('13800000006');
    expect((await auditor.post('/web/v1/user/xuqiu/audit', { id: demand, audit_status: 4 })).code).toBe(200);

    const helper = await site.open({ account: MEMBER });
    await openSignedIn(helper, `/community/t/${id}`);
    await helper.page.getByRole('link', { name: title }).first().waitFor();
    await helper.page.getByRole('textbox', { name: text.body }).fill('我们有气凝胶样品，可以面谈');
    await helper.page.getByRole('button', { name: text.reply, exact: true }).click();
    await toast(helper.page, text.replied).waitFor();

    await author.page.goto(`/community/t/${id}`);
    await author.page.getByRole('button', { name: /^采纳 .* 的回复为答案$/ }).click();
    await toast(author.page, text.acceptedNow).waitFor();
    await author.page.getByText(threadWords.zh.acceptedAnswer).waitFor();

    const reader = await site.open({ viewport: { width: 360, height: 780 } });
    await reader.page.goto(`/community/t/${id}`);
    await settled(reader.page);
    await reader.page.getByText(threadWords.zh.acceptedAnswer).waitFor();
    await fits(reader.page);
    await reader.page.goto(`/demandDetail/${demand}`);
    const back = reader.page.locator(`a[href^="/community/t/${id}"]`);
    await comeTo(reader.page, back);
    expect(await back.count()).toBe(1);
    expect(reader.trouble).toEqual([]);
  });
});
