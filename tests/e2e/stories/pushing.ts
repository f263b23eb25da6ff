import { expect } from 'vitest';
import inbox from '../../../web/i18n/inbox.ts';
import notices from '../../../web/i18n/notices.ts';
import phone from '../../../web/i18n/phone.ts';
import applications from '../../../web/i18n/pushApplications.ts';
import compose from '../../../web/i18n/pushCompose.ts';
import records from '../../../web/i18n/pushRecords.ts';
import resource from '../../../web/i18n/resource.ts';
import subPages from '../../../web/i18n/subscriptionPages.ts';
import { organizationOf } from '../../api/support/people.ts';
import { agree, authorization, confirmed } from '../../api/support/signin.ts';
import { publicResult } from '../../api/support/talk.ts';
import { OPERATOR, settled as pushSettled, until } from '../../queues/support/pushes.ts';
import { unique } from '../publishing.ts';
import { PHONE } from '../registering.ts';
import { INDIVIDUAL } from '../site.ts';
import type { Cast, Story } from './cast.ts';

const SCOPES = ['s-101', 's-102', 's-103', 's-104'];

/** Somebody who administers an organisation, bound to the chat app: what others receive and allow is no matter here. */
async function recipient(cast: Cast) {
  const person = await cast.stranger('接收推送的人');
  const org = await organizationOf(person.api, unique('燕赵装备制造厂'));
  await confirmed(person.api, person.password);
  const { code, state } = await agree(await authorization(person.api), `openid-${person.account}`);
  const bound = await person.api.post('/web/v1/wx/bind', { code, state });
  expect(bound.result).toMatchObject({ bound: true });
  return { ...person, org };
}

/** Sends a result to an organisation; answers the address of the message's page. */
async function sends(cast: Cast, title: string, item: string, org: string): Promise<string> {
  const operator = await cast.api(OPERATOR);
  const group = await operator.post('/web/v1/pushGroup', { title, item_type: 1, items: [item] });
  const content = { title, remark: '请反馈合作意向', item_type: 1, items: [item], orgs: [org] };
  const push = await operator.post('/web/v1/push', { ...content, push_group_id: group.result.id });
  expect(push.status, push.text).toBe(200);
  const id = push.result.id as string;
  expect((await operator.post('/web/v1/push/confirm', { id })).status).toBe(200);
  await pushSettled(operator, id);
  return `/wxPushDetail/${id}/1/${org}`;
}

/** A result of its own that was pushed to somebody, and the page of its message. */
async function received(cast: Cast, title: string) {
  const item = await publicResult(await cast.api(INDIVIDUAL), { name: `${title}的成果` });
  const to = await recipient(cast);
  return { to, path: await sends(cast, title, item, to.org) };
}

const listed = (title: string) => `/pushProfile?keyword=${encodeURIComponent(title)}`;

/** Pushes, from the wish to the answer. */
export const pushingStories: readonly Story[] = [
  {
    title: 'asked for a push sees it confirmed, sent, answered, and a deal come of it',
    who: 'a newcomer, the operator, a recipient',
    ids: 'PUSH-014 PUSH-015 PUSH-083 PUSH-011',
    async tell(cast) {
      const owner = await cast.stranger('申请推送的人');
      const name = unique('从申请到成交');
      const id = await publicResult(owner.api, { name });
      const publisher = await cast.signedIn(owner);
      await publisher.open('/demandApply/1');
      await publisher.press(resource.zh.of(applications.zh.apply.ask, name));
      await publisher.press(applications.zh.apply.submit, publisher.part('dialog', applications.zh.apply.ask));
      await publisher.told(applications.zh.apply.done);

      const operator = await cast.member(OPERATOR);
      await operator.open(`/demandConfirm/applied?keyword=${encodeURIComponent(name)}`);
      await operator.press(applications.zh.of(applications.zh.confirm.confirm, name));
      await operator.told(applications.zh.confirm.confirmed);
      const to = await recipient(cast);
      const path = await sends(cast, name, id, to.org);
      const person = await cast.signedIn(to, { viewport: PHONE });
      await person.page.goto(path);
      await person.press(phone.zh.interested);
      await person.press(phone.zh.submit);
      await person.see(phone.zh.thanks);
      await person.press(phone.zh.startDeal);
      await person.fill(phone.zh.yourPhone, '0311-80005678');
      await person.press(phone.zh.submit);
      await person.page.getByRole('link', { name: phone.zh.toDeal }).waitFor();

      await publisher.open('/demandApply/1');
      await publisher.see(new RegExp(applications.zh.apply.reached(1, 1, false)));
      await publisher.open('/deals');
      await publisher.page.getByRole('link', { name }).first().waitFor();
      await operator.open(`/pushProfile?keyword=${encodeURIComponent(name)}`);
      await operator.see(records.zh.phases.done);
    },
  },
  {
    title: 'answers a push on the phone says that it does not fit, and why, and changes the mind',
    who: 'a recipient',
    ids: 'PUSH-083',
    async tell(cast) {
      const { to, path } = await received(cast, unique('手机上反馈'));
      const person = await cast.signedIn(to, { viewport: PHONE });
      await person.page.goto(path);
      const item = person.part('article').first();
      await person.press(phone.zh.irrelevant, item);
      await person.press(phone.zh.submit, item);
      await person.see(phone.zh.missing.reason, item);
      await item.getByLabel('与本单位领域不符').check();
      await person.press(phone.zh.submit, item);
      await person.see(phone.zh.done.irrelevant, item);
      await person.page.reload();
      await person.press(phone.zh.change, item);
      await person.press(phone.zh.interested, item);
      await person.press(phone.zh.submit, item);
      await person.see(phone.zh.done.interested, item);
    },
  },
  {
    title: 'answers a push with words and a file is read at the desk',
    who: 'a recipient, the operator',
    ids: 'PUSH-083',
    async tell(cast) {
      const title = unique('带附件的答复');
      const { to, path } = await received(cast, title);
      const person = await cast.signedIn(to, { viewport: PHONE });
      await person.page.goto(path);
      const item = person.part('article').first();
      await item.getByRole('button', { name: /^更多：/ }).click();
      await person.press(phone.zh.replied, item);
      await item.getByLabel(phone.zh.wordsReply).fill('请安排一次线上交流');
      const file = { name: '合作意向.txt', mimeType: 'text/plain', buffer: Buffer.from('意向') };
      await item.getByLabel(phone.zh.files).setInputFiles(file);
      await person.see('合作意向.txt', item);
      await person.press(phone.zh.submit, item);
      await person.see(phone.zh.thanks, item);
      const operator = await cast.member(OPERATOR);
      await operator.open(listed(title));
      await operator.press(records.zh.of(records.zh.actions.view, title));
      await operator.see('请安排一次线上交流', operator.part('dialog'));
      expect(await operator.part('dialog').getByText('请安排一次线上交流').count()).toBe(1);
      await operator.press(/^查看 .+ 的反馈$/, operator.part('dialog'));
      await operator.see(/请安排一次线上交流/, operator.part('dialog').last());
    },
  },
  {
    title: 'gets a push without the phone answers it from the member centre and says how many may come',
    who: 'a recipient',
    async tell(cast) {
      const title = unique('网页收件箱');
      const { to } = await received(cast, title);
      const person = await cast.signedIn(to);
      await person.open('/pushDemandOrgAdmin');
      await person.press(inbox.zh.openOf(title));
      await person.heading(title);
      const item = person.part('article').first();
      await person.press(phone.zh.interested, item);
      await person.press(phone.zh.submit, item);
      await person.see(phone.zh.done.interested, item);
      await person.press(phone.zh.inbox);
      await person.press(inbox.zh.tabs.answered);
      await person.page.getByRole('link', { name: inbox.zh.reviewOf(title) }).waitFor();
      await person.press(inbox.zh.tabs.preferences);
      await person.page.getByLabel(inbox.zh.cap).fill('20');
      await person.press(inbox.zh.save);
      await person.told(inbox.zh.saved);
    },
  },
  {
    title: 'runs the push desk packs, composes and sends, and sees it arrive',
    who: 'the operator',
    ids: 'PUSH-010',
    async tell(cast) {
      const title = unique('本周推送组');
      const name = unique('推送组里的成果');
      await publicResult(await cast.api(INDIVIDUAL), { name });
      const operator = await cast.member(OPERATOR, { viewport: { width: 1440, height: 900 } });
      await operator.open('/push');
      await operator
        .part('list', compose.zh.candidates[1])
        .getByRole('checkbox', { name: new RegExp(name) })
        .check();
      await operator.press(compose.zh.pack);
      const pack = operator.part('dialog', compose.zh.packTitle);
      await operator.fill(compose.zh.groupTitle, title, pack);
      await operator.press(compose.zh.save, pack);
      await operator.told(compose.zh.packDone);
      await operator.press(compose.zh.of(compose.zh.configure, title));
      const config = operator.part('dialog', compose.zh.config.title);
      await operator.fill(compose.zh.config.subject, title, config);
      await operator.fill(compose.zh.config.remark, '请查收本期成果', config);
      await operator.press(compose.zh.config.all, config);
      await config.getByRole('list', { name: compose.zh.config.groupsTree }).locator('input:enabled').first().check();
      await operator.press(compose.zh.save, config);
      await operator.told(compose.zh.config.added);
      await operator.press(compose.zh.of(compose.zh.confirmPush, title));
      const confirm = operator.part('dialog', compose.zh.confirm.title);
      await operator.press(compose.zh.confirm.push, confirm);
      await operator.see(compose.zh.confirm.done, confirm);
      await operator.open(listed(title));
      await operator.see(records.zh.phases.done);
    },
  },
  {
    title: 'asks for a push that does not fit is told why not',
    who: 'a newcomer, the operator',
    ids: 'PUSH-014 PUSH-015',
    async tell(cast) {
      const owner = await cast.stranger('申请被退回的人');
      const name = unique('不予推送的成果');
      const item_id = await publicResult(owner.api, { name });
      const asked = await owner.api.post('/web/v1/user/pushApplication', { item_type: 1, item_id, remark: '面向华北' });
      expect(asked.status).toBe(200);
      const operator = await cast.member(OPERATOR);
      await operator.open(`/demandConfirm/applied?keyword=${encodeURIComponent(name)}`);
      await operator.press(applications.zh.of(applications.zh.confirm.decline, name));
      const dialog = operator.part('dialog');
      await dialog.getByRole('textbox').fill('暂无合适单位');
      await operator.press(applications.zh.confirm.decline, dialog);
      await operator.told(applications.zh.confirm.declined);
      const publisher = await cast.signedIn(owner);
      await publisher.open('/notices');
      const { push_declined } = notices.zh.topics;
      const words = { name, content: '暂无合适单位' } as Parameters<typeof push_declined>[0];
      await publisher.see(push_declined(words));
      await publisher.open('/demandApply/1');
      await publisher.see(applications.zh.apply.reason('暂无合适单位'));
    },
  },
  {
    title: 'subscribed is told of what is new and answers without signing in',
    who: 'a newcomer, a visitor',
    ids: 'MAT-011',
    async tell(cast) {
      const subscriber = await cast.stranger('等新成果的人');
      const wish = { item_type: 1, scopes: SCOPES };
      expect((await subscriber.api.put('/web/v1/user/subscription', wish)).status).toBe(200);
      const name = unique('订阅者未见过的成果');
      const item = await publicResult(await cast.api(INDIVIDUAL), { name });
      const desk = await cast.api(OPERATOR);
      expect((await desk.post('/web/egg/match/pushToSubUser', { item_type: 1, items: [item] })).status).toBe(200);
      const [push] = await until(
        async () => (await subscriber.api.list('user_push', {})).result.records as { id: string }[],
        (rows) => rows.length > 0,
      );
      const reader = await cast.visitor({ viewport: PHONE });
      await reader.page.goto(`/wxSubPushList/1/${push?.id}`);
      await reader.page.getByRole('heading', { level: 2 }).getByRole('link', { name }).click();
      await reader.heading(name);
      await reader.page.getByLabel(subPages.zh.name).fill('来访者');
      await reader.page.getByLabel(subPages.zh.phone).fill('0311-1234567');
      await reader.page.getByLabel(subPages.zh.remark, { exact: true }).last().fill('希望了解样机情况');
      await reader.press('提交');
      await reader.see(/反馈提交成功/);
    },
  },
];
