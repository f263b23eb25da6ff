import type { Env } from '../../../platform/env.ts';
import { suffixOfKey } from '../store.ts';

const SAFE_IMAGES = new Set(['png', 'jpg', 'jpeg', 'webp', 'gif']);

function disposition(key: string, name: string | undefined): string {
  const how = SAFE_IMAGES.has(suffixOfKey(key)) ? 'inline' : 'attachment';
  return name
    ? `${how}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`
    : how;
}

function headersOf(object: R2Object, key: string, name: string | undefined): Headers {
  return new Headers({
    'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
    'content-disposition': disposition(key, name),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: object.httpEtag,
  });
}

function rangeOf(object: R2ObjectBody): { offset: number; length: number } | null {
  const { range, size } = object;
  if (!range) return null;
  // The store names all three fields and leaves those without a meaning undefined.
  const { offset = 0, length, suffix } = range as { offset?: number; length?: number; suffix?: number };
  if (suffix !== undefined) return { offset: Math.max(0, size - suffix), length: Math.min(suffix, size) };
  return { offset, length: length ?? size - offset };
}

/** An unreadable Range header is as good as none; one that lies behind the end is an error of the store. */
function readObject(env: Env, key: string, headers: Headers): Promise<R2ObjectBody | R2Object | null> {
  const range = headers.has('range') && /^bytes=\d*-\d*$/.test(headers.get('range') ?? '');
  return env.FILES.get(key, { onlyIf: headers, ...(range && { range: headers }) });
}

/**
 * A stored file: pictures to look at, everything else to save, never run in our origin (ruling 39).
 * @param key stored key; only keys of verified uploads and of the demo data exist outside `pending/`
 * @param name file name that the browser should save it under
 * @returns null when there is no such file
 */
export async function download(
  env: Env,
  request: Request,
  key: string,
  name: string | undefined,
): Promise<Response | null> {
  if (!/^(?:demo\/)?[\w-]+\.[a-z0-9]+$/i.test(key)) return null;
  let object: R2ObjectBody | R2Object | null;
  try {
    object = await readObject(env, key, request.headers);
  } catch {
    const whole = await env.FILES.head(key);
    return whole && new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } });
  }
  if (!object) return null;
  const headers = headersOf(object, key, name);
  if (!('body' in object)) return new Response(null, { status: request.headers.has('if-match') ? 412 : 304, headers });
  const range = request.headers.has('range') ? rangeOf(object) : null;
  if (range && range.length < object.size) {
    headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`);
  }
  headers.set('content-length', String(range?.length ?? object.size));
  const status = headers.has('content-range') ? 206 : 200;
  return new Response(request.method === 'HEAD' ? null : object.body, { status, headers });
}
