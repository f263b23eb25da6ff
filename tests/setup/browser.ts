import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { BROWSER_FLAGS, installedBrowser } from '../local/browser.ts';

/**
 * Starts the browser that `npm test` found or installed.
 */
export function launch(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (!executablePath) throw new Error('no browser: run `npm test` once, or set CHROME_PATH');
  // Without a locale of UTF-8 it cannot name a file in Chinese.
  return chromium.launch({ executablePath, args: BROWSER_FLAGS, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
}

/**
 * A visitor of its own: no cookies, no storage, relative addresses lead to the server of this run.
 */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const defaults = { baseURL: inject('baseUrl'), locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
  const context = await browser.newContext({ ...defaults, ...options });
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
  const answer = await context.request.post('/web/egg/user/login', {
    data: { account, password: DEMO_PASSWORD },
    headers: { origin: inject('baseUrl') },
  });
  if (!answer.ok()) throw new Error(`sign-in of ${account}: ${answer.status()} ${await answer.text()}`);
  return context;
}
