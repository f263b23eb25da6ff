import { randomInt } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type ErrorCode, messageOf } from '../../db/contract/errors.ts';
import accounts from '../../web/i18n/accounts.ts';
import { client } from '../setup/client.ts';

export type Lang = 'zh' | 'en';
export const WORDS = { zh: accounts.zh, en: accounts.en };
export const LANGS = ['zh', 'en'] as const;
export const PHONE = { width: 360, height: 740 };

/** A text of the error table. */
export const message = (code: ErrorCode, lang: Lang): string => messageOf(code, lang);

export const newPhone = (): string => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Messages are counted per address: no test may use up what another one needs. */
export const ownAddress = (): BrowserContextOptions => ({
  extraHTTPHeaders: { 'cf-connecting-ip': `10.200.${randomInt(256)}.${randomInt(256)}` },
});

/** The newest code that went to a phone. */
export async function codeOf(to: string, base?: string): Promise<string> {
  const outbox = await client(base).get('/dev/outbox', { to, channel: 'sms' });
  const [newest] = outbox.result.records;
  const code = /(?<!\d)\d{6}(?!\d)/.exec(String(newest?.body));
  if (!code) throw new Error(`no code for ${to}: ${JSON.stringify(newest)}`);
  return code[0];
}

/** The forms around accounts, as a person uses them. */
export class AccountForm {
  readonly page: Page;
  readonly lang: Lang;
  readonly root: Locator;

  constructor(page: Page, lang: Lang = 'zh', root: Locator = page.getByRole('main')) {
    this.page = page;
    this.lang = lang;
    this.root = root;
  }

  get text() {
    return WORDS[this.lang];
  }

  input = (name: string): Locator => this.root.locator(`input[name="${name}"]`);
  shown = (text: string): Locator => this.root.getByText(text, { exact: true });
  error = (code: ErrorCode): Locator => this.shown(message(code, this.lang));
  button = (name: string): Locator => this.root.getByRole('button', { name, exact: true });
  /** Finds a country by a word of its name, and takes it. */
  async country(word: string, name: string): Promise<void> {
    await this.input('country').fill(word);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  agreement = (): Locator => this.root.getByRole('checkbox', { name: this.text.agreeBefore });

  /** Asks for a code and waits until it is on its way. */
  async ask(account: string): Promise<void> {
    await this.input('account').fill(account);
    await this.button(this.text.sendCode).click();
    await this.root.getByRole('button', { name: /\d+ (?:s$|秒)/ }).waitFor();
  }

  async password(password: string, repeat = password): Promise<void> {
    await this.input('password').fill(password);
    await this.input('repeat').fill(repeat);
  }

  submit = (name = this.text.register): Promise<void> => this.button(name).click();

  /** Registers a phone number with the code that came to it. */
  async register(account: string, password: string): Promise<void> {
    await this.ask(account);
    await this.input('verificationCode').fill(await codeOf(account));
    await this.password(password);
    await this.agreement().check();
    await this.submit();
  }
}
