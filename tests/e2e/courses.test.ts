import { describe, expect, test } from 'vitest';
import { shownMinute } from '../../db/contract/time.ts';
import { clockOf } from '../../db/contract/videos.ts';
import courses from '../../web/i18n/courses.ts';
import videoWords from '../../web/i18n/videos.ts';
import { unique } from '../api/support/results.ts';
import { add, put, remove } from '../api/table-calls.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { fits, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const LEARNER = '13800000001';
const DAY = 86_400;
const WIDE = { viewport: { width: 1440, height: 1000 } };
const text = courses.zh;
const site = testSite();

/** A course that nobody sees any more when the work is done. */
async function withCourse(values: object, work: (id: string, name: string, editor: Client) => Promise<void>) {
  const editor = await signedIn(EDITOR);
  const name = unique('浏览器测试课程');
  const start_time = Math.floor(Date.now() / 1000) + 60 * DAY;
  const { id } = (await add(editor, 'course', { name, mainTeacher: '王老师', start_time, ...values })).result;
  try {
    await work(id, name, editor);
  } finally {
    await put(editor, 'course', { is_open: 0 }, { id });
  }
}

describe('courses', () => {
  test('SIGN-009 SIGN-011 SIGN-015 SIGN-030 SIGN-031 SIGN-032 SIGN-037 SIGN-038 SIGN-041 SIGN-042 a visitor finds a course and signs up for it once', async () => {
    const start_time = Math.floor(Date.now() / 1000) + 40 * DAY;
    await withCourse(
      { orgName: '省技术市场', profile: '<p>谈判与合同</p>', class_hours: 12, start_time },
      async (id, name, editor) => {
        const { page, trouble } = await site.open(WIDE);
        await page.goto(`/course?keyword=${encodeURIComponent(name)}`);
        await settled(page);
        await accessible(page);
        await page.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { level: 1, name }).waitFor();
        for (const shown of ['王老师', '省技术市场', '谈判与合同']) await page.getByText(shown).first().waitFor();
        await settled(page);
        await accessible(page);
        // Whose clock shows another time reads which one is meant.
        const elsewhere = (await site.open({ ...WIDE, timezoneId: 'Europe/Berlin' })).page;
        await elsewhere.goto(page.url());
        const begins = shownMinute(start_time);
        await elsewhere.getByText(`${begins} (UTC+8)`, { exact: true }).waitFor();
        await page.getByText(begins, { exact: true }).waitFor();
        await page.getByRole('main').getByRole('button', { name: text.signUp }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText(name).waitFor();
        expect((await page.locator('.MuiDialog-paper').boundingBox())?.width).toBe(300);
        expect((await dialog.getByRole('textbox').count()) + (await dialog.getByRole('combobox').count())).toBe(6);
        await accessible(page, '[role="dialog"]');
        const submit = () => dialog.getByRole('button', { name: text.submit }).click();
        await submit();
        await dialog.getByText('请输入姓名！').waitFor();
        await dialog.getByText('请输入手机号！').waitFor();
        const fill = async () => {
          await dialog.getByLabel(text.fields.name).fill('赵学员');
          await dialog.getByLabel(text.fields.phone).fill('13512340011');
          await dialog.getByRole('combobox', { name: text.fields.traffic_type }).click();
          await page.getByRole('option', { name: '地铁' }).click();
        };
        await fill();
        await submit();
        await toast(page, text.signedUp).waitFor();
        await dialog.getByText(text.bookedText).waitFor();
        await dialog.getByRole('button', { name: text.done, exact: true }).click();
        const rows = await editor.list('course_user', { where: { course_id: id } });
        expect(rows.result.records).toMatchObject([{ name: '赵学员', traffic_type: 1 }]);

        await page.getByRole('main').getByRole('button', { name: text.signUp }).click();
        await fill();
        await submit();
        await page.getByText('您已报名该课程').first().waitFor();
        expect(await dialog.getByLabel(text.fields.name).inputValue()).toBe('赵学员');
        expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
      },
    );
  });

  test('SIGN-010 SIGN-014 SIGN-043 films of a paid course play for its learners and keep their place; others read why not, and may apply', async () => {
    const learner = await signedIn(LEARNER);
    // The oldest is the demo's: those that editors make in other tests have no film.
    const oldest = { where: { paid: 1 }, order: [['add_time', 'asc']], pageSize: 1 };
    const [course] = (await client().list('course', oldest)).result.records;
    const editor = await signedIn(EDITOR);
    await editor.post('/web/v1/content/course/learner', { course_id: course.id, account: LEARNER });
    const chapters = await learner.list('course_chapter', { where: { course_id: course.id }, order: [['sort']] });
    const [chapter] = chapters.result.records;
    const visit = await site.open(WIDE);
    await visit.page.goto(`/courseVideo/${course.id}`);
    await visit.page.getByText(text.closed).waitFor();
    expect(await visit.page.locator('video').count()).toBe(0);

    const { page, trouble } = await site.open({ ...WIDE, account: LEARNER });
    await learner.post('/web/v1/course/progress', { chapter_id: chapter.id, seconds: 3 });
    await page.goto(`/courseVideo/${course.id}`);
    await page.locator('video').waitFor();
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
      .toBeGreaterThan(0);
    await settled(page);
    await accessible(page);
    const film = page.locator('video');
    const placeOf = () => film.evaluate((it: HTMLVideoElement) => it.currentTime);
    // It says that it goes on, and whoever leaves it comes back to the place of that moment.
    await page.getByText(videoWords.zh.kept(clockOf(3))).waitFor();
    expect(await placeOf()).toBe(3);
    await film.evaluate((it: HTMLVideoElement) => {
      it.currentTime = 12;
    });
    await expect.poll(placeOf).toBe(12);
    await page.getByRole('link', { name: text.back }).click();
    await page.getByRole('link', { name: text.goOn }).click();
    await page.getByText(videoWords.zh.kept(clockOf(12))).waitFor();
    await learner.post('/web/v1/course/progress', { chapter_id: chapter.id, seconds: 0, finished: true });
    await page.goto(`/courseDetail/${course.id}`);
    await page.getByText(text.progress(1, chapters.result.records.length)).first().waitFor();
    await accessible(page);
    // Whoever comes back goes on with the chapter that comes next.
    await page.getByRole('link', { name: text.goOn }).click();
    await page.locator('video').waitFor();
    expect(await page.locator('main [aria-current="true"]').textContent()).toBe(chapters.result.records[1].name);
    await page.getByRole('heading', { level: 2, name: chapters.result.records[1].name }).waitFor();
    expect(trouble).toEqual([]);

    const other = (await site.open({ ...WIDE, account: '13800000009' })).page;
    await other.goto(`/courseDetail/${course.id}`);
    await other.getByRole('main').getByRole('button', { name: text.apply }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel(text.fields.name).fill('申请人');
    await dialog.getByLabel(text.fields.phone).fill('13512340012');
    await dialog.getByLabel(text.fields.reason).fill('希望系统学习专利布局。');
    await accessible(other, '[role="dialog"]');
    await dialog.getByRole('button', { name: text.sendApplication }).click();
    await toast(other, text.applicationSent).waitFor();
    // The page says how it stands, instead of asking for another one.
    await other.getByText(text.applied.waiting).waitFor();
    expect(await other.getByRole('button', { name: text.apply }).count()).toBe(0);
    const where = { course_id: course.id, name: '申请人' };
    await put(editor, 'course_application', { state: 2, opinion: '请先修完基础课程' }, where);
    await other.reload();
    const refusal = other.getByRole('status').filter({ hasText: text.applied.refused });
    await refusal.getByText('请先修完基础课程').waitFor();
    await accessible(other);
    // Who knows why asks again, on the same page.
    await other.getByRole('main').getByRole('button', { name: text.applyAgain }).click();
    await dialog.getByLabel(text.fields.name).fill('申请人');
    await dialog.getByLabel(text.fields.phone).fill('13512340012');
    await dialog.getByRole('button', { name: text.sendApplication }).click();
    await other.getByText(text.applied.waiting).waitFor();
    await other.goto('/notices');
    const notice = `您对课程“${course.name}”的学习申请未获同意，可重新申请。原因：请先修完基础课程`;
    await other.getByText(notice).waitFor();
    await remove(editor, 'course_application', where);
  });

  test('SIGN-018 SIGN-044 the introduction of the classroom names both ranges, and the list fits a phone', async () => {
    const { page } = await site.open({ viewport: { width: 360, height: 800 } });
    await page.goto('/course');
    await settled(page);
    await fits(page);
    await page.getByRole('button', { name: text.introduce }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('5 至 8 门课程').waitFor();
    await dialog.getByText('10 至 15 课时').waitFor();
    await accessible(page, '[role="dialog"]');
  });
});
