/** Kept by name in the service worker too, which answers from it where there is no network. */
const CACHE = 'door';

/** Keeps this page and its scripts, so that it opens without a network; its document says nothing about anybody. */
export async function keepPage(): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  const { origin, pathname } = location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const own = new Set([...loaded, ...linked, ...scripts].filter((url) => url.startsWith(`${origin}/assets/`)));
  const missing = await Promise.all([...own].map(async (url) => ((await cache.match(url)) === undefined ? [url] : [])));
  await cache.addAll(missing.flat());
  await cache.add(new Request(pathname, { cache: 'reload' }));
}
