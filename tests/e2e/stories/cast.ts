import type { Locator, Page } from 'playwright-core';
import { type Client, signedIn } from '../../setup/client.ts';
import { newcomer, PASSWORD } from '../newcomer.ts';
import { accountButton, comeTo, settled, toast, type Visit, type VisitOptions } from '../site.ts';

/** A story: what a person does in the browser, from the first page to the last. */
export interface Story {
  /** Goes on after "a person who". */
  title: string;
  /** The accounts that take part. */
  who: string;
  /** Requirements that it proves. */
  ids?: string;
  tell: (cast: Cast) => Promise<void>;
}

/** Everything that is pressed by its name. */
const PRESSED = [
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'option',
] as const;

/** Somebody before a screen, and what they do there. */
export class Person {
  readonly visit: Visit;
  readonly page: Page;
  readonly name: string;
  readonly account: string;

  constructor(visit: Visit, name = '', account = '') {
    this.visit = visit;
    this.page = visit.page;
    this.name = name;
    this.account = account;
  }

  async open(address: string): Promise<this> {
    await this.page.goto(address);
    await settled(this.page);
    if (this.account) await accountButton(this.page).waitFor();
    return this;
  }

  /** The part of the page with a role and a name, such as a dialog or the card of an item. */
  part = (role: Parameters<Page['getByRole']>[0], name?: string): Locator =>
    name === undefined ? this.page.getByRole(role) : this.page.getByRole(role, { name });

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<this> {
    const exact = typeof name === 'string';
    const [first, ...others] = PRESSED.map((role) => within.getByRole(role, { name, exact }));
    await others
      .reduce((any, one) => any.or(one), first as Locator)
      .locator('visible=true')
      .first()
      .click();
    return this;
  }

  async fill(label: string, value: string, within: Page | Locator = this.page): Promise<this> {
    const field = (role: 'textbox' | 'searchbox' | 'combobox' | 'spinbutton') =>
      within.getByRole(role, { name: label });
    await field('textbox').or(field('searchbox')).or(field('combobox')).or(field('spinbutton')).first().fill(value);
    return this;
  }

  async choose(label: string, option: string, within: Page | Locator = this.page): Promise<this> {
    await within.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    return this;
  }

  async see(text: string | RegExp, within: Page | Locator = this.page): Promise<this> {
    await within.getByText(text).locator('visible=true').first().waitFor();
    return this;
  }

  async comeTo(there: Locator): Promise<this> {
    await comeTo(this.page, there);
    return this;
  }

  async gone(text: string | RegExp, within: Page | Locator = this.page): Promise<this> {
    await within.getByText(text).first().waitFor({ state: 'detached' });
    return this;
  }

  /** Is told, by a message that goes by itself. */
  async told(text: string): Promise<this> {
    await toast(this.page, text).first().waitFor();
    return this;
  }

  async heading(name: string, level = 1): Promise<this> {
    await this.page.getByRole('heading', { level, name, exact: true }).waitFor();
    return this;
  }

  /** Signs in by the form on the page, or the one in the dialog that asks for it. */
  async signIn(account: string, password: string, within: Page | Locator = this.page): Promise<this> {
    const form = within.locator('form').filter({ has: this.page.locator('input[type="password"]') });
    await form.locator('input[name="account"]').fill(account);
    await form.locator('input[type="password"]').fill(password);
    await form.locator('button[type="submit"]').click();
    return this;
  }
}

/** Who takes part in a story. */
export class Cast {
  readonly #open: (options?: VisitOptions) => Promise<Visit>;

  constructor(open: (options?: VisitOptions) => Promise<Visit>) {
    this.#open = open;
  }

  visitor = async (options: VisitOptions = {}): Promise<Person> => new Person(await this.#open(options));

  /** Somebody of the demo accounts. */
  member = async (account: string, options: VisitOptions = {}): Promise<Person> =>
    new Person(await this.#open({ ...options, account }), '', account);

  /** Somebody who registered just now, signed in on this device. */
  newcomer = async (name: string, options: VisitOptions = {}): Promise<Person> =>
    this.signedIn(await newcomer(name), options);

  /** A browser of somebody who has one already, or had none. */
  signedIn = async (
    { name, account }: { name: string; account: string },
    options: VisitOptions = {},
  ): Promise<Person> => new Person(await this.#open({ ...options, account }), name, account);

  /** The account of somebody who registered and whom no screen shows yet, and calls in their name. */
  async stranger(name: string): Promise<{ name: string; account: string; password: string; api: Client }> {
    const { account } = await newcomer(name);
    return { name, account, password: PASSWORD, api: await signedIn(account) };
  }

  /** Calls in the name of a demo account, for what happened before the story begins. */
  api = (account: string): Promise<Client> => signedIn(account);
}
