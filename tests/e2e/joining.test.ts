import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { PAGES } from '../../db/contract/pages.ts';
import memberRequests from '../../web/i18n/memberRequests.ts';
import organizations from '../../web/i18n/organizations.ts';
import { listed } from '../api/support/verification.ts';
import { type Client, client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { fits, settled, testSite, toast } from './site.ts';

const ADMIN = '13800000011';
const OWN = '/web/v1/user/organization';
const site = testSite();

const entered = async (name: string): Promise<{ who: Client; account: string; name: string }> => {
  const person = await newcomer(name);
  return { ...person, who: await client().login(person.account, PASSWORD) };
};

async function founded(name: string) {
  const founder = await entered('创办人');
  const answer = await founder.who.post(OWN, { name, contacts: '办公室', contacts_email: 'office@example.com' });
  return { ...founder, id: answer.result.organization_id as string };
}

describe('joining an organisation', () => {
  test('ORG-014 who joins an organisation that nobody administers sends evidence, and the platform decides', async () => {
    const name = `西岭材料研究所${Date.now().toString(36)}`;
    const founder = await founded(name);
    await listed(name);
    await founder.who.delete(`${OWN}/member`, { organization_id: founder.id });

    const person = await newcomer('林知远');
    const { page, context } = await site.open();
    await enter(context, person.account);
    await page.goto('/memberOrg');
    await page.getByRole('button', { name: organizations.zh.mine.bind }).click();
    const binding = page.getByRole('dialog', { name: organizations.zh.mine.bind });
    await binding.getByRole('combobox').fill(name);
    await binding.getByRole('option', { name }).click();
    await binding.getByRole('button', { name: organizations.zh.mine.bind }).click();
    const asking = page.getByRole('dialog', { name: organizations.zh.ask.title });
    await asking.getByRole('button', { name: organizations.zh.ask.submit }).click();
    await asking.getByText(messageOf('asked_required', 'zh')).waitFor();
    await asking
      .getByRole('textbox', { name: organizations.zh.ask.message })
      .fill('我是该所科研处负责人，原管理员已离职。');
    await asking.locator('input[type=file]').setInputFiles({
      name: '任命文件.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    });
    await asking.getByRole('link', { name: /任命文件\.pdf/ }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await asking.getByRole('button', { name: organizations.zh.ask.submit }).click();
    await toast(page, organizations.zh.ask.sent).waitFor();
    await page.getByText(organizations.zh.mine.pendingPlatform).waitFor();

    const staff = await site.open({ account: ADMIN });
    await staff.page.goto('/admin/users');
    await staff.page.getByRole('link', { name: PAGES['/admin/memberships'].zh }).click();
    await staff.page.getByRole('heading', { level: 1, name: memberRequests.zh.title }).waitFor();
    await staff.page.getByRole('searchbox', { name: memberRequests.zh.keyword }).fill(name);
    await staff.page.keyboard.press('Enter');
    await settled(staff.page);
    await staff.page
      .getByRole('row')
      .filter({ hasText: person.account })
      .getByText(memberRequests.zh.fileCount(1))
      .waitFor();
    expect(await seriousProblems(staff.page)).toEqual([]);
    await staff.page.getByRole('button', { name: memberRequests.zh.decideOf(person.name, name) }).click();
    const dialog = staff.page.getByRole('dialog', { name: memberRequests.zh.dialog });
    await dialog.getByText('我是该所科研处负责人').waitFor();
    await dialog.getByRole('link', { name: /任命文件\.pdf/ }).waitFor();
    await dialog.getByText('office@example.com').waitFor();
    await dialog.getByRole('button', { name: memberRequests.zh.refuse }).click();
    await dialog.getByText(messageOf('opinion_required', 'zh')).waitFor();
    expect(await seriousProblems(staff.page)).toEqual([]);
    await dialog.getByRole('radio', { name: memberRequests.zh.member, exact: true }).check();
    await dialog.getByText(memberRequests.zh.memberHint).waitFor();
    await dialog.getByRole('radio', { name: memberRequests.zh.administrator, exact: true }).check();
    await dialog.getByRole('button', { name: memberRequests.zh.approve }).click();
    await toast(staff.page, memberRequests.zh.approved).waitFor();
    await staff.page
      .getByRole('button', { name: memberRequests.zh.decideOf(person.name, name) })
      .waitFor({ state: 'detached' });

    await page.reload();
    await page.getByRole('button', { name: organizations.zh.mine.edit }).waitFor();
    await page.goto('/notices');
    await page.getByText(`您加入“${name}”的申请已通过`).waitFor();
  });

  test('the queue and an organisation that nobody administers read English and stand on a phone', async () => {
    const name = `东湖检测所${Date.now().toString(36)}`;
    const founder = await founded(name);
    await founder.who.delete(`${OWN}/member`, { organization_id: founder.id });
    const person = await entered('周明');
    await person.who.post(`${OWN}/bind`, { name });
    const staff = await site.open({ account: ADMIN, lang: 'en', viewport: { width: 360, height: 780 } });
    await staff.page.goto(`/admin/memberships?keyword=${encodeURIComponent(name)}`);
    await staff.page.getByRole('heading', { level: 1, name: memberRequests.en.title }).waitFor();
    await staff.page.getByRole('button', { name: memberRequests.en.decideOf('周明', name) }).click();
    await staff.page.getByRole('dialog', { name: memberRequests.en.dialog }).waitFor();
    await fits(staff.page);
  });

  test('ORG-014 an invited person accepts or declines, and the last member learns what leaving means', async () => {
    const name = `北桥软件园${Date.now().toString(36)}`;
    const founder = await founded(name);
    const person = await entered('受邀人');
    const { user_id } = (await person.who.get('/web/egg/user/session')).result;
    const data = { organization_id: founder.id, user_id };
    await founder.who.post('/web/egg/base/add', { table: 'organisation_user', data });
    const { page, context } = await site.open();
    await enter(context, founder.account);
    await page.goto('/memberOrg');
    const list = page.getByRole('list', { name: organizations.zh.mine.membersOf(name) });
    await list.getByText(organizations.zh.mine.someoneInvited).waitFor();
    expect(await list.getByText(person.name).count()).toBe(0);

    const invited = await site.open();
    await enter(invited.context, person.account);
    await invited.page.goto('/memberOrg');
    await invited.page.getByText(organizations.zh.mine.invitedHint).waitFor();
    expect(await seriousProblems(invited.page)).toEqual([]);
    await invited.page.getByRole('button', { name: organizations.zh.mine.decline }).click();
    await invited.page.getByRole('dialog').getByRole('button', { name: organizations.zh.mine.decline }).click();
    await invited.page.getByText(organizations.zh.mine.emptyTitle).waitFor();

    await page.reload();
    await list.getByText(founder.name).waitFor();
    await page.getByRole('button', { name: organizations.zh.mine.leave }).click();
    const question = page.getByRole('dialog');
    await question.getByText(organizations.zh.mine.leaveAloneText(name)).waitFor();
    await question.getByRole('button', { name: organizations.zh.mine.leave }).click();
    await toast(page, organizations.zh.mine.left).waitFor();
  });

  test('an administrator lets a member read what was before, and takes it back', async () => {
    const name = `南川种业研究院${Date.now().toString(36)}`;
    const founder = await founded(name);
    const colleague = await entered('陈新');
    const { token } = (await founder.who.post(`${OWN}/invite`, { organization_id: founder.id })).result;
    await colleague.who.post(`${OWN}/join`, { token });
    const { page, context } = await site.open();
    await enter(context, founder.account);
    await page.goto('/memberOrg');
    const reads = page.getByRole('switch', {
      name: organizations.zh.mine.of(organizations.zh.mine.readsBefore, colleague.name),
    });
    expect(await reads.isChecked()).toBe(false);
    await reads.click();
    await toast(page, organizations.zh.mine.readsNow).waitFor();
    await page.reload();
    await reads.waitFor();
    expect(await reads.isChecked()).toBe(true);
    expect(await seriousProblems(page)).toEqual([]);
    await reads.click();
    await toast(page, organizations.zh.mine.readsNoMore).waitFor();
  });
});
