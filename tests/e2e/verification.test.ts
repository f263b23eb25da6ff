import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import catalog from '../../web/i18n/catalog.ts';
import audit from '../../web/i18n/moderation.ts';
import organizationsWords from '../../web/i18n/organizations.ts';
import resource from '../../web/i18n/resource.ts';
import queue from '../../web/i18n/verifications.ts';
import { byOrganization, unique } from '../api/support/results.ts';
import { client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { AUDITOR, fits, settled, testSite, toast } from './site.ts';

const ADMIN = '13800000011';
const OWN = '/web/v1/user/organization';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const site = testSite();

async function founded(name: string, values: object = {}) {
  const person = await newcomer('单位管理员');
  const who = await client().login(person.account, PASSWORD);
  const { organization_id: id } = (await who.post(OWN, { name, ...values })).result;
  return { ...person, who, id: id as string };
}

describe('verification', () => {
  test('an administrator asks with a code and a document, the platform decides, and the mark shows in both languages', async () => {
    const name = unique('认证流程研究院');
    const founder = await founded(name);
    const { page, context } = await site.open();
    await enter(context, founder.account);
    await page.goto('/memberOrg');
    await page.getByText(organizationsWords.zh.verification.hint).waitFor();
    await page.getByText(catalog.zh.mark.unverified).first().waitFor();
    await page.getByRole('button', { name: organizationsWords.zh.verification.ask }).click();
    const dialog = page.getByRole('dialog', { name: organizationsWords.zh.verification.ask });
    await dialog.getByRole('button', { name: organizationsWords.zh.verification.submit }).click();
    await dialog.getByText(messageOf('document_required', 'zh')).waitFor();
    await dialog.getByRole('textbox', { name: organizationsWords.zh.verification.code }).fill('91130100MA0TEST00X');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '登记证书.pdf', mimeType: 'application/pdf', buffer: PDF });
    await dialog.getByRole('link', { name: /登记证书\.pdf/ }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: organizationsWords.zh.verification.submit }).click();
    await toast(page, organizationsWords.zh.verification.asked).waitFor();
    await page.getByRole('button', { name: organizationsWords.zh.verification.withdraw }).waitFor();

    const staff = await site.open({ account: ADMIN });
    await staff.page.goto('/admin/verifications');
    await staff.page.getByRole('searchbox', { name: queue.zh.keyword }).fill(name);
    await staff.page.keyboard.press('Enter');
    await settled(staff.page);
    expect(await seriousProblems(staff.page)).toEqual([]);
    await staff.page.getByRole('button', { name: resource.zh.of(queue.zh.check, name) }).click();
    const check = staff.page.getByRole('dialog', { name: queue.zh.dialog });
    await check.getByRole('link', { name: /登记证书\.pdf/ }).waitFor();
    await check.getByText('91130100MA0TEST00X').waitFor();
    await check.getByRole('button', { name: queue.zh.ways[5] }).click();
    await check.getByText(messageOf('opinion_required', 'zh')).waitFor();
    expect(await seriousProblems(staff.page)).toEqual([]);
    await check.getByRole('button', { name: queue.zh.ways[4] }).click();
    await toast(staff.page, queue.zh.decided[4]).waitFor();

    for (const [lang, marks] of [
      ['zh', catalog.zh.mark],
      ['en', catalog.en.mark],
    ] as const) {
      const phone = await site.open({ lang, viewport: { width: 360, height: 740 } });
      await phone.page.goto(`/organization?keyword=${encodeURIComponent(name)}`);
      await phone.page.getByRole('article').getByText(marks.verified).waitFor();
      await phone.page.goto(`/organizationDetail/${founder.id}`);
      await phone.page.getByRole('heading', { level: 1, name }).waitFor();
      await phone.page.locator('#root').getByText(marks.verified).first().waitFor();
      await fits(phone.page);
    }
    await page.reload();
    await page.getByText(catalog.zh.mark.verified).first().waitFor();
  });

  test('the page of an organisation that is not public yet tells its members so, and visitors that there is none', async () => {
    const name = unique('尚未公开研究院');
    const founder = await founded(name);
    const { page, context } = await site.open();
    await enter(context, founder.account);
    await page.goto('/memberOrg');
    await page.getByRole('link', { name: organizationsWords.zh.mine.publicPage }).click();
    await page.getByText(organizationsWords.zh.detail.unlisted).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    const visitor = await site.open();
    await visitor.page.goto(`/organizationDetail/${founder.id}`);
    await visitor.page.getByText(organizationsWords.zh.detail.gone).waitFor();
  });
});

describe('what a member writes about its organisation', () => {
  test('stands before the reviewer beside what is there, and before the administrator, who takes it over', async () => {
    const name = unique('成员提议研究院');
    const founder = await founded(name, { director: '原负责人', org_type: '科研院所' });
    const member = await newcomer('普通成员');
    const who = await client().login(member.account, PASSWORD);
    const { token } = (await founder.who.post(`${OWN}/invite`, { organization_id: founder.id })).result;
    await who.post(`${OWN}/join`, { token });
    const { chengguo_id } = (
      await who.post('/web/v1/user/chengguo', byOrganization({ organization: { name, director: '成员所填' } }))
    ).result;

    const reviewer = await site.open({ account: AUDITOR });
    await reviewer.page.goto(`/audit/results/${chengguo_id}`);
    const section = reviewer.page.getByRole('region', { name: audit.zh.organizations.title });
    await section.getByText(audit.zh.organizations.publisher.member).waitFor();
    await section.getByText(audit.zh.organizations.waits).waitFor();
    await section.getByRole('group', { name: audit.zh.organizations.before }).getByText('原负责人').waitFor();
    await section.getByText('成员所填').waitFor();
    expect(await seriousProblems(reviewer.page)).toEqual([]);

    await (await signedIn(AUDITOR)).post('/web/v1/user/chengguo/audit', { id: chengguo_id, audit_status: 4 });
    const { page, context } = await site.open({ viewport: { width: 360, height: 740 } });
    await enter(context, founder.account);
    await page.goto('/memberOrg');
    await page.getByText(organizationsWords.zh.proposals.change('原负责人', '成员所填')).waitFor();
    await fits(page);
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: new RegExp(`^${organizationsWords.zh.proposals.accept}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: organizationsWords.zh.proposals.accept, exact: true })
      .click();
    await toast(page, organizationsWords.zh.proposals.accepted).waitFor();
    const record = (await founder.who.get('/web/v1/organization/detail', { id: founder.id })).result;
    expect(record.director).toBe('成员所填');
  });
});
