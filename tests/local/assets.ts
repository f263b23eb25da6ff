import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Response } from 'miniflare';
import { unstable_generateASSETSBinding } from 'wrangler';

type Serve = ReturnType<typeof unstable_generateASSETSBinding>;
type AssetRequest = Parameters<Serve>[0];

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest|xml|wasm)|image\/svg)/;
const KEPT_BYTES = 64 * 1024 * 1024;

const silent = Object.fromEntries(
  ['log', 'info', 'warn', 'debug', 'error', 'once'].map((name) => [name, () => undefined]),
) as unknown as Parameters<typeof unstable_generateASSETSBinding>[0]['log'];

function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer<ArrayBuffer> {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
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
    if (response.status !== 200 || !encoding || !etag || !compressible.test(type) || request.method !== 'GET') return response;
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
    return new Response(body, { status: 200, headers: [...headers], encodeBody: 'manual' });
  };
}
