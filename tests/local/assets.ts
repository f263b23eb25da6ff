import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Response } from 'miniflare';
import { unstable_generateASSETSBinding } from 'wrangler';

type Serve = ReturnType<typeof unstable_generateASSETSBinding>;
type Encoding = 'br' | 'gzip';
type AssetRequest = Parameters<Serve>[0];

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest|xml|wasm)|image\/svg)/;
const KEPT_BYTES = 64 * 1024 * 1024;

const silent = Object.fromEntries(
  ['log', 'info', 'warn', 'debug', 'error', 'once'].map((name) => [name, () => undefined]),
) as unknown as Parameters<typeof unstable_generateASSETSBinding>[0]['log'];

/** The first encoding that the browser names: what the runtime's entry would choose, which then passes the answer on as it is. */
function encodingFor(accepted: string): Encoding | undefined {
  return /\b(br|gzip)\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.exec(accepted)?.[1] as Encoding | undefined;
}

function compress(body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'gzip') return gzipSync(body, { level: 9 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/**
 * The static files as Pages serves them (the same code: `_headers`, extension-less HTML, page shell for unknown paths, ETag),
 * compressed as the edge does it, once a file instead of once an answer.
 * @param source the built folder, or the port of a development server that makes the files
 */
export async function staticFiles(source: { directory: string } | { proxyPort: number }): Promise<Serve> {
  const watching = new AbortController();
  const serve = await unstable_generateASSETSBinding({ log: silent, ...source, signal: watching.signal });
  if ('proxyPort' in source) return serve;
  // Its watcher would keep the process alive and re-read `_headers` only, which a restart does as well.
  watching.abort();
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  let bytes = 0;

  return async (request: AssetRequest) => {
    const response = await serve(request);
    const type = response.headers.get('content-type') ?? '';
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && type.startsWith('text/html')) {
      // The page shell in the place of a missing chunk would be kept by browsers for a year.
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    }
    const cf = request.cf as { clientAcceptEncoding?: string } | undefined;
    const encoding = encodingFor(cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? '');
    const etag = response.headers.get('etag');
    if (response.status !== 200 || !encoding || !etag || !compressible.test(type) || request.method !== 'GET')
      return response;
    const key = `${encoding} ${etag}`;
    let body = kept.get(key);
    if (!body) {
      body = compress(Buffer.from(await response.arrayBuffer()), encoding);
      if (bytes < KEPT_BYTES) {
        kept.set(key, body);
        bytes += body.byteLength;
      }
    }
    const headers = new Headers([...response.headers]);
    headers.set('content-encoding', encoding);
    headers.append('vary', 'accept-encoding');
    headers.delete('content-length');
    // `encodeBody` is read by the runtime and missing in its types.
    const init = { status: 200, headers: [...headers], encodeBody: 'manual' };
    return new Response(body, init);
  };
}
