import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import deals from '../../web/i18n/deals.ts';
import kit from '../../web/i18n/kit.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { published, unique } from './publishing.ts';
import { AUDITOR, fits, INDIVIDUAL, openSignedIn, settled, testSite, toast } from './site.ts';

const site = testSite();
const COMPANY = '13800000008';
const OPERATOR = '13800000007';

async function publicResult(name: string): Promise<string> {
  const id = await published(name);
  const auditor = await signedIn(AUDITOR);
  expect((await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 })).code).toBe(200);
  return id;
}

async function openedDeal(itemId: string): Promise<string> {
  const seeker = await signedIn(COMPANY);
  const answer = await seeker.post('/web/v1/user/deal', {
    item_type: 1,
    item_id: itemId,
    name: '采购负责人',
    phone: '0311-80001234',
    remark: '希望了解合作方式。',
  });
  expect(answer.code).toBe(200);
  return answer.result.id;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page) => page.locator('ol [aria-current="step"]');

describe('a deal', () => {
  test('PUB-024 PUB-026 it goes from interest to signed between two people', async () => {
    const name = unique('可签约的成果');
    const id = await publicResult(name);
    const seeker = await site.open({ account: COMPANY });
    await openSignedIn(seeker, `/resultDetail/${id}`);
    await button(seeker.page, catalog.zh.deal.trade).first().click();
    const dialog = seeker.page.getByRole('dialog', { name: deals.zh.start.title });
    await dialog.getByRole('textbox', { name: deals.zh.start.remark }).fill('希望以普通许可方式引进，请告知报价。');
    await dialog.getByRole('textbox', { name: deals.zh.start.phone }).fill('0311-80005678');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: '需求说明.txt', mimeType: 'text/plain', buffer: Buffer.from('年处理量 500 吨') });
    await dialog.getByRole('link', { name: /需求说明/ }).waitFor();
    await dialog.getByRole('button', { name: deals.zh.start.submit }).click();
    await dialog.getByText(deals.zh.start.done).waitFor();
    await button(seeker.page, deals.zh.start.view).click();
    await seeker.page.waitForURL('**/deals/*');
    await seeker.page.getByRole('heading', { level: 1, name }).waitFor();
    await seeker.page.getByText(deals.zh.show.hidden).first().waitFor();
    // From here on the asking side sees this state, however long the other one takes.
    await seeker.page.route('**/web/v1/user/deal?*', (route) => route.abort());

    const owner = await site.open({ account: INDIVIDUAL });
    await openSignedIn(owner, '/deals?role=owner');
    const row = owner.page.getByRole('article', { name });
    await row.getByText(deals.zh.yourTurn).waitFor();
    await row.getByRole('link', { name }).click();
    await owner.page.getByText('希望以普通许可方式引进，请告知报价。').waitFor();
    await owner.page.getByRole('link', { name: '0311-80005678' }).waitFor();
    await owner.page.getByRole('link', { name: /需求说明/ }).waitFor();
    await button(owner.page, deals.zh.actions.contacted).click();
    await step(owner.page).filter({ hasText: deals.zh.states.contacted }).waitFor();
    await owner.page.getByRole('textbox', { name: deals.zh.show.message }).fill('报价与协议稍后发送。');
    await button(owner.page, deals.zh.show.send).click();
    await toast(owner.page, deals.zh.show.sent).waitFor();
    await owner.page.getByText('报价与协议稍后发送。').waitFor();
    await expect.poll(() => owner.page.getByRole('textbox', { name: deals.zh.show.message }).inputValue()).toBe('');

    // The asking side still sees the former state: it is told, and sees the new one.
    await button(seeker.page, deals.zh.actions.contacted).click();
    await toast(seeker.page, '数据已被他人修改').waitFor();
    await seeker.page.unroute('**/web/v1/user/deal?*');
    await seeker.page.reload();
    await button(seeker.page, deals.zh.actions.negotiating).click();
    await step(seeker.page).filter({ hasText: deals.zh.states.negotiating }).waitFor();
    await button(seeker.page, deals.zh.actions.propose).click();
    const proposal = seeker.page.getByRole('dialog', { name: deals.zh.propose.title });
    await proposal.getByRole('textbox', { name: deals.zh.propose.amount }).fill('120');
    await proposal.getByRole('button', { name: deals.zh.propose.submit }).click();
    await seeker.page.getByText(deals.zh.actions.waitingForOther).waitFor();

    await owner.page.reload();
    await owner.page.getByText(deals.zh.actions.proposedByOther).waitFor();
    await button(owner.page, deals.zh.actions.confirmSign).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: deals.zh.actions.confirmSign }).click();
    await owner.page.getByText(deals.zh.show.signed).waitFor();
    await step(owner.page).filter({ hasText: deals.zh.states.signed }).waitFor();
    expect(await seriousProblems(owner.page)).toEqual([]);
    expect(owner.trouble).toEqual([]);
  });

  test('PUB-024 it is declined with a reason from the list', async () => {
    const name = unique('未谈成的成果');
    const deal = await openedDeal(await publicResult(name));
    const visit = await site.open({ account: INDIVIDUAL });
    await openSignedIn(visit, `/deals/${deal}`);
    await button(visit.page, deals.zh.actions.decline).click();
    const dialog = visit.page.getByRole('dialog', { name: deals.zh.decline.title });
    await dialog.getByRole('button', { name: deals.zh.decline.submit }).click();
    await dialog.getByText('请选择终止原因').waitFor();
    await dialog.getByRole('combobox', { name: deals.zh.decline.reason }).click();
    await visit.page.getByRole('option', { name: '已与其他方合作' }).click();
    await dialog.getByRole('button', { name: deals.zh.decline.submit }).click();
    await visit.page.getByText(deals.zh.show.declined('已与其他方合作')).waitFor();
    expect(await visit.page.getByRole('textbox', { name: deals.zh.show.message }).count()).toBe(0);
    expect(visit.trouble).toEqual([]);
  });

  test('PUB-024 PUB-025 in English: the list, how to trade, a deal on a phone, an operator who only reads', async () => {
    const name = unique('英文界面的成果');
    const deal = await openedDeal(await publicResult(name));
    const seeker = await site.open({ account: COMPANY, lang: 'en', viewport: { width: 360, height: 740 } });
    await openSignedIn(seeker, '/deals?role=seeker&state=open');
    await seeker.page.getByRole('article', { name }).getByText(deals.en.states.interest).waitFor();
    await button(seeker.page, deals.en.process).first().click();
    await seeker.page.getByRole('img', { name: deals.en.picture.label }).waitFor();
    expect(await seriousProblems(seeker.page)).toEqual([]);
    await seeker.page.keyboard.press('Escape');
    await seeker.page.getByRole('dialog').waitFor({ state: 'detached' });
    await seeker.page.getByRole('link', { name }).click();
    await seeker.page.getByRole('heading', { level: 1, name }).waitFor();
    await settled(seeker.page);
    expect(await seriousProblems(seeker.page)).toEqual([]);
    await fits(seeker.page);

    const operator = await site.open({ account: OPERATOR, lang: 'en' });
    await openSignedIn(operator, '/deals?all=1');
    await operator.page.getByRole('searchbox', { name: deals.en.all.keyword }).fill(name);
    await button(operator.page, kit.en.filter.search).click();
    await operator.page.getByRole('button', { name: deals.en.all.remindOf(name) }).click();
    await toast(operator.page, deals.en.all.reminded(1)).waitFor();
    expect(await seriousProblems(operator.page)).toEqual([]);
    await operator.page.goto(`/deals/${deal}`);
    await operator.page.getByText(deals.en.show.readOnly).waitFor();
    expect(await button(operator.page, deals.en.actions.decline).count()).toBe(0);
    expect(operator.trouble).toEqual([]);

    const stranger = await site.open({ account: '13800000010', lang: 'en' });
    await openSignedIn(stranger, `/deals/${deal}`);
    await stranger.page.getByText(deals.en.missing).waitFor();
  });
});
