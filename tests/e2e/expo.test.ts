import { describe, expect, test } from 'vitest';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import words from '../../web/i18n/frontDoor.ts';
import resource from '../../web/i18n/resource.ts';
import shell from '../../web/i18n/shell.ts';
import workplace from '../../web/i18n/workplace.ts';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { accountButton, fits, openSignedIn, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const site = testSite();
const { en, zh } = words;

describe('the international front door', () => {
  test('SHELL-006 SHELL-007 SHELL-010 SHELL-028 an engineer from abroad finds a selected item in English and asks the desk, which answers', async () => {
    const { page, context, trouble } = await site.open({ reducedMotion: 'reduce' });
    const menu = page.getByRole('banner').getByRole('navigation', { name: shell.en.mainMenu });
    await page.goto(FRONT_DOOR_PAGES.home);
    await settled(page);
    await page.getByRole('heading', { level: 1, name: en.home.hero }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await seriousProblems(page)).toEqual([]);

    // The switch works, is remembered, and back in English nothing is Chinese but what is marked so.
    await page.getByRole('button', { name: shell.en.switchLanguage }).click();
    await page.getByRole('heading', { level: 1, name: zh.home.hero }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: zh.home.hero }).waitFor();
    await page.getByRole('button', { name: shell.zh.switchLanguage }).click();
    await page.getByRole('heading', { level: 1, name: en.home.hero }).waitFor();
    await context.clearCookies();

    await menu.getByRole('link', { name: en.menu.top }).click();
    await page.getByRole('heading', { level: 1, name: en.top.title }).waitFor();
    await menu.getByRole('link', { name: en.menu.selected }).click();
    await page.getByRole('heading', { level: 1, name: en.selected.title }).waitFor();
    const kinds = page.getByRole('region', { name: en.kind, exact: true });
    await kinds.getByRole('link', { name: en.kinds[1] }).click();
    await page.waitForURL(/item_type=1/);
    const item = page.getByRole('list', { name: en.rows }).getByRole('link').first();
    const name = (await item.textContent()) ?? '';
    expect(name).not.toMatch(/\p{Script=Han}/u);
    await item.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    // The menu stays around what is not a page of the front door, after a reload as well.
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await menu.getByRole('link', { name: en.menu.home }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('complementary', { name: en.askDesk }).getByRole('link').click();

    const form = page.locator('#contact');
    await form.getByText(name).waitFor();
    const send = form.getByRole('button', { name: en.form.submit });
    await send.click();
    await form.getByRole('textbox', { name: en.form.email }).and(page.locator('[aria-invalid="true"]')).waitFor();
    const email = `expo.${Date.now()}@example.com`;
    const organization = `Example Labs ${Date.now()}`;
    await form.getByRole('textbox', { name: en.form.name }).fill('Research office');
    await form.getByRole('textbox', { name: en.form.org_name }).fill(organization);
    await form.getByRole('textbox', { name: en.form.country }).fill('Norway');
    await form.getByRole('textbox', { name: en.form.email }).fill(email);
    await form.getByRole('textbox', { name: en.form.sought }).fill('Could we see test reports, and visit a site?');
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page);
    await send.click();
    await form.getByText(en.form.sentHint(email)).waitFor();
    expect(trouble.filter((line) => !/ 4\d\d /.test(line))).toEqual([]);

    const desk = await site.open({ account: EDITOR, lang: 'en' });
    await openSignedIn(desk, `/content/inquiries?keyword=${encodeURIComponent(organization)}`);
    await desk.page
      .getByRole('navigation', { name: workplace.en.rail })
      .getByRole('link', { name: en.desk.title })
      .waitFor();
    await desk.page.getByRole('button', { name: resource.zh.of(en.desk.answer, 'Research office') }).click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: en.desk.yours }).fill('Two teams work on it. Which week suits you?');
    await dialog.getByRole('button', { name: en.desk.send }).click();
    await toast(desk.page, en.desk.sent).waitFor();
    await desk.page.getByRole('button', { name: resource.zh.of(en.desk.show, 'Research office') }).waitFor();
    const mails = (await client().get('/dev/outbox', { to: email })).result.records;
    expect(JSON.stringify(mails)).toContain('Which week suits you?');
  });

  test('SHELL-006 editors choose, order and retire what is shown', async () => {
    const visit = await site.open({ account: EDITOR, lang: 'zh' });
    const { page } = visit;
    const shown = async () =>
      (
        (await (await visit.context.request.get('/web/v1/frontDoor/selected?pageSize=100')).json()).result.records as {
          result: { name: string } | null;
          demand: { name: string } | null;
        }[]
      ).map(({ result, demand }) => (result ?? demand)?.name);
    const [first, second] = await shown();
    await openSignedIn(visit, '/content/frontDoor');
    const row = (name: string | undefined) => page.getByRole('listitem', { name: name ?? '', exact: true });
    await row(first).waitFor();
    const rowsNow = () => page.locator('main ol > li').evaluateAll((rows) => rows.map((each) => each.ariaLabel));
    await page.getByRole('button', { name: resource.zh.moveDown(first ?? '') }).click();
    await expect.poll(async () => (await rowsNow()).slice(0, 2)).toEqual([second, first]);
    await expect.poll(async () => (await shown()).slice(0, 2)).toEqual([second, first]);
    await page.getByRole('button', { name: resource.zh.moveUp(first ?? '') }).click();
    await expect.poll(async () => (await shown()).slice(0, 2)).toEqual([first, second]);
    await page.getByRole('button', { name: zh.manage.of(zh.manage.retire, first ?? '') }).click();
    await row(first).getByText(zh.manage.retired).waitFor();
    await expect.poll(shown).not.toContain(first);
    await page.getByRole('button', { name: zh.manage.of(zh.manage.restore, first ?? '') }).click();
    await expect.poll(async () => (await shown())[0]).toBe(first);
  });

  test('ACC-018 SHELL-008 SHELL-009 SHELL-011 SHELL-012 its own entrances stand in English, and who signs out is back at the front door', async () => {
    const { page } = await site.open();
    for (const path of ['register', 'retrieve', 'adminLogin', 'login'] as const) {
      await page.goto(`/#${FRONT_DOOR_PAGES[path]}`);
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      await page.getByRole('banner').getByRole('link', { name: en.name }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    }
    await page.getByRole('main').locator('input[name="account"]').fill(EDITOR);
    await page.getByRole('main').locator('input[name="password"]').fill('Demo@2026');
    await page.getByRole('main').getByRole('button', { name: shell.en.login, exact: true }).click();
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: shell.en.logout }).click();
    await page.waitForURL((url) => url.pathname === FRONT_DOOR_PAGES.front);
    await page.getByRole('banner').getByRole('link', { name: shell.en.login, exact: true }).waitFor();
  });
});
