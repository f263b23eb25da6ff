import { expect } from 'vitest';
import audit from '../../../web/i18n/zh/audit.ts';
import common from '../../../web/i18n/zh/common.ts';
import matching from '../../../web/i18n/zh/matching.ts';
import notices from '../../../web/i18n/zh/notices.ts';
import publish from '../../../web/i18n/zh/publish.ts';
import limits from '../../../web/i18n/zh/publishingLimits.ts';
import releases from '../../../web/i18n/zh/releases.ts';
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
  await publisher.open('/memberCenter');
  const form = await new PublishForm(publisher.page).open();
  await form.fillResult(name);
  await more?.(form);
  await form.next();
  await form.fillIndividual();
  await form.submit();
  await publisher.told(common.releaseSuccess);
  await form.decline();
  return publisher;
}

/** Opens what waits in the queue. */
async function reviews(cast: Cast, name: string): Promise<Person> {
  const auditor = await cast.member(AUDITOR);
  await auditor.open(`/audit/results?keyword=${encodeURIComponent(name)}`);
  await auditor.press(audit.queue.of(audit.queue.open, name));
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
        await form.dialog.getByText(publish.classified).waitFor();
      });
      const auditor = await reviews(cast, name);
      await auditor.see(audit.decision.classified);
      await auditor.press(audit.decision.approve);
      await auditor.told(audit.decision.approvedInside);
      await publisher.open('/memberCenter');
      const card = publisher.part('article', name);
      await publisher.see(releases.chips.classified, card);
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
      await auditor.press(audit.queue.approveAll);
      await auditor.press(audit.queue.approveAll, auditor.part('dialog'));
      await auditor.told(audit.queue.approvedAll(1));
      await publisher.open('/notices');
      await publisher.part('link', `${tag}隔热涂层`).first().click();
      await publisher.heading(`${tag}隔热涂层`);
      await publisher.open('/notices');
      await expect.poll(() => publisher.part('img', notices.unread).count()).toBe(0);
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
      await auditor.press(audit.decision.template);
      const words = auditor.page.getByRole('menuitem').first();
      const opinion = (await words.textContent()) ?? '';
      await words.click();
      await expect.poll(() => auditor.part('textbox', audit.decision.opinion).inputValue()).toBe(opinion);
      await auditor.press(audit.decision.return);
      await auditor.told(audit.decision.returned);

      await publisher.open('/memberCenter');
      const card = publisher.part('article', name);
      await publisher.see(new RegExp(opinion), card);
      await publisher.press(releases.of(releases.edit, name));
      const form = new PublishForm(publisher.page);
      await form.ready();
      await form.field(form.text.name).fill(`${name}，补充后`);
      await form.next();
      await form.submit();
      await publisher.told(common.modified);
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
      await publisher.open('/memberCenter');
      await publisher.press(releases.of(releases.more, name));
      await publisher.press(releases.withdraw);
      await publisher.press(releases.withdraw, publisher.part('dialog'));
      await publisher.told(releases.withdrawn);
      await finds(visitor, name).toBe(0);
      await publisher.press(releases.of(releases.more, name));
      await publisher.press(releases.relist);
      await publisher.told(releases.relisted);
      await finds(visitor, name).toBe(1);
    },
  },
  {
    title: 'began a result on one computer and left goes on from the list of drafts on another',
    who: 'a newcomer',
    async tell(cast) {
      const name = unique('换台电脑继续写');
      const first = await cast.newcomer('换电脑的人');
      await first.open('/memberCenter');
      const form = await new PublishForm(first.page).open();
      await form.field(form.text.name).fill(name);
      const kept = () => first.page.request.get('/web/v1/user/draft/list').then((answer) => answer.text());
      await expect.poll(kept).toContain(name);
      const second = await cast.signedIn(first);
      await second.open('/memberCenter');
      const drafts = second.page.getByRole('region', { name: releases.drafts.title });
      await second.see(name, drafts);
      await second.press(releases.drafts.go, drafts);
      const other = new PublishForm(second.page);
      await other.ready();
      await expect.poll(() => other.field(other.text.name).inputValue()).toBe(name);
    },
  },
  {
    title: 'looks for partners opens the matches of an own demand and asks one of them for a deal',
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
      await seeker.open('/memberCenter?kind=demands');
      const card = seeker.part('article', name);
      await card.getByRole('switch', { name: releases.matchingOf(name) }).click();
      await seeker.told(releases.matchingOn);
      await seeker.press(releases.of(releases.matches, name));
      const dialog = seeker.part('dialog', matching.title(name));
      await dialog.getByRole('button', { name: matching.deal }).first().click();
      await seeker.see('我要交易');
    },
  },
  {
    title: 'needs something publishes a demand, which is approved and found',
    who: 'a newcomer, the demand auditor, a visitor',
    async tell(cast) {
      const name = unique('寻求低温保温材料');
      const publisher = await cast.newcomer('需求方');
      await publisher.open('/memberCenter?kind=demands');
      const form = await new DemandForm(publisher.page).open();
      await form.fillDemand(name);
      await form.next();
      await form.fillOrganization(unique('冀中保温材料厂'));
      await form.pickRegion('河北省', '石家庄市', '长安区');
      await form.field(form.text.contactsTel).fill('0311-88880000');
      await form.submit();
      await publisher.told(common.releaseSuccess);
      const auditor = await cast.member(DEMAND_AUDITOR);
      await auditor.open(`/audit/demands?keyword=${encodeURIComponent(name)}`);
      await auditor.press(audit.queue.of(audit.queue.open, name));
      await auditor.press(audit.decision.approve);
      await auditor.told(audit.decision.approved);
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
      await publisher.open(`/memberCenter?publish=${id}`);
      const form = new PublishForm(publisher.page);
      await form.ready();
      await form.dialog.getByText(audit.notes.title(1)).waitFor();
      await form.next();
      const thread = form.dialog.getByRole('group', { name: audit.comment.thread(form.text.contactsTel), exact: true });
      await publisher.see('电话不完整', thread);
      await form.field(form.text.contactsTel).fill('0311-88886666');
      await publisher.press(audit.comment.resolve, thread);
      await form.submit();
      await publisher.told(common.modified);

      const auditor = await cast.member(AUDITOR);
      await auditor.open(`/audit/results/${id}`);
      await auditor.see(audit.review.changedAgain(1));
      await auditor.see(/0311-88886666/, auditor.part('group', audit.fields.contacts_tel));
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
      await publisher.open('/memberCenter');
      await publisher.press(releases.of(releases.more, name));
      await publisher.press(releases.copy);
      const form = new PublishForm(publisher.page);
      await form.ready();
      await expect.poll(() => form.field(form.text.name).inputValue()).toContain(name);
      await form.field(form.text.name).fill(`${name}二型`);
      await form.next();
      // Numbers of papers are not copied.
      await form.field(form.text.idNumber).fill('ID-0002');
      await form.submit();
      await publisher.told(common.releaseSuccess);
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
      await person.press(limits.ask);
      const dialog = person.part('dialog', limits.ask);
      await dialog.getByLabel(limits.amount).fill('30');
      await dialog.getByLabel(limits.reason).fill('登记历史成果');
      await person.press(limits.send, dialog);
      await person.see(limits.asked(30));
      const admin = await cast.member(ADMIN);
      await admin.open('/admin/settings');
      await admin.press(limits.decideOf(person.name));
      const decision = admin.part('dialog', limits.queue);
      await decision.getByLabel(limits.grant).fill('20');
      await decision.getByLabel(limits.days).fill('7');
      await admin.press(limits.save, decision);
      await admin.told(limits.decided);
      await person.open('/memberCenter/account');
      await person.see(/^已批准：每小时、每日各增加 20 项/);
    },
  },
];
