const KEY = 'returnTo';

/** Only addresses of this site: a remembered location must not become an open redirect. */
const isLocal = (path: string | null): path is string => !!path && /^\/(?![/\\])/.test(path);

export function rememberLocation(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function takeRememberedLocation(fallback = '/'): string {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return isLocal(path) ? path : fallback;
}
