import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProgrammeWorld } from '../api/support/programme.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { launch, leave, visitor } from '../setup/browser.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { seriousProblems } from './axe.ts';

let server: TestServer;
let browser: Browser;
let world: ProgrammeWorld;
beforeAll(async () => {
  server = await startServer({ crons: false, web: true });
  browser = await launch();
  world = new ProgrammeWorld((await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database);
});
afterAll(async () => {
  await leave(browser);
  await server.stop();
});

async function signedIn(name: string, width = 1440): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitor(browser, { baseURL: server.url, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[name=account]').fill(name);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  return { context, page };
}

const opinionOf = (project: string) =>
  world.first<Record<string, unknown>>(
    'SELECT * FROM project_rec_opinion WHERE project_id = ? AND is_delete = 0',
    project,
  );

describe('a recommender', () => {
  it('changes the password that the office set, and lands on its work list', async () => {
    const unit = await world.recommender(1, { must_change: 1 });
    await world.project({ round_id: await world.round(), orgRec_id: unit.id, name: '待推荐的成果' });
    const { context, page } = await signedIn(unit.name);
    await page.getByRole('heading', { level: 1, name: '请先修改密码' }).waitFor();
    await page.goto('/programme/reviews');
    await page.getByRole('heading', { level: 1, name: '请先修改密码' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await page.locator('input[name=old_password]').fill(DEMO_PASSWORD);
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('input[name=repeat]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '修改密码' }).click();
    await page.getByText('新密码不能与原密码相同').first().waitFor();
    await page.locator('input[name=password]').fill('Another@2026x');
    await page.locator('input[name=repeat]').fill('Another@2026x');
    await page.getByRole('button', { name: '修改密码' }).click();
    await page.waitForURL('**/programme/reviews');
    const project = page.getByRole('article', { name: '待推荐的成果' });
    await project.waitFor();
    await page.getByRole('searchbox').fill('没有这个项目');
    await page.keyboard.press('Enter');
    await page.getByText('没有找到相符的项目').waitFor();
    await page.getByRole('searchbox').fill('推荐的');
    await page.keyboard.press('Enter');
    await project.waitFor();
    await context.close();
  });

  it('PROG-012 PROG-013 PROG-053 PROG-080 PROG-081 PROG-082 PROG-084 PROG-116 writes an opinion in the dialog, and changes it', async () => {
    const unit = await world.recommender(1);
    const id = await world.project({ round_id: await world.round(), orgRec_id: unit.id, name: '对话框中的成果' });
    const { context, page } = await signedIn(unit.name);
    await page.getByRole('button', { name: '填写意见: 对话框中的成果' }).click();
    const dialog = page.getByRole('dialog', { name: '入围成果推荐意见表' });
    await dialog.getByText('成果名称').waitFor();
    expect((await dialog.boundingBox())?.width).toBe(1000);
    expect(
      await dialog
        .locator('fieldset')
        .filter({ has: page.locator('[data-criterion]') })
        .count(),
    ).toBe(6);
    expect(await dialog.locator('[data-grade="1"]').count()).toBe(18);
    expect(
      await dialog.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['1', '2', '3']);
    await dialog.getByRole('button', { name: '取消' }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: '提交' }).click();
    await dialog.getByText('请填写对该成果的简要评语').waitFor();
    await dialog.getByText('请选择成果应用类型').waitFor();
    await dialog.getByLabel('成果简评').fill('同意推荐');
    await dialog.getByRole('radio', { name: '启航项目' }).check();
    await dialog.getByRole('button', { name: '提交' }).click();
    await page.getByText('您的推荐意见已提交成功').waitFor();
    expect(await opinionOf(id)).toMatchObject({ comment: '同意推荐', recommend_type: 2, original: 0, prepare: 0 });
    await page.getByRole('button', { name: '修改意见: 对话框中的成果' }).click();
    const edit = page.getByRole('dialog', { name: '入围成果推荐意见表' });
    await edit.getByRole('button', { name: '修改', exact: true }).waitFor();
    expect(await edit.getByLabel('成果简评').inputValue()).toBe('同意推荐');
    await edit.getByLabel('成果简评').fill('');
    await edit.getByRole('button', { name: '修改', exact: true }).click();
    await edit.getByText('请填写对该成果的简要评语').waitFor();
    await edit.getByLabel('成果简评').fill('再次同意推荐');
    await edit.getByRole('button', { name: '修改', exact: true }).click();
    await page.getByText('修改成功').waitFor();
    expect(await opinionOf(id)).toMatchObject({ comment: '再次同意推荐' });
    await context.close();
  });

  it('PROG-083 SIGN-041 hears why an opinion is not taken: the time is over, or another window was faster', async () => {
    const unit = await world.recommender(1);
    const rounds = [await world.round(), await world.round()] as const;
    const names = ['来不及推荐的成果', '两个窗口中的成果'] as const;
    await world.project({ round_id: rounds[0], orgRec_id: unit.id, name: names[0] });
    const twice = await world.project({ round_id: rounds[1], orgRec_id: unit.id, name: names[1] });
    const { context, page } = await signedIn(unit.name);
    const written = async (name: string) => {
      await page.getByRole('button', { name: `填写意见: ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: '入围成果推荐意见表' });
      await dialog.getByLabel('成果简评').fill('同意推荐');
      await dialog.getByRole('radio', { name: '启航项目' }).check();
      return dialog;
    };
    const late = await written(names[0]);
    await world.run('UPDATE project_round SET opinions_due = 1 WHERE id = ?', rounds[0]);
    await late.getByRole('button', { name: '提交' }).click();
    await page.getByText('本轮推荐评审已截止，意见不能再修改').waitFor();
    await late.getByText('本轮意见已截止，只能查看。').waitFor();
    expect(await page.getByText('意见已在另一窗口提交').count()).toBe(0);
    await late.getByRole('button', { name: '关闭', exact: true }).click();
    await late.waitFor({ state: 'hidden' });

    const second = await written(names[1]);
    await world.opinion(twice, unit.id);
    await second.getByRole('button', { name: '提交' }).click();
    await page.getByText('您已填写过该项目的推荐意见，无需重复提交').waitFor();
    await page.getByText('意见已在另一窗口提交').waitFor();
    await second.getByRole('button', { name: '修改', exact: true }).waitFor();
    await context.close();
  });

  it('grades by the keyboard alone beside the declaration, sees the total, and finds what was typed after a reload', async () => {
    const expert = await world.recommender(3);
    const id = await world.project({ round_id: await world.round(), name: '键盘上的成果' });
    await world.assign(id, expert.id);
    const { context, page } = await signedIn(expert.name);
    await page.getByRole('link', { name: '键盘上的成果' }).click();
    await page.getByRole('article', { name: '申报成果信息登记表' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.locator('[data-criterion="original"][data-grade="1"]').focus();
    for (const key of ['1', 'ArrowDown', '2', 'ArrowDown', '1', 'ArrowDown', '1', '0']) await page.keyboard.press(key);
    await page.getByText('符合 2 项 · 一般 1 项 · 未选择 15 项').waitFor();
    await page.getByLabel('成果简评').fill('写到一半');
    await page.getByText('草稿已自动保存').waitFor();
    await page.reload();
    await page.getByText('符合 2 项 · 一般 1 项 · 未选择 15 项').waitFor();
    expect(await page.getByLabel('成果简评').inputValue()).toBe('写到一半');
    expect(await opinionOf(id)).toBeNull();
    await page.getByRole('radio', { name: '领航项目' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('成果简评').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('您的推荐意见已提交成功').waitFor();
    expect(await opinionOf(id)).toMatchObject({ original: 1, innovate: 2, core: 1, tradition: 0, recommend_type: 1 });
    expect(await seriousProblems(page)).toEqual([]);
    await context.close();
  });

  it('PROG-056 rejects after a question, and declares a conflict with a reason, on a phone too', async () => {
    const unit = await world.recommender(1);
    const round_id = await world.round();
    const id = await world.project({ round_id, orgRec_id: unit.id, name: '手机上的成果' });
    const other = await world.project({ round_id, orgRec_id: unit.id, name: '接着评审的成果' });
    const { context, page } = await signedIn(unit.name, 360);
    await page.getByRole('link', { name: '手机上的成果' }).click();
    await page.getByRole('button', { name: '暂不推荐' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '暂不推荐' }).click();
    await page.getByText('已标记为暂不推荐').waitFor();
    await page.getByText('已驳回').first().waitFor();
    const next = page.getByRole('link', { name: '下一个待评项目' });
    expect(await next.getAttribute('href')).toBe(`/programme/reviews/${other}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await page.getByRole('button', { name: '声明利益冲突' }).click();
    const dialog = page.getByRole('dialog', { name: '声明利益冲突' });
    await dialog.getByRole('button', { name: '确认声明' }).click();
    await dialog.getByText('请填写原因').waitFor();
    await dialog.getByLabel('原因').fill('曾任该项目顾问');
    // A slow answer leaves time to see what the list showed before.
    await page.route('**/v1/programme/review/list*', async (route) => {
      await new Promise((go) => setTimeout(go, 700));
      await route.continue();
    });
    await dialog.getByRole('button', { name: '确认声明' }).click();
    await page.waitForURL('**/programme/reviews');
    await page.getByRole('article', { name: '接着评审的成果' }).waitFor();
    expect([await page.getByText('手机上的成果').count(), refused]).toEqual([0, []]);
    await page.goto(`/programme/reviews/${id}`);
    await page.getByText('您与该项目存在利益冲突').waitFor();
    await context.close();
  });
});

describe('the office', () => {
  it('proposes experts, leaves one out, confirms, adds another, and reads who declined', async () => {
    await world.run('UPDATE project_recommend SET is_delete = 1 WHERE identify = 3');
    const round = await world.round({ opinions_needed: 2, title: '安排专家的批次' });
    const experts = [
      await world.recommender(3, { org_contacts_name: '赵评审', area: '高端装备制造' }),
      await world.recommender(3, { org_contacts_name: '钱评审', area: '电子信息' }),
    ];
    const id = await world.project({ round_id: round, scope: 's-103-03', name: '待安排的成果' });
    const { context, page } = await signedIn('13800000012');
    await page.waitForURL((url) => url.pathname === '/workplace');
    await page.goto(`/programme/office/assignment?round=${round}`);
    await page.getByRole('article', { name: '待安排的成果' }).getByText('专家 0/2').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '生成安排方案' }).click();
    const dialog = page.getByRole('dialog', { name: '专家安排方案' });
    await dialog.getByText('领域 吻合').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: '不安排钱评审' }).click();
    await dialog.getByRole('button', { name: '确认并通知专家（1）' }).click();
    await page.getByText('已安排 1 次评审').waitFor();
    await page.getByText('专家 1/2').waitFor();
    await page.getByRole('button', { name: '为“待安排的成果”添加专家' }).click();
    await page.getByRole('button', { name: '选择: 钱评审' }).click();
    await page.getByText('专家 2/2').waitFor();
    await world.run(
      `UPDATE project_assignment SET state = 2, reason = '近期出差' WHERE project_id = ? AND recommender_id = ?`,
      id,
      experts[0]?.id ?? '',
    );
    await page.goto(`/programme/office/assignment?round=${round}&show=declined`);
    await page.getByText('原因：近期出差').waitFor();
    await page.getByText('专家 1/2').waitFor();
    await context.close();
  });
});
