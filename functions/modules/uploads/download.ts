import { fileKindOf } from '../../../db/contract/uploads.ts';
import type { Env } from '../../platform/env.ts';
import { smallKey } from '../../platform/objects.ts';

/** What a page may show in place: pictures and the films that a browser plays. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'video/mp4', 'video/webm']);

/** Shown in place on the page's wish: its viewer keeps what it holds from the page. */
const VIEWED = 'application/pdf';

/** Whether a key has the form of one: only those of verified uploads and of the demo data exist outside `pending/` and `small/`. */
export const isFileKey = (key: string): boolean => /^(?:demo\/)?[\w-]+\.[a-z0-9]+$/i.test(key);

/** A stored file that is asked for, and how. */
interface FileRequest {
  key: string;
  /** File name that the browser should save it under. */
  name?: string | undefined;
  /** To be looked at in the page that asks, where the kind allows. */
  view?: boolean;
  /** The small picture, where there is one. */
  small?: boolean;
  /** How the answer may be kept, as its readers allow. */
  caching: string;
}

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function disposition(shown: boolean, name: string | undefined): string {
  const how = shown ? 'inline' : 'attachment';
  return name ? `${how}; filename*=UTF-8''${encoded(name)}` : how;
}

function headersOf(object: R2Object, { name, caching, view }: FileRequest): Headers {
  const type = object.httpMetadata?.contentType ?? 'application/octet-stream';
  const viewed = view === true && type === VIEWED;
  return new Headers({
    'content-type': type,
    'content-disposition': disposition(viewed || SHOWN.has(type), name),
    // A browser's own viewer of PDF is an object to it, and does not start in a sandbox.
    'content-security-policy': viewed
      ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
      : "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': caching,
    ...(!caching.startsWith('public') && { vary: 'cookie' }),
    'accept-ranges': 'bytes',
    etag: object.httpEtag,
  });
}

interface Part {
  offset: number;
  length: number;
}

/** The one part that a Range header names; null when it names none or several: then the whole is answered (RFC 9110). */
function partOf(header: string | null, size: number): Part | 'outside' | null {
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { offset: size - length, length } : 'outside';
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first < size ? { offset: first, length: last - first + 1 } : 'outside';
}

/** Another version must not be patched together with what the client holds. */
const isSame = (header: string | null, etag: string): boolean => header === null || header.trim() === etag;

async function answer(env: Env, request: Request, whole: R2Object, headers: Headers): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const range = isSame(request.headers.get('if-range'), whole.httpEtag) ? request.headers.get('range') : null;
  const part = partOf(range, whole.size);
  if (part === 'outside') {
    headers.set('content-range', `bytes */${whole.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (part) headers.set('content-range', `bytes ${part.offset}-${part.offset + part.length - 1}/${whole.size}`);
  headers.set('content-length', String(part?.length ?? whole.size));
  const body = isHead ? null : await env.FILES.get(whole.key, part ? { range: part } : {});
  return new Response(body?.body ?? null, { status: part ? 206 : 200, headers });
}

/** Whether an If-None-Match header names the version that is there. */
function isKnown(header: string | null, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(etag);
}

async function find(env: Env, { key, small }: FileRequest): Promise<R2Object | null> {
  const picture = small && fileKindOf(key)?.group === 'image' && !key.startsWith('demo/');
  const object = picture ? await env.FILES.head(smallKey({ object_key: key })) : null;
  // The small one may still be on its way.
  return object ?? env.FILES.head(key);
}

/**
 * A stored file: pictures and films to look at, everything else to save, never run in our origin (decision 39).
 * @param file its key fulfils `isFileKey`, and its reader was found to be one
 * @returns null when there is no such file
 */
export async function download(env: Env, request: Request, file: FileRequest): Promise<Response | null> {
  const object = await find(env, file);
  if (!object) return null;
  const headers = headersOf(object, file);
  if (isKnown(request.headers.get('if-none-match'), object.httpEtag))
    return new Response(null, { status: 304, headers });
  return answer(env, request, object, headers);
}
