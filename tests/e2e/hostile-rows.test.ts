import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARK, makeHostile } from '../api/support/hostile-rows.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { launch, leave, visitor } from '../setup/browser.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { beyond } from './site.ts';
import { listen, rest, type Traffic } from './walk/look.ts';
import { SCREENS } from './walk/screens.ts';
import { pageOf } from './walk/walk.ts';
import { makeWorld, type Things, WHO, type Who } from './walk/world.ts';

const SIDE_BY_SIDE = 3;
const WIDE = { width: 1440, height: 900 };

let stateDir: string;
let things: Things;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-test-'));
  const [world] = await Promise.all([makeWorld(stateDir), launch().then((it) => (browser = it))]);
  things = world.things;
  await world.server.stop();
  expect(makeHostile(stateDir).length).toBeGreaterThan(80);
  server = await startServer({ stateDir, crons: false });
  // Recommenders sign in by their name, which is hostile like all others.
  const database = await server.runtime.miniflare.getD1Database('DB');
  const sql = 'UPDATE project_recommend SET org_name = ?1 WHERE instr(org_name, ?1) > 0';
  await database.prepare(sql).bind(WHO.recommender).run();
});
afterAll(async () => {
  await leave(browser);
  await server?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

/** What a stored text has made of a page: elements, handlers, addresses that run. */
const strange = (mark: string): string[] => {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (element.matches(mark) || element.hasAttribute(mark)) found.push(`<${mark}>`);
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`);
      if (/^(?:href|src|action|formaction|data|poster|xlink:href)$/.test(name) && /^\s*(?:java|vb)script:/i.test(value))
        found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
    }
  }
  if ('ran' in window) found.push('a script ran');
  return found;
};

/** How a page learns that there is nothing, or nobody; some pages of the walk are opened for it. */
const MEANT = /was answered 40[134]$/;

type Lang = 'zh' | 'en';
interface Stop {
  who: Who;
  lang: Lang;
  address: string;
}

/** Every screen once, by the first who opens it: what shows one thing whole in both languages, the others turn by turn in one of them. */
function route(): Stop[] {
  return Object.entries(SCREENS).flatMap(([pattern, [opening]], place) => {
    const [who] = opening?.who ?? [];
    const { at = [pattern] } = opening ?? {};
    const [address] = typeof at === 'function' ? at(things) : at;
    if (!who || !address) return [];
    const whole = /Detail|^\/(?:video|books|stars|community\/t)\/:/.test(pattern);
    const langs: Lang[] = whole ? ['zh', 'en'] : [place % 2 === 0 ? 'zh' : 'en'];
    return langs.map((lang) => ({ who, lang, address }));
  });
}

async function contextOf(who: Who, lang: Lang): Promise<BrowserContext> {
  const context = await visitor(browser, { baseURL: server.url, viewport: WIDE });
  await context.addCookies([{ name: 'lang', value: lang, url: server.url }]);
  const account = WHO[who];
  if (!account) return context;
  const login = { account, password: DEMO_PASSWORD };
  const headers = { origin: server.url };
  const answer = await context.request.post('/web/egg/user/login', { data: login, headers });
  if (!answer.ok()) throw new Error(`sign-in of ${who}: ${await answer.text()}`);
  const info = (await (await context.request.get('/web/egg/user/session')).json()).result;
  await context.addInitScript(
    (session) => sessionStorage.setItem('session', session),
    JSON.stringify({ loggedIn: true, info }),
  );
  return context;
}

/** What is wrong with a page, at rest. */
async function look(page: Page, traffic: Traffic, address: string): Promise<string[]> {
  traffic.open.clear();
  traffic.trouble.length = 0;
  await page.goto(address, { waitUntil: 'commit' });
  await rest(page, traffic);
  const trouble = traffic.trouble.filter((line) => !MEANT.test(line));
  return [...trouble, ...(await page.evaluate(strange, MARK)), ...(await page.evaluate(beyond))];
}

async function walk(part: readonly Stop[]): Promise<string[]> {
  const found: string[] = [];
  for (const [key, those] of Map.groupBy(part, ({ who, lang }) => `${who} ${lang}`)) {
    const [first] = those;
    if (!first) continue;
    const context = await contextOf(first.who, first.lang);
    const page = await pageOf(context);
    const traffic = listen(page);
    for (const { address } of those) {
      const wrong = await look(page, traffic, address).catch((error) => [String(error).slice(0, 200)]);
      found.push(...wrong.map((line) => `${key} ${address}: ${line}`));
    }
    await context.close();
  }
  return found;
}

describe('hostile texts in every row', () => {
  test('PUB-002 attack 22: no page of anybody makes markup, runs a script, breaks, or grows wider than its window', {
    timeout: 600_000,
  }, async () => {
    const all = route();
    expect(all.length).toBeGreaterThan(150);
    const share = Math.ceil(all.length / SIDE_BY_SIDE);
    const parts = Array.from({ length: SIDE_BY_SIDE }, (_, at) => all.slice(at * share, (at + 1) * share));
    expect((await Promise.all(parts.map(walk))).flat()).toEqual([]);
  });
});
