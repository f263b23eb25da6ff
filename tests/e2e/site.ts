import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import resource from '../../web/i18n/resource.ts';
import { launch, leave, signedInVisitor, visitor } from '../setup/browser.ts';
import { baseUrl } from '../setup/site.ts';

export const MEMBER = '13800000001';
export const INDIVIDUAL = '13800000002';
export const AUDITOR = '13800000004';

export interface VisitOptions extends BrowserContextOptions {
  /** A demo account that is signed in. */
  account?: string;
  lang?: 'zh' | 'en';
  /** Code of the region whose front page is shown. */
  region?: string;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Path and query of every API call of the page's script. */
  calls: string[];
  /** Paths of the scripts that were fetched. */
  scripts: string[];
  /** What the browser complains about: errors of scripts, of the content policy, warnings. */
  trouble: string[];
}

/** One browser for a test file; what a test opened is closed after it. */
export function testSite(): { open: (options?: VisitOptions) => Promise<Visit> } {
  let browser: Browser;
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async ({ task }) => {
    const contexts = opened.splice(0);
    if (task.result?.state === 'fail') await tell(contexts);
    for (const context of contexts) await context.close();
  });
  afterAll(() => leave(browser));

  return {
    async open({ account, lang, region, ...options } = {}) {
      const context = await (account ? signedInVisitor(browser, account, options) : visitor(browser, options));
      opened.push(context);
      if (account) await keepSession(context);
      const cookies = Object.entries({ lang, region }).filter((entry): entry is [string, string] => !!entry[1]);
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: baseUrl() })));
      const page = await context.newPage();
      return watch(page);
    },
  };
}

/** What the pages of a test that failed show, and where the keyboard stands: a run elsewhere leaves nothing else behind. */
async function tell(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = () => page.locator('body').ariaSnapshot({ timeout: 5000 });
    const focus = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    const [tree, stop] = await Promise.all([shown(), focus()].map((asked) => asked.catch(String)));
    console.error(`${page.url()}\nkeyboard: ${stop}\n${tree?.slice(0, 6000)}`);
  }
}

/** The tab of a member, as a sign-in leaves it behind: the cookie alone shows itself on protected pages only. */
async function keepSession(context: BrowserContext): Promise<void> {
  const info = (await (await context.request.get('/web/egg/user/session')).json()).result as object;
  await context.addInitScript(
    (session) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', '1');
      sessionStorage.setItem('session', session);
    },
    JSON.stringify({ loggedIn: true, info }),
  );
}

/** Opens a page and waits until it shows who is there. */
export async function openSignedIn({ page }: Visit, path: string): Promise<void> {
  await page.goto(path);
  await accountButton(page).waitFor();
}

function watch(page: Page): Visit {
  const visit: Visit = { page, context: page.context(), calls: [], scripts: [], trouble: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === 'script') visit.scripts.push(url.pathname);
    else if (['fetch', 'xhr'].includes(request.resourceType())) visit.calls.push(url.pathname + url.search);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visit.trouble.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => visit.trouble.push(`${page.url()}: ${error.message}`));
  return visit;
}

/** Waits until the page's script stands in place of the HTML that came with the document, and has loaded its data. */
export async function settled(page: Page): Promise<void> {
  await page.locator('header').waitFor();
  await page.locator('main h1').first().waitFor();
  const loading = '[role="progressbar"], main [role="status"][aria-label]';
  // Asked by time, as some tests draw the frames themselves.
  await page.waitForFunction((parts) => !document.querySelector(parts), loading, { polling: 50 });
}

/** Goes down a page, whose parts load as they come near, until something is there. */
export async function comeTo(page: Page, there: Locator): Promise<void> {
  const down = () => {
    const before = scrollY;
    scrollBy({ top: 400, behavior: 'instant' });
    if (scrollY === before) scrollTo({ top: 0, behavior: 'instant' });
  };
  const found = async () => {
    await page.evaluate(down);
    return there.count();
  };
  await expect.poll(found).toBeGreaterThan(0);
  await there.first().scrollIntoViewIfNeeded();
}

/** What reaches beyond the right edge of the window, where the page can be moved sideways at all. */
export const beyond = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > clientWidth);
  return [`${scrollWidth} in ${clientWidth} pixels`, ...wide.slice(0, 5).map((it) => it.outerHTML.slice(0, 160))];
};

/** Waits until nothing is wider than the window: a page takes a few frames to follow a window that changes. */
export const fits = (page: Page) =>
  expect.poll(() => page.evaluate(beyond), { message: `${page.url()}: nothing is wider than the window` }).toEqual([]);

/** The header's button of the person who is signed in; an open menu hides it from assistive technology only. */
export const accountButton = (page: Page): Locator =>
  page.locator('header button[aria-label^="我的账户 "], header button[aria-label^="My account "]');

/** A toast; it goes by itself after a while. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('.notistack-MuiContent, .plain-toast').filter({ hasText: text });

/** Types one letter after the other without a pause, however slow the machine is. */
export function typeFast(input: Locator, word: string): Promise<void> {
  return input.evaluate((element, letters) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let end = 1; end <= letters.length; end++) {
      set?.call(element, letters.slice(0, end));
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, word);
}

/** Waits until the keyboard stands there. */
export const focused = (page: Page, there: Locator): Promise<void> => there.and(page.locator(':focus')).waitFor();

/** Holds back what matches until it is let go. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}

/** Lets the server's answer arrive as another one. */
export async function answerWith(page: Page, url: string, code: number, body: object): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: code, json: body }));
}

/** The newest public items, as the API gives them. */
export async function newest<T>(visit: Visit, noun: 'chengguo' | 'xuqiu', query = ''): Promise<T[]> {
  const answer = await visit.context.request.get(`/web/v1/${noun}/list?${query}`);
  return (await answer.json()).result.records;
}

/** Takes what stands in the menu of a row. */
export async function chooseMore(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: resource.zh.of(resource.zh.more, name), exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
