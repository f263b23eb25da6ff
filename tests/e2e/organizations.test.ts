import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import form from '../../web/i18n/form.ts';
import kit from '../../web/i18n/kit.ts';
import organizations from '../../web/i18n/organizations.ts';
import { listed } from '../api/support/verification.ts';
import { client, signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { ownResults, PublishForm } from './publishing.ts';
import { accountButton, fits, settled, testSite, toast } from './site.ts';

const site = testSite();
const CENTRE = '3';

/** An administrator of an organisation of their own, at its page. */
async function administrator(name: string) {
  const person = await newcomer('单位管理员');
  const visit = await site.open();
  await enter(visit.context, person.account);
  await visit.page.goto('/memberOrg');
  await visit.page.getByText(organizations.zh.mine.emptyTitle).waitFor();
  await visit.page.getByRole('button', { name: organizations.zh.mine.create.org }).click();
  const dialog = visit.page.getByRole('dialog', { name: organizations.zh.mine.createTitle.org });
  await dialog.getByRole('textbox', { name: organizations.zh.information.name.org }).fill(name);
  await pickCity(visit.page, '河北省', '石家庄市');
  await dialog.getByRole('textbox', { name: organizations.zh.information.contacts }).fill('成果办公室');
  await dialog.getByRole('textbox', { name: organizations.zh.information.contactsTel }).fill('0311-88880000');
  await dialog.getByRole('button', { name: '提交' }).click();
  await toast(visit.page, organizations.zh.mine.created).waitFor();
  await visit.page.getByRole('heading', { level: 2, name }).waitFor();
  return visit;
}

async function pickCity(page: Page, ...path: string[]): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: organizations.zh.information.region }).click();
  for (const step of path) await page.getByRole('menuitem', { name: step, exact: true }).click();
  await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
}

async function invitationOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: organizations.zh.mine.invite }).click();
  await page.getByRole('button', { name: organizations.zh.invite.make }).click();
  const link = await page.getByRole('textbox', { name: organizations.zh.invite.link }).inputValue();
  await page.getByRole('button', { name: organizations.zh.invite.done }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return link;
}

describe('members of an organisation', () => {
  test('ORG-013 ORG-014 ORG-015 ORG-016 ORG-018 ACC-006 an administrator invites a colleague, who joins and publishes for the organisation', async () => {
    const name = `滨河新材料研究所${Date.now().toString(36)}`;
    const admin = await administrator(name);
    const link = await invitationOf(admin.page);
    expect(new URL(link).pathname).toMatch(/^\/joinOrganization\/.{20,}$/);

    const colleague = await newcomer('新同事');
    const { page } = await site.open();
    await page.goto(link);
    await page.getByText(organizations.zh.join.question(name)).waitFor();
    await page.getByRole('main').getByRole('button', { name: organizations.zh.join.login }).click();
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: /账号|手机/ }).fill(colleague.account);
    await main.locator('input[type="password"]').fill(PASSWORD);
    await main.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: organizations.zh.join.join, exact: true }).click();
    await page.getByText(organizations.zh.join.done(name)).waitFor();
    await page.getByRole('link', { name: organizations.zh.join.toPublish }).click();

    const publish = new PublishForm(page);
    await publish.ready();
    await publish.fillResult(`${name}的保温材料`);
    await publish.next();
    await publish.field(publish.text.organizationName).fill(name.slice(0, 5));
    await page.getByRole('option', { name }).click();
    await expect.poll(() => publish.field(publish.text.organizationName).inputValue()).toBe(name);
    await publish.choose(publish.text.organizationType, '科研院所');
    await publish.fillContact();
    await publish.submit();
    await toast(page, publish.text.common.releaseSuccess).waitFor();
    await publish.decline();
    const [published] = await ownResults(page);
    expect(published).toMatchObject({ unit_name: name, audit_status: 1 });

    await admin.page.reload();
    const members = admin.page.getByRole('list', { name: organizations.zh.mine.membersOf(name) });
    await members.getByText(colleague.name).waitFor();
    await expect.poll(() => members.getByRole('listitem').count()).toBe(2);
    await members
      .getByRole('button', { name: organizations.zh.mine.of(organizations.zh.mine.makeAdmin, colleague.name) })
      .click();
    await toast(admin.page, organizations.zh.mine.roleChanged).waitFor();
    await members
      .getByRole('button', { name: organizations.zh.mine.of(organizations.zh.mine.endAdmin, colleague.name) })
      .waitFor();
    await members
      .getByRole('button', { name: organizations.zh.mine.of(organizations.zh.mine.handOver, colleague.name) })
      .click();
    await admin.page.getByRole('dialog').getByRole('button', { name: organizations.zh.mine.handOver }).click();
    await toast(admin.page, organizations.zh.mine.handOverOffered(colleague.name)).waitFor();
    await admin.page.getByRole('button', { name: organizations.zh.handover.withdraw }).waitFor();
    await members.getByText(organizations.zh.mine.handOverWaits).waitFor();
    await admin.page.getByRole('button', { name: organizations.zh.mine.edit }).waitFor();
    await page.goto('/notices');
    await page.getByRole('link', { name: new RegExp(`${name}.*移交给您`) }).click();
    await page.getByRole('button', { name: organizations.zh.handover.accept }).click();
    await toast(page, organizations.zh.handover.accepted(name)).waitFor();
    await page.getByRole('button', { name: organizations.zh.mine.invite }).waitFor();
    await admin.page.reload();
    await admin.page.getByText(organizations.zh.mine.notAdmin).waitFor();
    await admin.page.getByRole('button', { name: organizations.zh.mine.leave }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: organizations.zh.mine.leave }).click();
    await toast(admin.page, organizations.zh.mine.left).waitFor();
    await admin.page.getByText(organizations.zh.mine.emptyTitle).waitFor();
  });

  test('ORG-019 ACC-057 the information can be changed, the name cannot, and the last administrator cannot leave', async () => {
    const name = `长河检测中心${Date.now().toString(36)}`;
    const { page } = await administrator(name);
    await page.getByRole('button', { name: organizations.zh.mine.edit }).click();
    const dialog = page.getByRole('dialog', { name: organizations.zh.information.title.org });
    await expect
      .poll(() => dialog.getByRole('textbox', { name: organizations.zh.information.name.org }).isDisabled())
      .toBe(true);
    await dialog.getByRole('textbox', { name: organizations.zh.information.wechat }).fill('changhe-window');
    await dialog.getByRole('button', { name: '保存' }).click();
    await toast(page, organizations.zh.mine.saved).waitFor();
    await page.getByRole('button', { name: organizations.zh.mine.edit }).click();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: organizations.zh.information.wechat }).inputValue())
      .toBe('changhe-window');
    await dialog.getByRole('textbox', { name: organizations.zh.information.wechat }).fill('never-saved');
    await dialog.getByRole('button', { name: kit.zh.close }).click();
    await page.getByRole('dialog', { name: form.zh.leaveTitle }).getByRole('button', { name: form.zh.leave }).click();
    await dialog.waitFor({ state: 'detached' });

    const link = await invitationOf(page);
    const colleague = client();
    await colleague.login((await newcomer('留下的同事')).account, PASSWORD);
    const token = link.split('/').at(-1);
    expect((await colleague.post('/web/v1/user/organization/join', { token })).status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: organizations.zh.mine.leave }).click();
    await page.getByRole('dialog').getByRole('button', { name: organizations.zh.mine.leave }).click();
    await toast(page, '管理权').waitFor();
    await page.locator(':focus').getByRole('heading', { name: organizations.zh.mine.members }).waitFor();
    await page.getByRole('heading', { level: 2, name }).waitFor();
  });

  test('ORG-014 ORG-020 ORG-021 who binds an organisation waits for its administrator, and belongs to it once accepted', async () => {
    const name = `南岸智能装备院${Date.now().toString(36)}`;
    const admin = await administrator(name);
    await listed(name);
    const person = await newcomer('申请人');
    const { page, context } = await site.open();
    await enter(context, person.account);
    await page.goto('/memberOrg');
    await page.getByRole('button', { name: organizations.zh.mine.bind }).click();
    const dialog = page.getByRole('dialog', { name: organizations.zh.mine.bind });
    await dialog.getByRole('combobox').fill(name);
    // The suggestions lie over the button until one is taken.
    await dialog.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: organizations.zh.mine.bind }).click();
    await page.getByText(organizations.zh.mine.pendingHint).waitFor();
    await expect.poll(() => page.getByRole('list', { name: organizations.zh.mine.membersOf(name) }).count()).toBe(0);

    await expect.poll(() => page.getByText(organizations.zh.mine.waiting(1)).count()).toBe(0);
    await admin.page.reload();
    const notice = admin.page.getByText(organizations.zh.mine.waiting(1), { exact: true });
    await notice.waitFor();
    expect(await seriousProblems(admin.page)).toEqual([]);
    await admin.page
      .getByRole('link', { name: organizations.zh.mine.of(organizations.zh.mine.toRequests, name) })
      .click();
    await admin.page.waitForURL(/\/memberOrg\?id=\w+#members$/);
    await admin.page.locator(':focus').getByRole('heading', { name: organizations.zh.mine.members }).waitFor();
    await admin.page
      .getByRole('button', { name: organizations.zh.mine.of(organizations.zh.mine.approve, person.name) })
      .click();
    await toast(admin.page, organizations.zh.mine.admitted).waitFor();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await page
      .getByRole('list', { name: organizations.zh.mine.membersOf(name) })
      .getByText(person.name)
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: organizations.zh.mine.invite }).count()).toBe(0);
  });

  test('an invitation that was revoked, or never was, says so', async () => {
    const { page } = await administrator(`临港精密仪器所${Date.now().toString(36)}`);
    const link = await invitationOf(page);
    const open = page.getByRole('list', { name: organizations.zh.invite.open });
    await open.getByRole('button').click();
    await toast(page, organizations.zh.invite.revoked).waitFor();
    await open.waitFor({ state: 'detached' });
    const visit = await site.open();
    for (const address of [link, '/joinOrganization/no-such-invitation-anywhere']) {
      await visit.page.goto(address);
      await visit.page.getByText(organizations.zh.join.invalid).waitFor();
    }
    expect(await seriousProblems(visit.page)).toEqual([]);
  });
});

describe('public organisations', () => {
  test('ORG-039 the list shows centres first, and is searched and filtered through its address', async () => {
    const { page, calls } = await site.open();
    await page.goto('/organization');
    const rows = page.getByRole('list', { name: organizations.zh.list.rows }).getByRole('article');
    await rows.first().waitFor();
    await rows
      .first()
      .getByText(organizations.zh.types[3] ?? '', { exact: true })
      .waitFor();
    expect(await seriousProblems(page)).toEqual([]);

    const kind = page.getByRole('region', { name: organizations.zh.list.kind, exact: true });
    await kind.getByRole('link', { name: organizations.zh.types[3], exact: true }).click();
    await page.waitForURL(/type=3/);
    const centres = await client().get('/web/v1/organization/list', { type: CENTRE });
    await page.getByText(kit.zh.total(centres.result.total), { exact: true }).waitFor();
    await page.locator('ul[aria-busy="false"]').waitFor();
    const marks = rows.getByText(organizations.zh.types[3] ?? '', { exact: true });
    await expect.poll(async () => (await marks.count()) - (await rows.count())).toBe(0);
    expect(calls.some((call) => /\/v1\/organization\/list\?.*type=3/.test(call))).toBe(true);

    // A chip takes away what was chosen.
    const chips = page.getByRole('list', { name: catalog.zh.chosen });
    await chips.getByRole('link').click();
    await chips.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: organizations.zh.list.publishes }).getByRole('link').first().click();
    await page.waitForURL(/has=results/);
    const active = await client().get('/web/v1/organization/list', { has: 'results' });
    await page.getByText(kit.zh.total(active.result.total), { exact: true }).waitFor();
    await chips.getByRole('link').click();
    await page.getByRole('searchbox', { name: organizations.zh.list.searchLabel }).fill('燕赵');
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=/);
    const named = await client().get('/web/v1/organization/list', { keyword: '燕赵' });
    const count = page.getByText(kit.zh.total(named.result.total), { exact: true });
    await count.waitFor();
    await page.goBack();
    await count.waitFor({ state: 'detached' });

    await page.goto('/organization?keyword=没有这样的机构');
    await page.getByText(organizations.zh.list.emptyTitle).waitFor();
    await page.getByRole('button', { name: organizations.zh.list.clear }).click();
    await rows.first().waitFor();
  });

  test('the page of an organisation shows what it published, and no contact of a person', async () => {
    const member = await signedIn('13800000001');
    const mine = await member.get('/web/v1/user/organization/mine');
    const own = mine.result.records as { organization_id: string; name: string }[];
    const { organization_id = '', name = '' } = own.find((each) => each.name === '燕赵先进材料研究院') ?? {};
    const values = await member.get('/web/v1/user/organization', { organization_id });
    const { page } = await site.open();
    await page.goto(`/organization?keyword=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await settled(page);
    await expect.poll(() => page.title()).toContain(name);
    const results = page.getByRole('list', { name: organizations.zh.detail.results });
    await results.getByRole('article').first().waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).not.toContain(values.result.contacts_tel);
    expect(await seriousProblems(page)).toEqual([]);
    await results.getByRole('link').first().click();
    await page.waitForURL(/\/resultDetail\//);
  });

  test('SHELL-027 both pages read English, and nothing sticks out at 360 pixels', async () => {
    for (const lang of ['zh', 'en'] as const) {
      const { page } = await site.open({ lang, viewport: { width: 360, height: 740 } });
      const text = lang === 'zh' ? organizations.zh : organizations.en;
      await page.goto('/organization');
      await page.getByRole('heading', { level: 1, name: text.list.title }).waitFor();
      await page.getByRole('list', { name: text.list.rows }).waitFor();
      await settled(page);
      await fits(page);
      await page.getByRole('list', { name: text.list.rows }).getByRole('link').first().click();
      await page.getByRole('heading', { level: 2, name: text.detail.profile }).waitFor();
      await settled(page);
      await fits(page);
    }
  });

  test('an organisation that does not exist is not found', async () => {
    const { page } = await site.open();
    await page.goto('/organizationDetail/01JGFQQRE0XYZA00000000NONE/x');
    await page.getByText(organizations.zh.detail.gone).waitFor();
    await expect.poll(() => accountButton(page).count()).toBe(0);
  });
});
