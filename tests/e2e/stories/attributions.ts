import { expect } from 'vitest';
import attributions from '../../../web/i18n/attributions.ts';
import audit from '../../../web/i18n/moderation.ts';
import { organizationOf } from '../../api/support/people.ts';
import { byOrganization } from '../../api/support/results.ts';
import { unique } from '../publishing.ts';
import { AUDITOR, INDIVIDUAL } from '../site.ts';
import type { Cast, Story } from './cast.ts';

const { own, question, queue, review } = attributions.zh;

/** An organisation, and a result that somebody else submitted in its name. */
async function namedByOthers(cast: Cast) {
  const chief = await cast.stranger('院办主任');
  const organization = unique('太行精密铸造研究所');
  const id = await organizationOf(chief.api, organization, { contacts: '值班室', contacts_tel: '0311-80000077' });
  const name = unique('以他人名义的成果');
  const publisher = await cast.api(INDIVIDUAL);
  const body = byOrganization({ result: { name }, organization: { name: organization } });
  const item = (await publisher.post('/web/v1/user/chengguo', body)).result.chengguo_id as string;
  return { chief, organization, id, name, item };
}

/** In whose name something stands. */
export const attributionStories: readonly Story[] = [
  {
    title: 'reviews an item in the name of an organisation asks its administrator, who says no by the link',
    who: 'the result auditor, a newcomer',
    ids: 'PUB-145',
    async tell(cast) {
      const { chief, name, item } = await namedByOthers(cast);
      const auditor = await cast.member(AUDITOR);
      await auditor.open(`/audit/results/${item}`);
      await auditor.see(chief.name, auditor.part('main'));
      await auditor.press(review.ask);
      await auditor.told(review.asked(1, 1));

      const administrator = await cast.signedIn(chief);
      await administrator.open('/notices');
      await administrator.part('link', name).first().click();
      await administrator.heading(name, 2);
      await administrator.fill(question.word, '本所没有这项成果');
      await administrator.press(question.no);
      await administrator.told(question.thanks);
      await administrator.see(question.answered.no);

      await auditor.open(`/audit/results/${item}`);
      await auditor.see('本所没有这项成果');
      await auditor.press(audit.zh.decision.approve);
      await auditor.see(attributions.zh.review.confirmTitle, auditor.part('dialog'));
    },
  },
  {
    title: 'finds something foreign in the name of the own organisation objects, and it is taken off the site',
    who: 'a newcomer, the result auditor, a visitor',
    async tell(cast) {
      const { chief, id, name, item } = await namedByOthers(cast);
      const reviewer = await cast.api(AUDITOR);
      await reviewer.post('/web/v1/user/chengguo/audit', { id: item, audit_status: 4 });
      const administrator = await cast.signedIn(chief);
      await administrator.open(`/memberOrg?id=${id}`);
      await administrator.press(own.objectOf(name));
      const dialog = administrator.part('dialog', own.dialog);
      await administrator.fill(own.reason, '该成果不属于本单位', dialog);
      await administrator.press(own.submit, dialog);
      await administrator.told(own.sent);

      const auditor = await cast.member(AUDITOR);
      await auditor.open('/audit/objections');
      await auditor.press(queue.withdrawOf(name));
      const decision = auditor.part('dialog', queue.withdrawTitle);
      await auditor.fill(queue.opinion, '经核实与该单位无关', decision);
      await auditor.press(queue.withdraw, decision);
      await auditor.told(queue.withdrawn);

      await administrator.open(`/memberOrg?id=${id}`);
      await administrator.see(new RegExp(own.outcome.withdrawn), administrator.part('main'));
      const visitor = await cast.visitor();
      expect((await visitor.page.goto(`/resultDetail/${item}`))?.status()).toBe(404);
    },
  },
];
