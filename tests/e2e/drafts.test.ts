import { beforeAll, describe, expect, test } from 'vitest';
import { DRAFT_LIMITS } from '../../db/contract/drafts.ts';
import kit from '../../web/i18n/kit.ts';
import { signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { seriousProblems } from './axe.ts';
import { DEMAND_TEXT, demandForm, devices, publishedDemand, storedDemand } from './demanding.ts';
import { newcomer, PASSWORD } from './newcomer.ts';
import { expectToast, INDIVIDUAL, TEXT, unique, withoutDrafts } from './publishing.ts';

const AUDITOR = '13800000006';
const words = DEMAND_TEXT.zh;
const text = TEXT.zh;

const { pageOf, deviceOf } = devices();

/** Drafts belong to an account: other files write with those of the demo at the same time. */
let writer: string;

beforeAll(async () => {
  writer = (await newcomer('写草稿的人')).account;
});

describe('drafts on the server', () => {
  test('PUB-010 SHELL-058 what was typed on one device goes on at another one, and two that wrote on are told', async () => {
    const here = await demandForm(await pageOf(writer));
    await here.field(words.name).fill('在办公室开始的需求');
    await here.dialog.getByText(/草稿已于 \d\d:\d\d:\d\d 保存/).waitFor();

    const there = await demandForm(await deviceOf(writer));
    await there.dialog.getByText(/已载入您在其他设备或窗口中填写的草稿/).waitFor();
    await expect.poll(() => there.field(words.name).inputValue()).toBe('在办公室开始的需求');
    await there.field(words.keyword).fill('在家补充');
    await there.dialog.getByText(/草稿已于/).waitFor();

    await here.field(words.uses).fill('在办公室又写了几句');
    await here.dialog.getByText(/在其他设备或窗口中也被修改过/).waitFor();
    await expect.poll(() => here.field(words.uses).inputValue()).toBe('在办公室又写了几句');
    await here.dialog.getByRole('button', { name: text.draft.useOther }).click();
    await expect.poll(() => here.field(words.keyword).inputValue()).toBe('在家补充');
    await here.dialog.getByText(/草稿已于/).waitFor();

    await there.dialog.getByRole('button', { name: text.draft.startEmpty }).click();
    await expect.poll(() => there.field(words.name).inputValue()).toBe('');
    const held = async () => (await (await there.page.request.get('/web/v1/user/draft/list')).json()).result;
    await expect.poll(held).toEqual([]);
    const third = await demandForm(await deviceOf(writer));
    await expect.poll(() => third.field(words.name).inputValue()).toBe('');
  });

  test('PUB-010 drafts that cannot be read are told of: nobody takes them for lost', async () => {
    const page = await pageOf(writer);
    await page.route('**/v1/user/draft/list?*', (route) => route.abort());
    await page.goto('/memberCenter/releases?kind=demands');
    await expectToast(page, kit.zh.serverException);
  });

  test('PUB-010 after the end of a session the draft says so, and nothing of a connection', async () => {
    const form = await demandForm(await pageOf(writer));
    await form.page.context().clearCookies({ name: 'sid' });
    await form.field(words.name).fill('会话结束后填写的需求');
    await form.dialog.getByText(text.draft.unsaved.signedOut).waitFor();
    await form.dialog.getByRole('button', { name: text.draft.signIn }).click();
    const login = form.page.getByRole('dialog').last();
    await login.locator('input[name="account"]').fill(writer);
    await login.locator('input[name="password"]').fill(PASSWORD);
    await login.locator('button[type="submit"]').click();
    await form.dialog.getByText(/草稿已于/).waitFor();
    await expect.poll(() => form.field(words.name).inputValue()).toBe('会话结束后填写的需求');
  });

  test('PUB-010 without a connection the draft stays here, and says so', async () => {
    const form = await demandForm(await pageOf(writer));
    // The editor comes in a script of its own, which nothing brings without a connection.
    await form.dialog.getByRole('textbox', { name: words.profile }).waitFor();
    await form.page.waitForLoadState('networkidle');
    await form.page.context().setOffline(true);
    await form.field(words.name).fill('离线填写的需求');
    await form.dialog.getByText(text.draft.unsaved.offline).waitFor();
    await form.page.context().setOffline(false);
    await form.dialog.getByText(/草稿已于/).waitFor();
    await form.dialog.getByRole('button', { name: '关闭' }).click();
    await form.page
      .getByRole('dialog', { name: text.leaveTitle })
      .getByRole('button', { name: text.leaveKeep })
      .click();
    await form.page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await form.open();
    await form.dialog.getByText('已恢复上次未提交的草稿').waitFor();
    await expect.poll(() => form.field(words.name).inputValue()).toBe('离线填写的需求');
  });
});

describe('room for drafts', () => {
  test('PUB-010 a draft beyond the twentieth stays on the device and says so; the server is not asked over and over', async () => {
    const page = await pageOf(writer);
    for (let index = 0; index < DRAFT_LIMITS.perUser; index++) {
      const data = { item_type: 2, item_id: `full-${index}`, form: {} };
      const kept = await page.request.put('/web/v1/user/draft', { data, headers: { origin: baseUrl() } });
      expect(kept.status()).toBe(200);
    }
    const saved: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saved.push(request.url());
    });
    const form = await demandForm(page);
    await form.field(words.name).fill('第二十一份草稿');
    await form.dialog.getByText(text.draft.unsaved.refused).waitFor();
    expect(saved).toHaveLength(1);
    await withoutDrafts(page.context());
  });
});

describe('editing', () => {
  test('PUB-043 PUB-121 two people edit the same demand: the second one sees both versions and chooses field by field', async () => {
    const name = unique('两人同时修改');
    const id = await publishedDemand(name);
    const page = await pageOf(INDIVIDUAL);
    const form = await demandForm(page, 'zh', id);
    await form.field(words.keyword).fill('我的关键词');
    await form.field(words.uses).fill('我的用途');

    const auditor = await signedIn(AUDITOR);
    const { result } = await auditor.get('/web/v1/user/xuqiu/detail', { id });
    const edited = await auditor.put('/web/v1/user/xuqiu', {
      demand: { ...result.demand, keyword: '审核员的关键词', investment_amount: '88' },
      organization: { name: result.organization.name },
      scopes: result.scopes.map((scope: { id: string }) => scope.id),
      xuqiu_id: id,
      version: result.version,
    });
    expect(edited.msg).toBe('成功');
    const approved = await auditor.post('/web/v1/user/xuqiu/audit', { id, audit_status: 4 });
    expect(approved.status).toBe(200);

    await form.next();
    await form.submit();
    const both = page.getByRole('dialog', { name: text.merge.title });
    const side = (label: string, which: string) =>
      both.getByRole('radiogroup', { name: label }).getByRole('radio', { name: which });
    await both.getByText('审核员的关键词').waitFor();
    await both.getByText('我的关键词').waitFor();
    await expect.poll(() => side(words.keyword, text.merge.mine).isChecked()).toBe(true);
    await expect.poll(() => side(words.investmentAmount, text.merge.theirs).isChecked()).toBe(true);
    expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
    await side(words.keyword, text.merge.theirs).check();
    await both.getByRole('button', { name: text.merge.save }).click();
    await expectToast(page, text.common.modified);
    const stored = await storedDemand(page.context(), id);
    expect(stored.demand).toMatchObject({ keyword: '审核员的关键词', uses: '我的用途', investment_amount: '88' });

    expect((await auditor.post('/web/v1/user/xuqiu/audit', { id, audit_status: 4 })).status).toBe(200);
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    const again = await demandForm(page, 'zh', id);
    await again.dialog.getByText(words.reviewAgain).waitFor();
    await again.field(words.uses).fill('再改一次');
    await again.next();
    await again.submit();
    const question = page.getByRole('dialog', { name: words.reviewAgainTitle });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await storedDemand(page.context(), id)).audit_status).toBe(4);
    await again.submit();
    await question.getByRole('button', { name: text.reviewAgainConfirm }).click();
    await expectToast(page, text.common.modified);
    expect(await storedDemand(page.context(), id)).toMatchObject({ audit_status: 1, demand: { uses: '再改一次' } });
  });
});
