import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { Failure } from './command.ts';
import { exec } from './exec.ts';

/** Chromium starts with these in a container, and asks the network for nothing of its own. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: its scripts are done before an optimised copy of them pays.
  '--js-flags=--max-optimized-bytecode-size=0',
];

/** The one without windows comes first: a page of it opens in a third of the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser that is there: CHROME_PATH, the system's, or the one that Playwright has downloaded.
 */
export function installedBrowser(): string | undefined {
  return [process.env.CHROME_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a browser, or installs one: Playwright's, else the distribution's.
 * @throws Failure when neither can be had
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found) return found;
  console.log('No browser found: installing Chromium ...');
  await exec('playwright-core', ['install', '--with-deps', 'chromium']).catch(() => undefined);
  if (!installedBrowser()) await exec('playwright-core', ['install', 'chromium']).catch(() => undefined);
  if (!installedBrowser()) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const packages = [['update'], ['install', '-y', 'chromium-headless-shell'], ['install', '-y', 'chromium']];
    for (const args of packages) {
      if (installedBrowser()) break;
      const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      await exec(program, rest).catch(() => undefined);
    }
  }
  const installed = installedBrowser();
  if (!installed) {
    throw new Failure('No browser is here and none could be installed: install Chromium, and name it in CHROME_PATH.');
  }
  return installed;
}
