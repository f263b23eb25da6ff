import { describe, expect, test } from 'vitest';
import formWords from '../../web/i18n/form.ts';
import shell from '../../web/i18n/shell.ts';
import { baseUrl } from '../setup/site.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer } from './newcomer.ts';
import { WORDS } from './registering.ts';
import { accountButton, testSite, toast } from './site.ts';

const site = testSite();
const text = WORDS.zh;

/** Two colours side by side, 400 by 200, as the browser itself paints them. */
async function picture(page: import('playwright-core').Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#d02020';
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = '#2020d0';
    context.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

async function openOwnSettings(page: import('playwright-core').Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: shell.zh.logout }).waitFor();
  await page.getByRole('menuitem', { name: shell.zh.settings }).click();
}

async function openSettings() {
  const person = await newcomer('设置用户');
  const visit = await site.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visit;
  await enter(visit.context, person.account);
  await page.goto('/memberCenter');
  await openOwnSettings(page);
  const dialog = page.getByRole('dialog', { name: text.settings });
  await dialog.waitFor();
  return { ...visit, person, dialog };
}

const widthOf = async (dialog: import('playwright-core').Locator): Promise<number> =>
  Math.round((await dialog.locator('.MuiDialog-paper').or(dialog).first().boundingBox())?.width ?? 0);

describe('user settings', () => {
  test('ACC-012 ACC-044 SHELL-030 CONST-006 the dialog is 300 wide, its one input is the name, and the header shows it as long as no nickname was chosen apart', async () => {
    const { page, dialog, person, trouble } = await openSettings();
    await expect.poll(() => widthOf(dialog)).toBe(300);
    expect(await seriousProblems(page)).toEqual([]);
    await expect.poll(() => dialog.locator('input:not([type="file"])').count()).toBe(1);
    await expect
      .poll(() => dialog.getByRole('textbox', { name: text.name, exact: true }).inputValue())
      .toBe(person.name);
    await dialog.locator('input[name="name"]').fill('新的名字');
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: '确定', exact: true }).click();
    const { table, data, where } = (await put).postDataJSON();
    expect(table).toBe('user');
    expect(Object.keys(data).sort()).toEqual(['avatar', 'name', 'nickname', 'sex', 'tel']);
    expect(data).toMatchObject({ name: '新的名字', nickname: '新的名字' });
    expect(Object.keys(where)).toEqual(['user_id']);
    await toast(page, text.settingsSaved).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => accountButton(page).textContent()).toContain('新的名字');
    await page.reload();
    await expect.poll(() => accountButton(page).textContent()).toContain('新的名字');

    const { request } = page.context();
    const { user_id } = (await (await request.get('/web/egg/user/session')).json()).result;
    const answer = await request.put('/web/egg/base/put', {
      data: { table: 'user', data: { nickname: '另一个昵称' }, where: { user_id } },
      headers: { origin: baseUrl() },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await expect.poll(() => accountButton(page).textContent()).toContain('另一个昵称');
    await openOwnSettings(page);
    await dialog.locator('input[name="name"]').fill('本名');
    await dialog.getByRole('button', { name: '确定', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => accountButton(page).textContent()).toContain('另一个昵称');
    const own = (await (await request.get('/web/egg/user/session')).json()).result;
    expect(own).toMatchObject({ name: '本名', nickname: '另一个昵称' });
    expect(trouble).toEqual([]);
  });

  test('ACC-012 cancel saves nothing, and a .gif is not accepted', async () => {
    const { page, dialog, person } = await openSettings();
    const file = dialog.locator('input[type="file"]');
    await expect.poll(() => file.getAttribute('accept')).toBe('.png,.jpg,.jpeg');
    await file.setInputFiles({ name: '头像.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await toast(page, formWords.zh.fileType('头像.gif')).waitFor();
    await expect.poll(() => page.getByRole('dialog', { name: text.cropTitle }).count()).toBe(0);
    await dialog.locator('input[name="name"]').fill('不保存');
    await dialog.getByRole('button', { name: '取消', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await openOwnSettings(page);
    await expect.poll(() => dialog.locator('input[name="name"]').inputValue()).toBe(person.name);
  });

  test('SHELL-046 CONST-006 the picture is cropped to 100 by 100 in a dialog of 1050, moved by keyboard, and shown in the header', async () => {
    const { page, dialog } = await openSettings();
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: await picture(page) });
    const cropper = page.getByRole('dialog', { name: text.cropTitle });
    const area = cropper.getByRole('application', { name: text.cropArea });
    await area.waitFor();
    await expect.poll(() => widthOf(cropper)).toBe(1050);
    const sides = async () => {
      const frame = await cropper.locator('[data-crop-frame]').boundingBox();
      return [frame?.width, frame?.height].map((side) => Math.round(side ?? 0));
    };
    await expect.poll(sides).toEqual([100, 100]);
    expect(await seriousProblems(page)).toEqual([]);

    // Past the left edge of the picture it stops: the crop is red alone.
    await area.focus();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowRight');
    await cropper.getByRole('button', { name: '确定', exact: true }).click();
    await cropper.waitFor({ state: 'detached' });
    const cropped = (await dialog.locator('img[src^="data:image/jpeg;base64,"]').getAttribute('src')) ?? '';
    const found = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const at = (x: number) => [...(context?.getImageData(x, 50, 1, 1).data ?? [])].slice(0, 3);
      return { size: [canvas.width, canvas.height], left: at(2), right: at(97) };
    }, cropped);
    expect(found.size).toEqual([100, 100]);
    for (const [red = 0, , blue = 255] of [found.left, found.right]) {
      expect(red).toBeGreaterThan(150);
      expect(blue).toBeLessThan(100);
    }

    await dialog.getByRole('button', { name: '确定', exact: true }).click();
    await toast(page, text.settingsSaved).waitFor();
    const shown = accountButton(page).locator('img');
    await shown.waitFor();
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(100);
  });
});
