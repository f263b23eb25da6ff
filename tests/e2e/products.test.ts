import { beforeAll, describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import portrait from '../../web/i18n/portrait.ts';
import stars from '../../web/i18n/stars.ts';
import talk from '../../web/i18n/talk.ts';
import versions from '../../web/i18n/versions.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { AUDITOR, testSite } from './site.ts';

const EDITOR = '13800000013';
const text = talk.zh.product;
const site = testSite();

interface Product {
  chanpin_id: string;
  name: string;
  unit: string;
  scope: { id: string; name: string }[];
}

let product: Product;

beforeAll(async () => {
  [product] = (await client().get('/web/v1/product/list', { pageSize: 50 })).result.records.filter(
    (row: Product) => row.unit && row.scope.length > 0,
  );
});

describe('the list of products', () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`PUB-009 opens a product over the list, ${viewport.width} px wide`, async () => {
      const { page, trouble } = await site.open({ viewport });
      await page.goto('/products');
      await page.getByRole('heading', { level: 1, name: text.list, exact: true }).waitFor();
      await page
        .getByRole('textbox', { name: text.searchLabel })
        .or(page.getByRole('searchbox'))
        .first()
        .fill(product.name);
      await page.getByRole('button', { name: text.search, exact: true }).click();
      const rows = page.getByRole('list', { name: text.rows });
      await expect.poll(() => rows.getByRole('listitem').count()).toBe(1);
      await accessible(page, 'main');
      await rows.getByRole('link', { name: product.name, exact: true }).click();
      const open = page.getByRole('dialog', { name: product.name });
      await open.getByRole('heading', { name: text.description, exact: true }).waitFor();
      await expect.poll(async () => (await open.boundingBox())?.width).toBe(Math.min(1200, viewport.width));
      expect(new URL(page.url()).pathname).toContain(`/productDetail/${product.chanpin_id}`);
      await page.goBack();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(trouble).toEqual([]);
    });
  }

  test('PUB-009 is narrowed by field and organisation, says when nothing fits, and leads from the organisation', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.goto(`/organizationDetail/${product.unit}`);
    await page.getByRole('link', { name: text.all, exact: true }).click();
    const rows = page.getByRole('list', { name: text.rows });
    await rows.getByRole('link', { name: product.name, exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('unit')).toBe(product.unit);
    await page.goto('/products?keyword=没有这样的产品');
    await page.getByText(text.emptyTitle, { exact: true }).waitFor();
    await page.getByRole('button', { name: text.clear }).click();
    await expect.poll(() => rows.getByRole('listitem').count()).toBeGreaterThan(1);
    const [field] = (await client().list('scope', { where: { level: 2, name: { ne: '' } }, pageSize: 1 })).result
      .records;
    await page.getByLabel(text.scope).selectOption(field.id);
    await expect.poll(() => new URL(page.url()).searchParams.get('scope')).toBe(field.id);
  });

  test('PUB-009 a product that does not exist says so', async () => {
    const { page } = await site.open();
    await page.goto('/productDetail/none');
    await page.getByRole('heading', { level: 1, name: catalog.zh.gone }).waitFor();
    await page.getByRole('link', { name: catalog.zh.backToList }).click();
    await page.getByRole('heading', { level: 1, name: text.list, exact: true }).waitFor();
  });
});

describe('star sites', () => {
  test('SRV-006 SRV-007 SRV-008 SRV-009 SRV-010 SRV-011 SRV-012 SRV-013 an editor adds, builds, opens, changes and deletes one; visitors see the open ones', async () => {
    const { page } = await site.open({ account: EDITOR, viewport: { width: 1440, height: 900 } });
    // Guarded pages ask who is signed in; the public ones of the same tab know it then.
    await page.goto('/memberCenter');
    await page.getByRole('link', { name: '县区星站' }).click();
    await page.getByRole('button', { name: stars.zh.actions.add }).click();
    const form = page.getByRole('dialog', { name: stars.zh.form.add });
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.getByText('此项为必填项').waitFor();
    const name = `平山绿色星站${Date.now().toString(36)}`;
    await form.getByRole('textbox', { name: stars.zh.form.name }).fill(name);
    await form.getByRole('textbox', { name: stars.zh.form.url }).fill('没有网址');
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.getByText('请输入以 http:// 或 https:// 开头的网址').waitFor();
    await form.getByRole('textbox', { name: stars.zh.form.url }).fill('https://star.example.com');
    await form.getByRole('button', { name: stars.zh.form.place }).click();
    for (const place of ['河北省', '石家庄市', '平山县'])
      await page.getByRole('menuitem', { name: place, exact: true }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByText(stars.zh.form.added).waitFor();
    const star = (await (await signedIn(EDITOR)).get('/web/ns/star/list', { pageSize: 100 })).result.records.find(
      (row: { name: string }) => row.name === name,
    );
    expect(star).toMatchObject({ area_code: '130131', is_open: 0, build_count: 0 });
    expect((await client().get('/web/ns/star/info', { id: star.id })).code).toBe(404);

    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const act = (label: string) => page.getByRole('button', { name: stars.zh.of(label, name), exact: true }).click();
    await act(stars.zh.actions.build);
    await page.getByRole('button', { name: stars.zh.of(stars.zh.actions.buildAgain, name) }).waitFor();
    await act(stars.zh.actions.buildAgain);
    await page
      .getByText(/建站 2 次/)
      .first()
      .waitFor();
    await act(stars.zh.actions.open);
    await page.getByText(stars.zh.opened).waitFor();

    const visitor = await site.open({ viewport: { width: 360, height: 740 }, lang: 'en' });
    await visitor.page.goto(`/stars/${star.id}`);
    await visitor.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(await visitor.page.getByRole('link', { name: stars.en.visitOf(name) }).getAttribute('href')).toBe(
      'https://star.example.com',
    );
    expect(await visitor.page.getByRole('button', { name: stars.en.actions.edit }).count()).toBe(0);
    await accessible(visitor.page, 'main');

    await act(stars.zh.actions.edit);
    const edit = page.getByRole('dialog', { name: stars.zh.form.edit });
    await edit.getByRole('button', { name: stars.zh.form.place }).getByText('平山县').waitFor();
    await edit.getByRole('textbox', { name: stars.zh.form.name }).fill(`${name}改`);
    await edit.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `${name}改`, exact: true }).waitFor();
    await page.getByRole('button', { name: stars.zh.of(stars.zh.actions.remove, `${name}改`) }).click();
    await page.getByRole('button', { name: stars.zh.actions.remove, exact: true }).click();
    await page.getByRole('alert').getByText(stars.zh.removed).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/stars');
    await visitor.page.reload();
    await visitor.page.getByText(stars.en.gone, { exact: true }).waitFor();

    // What was deleted comes back closed, at its place in the order.
    await page.getByRole('button', { name: versions.zh.removedList, exact: true }).click();
    const removed = page.getByRole('dialog', { name: versions.zh.removedTitle(stars.zh.title) });
    await removed.getByRole('button', { name: versions.zh.bringBack(`${name}改`), exact: true }).click();
    await page.getByText(versions.zh.restored, { exact: true }).waitFor();
    await removed.press('Escape');
    await page.getByRole('link', { name: `${name}改`, exact: true }).waitFor();
    await page.getByRole('button', { name: versions.zh.order, exact: true }).click();
    const order = page.getByRole('dialog', { name: versions.zh.orderTitle(stars.zh.title) });
    await order.getByText(`${name}改`).waitFor();
    await order.getByText(stars.zh.closed, { exact: true }).first().waitFor();
    await order.press('Escape');
    const editor = await signedIn(EDITOR);
    expect((await editor.put('/web/ns/star/del', { id: star.id })).code).toBe(200);
  });
});

describe('portraits', () => {
  test('MAT-002 MAT-003 ACC-053 the labelling team portrays an item that nobody asked to push, from its list and from its page', async () => {
    const auditor = await signedIn(AUDITOR);
    const [item] = (
      await auditor.list('chengguo', {
        columns: ['chengguo_id', 'name'],
        where: { match_state: 1, audit_status: 4 },
        order: [['add_time', 'asc']],
        pageSize: 1,
      })
    ).result.records;
    const { page, trouble } = await site.open({ account: AUDITOR, viewport: { width: 1440, height: 900 } });
    await page.goto('/audit/results');
    await page.getByRole('link', { name: portrait.zh.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: portrait.zh.title }).waitFor();
    await page.getByText('标注专家工作室', { exact: true }).waitFor();
    const button = page.getByRole('button', { name: portrait.zh.openOf(item.name), exact: true });
    await button.waitFor();
    await accessible(page, 'main');
    await button.click();
    const dialog = page.getByRole('dialog', { name: portrait.zh.open });
    for (const label of portrait.zh.process) await dialog.getByText(label, { exact: true }).first().waitFor();
    await dialog.getByRole('button', { name: portrait.zh.start }).click();
    await dialog.getByText(portrait.zh.now(portrait.zh.process[2] ?? '')).waitFor();
    await page.keyboard.press('Escape');
    await button.waitFor({ state: 'detached' });

    // The review of the same item, then its public page.
    await page.goto(`/audit/results/${item.chengguo_id}`);
    await page.getByRole('heading', { name: portrait.zh.open, exact: true }).waitFor();
    await button.click();
    await dialog.getByRole('link', { name: portrait.zh.item }).click();
    await page.getByRole('heading', { level: 1, name: item.name }).waitFor();
    await button.click();
    await dialog.getByRole('button', { name: portrait.zh.complete }).click();
    await dialog.getByText(portrait.zh.now(portrait.zh.process[3] ?? '')).waitFor();
    const row = (await auditor.list('chengguo', { where: { chengguo_id: item.chengguo_id } })).result.records[0];
    expect(row).toMatchObject({ match_state: 3, is_tagging: 1 });
    expect(trouble).toEqual([]);
  });

  test('MAT-002 others than auditors are told, on a phone and in English', async () => {
    const { page } = await site.open({ account: EDITOR, lang: 'en', viewport: { width: 360, height: 740 } });
    await page.goto('/portraits');
    await page.getByRole('heading', { level: 1, name: portrait.en.title }).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
  });
});

describe('projects', () => {
  test('REF-006 say where they are in the language of the page', async () => {
    const query = { where: { audit_status: 4 }, order: [['add_time', 'desc']], pageSize: 1 };
    const [project] = (await client().list('xiangmu', query)).result.records;
    const county = (await client().list('china', { where: { id: project.county } })).result.records[0].name_en;
    for (const [lang, place] of [
      ['zh', project.region_name.replaceAll(',', ' ')],
      ['en', new RegExp(`${county}, [A-Z]\\w+, [A-Z]\\w+`)],
    ] as const) {
      const { page } = await site.open({ lang });
      await page.goto('/projects');
      const name = (lang === 'en' && project.name_en) || project.name;
      const card = page.getByRole('listitem').filter({ hasText: name });
      await card.getByText(place).waitFor();
      await card.getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('complementary').getByText(place).waitFor();
    }
  });
});
