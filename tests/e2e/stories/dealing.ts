import { expect } from 'vitest';
import catalog from '../../../web/i18n/catalog.ts';
import deals from '../../../web/i18n/deals.ts';
import kit from '../../../web/i18n/kit.ts';
import audit from '../../../web/i18n/moderation.ts';
import notices from '../../../web/i18n/notices.ts';
import subscriptions from '../../../web/i18n/subscriptions.ts';
import talk from '../../../web/i18n/talk.ts';
import { DEAL, interest } from '../../api/support/deals.ts';
import { publicResult } from '../../api/support/talk.ts';
import { client } from '../../setup/client.ts';
import { unique } from '../publishing.ts';
import { AUDITOR, INDIVIDUAL } from '../site.ts';
import type { Cast, Person, Story } from './cast.ts';

const SCOPES = ['s-101', 's-102', 's-103', 's-104'];

/** A public result of somebody, and somebody else who wants it. */
async function interested(cast: Cast) {
  const owner = await cast.stranger('发布成果的人');
  const asker = await cast.stranger('意向方');
  const name = unique('可签约的成果');
  const id = await publicResult(owner.api, { name });
  const opened = await asker.api.post(DEAL, interest(id, { remark: '希望以普通许可方式引进。' }));
  expect(opened.status).toBe(200);
  const [publisher, seeker] = [await cast.signedIn(owner), await cast.signedIn(asker)];
  return { publisher, seeker, name, deal: opened.result.id as string };
}

/** Finding each other, talking, trading, being told. */
export const dealingStories: readonly Story[] = [
  {
    title: 'leaves a message and wants to trade as well is heard in both, and the publisher sees both',
    who: 'newcomers',
    ids: 'PUB-026',
    async tell(cast) {
      const owner = await cast.stranger('两种意向的发布者');
      const name = unique('留言又交易');
      const id = await publicResult(owner.api, { name });
      const seeker = await cast.newcomer('既留言又交易的人');
      await seeker.open(`/resultDetail/${id}`);
      await seeker.press(catalog.zh.deal.message);
      const message = seeker.part('dialog', talk.zh.feedback.title.item);
      await seeker.fill(talk.zh.feedback.name, '采购负责人', message);
      await seeker.fill(talk.zh.feedback.contact, '0311-80001234', message);
      await seeker.fill(talk.zh.feedback.remark, '请寄一份样品说明。', message);
      await seeker.press(talk.zh.feedback.submit, message);
      await seeker.told(talk.zh.feedback.submitted);
      await seeker.press(catalog.zh.deal.trade);
      const dialog = seeker.part('dialog', deals.zh.start.title);
      await seeker.fill(deals.zh.start.remark, '希望以普通许可方式引进。', dialog);
      await seeker.press(deals.zh.start.submit, dialog);
      await seeker.see(deals.zh.start.done);

      const publisher = await cast.signedIn(owner);
      await publisher.open(`/resultDetail/${id}`);
      await publisher.see('请寄一份样品说明。');
      await publisher.open('/deals');
      await publisher.page.getByRole('link', { name }).first().click();
      await publisher.see('希望以普通许可方式引进。');
    },
  },
  {
    title: 'keeps what is of interest finds all of it again, also after a new sign-in',
    who: 'a newcomer',
    ids: 'PUB-001',
    async tell(cast) {
      const name = unique('值得收藏');
      const id = await publicResult(await cast.api(INDIVIDUAL), { name });
      const person = await cast.newcomer('收藏的人');
      await person.open(`/resultDetail/${id}`);
      await person.press(talk.zh.favourites.add);
      await person.page.getByRole('button', { name: talk.zh.favourites.kept, exact: true }).waitFor();
      const again = await cast.signedIn(person);
      await again.open('/favourites');
      await again.page.getByRole('link', { name }).first().click();
      await again.heading(name);
    },
  },
  {
    title: 'narrowed the list down sends its address, and somebody else sees the same',
    who: 'visitors',
    ids: 'PUB-101',
    async tell(cast) {
      const person = await cast.visitor();
      await person.open('/results');
      const place = person.part('region', '所在地区').getByRole('link').first();
      await place.click();
      await person.page.waitForURL('**/results?**');
      const shown = () => person.page.locator('main article h2, main article h3').allInnerTexts();
      await expect.poll(shown).not.toEqual([]);
      const { pathname, search } = new URL(person.page.url());
      const other = await cast.visitor();
      await other.open(pathname + search);
      expect(await other.page.locator('main article h2, main article h3').allInnerTexts()).toEqual(await shown());
    },
  },
  {
    title: 'subscribed to too much changes what it is about, and ends it',
    who: 'a newcomer',
    async tell(cast) {
      const subscriber = await cast.stranger('订阅的人');
      const wish = { item_type: 1, scopes: SCOPES, keyword: '石墨烯' };
      expect((await subscriber.api.put('/web/v1/user/subscription', wish)).status).toBe(200);
      const person = await cast.signedIn(subscriber);
      await person.open('/subscribe');
      await person.page.getByRole('heading', { name: subscriptions.zh.subscribed('成果') }).waitFor();
      await person.press(subscriptions.zh.edit);
      const steps = person.part('list', subscriptions.zh.stepsLabel).getByRole('button');
      await steps.last().click();
      await person.fill(subscriptions.zh.keyword, '气凝胶');
      await person.press(subscriptions.zh.save);
      await person.told(subscriptions.zh.saved);
      await person.see('气凝胶', person.part('main'));
      await person.press(subscriptions.zh.unsubscribe);
      await person.press(subscriptions.zh.unsubscribe, person.part('dialog'));
      await person.told(subscriptions.zh.unsubscribed);
      await steps.first().waitFor();
    },
  },
  {
    title: 'has a question comments on a result, signs in on the way and leaves one comment',
    who: 'a visitor with an account',
    ids: 'COMM-002',
    async tell(cast) {
      const id = await publicResult(await cast.api(INDIVIDUAL), { name: unique('待评论的成果') });
      const reader = await cast.stranger(unique('提问的人'));
      const person = await cast.visitor();
      await person.open(`/resultDetail/${id}`);
      const box = person.part('textbox', talk.zh.comments.label);
      await person.comeTo(box);
      await box.fill('想了解中试情况');
      await person.part('button', talk.zh.comments.submit).dblclick();
      await person.signIn(reader.account, reader.password, person.part('dialog'));
      await person.told(talk.zh.comments.added);
      await person.see(reader.name, person.part('main'));
      expect(await person.page.getByText('想了解中试情况', { exact: true }).count()).toBe(1);
    },
  },
  {
    title: 'wrote an advertisement reads under it why nobody else sees it any more',
    who: 'newcomers, the result auditor',
    async tell(cast) {
      const id = await publicResult(await cast.api(INDIVIDUAL));
      const content = unique('加微信领资料');
      const writer = await cast.stranger('写广告的人');
      const data = { item_id: id, item_type: 1, content };
      expect((await writer.api.post('/web/egg/base/add', { table: 'comment', data })).status).toBe(200);

      const reader = await cast.newcomer('举报的人');
      await reader.open(`/resultDetail/${id}`);
      const report = reader.part('button', talk.zh.comments.reportOf(content));
      await reader.comeTo(report);
      await report.press('Enter');
      const dialog = reader.part('dialog', talk.zh.comments.reportTitles.comment);
      await reader.choose(talk.zh.comments.reportReason, '其他', dialog);
      await reader.fill(talk.zh.comments.reportNote, '与本成果无关', dialog);
      await reader.press(talk.zh.comments.reportSubmit, dialog);
      await reader.told(talk.zh.comments.reported);

      const auditor = await cast.member(AUDITOR);
      await auditor.open('/audit/comments');
      await auditor.press(audit.zh.comments.hideOf(content));
      const decision = auditor.part('dialog', audit.zh.comments.hideTitle);
      await auditor.fill(audit.zh.comments.reason, '广告内容', decision);
      await auditor.press(audit.zh.comments.hide, decision);
      await auditor.told(audit.zh.comments.hidden);

      const author = await cast.signedIn(writer);
      await author.open(`/resultDetail/${id}`);
      await author.comeTo(author.page.getByText(talk.zh.comments.hidden('广告内容')));
    },
  },
  {
    title: 'got the link of a form gives feedback without an account, and the publisher reads it',
    who: 'a visitor, a newcomer',
    ids: 'COMM-029',
    async tell(cast) {
      const owner = await cast.stranger('收反馈的人');
      const name = unique('可反馈的成果');
      const id = await publicResult(owner.api, { name });
      const person = await cast.visitor();
      await person.open(`/feedback/1/${id}`);
      const form = person.part('dialog', talk.zh.feedback.title.v2);
      await person.see(talk.zh.feedback.about(name), form);
      await person.fill(talk.zh.feedback.phone, '13700000004', form);
      await person.fill(talk.zh.feedback.name, '反馈人', form);
      await person.fill(talk.zh.feedback.v2Remark, '希望了解中试进度', form);
      await person.press(talk.zh.feedback.submit, form);
      await person.told(talk.zh.feedback.submittedV2);
      const publisher = await cast.signedIn(owner);
      await publisher.open(`/resultDetail/${id}`);
      await publisher.comeTo(publisher.page.getByText('希望了解中试进度'));
    },
  },
  {
    title: 'trades goes from the interest to the signature with the other side',
    who: 'newcomers',
    ids: 'PUB-026',
    async tell(cast) {
      const { publisher, seeker, name, deal } = await interested(cast);
      const step = (person: Person) => person.page.locator('ol [aria-current="step"]');
      await publisher.open('/deals?role=owner');
      await publisher.see(deals.zh.yourTurn, publisher.part('article', name));
      await publisher.page.getByRole('link', { name }).first().click();
      await publisher.see('希望以普通许可方式引进。');
      await publisher.press(deals.zh.actions.contacted);
      await step(publisher).filter({ hasText: deals.zh.states.contacted }).waitFor();
      await publisher.fill(deals.zh.show.message, '报价与协议稍后发送。');
      await publisher.press(deals.zh.show.send);
      await publisher.told(deals.zh.show.sent);
      await seeker.open(`/deals/${deal}`);
      await seeker.see('报价与协议稍后发送。');
      await seeker.press(deals.zh.actions.negotiating);
      await step(seeker).filter({ hasText: deals.zh.states.negotiating }).waitFor();
      await seeker.press(deals.zh.actions.propose);
      const proposal = seeker.part('dialog', deals.zh.propose.title);
      await seeker.fill(deals.zh.propose.amount, '120', proposal);
      await seeker.press(deals.zh.propose.submit, proposal);
      await seeker.see(deals.zh.actions.waitingForOther);
      await publisher.open(`/deals/${deal}`);
      await publisher.press(deals.zh.actions.confirmSign);
      await publisher.press(deals.zh.actions.confirmSign, publisher.part('dialog'));
      await publisher.see(deals.zh.show.signed);
      await seeker.open(`/deals/${deal}`);
      await step(seeker).filter({ hasText: deals.zh.states.signed }).waitFor();
    },
  },
  {
    title: 'asked somebody who has traded already reads the reason of the refusal',
    who: 'newcomers',
    async tell(cast) {
      const { publisher, seeker, deal } = await interested(cast);
      await publisher.open(`/deals/${deal}`);
      await publisher.press(deals.zh.actions.decline);
      const dialog = publisher.part('dialog', deals.zh.decline.title);
      await publisher.choose(deals.zh.decline.reason, '已与其他方合作', dialog);
      await publisher.press(deals.zh.decline.submit, dialog);
      await publisher.see(deals.zh.show.declined('已与其他方合作'));
      await seeker.open('/notices');
      await seeker.part('link').filter({ hasText: deals.zh.states.declined }).first().click();
      await seeker.see(deals.zh.show.declined('已与其他方合作'));
    },
  },
  {
    title: 'looks for a product opens it over the list, keeps it and finds it again',
    who: 'a newcomer',
    async tell(cast) {
      const { result } = await client().get('/web/v1/product/list', { pageSize: 1 });
      const name = result.records[0].name as string;
      const person = await cast.newcomer('找产品的人');
      await person.open(`/products?keyword=${encodeURIComponent(name)}`);
      await person.page.getByRole('link', { name, exact: true }).first().click();
      const product = person.part('dialog', name);
      await person.press(talk.zh.favourites.add, product);
      await person.told(talk.zh.favourites.added);
      await person.open('/favourites?kind=4');
      await person.see(name, person.part('main'));
    },
  },
  {
    title: 'wants to be reminded sets a time, moves it and takes it off again',
    who: 'a newcomer',
    ids: 'SRV-001 SRV-002',
    async tell(cast) {
      const { reminders } = notices.zh;
      const person = await cast.newcomer('提醒的人');
      const time = async (digits: string) => {
        await person.part('spinbutton').first().click();
        await person.page.keyboard.press('ControlOrMeta+a');
        await person.page.keyboard.type(digits);
        await person.press(reminders.save);
      };
      await person.open('/notices?tab=reminders');
      await person.press(reminders.add);
      await person.fill(reminders.note, '联系买方');
      await time('20300102030405');
      await person.told(reminders.added);
      await person.see('2030-01-02 03:04');
      await person.press(reminders.moveOf('联系买方'));
      await time('20310102030405');
      await person.see('2031-01-02 03:04');
      await person.press(reminders.removeOf('联系买方'));
      await person.press(kit.zh.confirm, person.part('dialog'));
      await person.see(reminders.emptyTitle);
    },
  },
];
