import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import talk from '../../web/i18n/talk.ts';
import { AUDITOR, byOrganization, unique, upload } from '../api/support/results.ts';
import { publicResult } from '../api/support/talk.ts';
import { signedIn } from '../setup/client.ts';
import { PublishForm, TEXT, withoutDrafts } from './publishing.ts';
import { answerWith, INDIVIDUAL, MEMBER, openSignedIn, settled, testSite, toast, type Visit } from './site.ts';

const site = testSite();
const READER = '13800000010';
const text = TEXT.zh;
const toasts = (page: Page) => page.locator('.notistack-MuiContent, .plain-toast');

async function publishing(visit: Visit): Promise<PublishForm> {
  await withoutDrafts(visit.context);
  await visit.page.goto('/results?publish=new');
  await settled(visit.page);
  const form = new PublishForm(visit.page);
  await form.ready();
  return form;
}

describe('suggestions', () => {
  test('CONST-002 CONST-003 CONST-004 wait until typing rests, scroll in 200 px, and stay for a moment after the field is left', async () => {
    const visit = await site.open({ account: MEMBER });
    const { page } = visit;
    await page.clock.install();
    const form = await publishing(visit);
    await form.fillResult(unique('单位建议'));
    await form.next();
    const field = form.field(text.organizationName);
    await field.waitFor();
    const records = Array.from({ length: 20 }, (_, place) => ({
      id: `m${place}`,
      org: { organization_id: null, name: `示例单位${place}` },
    }));
    let asked = 0;
    await page.route(/base\/list\?.*organisation_user.*like/, (route) => {
      asked += 1;
      return route.fulfill({ json: { status: 200, msg: '', result: { records, total: 20, current: 1, pages: 1 } } });
    });
    await page.clock.pauseAt(new Date(Date.now() + 600_000));
    await field.fill('示');
    await page.clock.runFor(100);
    await field.fill('示例');
    await page.clock.runFor(100);
    expect(asked).toBe(0);
    await page.clock.runFor(110);
    await expect.poll(() => asked).toBe(1);
    for (const [word, calls] of [
      ['示例单', 2],
      ['示例单位', 3],
    ] as const) {
      await field.fill(word);
      await page.clock.runFor(300);
      await expect.poll(() => asked).toBe(calls);
    }

    const list = page.getByRole('listbox');
    await list.waitFor();
    const looks = () => list.evaluate((box) => [getComputedStyle(box).maxHeight, box.clientHeight < box.scrollHeight]);
    await expect.poll(looks).toEqual(['200px', true]);
    await field.blur();
    await page.clock.runFor(90);
    await expect.poll(() => list.count()).toBe(1);
    await page.clock.runFor(20);
    await list.waitFor({ state: 'detached' });

    await field.fill('示例单位1');
    await page.clock.runFor(300);
    await expect.poll(() => asked).toBe(4);
    await page.getByRole('option', { name: '示例单位3', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('示例单位3');
    expect(asked).toBe(4);
  });
});

describe('saving that fails', () => {
  test('ERR-008 a failed call of a publish ends it silently: no success, no further call, and the form works again', async () => {
    const visit = await site.open({ account: INDIVIDUAL });
    const { page, calls } = visit;
    const form = await publishing(visit);
    const name = unique('先失败后成功');
    await form.fillResult(name);
    await form.next();
    await form.fillIndividual();
    const address = '**/web/v1/user/chengguo';
    await answerWith(page, address, 500, { status: 500, msg: '', result: null });
    const answered = page.waitForResponse(address);
    await form.submit();
    await answered;
    const submit = form.dialog.getByRole('button', { name: text.common.submit, exact: true });
    await submit.and(page.locator(':enabled')).waitFor();
    const sent = calls.findLastIndex((call) => call.endsWith('/web/v1/user/chengguo'));
    expect(calls.slice(sent + 1).filter((call) => !call.includes('/draft'))).toEqual([]);
    await expect.poll(() => toasts(page).count()).toBe(0);
    await expect.poll(() => form.field(text.contacts).isEnabled()).toBe(true);
    await page.unroute(address);
    await submit.click();
    await toast(page, text.common.releaseSuccess).waitFor();
  });

  describe('in a dialog', () => {
    const words = talk.zh.feedback;
    const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: words.save, exact: true });
    const remark = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: words.v2Remark });
    let id = '';

    beforeAll(async () => {
      id = await publicResult(await signedIn(INDIVIDUAL), { name: unique('有反馈的成果') });
      const data = { phone: '13700000005', name: '反馈人', remark: '原来的反馈', item_id: id, item_type: 1 };
      await (await signedIn(READER)).post('/web/egg/base/add', { table: 'feedback', data });
    });

    async function edit(): Promise<Visit> {
      const visit = await site.open({ account: READER });
      await openSignedIn(visit, `/feedback/1/${id}`);
      await visit.page.getByText(words.again, { exact: true }).waitFor();
      await remark(visit.page).fill('改过的反馈');
      return visit;
    }

    test('ERR-014 ERR-015 an answer that is no success leaves it open with its values, and shows no code', async () => {
      const { page } = await edit();
      await answerWith(page, '**/web/egg/base/put', 200, { status: 777, msg: '暂时不能保存', result: null });
      await save(page).click();
      await toast(page, '暂时不能保存').waitFor();
      await save(page).and(page.locator(':enabled')).waitFor();
      await expect.poll(() => remark(page).inputValue()).toBe('改过的反馈');
      await expect.poll(() => toast(page, words.submittedV2).count()).toBe(0);
      const shown = [...(await toasts(page).allTextContents()), ...(await page.getByRole('dialog').allTextContents())];
      expect(shown.join(' ')).not.toContain('777');
      await page.unroute('**/web/egg/base/put');
      await save(page).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    test('ERR-009 an exception on edit reaches the console, once nothing is loading any more', async () => {
      const { page, trouble } = await edit();
      await page.evaluate(() => {
        const stringify = JSON.stringify;
        JSON.stringify = (value: unknown, ...rest: never[]) => {
          if ((value as { table?: string } | null)?.table !== 'feedback') return stringify(value, ...rest);
          JSON.stringify = stringify;
          throw new Error('broken edit');
        };
      });
      await save(page).click();
      await expect.poll(() => trouble.some((line) => line.includes('broken edit'))).toBe(true);
      await save(page).and(page.locator(':enabled')).waitFor();
      await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
      await expect.poll(() => remark(page).inputValue()).toBe('改过的反馈');
    });
  });
});

describe('fingers', () => {
  test('SHELL-039 a swipe of more than 50 px shows the next picture, 40 px do nothing', async () => {
    const auditor = await signedIn(AUDITOR);
    const cover = (await upload(auditor, 'cover.png')).url;
    const second = (await upload(auditor, 'second.png')).url;
    const made = await auditor.post(
      '/web/v1/user/chengguo',
      byOrganization({ result: { cover }, attachments: [{ type: 'covers', url: second }] }),
    );
    const id = made.result.chengguo_id;
    const { page } = await site.open({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/resultDetail/${id}/x`);
    await settled(page);
    const carousel = page.locator('main [aria-roledescription="carousel"]');
    await carousel.waitFor();
    const swipe = async (by: number) => {
      const at = (x: number) => [{ identifier: 0, clientX: x, clientY: 200 }];
      await carousel.dispatchEvent('touchstart', { touches: at(200), changedTouches: at(200), targetTouches: at(200) });
      await carousel.dispatchEvent('touchend', { touches: [], changedTouches: at(200 + by), targetTouches: [] });
    };
    await swipe(-40);
    await expect.poll(() => carousel.getAttribute('data-at')).toBe('0');
    await swipe(-60);
    await carousel.and(page.locator('[data-at="1"]')).waitFor();
    await swipe(60);
    await carousel.and(page.locator('[data-at="0"]')).waitFor();
  });
});
