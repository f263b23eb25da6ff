import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import inbox from '../../web/i18n/inbox.ts';
import members from '../../web/i18n/memberCenter.ts';
import pushGroupsWords from '../../web/i18n/organizationGroups.ts';
import pushCompose from '../../web/i18n/pushCompose.ts';
import pickers from '../../web/i18n/pushPickers.ts';
import { makePush, OPERATOR, publicItems } from '../queues/support/pushes.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { unique } from './publishing.ts';
import { MEMBER, settled, testSite, type Visit } from './site.ts';

const site = testSite();
const THROTTLE_MS = 200;

// The close button stands in the heading that names a dialog.
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });

/** The composer of a fresh group of so many results. */
async function composer(count: number, viewport = { width: 1440, height: 900 }) {
  const operator = await signedIn(OPERATOR);
  const title = unique('控件推送组');
  const items = await publicItems(operator, 'chengguo', count);
  await operator.post('/web/v1/pushGroup', { title, item_type: 1, items });
  const visit = await site.open({ account: OPERATOR, viewport });
  await visit.page.goto('/push');
  await visit.page
    .getByRole('button', { name: pushCompose.zh.of(pushCompose.zh.configure, title), exact: true })
    .click();
  const config = dialogOf(visit.page, pushCompose.zh.config.title);
  await config.getByRole('list', { name: pushCompose.zh.config.items[1] ?? '' }).waitFor();
  return { ...visit, config, title };
}

/** Brings the end of a list so near to its lower edge, and lets what follows from it begin. */
const scrollTo = (area: Locator, distance: number, times = 1) =>
  area.evaluate(
    async (box, { distance, times, wait }) => {
      box.scrollTop = box.scrollHeight - box.clientHeight - distance;
      for (let n = 0; n < times; n += 1) box.dispatchEvent(new Event('scroll'));
      // Set after the list's own timer, for longer: it comes after it.
      await new Promise((done) => setTimeout(done, wait));
      return box.scrollHeight - box.scrollTop - box.clientHeight;
    },
    { distance, times, wait: THROTTLE_MS * 2 },
  );

describe('what pushes are composed with', () => {
  test('CONST-001 PUSH-087 the list of items asks for more at 99 px from its end, not at 101, and once', async () => {
    const { page, calls } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
    const asked = () => calls.filter((call) => call.includes('/v1/push/candidates'));
    await page.goto('/push');
    const rows = page.getByRole('list', { name: pushCompose.zh.candidates[1] }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(20);
    const area = page.getByRole('group', { name: pushCompose.zh.candidates[1] });
    const first = asked().length;
    expect(await scrollTo(area, 101)).toBe(101);
    expect(asked()).toHaveLength(first);
    await expect.poll(() => area.evaluate((box) => box.clientHeight / innerHeight)).toBeCloseTo(0.5, 1);
    await scrollTo(area, 99, 5);
    await expect.poll(() => rows.count()).toBe(40);
    expect(asked()).toHaveLength(first + 1);
  });

  test('PUSH-020 place, day, fields and activity stand in the composed subject; places come level by level', async () => {
    const { page, config, calls } = await composer(2);
    const made = config.getByRole('textbox', { name: pushCompose.zh.config.composed });
    expect([await made.inputValue(), await made.getAttribute('readonly')]).toEqual(['', '']);
    const places = () => calls.filter((call) => /china|region/.test(call)).length;
    const before = places();
    await config.getByRole('button', { name: pushCompose.zh.config.source[1] }).click();
    const source = page.getByRole('dialog', { name: pushCompose.zh.config.source[1] });
    await source.getByRole('menuitem', { name: /^河北/ }).click();
    await source.getByRole('menuitem', { name: /^石家庄/ }).waitFor();
    expect(places()).toBeGreaterThan(before);
    const opened = places();
    await source.getByRole('menuitem', { name: /^石家庄/ }).click();
    await source.getByRole('menuitem', { name: /^长安区/ }).waitFor();
    expect(places()).toBeGreaterThan(opened);
    await page.keyboard.press('Escape');
    await expect.poll(() => made.inputValue()).toMatch(/^河北\S*石家庄\S*$/);

    await config.getByRole('group', { name: pushCompose.zh.config.date }).getByRole('spinbutton').first().click();
    await page.keyboard.type('20301231');
    await expect.poll(() => made.inputValue()).toMatch(/石家庄\S* 2030-12-31$/);

    await config.getByRole('button', { name: pushCompose.zh.config.scopes, exact: true }).click();
    const fields = page.getByRole('dialog', { name: pushCompose.zh.config.scopes });
    const chips = fields.getByRole('button', { pressed: false });
    const [one = '', two = ''] = [await chips.nth(0).textContent(), await chips.nth(1).textContent()];
    await fields.getByRole('button', { name: String(one), exact: true }).click();
    await fields.getByRole('button', { name: String(two), exact: true }).click();
    await accessible(page);
    await page.keyboard.press('Escape');
    const activity = config.getByRole('combobox', { name: pushCompose.zh.config.activity });
    const kind = (await activity.locator('option').nth(1).textContent()) ?? '';
    await activity.selectOption({ label: kind });
    await expect.poll(() => made.inputValue()).toMatch(new RegExp(` 2030-12-31 ${one}、${two} ${kind}$`));
    await config.getByRole('button', { name: pushCompose.zh.config.use }).click();
    const subject = config.getByRole('textbox', { name: pushCompose.zh.config.subject });
    await expect.poll(() => subject.inputValue()).toBe(await made.inputValue());
  });

  test('PUSH-023 SHELL-055 CONST-007 an item says whom to ask and what it is; its whole text opens without what runs', async () => {
    const { page, config } = await composer(2, { width: 1600, height: 900 });
    const profile =
      '<p>石墨烯改性<b>涂层</b></p><img src="x" onerror="window.ran=1"><script>window.ran=1</script><p onclick="window.ran=1">耐磨</p>';
    await page.route('**/v1/chengguo/detail?*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, profile } } });
    });
    await config
      .getByRole('button', { name: new RegExp(`^${pushCompose.zh.config.about}：`) })
      .first()
      .click();
    const about = page
      .getByRole('dialog')
      .filter({ has: page.getByText(pushCompose.zh.config.orgProfile, { exact: true }) });
    await expect
      .poll(() => about.locator('dt').allTextContents())
      .toEqual([
        pushCompose.zh.config.contacts,
        pushCompose.zh.config.phone,
        pushCompose.zh.config.profile,
        pushCompose.zh.config.orgProfile,
      ]);
    expect((await about.locator('dd').allTextContents()).every((text) => text.trim() !== '')).toBe(true);
    await accessible(page);
    await about.getByRole('button', { name: pushCompose.zh.config.whole }).click();
    const whole = page.getByRole('dialog').filter({ hasText: '石墨烯改性' });
    await whole.getByText('耐磨').waitFor();
    await expect.poll(async () => (await whole.boundingBox())?.width).toBe(600);
    expect(await whole.locator('script, [onclick], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await accessible(page);
  });

  test('PUSH-032 CONST-007 organisations are chosen in a dialog of their own as well', async () => {
    const { page, config } = await composer(1, { width: 1600, height: 900 });
    await config.getByRole('button', { name: pushCompose.zh.config.chooseOrgs }).click();
    const dialog = dialogOf(page, pushCompose.zh.config.orgs);
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(800);
    const list = dialog.getByRole('list', { name: pickers.zh.organizations });
    const box = list.locator('input:enabled').first();
    await box.check();
    await dialog.getByText(pushCompose.zh.config.chosenOrgs(1)).waitFor();
    await accessible(page);
    await dialog.getByRole('button', { name: pushCompose.zh.save, exact: true }).click();
    await config.getByText(pushCompose.zh.config.chosenOrgs(1)).waitFor();
    await config.getByRole('button', { name: pushCompose.zh.config.chooseOrgs }).click();
    await list.locator('input:checked').first().uncheck();
    await dialog.getByRole('button', { name: pushCompose.zh.cancel, exact: true }).click();
    await config.getByText(pushCompose.zh.config.chosenOrgs(1)).waitFor();
  });

  test('PUSH-026 PUSH-027 a word that few organisations have is looked for through all of them, whatever stands above', async () => {
    const { page } = await site.open({ account: OPERATOR, viewport: { width: 1440, height: 900 } });
    const config = dialogOf(page, pushCompose.zh.config.title);
    const groups = Array.from({ length: 20 }, (_, n) => ({ id: `g${n}`, name: `分组${n}`, members: [] }));
    await page.route('**/v1/push/orgGroups?*', (route) =>
      route.fulfill({ json: { status: 200, msg: '', result: { records: groups } } }),
    );
    const found = { organization_id: 'o1', name: '少见的单位', bound: 1, admin_name: '王敏', region_name: null };
    await page.route('**/v1/push/orgs?*', (route) => {
      const next = Number(new URL(route.request().url()).searchParams.get('next') ?? 0);
      const result = next === 3 ? { records: [found], next: null } : { records: [], next: String(next + 1) };
      return route.fulfill({ json: { status: 200, msg: '', result } });
    });
    await page.goto('/push');
    await page
      .getByRole('button', { name: new RegExp(`^${pushCompose.zh.configure}：`) })
      .first()
      .click();
    await config.getByRole('list', { name: pushCompose.zh.config.groupsTree }).getByText('分组19').waitFor();
    const list = config.getByRole('list', { name: pickers.zh.organizations });
    await list.getByText(found.name).waitFor();

    await page.route('**/v1/push/orgs?*', (route) =>
      route.fulfill({ json: { status: 200, msg: '', result: { records: [], next: 'x' } } }),
    );
    await config.getByRole('searchbox', { name: pickers.zh.searchOrganization }).fill('没有');
    await config.getByText(pickers.zh.notYet).waitFor();
    await config.getByRole('button', { name: pickers.zh.more }).waitFor();
  });

  test('SHELL-054 CONST-007 the recipient’s page is looked at before the push goes out', async () => {
    const operator = await signedIn(OPERATOR);
    const { result } = await (await signedIn(MEMBER)).get('/web/v1/user/organization/mine');
    const title = unique('预览推送');
    const push = await makePush(operator, { orgs: [String((result.records ?? result)[0].organization_id)], title });
    const { page, trouble } = await site.open({ account: OPERATOR, viewport: { width: 1600, height: 1000 } });
    await page.goto(`/pushProfile?push_group_id=${push.groupId}`);
    await page.getByRole('button', { name: pushCompose.zh.of(pushCompose.zh.confirmPush, title), exact: true }).click();
    await dialogOf(page, pushCompose.zh.confirm.title)
      .getByRole('button', { name: pushCompose.zh.confirm.preview })
      .click();
    const viewer = dialogOf(page, pushCompose.zh.confirm.preview);
    const frame = viewer.locator('iframe');
    await frame.contentFrame().getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(async () => (await viewer.boundingBox())?.width).toBe(800);
    await expect.poll(() => frame.evaluate((box) => box.getBoundingClientRect().height)).toBe(600);
    await expect.poll(() => frame.getAttribute('src')).toContain(`/wxPushDetail/${push.id}/2/`);
    expect(trouble).toEqual([]);
    expect((await operator.get('/web/v1/push/record', { id: push.id })).result.figures.opened).toBe(0);
  });

  test('CONST-007 ORG-028 the dialogs of organisation groups are 800 px wide', async () => {
    const { page } = await site.open({ account: OPERATOR, viewport: { width: 1600, height: 900 } });
    const expectWidth = (dialog: Locator) => expect.poll(async () => (await dialog.boundingBox())?.width).toBe(800);
    await page.goto('/push');
    await page.getByRole('button', { name: pushCompose.zh.manageGroups }).click();
    const admin = dialogOf(page, pushGroupsWords.zh.title);
    await expectWidth(admin);
    await admin.getByRole('button', { name: pushGroupsWords.zh.add }).click();
    const form = dialogOf(page, pushGroupsWords.zh.addTitle);
    await expectWidth(form);
    const name = unique('宽度分组');
    await form.getByRole('textbox', { name: pushGroupsWords.zh.name }).fill(name);
    await form.getByRole('list', { name: pickers.zh.organizations }).getByRole('checkbox').first().check();
    await form.getByRole('button', { name: pushGroupsWords.zh.save, exact: true }).click();
    await admin.getByRole('button', { name: pushGroupsWords.zh.of(pushGroupsWords.zh.set, name) }).click();
    await expectWidth(dialogOf(page, pushGroupsWords.zh.setTitle));
  });
});

describe('the inbox of organisations', () => {
  const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1, name: inbox.zh.title });

  test('PUSH-016 its page opens with and without a tab', async () => {
    const visit = await site.open({ account: MEMBER });
    const pages = {
      '/pushDemandOrgAdmin': inbox.zh.tabs.inbox,
      '/pushDemandOrgAdmin/answered': inbox.zh.tabs.answered,
    };
    for (const [path, tab] of Object.entries(pages)) {
      await visit.page.goto(path);
      await heading(visit).waitFor();
      await settled(visit.page);
      const tabs = visit.page.getByRole('navigation', { name: inbox.zh.tabsLabel });
      await expect.poll(() => tabs.locator('[aria-current="page"]').allTextContents()).toEqual([tab]);
      await accessible(visit.page);
    }
  });

  test('PUSH-016 it and the requests for pushes are tabs of the member centre, one beside the other', async () => {
    const { page } = await site.open({ account: MEMBER });
    const centre = page.getByRole('navigation', { name: members.zh.tabs.label });
    await page.goto('/demandApply/1');
    await centre.getByRole('link', { name: members.zh.tabs.apply, exact: true }).waitFor();
    await centre.getByRole('link', { name: members.zh.tabs.pushes, exact: true }).click();
    await page.waitForURL('**/pushDemandOrgAdmin');
    await expect
      .poll(() => centre.locator('[aria-current="page"]').allTextContents())
      .toEqual([members.zh.tabs.pushes]);
  });
});
