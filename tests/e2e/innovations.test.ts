import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { innovationWords } from '../../db/contract/content.ts';
import resource from '../../web/i18n/resource.ts';
import versions from '../../web/i18n/versions.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { fits, MEMBER, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const site = testSite();
const text = innovationWords.zh;
const words = resource.zh;

const unique = (name: string) => `${name}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function added(data: object = {}): Promise<{ id: string; title: string }> {
  const title = unique('共享试验线');
  const editor = await signedIn(EDITOR);
  const made = await editor.post('/web/egg/base/add', {
    table: 'innovate',
    data: { title, type: 2, content: '<p>按批次收费的试验线。</p>', source: '试点园区', ...data },
  });
  expect(made.status, made.text).toBe(200);
  return { id: made.result.id, title };
}

const html = async (path: string) => {
  const response = await client().fetch(path);
  return { status: response.status, text: await response.text() };
};

describe('innovation items', () => {
  test('INFO-004 INFO-036 the page shows the public items with their fields, one type where it is chosen', async () => {
    const shown = await added();
    const hidden = await added({ is_open: 0 });
    const { page, trouble } = await site.open();
    await page.goto('/innovate');
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
    const list = page.getByRole('list', { name: text.title });
    const card = list.getByRole('listitem').filter({ hasText: shown.title });
    await card.getByText(text.types[2]).waitFor();
    await card.getByText('试点园区').waitFor();
    expect(await list.getByText(hidden.title).count()).toBe(0);
    await page.getByRole('region', { name: text.type, exact: true }).getByRole('link', { name: text.types[1] }).click();
    await card.waitFor({ state: 'detached' });
    const { records } = (await client().list('innovate', { where: { id: shown.id } })).result;
    expect(Object.keys(records[0])).toEqual(
      expect.arrayContaining(['id', 'title', 'content', 'type', 'cover', 'add_time', 'source']),
    );
    expect(trouble).toEqual([]);
  });

  test('INFO-025 INFO-040 the dialog is 1000 pixels wide and leads to others of the same type, without itself', async () => {
    const [one, other] = [await added(), await added()];
    const elsewhere = await added({ type: 3 });
    const { page, trouble } = await site.open({ viewport: { width: 1440, height: 900 } });
    const calls: { where: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      const asked = new URL(request.url()).searchParams;
      if (asked.get('table') === 'innovate') calls.push({ where: JSON.parse(asked.get('where') ?? '{}') });
    });
    await page.goto('/innovate');
    await page.getByRole('region', { name: text.type, exact: true }).waitFor();
    await page.getByRole('link', { name: one.title }).click();
    const dialog = page.getByRole('dialog', { name: one.title });
    await dialog.getByText('按批次收费的试验线。').waitFor();
    expect((await dialog.boundingBox())?.width).toBe(1000);
    const others = dialog.getByRole('list', { name: text.others });
    await others.getByRole('link', { name: other.title }).waitFor();
    for (const { title } of [one, elsewhere]) expect(await others.getByText(title).count()).toBe(0);
    expect(calls.at(-2)?.where).toMatchObject({ id: one.id });
    expect(calls.at(-1)?.where).toMatchObject({ type: 2, id: { ne: one.id } });
    await others.getByRole('link', { name: other.title }).click();
    await page.getByRole('dialog', { name: other.title }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toContain(other.id);
    expect(trouble).toEqual([]);
  });

  test('INFO-025 SHELL-043 English pages bear the English title in list, way, title and data, and a filter finds what has one', async () => {
    const titled = await added({ title_en: unique('Shared pilot line ') });
    const [{ title_en: english }] = (await client().list('innovate', { where: { id: titled.id } })).result.records;
    const bare = await added();
    const { text: page } = await html(`/innovateDetail/${titled.id}?lang=en`);
    expect(page).toContain(`<title>${english}`);
    expect(page).toContain(`"headline":"${english}"`);
    expect(page).toContain(`"alternativeHeadline":"${titled.title}"`);
    const listed = await html('/innovate?language=1&lang=en');
    expect(listed.text).toContain(english);
    expect(listed.text).not.toContain(bare.title);
    const visit = await site.open({ lang: 'en' });
    await visit.page.goto(`/innovateDetail/${titled.id}`);
    await visit.page.getByRole('heading', { level: 1, name: english }).waitFor();
    await visit.page.getByText(titled.title).first().waitFor();
    expect(visit.trouble).toEqual([]);
  });

  test('what was taken away comes back by keyboard alone: the focus stays in the dialog, and Escape closes it', async () => {
    const word = unique('撤下的案例');
    const editor = await signedIn(EDITOR);
    for (const part of ['甲', '乙']) {
      const { id } = await added({ title: `${word}${part}` });
      await editor.call('DELETE', '/web/egg/base/del', { body: { table: 'innovate', where: { id } } });
    }
    const { page, trouble } = await site.open({ account: EDITOR });
    await page.goto('/content/innovate');
    await page.getByRole('button', { name: versions.zh.removedList, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: versions.zh.removedTitle(text.noun) });
    const back = (part: string) => dialog.getByRole('button', { name: versions.zh.bringBack(`${word}${part}`) });
    await back('甲').waitFor();
    // The search is answered before the row comes back, and its answer is late.
    const [answered, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = async (route: Route) => {
      const response = await route.fetch();
      answered.resolve();
      await late.promise;
      await route.fulfill({ response }).catch(() => undefined);
    };
    await page.route('**/v1/content/removed?*', slow, { times: 1 });
    await dialog.getByRole('searchbox', { name: versions.zh.find }).fill(word);
    await answered.promise;
    await back('甲').press('Enter');
    await toast(page, versions.zh.restored).waitFor();
    late.resolve();
    await back('甲').waitFor({ state: 'detached' });
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
    await expect.poll(() => back('乙').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await back('乙').waitFor({ state: 'detached' });
    await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('INFO-025 the page of an item comes filled, with its address, its data for search engines and others', async () => {
    const [one, other] = [await added(), await added()];
    const page = await html(`/innovateDetail/${one.id}`);
    expect(page.status).toBe(200);
    for (const part of [
      `<h1>${one.title}</h1>`,
      '按批次收费的试验线。',
      other.title,
      '"@type":"Article"',
      text.others,
    ]) {
      expect(page.text).toContain(part);
    }
    expect(page.text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/innovateDetail/${one.id}/`));
    expect((await html('/innovate')).text).toContain(one.title);
    expect((await html('/innovate?type=2')).text).toContain('noindex');
    expect((await html('/sitemap.xml')).text).toContain('/sitemaps/innovate.xml');
    expect((await html('/sitemaps/innovate.xml')).text).toContain(`/innovateDetail/${one.id}/`);
    expect((await html('/innovateDetail/none')).status).toBe(404);
  });

  test('an editor writes an item, withdraws it, opens it again and takes it away', async () => {
    const title = unique('概念验证');
    const { page, trouble } = await site.open({ account: EDITOR });
    await page.goto('/innovate');
    await page.getByRole('link', { name: text.manage }).click();
    await page.getByRole('button', { name: words.add }).click();
    const dialog = page.getByRole('dialog', { name: words.addTitle(text.noun) });
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('此项为必填项').first().waitFor();
    await dialog.locator('input[name="title"]').fill(title);
    await dialog.getByRole('combobox', { name: text.type }).click();
    await page.getByRole('option', { name: text.types[3] }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, words.added).waitFor();
    const row = page.getByRole('row').filter({ hasText: title });
    const isPublic = async () => (await client().list('innovate', { where: { title } })).result.total;
    await expect.poll(isPublic).toBe(1);
    const open = row.getByRole('switch', { name: text.openOf(title) });
    await open.click();
    await expect.poll(isPublic).toBe(0);
    await open.click();
    await expect.poll(isPublic).toBe(1);
    await row.getByRole('button', { name: words.of(words.edit, title) }).click();
    const edit = page.getByRole('dialog', { name: words.editTitle(text.noun) });
    await edit.getByRole('textbox', { name: text.source }).fill('大学科技园');
    await edit.getByRole('button', { name: '保存' }).click();
    await row.getByText('大学科技园').waitFor();
    await row.getByRole('button', { name: words.of(words.remove, title) }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await row.waitFor({ state: 'detached' });
    expect(await isPublic()).toBe(0);
    expect(trouble).toEqual([]);
  });

  test('nobody but editors writes, and the table service asks the same', async () => {
    const { id } = await added();
    const editor = await signedIn(EDITOR);
    const put = (data: object) => editor.put('/web/egg/base/put', { table: 'innovate', data, where: { id } });
    for (const data of [{ title: '' }, { title: '长'.repeat(101) }, { type: 9 }, { is_open: 2 }]) {
      expect([data, (await put(data)).code]).toEqual([data, 422]);
    }
    const member = await signedIn(MEMBER);
    const refused = await member.put('/web/egg/base/put', { table: 'innovate', data: { title: 'x' }, where: { id } });
    expect(refused.code).toBe(404);
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/content/innovate');
    await page.getByText('没有权限执行此操作').waitFor();
  });

  for (const lang of ['zh', 'en'] as const) {
    test(`SHELL-027 the pages read ${lang}, fit 360 pixels and have no serious barrier`, async () => {
      const { id, title } = await added();
      const { page } = await site.open({ account: EDITOR, lang, viewport: { width: 360, height: 740 } });
      for (const path of ['/innovate', `/innovateDetail/${id}`, '/content/innovate']) {
        await page.goto(path);
        await page.getByText(title).first().waitFor();
        await settled(page);
        await fits(page);
        await accessible(page, 'main');
      }
    });
  }
});
