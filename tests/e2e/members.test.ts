import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import accounts from '../../web/i18n/accounts.ts';
import bookings from '../../web/i18n/bookings.ts';
import common from '../../web/i18n/common.ts';
import kit from '../../web/i18n/kit.ts';
import members from '../../web/i18n/memberCenter.ts';
import auth from '../../web/i18n/signin.ts';
import { makeMeeting } from '../seed/factories/events.ts';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { AccountForm, codeOf, newPhone } from './registering.ts';
import { fits, focused, MEMBER, settled, testSite, toast } from './site.ts';

const site = testSite();
const COMPANY = '13800000008';

const PAGES = [
  { path: '/memberCenter/activity', title: 'activity' },
  { path: '/person', title: 'person' },
  { path: '/memberCenter/devices', title: 'devices' },
  { path: '/memberCenter/account', title: 'account' },
] as const;

async function visitOf(account: string, path: string): Promise<Page> {
  const { page, context } = await site.open();
  await enter(context, account, true);
  await page.goto(path);
  return page;
}

describe('the member centre', () => {
  test('ACC-008 SHELL-063 its tabs lead from the results to organisation, profile, devices and account', async () => {
    const { page, trouble } = await site.open({ account: MEMBER });
    await page.goto('/memberCenter');
    const tabs = page.getByRole('navigation', { name: members.zh.tabs.label });
    await tabs.waitFor();
    const { groups } = members.zh.tabs;
    await expect.poll(() => tabs.getByRole('link').allInnerTexts()).toEqual(Object.values(groups));
    for (const [group, labels] of [
      [
        groups.publish,
        [members.zh.tabs.releases, members.zh.tabs.products, members.zh.tabs.projects, members.zh.tabs.declarations],
      ],
      [groups.connect, [members.zh.tabs.deals, members.zh.tabs.activity, members.zh.tabs.pushes]],
      [groups.follow, [members.zh.tabs.subscribe, members.zh.tabs.favourites, members.zh.tabs.notices]],
      [
        groups.self,
        [members.zh.tabs.organization.org, members.zh.tabs.person, members.zh.tabs.devices, members.zh.tabs.account],
      ],
    ] as const) {
      await tabs.getByRole('link', { name: group, exact: true }).click();
      for (const label of labels) {
        await tabs.getByRole('link', { name: label, exact: true }).click();
        await tabs.locator('[aria-current="page"]').filter({ hasText: label }).waitFor();
        // A page is called what its tab is called.
        await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor();
        await settled(page);
      }
    }
    await page.goto('/#/person');
    await page.getByRole('heading', { level: 1, name: members.zh.person.title }).waitFor();
    expect(trouble).toEqual([]);
  });

  test('ACC-007 a company member finds the company at /memberCompany, a visitor is sent to sign in', async () => {
    const { page, trouble } = await site.open({ account: COMPANY });
    await page.goto('/memberCompany');
    const own = (await page.request.get('/web/egg/user/session')).json();
    const [company] = ((await own).result.orgs as { name: string }[]).map(({ name }) => name);
    await page.getByRole('heading', { level: 2, name: company ?? '' }).waitFor();
    const tabs = page.getByRole('navigation', { name: members.zh.tabs.label });
    const tab = tabs.getByRole('link', { name: members.zh.tabs.organization.company, exact: true });
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
    expect(new URL(page.url()).pathname).toBe('/memberCompany');
    expect(trouble).toEqual([]);
    const visitor = (await site.open()).page;
    await visitor.goto('/memberCompany');
    await visitor.waitForURL('**/login**');
  });

  test('ACC-050 what one signed up for and wrote stands in the activity, each kind with its rows', async () => {
    const person = await newcomer('参与者');
    const api = await client().login(person.account, PASSWORD);
    // The oldest are the demo's: those of other tests may be over or full.
    const oldest = { columns: ['id', 'name'], order: [['add_time', 'asc']], pageSize: 1 } as const;
    const [course] = (await client().list('course', oldest)).result.records;
    // One that is to come and has seats for everybody.
    const meeting = makeMeeting({}, 0);
    const [paid] = (await client().list('course', { ...oldest, where: { paid: 1 } })).result.records;
    const [park] = (await client().list('yuanqu', { columns: ['yuanqu_id', 'name'], pageSize: 1 })).result.records;
    const sign = { name: '参与者', phone: person.account };
    const organization = { org_name: '参与者所在企业', contacts: '参与者', phone: person.account };
    for (const [table, data] of [
      ['course_user', { ...sign, course_id: course.id }],
      ['meeting_user', { ...sign, meeting_id: meeting.id }],
      ['course_application', { ...sign, course_id: paid.id }],
      ['yuanqu_intention', { ...sign, yuanqu_id: park.yuanqu_id, project: '参与者拟建的中试线' }],
      ['clinic_application', { ...organization, problem: '参与者的焊缝开裂' }],
    ] as const) {
      expect((await api.post('/web/egg/base/add', { table, data })).status, table).toBe(200);
    }
    const { page, context, trouble } = await site.open();
    await enter(context, person.account, true);
    await page.goto('/memberCenter/activity');
    const { activity } = members.zh;
    // Each says how it stands, and leads to what it is about.
    for (const [kind, shown, state, path] of [
      [activity.courses, course.name, bookings.zh.states.booked, '/courseDetail/'],
      [activity.learning, paid.name, '待处理', '/courseDetail/'],
      [activity.meetings, String(meeting.name), bookings.zh.states.booked, '/meetingDetail/'],
      [activity.parks, '参与者拟建的中试线', '待联系', '/parkDetail/'],
      [activity.applications, '参与者所在企业', '待处理', '/clinicResult'],
    ] as const) {
      await page.getByRole('button', { name: kind, exact: true }).click();
      const row = page.getByRole('list', { name: kind }).getByRole('article');
      await row.getByText(state, { exact: true }).waitFor();
      const link = row.getByRole('link', { name: shown, exact: true });
      expect((await link.getAttribute('href'))?.startsWith(path), kind).toBe(true);
    }
    expect(trouble).toEqual([]);
  });

  test('SHELL-014 a visitor is sent to sign in, and comes back to the tab', async () => {
    const { page } = await site.open();
    await page.goto('/memberCenter/devices');
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('returnTo'))).toBe('/memberCenter/devices');
  });

  test('ACC-044 ACC-055 the profile is saved, and the header shows it', async () => {
    const person = await newcomer('资料人');
    const page = await visitOf(person.account, '/person');
    await page.getByRole('textbox', { name: members.zh.person.nickname }).fill('新昵称');
    await page.getByRole('combobox', { name: members.zh.person.sex }).click();
    await page.getByRole('option', { name: '女' }).click();
    await page.getByRole('button', { name: common.zh.save }).click();
    await toast(page, common.zh.modified).waitFor();
    await page.getByRole('banner').getByText('新昵称').waitFor();
    const session = await (await page.request.get('/web/egg/user/session')).json();
    expect(session.result).toMatchObject({ nickname: '新昵称', name: '资料人', sex: 1 });
  });

  test('ACC-014 the phone changes by the code that was sent to the new one', async () => {
    const person = await newcomer('换号人');
    const page = await visitOf(person.account, '/person');
    const phone = newPhone();
    const shown = page.getByRole('textbox', { name: members.zh.person.tel, exact: true });
    expect(await shown.inputValue()).toBe(person.account);
    await page.getByRole('button', { name: members.zh.person.changeTel, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: accounts.zh.phoneTitle });
    const form = new AccountForm(page, 'zh', dialog);
    expect(await seriousProblems(page)).toEqual([]);
    await form.ask(phone);
    await form.input('verificationCode').fill(await codeOf(phone));
    // The number that is given up signs nobody in any more: that asks for the password.
    await dialog.getByRole('button', { name: kit.zh.confirm, exact: true }).click();
    const again = page.getByRole('dialog', { name: auth.zh.againTitle });
    await again.getByLabel(auth.zh.password).fill(PASSWORD);
    await again.getByRole('button', { name: auth.zh.againConfirm, exact: true }).click();
    await toast(page, accounts.zh.phoneBound).waitFor();
    await expect.poll(() => shown.inputValue()).toBe(phone);
    expect((await client().post('/web/egg/user/login', { account: person.account, password: PASSWORD })).code).toBe(
      422,
    );
    expect((await client().post('/web/egg/user/login', { account: phone, password: PASSWORD })).status).toBe(200);
  });

  test('ACC-014 the account page says what is bound, and binds an e-mail address by code', async () => {
    const person = await newcomer('绑定人');
    const page = await visitOf(person.account, '/memberCenter/account');
    const bound = page.getByRole('region', { name: members.zh.account.bindings });
    await expect.poll(() => bound.getByText(person.account, { exact: true }).count()).toBe(2);
    await bound.getByRole('button', { name: `${members.zh.account.addIt}: ${members.zh.account.email}` }).click();
    const dialog = page.getByRole('dialog', { name: accounts.zh.emailBindTitle });
    const form = new AccountForm(page, 'zh', dialog);
    const email = `office.${person.account}@example-university.technology`;
    await form.ask(email);
    const { result } = await client().get('/dev/outbox', { to: email, channel: 'mail' });
    await form.input('verificationCode').fill(/(?<!\d)\d{6}(?!\d)/.exec(String(result.records[0]?.body))?.[0] ?? '');
    await dialog.getByRole('button', { name: kit.zh.confirm, exact: true }).click();
    await toast(page, accounts.zh.emailBound).waitFor();
    await bound.getByText(email, { exact: true }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await bound
      .getByRole('button', { name: `${members.zh.account.turnOn}: ${members.zh.account.secondFactor}` })
      .click();
    await bound.getByRole('link', { name: `${members.zh.account.bindIt}: ${members.zh.account.chatApp}` }).click();
    await page.waitForURL('**/wxBind');
  });

  test('ACC-056 the member update dialog is 400 wide and names the kind of member', async () => {
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/person');
    await page.getByRole('button', { name: members.zh.person.update }).click();
    const dialog = page.getByRole('dialog', { name: members.zh.update.title });
    await dialog.getByText(members.zh.kinds.org).waitFor();
    await dialog.getByRole('textbox', { name: '单位名称' }).waitFor();
    await expect.poll(() => dialog.getByRole('textbox', { name: '单位名称' }).isDisabled()).toBe(true);
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
    expect(await seriousProblems(page)).toEqual([]);
  });
});

describe('devices and account', () => {
  test('a device is signed out from another one, and has to sign in again', async () => {
    const person = await newcomer('设备人');
    const phone = client();
    const login = { account: person.account, password: PASSWORD, remember: true };
    await phone.post('/web/egg/user/login', login, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    });
    expect((await phone.get('/web/egg/user/session')).status).toBe(200);

    const page = await visitOf(person.account, '/memberCenter/devices');
    const devices = page.getByRole('list', { name: members.zh.devices.list }).getByRole('listitem');
    await devices.filter({ hasText: members.zh.devices.current }).filter({ hasText: 'Chrome' }).waitFor();
    const other = devices.filter({ hasText: 'Safari · iOS' });
    // By keyboard alone: the button, then the question, which begins with the way back.
    await other.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await focused(page, page.getByRole('dialog').getByRole('button', { name: kit.zh.cancel, exact: true }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, members.zh.devices.revoked).waitFor();
    await other.waitFor({ state: 'detached' });
    expect((await phone.get('/web/egg/user/session')).status).toBe(100);
    expect((await (await page.request.get('/web/egg/user/session')).json()).status).toBe(200);
  });

  test('the password is changed, the own data is downloaded, and the account ends', async () => {
    const person = await newcomer('离开者');
    const page = await visitOf(person.account, '/memberCenter/account');
    const password = (name: string) => page.getByLabel(name, { exact: false }).first();
    await password(members.zh.account.oldPassword).fill('not the password');
    await page.locator('input[name="password"]').fill('another-good-phrase-9');
    await page.locator('input[name="repeat"]').fill('different');
    await page.getByRole('button', { name: members.zh.account.change }).click();
    await page.getByText('两次输入的密码不一致，请检查！').waitFor();
    await focused(page, page.locator('input[name="repeat"]'));
    await page.locator('input[name="repeat"]').fill('another-good-phrase-9');
    // What the server refuses is gone on with as what the form refuses.
    await page.getByRole('button', { name: members.zh.account.change }).click();
    await focused(page, page.locator('input[name="old_password"][aria-invalid="true"]'));
    await password(members.zh.account.oldPassword).fill(PASSWORD);
    // Without a bound chat app there is one thing to choose, and the safe choice is made.
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    expect(await page.getByRole('checkbox', { name: members.zh.account.endSessions }).isChecked()).toBe(true);
    await page.getByRole('button', { name: members.zh.account.change }).click();
    await toast(page, members.zh.account.changed).waitFor();
    await expect.poll(() => page.locator('input[name="password"]').inputValue()).toBe('');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: members.zh.account.download }).click();
    const passwordAgain = page.getByRole('dialog', { name: auth.zh.againTitle });
    await passwordAgain.getByLabel(auth.zh.password).fill('another-good-phrase-9');
    await passwordAgain.getByRole('button', { name: auth.zh.againConfirm }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);

    await page.getByRole('button', { name: members.zh.account.removeAction }).click();
    const dialog = page.getByRole('dialog', { name: members.zh.account.removeTitle });
    await dialog.locator('input[type="password"]').fill('not the password');
    await dialog.getByRole('button', { name: members.zh.account.removeConfirm }).click();
    await focused(page, dialog.locator('input[type="password"][aria-invalid="true"]'));
    await dialog.locator('input[type="password"]').fill('another-good-phrase-9');
    await dialog.getByRole('button', { name: members.zh.account.removeConfirm }).click();
    await toast(page, members.zh.account.removed).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    const again = await client().post('/web/egg/user/login', {
      account: person.account,
      password: 'another-good-phrase-9',
    });
    expect(again.status).not.toBe(200);
  });
});

describe('for everybody', () => {
  for (const lang of ['zh', 'en'] as const) {
    test(`SHELL-027 the tabs read ${lang}, fit 360 pixels and have no serious barrier`, async () => {
      const { page, trouble } = await site.open({ account: MEMBER, lang, viewport: { width: 360, height: 740 } });
      const text = lang === 'zh' ? members.zh : members.en;
      for (const { path, title } of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: text[title].title, exact: true }).waitFor();
        await settled(page);
        await fits(page);
        expect(await seriousProblems(page)).toEqual([]);
      }
      await page.goto('/memberOrg');
      await page.getByRole('list').first().waitFor();
      await settled(page);
      await fits(page);
      expect(await seriousProblems(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
});
