import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import forum from '../../web/i18n/forum.ts';
import resource from '../../web/i18n/resource.ts';
import { unique } from '../api/support/results.ts';
import { accessible } from './axe.ts';
import { answerWith, fits, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const site = testSite();
const text = forum.zh;

async function opened(page: Page) {
  await page.goto('/forum');
  await settled(page);
  await page.getByRole('button', { name: text.cooperate }).click();
  const dialog = page.getByRole('dialog', { name: text.title });
  await dialog.waitFor();
  return dialog;
}

describe('the forum', () => {
  test('SIGN-012 SIGN-016 SIGN-033 SIGN-037 SIGN-042 a visitor offers to cooperate in a dialog of 300 px and five inputs, which says what is missing', async () => {
    const name = unique('合作联系人');
    const { page } = await site.open();
    const dialog = await opened(page);
    expect((await dialog.boundingBox())?.width).toBe(300);
    const inputs = await dialog
      .locator('input[name], textarea[name]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    expect(inputs).toEqual(['name', 'sex', 'org_name', 'phone', 'remarks']);
    await accessible(page, '[role="dialog"]');
    const submit = dialog.getByRole('button', { name: text.submit });
    await submit.click();
    await dialog.getByText(messageOf('name_required', 'zh')).waitFor();
    await dialog.getByText(messageOf('phone_required', 'zh')).waitFor();
    await dialog.getByRole('textbox', { name: text.fields.name }).fill(name);
    await dialog.getByRole('combobox', { name: text.fields.sex }).click();
    await page.getByRole('option', { name: '女' }).click();
    await dialog.getByRole('textbox', { name: text.fields.org_name }).fill('滹沱检测技术公司');
    await dialog.getByRole('textbox', { name: text.fields.phone }).fill('13700000456');
    await dialog.getByRole('textbox', { name: text.fields.remarks }).fill('可提供会场');
    await submit.click();
    await toast(page, text.sent).waitFor();
    await dialog.waitFor({ state: 'detached' });

    const again = await opened(page);
    await again.getByRole('textbox', { name: text.fields.name }).fill(name);
    await again.getByRole('textbox', { name: text.fields.phone }).fill('13700000456');
    await again.getByRole('button', { name: text.submit }).click();
    await toast(page, messageOf('cooperation_submitted', 'zh')).waitFor();
    expect(await again.getByRole('textbox', { name: text.fields.name }).inputValue()).toBe(name);

    const editor = await site.open({ account: EDITOR });
    await editor.page.goto('/content/forum');
    await settled(editor.page);
    await editor.page.getByText(name, { exact: true }).waitFor();
    await accessible(editor.page);
    await editor.page.getByRole('button', { name: resource.zh.of(text.handle, name) }).click();
    await toast(editor.page, text.saved).waitFor();
    await editor.page.getByRole('button', { name: resource.zh.of(text.reopen, name) }).waitFor();
    await editor.page.setViewportSize({ width: 360, height: 780 });
    await fits(editor.page);
  });

  test('SIGN-040 SIGN-041 a refusal of the server is shown, and the dialog stays with what was typed', async () => {
    const { page } = await site.open({ viewport: { width: 360, height: 780 } });
    const dialog = await opened(page);
    await answerWith(page, '**/web/egg/base/add', 500, { status: 500, msg: 'x', result: null });
    await dialog.getByRole('textbox', { name: text.fields.name }).fill('张三丰');
    await dialog.getByRole('textbox', { name: text.fields.phone }).fill('13700000789');
    await dialog.getByRole('button', { name: text.submit }).click();
    await toast(page, 'x').waitFor();
    expect(await dialog.getByRole('textbox', { name: text.fields.name }).inputValue()).toBe('张三丰');
    await fits(page);
  });

  test('SIGN-018 the introduction of the forum is a fixed text, in both languages, and leads to the offer', async () => {
    for (const lang of ['zh', 'en'] as const) {
      const { page } = await site.open({ lang });
      await page.goto('/community');
      await settled(page);
      await page.getByRole('button', { name: forum[lang].introduce }).click();
      const dialog = page.getByRole('dialog', { name: forum[lang].introduce });
      await dialog.getByText(forum[lang].about[0] ?? '').waitFor();
      await accessible(page, '[role="dialog"]');
      await dialog.getByRole('button', { name: forum[lang].cooperate }).click();
      await page.getByRole('dialog', { name: forum[lang].title }).waitFor();
    }
  });
});
