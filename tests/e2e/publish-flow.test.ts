import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, leave, signedInVisitor } from '../setup/browser.ts';
import { signedIn } from '../setup/client.ts';
import {
  expectToast,
  INDIVIDUAL,
  ownResults,
  PublishForm,
  published,
  TEXT,
  unique,
  withoutDrafts,
} from './publishing.ts';
import { typeFast } from './site.ts';

const MEMBER = '13800000001';
const AUDITOR = '13800000004';
const text = TEXT.zh;

let browser: Browser;
let open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => leave(browser));
afterEach(async () => {
  for (const context of open) await context.close();
  open = [];
});

/** Waits until the device and the server hold all that was typed, up to these words. */
const kept = (form: PublishForm, last: string) =>
  expect
    .poll(() =>
      form.page.evaluate((typed) => {
        const of = (end: string) => Object.entries(localStorage).find(([name]) => name.endsWith(end))?.[1] ?? '';
        return of(':result-publish').includes(typed) && of(':result-publish:mark').includes('"pending":false');
      }, last),
    )
    .toBe(true);

async function pageOf(account: string): Promise<Page> {
  const context = await signedInVisitor(browser, account);
  open.push(context);
  await withoutDrafts(context);
  const page = await context.newPage();
  return page;
}

async function formOf(account: string): Promise<PublishForm> {
  const page = await pageOf(account);
  await page.goto('/results?publish=new');
  const form = new PublishForm(page);
  await form.ready();
  return form;
}

describe('drafts', () => {
  test('SHELL-058 PUB-010 what was typed survives a reload, can be discarded, and goes when the dialog is closed on purpose', async () => {
    const form = await formOf(INDIVIDUAL);
    const { page } = form;
    await form.field(text.name).fill('尚未提交的成果');
    await form.writeProfile('草稿内容');
    await kept(form, '草稿内容');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await form.ready();
    await form.dialog.getByText('已恢复上次未提交的草稿').waitFor();
    await expect.poll(() => form.field(text.name).inputValue()).toBe('尚未提交的成果');
    await form.dialog.getByText('草稿内容').waitFor();
    await form.dialog.getByRole('button', { name: '丢弃草稿' }).click();
    await expect.poll(() => form.field(text.name).inputValue()).toBe('');

    await form.field(text.name).fill('将被丢弃');
    await form.dialog.getByText(/草稿已于 \d\d:\d\d:\d\d 保存/).waitFor();
    await form.dialog.getByRole('button', { name: '关闭' }).click();
    const question = page.getByRole('dialog', { name: text.leaveTitle });
    await question.getByRole('button', { name: text.stay }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => form.field(text.name).inputValue()).toBe('将被丢弃');
    await form.dialog.getByRole('button', { name: '关闭' }).click();
    await question.getByRole('button', { name: text.leave, exact: true }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await form.open();
    await expect.poll(() => form.field(text.name).inputValue()).toBe('');
  });
});

describe('saving', () => {
  test('SHELL-057 PUB-125 a double submit makes one result, and the form is locked meanwhile', async () => {
    const form = await formOf(INDIVIDUAL);
    const { page } = form;
    const name = unique('只应出现一次');
    await form.fillResult(name);
    await form.next();
    await form.fillIndividual();
    let calls = 0;
    const gate = Promise.withResolvers<void>();
    await page.route('**/web/v1/user/chengguo', async (route) => {
      calls += 1;
      await gate.promise;
      await route.continue();
    });
    const submit = form.dialog.getByRole('button', { name: text.common.submit, exact: true });
    await submit.dblclick();
    await submit.and(page.locator('[disabled]')).waitFor();
    await expect.poll(() => form.field(text.contacts).isDisabled()).toBe(true);
    gate.resolve();
    await expectToast(page, text.common.releaseSuccess);
    expect(calls).toBe(1);
    expect((await ownResults(page)).filter((row) => row.name === name)).toHaveLength(1);
  });

  test('SHELL-057 an answer that was lost does not make a second result when the form is sent again', async () => {
    const form = await formOf(INDIVIDUAL);
    const { page } = form;
    const name = unique('答复丢失');
    await form.fillResult(name);
    await form.next();
    await form.fillIndividual();
    let first = true;
    await page.route('**/web/v1/user/chengguo', async (route) => {
      if (!first) return route.continue();
      first = false;
      await route.fetch();
      await route.abort();
    });
    await form.submit();
    await page.getByText('服务器异常，请稍后重试！').first().waitFor();
    await form.submit();
    await expectToast(page, text.common.releaseSuccess);
    expect((await ownResults(page)).filter((row) => row.name === name)).toHaveLength(1);
  });

  test('PUB-015 a complaint of the server leads to the step that holds its field', async () => {
    const form = await formOf(INDIVIDUAL);
    const { page } = form;
    await form.fillResult('领域已被删除的成果');
    await form.next();
    await form.fillIndividual();
    await kept(form, '示范路 1 号');
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':result-publish')) ?? '';
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...draft, scopes: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'] }));
      window.onbeforeunload = null;
    });
    const other = await page.context().newPage();
    await other.goto('/results?publish=new');
    const again = new PublishForm(other);
    await again.ready();
    await again.next();
    await again.field(text.idNumber).fill('ID-0003');
    await again.submit();
    await again.error('所选内容不存在').waitFor();
    await expect.poll(() => again.field(text.name).inputValue()).toBe('领域已被删除的成果');
  });

  test('PUB-099 a session without user id stops before the call', async () => {
    const form = await formOf(INDIVIDUAL);
    const { page } = form;
    await page.route('**/web/egg/user/session*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      delete body.result.user_id;
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await form.ready();
    await form.fillResult('没有用户编号');
    await form.next();
    await form.fillIndividual();
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/user/chengguo')) calls += 1;
    });
    await form.submit();
    await expectToast(page, '用户信息错误');
    expect(calls).toBe(0);
  });

  test('PUB-042 somebody else was faster: the form says so and keeps what was typed', async () => {
    const name = unique('同时修改');
    const id = await published(name);
    const page = await pageOf(INDIVIDUAL);
    await page.goto(`/results?publish=${id}`);
    const form = new PublishForm(page);
    await form.ready();
    await form.field(text.name).fill(`${name}甲`);
    const auditor = await signedIn(AUDITOR);
    const decided = await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 3, opinion: '请补充' });
    expect(decided.status).toBe(200);
    await form.next();
    await form.submit();
    const both = page.getByRole('dialog', { name: text.merge.title });
    await both.getByText(text.merge.opinion('请补充')).waitFor();
    await both.getByText(`${name}甲`).waitFor();
    await both.getByText(name, { exact: true }).waitFor();
    await both.getByRole('button', { name: text.merge.back }).click();
    await both.waitFor({ state: 'detached' });
    await form.back();
    await expect.poll(() => form.field(text.name).inputValue()).toBe(`${name}甲`);
    await form.next();
    await form.submit();
    await both.getByRole('button', { name: text.merge.save }).click();
    await expectToast(page, text.common.modified);
    expect((await ownResults(page)).find((row) => row.chengguo_id === id)?.name).toBe(`${name}甲`);
  });
});

describe('after publishing', () => {
  test('PUB-044 PUB-045 PUB-046 the follow-up asks for material, warns when it is empty, and sets level 1', async () => {
    const form = await formOf(INDIVIDUAL);
    const { page } = form;
    const name = unique('需要匹配');
    await form.fillResult(name);
    await form.attach('说明书.txt', '第一份');
    await form.next();
    await form.fillIndividual();
    await form.submit();
    const followUp = page.getByRole('dialog', { name: text.followUp.title });
    await followUp.getByText(text.followUp.waits).waitFor();
    await followUp.getByRole('button', { name: text.followUp.accept }).click();
    await page.getByText(text.followUp.empty).first().waitFor();
    const id = (await ownResults(page)).find((row) => row.name === name)?.chengguo_id;
    const level = async () => {
      const answer = await page.request.get(`/web/v1/user/chengguo/detail?id=${id}`);
      return (await answer.json()).result;
    };
    expect((await level()).result.level).toBe(0);
    await followUp
      .locator('input[type="file"]')
      .setInputFiles({ name: '报告.txt', mimeType: 'text/plain', buffer: Buffer.from('第二份') });
    await followUp.getByRole('link', { name: /报告\.txt/ }).waitFor();
    await followUp.getByRole('button', { name: text.followUp.accept }).click();
    await expectToast(page, text.followUp.done);
    const after = await level();
    expect(after.result.level).toBe(1);
    expect(after.attachments.map((file: { file_name: string }) => file.file_name).sort()).toEqual(
      ['报告.txt', '说明书.txt'].sort(),
    );
    // The list for visitors shows nothing of it yet.
    await page.getByRole('button', { name: text.common.seeProgress }).click();
    await page.getByRole('article', { name }).getByText('审核中').waitFor();
  });
});

describe('organisations', () => {
  test('ORG-016 ORG-024 ORG-025 ORG-040 PUB-100 members choose among their own organisations, and the last one comes back', async () => {
    const form = await formOf(MEMBER);
    const { page } = form;
    const name = unique('单位发布');
    await form.fillResult(name);
    await form.next();
    const organization = form.field(text.organizationName);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('organisation_user')) asked.push(request.url());
    });
    await organization.fill('');
    const answered = page.waitForResponse((answer) => answer.url().includes('organisation_user'));
    await typeFast(organization, '邢台玻光');
    await (await answered).finished();
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    expect(asked).toHaveLength(1);
    await organization.fill('');
    await organization.pressSequentially('先进材料');
    await page.getByRole('option', { name: /燕赵先进材料研究院/ }).click();
    await form.fillContact();
    await form.submit();
    await expectToast(page, text.common.releaseSuccess);
    await form.decline();
    await form.open();
    await form.fillResult('第二项');
    await form.next();
    await expect.poll(() => organization.inputValue()).toBe('燕赵先进材料研究院');
    const own = (await ownResults(page)) as { name: string; unit?: string; unit_name?: string }[];
    expect(own.find((row) => row.name === name)).toMatchObject({ unit_name: '燕赵先进材料研究院' });
  });
});
