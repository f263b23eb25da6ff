import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import form from '../../web/i18n/form.ts';
import audit from '../../web/i18n/moderation.ts';
import edits from '../../web/i18n/organizationEdits.ts';
import organizationProfile from '../../web/i18n/organizationProfile.ts';
import organizations from '../../web/i18n/organizations.ts';
import resource from '../../web/i18n/resource.ts';
import { listed } from '../api/support/verification.ts';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { fits, focused, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const OWN = '/web/v1/user/organization';
const site = testSite();
const text = organizationProfile.zh;
const review = edits.zh;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A listed organisation of somebody new, whose browser stands at its page. */
async function founded(name: string, options: Parameters<typeof site.open>[0] = {}) {
  const person = await newcomer('资料管理员');
  const who = await client().login(person.account, PASSWORD);
  const id = (await who.post(OWN, { name })).result.organization_id as string;
  await listed(name);
  const visit = await site.open(options);
  await enter(visit.context, person.account);
  await visit.page.goto(`/memberOrg?id=${id}`);
  return { ...visit, who, id };
}

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });

async function choose(page: Page, dialog: Locator, name: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addEntry(dialog: Locator, list: string, names: readonly string[], parts: string[], row: number) {
  await dialog.getByRole('button', { name: text.addTo(list) }).click();
  for (const [place, part] of parts.entries())
    await field(dialog, text.partOf(names[place] ?? '', list, row)).fill(part);
}

describe('the profile of an organisation', () => {
  test('ORG-007 ORG-008 ORG-009 ORG-010 an administrator fills it in, a reviewer approves it, and its page shows it', async () => {
    const name = `远山检测研究所${Date.now().toString(36)}`;
    const admin = await founded(name);
    const { page } = admin;
    await page.getByRole('button', { name: text.edit }).click();
    const dialog = page.getByRole('dialog', { name: text.edit });
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '标志.png', mimeType: 'image/png', buffer: PNG });
    await dialog.getByRole('button', { name: form.zh.pictureReplace }).waitFor();
    await dialog.locator('[contenteditable=true]').fill('本所建于一九八六年，面向全省提供检测服务。');
    await choose(page, dialog, text.fields.assets, '国有');
    await choose(page, dialog, text.fields.capital, '普通');
    await choose(page, dialog, text.fields.technology, '高新技术');
    await choose(page, dialog, text.fields.business, '服务');
    await field(dialog, text.fields.director).fill('所长甲');
    await field(dialog, text.fields.web_site).fill('not an address');
    await addEntry(dialog, text.fields.talent, text.talentParts, ['王工', '高级工程师', '无损检测'], 1);
    await addEntry(dialog, text.fields.talent, text.talentParts, ['', '研究员', ''], 2);
    await addEntry(dialog, text.fields.equipment, text.equipmentParts, ['扫描电镜', 'SU8010', '形貌分析'], 1);
    expect(await seriousProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: text.submit }).click();
    await dialog.getByText(messageOf('web_address_invalid', 'zh')).waitFor();
    await dialog.getByText(messageOf('entry_name_required', 'zh')).waitFor();
    await field(dialog, text.fields.web_site).fill('www.example.com');
    await dialog.getByRole('button', { name: text.removeEntry('', text.fields.talent, 2) }).click();
    await dialog.getByRole('button', { name: text.submit }).click();
    await toast(page, text.submitted).waitFor();
    await page.getByText(/资料修改已于 .* 提交，等待审核/).waitFor();

    const visitor = await site.open();
    await visitor.page.goto(`/organizationDetail/${admin.id}`);
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
    await settled(visitor.page);
    await visitor.page.getByText(organizations.zh.detail.noProfile).waitFor();

    const staff = await site.open({ account: EDITOR });
    await staff.page.goto('/audit/organizations');
    await staff.page.getByRole('button', { name: resource.zh.of(review.review, name) }).click();
    const decision = staff.page.getByRole('dialog', { name: review.dialog(name) });
    await decision.getByRole('group', { name: text.fields.talent }).getByText('王工｜高级工程师｜无损检测').waitFor();
    await decision.getByRole('group', { name: text.fields.assets }).getByText('国有').waitFor();
    expect(await seriousProblems(staff.page)).toEqual([]);
    await decision.getByRole('button', { name: review.return }).click();
    await decision.getByText(messageOf('opinion_required', 'zh')).waitFor();
    // What the server refuses is told at the field too, where one goes on.
    const opinion = decision.getByRole('textbox', { name: review.opinion });
    await opinion.fill('长'.repeat(1001));
    await decision.getByRole('button', { name: review.return }).click();
    await decision.getByText(messageOf('too_long', 'zh', { max: 1000 })).waitFor();
    await focused(staff.page, opinion);
    await opinion.fill('');
    await decision.getByRole('button', { name: review.approve }).click();
    await toast(staff.page, review.approved).waitFor();

    await visitor.page.reload();
    await visitor.page.getByText('本所建于一九八六年').waitFor();
    await visitor.page.getByRole('img', { name: organizations.zh.detail.logoOf(name) }).waitFor();
    await visitor.page
      .getByRole('list', { name: organizations.zh.detail.talent })
      .getByText('高级工程师 · 无损检测')
      .waitFor();
    await visitor.page
      .getByRole('list', { name: organizations.zh.detail.equipment })
      .getByText('SU8010 · 形貌分析')
      .waitFor();
    for (const fact of ['国有', '普通', '高新技术', '服务']) {
      await visitor.page.getByRole('definition').filter({ hasText: fact }).first().waitFor();
    }
    expect(await seriousProblems(visitor.page)).toEqual([]);
    await page.goto('/notices');
    await page.getByText(new RegExp(`${name}.*已通过审核并公开`)).waitFor();
  });

  test('ORG-007 what was returned says why, is mended from where it was, and can be withdrawn', async () => {
    const name = `近水材料研究所${Date.now().toString(36)}`;
    const { page, who, id } = await founded(name);
    await who.put(OWN, { organization_id: id, director: '所长乙', performance: '服务企业一百家' });
    const staff = await site.open({ account: EDITOR });
    await staff.page.goto('/audit/organizations');
    await staff.page.getByRole('button', { name: resource.zh.of(review.review, name) }).click();
    const decision = staff.page.getByRole('dialog', { name: review.dialog(name) });
    await decision.getByRole('textbox', { name: review.opinion }).fill('请附上依据');
    await decision.getByRole('button', { name: review.return }).click();
    await toast(staff.page, review.returned).waitFor();
    await page.reload();
    await page.getByText('请附上依据').waitFor();
    await page.getByRole('button', { name: text.editAgain }).click();
    const dialog = page.getByRole('dialog', { name: text.edit });
    await expect.poll(() => field(dialog, text.fields.director).inputValue()).toBe('所长乙');
    await field(dialog, text.fields.director).fill('所长丙');
    await dialog.getByRole('button', { name: text.submit }).click();
    await toast(page, text.submitted).waitFor();
    await page.getByRole('button', { name: text.withdraw }).click();
    await page.getByRole('dialog', { name: text.withdraw }).getByRole('button', { name: text.withdraw }).click();
    await toast(page, text.withdrawn).waitFor();
    await page.getByRole('button', { name: text.edit }).waitFor();
    await staff.page.reload();
    await staff.page.getByRole('heading', { level: 1, name: review.title }).waitFor();
    await settled(staff.page);
    await expect
      .poll(() => staff.page.getByRole('button', { name: resource.zh.of(review.review, name) }).count())
      .toBe(0);
  });

  test('SHELL-027 the form and the queue read English and fit 360 pixels; others than its reviewers are told so', async () => {
    const small = { lang: 'en', viewport: { width: 360, height: 740 } } as const;
    const { page, who, id } = await founded(`小屏研究所${Date.now().toString(36)}`, small);
    await page.getByRole('button', { name: organizationProfile.en.edit }).click();
    const dialog = page.getByRole('dialog', { name: organizationProfile.en.edit });
    await dialog
      .getByRole('button', { name: organizationProfile.en.addTo(organizationProfile.en.fields.talent) })
      .click();
    await field(
      dialog,
      organizationProfile.en.partOf(
        organizationProfile.en.talentParts[0] ?? '',
        organizationProfile.en.fields.talent,
        1,
      ),
    ).fill('Wang');
    await fits(page);
    await who.put(OWN, { organization_id: id, director: '所长丁' });
    const staff = await site.open({ ...small, account: EDITOR });
    await staff.page.goto('/audit/organizations');
    await staff.page.getByRole('heading', { level: 1, name: edits.en.title }).waitFor();
    await staff.page
      .getByRole('button', { name: new RegExp(`^${edits.en.review} `) })
      .first()
      .waitFor();
    await fits(staff.page);
    expect(await seriousProblems(staff.page)).toEqual([]);
    await page.goto('/audit/organizations');
    await page.getByText(audit.en.notAllowed).waitFor();
  });
});
