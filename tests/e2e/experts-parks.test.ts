import { describe, expect, test } from 'vitest';
import experts from '../../web/i18n/experts.ts';
import kit from '../../web/i18n/kit.ts';
import parks from '../../web/i18n/parks.ts';
import resource from '../../web/i18n/resource.ts';
import versions from '../../web/i18n/versions.ts';
import { unique } from '../api/support/results.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { comeTo, fits, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const WIDE = { viewport: { width: 1600, height: 1000 } };
const site = testSite();

const firstExpert = async (): Promise<{ expert_id: string; name: string; qualification: string }> =>
  (await client().get('/web/v1/zhuanjia/list')).result.records[0];
const firstPark = async (): Promise<Record<string, string>> =>
  (await client().list('yuanqu', { where: {}, pageSize: 1 })).result.records[0];

describe('experts', () => {
  test('INFO-002 INFO-003 the page shows recommended ones and fields, the further page all of them with filters', async () => {
    const text = experts.zh;
    const { name } = await firstExpert();
    const { page, trouble } = await site.open();
    await page.goto('/expert');
    await settled(page);
    await page.getByRole('main').getByText(name).first().waitFor();
    await accessible(page);
    await page.goto(`/expertMore?keyword=${encodeURIComponent(name)}`);
    await settled(page);
    await page.getByRole('link', { name }).first().waitFor();
    await page.setViewportSize({ width: 360, height: 780 });
    await fits(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(text.noun).not.toBe('');
    expect(trouble).toEqual([]);
  });

  test('INFO-050 a demand names the experts who fit it, with the reasons, to whoever reads down to them', async () => {
    const [{ xuqiu_id, name }] = (await client().get('/web/v1/xuqiu/list', { order: 'oldest' })).result.records;
    const fitting = (await client().get('/web/zaicu/recommend/list', { xuqiu_id, pageSize: 6 })).result.records;
    expect(fitting.length).toBeGreaterThan(1);
    for (const viewport of [WIDE.viewport, { width: 360, height: 780 }]) {
      const { page, trouble } = await site.open({ viewport });
      await page.goto(`/demandDetail/${xuqiu_id}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await settled(page);
      const block = page.getByRole('list', { name: experts.zh.fitting });
      // It comes when one reads down to its place.
      await comeTo(page, block);
      expect(await block.count()).toBe(1);
      await expect.poll(() => block.getByRole('listitem').count()).toBe(fitting.length);
      await block.getByRole('link', { name: fitting[0].name }).first().waitFor();
      await fits(page);
      expect(trouble).toEqual([]);
    }
  });

  test('INFO-024 INFO-052 a visitor opens the dialog with photo, name and introduction', async () => {
    const { name } = await firstExpert();
    const { page, trouble } = await site.open(WIDE);
    await page.goto(`/expertMore?keyword=${encodeURIComponent(name)}`);
    await settled(page);
    await page.getByRole('article').getByRole('link', { name }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('img').first().waitFor();
    await dialog.getByText(name).first().waitFor();
    await accessible(page, '[role="dialog"]');
    expect(trouble).toEqual([]);
  });
});

describe('parks', () => {
  const text = parks.zh;

  test('INFO-022 INFO-037 INFO-052 CONST-007 the dialog is 1200 wide and shows sections, files, photos, contact and the board', async () => {
    const park = await firstPark();
    const { page, trouble } = await site.open(WIDE);
    await page.goto('/park');
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: park.name }).first().click();
    const dialog = page.getByRole('dialog', { name: park.name });
    await dialog.getByRole('heading', { name: text.texts.region_bg }).waitFor();
    expect((await dialog.boundingBox())?.width).toBe(1200);
    for (const name of [text.texts.incentive_policy, text.files, text.photos, text.deal]) {
      await dialog.getByRole('heading', { name }).waitFor();
    }
    await accessible(page, '[role="dialog"]');
    expect(trouble).toEqual([]);
  });

  test('an editor looks at a park as visitors would read it before it is saved, and goes on writing', async () => {
    const text = parks.zh;
    const { name } = await firstPark();
    const { page, trouble } = await site.open({ account: EDITOR, ...WIDE });
    await page.goto('/content/parks');
    await page.getByRole('button', { name: resource.zh.of(text.edit, String(name)), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text.editTitle });
    const title = dialog.locator('input[name="name"]');
    const changed = unique('预览中的园区');
    await title.fill(changed);
    await dialog.getByRole('button', { name: versions.zh.preview, exact: true }).click();
    const preview = dialog.getByRole('group', { name: versions.zh.preview });
    await preview.getByText(changed, { exact: true }).waitFor();
    await preview.getByRole('heading', { name: text.texts.profile }).waitFor();
    await accessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: versions.zh.back }).click();
    expect(await title.inputValue()).toBe(changed);
    // Nothing of it was saved.
    expect((await client().list('yuanqu', { where: { name: changed } })).result.total).toBe(0);
    expect(trouble).toEqual([]);
  });

  test('ERR-010 inputs of a form that cannot be fetched are told of in it, and come when they are asked for again', async () => {
    const { page } = await site.open({ account: EDITOR, lang: 'en', ...WIDE });
    await page.goto('/content/parks');
    await settled(page);
    const scripts = /assets\/(?:RichTextEditor|DateInput)-.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('button', { name: parks.en.addTitle }).click();
    const dialog = page.getByRole('dialog', { name: parks.en.addTitle });
    const name = dialog.getByRole('textbox', { name: parks.en.fields.name, exact: true });
    await name.fill('Park of words');
    const told = dialog.getByRole('alert').filter({ hasText: kit.en.partProblem });
    await expect.poll(() => told.count()).toBeGreaterThan(2);
    await page.unroute(scripts);
    while ((await told.count()) > 0) await told.first().getByRole('button', { name: kit.en.retry }).click();
    await dialog.getByRole('textbox', { name: parks.en.fields.profile_en }).waitFor();
    expect(await name.inputValue()).toBe('Park of words');
  });

  test('a press on “close” counts, though the form takes the place of its outline meanwhile', async () => {
    const { name } = await firstPark();
    const { page, trouble } = await site.open({ account: EDITOR, ...WIDE });
    await page.goto('/content/parks');
    await settled(page);
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/egg/base/list*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: resource.zh.of(parks.zh.edit, String(name)), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: parks.zh.editTitle });
    const box = await dialog.getByRole('button', { name: kit.zh.close, exact: true }).boundingBox();
    if (!box) throw new Error('The dialog has a button that closes it.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    answer();
    await dialog.getByRole('textbox', { name: parks.zh.fields.name, exact: true }).waitFor();
    await page.mouse.up();
    await dialog.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('INFO-026 INFO-027 three buttons open the contact person, the third leads to an intention that the editors read', async () => {
    const park = await firstPark();
    const { page, trouble } = await site.open();
    await page.goto(`/parkDetail/${park.yuanqu_id}`);
    await settled(page);
    const block = page.getByRole('region', { name: text.deal });
    expect(await block.getByRole('button').allTextContents()).toEqual(Object.values(text.windows));
    for (const name of Object.values(text.windows)) {
      await block.getByRole('button', { name }).click();
      const popover = page.getByRole('dialog', { name: text.contact });
      await popover.getByText(park.contacts ?? '', { exact: true }).waitFor();
      await popover.getByRole('link', { name: park.contacts_tel }).waitFor();
      if (name !== text.windows.intention) {
        await page.keyboard.press('Escape');
        await popover.waitFor({ state: 'detached' });
      }
    }
    await page.getByRole('button', { name: text.intentionOpen }).click();
    const form = page.getByRole('dialog', { name: text.intention });
    const project = unique('拟建中试线');
    await form.getByRole('textbox', { name: text.form.name }).fill('意向联系人');
    await form.getByRole('textbox', { name: text.form.project }).fill(project);
    await form.getByRole('textbox', { name: text.form.phone }).fill('13700001234');
    await form.getByRole('button', { name: text.submit, exact: true }).click();
    await toast(page, text.sent).waitFor();
    const editor = await signedIn(EDITOR);
    const { records } = (await editor.list('yuanqu_intention', { where: { project } })).result;
    expect(records).toHaveLength(1);
    expect(trouble).toEqual([]);
  });
});
