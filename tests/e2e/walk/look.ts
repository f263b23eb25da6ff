import type { Page } from 'playwright-core';
import { type Data, faults, type Lang, type Shown } from './language.ts';

/** What the browser and the server complained about since it was asked last, and what is still under way. */
export interface Traffic {
  open: Set<unknown>;
  trouble: string[];
}

export function listen(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), trouble: [] };
  page.on('request', (request) => traffic.open.add(request));
  page.on('requestfinished', (request) => traffic.open.delete(request));
  page.on('requestfailed', (request) => {
    traffic.open.delete(request);
    const why = request.failure()?.errorText ?? '';
    // A page that is left gives up what it asked for.
    if (!why.includes('ERR_ABORTED')) traffic.trouble.push(`${request.method()} ${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    // How a page learns that nobody is signed in.
    if (response.status() === 401 && response.url().includes('/user/session')) return;
    traffic.trouble.push(`${response.request().method()} ${response.url()} was answered ${response.status()}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    // Told by the answer itself already.
    if (['error', 'warning'].includes(message.type()) && !text.startsWith('Failed to load resource')) {
      traffic.trouble.push(`console: ${text}`);
    }
  });
  page.on('pageerror', (error) => traffic.trouble.push(`script: ${error.message}`));
  return traffic;
}

/** Keeps what the page's calls answer, and what came with the document. */
export const keepAnswers = (): void => {
  const kept: string[] = [];
  Object.assign(globalThis, { keptAnswers: kept });
  const ask = fetch;
  globalThis.fetch = async (...call) => {
    const answer = await ask(...call);
    if (answer.headers.get('content-type')?.includes('json'))
      kept.push(
        await answer
          .clone()
          .text()
          .catch(() => ''),
      );
    return answer;
  };
  addEventListener('DOMContentLoaded', () => kept.push(document.getElementById('page-data')?.textContent ?? ''));
};

/**
 * Whether nothing loads: no bar along the edge, no bones in place of content, a heading; and the script's page stands, which
 * alone has a header, not the HTML that came with the document.
 */
const quiet = () =>
  document.querySelector('header') !== null &&
  document.querySelector('h1:not(.waiting)') !== null &&
  !document.querySelector(
    '[role="progressbar"]:not([aria-valuenow]), main [role="status"][aria-label], [role="dialog"] [role="status"][aria-label], main [aria-busy="true"], .bone',
  );

const frame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until a page has all that it asks for. */
export async function rest(page: Page, { open }: Traffic): Promise<void> {
  for (;;) {
    await page.waitForFunction(quiet);
    await frame(page);
    if (open.size === 0 && (await page.evaluate(quiet))) return;
    await page.waitForEvent('requestfinished', { timeout: 200 }).catch(() => undefined);
  }
}

interface Seen extends Shown {
  failures: string[];
  empty: string[];
  headings: number;
  answers: string[];
}

/** Reads what a page shows, within a dialog where one is open. */
const read = (): Seen => {
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const foreign = (element: Element): boolean => {
    const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement;
    return lang !== document.documentElement.lang;
  };
  const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const shown = (element: Element): boolean => visible(element) && !foreign(element);
  const texts = new Set<string>();
  const marked = new Set<string>();
  const labels = new Set(top === document.body ? document.title.split(' · ') : []);
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, textarea, [contenteditable]')) continue;
    if (node.textContent?.trim() && visible(parent)) (foreign(parent) ? marked : texts).add(node.textContent);
  }
  for (const element of top.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!shown(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) labels.add(element.getAttribute(name) ?? '');
  }
  const wordsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(shown)
      .map((each) => each.textContent.replace(/\s+/g, ' ').trim().slice(0, 160))
      .filter(Boolean);
  const kept = (globalThis as { keptAnswers?: string[] }).keptAnswers ?? [];
  return {
    texts: [...texts],
    foreign: [...marked],
    labels: [...labels],
    failures: [
      ...wordsOf('.notistack-MuiContent-error, .notistack-MuiContent-warning, .plain-toast-error').map(
        (text) => `a toast: ${text}`,
      ),
      ...wordsOf('[role="alert"]:not(.MuiAlert-root):not([class*="notistack"])').map(
        (text) => `an error state: ${text}`,
      ),
      ...wordsOf('.MuiAlert-colorError').map((text) => `an alert: ${text}`),
    ],
    empty: wordsOf('main [role="status"] > :first-child:has(> svg) + p'),
    headings: document.querySelectorAll('main h1').length,
    answers: kept.splice(0),
  };
};

export interface Expected {
  /** It says that there is nothing yet: a form or an invitation, not a list without rows. */
  empty?: boolean;
  /** Texts and failures that are meant. */
  meant?: RegExp;
}

/** Everything that is wrong with what a page shows now. */
export async function look(
  page: Page,
  traffic: Traffic,
  lang: Lang,
  data: Data,
  expected: Expected,
): Promise<string[]> {
  const seen = await page.evaluate(read);
  for (const answer of seen.answers) {
    try {
      data.add(JSON.parse(answer));
    } catch {
      // No data: nothing that a page could show.
    }
  }
  const found = [
    ...traffic.trouble.splice(0),
    ...seen.failures,
    ...(expected.empty ? [] : seen.empty.map((text) => `opened empty: ${text}`)),
    ...(seen.headings === 1 ? [] : [`${seen.headings} headings of the first order`]),
    ...faults(lang, seen, data).map(({ wrong, text }) => `${wrong}: “${text.trim().slice(0, 120)}”`),
  ];
  return found.filter((line) => !expected.meant?.test(line));
}
