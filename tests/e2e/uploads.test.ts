import { describe, expect, test } from 'vitest';
import accounts from '../../web/i18n/accounts.ts';
import words from '../../web/i18n/form.ts';
import { ownResults, PublishForm, unique, withoutDrafts } from './publishing.ts';
import { answerWith, hold, INDIVIDUAL, settled, testSite, toast, type Visit } from './site.ts';

const site = testSite();

async function openForm(): Promise<Visit & { form: PublishForm }> {
  const visit = await site.open({
    account: INDIVIDUAL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await withoutDrafts(visit.context);
  await visit.page.goto('/results?publish=new');
  const form = new PublishForm(visit.page);
  await form.ready();
  return { ...visit, form };
}

const file = (name: string, text = '说明文字') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const filesOf = (form: PublishForm) => form.dialog.locator('input[type="file"][multiple]');

/** A picture of 1600 by 1200 pixels that no encoder makes light. */
async function photo({ page }: Visit): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    for (let at = 0; context && at < 4000; at++) {
      context.fillStyle = `hsl(${(at * 137) % 360} 70% ${30 + (at % 50)}%)`;
      context.fillRect((at * 89) % 1600, (at * 53) % 1200, 40, 30);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

describe('uploads', () => {
  test('ATT-003 an upload that breaks keeps the form, and goes on by hand, or by itself when the connection is back', async () => {
    const { page, context, form } = await openForm();
    const name = unique('断网续传核验');
    await form.field(form.text.name).fill(name);
    await page.route('**/web/upload/put/**', (route) => route.abort(), { times: 1 });
    await filesOf(form).setInputFiles(file('说明.txt'));
    await form.dialog.getByText(words.zh.uploadFailed, { exact: true }).waitFor();
    await expect.poll(() => form.dialog.getByRole('link', { name: /说明\.txt/ }).count()).toBe(0);
    await form.dialog.getByRole('button', { name: `${words.zh.retry} 说明.txt` }).click();
    await form.dialog.getByRole('link', { name: /说明\.txt/ }).waitFor();
    await expect.poll(() => form.field(form.text.name).inputValue()).toBe(name);

    await context.setOffline(true);
    await filesOf(form).setInputFiles(file('说明.txt', '同名的第二份'));
    await form.dialog.getByText(words.zh.uploadFailed, { exact: true }).waitFor();
    await context.setOffline(false);
    await expect.poll(() => form.dialog.getByRole('link', { name: /说明\.txt/ }).count()).toBe(2);
    const addresses = await form.dialog
      .getByRole('link', { name: /说明\.txt/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(addresses).size).toBe(2);
    await expect.poll(() => form.field(form.text.name).inputValue()).toBe(name);
  });

  test('ATT-003 an upload under way is cancelled, a refused one says why', async () => {
    const { page, form } = await openForm();
    const release = await hold(page, '**/web/upload/put/**');
    await filesOf(form).setInputFiles(file('取消.txt'));
    const cancel = form.dialog.getByRole('button', { name: `${words.zh.cancelUpload} 取消.txt` });
    await form.dialog.getByRole('progressbar', { name: '取消.txt' }).waitFor();
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await filesOf(form).setInputFiles({ name: '假.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await form.dialog.getByText('文件内容与类型不符', { exact: true }).waitFor();
    await expect.poll(() => form.dialog.getByRole('link', { name: /取消\.txt|假\.png/ }).count()).toBe(0);

    await filesOf(form).setInputFiles({ name: '空.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
    await form.dialog
      .getByRole('alert')
      .filter({ hasText: words.zh.fileEmpty('空.txt') })
      .waitFor();
    await expect.poll(() => form.dialog.getByRole('button', { name: `${words.zh.retry} 空.txt` }).count()).toBe(0);
    await form.dialog.getByRole('button', { name: `${words.zh.cancelUpload} 空.txt` }).click();
    await form.dialog.getByText('空.txt', { exact: true }).waitFor({ state: 'detached' });
  });

  test('ATT-003 files stand in the order in which they were chosen, whichever arrives first', async () => {
    const { page, form } = await openForm();
    const letGo = await hold(page, '**/web/upload/ticket*');
    await page.route('**/web/upload/ticket*', async (route) => {
      if (route.request().postData()?.includes('甲')) await route.fallback();
      else await route.continue();
    });
    await filesOf(form).setInputFiles([file('甲.txt', '一'), file('乙.txt', '二'), file('丙.txt', '三')]);
    const shown = () => form.dialog.getByRole('link', { name: /[甲乙丙]\.txt/ }).allTextContents();
    const names = async () => (await shown()).map((text) => /[甲乙丙]/.exec(text)?.[0]);
    await expect.poll(async () => (await names()).toSorted()).toEqual(['丙', '乙'].toSorted());
    letGo();
    await expect.poll(names).toEqual(['甲', '乙', '丙']);
  });

  test('ATT-003 PUB-010 a file arrives while another step is shown; nothing is sent before, nor without saying what is missing', async () => {
    const { page, form } = await openForm();
    const name = unique('边传边填');
    await form.fillResult(name);
    const release = await hold(page, '**/web/upload/put/**');
    await filesOf(form).setInputFiles([
      file('慢.txt'),
      { name: '空.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    ]);
    await form.dialog.getByRole('progressbar', { name: '慢.txt' }).waitFor();
    await form.next();
    await form.fillIndividual();
    // A draft would keep nothing of it.
    await form.dialog.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: form.text.leaveKeep }).click();
    await toast(page, words.zh.stillUploading).waitFor();
    await page.getByRole('dialog', { name: form.text.leaveTitle }).waitFor({ state: 'detached' });
    await form.submit();
    await toast(page, words.zh.sentOnceUploaded).waitFor();
    release();
    const question = page.getByRole('dialog', { name: words.zh.leftOutTitle(1) });
    await question.getByText('空.txt').waitFor();
    await question.getByRole('button', { name: words.zh.leaveOutNot }).click();
    await question.waitFor({ state: 'detached' });
    expect((await ownResults(page)).filter((row) => row.name === name)).toEqual([]);
    await form.back();
    await form.dialog.getByRole('link', { name: /慢\.txt/ }).waitFor();
    await form.dialog.getByText('空.txt', { exact: true }).waitFor();
    await form.next();
    await form.submit();
    await question.getByRole('button', { name: words.zh.leaveOut }).click();
    await toast(page, form.text.common.releaseSuccess).waitFor();
    const row = (await ownResults(page)).find((each) => each.name === name);
    const stored = await page.request.get(`/web/v1/user/chengguo/detail?id=${row?.chengguo_id}`);
    const { attachments } = (await stored.json()).result as { attachments: { file_name: string }[] };
    expect(attachments.map(({ file_name }) => file_name)).toEqual(['慢.txt']);
  });

  test('ATT-008 taking a file away asks first; cancel keeps it', async () => {
    const { page, form } = await openForm();
    await form.attach('留下.txt', '一');
    const remove = () => form.dialog.getByRole('button', { name: `${words.zh.remove} 留下.txt` }).click();
    const asked = page.getByRole('dialog').filter({ hasText: words.zh.confirmDeleteAttachment });
    await remove();
    await asked.getByRole('button').first().waitFor();
    await expect
      .poll(() => asked.getByRole('button').allInnerTexts())
      .toEqual(expect.arrayContaining(['取消', '确定']));
    await asked.getByRole('button', { name: '取消', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    await expect.poll(() => form.dialog.getByRole('link', { name: /留下\.txt/ }).count()).toBe(1);
    await remove();
    await asked.getByRole('button', { name: '确定', exact: true }).click();
    await form.dialog.getByRole('link', { name: /留下\.txt/ }).waitFor({ state: 'detached' });
  });

  test('PUB-066 PUB-067 a cover is cut to 16:9 in the cropper, and its small picture is light', async () => {
    const visit = await openForm();
    const { page, form, context } = visit;
    const input = form.dialog.locator('input[type="file"][accept=".jpg,.jpeg,.png"]');
    await input.setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: await photo(visit) });
    const cropper = page.getByRole('dialog', { name: accounts.zh.cropTitle });
    await cropper.getByRole('application', { name: accounts.zh.cropArea }).waitFor();
    const shape = async () => {
      const frame = await cropper.locator('[data-crop-frame]').boundingBox();
      return (frame?.width ?? 0) / (frame?.height ?? 1);
    };
    await expect.poll(shape).toBeCloseTo(16 / 9, 2);
    await expect.poll(async () => (await cropper.locator('canvas').boundingBox())?.width).toBe(150);
    await cropper.getByRole('button', { name: '取消', exact: true }).click();
    await cropper.waitFor({ state: 'detached' });
    await expect.poll(() => form.dialog.getByRole('img', { name: words.zh.coverAlt }).count()).toBe(0);

    await input.setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: await photo(visit) });
    const small = page.waitForResponse((answer) => answer.url().endsWith('/web/upload/complete'));
    await cropper.getByRole('button', { name: '确定', exact: true }).click();
    await small;
    const shown = form.dialog.getByRole('img', { name: words.zh.coverAlt });
    await shown.waitFor();
    const src = (await shown.getAttribute('src')) ?? '';
    const size = (address: string) =>
      page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, address);
    expect(await size(src)).toEqual([1280, 720]);
    expect(await size(`${src}?size=small`)).toEqual([640, 360]);
    const [whole, light] = await Promise.all([src, `${src}?size=small`].map((url) => context.request.get(url)));
    expect(light?.headers()['content-type']).toBe('image/webp');
    expect((await light?.body())?.length ?? 0).toBeLessThan((await whole?.body())?.length ?? 0);
    expect((await light?.body())?.length ?? 0).toBeLessThanOrEqual(200 * 1024);
  });

  test('ATT-005 links to files are built with the upload host of the settings, which is asked once', async () => {
    const visit = await site.open({ account: INDIVIDUAL });
    const { page, calls } = visit;
    const host = { status: 200, msg: '', result: { records: [{ value: 'http://files.example/' }], total: 1 } };
    await answerWith(page, '**/web/egg/base/list?*upload-server-host*', 200, host);
    await withoutDrafts(visit.context);
    await page.goto('/results?publish=new');
    await settled(page);
    const form = new PublishForm(page);
    await form.ready();
    await form.attach('甲.txt', '一');
    await form.attach('乙.txt', '二');
    const links = form.dialog.getByRole('link', { name: /[甲乙]\.txt/ });
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      .toEqual([
        expect.stringMatching(/^http:\/\/files\.example\/files\/[0-9a-f]{32}\.txt$/),
        expect.stringMatching(/^http:\/\/files\.example\/files\/[0-9a-f]{32}\.txt$/),
      ]);
    expect(calls.filter((call) => call.includes('upload-server-host'))).toHaveLength(1);
  });
});
