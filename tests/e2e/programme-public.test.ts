import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SERVICE_TYPES } from '../../db/contract/enums-programme.ts';
import { OWNER_SERVICES, VISITOR_SERVICES } from '../../db/contract/programme/cooperation.ts';
import type { PublishedCard } from '../../db/contract/programme/publication.ts';
import words from '../../web/i18n/programme.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { fits, settled, testSite, toast } from './site.ts';

const text = words.zh;
const site = testSite();
const wide = { width: 1440, height: 1100 };
const phone = { width: 360, height: 740 };

let project: PublishedCard;

beforeAll(async () => {
  [project] = (await client().get('/web/v1/programme/published')).result.records;
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

describe('the programme’s page', () => {
  test('PROG-001 PROG-020 PROG-021 stands behind "topics" in the menu, and each of the nine services opens its title and picture', async () => {
    const { page, trouble } = await site.open({ viewport: wide });
    await page.goto('/');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '专题', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: text.heading, exact: true }).waitFor();
    await page.getByText(text.roundState.open, { exact: true }).waitFor();
    const pictures = new Set<string>();
    expect(SERVICE_TYPES).toHaveLength(9);
    for (const { zh } of SERVICE_TYPES) {
      await page.getByRole('button', { name: text.openService(zh), exact: true }).click();
      const open = dialog(page, zh);
      const picture = open.getByRole('img', { name: zh, exact: true });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      pictures.add(String(await picture.getAttribute('src')));
      expect(await page.getByRole('dialog').count()).toBe(1);
      await open.getByRole('button', { name: '关闭', exact: true }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    expect(pictures.size).toBe(9);
    await accessible(page, 'main');
    expect(trouble).toEqual([]);
  });

  test('leads to news and to files, and fits a phone in both languages', async () => {
    for (const lang of ['zh', 'en'] as const) {
      const { page } = await site.open({ viewport: phone, lang });
      await page.goto('/programme');
      await settled(page);
      await page.getByRole('heading', { level: 1, name: words[lang].heading, exact: true }).waitFor();
      await fits(page);
      const [news] = (await client().get('/web/v1/programme/front')).result.news;
      await page.getByRole('link', { name: news.title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: news.title, exact: true }).waitFor();
      await fits(page);
    }
  });
});

describe('the list of selected projects', () => {
  const offered = async (page: Page, label: string) =>
    (await page.getByRole('dialog').getByLabel(label, { exact: true }).locator('option').allTextContents()).slice(1);

  for (const [mode, label, ids] of [
    ['field', text.field, 'PROG-099 REF-017'],
    ['unit', text.recommendingUnit, 'PROG-098'],
    ['person', text.recommendingPerson, 'PROG-098'],
    ['region', text.region, 'REF-014'],
  ] as const) {
    test(`PROG-018 ${ids} is narrowed by ${mode}, in three columns, 1200 px wide`, async () => {
      const { page, calls } = await site.open({ viewport: wide });
      await page.goto('/programme');
      await page.getByRole('button', { name: text.by[mode], exact: true }).click();
      const open = dialog(page, text.list.title[mode]);
      await expect.poll(async () => (await open.boundingBox())?.width).toBe(1200);
      await expect
        .poll(() => open.getByRole('columnheader').allTextContents())
        .toEqual([text.list.name, text.list.org, text.list.preview]);
      await expect.poll(() => offered(page, label)).not.toEqual([]);
      const options = await offered(page, label);
      if (mode === 'region') expect(options).toHaveLength(15);
      if (mode === 'field') {
        const { result } = await client().list('scope', { columns: ['name'], where: { level: 2 }, pageSize: 100 });
        expect(options.sort()).toEqual(result.records.map(({ name }: { name: string }) => name).sort());
      }
      const identify = { unit: 1, person: 2 }[mode as string];
      if (identify) {
        const asked = calls
          .map((call) => decodeURIComponent(call))
          .filter((call) => call.includes('project_recommend'));
        expect(asked.join()).toContain(`"identify":${identify}`);
      }
      const all = await open.getByRole('row').count();
      const own = mode === 'field' ? project.fields[0]?.name : mode === 'region' ? project.province : project[mode];
      const value = own ?? options[0] ?? '';
      await open.getByLabel(label, { exact: true }).selectOption({ label: value });
      const { result } = await client().get('/web/v1/programme/published', {
        [mode]: mode === 'field' ? (project.fields[0]?.id ?? '') : value,
        pageSize: 100,
      });
      await expect.poll(() => open.locator('tbody tr').count()).toBe(Math.min(20, result.total));
      expect(all).toBeGreaterThan(1);
    });
  }

  test('PROG-019 PROG-016 PROG-018 names all of them page by page, opens the showcase over it, 1200 by 943 px, and loads the page anew once it is closed', async () => {
    const { page, trouble } = await site.open({ viewport: wide });
    // The server answers two at a time, so that the list has several pages.
    await page.route('**/v1/programme/published?*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/pageSize=\d+/, 'pageSize=2'),
      }),
    );
    await page.goto('/programme');
    await page.getByRole('button', { name: text.by.field, exact: true }).click();
    const open = dialog(page, text.list.title.field);
    const more = open.getByRole('button', { name: text.list.more, exact: true });
    const { total } = (await client().get('/web/v1/programme/published')).result;
    for (let shown = 2; shown < total; shown += 2) {
      await expect.poll(() => open.locator('tbody tr').count()).toBe(shown);
      await more.click();
    }
    await expect.poll(() => open.locator('tbody tr').count()).toBe(total);
    expect(await more.count()).toBe(0);
    await open.getByRole('button', { name: text.list.openOf(project.name), exact: true }).click();
    const showcase = dialog(page, project.name);
    await showcase.getByRole('heading', { name: text.showcase.profile, exact: true }).waitFor();
    await expect
      .poll(async () => {
        const box = await showcase.boundingBox();
        return [box?.width, box?.height];
      })
      .toEqual([1200, 943]);
    for (const label of [text.field, text.region, text.declaredName, text.declaringUnit]) {
      await showcase.getByText(label, { exact: true }).waitFor();
    }
    await showcase
      .getByText(text.recommendingUnit, { exact: true })
      .or(showcase.getByText(text.recommendingPerson, { exact: true }))
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toContain(`/programme/selected/${project.id}`);
    await showcase.getByRole('button', { name: '关闭', exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await open.getByRole('button', { name: '关闭', exact: true }).click();
    await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
    await page.getByRole('heading', { level: 1, name: text.heading, exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });
});

describe('the catalogue', () => {
  test('is narrowed by field, person, region and word, and says when nothing fits', async () => {
    const { page } = await site.open({ viewport: wide });
    await page.goto('/programme/selected');
    const rows = page.getByRole('list', { name: text.catalogue.rows });
    await rows.getByRole('link', { name: project.name, exact: true }).first().waitFor();
    const all = await rows.getByRole('listitem').count();
    await page
      .getByRole('region', { name: text.field, exact: true })
      .getByRole('link', { name: project.fields[0]?.name })
      .first()
      .click();
    await expect.poll(() => rows.getByRole('listitem').count()).toBeLessThan(all);
    await accessible(page, 'main');
    await page.goto('/programme/selected?keyword=没有这样的项目');
    await page.getByText(text.catalogue.noneFound, { exact: true }).waitFor();
    await page.getByRole('button', { name: text.catalogue.clear }).last().click();
    await expect.poll(() => rows.getByRole('listitem').count()).toBe(all);
  });
});

describe('a showcase', () => {
  test('is a page that search engines read before scripts run, named in the sitemap', async () => {
    const response = await client().fetch(`/programme/selected/${project.id}/x`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<h1>${project.name}</h1>`);
    expect(html).toContain('"@type":"CreativeWork"');
    expect(html).toContain(project.declared_name);
    expect(await (await client().fetch('/sitemaps/selected.xml')).text()).toContain(
      `/programme/selected/${project.id}`,
    );
    expect((await client().fetch('/programme/selected/nothing')).status).toBe(404);
  });

  test('is found by its word among the results', async () => {
    const { page } = await site.open({ viewport: wide });
    await page.goto(`/results?keyword=${encodeURIComponent(project.name)}`);
    await page.getByRole('link', { name: project.name, exact: true }).first().waitFor();
  });

  test('is printed without the shell around it', async () => {
    const { page } = await site.open({ viewport: wide });
    await page.goto(`/programme/selected/${project.id}`);
    await page.getByRole('heading', { name: text.showcase.profile, exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('header').first().isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: text.cooperation.visitor }).isVisible()).toBe(false);
  });

  for (const viewport of [wide, phone]) {
    test(`PROG-017 PROG-028 PROG-029 PROG-031 PROG-062 PROG-115 takes applications of visitors by two forms, ${viewport.width} px wide`, async () => {
      const { page, trouble } = await site.open({ viewport });
      await page.goto(`/programme/selected/${project.id}`);
      await page.getByRole('heading', { name: text.showcase.profile, exact: true }).waitFor();
      const forms = [
        [text.cooperation.visitor, VISITOR_SERVICES],
        [text.cooperation.owner, OWNER_SERVICES],
      ] as const;
      const office = await signedIn('13800000012');
      for (const [name, services] of forms) {
        await page.getByRole('button', { name, exact: true }).click();
        const form = dialog(page, name);
        const tabs = await form.getByRole('tab').all();
        let asked = 0;
        for (const tab of tabs) {
          await tab.click();
          asked += await form.getByRole('radiogroup').count();
        }
        expect(tabs.length).toBeGreaterThan(1);
        expect(asked).toBe(Object.keys(services).length);
        await form.getByRole('button', { name: text.cooperation.submit, exact: true }).click();
        await form.getByText('请输入您的单位名称', { exact: true }).waitFor();
        await tabs[0]?.click();
        const [first, second] = await form.getByRole('radiogroup').all();
        await first?.getByRole('radio', { name: text.cooperation.yes, exact: true }).check();
        await second?.getByRole('radio', { name: text.cooperation.no, exact: true }).check();
        await accessible(page, '[role="dialog"]');
        const unit = `合作单位 ${viewport.width} ${Date.now()}`;
        await form.getByRole('textbox', { name: text.cooperation.contacts_org }).fill(unit);
        await form.getByRole('textbox', { name: text.cooperation.contacts_position }).fill('经理');
        await form.getByRole('textbox', { name: text.cooperation.contacts_name }).fill('张经理');
        await form.getByRole('textbox', { name: text.cooperation.contacts_phone }).fill('0311-88000000');
        await form.getByRole('button', { name: text.cooperation.submit, exact: true }).click();
        await toast(page, text.cooperation.thanks).waitFor();
        const [one, two] = Object.keys(services);
        const sent = async () =>
          (await office.list('project_contacts', { where: { contacts_org: unit, project_item_id: project.id } })).result
            .records;
        // The thanks may still be those for the first form.
        await expect.poll(async () => (await sent()).length).toBe(1);
        expect((await sent())[0]).toMatchObject({
          project_contacts_type: name === text.cooperation.visitor ? 1 : 2,
          [String(one)]: 1,
          [String(two)]: 2,
        });
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      }
      await fits(page);
      expect(trouble).toEqual([]);
    });
  }
});
