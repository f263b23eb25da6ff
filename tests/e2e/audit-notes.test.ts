import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../db/contract/field-names.ts';
import kit from '../../web/i18n/kit.ts';
import audit from '../../web/i18n/moderation.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { DemandForm } from './demanding.ts';
import { expectToast, INDIVIDUAL, PublishForm, published, TEXT, unique, withoutDrafts } from './publishing.ts';
import { AUDITOR, fits, focused, hold, testSite } from './site.ts';

const site = testSite();
const DEMAND_AUDITOR = '13800000006';

/** An auditor's comments at fields of an item, which then goes back to its publisher. */
async function sentBack(item_type: 1 | 2, id: string, comments: Record<string, string>): Promise<void> {
  const auditor = await signedIn(item_type === 1 ? AUDITOR : DEMAND_AUDITOR);
  for (const [field, content] of Object.entries(comments)) {
    const answer = await auditor.post('/web/v1/review/comment', { item_type, id, field, content });
    expect(answer.status).toBe(200);
  }
  const noun = item_type === 1 ? 'chengguo' : 'xuqiu';
  const answer = await auditor.post(`/web/v1/user/${noun}/audit`, { id, audit_status: 3, opinion: '请按批注补充' });
  expect(answer.status).toBe(200);
}

describe('comments of a review in the form', () => {
  test('PUB-145 the publisher of a returned result finds each comment at its field, answers, marks it as done and resubmits', async () => {
    const id = await published(unique('微孔滤膜'));
    await sentBack(1, id, {
      'result.profile': '请写明孔径分布',
      'result.contacts_tel': '电话不完整',
      'organization.legal_person_name': '个人发布无需填写单位',
      '': '整体请再精炼',
    });
    const { page, context } = await site.open({ account: INDIVIDUAL });
    await withoutDrafts(context);
    await page.goto(`/results?publish=${id}`);
    const form = new PublishForm(page);
    await form.ready();
    const { dialog, text } = form;
    await dialog.getByText(audit.zh.notes.title(4)).waitFor();
    await dialog.getByText(audit.zh.comment.open(3), { exact: true }).waitFor();
    await dialog.getByText(audit.zh.comment.open(1), { exact: true }).waitFor();
    const about = (name: string) => dialog.getByRole('group', { name: audit.zh.comment.thread(name), exact: true });
    await about(audit.zh.comment.whole).getByText('整体请再精炼').waitFor();
    await about(fieldNames.zh.legal_person_name ?? '')
      .getByText('个人发布无需填写单位')
      .waitFor();

    // The comment stands below the input that it is about.
    const profile = about(text.profile);
    await profile.getByText('请写明孔径分布').waitFor();
    await profile.getByText(audit.zh.comment.auditor, { exact: true }).waitFor();
    const apart = async () => {
      const input = await dialog.getByRole('textbox', { name: text.profile }).boundingBox();
      const note = await profile.boundingBox();
      return input && note ? { below: note.y > input.y, besides: Math.abs(note.x - input.x) >= 40 } : null;
    };
    await expect.poll(apart).toEqual({ below: true, besides: false });

    // By keys alone: to the comment, to its answer, back to where one was.
    await dialog.getByRole('button', { name: text.profile, exact: true }).press('Enter');
    await expect.poll(() => profile.evaluate((place) => place === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focused(page, profile.getByRole('textbox'));
    await page.keyboard.type('孔径 0.1 至 0.5 微米');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await profile.getByText('孔径 0.1 至 0.5 微米').waitFor();
    await expect
      .poll(() =>
        profile.getByRole('button', { name: audit.zh.comment.reply }).evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    await profile.getByRole('button', { name: audit.zh.comment.resolve }).first().click();
    await dialog.getByText(audit.zh.notes.title(3)).waitFor();

    await dialog.getByRole('button', { name: text.contactsTel, exact: true }).click();
    const telephone = about(text.contactsTel);
    await expect.poll(() => telephone.evaluate((place) => place === document.activeElement)).toBe(true);
    await expect.poll(() => form.field(text.contactsTel).isVisible()).toBe(true);
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
    await telephone.getByRole('button', { name: audit.zh.comment.resolve }).click();
    await dialog.getByText(audit.zh.comment.open(1), { exact: true }).waitFor({ state: 'detached' });
    await form.field(text.contactsTel).fill('0311-88886666');
    await form.submit();
    await expectToast(page, text.common.modified);
    const { result } = await (await signedIn(INDIVIDUAL)).get('/web/v1/user/chengguo/detail', { id });
    expect([result.audit_status, result.result.contacts_tel]).toEqual([1, '0311-88886666']);

    const auditor = (await site.open({ account: AUDITOR })).page;
    await auditor.goto(`/audit/results/${id}`);
    const field = auditor.getByRole('group', { name: fieldNames.zh.profile ?? '', exact: true });
    await field.getByText('孔径 0.1 至 0.5 微米').waitFor();
    await field.getByText(audit.zh.comment.resolved, { exact: true }).waitFor();
  });

  test('PUB-145 in the English demand form on a phone: comments at the fields of both steps, nothing cut off', async () => {
    const member = await signedIn(INDIVIDUAL);
    const scopes = await member.list('scope', { columns: ['id'], where: { level: 3 }, pageSize: 1 });
    const made = await member.post('/web/v1/user/xuqiu', {
      variant: 'en',
      demand: {
        name: unique('Low temperature welding '),
        profile: '<p>A process for thin aluminium sheets.</p>',
        org_country: 'Germany',
        contacts: 'Demand office',
        contacts_email: 'office@example.com',
        contacts_addr: 'Sample street 1',
      },
      organization: { name: unique('Sample Materials ') },
      scopes: scopes.result.records.map((row: { id: string }) => row.id),
      attachments: [],
    });
    expect(made.status).toBe(200);
    const id: string = made.result.xuqiu_id;
    await sentBack(2, id, { 'demand.name': 'Please name the alloy', 'demand.org_country': 'Which state?' });
    const viewport = { width: 360, height: 740 };
    const { page, context } = await site.open({ account: INDIVIDUAL, lang: 'en', viewport });
    await withoutDrafts(context);
    await page.goto(`/demands?publish=${id}`);
    const form = new DemandForm(page, 'en');
    await form.ready();
    const { dialog } = form;
    await dialog.getByText(audit.en.notes.title(2)).waitFor();
    const about = (name: string) => dialog.getByRole('group', { name: audit.en.comment.thread(name), exact: true });
    await about(form.words.name).getByText('Please name the alloy').waitFor();
    await dialog.getByRole('button', { name: TEXT.en.country, exact: true }).click();
    await about(TEXT.en.country).getByText('Which state?').waitFor();
    await dialog.getByRole('combobox', { name: TEXT.en.country }).waitFor();
    await fits(page);
    const box = dialog.locator('.MuiDialogContent-root');
    await expect.poll(() => box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
  });
});

describe('the filtered queue', () => {
  test('PUB-145 PUB-150 previous and next stay within the filter, and the way back keeps it', async () => {
    const tag = unique('相变储能');
    const [first] = [await published(`${tag}甲`), await published(unique('其他成果')), await published(`${tag}乙`)];
    const { page } = await site.open({ account: AUDITOR });
    await page.goto(`/audit/results?keyword=${encodeURIComponent(tag)}`);
    await page.getByRole('link', { name: `${tag}甲`, exact: true }).click();
    await page.waitForURL((url) => url.pathname.endsWith(first ?? '') && url.searchParams.get('keyword') === tag);
    const next = page.getByRole('button', { name: audit.zh.review.next, exact: true });
    const previous = page.getByRole('button', { name: audit.zh.review.previous, exact: true });
    const opened = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(audit.zh.review.filtered(2)).waitFor();
    await expect.poll(() => previous.isDisabled()).toBe(true);
    await next.click();
    await opened(`${tag}乙`);
    await expect.poll(() => next.isDisabled()).toBe(true);
    // The key waits for the neighbours, as its button does.
    await previous.and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('Alt+KeyK');
    await opened(`${tag}甲`);

    // Words that nobody sent do not get lost on the way.
    const whole = page.getByRole('textbox', { name: audit.zh.comment.whole });
    await whole.fill('还没有发送');
    const question = page.getByRole('dialog', { name: audit.zh.unsent.title });
    for (const leave of [next, page.getByRole('button', { name: audit.zh.decision.approve, exact: true })]) {
      await leave.click();
      await question.getByRole('button', { name: audit.zh.unsent.stay }).click();
      await question.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: audit.zh.review.form }).click();
    await page.getByRole('dialog').getByRole('button', { name: TEXT.zh.common.next }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: kit.zh.close, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => whole.inputValue()).toBe('还没有发送');
    await whole.fill('');
    await published(`${tag}丙`);
    const approve = page.getByRole('button', { name: audit.zh.decision.approve, exact: true });
    await approve.click();
    await opened(`${tag}乙`);
    await expect.poll(() => next.isEnabled()).toBe(true);

    // Who goes elsewhere while it is being decided stays there.
    const decided = await hold(page, '**/chengguo/audit');
    await approve.click();
    await page
      .getByRole('navigation', { name: kit.zh.breadcrumbs })
      .getByRole('link', { name: audit.zh.kinds.results })
      .click();
    const listed = (name: string) => page.getByRole('link', { name, exact: true });
    await listed(`${tag}乙`).waitFor();
    await listed(`${tag}甲`).waitFor({ state: 'detached' });
    decided();
    await listed(`${tag}乙`).waitFor({ state: 'detached' });
    await listed(`${tag}丙`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/audit/results');
    await page.waitForURL((url) => url.searchParams.get('keyword') === tag);
  });
});
