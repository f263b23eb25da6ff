import { describe, expect, test } from 'vitest';
import certificates from '../../web/i18n/certificates.ts';
import courses from '../../web/i18n/courses.ts';
import office from '../../web/i18n/coursesOffice.ts';
import resource from '../../web/i18n/resource.ts';
import { unique } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { chooseMore, fits, openSignedIn, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const LEARNER = '13800000002';
const WIDE = { viewport: { width: 1440, height: 1000 } };
const { zh } = office;
const kept = resource.zh;
const site = testSite();

describe('editors of courses', () => {
  test('SIGN-043 make a paid course with a chapter, admit who applies, and call it off', async () => {
    const visit = await site.open({ ...WIDE, account: EDITOR });
    const { page, trouble } = visit;
    const name = unique('技术经纪实务');
    await openSignedIn(visit, '/content/courses');
    await settled(page);
    await accessible(page);
    await page.getByRole('button', { name: kept.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(zh.name).first().fill(name);
    // Its films may stand in its chapters, and its hours may be left out.
    expect(await dialog.getByRole('group', { name: zh.film, exact: true }).textContent()).not.toContain('*');
    expect(await dialog.getByLabel(zh.hours).first().inputValue()).toBe('');
    await dialog.getByLabel(zh.hours).first().fill('6');
    await dialog.getByRole('switch', { name: zh.paid }).check();
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`/content/courses?keyword=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').filter({ hasText: name });
    // Fewer hours than a course of a term has are told, not refused.
    await row.getByText(zh.unusualHours(10, 15)).waitFor();

    await row.getByRole('link', { name: zh.ofName(zh.parts.chapters, name) }).click();
    await page.getByRole('heading', { level: 1, name: zh.partTitle(zh.parts.chapters, name) }).waitFor();
    await page.getByRole('button', { name: kept.add, exact: true }).click();
    await dialog.getByLabel(zh.name).first().fill('合同谈判');
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByRole('row').filter({ hasText: '合同谈判' }).getByText(zh.noFilm).waitFor();
    // How long a film is stands in it, and a new chapter comes behind the others.
    await page.getByRole('button', { name: kept.add, exact: true }).click();
    await dialog.getByLabel(zh.name).first().fill('签约之后');
    await dialog.locator('input[type="file"]').first().setInputFiles('tests/seed/films/show-flow.webm');
    const length = dialog.getByLabel(zh.duration);
    await expect.poll(() => length.inputValue()).toMatch(/^[1-9]\d*$/);
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByRole('row').filter({ hasText: '签约之后' }).getByText(zh.uploaded).waitFor();
    expect(await page.getByRole('row').last().textContent()).toContain('签约之后');
    await settled(page);
    await accessible(page);
    const id = /course\/([^/]+)/.exec(page.url())?.[1] ?? '';

    const learner = await signedIn(LEARNER);
    const values = { course_id: id, name: '周申请', phone: '13612340077' };
    expect((await learner.post('/web/egg/base/add', { table: 'course_application', data: values })).status).toBe(200);
    await page.goto(`/content/courseApplications?keyword=${encodeURIComponent('周申请')}`);
    const wish = page.getByRole('row').filter({ hasText: name });
    await settled(page);
    await accessible(page);
    await wish.getByRole('button', { name: zh.ofName(zh.admit, '周申请'), exact: true }).click();
    await toast(page, zh.admitted);
    const applicant = await signedIn('13800000009');
    const asked = { course_id: id, name: '吴申请', phone: '13612340078' };
    expect((await applicant.post('/web/egg/base/add', { table: 'course_application', data: asked })).status).toBe(200);
    await page.goto(`/content/courseApplications?keyword=${encodeURIComponent('吴申请')}`);
    await wish.getByRole('button', { name: zh.ofName(zh.refuse, '吴申请'), exact: true }).click();
    // Nobody is refused without a reason.
    await dialog.getByRole('button', { name: zh.refuse }).click();
    await dialog.getByText('请填写不同意的原因').waitFor();
    await dialog.getByLabel(zh.opinion).fill('本期名额已满');
    await accessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: zh.refuse }).click();
    await wish.getByText(zh.because('本期名额已满')).waitFor();
    await page.goto(`/content/courseApplications?keyword=${encodeURIComponent('周申请')}`);
    await wish.getByRole('link', { name }).click();
    await page.getByRole('row').filter({ hasText: '138' }).first().waitFor();
    const signed = await learner.post('/web/egg/base/add', { table: 'course_user', data: values });
    expect(signed.result.state).toBe('booked');

    await page.goto(`/content/courses?keyword=${encodeURIComponent(name)}`);
    await chooseMore(page, name, zh.copy);
    await toast(page, zh.copied);
    const copied = page.getByRole('row').filter({ hasText: `${name}（副本）` });
    await copied.waitFor();
    await chooseMore(page, name, zh.cancel);
    await dialog.getByRole('textbox').fill('讲师行程变化');
    await dialog.getByRole('button').last().click();
    await page.getByText(zh.cancelled, { exact: true }).first().waitFor();
    expect(trouble).toEqual([]);
  });

  test('a term says when it has fewer courses than a term should have', async () => {
    const visit = await site.open({ viewport: { width: 360, height: 780 }, account: EDITOR });
    const { page, trouble } = visit;
    await openSignedIn(visit, '/content/terms');
    await page.getByText(zh.unusualTerm(5, 8)).first().waitFor();
    await settled(page);
    await accessible(page);
    expect(trouble).toEqual([]);
  });

  test('SIGN-009 what can be done with a row is in sight in a narrow window, above the columns that go beneath it', async () => {
    const visit = await site.open({ viewport: { width: 1024, height: 800 }, account: EDITOR });
    await openSignedIn(visit, '/content/courses');
    await settled(visit.page);
    const acts = visit.page.getByRole('row').nth(1).locator('[data-field="actions"]').locator('a, button');
    const seen = await acts.evaluateAll((all) =>
      all.map((act) => {
        const { left, top, width, height } = act.getBoundingClientRect();
        return act.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    // The first action and the menu of the others.
    expect(seen).toEqual([true, true]);
    await acts.last().click();
    for (const name of [zh.participants, zh.door, zh.copy]) {
      await visit.page.getByRole('menuitem', { name, exact: true }).waitFor();
    }
  });

  test('SIGN-010 SIGN-029 staff sort how far learners have come, and issue certificates to who finished; the learner finds it', async () => {
    const editor = await signedIn(EDITOR);
    const learner = await signedIn(LEARNER);
    const add = async (table: string, data: object): Promise<string> =>
      (await editor.post('/web/egg/base/add', { table, data })).result.id;
    const name = unique('线上培训');
    const id = await add('course', { name, certificate: 1 });
    const chapter_id = await add('course_chapter', { course_id: id, name: '唯一一章' });
    const reader = (await site.open({ viewport: { width: 360, height: 780 }, account: LEARNER })).page;
    await reader.goto(`/courseDetail/${id}`);
    await reader.getByText(courses.zh.finishing.brings).waitFor();
    await learner.post('/web/v1/course/progress', { chapter_id, seconds: 9, finished: true });
    await reader.reload();
    await reader.getByText(courses.zh.finishing.waiting).waitFor();

    const visit = await site.open({ ...WIDE, account: EDITOR });
    const { page, trouble } = visit;
    await openSignedIn(visit, `/content/participants/course/${id}`);
    await page.getByRole('link', { name: zh.parts.progress, exact: true }).click();
    await page.getByText(zh.finishedOf(1, 1)).waitFor();
    const row = page.getByRole('row').filter({ hasText: '138' });
    await row.getByText(zh.learning.states.finished).waitFor();
    await row.getByText(zh.doneOf(1, 1)).waitFor();
    await settled(page);
    await accessible(page);
    await page.getByRole('columnheader', { name: zh.learning.done }).click();
    await page.waitForURL(/sort=-?done/);
    await page.getByRole('button', { name: zh.issueCount(1) }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await toast(page, zh.issued(1)).waitFor();
    await row.getByRole('link', { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ }).waitFor();
    expect(await page.getByRole('button', { name: zh.issueCount(0) }).isDisabled()).toBe(true);
    expect(trouble).toEqual([]);

    await reader.reload();
    await reader.getByRole('link', { name: courses.zh.finishing.show }).click();
    await reader.getByText(certificates.zh.real).waitFor();
    await fits(reader);
    await accessible(reader);
  });
});
