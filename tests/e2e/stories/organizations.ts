import { expect } from 'vitest';
import accounts from '../../../web/i18n/accounts.ts';
import catalog from '../../../web/i18n/catalog.ts';
import common from '../../../web/i18n/common.ts';
import queue from '../../../web/i18n/memberRequests.ts';
import edits from '../../../web/i18n/organizationEdits.ts';
import organizationProfile from '../../../web/i18n/organizationProfile.ts';
import organizations from '../../../web/i18n/organizations.ts';
import resource from '../../../web/i18n/resource.ts';
import verifications from '../../../web/i18n/verifications.ts';
import { ADMIN, OWN, organizationOf } from '../../api/support/people.ts';
import { PDF } from '../../api/support/results.ts';
import { listed } from '../../api/support/verification.ts';
import { PASSWORD } from '../newcomer.ts';
import { PublishForm, unique } from '../publishing.ts';
import { AccountForm, newPhone } from '../registering.ts';
import type { Cast, Person, Story } from './cast.ts';

const EDITOR = '13800000013';
const PROOF = { name: '证明.pdf', mimeType: 'application/pdf', buffer: PDF };
const { mine, join, handover, verification } = organizations.zh;
const profile = organizationProfile.zh;

/** Somebody's organisation, and a colleague who is a member of it. */
async function colleagues(cast: Cast) {
  const founder = await cast.stranger('创办人');
  const name = unique('太行新材料研究所');
  const id = await organizationOf(founder.api, name);
  const { token } = (await founder.api.post(`${OWN}/invite`, { organization_id: id })).result;
  return { founder, name, id, token: token as string };
}

/** Asks to belong to an organisation by its name. */
async function binds(person: Person, name: string): Promise<void> {
  await person.open('/memberOrg');
  await person.press(mine.bind);
  const dialog = person.part('dialog', mine.bind);
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('option', { name }).click();
  await person.press(mine.bind, dialog);
}

/** The desk of whoever reviews what organisations say of themselves, with the changes of one open. */
async function reviewsProfile(cast: Cast, name: string) {
  const editor = await cast.member(EDITOR);
  await editor.open(`/audit/organizations?keyword=${encodeURIComponent(name)}`);
  await editor.press(resource.zh.of(edits.zh.review, name));
  return { editor, dialog: editor.part('dialog', edits.zh.dialog(name)) };
}

/** Belonging somewhere, and what an organisation is. */
export const organizationStories: readonly Story[] = [
  {
    title: 'got an invitation registers on the way and becomes a member',
    who: 'a visitor',
    ids: 'ACC-003 SHELL-014',
    async tell(cast) {
      const { name, token } = await colleagues(cast);
      const person = await cast.visitor();
      await person.open(`/joinOrganization/${token}`);
      await person.see(join.question(name));
      await person.press(join.register, person.part('main'));
      await new AccountForm(person.page).register(newPhone(), PASSWORD);
      await person.told(accounts.zh.registerSuccess);
      await person.press(join.join);
      await person.see(join.done(name));
      await person.press(join.toOrganization);
      await person.heading(name);
    },
  },
  {
    title: 'was made an administrator invites the next colleague, whom the first one sees',
    who: 'newcomers',
    ids: 'ORG-015',
    async tell(cast) {
      const { founder, name, token } = await colleagues(cast);
      const person = await cast.newcomer('接手管理的人');
      await person.open(`/joinOrganization/${token}`);
      await person.press(join.join);
      await person.see(join.done(name));

      const first = await cast.signedIn(founder);
      await first.open('/memberOrg');
      await first.press(mine.of(mine.makeAdmin, person.name));
      await first.told(mine.roleChanged);

      await person.open('/memberOrg');
      await person.press(mine.invite);
      await person.press(organizations.zh.invite.make);
      const link = await person.part('textbox', organizations.zh.invite.link).inputValue();
      const next = await cast.newcomer('新来的同事');
      await next.open(new URL(link).pathname);
      await next.press(join.join);
      await next.see(join.done(name));
      await first.open('/memberOrg');
      await first.see(next.name, first.part('list', mine.membersOf(name)));
    },
  },
  {
    title: 'was taken out of an organisation is no member any more',
    who: 'newcomers',
    async tell(cast) {
      const { founder, name, token } = await colleagues(cast);
      const person = await cast.newcomer('将离开的人');
      await person.open(`/joinOrganization/${token}`);
      await person.press(join.join);
      await person.see(join.done(name));
      const first = await cast.signedIn(founder);
      await first.open('/memberOrg');
      await first.press(mine.of(mine.remove, person.name));
      await first.press(mine.remove, first.part('dialog'));
      await first.told(mine.removed);
      await person.open('/memberOrg');
      await person.see(mine.emptyTitle);
    },
  },
  {
    title: 'joined an organisation publishes in its name',
    who: 'newcomers',
    async tell(cast) {
      const { name, token } = await colleagues(cast);
      const person = await cast.newcomer('代表单位的人');
      await person.open(`/joinOrganization/${token}`);
      await person.press(join.join);
      await person.see(join.done(name));
      await person.press(join.toPublish);
      const form = new PublishForm(person.page);
      await form.ready();
      const result = unique('以单位名义发布');
      await form.fillResult(result);
      await form.next();
      await form.field(form.text.organizationName).fill(name.slice(0, 6));
      await person.press(name);
      await form.choose(form.text.organizationType, '科研院所');
      await form.fillContact();
      await form.submit();
      await person.told(common.zh.releaseSuccess);
      await form.decline();
      await person.open('/memberCenter/releases');
      await person.see(new RegExp(name), person.part('article', result));
    },
  },
  {
    title: 'asks to join an organisation waits for its administrator and is let in',
    who: 'newcomers',
    ids: 'ORG-014',
    async tell(cast) {
      const { founder, name } = await colleagues(cast);
      await listed(name);
      const person = await cast.newcomer('申请加入的人');
      await binds(person, name);
      await person.see(mine.pendingHint);
      const first = await cast.signedIn(founder);
      await first.open('/memberOrg');
      await first.see(mine.waiting(1));
      await first.press(mine.of(mine.approve, person.name));
      await first.told(mine.admitted);
      await person.open('/memberOrg');
      await person.see(person.name, person.part('list', mine.membersOf(name)));
    },
  },
  {
    title:
      'joins an organisation that nobody administers sends evidence, and the platform makes an administrator of them',
    who: 'newcomers, the administrator',
    ids: 'ORG-014',
    async tell(cast) {
      const { founder, name, id } = await colleagues(cast);
      await listed(name);
      await founder.api.delete(`${OWN}/member`, { organization_id: id });
      const person = await cast.newcomer('科研处负责人');
      await binds(person, name);
      const asking = person.part('dialog', organizations.zh.ask.title);
      await person.fill(organizations.zh.ask.message, '原管理员已离职。', asking);
      await asking.locator('input[type=file]').setInputFiles(PROOF);
      await asking.getByRole('link', { name: /证明\.pdf/ }).waitFor();
      await person.press(organizations.zh.ask.submit, asking);
      await person.told(organizations.zh.ask.sent);
      const admin = await cast.member(ADMIN);
      await admin.open(`/admin/memberships?keyword=${encodeURIComponent(name)}`);
      await admin.press(queue.zh.decideOf(person.name, name));
      const dialog = admin.part('dialog', queue.zh.dialog);
      await dialog.getByRole('radio', { name: queue.zh.administrator, exact: true }).check();
      await admin.press(queue.zh.approve, dialog);
      await admin.told(queue.zh.approved);
      await person.open('/memberOrg');
      await person.page.getByRole('button', { name: mine.invite }).waitFor();
    },
  },
  {
    title: 'hands an organisation over stays administrator until the other one accepts, and then can leave',
    who: 'newcomers',
    async tell(cast) {
      const { founder, name, token } = await colleagues(cast);
      const person = await cast.newcomer('接手的人');
      await person.open(`/joinOrganization/${token}`);
      await person.press(join.join);
      await person.see(join.done(name));
      const first = await cast.signedIn(founder);
      await first.open('/memberOrg');
      await first.press(mine.of(mine.handOver, person.name));
      await first.press(mine.handOver, first.part('dialog'));
      await first.told(mine.handOverOffered(person.name));
      await first.page.getByRole('button', { name: mine.edit }).waitFor();
      await person.open('/notices');
      await person.page.getByRole('link', { name: new RegExp(`${name}.*移交给您`) }).click();
      await person.press(handover.accept);
      await person.told(handover.accepted(name));
      await first.open('/memberOrg');
      await first.see(mine.notAdmin);
      await first.press(mine.leave);
      await first.press(mine.leave, first.part('dialog'));
      await first.told(mine.left);
      await first.see(mine.emptyTitle);
    },
  },
  {
    title: 'says what an organisation is waits for the review, and visitors read it then',
    who: 'a newcomer, the editor, a visitor',
    async tell(cast) {
      const { founder, name, id } = await colleagues(cast);
      await listed(name);
      const person = await cast.signedIn(founder);
      await person.open(`/memberOrg?id=${id}`);
      await person.press(profile.edit);
      const form = person.part('dialog', profile.edit);
      await form.locator('[contenteditable=true]').fill('本所面向全省提供检测服务。');
      await person.fill(profile.fields.director, '所长甲', form);
      await person.press(profile.submit, form);
      await person.told(profile.submitted);
      const { editor, dialog } = await reviewsProfile(cast, name);
      await editor.press(edits.zh.approve, dialog);
      await editor.told(edits.zh.approved);
      const visitor = await cast.visitor();
      await visitor.open(`/organizationDetail/${id}`);
      await visitor.see('本所面向全省提供检测服务。');
      await visitor.see('所长甲');
    },
  },
  {
    title: 'gets the description of an organisation back reads why and mends it',
    who: 'a newcomer, the editor',
    async tell(cast) {
      const { founder, name, id } = await colleagues(cast);
      await founder.api.put(OWN, { organization_id: id, performance: '服务企业一百家' });
      const { editor, dialog } = await reviewsProfile(cast, name);
      await editor.fill(edits.zh.opinion, '请附上依据', dialog);
      await editor.press(edits.zh.return, dialog);
      await editor.told(edits.zh.returned);
      const person = await cast.signedIn(founder);
      await person.open(`/memberOrg?id=${id}`);
      await person.see(/请附上依据/, person.part('main'));
      await person.press(profile.editAgain);
      const form = person.part('dialog', profile.edit);
      const performance = form.getByRole('textbox', { name: profile.fields.performance });
      await expect.poll(() => performance.inputValue()).toBe('服务企业一百家');
      await performance.fill('服务企业一百家，合同备查');
      await person.press(profile.submit, form);
      await person.told(profile.submitted);
      await person.see(/资料修改已于 .* 提交，等待审核/);
    },
  },
  {
    title: 'has the own organisation verified sees the mark, and so do visitors',
    who: 'a newcomer, the administrator, a visitor',
    async tell(cast) {
      const { founder, name, id } = await colleagues(cast);
      const person = await cast.signedIn(founder);
      await person.open(`/memberOrg?id=${id}`);
      await person.press(verification.ask);
      const form = person.part('dialog', verification.ask);
      await person.fill(verification.code, `91130100T${Date.now().toString(36).toUpperCase()}`, form);
      await form.locator('input[type=file]').setInputFiles(PROOF);
      await form.getByRole('link', { name: /证明\.pdf/ }).waitFor();
      await person.press(verification.submit, form);
      await person.told(verification.asked);
      const admin = await cast.member(ADMIN);
      await admin.open(`/admin/verifications?keyword=${encodeURIComponent(name)}`);
      await admin.press(resource.zh.of(verifications.zh.check, name));
      await admin.press(verifications.zh.ways[4], admin.part('dialog', verifications.zh.dialog));
      await admin.told(verifications.zh.decided[4]);
      const visitor = await cast.visitor();
      await visitor.open(`/organizationDetail/${id}`);
      await visitor.see(catalog.zh.mark.verified);
    },
  },
];
