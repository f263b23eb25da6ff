import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import { AUDITOR, byPerson, unique, upload } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { INDIVIDUAL, settled, testSite } from './site.ts';

const site = testSite();

/** A second of film, made by the browser itself. */
async function film(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (let at = 0; at < 10; at++) {
      if (context) context.fillStyle = `hsl(${at * 36} 70% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((done) => setTimeout(done, 100));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

describe('films among the files of an item', () => {
  test('SHELL-033 SHELL-044 stand as cards, and play in a dialog 900 px wide', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto('/');
    const owner = await signedIn(INDIVIDUAL);
    const file = await upload(owner, '运行演示.webm', await film(page), 'video/webm');
    const name = unique('带视频的成果');
    const made = await owner.post('/web/v1/user/chengguo', {
      ...byPerson({ result: { name } }),
      attachments: [{ type: 'enclosure', file_name: file.fileShowName, file_path: file.url }],
    });
    expect(made.status).toBe(200);
    const id = made.result.chengguo_id;
    await (await signedIn(AUDITOR)).post('/web/v1/user/chengguo/audit', { id, audit_status: 4 });

    await page.goto(`/resultDetail/${id}`);
    await settled(page);
    await page.getByRole('button', { name: catalog.zh.playVideo('运行演示'), exact: true }).click();
    const player = page.getByRole('dialog', { name: '运行演示' });
    const video = player.locator('video');
    await video.waitFor();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await accessible(page, '[role="dialog"]');
    await expect.poll(async () => (await player.boundingBox())?.width).toBe(900);
    await page.keyboard.press('Escape');
    await player.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });
});
