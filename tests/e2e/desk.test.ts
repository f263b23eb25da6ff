import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { communityWords, DISCUSSIONS } from '../../db/contract/community.ts';
import { messageOf } from '../../db/contract/errors.ts';
import { evaluationWords } from '../../db/contract/evaluation.ts';
import { serviceWords } from '../../db/contract/service-desk.ts';
import documents from '../../web/i18n/documents.ts';
import form from '../../web/i18n/form.ts';
import kit from '../../web/i18n/kit.ts';
import shell from '../../web/i18n/shell.ts';
import studio from '../../web/i18n/studio.ts';
import { seriousProblems } from './axe.ts';
import { enter, newcomer } from './newcomer.ts';
import { fits, MEMBER, openSignedIn, settled, testSite, toast } from './site.ts';

const site = testSite();
const text = documents.zh;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const required = '此项为必填项';

describe('a member’s desk', () => {
  test('SHELL-035 INFO-014 INFO-015 a document is seen while it is written, saved by itself, shared and taken along', async () => {
    const visit = await site.open();
    const { page } = visit;
    await enter(visit.context, (await newcomer('写作人')).account);
    await openSignedIn(visit, '/markdown');
    await page.getByText(text.markdown.none).waitFor();
    const source = page.getByRole('textbox', { name: text.markdown.source });
    const preview = page.getByRole('region', { name: text.markdown.preview });
    await source.fill('# A');
    await preview.getByRole('heading', { name: 'A', exact: true }).waitFor();
    await source.fill(
      '# 对接会纪要\n\n- **样品** 200 片\n\n<img src=x onerror="window.attacked=1"> [链](javascript:alert(1))',
    );
    await preview.getByRole('listitem').getByText('样品', { exact: true }).waitFor();
    expect(await preview.locator('img, a').count()).toBe(0);
    // What is not saved survives a reload.
    await page.reload();
    await page.getByText(text.markdown.restored).waitFor();
    expect(await seriousProblems(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await heading(page, '对接会纪要').waitFor();
    await page.getByRole('listitem').getByText('样品', { exact: true }).waitFor();

    await page.getByRole('button', { name: text.edit, exact: true }).click();
    await source.fill('# 对接会纪要\n\n第二稿');
    await page.getByRole('status').getByText(text.markdown.states.clean, { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => source.inputValue()).toContain('第二稿');
    await page.getByRole('button', { name: text.markdown.preview, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.markdown.export }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('对接会纪要.md');
    expect(await readFile(await file.path(), 'utf8')).toBe('# 对接会纪要\n\n第二稿');

    const { page: visitor } = await site.open();
    await visitor.goto(page.url());
    await visitor.getByText(text.markdown.gone).waitFor();
    await page.getByRole('switch', { name: text.markdown.share }).click();
    await toast(page, text.markdown.shared).waitFor();
    await visitor.reload();
    await visitor.getByText('第二稿', { exact: true }).waitFor();
    expect(await visitor.getByRole('button', { name: text.edit, exact: true }).count()).toBe(0);
    expect(visit.trouble).toEqual([]);
  });

  test('SHELL-043 INFO-013 INFO-021 INFO-030 a note needs title and content, is written in a large window, and goes', async () => {
    const visit = await site.open();
    const { page } = visit;
    await enter(visit.context, (await newcomer('记事人')).account);
    await openSignedIn(visit, '/cheese');
    await page.getByText(text.cheese.none, { exact: true }).waitFor();
    await page.getByRole('button', { name: text.cheese.add }).click();
    const dialog = page.getByRole('dialog', { name: text.cheese.addTitle });
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    await expect.poll(() => dialog.getByText(required).count()).toBe(2);
    await dialog.getByRole('textbox', { name: text.cheese.name }).fill('走访要点');
    await dialog.getByRole('button', { name: form.zh.largeOf(text.cheese.content) }).click();
    const editor = page.getByRole('dialog', { name: text.cheese.content, exact: true });
    await editor.getByRole('textbox', { name: text.cheese.content }).fill('热处理变形');
    await editor.getByRole('button', { name: form.zh.takeOver }).click();
    await dialog.getByRole('textbox', { name: text.cheese.content }).getByText('热处理变形').waitFor();
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    const note = page.getByRole('article', { name: '走访要点' });
    await note.getByText('热处理变形').waitFor();
    await note.getByRole('button', { name: text.cheese.removeOf('走访要点') }).click();
    await page.getByRole('dialog').getByRole('button', { name: kit.zh.confirm, exact: true }).click();
    await page.getByText(text.cheese.none, { exact: true }).waitFor();
    expect(visit.trouble).toEqual([]);
  });

  test('INFO-012 INFO-018 INFO-020 INFO-031 a project form needs code and name; it stands on the desk and on its page', async () => {
    const visit = await site.open({ viewport: { width: 360, height: 800 } });
    const { page } = visit;
    await enter(visit.context, (await newcomer('登记人')).account);
    await openSignedIn(visit, '/ds');
    await page.getByRole('button', { name: text.ds.add }).click();
    const dialog = page.getByRole('dialog', { name: text.ds.add });
    await dialog.getByRole('textbox', { name: text.ds.comment }).waitFor();
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    await expect.poll(() => dialog.getByText(required).count()).toBe(2);
    await dialog.getByRole('textbox', { name: text.ds.code }).fill('XM-9');
    await dialog.getByRole('textbox', { name: text.ds.name }).fill('散热膜验证');
    await dialog.getByRole('button', { name: text.save, exact: true }).click();
    await page.getByRole('link', { name: '散热膜验证' }).click();
    await heading(page, '散热膜验证').waitFor();
    await page.getByText(text.ds.noComment).waitFor();
    await fits(page);
    await page.goto('/studio');
    await page.getByRole('region', { name: studio.zh.studio.ds }).getByRole('link', { name: '散热膜验证' }).waitFor();
    await fits(page);
    await page.goto('/ds/1');
    await page.getByText(text.ds.gone).waitFor();
    expect(visit.trouble).toEqual([]);
  });

  test('SHELL-063 SHELL-064 /#/person and /#/canvasDocsOrg are members’ pages', async () => {
    const visit = await site.open({ account: MEMBER });
    const { page } = visit;
    await page.goto('/#/person');
    await page.waitForURL(/\/person$/);
    await settled(page);
    await page.goto('/#/canvasDocsOrg');
    await heading(page, studio.zh.board.title).waitFor();
    await page
      .getByRole('link', { name: /说明书\.pdf/ })
      .first()
      .waitFor();
    expect(await page.getByText(shell.zh.notFound).count()).toBe(0);
    expect(visit.trouble).toEqual([]);
  });
});

describe('what everybody may use', () => {
  test('INFO-011 an evaluation counts what is shown, and begins a publication with its answers', async () => {
    const words = evaluationWords.zh;
    const visit = await site.open();
    const { page } = visit;
    await enter(visit.context, (await newcomer('自评人')).account);
    // A public page asks for no cookie: the tab knows its person from another page.
    await openSignedIn(visit, '/studio');
    await page.goto('/evaluate');
    await page.getByRole('textbox', { name: words.name }).fill('石墨烯散热膜');
    for (const level of [1, 2, 4]) await page.getByRole('checkbox', { name: words.reachedOf(level) }).check();
    const report = page.getByRole('region', { name: words.report });
    await report.getByText(words.unproven('1、2、4')).waitFor();
    for (const level of [1, 2, 4])
      await page.getByRole('textbox', { name: words.evidenceOf(level) }).fill(`记录 ${level}`);
    await report.getByText(words.levelIs(2), { exact: true }).waitFor();
    await report.getByText(words.skipped('4')).waitFor();
    await page.getByRole('group', { name: '原创性' }).getByText(words.judgements[2], { exact: true }).click();
    await report.getByText(words.judged(1)).waitFor();
    await report.getByRole('button', { name: words.publish }).click();
    const wizard = page.getByRole('dialog');
    await expect.poll(() => wizard.getByRole('textbox').first().inputValue()).toBe('石墨烯散热膜');
    await wizard.getByText('记录 2').waitFor();
    expect(visit.trouble).toEqual([]);
  });

  test('SHELL-002 SHELL-037 /service says what is offered; its lines move up one after another, and take questions', async () => {
    const words = serviceWords.zh;
    const visit = await site.open({ reducedMotion: 'no-preference' });
    const { page } = visit;
    await page.goto('/service');
    const lines = page.getByRole('region', { name: words.notices });
    const shown = () => lines.locator('li:not([inert])').textContent();
    for (const line of words.noticeLines.slice(0, 2)) await expect.poll(shown, { timeout: 20_000 }).toBe(line);
    await lines.hover();
    await expect.poll(() => lines.getAttribute('data-running')).toBe('false');
    await page.getByRole('button', { name: words.send }).click();
    await page.getByText(messageOf('feedback_opinion_required', 'zh')).waitFor();
    await page.getByRole('textbox', { name: words.name }).fill('来访者');
    await page.getByRole('textbox', { name: words.contact }).fill('13712345678');
    await page.getByRole('textbox', { name: words.question }).fill('如何登记技术合同？');
    await page.getByRole('button', { name: words.send }).click();
    await toast(page, words.sent).waitFor();
    expect(await page.getByRole('textbox', { name: words.question }).inputValue()).toBe('');
    expect(visit.trouble).toEqual([]);
  });

  test('SHELL-040 CONST-005 INFO-053 a bar of its own scrolls the most discussed, by itself, and is measured again after a second', async () => {
    const words = communityWords.zh;
    const { page, trouble } = await site.open({ reducedMotion: 'no-preference' });
    await page.goto(DISCUSSIONS);
    await page.getByRole('list', { name: words.list }).getByRole('listitem').first().waitFor();
    const bar = page.getByRole('scrollbar', { name: words.orders.most });
    const place = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(place, { timeout: 20_000 }).toBeGreaterThan(0);
    await bar.hover();
    const box = page.getByRole('region', { name: words.orders.most, exact: true }).locator('[tabindex="0"]');
    await page.mouse.down();
    await page.mouse.move(0, 5000);
    await page.mouse.up();
    await expect.poll(async () => (await place()) === Number(await bar.getAttribute('aria-valuemax'))).toBe(true);
    const waited = await box.evaluate((scrolled) => {
      const bar = scrolled.parentElement?.querySelector('[role="scrollbar"]');
      const more = document.createElement('div');
      more.style.height = '900px';
      const begun = performance.now();
      scrolled.firstElementChild?.appendChild(more);
      return new Promise<number>((done) => {
        new MutationObserver(() => done(performance.now() - begun)).observe(bar as Element, {
          attributeFilter: ['aria-valuemax'],
        });
      });
    });
    expect(waited).toBeGreaterThanOrEqual(990);
    expect(trouble).toEqual([]);
  });

  test('SHELL-062 a service worker that cannot be registered is logged and no more; one that runs tells who is offline', async () => {
    const failing = await site.open({ serviceWorkers: 'allow' });
    await failing.context.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('refused'));
    });
    const logged = failing.page.waitForEvent('console', (message) => message.text().includes('service worker'));
    await failing.page.goto('/results');
    expect((await logged).type()).toBe('log');
    await settled(failing.page);
    expect(await failing.page.locator('.notistack-MuiContent, .plain-toast').count()).toBe(0);
    expect(failing.trouble).toEqual([]);

    const { page, context } = await site.open({ serviceWorkers: 'allow' });
    await page.goto('/results');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await settled(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(true);
    await page.goto('/demands');
    await page.getByRole('heading', { name: '网络未连接' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: /重试/ }).click();
    await heading(page, shell.zh.demands).waitFor();
  });
});
