import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../web/i18n/pushRecords.ts';
import signin from '../../web/i18n/signin.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { oldPush } from '../queues/support/archive.ts';
import { OPERATOR, operatorOf } from '../queues/support/pushes.ts';
import { launch, leave, visitor } from '../setup/browser.ts';
import { client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { seriousProblems } from './axe.ts';
import { settled } from './site.ts';

const TITLE = '两年前的推送';
const TARGETS = 21;

// What is archived is archived for everybody: it has a server of its own.
let server: TestServer;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  server = await startServer({ crons: false });
  const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const push = await oldPush(database, await operatorOf(server.url), TARGETS, { title: TITLE });
  const state = () =>
    database.prepare('SELECT archive_state AS n FROM push_wechat WHERE id = ?').bind(push.id).first<{ n: number }>();
  while ((await state())?.n !== 2) await client(server.url).post('/dev/cron', {});
}, 120_000);
afterAll(async () => {
  for (const context of contexts) await context.close();
  await leave(await launch());
  await server.stop();
});

async function enter(lang: 'zh' | 'en'): Promise<Page> {
  const context = await visitor(await launch(), { baseURL: server.url, viewport: { width: 1280, height: 900 } });
  contexts.push(context);
  await context.addCookies([{ name: 'lang', value: lang, url: server.url }]);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: signin[lang].account }).fill(OPERATOR);
  await page.getByLabel(signin[lang].password, { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('main').getByRole('button', { name: signin[lang].login, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

test.each(['zh', 'en'] as const)(
  'PUSH-011 PUSH-084 the targets of an archived push are shown and narrowed, and not tried again (%s)',
  async (lang) => {
    const text = words[lang];
    const page = await enter(lang);
    await page.goto(`/pushProfile?keyword=${encodeURIComponent(TITLE)}`);
    await page.getByRole('button', { name: text.of(text.actions.view, TITLE) }).click();
    expect(await page.getByRole('button', { name: text.of(text.actions.retry, TITLE) }).count()).toBe(0);
    const dialog = page.getByRole('dialog', { name: text.result.title });
    await dialog.getByText(text.records.archived).waitFor();
    const rows = dialog.getByRole('group', { name: text.result.table }).locator('tbody tr');
    await dialog.getByRole('button', { name: `${text.stages.chosen} ${TARGETS}` }).waitFor();
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    await dialog.getByRole('button', { name: `${text.stages.uncertain} 3` }).click();
    await expect.poll(() => rows.count()).toBe(3);
    expect(await dialog.getByRole('button', { name: text.result.retryAll }).count()).toBe(0);
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await settled(page);
    expect(await seriousProblems(page)).toEqual([]);
  },
);
