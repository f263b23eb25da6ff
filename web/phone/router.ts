import { useSyncExternalStore } from 'react';

/** The named parts of an address; what it leaves out is empty. */
export type Params = Readonly<Record<string, string>>;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Compares an address with a pattern such as `/a/:id/:name?`.
 * @param pathname as the browser has it, still encoded
 * @returns its named parts, or null when the address is another one
 */
export function match(pattern: string, pathname: string): Params | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === undefined && !part.endsWith('?')) return null;
    else params[part.slice(1).replace(/\?$/, '')] = decoded(value ?? '');
  }
  return params;
}

/** `/#/x` is the same page as `/x` (decision 5). */
function takeHashRoute(): void {
  if (!location.hash.startsWith('#/')) return;
  const target = new URL(location.hash.slice(1), location.origin);
  if (target.origin === location.origin) location.replace(target);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', takeHashRoute);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', takeHashRoute);
  };
}

/** Shows another part of the page under an address of its own; back leads to where one was. */
export function go(to: string): void {
  history.pushState(null, '', to);
  for (const listener of listeners) listener();
}

/** Query of the page that is shown. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search);

/** Path of the page that is shown. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
