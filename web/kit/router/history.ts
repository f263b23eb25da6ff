export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Another for each entry of the history. */
  key: string;
}

export type To = string | { pathname?: string; search?: string; hash?: string };

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

/** How the page that is shown came: by going back or forth (or as the first), by a new entry, by one in place of another. */
export type Way = 'POP' | 'PUSH' | 'REPLACE';

/** What the history keeps of an entry: what was given along, its key, its place. */
interface Entry {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key };
}

const led = (text: string, mark: string) => (text && !text.startsWith(mark) ? mark + text : text);

const textOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${led(to.search ?? '', '?')}${led(to.hash ?? '', '#')}`;

/** The address that `to` means on a page: `?a=1` is the same page with another query. */
export function hrefOf(to: To, { pathname }: Pick<Location, 'pathname'>): string {
  const text = textOf(to).replace(/\?$/, '');
  return text === '' || text.startsWith('?') || text.startsWith('#') ? pathname + text : text;
}

/** Whether an address leads away from the site. */
export const leadsAway = (href: string): boolean =>
  new URL(href, window.location.href).origin !== window.location.origin;

/** Writes an entry of the history; who shows the pages is told by the caller. */
export function write(href: string, { replace, state = null }: NavigateOptions): void {
  const { idx = 0 } = entry();
  const written = { usr: state, key: Math.random().toString(36).slice(2, 10), idx: replace ? idx : idx + 1 };
  if (replace) history.replaceState(written, '', href);
  else history.pushState(written, '', href);
}

/** Gives the first entry its place. */
export function begin(): void {
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
}
