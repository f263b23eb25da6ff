import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../local/accounts.ts';
import { visitor } from '../../setup/browser.ts';
import { DIALOGS, type Opened } from './dialogs.ts';
import { Data, type Lang } from './language.ts';
import { type Expected, keepAnswers, listen, look, rest, type Traffic } from './look.ts';
import { stops } from './screens.ts';
import { WHO, type Who, type World } from './world.ts';

/** The browser of somebody in a language, as a sign-in leaves it behind. */
async function browserOf(browser: Browser, url: string, who: Who, lang: Lang, data: Data): Promise<BrowserContext> {
  const context = await visitor(browser, { baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(keepAnswers);
  await context.addCookies([{ name: 'lang', value: lang, url }]);
  const account = WHO[who];
  if (!account) return context;
  const login = { account, password: DEMO_PASSWORD };
  const answer = await context.request.post('/web/egg/user/login', { data: login, headers: { origin: url } });
  const { result } = await answer.json();
  data.add(result);
  data.own.add(result.nickname);
  await context.addInitScript(
    (session) => sessionStorage.setItem('session', session),
    JSON.stringify({ loggedIn: true, info: result }),
  );
  return context;
}

/**
 * A page for which what belongs to others, such as the chat app's own script, is empty: it is not on this machine. Not by
 * `route`, which switches the browser's cache off, so that each of some hundred pages would fetch and compile its scripts anew.
 */
export async function pageOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }];
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return page;
}

/** A page of somebody, and what is wrong with what it shows. */
class Walker {
  readonly wrong: string[] = [];
  readonly page: Page;
  readonly #data: Data;
  readonly #lang: Lang;
  readonly #traffic: Traffic;

  constructor(page: Page, lang: Lang, data: Data) {
    this.page = page;
    this.#data = data;
    this.#lang = lang;
    this.#traffic = listen(page);
  }

  open = (address: string, expected: Expected): Promise<void> => this.#at(address, expected, () => this.#go(address));

  async press(name: string, dialog: Opened, address: string): Promise<void> {
    await this.#at(`${address} (${name})`, dialog.expected ?? {}, async () => {
      await this.#go(address);
      await rest(this.page, this.#traffic);
      // The page without its dialog is looked at elsewhere.
      this.#traffic.trouble.length = 0;
      for (const step of dialog.press((texts) => texts[this.#lang])) {
        if (typeof step === 'string') await this.#button(step).click();
        else await step(this.page);
        await rest(this.page, this.#traffic);
      }
      await this.page.getByRole('dialog').last().waitFor();
    });
  }

  async #go(address: string): Promise<void> {
    // What the former page still asks for is no fault of the next; it was at rest when it was looked at.
    this.#traffic.open.clear();
    this.#traffic.trouble.length = 0;
    await this.page.goto(address, { waitUntil: 'commit' });
  }

  /** What is pressed by its name, in the dialog that is open if one is. */
  #button(name: string) {
    const { page } = this;
    // The header's buttons bear names of people.
    const part = page.locator('main, footer, [role="dialog"], [role="menu"]');
    const named = (role: 'button' | 'menuitem') => part.getByRole(role, { name });
    return named('button').or(named('menuitem')).locator('visible=true').first();
  }

  async #at(where: string, expected: Expected, go: () => Promise<void>): Promise<void> {
    const begun = Date.now();
    try {
      await go();
      await rest(this.page, this.#traffic);
      const found = await look(this.page, this.#traffic, this.#lang, this.#data, expected);
      this.wrong.push(...found.map((line) => `${where}: ${line}`));
    } catch (error) {
      this.wrong.push(`${where}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
    }
    if (process.env.WALK_TIMES) console.log(`${Date.now() - begun} ms ${where}`);
  }
}

/** Who may come from abroad: what has an English name is called by it, whether or not the page was told of it. */
const ABROAD: ReadonlySet<Who> = new Set(['visitor', 'member', 'individual', 'company']);

/**
 * Opens every screen and every dialog that is for somebody.
 * @returns what is wrong, each with the address where it was seen
 */
export async function walk(
  browser: Browser,
  { server, things, names }: World,
  who: Who,
  lang: Lang,
): Promise<string[]> {
  const data = new Data();
  data.asWritten = !ABROAD.has(who);
  if (lang === 'en' && !data.asWritten) data.name(names);
  const context = await browserOf(browser, server.url, who, lang, data);
  const walker = new Walker(await pageOf(context), lang, data);
  for (const stop of stops(things).filter((each) => each.who === who)) await walker.open(stop.address, stop.expected);
  for (const [name, dialog] of Object.entries(DIALOGS)) {
    if ('told' in dialog || dialog.who !== who) continue;
    await walker.press(name, dialog, dialog.at(things));
  }
  await context.close();
  return walker.wrong;
}
