import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import inboxWords from '../../web/i18n/inbox.ts';
import phoneWords from '../../web/i18n/phone.ts';
import { publicResult } from '../api/support/talk.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { distDir } from '../local/web.ts';
import { client, signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { findings } from './axe.ts';
import { newcomer, PASSWORD } from './newcomer.ts';
import { accountButton, fits, focused, INDIVIDUAL, openSignedIn, settled, testSite, toast } from './site.ts';

const OPERATOR = '13800000007';
/** The administrator of a company, bound to the chat app. */
const RECIPIENT = '13800000008';
const MAX_KB = 120;
const PHONE = { viewport: { width: 360, height: 740 } };

const site = testSite();
let operator: APIRequestContext;
/** Of the tests' own: nobody has answered, withdrawn or traded them before. */
let items: string[];
let organization: { organization_id: string; name: string };

async function signIn(account: string): Promise<APIRequestContext> {
  const baseURL = baseUrl();
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await context.post('/web/egg/user/login', { data: { account, password: DEMO_PASSWORD } });
  return context;
}

const post = async (path: string, data: object) =>
  (await (await operator.post(`/web${path}`, { data })).json()).result as Record<string, string>;

/** A push of the two results that reached the recipient's organisation; the path of its message's page. */
async function receive(title: string): Promise<string> {
  const { id: group } = await post('/v1/pushGroup', { title: '端到端推送组', item_type: 1, items });
  const org = organization.organization_id;
  const { id } = await post('/v1/push', {
    title,
    remark: '请查收并反馈',
    push_group_id: group,
    item_type: 1,
    items,
    orgs: [org],
  });
  await post('/v1/push/confirm', { id: id ?? '' });
  for (;;) {
    const { result } = await (await operator.get(`/web/v1/push/detail?id=${id}`)).json();
    if (result.counts.sent === 1) return `/wxPushDetail/${id}/1/${org}/${group}`;
    await new Promise((done) => setTimeout(done, 150));
  }
}

beforeAll(async () => {
  operator = await signIn(OPERATOR);
  const recipient = await signIn(RECIPIENT);
  const session = await (await recipient.get('/web/egg/user/session')).json();
  organization = session.result.orgs[0];
  const publisher = await signedIn(INDIVIDUAL);
  items = [await publicResult(publisher), await publicResult(publisher)];
});

async function expectClean(page: Page): Promise<void> {
  const violations = await findings(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await fits(page);
}

const item = (page: Page, place: number) => page.getByRole('article').nth(place);
const button = (page: Page, place: number, name: string) =>
  item(page, place).getByRole('button', { name, exact: true });

describe('the page that a message leads to', () => {
  for (const [lang, text] of [
    ['zh', phoneWords.zh],
    ['en', phoneWords.en],
  ] as const) {
    test(`PUSH-003 opens on a phone for whoever has the link, with little script and without answering (${lang})`, async () => {
      const path = await receive(`公开查看 ${lang}`);
      const { page, scripts, trouble } = await site.open({ lang, ...PHONE });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: `公开查看 ${lang}` }).waitFor();
      await page.getByRole('heading', { name: text.signInTitle }).waitFor();
      await expect.poll(() => page.getByRole('article').count()).toBe(2);
      expect(await page.getByRole('button', { name: text.interested }).count()).toBe(0);
      expect(await page.getByRole('button', { name: text.contact }).count()).toBe(0);
      const bytes = scripts.map((file) => gzipSync(readFileSync(join(distDir, file)), { level: 9 }).byteLength);
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(MAX_KB);
      await expectClean(page);
      expect(trouble).toEqual([]);
    });
  }

  test('PUSH-003 a link within the site leads to it with a load of its own', async () => {
    const path = await receive('站内链接');
    const { page } = await site.open(PHONE);
    await page.goto('/results');
    await settled(page);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('heading', { level: 1, name: '站内链接' }).waitFor();
    await page.locator('header.bar').waitFor();
  });

  test('PUSH-003 says so when a link is wrong', async () => {
    const { page } = await site.open(PHONE);
    await page.goto('/wxPushDetail/01J00000000000000000000000/1/nobody');
    await page.getByRole('heading', { level: 1, name: phoneWords.zh.goneTitle }).waitFor();
    await expectClean(page);
  });
});

describe('answering', () => {
  test('PUSH-083 COMM-029 a recipient is interested, starts a deal, changes an answer, replies with a file', async () => {
    const path = await receive('反馈全流程');
    const { page, trouble } = await site.open({ account: RECIPIENT, ...PHONE });
    await page.goto(path);
    await button(page, 0, phoneWords.zh.interested).click();
    await button(page, 0, phoneWords.zh.submit).click();
    await item(page, 0).getByText(phoneWords.zh.thanks).waitFor();
    await button(page, 0, phoneWords.zh.startDeal).click();
    await item(page, 0).getByLabel(phoneWords.zh.yourPhone).fill('13800000008');
    await expectClean(page);
    await button(page, 0, phoneWords.zh.submit).click();
    await item(page, 0).getByRole('link', { name: phoneWords.zh.toDeal }).waitFor();

    await button(page, 1, phoneWords.zh.irrelevant).click();
    await button(page, 1, phoneWords.zh.submit).click();
    await item(page, 1).getByText(phoneWords.zh.missing.reason).waitFor();
    await focused(page, item(page, 1).getByRole('radio').first());
    await item(page, 1).getByLabel('与本单位领域不符').check();
    await button(page, 1, phoneWords.zh.submit).click();
    await item(page, 1).getByText(phoneWords.zh.done.irrelevant).waitFor();

    const whole = page.locator('section').filter({ hasText: phoneWords.zh.wholeTitle });
    await whole.getByRole('button', { name: phoneWords.zh.replied, exact: true }).click();
    await whole.getByLabel(phoneWords.zh.wordsReply).fill('请安排一次线上交流');
    await whole
      .getByLabel(phoneWords.zh.files)
      .setInputFiles({ name: '合作意向.txt', mimeType: 'text/plain', buffer: Buffer.from('意向') });
    await whole.getByText('合作意向.txt').waitFor();
    await whole.getByRole('button', { name: phoneWords.zh.submit, exact: true }).click();
    await whole.getByText(phoneWords.zh.thanks).waitFor();

    await page.reload();
    await item(page, 1).getByText(phoneWords.zh.done.irrelevant).waitFor();
    await whole.getByRole('link', { name: '合作意向.txt' }).waitFor();
    await button(page, 1, phoneWords.zh.change).click();
    await button(page, 1, phoneWords.zh.interested).click();
    await button(page, 1, phoneWords.zh.submit).click();
    await item(page, 1).getByText(phoneWords.zh.done.interested).waitFor();
    await expectClean(page);
    expect(trouble).toEqual([]);
  });

  test('PUSH-083 ORG-013 a colleague who is no member yet is invited where the item is passed on, and can be chosen once they joined', async () => {
    const path = await receive('转给新同事');
    const { page, trouble } = await site.open({ account: RECIPIENT, ...PHONE });
    const text = phoneWords.zh;
    await page.goto(path);
    await item(page, 0)
      .getByRole('button', { name: /^更多：/ })
      .click();
    await button(page, 0, text.passed).click();
    await button(page, 0, text.invite.make).click();
    const link = await item(page, 0).getByLabel(text.invite.link).inputValue();
    await expectClean(page);
    const colleague = await newcomer('周新来');
    const who = client();
    await who.post('/web/egg/user/login', { account: colleague.account, password: PASSWORD });
    expect((await who.post('/web/v1/user/organization/join', { token: link.split('/').at(-1) })).code).toBe(200);
    await page.reload();
    await item(page, 0)
      .getByRole('button', { name: /^更多：/ })
      .click();
    await button(page, 0, text.passed).click();
    await item(page, 0).getByLabel(text.colleague).selectOption({ label: colleague.name });
    await button(page, 0, text.submit).click();
    await item(page, 0).getByText(text.passedTo(colleague.name)).waitFor();
    const { user_id } = (await who.get('/web/egg/user/session')).result;
    const { organization_id } = organization;
    expect(
      (await who.call('DELETE', '/web/v1/user/organization/member', { query: { organization_id, user_id } })).code,
    ).toBe(200);
    expect(trouble).toEqual([]);
  });

  test('PUSH-083 COMM-029 a recipient goes from item to item; what is written stays until it is sent, and a deal that goes on is found again', async () => {
    const path = await receive('逐项阅读');
    const { page, trouble } = await site.open({ account: RECIPIENT, ...PHONE });
    const text = phoneWords.zh;
    const box = page.getByRole('article').filter({ visible: true });
    const press = (name: string) => box.getByRole('button', { name, exact: true }).click();
    const chosen = () => box.first().locator('.main, [aria-pressed="true"]').allInnerTexts();
    await page.goto(path);
    const second = () => box.getByRole('heading', { level: 3 }).last().getByRole('link').click();
    await second();
    await page.getByText('2 / 2').waitFor();
    expect(await chosen()).toEqual([text.interested]);
    await press(text.irrelevant);
    expect(await chosen()).toEqual([text.irrelevant, text.submit]);
    await box.getByLabel(text.words, { exact: true }).fill('我们有两条产线可以试用');
    await press(text.interested);
    expect(await box.getByLabel(text.words, { exact: true }).inputValue()).toBe('我们有两条产线可以试用');
    await page.getByRole('link', { name: text.backToList(2) }).click();
    await page.getByRole('heading', { level: 1, name: '逐项阅读' }).waitFor();
    await button(page, 1, text.interested).click();
    await button(page, 1, text.submit).click();
    await item(page, 1).getByText('我们有两条产线可以试用').waitFor();
    await second();
    await press(text.startDeal);
    expect(await box.getByLabel(text.yourMessage).inputValue()).toBe('我们有两条产线可以试用');
    await box.getByLabel(text.yourPhone).fill('13800000008');
    await press(text.submit);
    await box.getByRole('link', { name: text.toDeal }).waitFor();
    await page.getByRole('link', { name: /^下一项：/ }).click();
    await page.getByText('1 / 2').waitFor();
    await page.getByRole('link', { name: text.backToList(2) }).click();
    await item(page, 1).getByRole('link', { name: text.toDeal }).waitFor();
    await page.reload();
    await item(page, 1).getByRole('link', { name: text.toDeal }).click();
    await page.waitForURL('**/deals/*');
    expect(trouble).toEqual([]);
  });

  test('PUSH-083 what goes wrong on the way is said and can be made good: two taps, no network, too many files, an ended session', async () => {
    const path = await receive('反馈遇到问题');
    const { page, context, calls } = await site.open({
      account: RECIPIENT,
      ...PHONE,
      viewport: { width: 320, height: 640 },
    });
    const sent = () => calls.filter((call) => call === '/web/v1/inbox/answer').length;
    await page.goto(path);
    await button(page, 0, phoneWords.zh.interested).click();
    await item(page, 0).getByLabel(phoneWords.zh.words, { exact: true }).fill('下周可以面谈');
    await context.setOffline(true);
    await button(page, 0, phoneWords.zh.submit).click();
    await item(page, 0).getByText(phoneWords.zh.noAnswer).waitFor();
    await context.setOffline(false);
    const before = sent();
    await button(page, 0, phoneWords.zh.submit).evaluate((submit: HTMLElement) => {
      submit.click();
      submit.click();
    });
    await item(page, 0).getByText('下周可以面谈').waitFor();
    await item(page, 0).getByText(phoneWords.zh.thanks).waitFor();
    expect(sent() - before).toBe(1);

    await item(page, 1)
      .getByRole('button', { name: /^更多：/ })
      .click();
    await button(page, 1, phoneWords.zh.replied).click();
    const files = Array.from({ length: 6 }, (_, place) => ({
      name: `材料${place}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`材料${place}`),
    }));
    const upload = item(page, 1).getByLabel(phoneWords.zh.files);
    await upload.setInputFiles([
      { ...files[0], name: '程序.exe', mimeType: 'application/x-msdownload' } as never,
      ...files.slice(1, 3),
    ]);
    await item(page, 1).getByText('材料2.txt').waitFor();
    await item(page, 1)
      .getByText(/^程序\.exe：/)
      .waitFor();
    await upload.setInputFiles(files.slice(0, 4));
    await item(page, 1).getByText(phoneWords.zh.tooManyFiles(5)).waitFor();
    await expect.poll(() => item(page, 1).getByRole('listitem').filter({ hasText: '.txt' }).count()).toBe(5);
    await expectClean(page);
    await context.clearCookies({ name: /^(?!lang$)/ });
    await button(page, 1, phoneWords.zh.submit).click();
    await item(page, 1).getByRole('link', { name: phoneWords.zh.byAccount }).waitFor();
  });

  test('PUSH-083 a recipient who opens the message in the chat app comes back signed in', async () => {
    const path = await receive('微信登录反馈');
    const { page } = await site.open({ ...PHONE, userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50' });
    const outbox = await (await operator.get('/dev/outbox?channel=wechat')).json();
    const messages: { to: string; url: string }[] = outbox.result.records;
    const message = messages.find(({ url }) => url.endsWith(path));
    await page.route('**/connect/oauth2/authorize*', (route) => {
      const url = new URL(route.request().url());
      if (url.searchParams.has('openid')) return route.continue();
      url.searchParams.set('openid', message?.to ?? '');
      return route.fulfill({ status: 302, headers: { location: url.href } });
    });
    await page.goto(path);
    await page.getByRole('button', { name: phoneWords.zh.byChatApp }).click();
    await button(page, 0, phoneWords.zh.interested).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('the inbox on the web', () => {
  for (const [lang, text, phone] of [
    ['zh', inboxWords.zh, phoneWords.zh],
    ['en', inboxWords.en, phoneWords.en],
  ] as const) {
    test(`PUSH-084 PUSH-085 leads from the member centre to the push, and keeps preferences (${lang})`, async () => {
      const title = `网页收件箱 ${lang}`;
      await receive(title);
      const visit = await site.open({ account: RECIPIENT, lang, ...PHONE });
      const { page, trouble } = visit;
      await openSignedIn(visit, '/pushDemandOrgAdmin');
      await accountButton(page).waitFor();
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      await expectClean(page);
      await page.getByRole('link', { name: text.openOf(title) }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await button(page, 0, phone.interested).click();
      await button(page, 0, phone.submit).click();
      await item(page, 0).getByText(phone.done.interested).waitFor();
      await page.getByRole('link', { name: phone.inbox }).click();
      // One of two is answered: it waits on.
      await page.getByText(text.answered(1, 2), { exact: false }).first().waitFor();
      await page.getByRole('link', { name: text.openOf(title) }).click();
      await button(page, 1, phone.interested).click();
      await button(page, 1, phone.submit).click();
      await item(page, 1).getByText(phone.done.interested).waitFor();
      await page.getByRole('link', { name: phone.inbox }).click();
      await page.getByRole('link', { name: text.tabs.answered, exact: true }).click();
      await page.getByRole('link', { name: text.reviewOf(title) }).waitFor();
      await page.getByRole('link', { name: text.tabs.preferences, exact: true }).click();
      await page.getByLabel(text.cap).fill(lang === 'zh' ? '20' : '30');
      await page.getByRole('button', { name: text.save, exact: true }).click();
      await toast(page, text.saved).waitFor();
      await expectClean(page);
      expect(trouble).toEqual([]);
    });
  }
});
