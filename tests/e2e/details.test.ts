import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import catalogWords from '../../web/i18n/catalog.ts';
import kitWords from '../../web/i18n/kit.ts';
import talk from '../../web/i18n/talk.ts';
import { byOrganization, unique, upload } from '../api/support/results.ts';
import { client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { AUDITOR, newest, openSignedIn, settled, testSite, toast } from './site.ts';

const site = testSite();
const TEXT = {
  zh: { ...talk.zh, catalog: catalogWords.zh, kit: kitWords.zh },
  en: { ...talk.en, catalog: catalogWords.en, kit: kitWords.en },
};

/** Of the demo data: the newest ones may be another test's. */
const OLDEST = 'order=oldest';

/** A dialog's name ends in that of its button to close it. */
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const isFavourite = (address: string) => new URL(address).pathname === '/web/v1/user/favourite';
const path = (page: Page) => new URL(page.url()).pathname;

/** A result with two pictures beside its cover. */
const pictured = { id: '', name: unique('带图成果') };
beforeAll(async () => {
  const auditor = await signedIn(AUDITOR);
  const cover = (await upload(auditor, 'cover.png')).url;
  const second = (await upload(auditor, 'second.png')).url;
  const made = await auditor.post(
    '/web/v1/user/chengguo',
    byOrganization({ result: { name: pictured.name, cover }, attachments: [{ type: 'covers', url: second }] }),
  );
  expect(made.result, made.text).toMatchObject({ audit_status: 4 });
  pictured.id = made.result.chengguo_id;
});

describe('details as dialogs', () => {
  for (const lang of ['zh', 'en'] as const) {
    test(`PUB-007 PUB-008 a list opens the same detail over itself, under the detail’s own address (${lang})`, async () => {
      const visit = await site.open({ lang });
      const { page, trouble } = visit;
      const text = TEXT[lang].catalog;
      for (const [list, noun, address, key] of [
        ['/results', 'chengguo', '/resultDetail/', 'chengguo_id'],
        ['/demands', 'xuqiu', '/demandDetail/', 'xuqiu_id'],
      ] as const) {
        const cards = await newest<{ name: string; name_en: string | null; chengguo_id: string; xuqiu_id: string }>(
          visit,
          noun,
          OLDEST,
        );
        // Other tests may have given several items one name.
        const card = cards.find(({ name }) => cards.filter((other) => other.name.includes(name)).length === 1);
        const name = (lang === 'en' && card?.name_en) || (card?.name ?? '');
        await page.goto(`${list}?${OLDEST}`);
        await settled(page);
        const title = await page.title();
        const look = page.getByRole('button', { name: text.quickLookAt(name), exact: true });
        await look.click();
        const open = dialog(page, name);
        await open.getByRole('heading', { name: text.contact, exact: true }).waitFor();
        await expect.poll(() => path(page)).toContain(address + card?.[key]);
        await expect.poll(() => page.title()).toContain(name);
        await expect.poll(async () => (await open.boundingBox())?.width).toBe(1200);
        expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
        await page.goBack();
        await open.waitFor({ state: 'detached' });
        await expect.poll(async () => [path(page), await page.title()]).toEqual([list, title]);
        await look.click();
        await open.getByRole('button', { name: TEXT[lang].kit.close, exact: true }).click();
        await open.waitFor({ state: 'detached' });
        await expect.poll(() => path(page)).toBe(list);
        await look.click();
        await open.getByRole('heading', { name: text.contact, exact: true }).waitFor();
        await page.reload();
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
        await page.goBack();
        await look.waitFor();
        await expect.poll(() => path(page)).toBe(list);
      }
      expect(trouble).toEqual([]);
    });
  }

  test('PUB-009 PUB-037 PUB-038 an organisation’s products open as dialogs and stand on pages of their own', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } });
    const [product] = (await client().list('chanpin', { where: { audit_status: 4, unit: { ne: '' } } })).result.records;
    await page.goto(`/organizationDetail/${product.unit}`);
    await page.getByRole('button', { name: catalogWords.zh.quickLookAt(product.name), exact: true }).click();
    const open = dialog(page, product.name);
    await open.getByRole('heading', { name: talk.zh.product.description, exact: true }).waitFor();
    await expect.poll(async () => (await open.boundingBox())?.width).toBe(1200);
    await expect.poll(() => path(page)).toContain(`/productDetail/${product.chanpin_id}`);
    const [link] = (await client().list('chanpin_scope', { where: { chanpin_id: product.chanpin_id } })).result.records;
    const [scope] = (await client().list('scope', { where: { id: link.second_scope_id } })).result.records;
    await open.getByText(scope.name).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor();
    expect(await seriousProblems(page, 'main')).toEqual([]);
  });
});

describe('pictures', () => {
  test('SHELL-038 SHELL-045 SHELL-059 pictures follow each other, by hand, by themselves, in a viewer and on the whole screen', async () => {
    const { page, trouble } = await site.open({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    });
    await page.goto(`/resultDetail/${pictured.id}/x`);
    const carousel = page.locator('main [aria-roledescription="carousel"]');
    await carousel.waitFor();
    const at = () => carousel.getAttribute('data-at');
    const press = (name: string) => carousel.getByRole('button', { name, exact: true }).click();
    // By hand while it rests: what moves by itself would be taken for the hand's.
    await press(talk.zh.carousel.pause);
    const other = (await at()) === '0' ? '1' : '0';
    await press(talk.zh.carousel.next);
    await expect.poll(at).toBe(other);
    await press(talk.zh.carousel.next);
    await expect.poll(at).not.toBe(other);
    await press(talk.zh.carousel.play);
    await expect.poll(at).toBe(other);
    await expect.poll(at).not.toBe(other);
    await press(talk.zh.carousel.pause);
    if ((await at()) !== '0') await press(talk.zh.carousel.next);
    await press(talk.zh.carousel.enlarge(1));
    const viewer = dialog(page, pictured.name);
    await expect.poll(async () => (await viewer.boundingBox())?.width).toBe(900);
    await viewer.getByRole('button', { name: talk.zh.carousel.previous, exact: true }).click();
    await viewer.locator('[data-at="1"]').waitFor();
    await viewer.getByRole('button', { name: talk.zh.carousel.fullscreen, exact: true }).click();
    await viewer.getByRole('button', { name: talk.zh.carousel.leaveFullscreen, exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-roledescription')))
      .toBe('carousel');
    expect(trouble).toEqual([]);
  });
});

describe('passing a page on', () => {
  test('on paper a page is its own content under a head that says whose it is, black on white', async () => {
    const visit = await site.open({ colorScheme: 'dark' });
    const { page, context } = visit;
    const first = async (list: string, detail: string) => {
      const html = await (await context.request.get(list)).text();
      return (
        html
          .split('href="')
          .find((part) => part.startsWith(detail))
          ?.split('"')[0] ?? expect.fail(list)
      );
    };
    for (const [list, detail] of [
      [`/results?${OLDEST}`, '/resultDetail/'],
      ['/park', '/parkDetail/'],
      ['/news', '/newsDetail/'],
      ['/organization', '/organizationDetail/'],
      ['/innovate', '/innovateDetail/'],
    ] as const) {
      await page.goto(await first(list, detail));
      await settled(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.locator('.paper, .imprint').locator('visible=true').count(), detail).toBe(1);
      for (const left of ['header', 'footer', 'nav', 'textarea', '[role="search"]', '.MuiButton-root']) {
        expect(await page.locator(left).locator('visible=true').count(), `${detail} ${left}`).toBe(0);
      }
      // The page follows the medium with an event of the browser.
      const brightest = async () => {
        const ink = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color);
        return Math.max(...(ink.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
      };
      await expect.poll(brightest, { message: detail }).toBeLessThan(100);
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    }
  });

  test('SHELL-017 the address is copied, and a card with its code is downloaded', async () => {
    const { page, context } = await site.open({ lang: 'en' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/resultDetail/${pictured.id}/x`);
    await settled(page);
    await page.getByRole('button', { name: catalogWords.en.share, exact: true }).click();
    await toast(page, 'copy succeeded').waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`/resultDetail/${pictured.id}/`);
    await page.getByRole('button', { name: catalogWords.en.shareCard, exact: true }).click();
    const card = dialog(page, talk.en.share.title);
    await card.getByRole('img', { name: talk.en.share.qr }).waitFor();
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: talk.en.share.download, exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  });
});

describe('favourites', () => {
  test('PUB-001 a member keeps a result, finds it in the member centre and lets it go', async () => {
    const visit = await site.open({ account: '13800000008' });
    const { page } = visit;
    await openSignedIn(visit, `/resultDetail/${pictured.id}/x`);
    await page.getByRole('button', { name: talk.zh.favourites.add, exact: true }).click();
    await page.getByRole('button', { name: talk.zh.favourites.kept, exact: true }).waitFor();
    await page.goto('/favourites');
    const row = page.getByRole('listitem').filter({ hasText: pictured.name });
    await row.waitFor();
    expect(await seriousProblems(page, 'main')).toEqual([]);
    await row.getByRole('button', { name: catalogWords.zh.quickLookAt(pictured.name), exact: true }).click();
    const open = dialog(page, pictured.name);
    await open.getByRole('button', { name: talk.zh.favourites.kept, exact: true }).waitFor();
    await page.goBack();
    await open.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: talk.zh.favourites.removeOf(pictured.name), exact: true }).click();
    await row.waitFor({ state: 'detached' });
  });

  for (const width of [1440, 360]) {
    test(`PUB-001 a visitor who presses it signs in on the way, and the result is kept (${width})`, async () => {
      const { page } = await site.open({ viewport: { width, height: 800 } });
      await page.goto(`/resultDetail/${pictured.id}/x`);
      await settled(page);
      const { favourites } = talk.zh;
      // What was asked before the write, and answered after it, is not believed.
      const written = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && isFavourite(answer.url()),
      );
      let held = false;
      await page.route(
        ({ href }) => isFavourite(href),
        async (route) => {
          if (held || route.request().method() !== 'GET') return route.fallback();
          held = true;
          const response = await route.fetch();
          await written;
          await route.fulfill({ response }).catch(() => undefined);
        },
      );
      await page.getByRole('button', { name: favourites.add, exact: true }).click();
      const login = dialog(page, '登录');
      await login.getByRole('textbox', { name: '账号' }).fill('13800000008');
      await login.getByLabel('密码').fill('Demo@2026');
      await login.getByRole('button', { name: '登录', exact: true }).click();
      await toast(page, favourites.added).waitFor();
      await page.getByRole('button', { name: favourites.kept, exact: true }).click();
      await page.getByRole('button', { name: favourites.add, exact: true }).waitFor();
    });
  }
});
