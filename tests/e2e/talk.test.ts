import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import kit from '../../web/i18n/kit.ts';
import talk from '../../web/i18n/talk.ts';
import { PDF, unique } from '../api/support/results.ts';
import { publicResult } from '../api/support/talk.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { seriousProblems } from './axe.ts';
import { focused, INDIVIDUAL, openSignedIn, settled, testSite, toast } from './site.ts';

const site = testSite();
const READER = '13800000010';
let id = '';

beforeAll(async () => {
  id = await publicResult(await signedIn(INDIVIDUAL), { name: unique('可评论的成果') });
});

const comments = (page: Page, title = talk.zh.comments.title) => page.getByRole('region', { name: title, exact: true });
/** The lower part of the page comes when one scrolls there. */
async function toComments(page: Page, title = talk.zh.comments.title): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1') !== null);
  await expect
    .poll(async () => {
      // Step by step, as a reader comes by; from the end it begins anew.
      await page.evaluate(() => {
        const before = scrollY;
        scrollBy({ top: 400, behavior: 'instant' });
        if (scrollY === before) scrollTo({ top: 0, behavior: 'instant' });
      });
      return comments(page, title).count();
    })
    .toBe(1);
}

async function write(page: Page, text: string): Promise<void> {
  await comments(page).getByRole('textbox', { name: talk.zh.comments.label }).fill(text);
  await comments(page).getByRole('button', { name: talk.zh.comments.submit, exact: true }).click();
  await comments(page).getByRole('listitem').filter({ hasText: text }).waitFor();
}

describe('comments', () => {
  test('PUB-022 COMM-001 COMM-002 COMM-003 COMM-004 COMM-010 a member comments, sees the latest first, and deletes the own one', async () => {
    const visit = await site.open({ account: READER });
    const { page } = visit;
    const texts = [unique('页面评论一'), unique('页面评论二')];
    const owner = await signedIn(INDIVIDUAL);
    const foreign = unique('发布方的回复');
    await owner.post('/web/egg/base/add', {
      table: 'comment',
      data: { item_id: id, item_type: 1, content: foreign },
    });
    await openSignedIn(visit, `/resultDetail/${id}/x`);
    await toComments(page);
    const items = comments(page).getByRole('listitem');
    await comments(page).getByRole('button', { name: talk.zh.comments.submit, exact: true }).click();
    await comments(page).getByText(talk.zh.comments.required, { exact: true }).waitFor();
    await focused(page, comments(page).getByRole('textbox', { name: talk.zh.comments.label }));
    for (const text of texts) await write(page, text);
    await expect.poll(() => items.nth(0).textContent()).toContain(texts[1]);
    await expect.poll(() => items.nth(1).textContent()).toContain(texts[0]);
    const others = items.filter({ hasText: foreign });
    expect(await others.getByRole('button').count()).toBe(1);
    expect(await others.getByText(talk.zh.comments.report, { exact: true }).count()).toBe(1);
    expect(await seriousProblems(page, 'main')).toEqual([]);
    const own = items.filter({ hasText: texts[1] ?? '' });
    await own.getByRole('button').click();
    const ask = page.getByRole('dialog').filter({ hasText: talk.zh.comments.confirmRemove });
    await ask.getByRole('button', { name: kit.zh.cancel, exact: true }).click();
    await ask.waitFor({ state: 'detached' });
    await own.waitFor();
    await own.getByRole('button').click();
    await ask.getByRole('button', { name: kit.zh.confirm, exact: true }).click();
    await toast(page, talk.zh.comments.removed).waitFor();
    await ask.waitFor({ state: 'detached' });
    await comments(page).waitFor();
    await own.waitFor({ state: 'detached' });
    await expect.poll(() => items.filter({ hasText: texts[0] ?? '' }).count()).toBe(1);
  });

  test('COMM-001 comments of what is not public any more are read only', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const item = await publicResult(owner, { name: unique('已撤下的成果') });
    const content = unique('撤下前的评论');
    await owner.post('/web/egg/base/add', { table: 'comment', data: { item_id: item, item_type: 1, content } });
    expect((await owner.post('/web/v1/user/chengguo/withdraw', { id: item })).status).toBe(200);
    const visit = await site.open({ account: INDIVIDUAL });
    await openSignedIn(visit, `/resultDetail/${item}/x`);
    await toComments(visit.page);
    const box = comments(visit.page);
    await box.getByRole('listitem').filter({ hasText: content }).waitFor();
    expect(await box.getByRole('textbox').count()).toBe(0);
    expect(await box.getByRole('button').count()).toBe(0);
  });

  test('COMM-008 COMM-010 a visitor reads, and is asked to sign in before writing (en)', async () => {
    const { page } = await site.open({ lang: 'en' });
    await page.goto(`/resultDetail/${id}/x`);
    await toComments(page, talk.en.comments.title);
    const box = comments(page, talk.en.comments.title);
    await box.getByRole('listitem').first().waitFor();
    expect(await box.getByTitle(talk.en.comments.remove, { exact: true }).count()).toBe(0);
    await box.getByRole('textbox', { name: talk.en.comments.label }).fill('A question');
    await box.getByRole('button', { name: talk.en.comments.submit, exact: true }).click();
    await toast(page, 'please log in first').waitFor();
    expect(talk.en.comments.confirmRemove).toBe('confirm deleting this comment? cannot be recovered');
    expect(talk.en.comments.removed).toBe('deleted successfully');
  });
});

describe('feedback', () => {
  test('COMM-012 COMM-014 COMM-021 COMM-022 COMM-023 COMM-024 COMM-028 COMM-030 PUB-024 a visitor leaves a message (en)', async () => {
    const { page, trouble } = await site.open({ lang: 'en' });
    await page.goto(`/resultDetail/${id}/x`);
    await settled(page);
    const block = page.getByRole('region', { name: catalog.en.deal.title, exact: true });
    const { trade, how, message } = catalog.en.deal;
    await expect.poll(() => block.getByRole('button').allTextContents()).toEqual([trade, how, message]);
    await block.getByRole('button', { name: message, exact: true }).click();
    const form = page.getByRole('dialog', { name: talk.en.feedback.title.item });
    const send = form.getByRole('button', { name: talk.en.feedback.submit, exact: true });
    await send.click();
    for (const text of [
      'Please enter your contact information',
      'Please enter your name',
      'Please enter your feedback',
    ])
      await form.getByText(text, { exact: true }).waitFor();
    await form.getByText(talk.en.feedback.signInForFiles).waitFor();
    await form.getByRole('textbox', { name: talk.en.feedback.contact }).fill('reader@example.org');
    await form.getByRole('textbox', { name: talk.en.feedback.name }).fill('A Reader');
    await form.getByRole('textbox', { name: talk.en.feedback.remark }).fill('Please call me back.');
    await send.click();
    await toast(page, 'Your feedback was submitted successfully, we will contact you soon!').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('COMM-012 COMM-016 COMM-025 a member sends files, finds the message again and changes it', async () => {
    const visit = await site.open({ account: READER });
    const { page } = visit;
    await openSignedIn(visit, `/resultDetail/${id}/x`);
    const open = () => page.getByRole('button', { name: catalog.zh.deal.message, exact: true }).click();
    const form = page.getByRole('dialog', { name: talk.zh.feedback.title.item });
    const field = (name: string) => form.getByRole('textbox', { name });
    await open();
    await field(talk.zh.feedback.contact).fill('13700000009');
    await field(talk.zh.feedback.name).fill('意向联系人');
    await field(talk.zh.feedback.remark).fill('希望了解合作方式');
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: '意向书.pdf', mimeType: 'application/pdf', buffer: PDF });
    await form.getByRole('link', { name: /意向书\.pdf/ }).waitFor();
    await form.getByRole('button', { name: talk.zh.feedback.submit, exact: true }).click();
    await toast(page, talk.zh.feedback.submitted).waitFor();
    await form.waitFor({ state: 'detached' });
    await open();
    await form.getByText(talk.zh.feedback.again, { exact: true }).waitFor();
    await expect.poll(() => field(talk.zh.feedback.remark).inputValue()).toBe('希望了解合作方式');
    await form.getByRole('link', { name: /意向书\.pdf/ }).waitFor();
    await field(talk.zh.feedback.remark).fill('改为电话联系');
    await form.getByRole('button', { name: talk.zh.feedback.save, exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const reader = await signedIn(READER);
    const { records } = (await reader.list('feedback', { where: { item_id: id, source: 2 } })).result;
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ remark: '改为电话联系', item_type: 1 });
    expect(JSON.parse(records[0].files)).toMatchObject([{ name: '意向书.pdf', url: expect.stringMatching(/^\//) }]);
  });

  test('COMM-030 the publisher reads on the page what was sent, and nobody else does', async () => {
    const owner = await site.open({ account: INDIVIDUAL });
    await openSignedIn(owner, `/resultDetail/${id}/x`);
    await toComments(owner.page);
    await comments(owner.page, talk.zh.feedback.received).getByText('A Reader', { exact: true }).waitFor();
    // The notice of it leads to the words, far down the page.
    await openSignedIn(owner, '/notices');
    await owner.page.getByRole('main').locator(`a[href="/resultDetail/${id}#feedback"]`).first().click();
    const received = owner.page.getByRole('list', { name: talk.zh.feedback.received });
    await received.getByText('A Reader', { exact: true }).waitFor();
    await expect.poll(() => received.evaluate((list) => list.getBoundingClientRect().top < innerHeight)).toBe(true);
    const other = await site.open({ account: '13800000008' });
    await openSignedIn(other, `/resultDetail/${id}/x`);
    await toComments(other.page);
    await comments(other.page).getByRole('listitem').first().waitFor();
    expect(await comments(other.page, talk.zh.feedback.received).count()).toBe(0);
  });
});

describe('the other platform', () => {
  let server: TestServer;
  afterAll(() => server?.stop());

  test('SHELL-026 PUB-023 PUB-021 HZ offers no deals; members are shown a publisher’s contact once they ask', async () => {
    server = await startServer({ vars: { PLATFORM: 'HZ' } });
    const admin = await signedIn('13800000011', server.url);
    await admin.put('/web/v1/admin/setting', { id: 'result-contacts', value: '' });
    const owner = await signedIn(INDIVIDUAL, server.url);
    const item = await publicResult(owner, { contacts: '研发联络人', contacts_tel: '13911110000' }, server.url);
    const { page, context } = await site.open({ baseURL: server.url });
    await page.goto(`${server.url}/resultDetail/${item}/x`);
    await settled(page);
    const contact = page.getByRole('region', { name: catalog.zh.contact, exact: true });
    await contact.getByText(catalog.zh.contactHidden, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: catalog.zh.deal.trade, exact: true }).count()).toBe(0);
    await context.request.post(`${server.url}/web/egg/user/login`, {
      data: { account: READER, password: DEMO_PASSWORD },
      headers: { origin: server.url },
    });
    const info = (await (await context.request.get(`${server.url}/web/egg/user/session`)).json()).result;
    await page.evaluate(
      (session) => sessionStorage.setItem('session', session),
      JSON.stringify({ loggedIn: true, info }),
    );
    await page.reload();
    await contact.getByRole('button', { name: catalog.zh.showContact, exact: true }).click();
    await contact.getByText('研发联络人', { exact: true }).waitFor();
    await expect.poll(() => contact.getByRole('link').getAttribute('href')).toBe('tel:13911110000');
  });
});
