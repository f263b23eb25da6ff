import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import applications from '../../web/i18n/pushApplications.ts';
import centre from '../../web/i18n/pushCenter.ts';
import pushRecords from '../../web/i18n/pushRecords.ts';
import { makePush, OPERATOR, settled as settledPush } from '../queues/support/pushes.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { unique } from './publishing.ts';
import { fits, INDIVIDUAL, settled, testSite, toast } from './site.ts';

const site = testSite();

async function accessible(page: Page): Promise<void> {
  await settled(page);
  expect(await seriousProblems(page)).toEqual([]);
}

/** Organisations whose administrators are bound to the chat app. */
const boundOrganizations = (): Promise<string[]> =>
  Promise.all(
    ['13800000001', '13800000008'].map(async (account) => {
      const { result } = await (await signedIn(account)).get('/web/v1/user/organization/mine');
      return String((result.records ?? result)[0].organization_id);
    }),
  );

async function sentPush(title: string) {
  const operator = await signedIn(OPERATOR);
  const push = await makePush(operator, { orgs: await boundOrganizations(), title });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settledPush(operator, push.id);
}

describe('push records', () => {
  test('PUSH-011 PUSH-013 PUSH-037 show whom a push reached, and every number its rows', async () => {
    const title = unique('推送记录');
    await sentPush(title);
    const { page, trouble } = await site.open({ account: OPERATOR });
    await page.goto(`/pushProfile?keyword=${encodeURIComponent(title)}`);
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByText(pushRecords.zh.phases.done, { exact: true })
      .waitFor();
    await accessible(page);
    await page.getByRole('button', { name: pushRecords.zh.of(pushRecords.zh.actions.view, title) }).click();
    const dialog = page.getByRole('dialog', { name: pushRecords.zh.result.title });
    const rows = dialog.getByRole('group', { name: pushRecords.zh.result.table }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(2);
    await dialog.getByRole('button', { name: `${pushRecords.zh.stages.sent} 2` }).click();
    await expect.poll(() => rows.count()).toBe(2);
    const width = () => dialog.evaluate((box) => Math.round((box.getBoundingClientRect().width / innerWidth) * 100));
    await expect.poll(width).toBe(80);
    await accessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.goto('/pushDeal/x');
    await page
      .getByRole('button', { name: new RegExp(`^${pushRecords.zh.funnel.all}，${pushRecords.zh.stages.reached} `) })
      .click();
    const behind = page.getByRole('dialog', {
      name: pushRecords.zh.funnel.rows(pushRecords.zh.funnel.all, pushRecords.zh.stages.reached),
    });
    await behind.getByText(title).first().waitFor();
    await accessible(page);
    expect(trouble).toEqual([]);
  });

  test('PUSH-012 PUSH-017 PUSH-056 PUSH-085 earlier pushes by kind; who is no operator is told so kindly', async () => {
    const title = unique('历史推送');
    await sentPush(title);
    const operator = await site.open({ account: OPERATOR, lang: 'en' });
    await operator.page.goto(`/pushSecond/2/x?keyword=${encodeURIComponent(title)}`);
    await operator.page.getByRole('heading', { level: 1, name: pushRecords.en.earlier.title }).waitFor();
    await operator.page.getByRole('button', { name: pushRecords.en.of(pushRecords.en.earlier.again, title) }).waitFor();
    await operator.page.goto(`/pushSecond/1?keyword=${encodeURIComponent(title)}`);
    await operator.page.getByRole('heading', { level: 1, name: pushRecords.en.earlier.title }).waitFor();
    await settled(operator.page);
    await expect.poll(() => operator.page.getByText(title).count()).toBe(0);
    const member = await site.open({ account: INDIVIDUAL, lang: 'en' });
    for (const path of ['/pushProfile', '/pushSecond/1', '/pushDeal']) {
      await member.page.goto(path);
      await member.page.getByText(centre.en.closedTitle).waitFor();
    }
    expect(member.calls.filter((call) => call.startsWith('/web/v1/push/'))).toEqual([]);
  });

  test('PUSH-014 PUSH-015 MAT-002 a member asks for a push, staff confirms it', async () => {
    const member = await site.open({ account: INDIVIDUAL, viewport: { width: 360, height: 800 } });
    await member.page.goto('/demandApply/1');
    await member.page.getByRole('heading', { level: 1, name: applications.zh.apply.title }).waitFor();
    const ask = member.page.getByRole('button', { name: new RegExp(`^${applications.zh.apply.ask} `) }).first();
    await ask.waitFor();
    const name = ((await ask.getAttribute('aria-label')) ?? '').slice(applications.zh.apply.ask.length + 1);
    await ask.click();
    const dialog = member.page.getByRole('dialog', { name: applications.zh.apply.ask });
    await dialog.getByRole('textbox').fill('面向京津冀的制造企业');
    await dialog.getByRole('button', { name: applications.zh.apply.submit }).click();
    await toast(member.page, applications.zh.apply.done).waitFor();
    await fits(member.page);
    await accessible(member.page);

    const staff = await site.open({ account: OPERATOR });
    await staff.page.goto('/demandConfirm');
    const confirm = applications.zh.of(applications.zh.confirm.confirm, name);
    await staff.page.getByRole('button', { name: confirm, exact: true }).click();
    await toast(staff.page, applications.zh.confirm.confirmed).waitFor();
    await staff.page.goto('/demandConfirm/confirmed');
    await staff.page.getByText(name).first().waitFor();
    await accessible(staff.page);
  });
});
