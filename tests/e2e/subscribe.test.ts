import { describe, expect, it } from 'vitest';
import { publicResult } from '../api/support/talk.ts';
import { signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { unique } from './publishing.ts';
import { focused, INDIVIDUAL, testSite } from './site.ts';

const MEMBER = '13800000010';
const OPERATOR = '13800000007';

const site = testSite();

describe('subscriptions and the chat app', () => {
  it('MAT-005 MAT-006 MAT-007 PUSH-006 PUSH-004 five steps, a warning for an empty group, then a push that opens without a sign-in', async () => {
    const member = await signedIn(MEMBER, baseUrl());
    await member.delete('/web/v1/user/subscription', { item_type: '1' });
    const { page } = await site.open({ account: MEMBER });
    await page.goto('/subscribe');
    const steps = page.getByRole('list', { name: '订阅步骤' }).getByRole('button');
    await steps.first().waitFor();
    await expect
      .poll(() => steps.allTextContents())
      .toEqual(['1. 技术属性', '2. 产品形态', '3. 产业方向', '4. 应用场景', '5. 其他']);
    await expect.poll(() => page.getByRole('list', { name: '六大项目库' }).getByRole('link').count()).toBe(6);
    const whole = page.getByRole('button', { name: /: 全部$/ }).first();
    for (const place of [0, 1, 2]) {
      await steps.nth(place).click();
      await whole.click();
    }
    await steps.nth(4).click();
    await page.getByRole('button', { name: '保存订阅' }).click();
    await page.getByText('请在每一组中至少选择一项：应用场景').waitFor();
    await whole.click();
    await steps.nth(4).click();
    await page.getByRole('button', { name: '保存订阅' }).click();
    await page.getByRole('heading', { name: '已订阅成果' }).waitFor();
    await page.getByRole('heading', { name: /符合订阅的内容/ }).waitFor();

    const operator = await signedIn(OPERATOR, baseUrl());
    // Items that nobody was told of before, whatever other tests publish.
    const names = [unique('订阅推送成果甲'), unique('订阅推送成果乙')];
    const publisher = await signedIn(INDIVIDUAL);
    const items = [
      await publicResult(publisher, { name: names[0] ?? '' }),
      await publicResult(publisher, { name: names[1] ?? '' }),
    ];
    expect((await operator.post('/web/egg/match/pushToSubUser', { item_type: 1, items })).status).toBe(200);
    const list = await member.list('user_push', { order: [['add_time', 'desc']] });
    const pushes = list.result.records as { id: string; items: unknown }[];
    const id = pushes.find((push) => JSON.stringify(push.items).includes(items[0] ?? ''))?.id;

    const { page: phone, trouble } = await site.open({ viewport: { width: 360, height: 740 } });
    await phone.goto(`/wxSubPushList/1/${id}`);
    await phone.getByRole('heading', { level: 1, name: '您订阅的成果有更新' }).waitFor();
    await phone.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await phone.getByRole('heading', { name: '联系方式' }).waitFor();
    expect(new URL(phone.url()).pathname).toMatch(new RegExp(`^/resultSubDetail/.+/${id}$`));
    // What is missing takes the keyboard, and whoever writes mails is reached by mail.
    await phone.getByLabel('姓名').fill('来访者');
    await phone.getByRole('button', { name: '提交' }).click();
    await phone.getByRole('alert').filter({ hasText: '请输入联系方式' }).waitFor();
    await focused(phone, phone.getByLabel('联系方式'));
    await phone.getByLabel('联系方式').fill('visitor@example.org');
    await phone.getByLabel('反馈意见', { exact: true }).last().fill('希望了解样机情况');
    await phone.getByRole('button', { name: '提交' }).click();
    await focused(phone, phone.getByRole('status').filter({ hasText: '反馈提交成功' }));
    await phone.goto(`/resultSubDetailHZ/${items[0]}/${id}`);
    await phone.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
    await phone.goto(`/wxSubPushListHZ/1/${'0'.repeat(32)}`);
    await phone.getByRole('heading', { level: 1, name: '内容不存在或已失效' }).waitFor();
    expect(trouble.filter((line) => !/404|422/.test(line))).toEqual([]);
  });

  it('PUSH-001 PUSH-040 MAT-008 the follow page and its dialog: a code and four steps in order', async () => {
    const { page } = await site.open();
    await page.goto('/wx');
    await page.getByRole('heading', { level: 1, name: '微信服务' }).waitFor();
    await page.getByRole('img', { name: '服务号二维码' }).waitFor();
    await expect.poll(() => page.getByRole('list', { name: '四步完成' }).getByRole('listitem').count()).toBe(4);
    const { page: member } = await site.open({ account: MEMBER });
    await member.goto('/subscribe');
    await member.getByRole('button', { name: '在微信中接收' }).click();
    const dialog = member.getByRole('dialog', { name: '扫一扫关注服务号' });
    await dialog.getByRole('img', { name: '服务号二维码' }).waitFor();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(380);
    await expect
      .poll(() => dialog.getByRole('listitem').allTextContents())
      .toEqual([
        '扫描二维码，关注服务号',
        '点击服务号中的“绑定”按钮',
        '输入手机号和验证码并提交',
        '在电脑上选择感兴趣的领域',
      ]);
  });

  it('ERR-012 ERR-013 PUSH-002 errors of the chat app are named: SDK with its words, webOauth2 Error', async () => {
    const { page } = await site.open({ userAgent: 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50' });
    await page.addInitScript(() => {
      let fail = (_: { errMsg: string }) => {};
      Object.assign(globalThis, {
        wx: {
          ready: () => undefined,
          error: (callback: typeof fail) => {
            fail = callback;
          },
          config: () => setTimeout(() => fail({ errMsg: 'config:invalid signature' })),
        },
      });
    });
    await page.goto('/wx');
    await page.getByRole('alert').getByText('SDK config:invalid signature').waitFor();
    await page.goto('/wxBind?code=wrong&state=wrong');
    await page.getByText(/webOauth2 Error/).waitFor();
  });
});
