import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../db/contract/field-names.ts';
import audit from '../../web/i18n/moderation.ts';
import auth from '../../web/i18n/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { expectToast, INDIVIDUAL, PROFILE, PublishForm, published, TEXT, unique } from './publishing.ts';
import { AUDITOR, fits, MEMBER, testSite } from './site.ts';

const site = testSite();
const text = TEXT.zh;
const DEMAND_AUDITOR = '13800000006';

const field = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const review = async (page: Page, id: string) => {
  await page.goto(`/audit/results/${id}`);
  await page.getByRole('heading', { level: 2, name: audit.zh.decision.title }).waitFor();
};
const decide = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousProblems(page)).toEqual([]);
}

/** Edits a result through the API: the wizard has tests of its own. */
async function edited(id: string, changes: object): Promise<void> {
  const member = await signedIn(INDIVIDUAL);
  const { result: form } = await member.get('/web/v1/user/chengguo/detail', { id });
  const answer = await member.put('/web/v1/user/chengguo', {
    chengguo_id: id,
    result: { ...form.result, ...changes },
    scopes: form.scopes.map((scope: { id: string }) => scope.id),
    attachments: [],
  });
  expect(answer.status).toBe(200);
}

describe('the audit as a conversation', () => {
  test('PUB-145 SHELL-056 an auditor asks at a field and returns, the publisher answers and resubmits, a later edit is shown as a difference', async () => {
    const name = unique('微孔陶瓷过滤材料');
    const id = await published(name);
    const auditor = (await site.open({ account: AUDITOR })).page;
    await review(auditor, id);
    await auditor.getByText(audit.zh.review.firstTime).waitFor();
    await field(auditor, fieldNames.zh.profile ?? '')
      .getByRole('button', { name: audit.zh.comment.addTo(fieldNames.zh.profile ?? '') })
      .click();
    const box = auditor.getByRole('textbox', { name: audit.zh.comment.addTo(fieldNames.zh.profile ?? '') });
    await box.fill('请写明孔径分布');
    await auditor.locator('form').filter({ has: box }).getByRole('button', { name: audit.zh.comment.send }).click();
    await expectToast(auditor, audit.zh.comment.sent);
    await field(auditor, fieldNames.zh.profile ?? '')
      .getByRole('list')
      .getByText('请写明孔径分布')
      .waitFor();

    await decide(auditor, audit.zh.decision.return);
    await auditor.getByText('请填写审核意见').waitFor();
    await auditor.getByRole('button', { name: audit.zh.decision.template }).click();
    await auditor.getByRole('menuitem', { name: /检测报告/ }).click();
    await auditor.getByRole('switch', { name: audit.zh.decision.goesOn }).uncheck();
    await decide(auditor, audit.zh.decision.return);
    await expectToast(auditor, audit.zh.decision.returned);
    await auditor.waitForURL((url) => url.pathname === '/audit/results');

    const member = (await site.open({ account: INDIVIDUAL })).page;
    await member.goto(`/reviewTalk/results/${id}`);
    await member.getByText(/请补充能够证明技术指标/).waitFor();
    const place = member.getByRole('region', { name: fieldNames.zh.profile });
    await place.getByText('请写明孔径分布').waitFor();
    await place.getByRole('button', { name: new RegExp(audit.zh.comment.reply) }).click();
    await place.getByRole('textbox').fill('孔径 0.1 至 0.5 微米');
    await place.getByRole('button', { name: audit.zh.comment.send }).click();
    await place.getByText('孔径 0.1 至 0.5 微米').waitFor();
    await place.getByRole('button', { name: audit.zh.comment.resolve }).first().click();
    await place.getByText(audit.zh.comment.resolved, { exact: true }).waitFor();
    await expectAccessible(member);
    await member.getByRole('button', { name: audit.zh.talk.edit }).click();
    const form = new PublishForm(member);
    await form.ready();
    await form.writeProfile(`${PROFILE}孔径 0.1 至 0.5 微米。`);
    await form.next();
    await form.submit();
    await expectToast(member, text.common.modified);
    await member.locator('main').getByText('审核中', { exact: true }).waitFor();

    await auditor.goto('/notices');
    await auditor
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await auditor.getByText('孔径 0.1 至 0.5 微米', { exact: true }).waitFor();
    await decide(auditor, audit.zh.decision.approve);
    await expectToast(auditor, audit.zh.decision.approved);

    const later = name.replace('过滤材料', '分离材料');
    await edited(id, { name: later, term: '三年' });
    await review(auditor, id);
    await auditor.getByText(audit.zh.review.changed(2)).waitFor();
    const names = field(auditor, fieldNames.zh.name ?? '');
    await names.getByText(audit.zh.review.mark, { exact: true }).waitFor();
    await expect.poll(() => names.locator('del').allTextContents()).toEqual([`${audit.zh.review.removed}过滤`]);
    await expect.poll(() => names.locator('ins').allTextContents()).toEqual([`${audit.zh.review.added}分离`]);
    await auditor.getByText(audit.zh.review.stillPublic).waitFor();
    await auditor.getByRole('switch', { name: audit.zh.review.onlyChanges }).check();
    await field(auditor, fieldNames.zh.contacts ?? '').waitFor({ state: 'detached' });
    await expectAccessible(auditor);
    await decide(auditor, audit.zh.decision.approve);
    await expectToast(auditor, audit.zh.decision.approved);
    const { result } = await (await signedIn(MEMBER)).get('/web/v1/chengguo/detail', { id });
    expect(result.name).toBe(later);
  });

  test('PUB-145 whoever decides about a version that changed meanwhile is told, sees what changed, and loses nothing', async () => {
    const id = await published(unique('保温砂浆'));
    const { page } = await site.open({ account: AUDITOR });
    await review(page, id);
    await page.getByRole('textbox', { name: audit.zh.decision.opinion }).fill('同意发布');
    await edited(id, { term: '两年' });
    await decide(page, audit.zh.decision.approve);
    await page.getByText(audit.zh.review.changedSince(1)).waitFor();
    await field(page, fieldNames.zh.term ?? '')
      .getByText('两年')
      .waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: audit.zh.decision.opinion }).inputValue())
      .toBe('同意发布');
    await decide(page, audit.zh.decision.approve);
    await expectToast(page, audit.zh.decision.approved);
  });

  test('PUB-150 likely duplicates stand beside the item, and Alt+J and Alt+K lead through the queue', async () => {
    const tag = unique('石墨烯');
    await published(`${tag}电热膜制备技术`);
    const id = await published(`${tag}电热膜制备工艺`);
    const { page } = await site.open({ account: AUDITOR });
    await review(page, id);
    await page.getByRole('link', { name: `${tag}电热膜制备技术` }).waitFor();
    await page
      .getByRole('button', { name: audit.zh.review.previous, exact: true })
      .and(page.locator(':enabled'))
      .waitFor();
    await page.keyboard.press('Alt+KeyK');
    await page.waitForURL((url) => url.pathname.startsWith('/audit/results/') && !url.pathname.endsWith(id));
    const before = new URL(page.url()).pathname;
    await page.getByRole('heading', { level: 2, name: audit.zh.decision.title }).waitFor();
    // The keys wait for the item, whose heading comes before its neighbours are known.
    await expect
      .poll(async () => {
        await page.keyboard.press('Alt+KeyJ');
        return new URL(page.url()).pathname;
      })
      .not.toBe(before);
  });
});

describe('the queue', () => {
  test('PUB-150 on paper it keeps its columns within the page, and leaves out what is pressed', async () => {
    const name = unique('打印审核列表');
    await published(name);
    const { page } = await site.open({ account: AUDITOR, viewport: { width: 1440, height: 900 } });
    await page.goto(`/audit/results?keyword=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    // The window measured the columns; paper of this width does so no more.
    const paper = 718;
    const places = () =>
      page.evaluate((width) => {
        document.body.style.width = `${width}px`;
        const of = (parts: string) =>
          [...document.querySelectorAll(parts)]
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({ left, right }) => [Math.round(left), Math.round(right)]);
        return { heads: of('[role="columnheader"]'), cells: of('main [role="row"] [role="gridcell"]') };
      }, paper);
    await expect.poll(async () => (await places()).heads.every(([, right = 0]) => right <= paper)).toBe(true);
    const { heads, cells } = await places();
    expect(heads).toHaveLength(4);
    expect(cells).toEqual(heads);
    const review = page.getByRole('link', { name: audit.zh.queue.of(audit.zh.queue.open, name) });
    expect(await review.isVisible()).toBe(false);
  });

  test('PUB-150 PUB-014 what has waited longest stands first, and filters have addresses', async () => {
    const { page } = await site.open({ account: AUDITOR });
    await page.goto('/auditResults');
    await page.waitForURL((url) => url.pathname === '/audit/results');
    const times = page.getByRole('row').getByText(/^\d{4}-\d\d-\d\d \d\d:/);
    await times.first().waitFor();
    const shown = await times.allInnerTexts();
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual([...shown].sort());
    await expectAccessible(page);
    await page.getByRole('button', { name: /^已通过 ?\d*\+?$/ }).click();
    await page.getByRole('row').getByText('已通过').first().waitFor();
    await page.waitForURL((url) => url.searchParams.get('audit_status') === '4');
    await page.goto('/audit/results?keyword=zzzzqqqq');
    await page.getByText('没有符合条件的内容').waitFor();
  });

  test('PUB-145 several are approved at once; one that was changed meanwhile is named and stays', async () => {
    const tag = unique('批量');
    const ids = [
      await published(`${tag}一号样品`),
      await published(`${tag}二号样品`),
      await published(`${tag}三号样品`),
    ];
    const { page } = await site.open({ account: AUDITOR });
    await page.goto(`/audit/results?keyword=${encodeURIComponent(tag)}`);
    await page.getByRole('link', { name: `${tag}三号样品`, exact: true }).waitFor();
    await edited(ids[1] ?? '', { term: '一年' });
    await page.getByRole('checkbox').first().check();
    await page.getByText(audit.zh.queue.chosen(3)).waitFor();
    await page.getByRole('button', { name: audit.zh.queue.approveAll }).click();
    await page.getByRole('dialog').getByRole('button', { name: audit.zh.queue.approveAll }).click();
    await expectToast(page, audit.zh.queue.approvedAll(2));
    await page.getByText(audit.zh.queue.refused(1)).waitFor();
    await page.getByText(`${tag}二号样品: 数据已被他人修改，请刷新后重试`).waitFor();
    await page.getByRole('link', { name: `${tag}一号样品`, exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `${tag}二号样品`, exact: true }).waitFor();
  });

  test('PUB-014 ACC-052 others than auditors of the kind are told that they may not review', async () => {
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/audit/results');
    await page.getByText(audit.zh.notAllowed).waitFor();
    const demands = (await site.open({ account: DEMAND_AUDITOR })).page;
    await demands.goto('/audit/results');
    await demands.getByText(audit.zh.notAllowed).waitFor();
    await demands.goto('/audit/demands');
    await demands.getByRole('link').filter({ hasText: audit.zh.queue.open }).first().waitFor();
  });
});

describe('the form and the page', () => {
  test('PUB-014 SHELL-056 CONST-006 the form opens 900 wide and read-only, with links in place of the attachment field', async () => {
    const id = await published(unique('待审'));
    const { page } = await site.open({ account: AUDITOR, viewport: { width: 1600, height: 900 } });
    await review(page, id);
    await page.getByRole('button', { name: audit.zh.review.form }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: text.name }).waitFor();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(900);
    for (const step of [text.steps.result, text.steps.organization]) {
      await dialog.getByRole('tab', { name: step }).click();
      const area = dialog.getByRole('group', { name: step, exact: true });
      const inputs = area.locator('input, textarea:not([aria-hidden]), button, [contenteditable="true"]');
      await expect.poll(() => inputs.count()).toBeGreaterThan(3);
      const usable = () =>
        inputs.evaluateAll((all) =>
          all
            .filter((input) => !input.matches(':disabled, [aria-disabled="true"], [contenteditable="false"]'))
            .map((input) => input.textContent || input.outerHTML),
        );
      // Asking for the whole identity number changes nothing: the auditor may.
      await expect.poll(async () => (await usable()).filter((each) => each !== text.idNumberShow)).toEqual([]);
      await expect.poll(() => area.locator('input[type="file"][multiple]').count()).toBe(0);
    }
  });

  test('PUB-056 the identity number is masked, and shown whole when it is asked for', async () => {
    const id = await published(unique('证件审核'));
    const { page } = await site.open({ account: AUDITOR });
    await review(page, id);
    const number = field(page, fieldNames.zh.id_number ?? '');
    await number.getByRole('button', { name: audit.zh.review.idShow }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('ID-0002');
    await number.getByRole('button', { name: audit.zh.review.idShow }).click();
    const again = page.getByRole('dialog', { name: auth.zh.againTitle });
    await again.getByLabel(auth.zh.password).fill(DEMO_PASSWORD);
    await again.getByRole('button', { name: auth.zh.againConfirm }).click();
    await number.getByText('ID-0002', { exact: true }).waitFor();
    await number.getByRole('button', { name: audit.zh.review.idHide }).click();
    await number.getByText('ID-0002', { exact: true }).waitFor({ state: 'detached' });
  });

  test('PUB-145 in English and on a phone: the versions stand below each other, nothing is cut off', async () => {
    const name = unique('Porous ceramic filter ');
    const id = await published(name);
    const auditor = await signedIn(AUDITOR);
    await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 });
    await edited(id, { name: name.replace('filter', 'membrane') });
    const { page } = await site.open({ account: AUDITOR, lang: 'en', viewport: { width: 360, height: 740 } });
    await page.goto(`/audit/results/${id}`);
    const names = field(page, fieldNames.en.name ?? '');
    const [before, after] = [audit.en.review.before, audit.en.review.after].map((label) =>
      names.getByRole('group', { name: label }),
    );
    await before?.waitFor();
    await after?.waitFor();
    const [upper, lower] = [await before?.boundingBox(), await after?.boundingBox()];
    expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeGreaterThan((upper?.height ?? 0) - 1);
    await expect.poll(() => names.locator('ins').allTextContents()).toEqual([`${audit.en.review.added}membrane`]);
    await page.getByRole('button', { name: audit.en.decision.approve, exact: true }).waitFor();
    await fits(page);
    await expectAccessible(page);
  });
});
