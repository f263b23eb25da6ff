import { Response } from 'miniflare';
import { unstable_generateASSETSBinding } from 'wrangler';

type Serve = ReturnType<typeof unstable_generateASSETSBinding>;

const silent = Object.fromEntries(
  ['log', 'info', 'warn', 'debug', 'error', 'once'].map((name) => [name, () => undefined]),
) as unknown as Parameters<typeof unstable_generateASSETSBinding>[0]['log'];

/**
 * The static files as Pages serves them (the same code: `_headers`, extension-less HTML, page shell for unknown paths, ETag).
 * The runtime compresses every answer afterwards as the edge does.
 * @param source the built folder, or the port of a development server that makes the files
 */
export async function staticFiles(source: { directory: string } | { proxyPort: number }): Promise<Serve> {
  const watching = new AbortController();
  const { fetch } = globalThis;
  const serve = await unstable_generateASSETSBinding({ log: silent, ...source, signal: watching.signal });
  // It puts another `fetch` in the place of the process's own, which sends a form of this process as a text.
  globalThis.fetch = fetch;
  // It watches `_headers` for changes, which would keep the process alive; a restart reads them as well.
  watching.abort();
  if ('proxyPort' in source) return serve;

  return async (request) => {
    const response = await serve(request);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (isPage && new URL(request.url).pathname.startsWith('/assets/')) {
      // The page shell in the place of a missing chunk would be kept by browsers for a year.
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    }
    return response;
  };
}
