import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import membership from '../../web/i18n/membership.ts';
import shell from '../../web/i18n/shell.ts';
import { accessible } from './axe.ts';
import { INDIVIDUAL, settled, testSite } from './site.ts';

const DESK = { width: 1440, height: 900 };
const site = testSite();

async function openGuide(page: Page, button: string, title: string) {
  await page.goto('/');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

describe('the guide to membership', () => {
  test('SHELL-050 SHELL-051 SHELL-052 SHELL-053 CONST-010 shows visitors what members can do, and stays until it is understood', async () => {
    const { page, trouble } = await site.open({ viewport: DESK });
    const dialog = await openGuide(page, shell.zh.memberFunction, membership.zh.title);
    await accessible(page, '[role="dialog"]');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1150);
    const cover = async () => {
      const box = await dialog.getByRole('img', { name: membership.zh.cover }).boundingBox();
      return [box?.width, Math.round(box?.height ?? 0)];
    };
    await expect.poll(cover).toEqual([674, 380]);
    const points = dialog.getByRole('region', { name: membership.zh.guide }).getByRole('listitem');
    await expect.poll(() => points.count()).toBe(membership.zh.points.length);
    expect(await dialog.getByRole('region', { name: membership.zh.contact }).count()).toBe(0);

    await page.mouse.click(10, 10);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: membership.zh.understood }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('SHELL-052 shows members whom to ask; it fits a phone, in English', async () => {
    const { page } = await site.open({ account: INDIVIDUAL, lang: 'en', viewport: { width: 360, height: 740 } });
    const dialog = await openGuide(page, shell.en.memberFunction, membership.en.title);
    const card = dialog.getByRole('region', { name: membership.en.contact });
    await card.getByText('400-0311-002').waitFor();
    await expect.poll(() => dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    expect(await dialog.getByRole('button', { name: membership.en.register }).count()).toBe(0);
    await accessible(page, '[role="dialog"]');
  });

  test('SHELL-051 leads visitors to the registration, where it opens as well', async () => {
    const { page } = await site.open();
    const dialog = await openGuide(page, shell.zh.memberFunction, membership.zh.title);
    await dialog.getByRole('button', { name: membership.zh.register }).click();
    await page.waitForURL((url) => url.pathname === '/register');
    await page.getByRole('button', { name: '会员能做什么？' }).click();
    await page.getByRole('dialog', { name: membership.zh.title }).waitFor();
  });
});

describe('counters', () => {
  test('SHELL-036 run up to their values within 300 ms of the page', async () => {
    const { page } = await site.open({ reducedMotion: 'no-preference' });
    // The test draws the frames: what stands there depends on the time that a frame is told, not on the machine.
    await page.addInitScript(() => {
      let waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => waiting.push(callback);
      window.cancelAnimationFrame = () => undefined;
      Object.assign(window, {
        drawFrame(time: number) {
          const due = waiting;
          waiting = [];
          for (const callback of due) callback(time);
          return due.length;
        },
      });
    });
    await page.goto('/expert');
    await settled(page);
    const first = page.getByRole('main').getByRole('strong').first();
    const number = async () => Number(((await first.textContent()) ?? '').replace(/\D/g, ''));
    const draw = (time: number) =>
      page.evaluate((at) => (window as unknown as { drawFrame: (time: number) => number }).drawFrame(at), time);
    const value = await number();
    expect(value).toBeGreaterThan(8);
    // Frames are drawn until the counters have asked for theirs: other parts of the page may ask before them.
    const begun = async () => {
      await draw(1000);
      return number();
    };
    await expect.poll(begun).toBe(0);
    await draw(1150);
    await expect.poll(number).toBe(Math.round(value * (1 - 0.5 ** 3)));
    await draw(1300);
    await expect.poll(number).toBe(value);
    await expect.poll(() => draw(1400)).toBe(0);
  });
});
