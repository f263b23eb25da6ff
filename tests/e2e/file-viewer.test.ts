import { describe, expect, test } from 'vitest';
import kit from '../../web/i18n/kit.ts';
import viewers from '../../web/i18n/viewers.ts';
import { byPerson, PDF, unique, upload } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';
import { AUDITOR, INDIVIDUAL, openSignedIn, testSite } from './site.ts';

const site = testSite();

describe('files of an item', () => {
  test('a PDF and a picture open in the page, and nothing is downloaded unless asked', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const files = [
      { file: await upload(owner, '检测报告.pdf', PDF, 'application/pdf'), name: '检测报告.pdf' },
      { file: await upload(owner, '装置照片.png'), name: '装置照片.png' },
    ];
    const attachments = files.map(({ file, name }) => ({ type: 'enclosure', url: file.url, fileShowName: name }));
    const made = await owner.post(
      '/web/v1/user/chengguo',
      byPerson({ result: { name: unique('带附件的成果') }, attachments }),
    );
    const id = made.result?.chengguo_id as string;
    expect(made.status, made.text).toBe(200);
    const auditor = await signedIn(AUDITOR);
    await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 });

    const visit = await site.open({ account: INDIVIDUAL });
    const { page } = visit;
    const downloads: string[] = [];
    page.on('download', (each) => downloads.push(each.suggestedFilename()));
    await openSignedIn(visit, `/resultDetail/${id}`);
    await page.getByRole('link', { name: kit.zh.view('装置照片.png') }).click();
    const picture = page.getByRole('dialog', { name: '装置照片.png' });
    await expect
      .poll(() =>
        picture.getByRole('img', { name: '装置照片.png' }).evaluate((it) => (it as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: kit.zh.view('检测报告.pdf') }).click();
    const paper = page.getByRole('dialog', { name: '检测报告.pdf' });
    await paper.locator('iframe').or(paper.getByText(viewers.zh.noViewer)).first().waitFor();
    expect(new URL(page.url()).pathname).toContain('/resultDetail/');
    expect(downloads).toEqual([]);
    const saved = page.waitForEvent('download');
    await paper.getByRole('link', { name: viewers.zh.save, exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('检测报告.pdf');
  });
});
