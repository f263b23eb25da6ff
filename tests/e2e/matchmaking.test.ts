import { expect, it } from 'vitest';
import { matchmakingMeeting, takePart } from '../api/support/matchmaking.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { fits, INDIVIDUAL, openSignedIn, settled, testSite, toast } from './site.ts';

const COMPANY = '13800000008';
const EDITOR = '13800000013';

const site = testSite();

it('SIGN-017 a member asks another, who accepts: both find slot and table in their plan, which prints alone; staff see who is where', async () => {
  const meeting = await matchmakingMeeting(await signedIn(EDITOR));
  await takePart(await signedIn(INDIVIDUAL), meeting, '安若素');
  await takePart(await signedIn(COMPANY), meeting, '本立明');
  const path = `/meetingMatch/${meeting}`;

  const asking = await site.open({ account: INDIVIDUAL });
  await openSignedIn(asking, path);
  await asking.page.getByRole('button', { name: '申请约见：本立明' }).click();
  const ask = asking.page.getByRole('dialog');
  await ask.getByRole('button', { name: '发出申请' }).click();
  await ask.getByText('请写明想洽谈的内容').waitFor();
  await ask.getByRole('textbox', { name: '想洽谈的内容' }).fill('想看散热膜样品');
  await ask.getByRole('button', { name: '发出申请' }).click();
  await toast(asking.page, '申请已发出').waitFor();
  await asking.page.getByText('已申请，等待答复').waitFor();

  const asked = await site.open({ account: COMPANY, viewport: { width: 360, height: 800 } });
  await openSignedIn(asked, `${path}?tab=requests`);
  await asked.page.getByText('想看散热膜样品').waitFor();
  await fits(asked.page);
  expect(await seriousProblems(asked.page)).toEqual([]);
  await asked.page.getByRole('button', { name: '接受 安若素 的申请' }).click();
  await asked.page.getByRole('dialog').getByRole('button', { name: '确认约定' }).click();
  await toast(asked.page, '已约定').waitFor();

  await asking.page.goto(`${path}?tab=plan`);
  await asking.page.getByRole('heading', { name: /09:00–09:20/ }).waitFor();
  await asking.page.getByText('1 号桌').waitFor();
  await asking.page.getByRole('button', { name: '打印日程' }).click();
  const sheet = asking.page.getByRole('dialog').getByRole('article', { name: '安若素' });
  await sheet.getByRole('cell', { name: '本立明', exact: true }).waitFor();
  await asking.page.emulateMedia({ media: 'print' });
  await sheet.getByText('1 号桌').waitFor();
  await expect.poll(() => asking.page.locator('header').first().isVisible()).toBe(false);
  await asking.page.emulateMedia({ media: 'screen' });

  const staff = await site.open({ account: EDITOR });
  await openSignedIn(staff, `/content/matchmaking?meeting=${meeting}`);
  await settled(staff.page);
  const came = staff.page.getByRole('combobox', { name: '本立明 是否到场' });
  await came.selectOption('0');
  await staff.page
    .getByRole('row', { name: /^本立明/ })
    .getByRole('cell', { name: '1', exact: true })
    .last()
    .waitFor();
  expect(await seriousProblems(staff.page)).toEqual([]);
  await staff.page.getByRole('button', { name: '打印每人日程' }).click();
  await expect.poll(() => staff.page.getByRole('dialog').getByRole('article').count()).toBe(2);
  await staff.page.keyboard.press('Escape');
  await staff.page.getByRole('dialog').waitFor({ state: 'detached' });
  await staff.page.getByRole('button', { name: '安排洽谈', exact: true }).click();
  const form = staff.page.getByRole('dialog');
  const choose = async (label: string, option: string | RegExp) => {
    await form.getByRole('combobox', { name: label }).click();
    await staff.page.getByRole('option', { name: option }).first().click();
  };
  await choose('场次', /09:23/);
  await choose('参会人', /安若素/);
  await choose('洽谈对象', /本立明/);
  await form.getByRole('button', { name: '安排洽谈' }).click();
  await toast(staff.page, '已安排').waitFor();
  // At the spare table, which members cannot have.
  await staff.page.getByText('工作人员安排').waitFor();
  expect([...asking.trouble, ...asked.trouble, ...staff.trouble]).toEqual([]);
});

it('SIGN-017 what waits for an answer stands before what is settled, however new that is', async () => {
  const meeting = await matchmakingMeeting(await signedIn(EDITOR));
  const [first, second, company] = await Promise.all(
    [INDIVIDUAL, '13800000009', COMPANY].map((each) => signedIn(each)),
  );
  if (!first || !second || !company) throw new Error('three people');
  await takePart(first, meeting, '安若素');
  await takePart(second, meeting, '丙先来');
  await takePart(company, meeting, '本立明');
  const ask = async (who: typeof first): Promise<string> => {
    const { records } = (await who.get('/web/v1/user/matchmaking/members', { meeting_id: meeting })).result;
    const { id: member_id } = records.find(({ name }: { name: string }) => name === '本立明');
    const request = { meeting_id: meeting, member_id, message: '想面谈' };
    return (await who.post('/web/v1/user/matchmaking/request', request)).result.id;
  };
  await ask(first);
  const settledOne = await ask(second);
  const declined = await company.post('/web/v1/user/matchmaking/answer', { id: settledOne, accept: false, reason: '' });
  expect(declined.code).toBe(200);
  const asked = await site.open({ account: COMPANY, viewport: { width: 360, height: 800 } });
  await openSignedIn(asked, `/meetingMatch/${meeting}?tab=requests`);
  const names = asked.page.getByRole('list', { name: '申请列表' }).getByRole('heading', { level: 2 });
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(['安若素', '丙先来']);
  expect(asked.trouble).toEqual([]);
});

it('SIGN-017 staff turn 1:1 meetings on; wrong periods are told at their field, and nothing is lost', async () => {
  const editor = await signedIn(EDITOR);
  const start = Math.floor(Date.now() / 1000) + 20 * 86_400;
  const data = { name: `洽谈设置${Date.now()}`, type: 1, start_time: start, end_time: start + 3600 };
  const { result } = await editor.post('/web/egg/base/add', { table: 'meeting', data });
  const staff = await site.open({ account: EDITOR });
  await openSignedIn(staff, '/content/matchmaking');
  const meeting = staff.page.getByRole('combobox', { name: '会议', exact: true });
  expect(await meeting.locator('option').first().textContent()).toBe('请选择一场会议');
  await meeting.selectOption(result.id);
  await staff.page.getByRole('button', { name: '开启 1:1 洽谈' }).click();
  const form = staff.page.getByRole('dialog');
  const periods = form.getByRole('textbox', { name: '洽谈时段' });
  const right = await periods.inputValue();
  await periods.fill('明天上午');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText(/每行一个时段/).waitFor();
  expect(await periods.inputValue()).toBe('明天上午');
  await periods.fill(right);
  await form.getByRole('button', { name: '保存' }).click();
  await toast(staff.page, '设置已保存').waitFor();
  await staff.page.getByText('还没有人参加').waitFor();
  await editor.post('/web/egg/base/del', { table: 'meeting', where: { id: result.id } });
});
