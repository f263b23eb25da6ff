import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { menuEntries } from '../../web/app/layout/menu.ts';
import form from '../../web/i18n/form.ts';
import homeWords from '../../web/i18n/home.ts';
import sectionWords from '../../web/i18n/homeSections.ts';
import kit from '../../web/i18n/kit.ts';
import shell from '../../web/i18n/shell.ts';
import { signedIn } from '../setup/client.ts';
import { settled, testSite, toast } from './site.ts';

const site = testSite();

const header = (page: Page) => page.getByRole('banner');
const regionButton = (page: Page) => header(page).getByRole('button', { name: new RegExp(`^${shell.zh.region} `) });
const brand = (page: Page) => header(page).getByRole('link').first();

async function chooseRegion(page: Page, name: string): Promise<void> {
  await regionButton(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await header(page)
    .getByRole('button', { name: `${shell.zh.region} ${name}` })
    .waitFor();
}

describe('regions', () => {
  test('SHELL-021 REF-005 the header carries the logo and the title of the chosen region', async () => {
    const { page } = await site.open();
    await page.goto('/');
    await settled(page);
    const logo = () => brand(page).locator('img').getAttribute('src');
    await expect.poll(() => brand(page).textContent()).toContain('河北省科技成果转移转化平台');
    await expect.poll(() => logo()).toBe('/regions/130000.svg');
    await chooseRegion(page, '石家庄市');
    await expect.poll(() => brand(page).textContent()).toContain('石家庄科技成果转移转化平台');
    await expect.poll(() => brand(page).textContent()).toContain('Shijiazhuang Technology Transfer Platform');
    await expect.poll(() => logo()).toBe('/regions/130100.svg');
    await page.reload();
    await settled(page);
    await expect.poll(() => brand(page).textContent()).toContain('石家庄科技成果转移转化平台');
    await header(page).getByRole('button', { name: shell.zh.switchLanguage }).click();
    await expect.poll(() => brand(page).textContent()).toBe('Shijiazhuang Technology Transfer Platform');
  });

  test('SHELL-021 REF-005 a region beyond the first hundred is chosen like any other', async () => {
    const admin = await signedIn('13800000011');
    const places = await admin.list('china', {
      columns: ['id'],
      where: { id: { gte: '370000', lt: '380000' } },
      pageSize: 100,
    });
    const regions = places.result.records.map(({ id }: { id: string }) => id) as string[];
    expect(regions).toHaveLength(100);
    const inParts = async (operationOf: (id: string) => object) => {
      for (let from = 0; from < regions.length; from += 20) {
        const operations = regions.slice(from, from + 20).map(operationOf);
        const answer = await admin.post('/web/egg/base/work', { operations });
        expect(answer.code, answer.text).toBe(200);
      }
    };
    await inParts((id) => ({ op: 'add', table: 'region', data: { id, name: `第${id}区` } }));
    try {
      const { page } = await site.open();
      await page.goto('/');
      await settled(page);
      await chooseRegion(page, `第${regions.at(-1)}区`);
    } finally {
      await inParts((id) => ({ op: 'remove', table: 'region', where: { id } }));
    }
  });

  test('SHELL-022 SHELL-023 SHELL-024 REF-013 ERR-011 the capital has two maps of its 17 counties that lead to their sites', async () => {
    const { page, context } = await site.open();
    await context.route(/gov\.cn/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>county</title>' }),
    );
    await page.goto('/');
    await settled(page);
    const buttons = [sectionWords.zh.workstationMap, sectionWords.zh.platformMap].map((name) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }),
    );
    for (const button of buttons) expect(await button.count()).toBe(0);
    await chooseRegion(page, '石家庄市');
    for (const [index, button] of buttons.entries()) {
      await button.click();
      const dialog = page.getByRole('dialog', {
        name: index === 0 ? sectionWords.zh.workstationMap : sectionWords.zh.platformMap,
      });
      const counties = dialog.locator('svg [data-county]');
      await counties.first().waitFor();
      await expect.poll(() => counties.count()).toBe(17);
      const opened = context.waitForEvent('page');
      await dialog.locator('[data-county="130123"]').click();
      const site = await opened;
      await site.waitForURL('https://www.zd.gov.cn/');
      await site.close();
      expect(new URL(page.url()).pathname).toBe('/');
      await dialog.locator('[data-county="130184"]').click();
      await toast(page, form.zh.workstationMissing).waitFor();
      await dialog.getByRole('button', { name: kit.zh.close }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await chooseRegion(page, '保定市');
    for (const button of buttons) await button.waitFor({ state: 'detached' });
  });

  test('ERR-011 the warning about a missing workstation reads "workstation not established"', async () => {
    const { page } = await site.open({ lang: 'en', region: '130100' });
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^${sectionWords.en.workstationMap}`) }).click();
    await page.getByRole('dialog').locator('[data-county="130183"]').click();
    await toast(page, 'workstation not established').waitFor();
  });

  test('SHELL-025 a county of the capital shows the way to the centre for science transfer', async () => {
    const { page, context } = await site.open();
    await context.route(/gov\.cn/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>centre</title>' }),
    );
    await page.goto('/');
    await settled(page);
    const link = page.getByRole('region', { name: sectionWords.zh.capitalCenter }).getByRole('link');
    expect(await link.count()).toBe(0);
    await chooseRegion(page, '正定县');
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).waitForURL(/^https:\/\/kjj\.sjz\.gov\.cn/);
  });
});

describe('languages', () => {
  test('SHELL-061 a fresh profile reads Chinese whatever the browser prefers', async () => {
    const { page } = await site.open({ locale: 'en-GB' });
    await page.goto('/');
    await settled(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    await page.getByRole('heading', { level: 1, name: homeWords.zh.heroTitle }).waitFor();
  });

  test('SHELL-027 SHELL-061 the switch turns menu, headings, names, messages and title, on the same page, and back', async () => {
    const { page } = await site.open();
    const path = '/results?scope=s-101-02&page=1';
    await page.goto(path);
    await settled(page);
    const scopes = (await page.context().request.get('/web/v1/chengguo/list?scope=s-101-02')).json();
    const record = (await scopes).result.records[0] as { scope: { name: string; name_en: string }[] };
    const card = page.locator('main article').first();
    await expect.poll(() => card.textContent()).toContain(record.scope[0]?.name);

    await header(page).getByRole('button', { name: shell.zh.switchLanguage }).click();
    await page.getByRole('heading', { level: 1, name: shell.en.results, exact: true }).waitFor();
    await settled(page);
    await page.waitForURL(/\/results\?scope=s-101-02&page=1$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await expect.poll(() => page.title()).toBe(`${shell.en.results} · ${shell.en.platform}`);
    const menu = header(page).getByRole('navigation', { name: shell.en.mainMenu });
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual(menuEntries.map(({ key }) => shell.en[key]));
    await expect.poll(() => card.textContent()).toContain(record.scope[0]?.name_en);
    const filters = page.getByRole('region', { name: 'Filters', exact: true });
    await filters.getByRole('link', { name: /^Organisation/ }).waitFor();
    expect(await filters.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Field',
      'Region',
      'Maturity',
      'Cooperation',
      'Publisher',
      'Language',
      'Published',
    ]);
    // What is left in Chinese is what people wrote, and the names of places.
    await header(page).getByRole('link', { name: shell.en.login }).click();
    await page.getByRole('main').getByRole('button', { name: shell.en.login }).click();
    await toast(page, 'Please enter account and password!').waitFor();

    await page.reload();
    await settled(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await header(page).getByRole('button', { name: shell.en.switchLanguage }).click();
    await page.getByRole('heading', { level: 1, name: '欢迎回来' }).waitFor();
    await expect.poll(() => page.title()).toBe(`${shell.zh.login} · ${shell.zh.platform}`);
  });

  test('SHELL-027 an address that asks for English is English, and the switch wins over it', async () => {
    const { page } = await site.open();
    await page.goto('/demands?lang=en');
    await page.getByRole('heading', { level: 1, name: shell.en.demands, exact: true }).waitFor();
    await settled(page);
    await header(page).getByRole('button', { name: shell.en.switchLanguage }).click();
    await page.getByRole('heading', { level: 1, name: shell.zh.demands, exact: true }).waitFor();
    await page.waitForURL((url) => url.search === '');
    await page.reload();
    await settled(page);
    await page.getByRole('heading', { level: 1, name: shell.zh.demands, exact: true }).waitFor();
  });
});
