import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { BROWSER_FLAGS, installedBrowser } from '../local/browser.ts';
import { baseUrl } from './site.ts';

let running: Browser | undefined;

/**
 * The browser that `npm test` found or installed: one for all files of a worker, with which it ends.
 */
export async function launch(): Promise<Browser> {
  if (running?.isConnected()) return running;
  const executablePath = installedBrowser();
  if (!executablePath) throw new Error('no browser: run `npm test` once, or set CHROME_PATH');
  // Without a locale of UTF-8 it cannot name a file in Chinese.
  running = await chromium.launch({ executablePath, args: BROWSER_FLAGS, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  return running;
}

/** Closes what a file has opened; the browser stays for the next. */
export async function leave(browser: Browser | undefined): Promise<void> {
  for (const context of browser?.contexts() ?? []) await context.close();
}

/** Ends what still moves for who asked for less motion: a page at rest looks the same at every moment. */
const atRest = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
};

/** Registers no service worker, and says nothing about it: what a test holds back must not pass by another way. */
const noWorker = () => {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => undefined);
};

/**
 * A visitor of its own: no cookies, no storage, relative addresses lead to the server of this run. Nothing moves, unless the
 * test asks for motion (`reducedMotion: 'no-preference'`), and no service worker runs, unless it is
 * allowed (`serviceWorkers: 'allow'`).
 */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const defaults = {
    baseURL: baseUrl(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  } as const;
  const context = await browser.newContext({ ...defaults, ...options });
  if (options.serviceWorkers !== 'allow') await context.addInitScript(noWorker);
  if (options.reducedMotion !== 'no-preference') await context.addInitScript(atRest);
  context.setDefaultTimeout(30_000);
  return context;
}

/**
 * A visitor who is signed in with a demo account, through the API.
 */
export async function signedInVisitor(
  browser: Browser,
  account: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await visitor(browser, options);
  const headers = { origin: baseUrl() };
  const quick = await context.request.post('/dev/session', { data: { account }, headers });
  const answer = quick.ok()
    ? quick
    : await context.request.post('/web/egg/user/login', { data: { account, password: DEMO_PASSWORD }, headers });
  if (!answer.ok()) throw new Error(`sign-in of ${account}: ${answer.status()} ${await answer.text()}`);
  return context;
}
