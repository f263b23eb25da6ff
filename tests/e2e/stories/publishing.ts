import { expect } from 'vitest';
import { fieldNames } from '../../../db/contract/field-names.ts';
import common from '../../../web/i18n/common.ts';
import deals from '../../../web/i18n/deals.ts';
import releases from '../../../web/i18n/listings.ts';
import matching from '../../../web/i18n/matching.ts';
import audit from '../../../web/i18n/moderation.ts';
import notices from '../../../web/i18n/notices.ts';
import publish from '../../../web/i18n/publish.ts';
import limits from '../../../web/i18n/publishingLimits.ts';
import resource from '../../../web/i18n/resource.ts';
import { byPerson } from '../../api/support/results.ts';
import { ADMIN, DEMAND_AUDITOR, demandOf } from '../../api/support/reviews.ts';
import { publicResult } from '../../api/support/talk.ts';
import { DemandForm } from '../demanding.ts';
import { PublishForm, unique } from '../publishing.ts';
import { AUDITOR, INDIVIDUAL } from '../site.ts';
import type { Cast, Person, Story } from './cast.ts';

/** What a visitor finds by a name; public answers are kept for some seconds. */
const finds = (person: Person, name: string) =>
  expect.poll(
    async () => {
      await person.open(`/results?keyword=${encodeURIComponent(name)}`);
      return person.page.locator('main article').filter({ hasText: name }).count();
    },
    { interval: 1000 },
  );

/** A result that its publisher has just submitted by the form. */
async function submitted(cast: Cast, name: string, more?: (form: PublishForm) => Promise<void>): Promise<Person> {
  const publisher = await cast.newcomer('发布者');
  await publisher.open('/memberCenter/releases');
  const form = await new PublishForm(publisher.page).open();
  await form.fillResult(name);
  await more?.(form);
  await form.next();
  await form.fillIndividual();
  await form.submit();
  await publisher.told(common.zh.releaseSuccess);
  await form.decline();
  return publisher;
}

/** Opens what waits in the queue. */
async function reviews(cast: Cast, name: string): Promise<Person> {
  const auditor = await cast.member(AUDITOR);
  await auditor.open(`/audit/results?keyword=${encodeURIComponent(name)}`);
  await auditor.press(audit.zh.queue.of(audit.zh.queue.open, name));
  await auditor.heading(name);
  return auditor;
}

/** Publishing, being reviewed, being found. */
export const publishingStories: readonly Story[] = [
  {
    title: 'marks a result as classified sees it approved, and nobody finds it',
    who: 'a newcomer, the result auditor, a visitor',
    async tell(cast) {
      const name = unique('涉密的成果');
      const publisher = await submitted(cast, name, async (form) => {
        await form.dialog.getByRole('radio', { name: '涉密', exact: true }).check();
        await form.dialog.getByText(publish.zh.classified).waitFor();
      });
      const auditor = await reviews(cast, name);
      await auditor.see(audit.zh.decision.classified);
      await auditor.press(audit.zh.decision.approve);
      await auditor.told(audit.zh.decision.approvedInside);
      await publisher.open('/memberCenter/releases');
      const card = publisher.part('article', name);
      await publisher.see(releases.zh.chips.classified, card);
      await finds(await cast.visitor(), name).toBe(0);
    },
  },
  {
    title: 'waits for a review follows the notice to the result that is public now',
    who: 'a newcomer, the result auditor',
    ids: 'PUB-145',
    async tell(cast) {
      const tag = unique('批量');
      const publisher = await submitted(cast, `${tag}隔热涂层`);
      const auditor = await cast.member(AUDITOR);
      await auditor.open(`/audit/results?keyword=${encodeURIComponent(tag)}`);
      await auditor.part('checkbox').first().check();
      await auditor.press(audit.zh.queue.approveAll);
      await auditor.press(audit.zh.queue.approveAll, auditor.part('dialog'));
      await auditor.told(audit.zh.queue.approvedAll(1));
      await publisher.open('/notices');
      await publisher.part('link', `${tag}隔热涂层`).first().click();
      await publisher.heading(`${tag}隔热涂层`);
      await publisher.open('/notices');
      await expect.poll(() => publisher.part('img', notices.zh.unread).count()).toBe(0);
    },
  },
  {
    title: 'decides with the words of a template returns a result, whose publisher reads them and submits again',
    who: 'the result auditor, a newcomer',
    ids: 'PUB-145',
    async tell(cast) {
      const name = unique('套用模板');
      const publisher = await submitted(cast, name);
      const auditor = await reviews(cast, name);
      await auditor.press(audit.zh.decision.template);
      const words = auditor.page.getByRole('menuitem').first();
      const opinion = (await words.textContent()) ?? '';
      await words.click();
      await expect.poll(() => auditor.part('textbox', audit.zh.decision.opinion).inputValue()).toBe(opinion);
      await auditor.press(audit.zh.decision.return);
      await auditor.told(audit.zh.decision.returned);

      await publisher.open('/memberCenter/releases');
      const card = publisher.part('article', name);
      await publisher.see(new RegExp(opinion), card);
      await publisher.press(releases.zh.of(releases.zh.edit, name));
      const form = new PublishForm(publisher.page);
      await form.ready();
      await form.field(form.text.name).fill(`${name}，补充后`);
      await form.next();
      await form.submit();
      await publisher.told(common.zh.modified);
      await publisher.see('审核中', publisher.part('article', `${name}，补充后`));
    },
  },
  {
    title: 'takes a result off the site and puts it back is found before and after, not meanwhile',
    who: 'a newcomer, a visitor',
    async tell(cast) {
      const name = unique('撤下又上架');
      const owner = await cast.stranger('撤下的人');
      await publicResult(owner.api, { name });
      const publisher = await cast.signedIn(owner);
      const visitor = await cast.visitor();
      await finds(visitor, name).toBe(1);
      await publisher.open('/memberCenter/releases');
      await publisher.press(resource.zh.of(resource.zh.more, name));
      await publisher.press(releases.zh.withdraw);
      await publisher.press(releases.zh.withdraw, publisher.part('dialog'));
      await publisher.told(releases.zh.withdrawn);
      await finds(visitor, name).toBe(0);
      await publisher.press(resource.zh.of(resource.zh.more, name));
      await publisher.press(releases.zh.relist);
      await publisher.told(releases.zh.relisted);
      await finds(visitor, name).toBe(1);
    },
  },
  {
    title: 'began a result on one computer and left goes on from the list of drafts on another',
    who: 'a newcomer',
    async tell(cast) {
      const name = unique('换台电脑继续写');
      const first = await cast.newcomer('换电脑的人');
      await first.open('/memberCenter/releases');
      const form = await new PublishForm(first.page).open();
      await form.field(form.text.name).fill(name);
      const kept = () => first.page.request.get('/web/v1/user/draft/list').then((answer) => answer.text());
      await expect.poll(kept).toContain(name);
      const second = await cast.signedIn(first);
      await second.open('/memberCenter/releases');
      const drafts = second.page.getByRole('region', { name: releases.zh.drafts.title });
      await second.see(name, drafts);
      await second.press(releases.zh.drafts.go, drafts);
      const other = new PublishForm(second.page);
      await other.ready();
      await expect.poll(() => other.field(other.text.name).inputValue()).toBe(name);
    },
  },
  {
    title: 'looks for partners opens the matches of an own demand, asks one of them for a deal and looks at it',
    who: 'a newcomer',
    ids: 'MAT-001',
    async tell(cast) {
      const words = '气凝胶毡常压干燥的连续化装备';
      await publicResult(await cast.api(INDIVIDUAL), { name: unique(words), profile: `<p>${words}，产线已中试。</p>` });
      const owner = await cast.stranger('找伙伴的人');
      const name = unique(`${words}寻求合作`);
      const body = demandOf({ name, profile: `<p>${words}，希望引进成套装备。</p>` });
      const made = await owner.api.post('/web/v1/user/xuqiu', { ...body, organization: { name: unique('求购单位') } });
      expect(made.status).toBe(200);
      const seeker = await cast.signedIn(owner);
      await seeker.open('/memberCenter/releases?kind=demands');
      const card = seeker.part('article', name);
      await card.getByRole('switch', { name: releases.zh.matchingOf(name) }).click();
      await seeker.told(releases.zh.matchingOn);
      await seeker.press(releases.zh.of(releases.zh.matches, name));
      const dialog = seeker.part('dialog', matching.zh.title(name));
      await dialog.getByRole('button', { name: matching.zh.deal }).first().click();
      const deal = seeker.part('dialog', deals.zh.start.title);
      await seeker.fill(deals.zh.start.remark, '希望引进成套装备。', deal);
      await seeker.press(deals.zh.start.submit, deal);
      await seeker.press(deals.zh.start.view);
      await seeker.page.waitForURL('**/deals/*');
      await expect.poll(() => seeker.part('dialog').count()).toBe(0);
    },
  },
  {
    title: 'needs something publishes a demand, which is approved and found',
    who: 'a newcomer, the demand auditor, a visitor',
    async tell(cast) {
      const name = unique('寻求低温保温材料');
      const publisher = await cast.newcomer('需求方');
      await publisher.open('/memberCenter/releases?kind=demands');
      const form = await new DemandForm(publisher.page).open();
      await form.fillDemand(name);
      await form.next();
      await form.fillOrganization(unique('冀中保温材料厂'));
      await form.pickRegion('河北省', '石家庄市', '长安区');
      await form.field(form.text.contactsTel).fill('0311-88880000');
      await form.submit();
      await publisher.told(common.zh.releaseSuccess);
      const auditor = await cast.member(DEMAND_AUDITOR);
      await auditor.open(`/audit/demands?keyword=${encodeURIComponent(name)}`);
      await auditor.press(audit.zh.queue.of(audit.zh.queue.open, name));
      await auditor.press(audit.zh.decision.approve);
      await auditor.told(audit.zh.decision.approved);
      const visitor = await cast.visitor();
      await expect
        .poll(
          async () => {
            await visitor.open(`/demands?keyword=${encodeURIComponent(name)}`);
            return visitor.page.locator('main article').filter({ hasText: name }).count();
          },
          { interval: 1000 },
        )
        .toBe(1);
    },
  },
  {
    title:
      'got a result back with a note at a field answers it there and resubmits, and the reviewer sees what changed',
    who: 'a newcomer, the result auditor',
    ids: 'PUB-145',
    async tell(cast) {
      const owner = await cast.stranger('逐项答复的人');
      const name = unique('微孔滤膜');
      const made = await owner.api.post('/web/v1/user/chengguo', byPerson({ result: { name, secrecy: 0 } }));
      const id = made.result.chengguo_id as string;
      const reviewer = await cast.api(AUDITOR);
      const note = { item_type: 1, id, field: 'result.contacts_tel', content: '电话不完整' };
      await reviewer.post('/web/v1/review/comment', note);
      await reviewer.post('/web/v1/user/chengguo/audit', { id, audit_status: 3, opinion: '请按批注补充' });

      const publisher = await cast.signedIn(owner);
      await publisher.open(`/memberCenter/releases?publish=${id}`);
      const form = new PublishForm(publisher.page);
      await form.ready();
      await form.dialog.getByText(audit.zh.notes.title(1)).waitFor();
      await form.next();
      const thread = form.dialog.getByRole('group', {
        name: audit.zh.comment.thread(form.text.contactsTel),
        exact: true,
      });
      await publisher.see('电话不完整', thread);
      await form.field(form.text.contactsTel).fill('0311-88886666');
      await publisher.press(audit.zh.comment.resolve, thread);
      await form.submit();
      await publisher.told(common.zh.modified);

      const auditor = await cast.member(AUDITOR);
      await auditor.open(`/audit/results/${id}`);
      await auditor.see(audit.zh.review.changedAgain(1));
      await auditor.see(/0311-88886666/, auditor.part('group', fieldNames.zh.contacts_tel));
    },
  },
  {
    title: 'has a similar result begins it from a copy of the first one',
    who: 'a newcomer',
    async tell(cast) {
      const owner = await cast.stranger('系列成果的人');
      const name = unique('系列成果');
      await publicResult(owner.api, { name });
      const publisher = await cast.signedIn(owner);
      await publisher.open('/memberCenter/releases');
      await publisher.press(resource.zh.of(resource.zh.more, name));
      await publisher.press(releases.zh.copy);
      const form = new PublishForm(publisher.page);
      await form.ready();
      await expect.poll(() => form.field(form.text.name).inputValue()).toContain(name);
      await form.field(form.text.name).fill(`${name}二型`);
      await form.next();
      // Numbers of papers are not copied.
      await form.field(form.text.idNumber).fill('ID-0002');
      await form.submit();
      await publisher.told(common.zh.releaseSuccess);
      await form.decline();
      await publisher.part('article', `${name}二型`).waitFor();
    },
  },
  {
    title: 'wants to bring many results asks for more than usual and is granted it',
    who: 'a newcomer, the administrator',
    async tell(cast) {
      const person = await cast.newcomer(unique('批量登记的人'));
      await person.open('/memberCenter/account');
      await person.press(limits.zh.ask);
      const dialog = person.part('dialog', limits.zh.ask);
      await dialog.getByLabel(limits.zh.amount).fill('30');
      await dialog.getByLabel(limits.zh.reason).fill('登记历史成果');
      await person.press(limits.zh.send, dialog);
      await person.see(limits.zh.asked(30));
      const admin = await cast.member(ADMIN);
      await admin.open('/admin/settings');
      await admin.press(limits.zh.decideOf(person.name));
      const decision = admin.part('dialog', limits.zh.queue);
      await decision.getByLabel(limits.zh.grant).fill('20');
      await decision.getByLabel(limits.zh.days).fill('7');
      await admin.press(limits.zh.save, decision);
      await admin.told(limits.zh.decided);
      await person.open('/memberCenter/account');
      await person.see(/^已批准：每小时、每日各增加 20 项/);
    },
  },
];
