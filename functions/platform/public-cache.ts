import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';
import { sessionToken } from './session.ts';

/** How long an answer counts as fresh in this isolate, and how long it may still be shown while a new one is made. */
const FRESH_MS = 3_000;
const STALE_MS = 8_000;
/** Seconds in the data centre's Cache API. */
const SHARED_SECONDS = 5;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRY_BYTES = 512 * 1024;

interface Entry {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  type: string;
  status: 200 | 404;
  headers: Record<string, string>;
  at: number;
}

/** What a page or call answers before it is kept: a body, its media type, the code, and headers of its own. */
export interface Answer {
  body: string;
  type: string;
  status?: 200 | 404;
  headers?: Record<string, string>;
}

const memory = new Map<string, Entry>();
const pending = new Map<string, Promise<Entry>>();
let bytes = 0;
let unsharedUntil = 0;
const encoder = new TextEncoder();

/** The DOM's types, which the browser's code needs, do not know the data centre's own cache. */
const sharedCache = (): Cache => (caches as unknown as { default: Cache }).default;

function drop(key: string): void {
  const entry = memory.get(key);
  if (!entry) return;
  bytes -= entry.body.byteLength;
  memory.delete(key);
}

function keep(key: string, entry: Entry): void {
  drop(key);
  if (entry.body.byteLength > MAX_ENTRY_BYTES) return;
  memory.set(key, entry);
  bytes += entry.body.byteLength;
  for (const oldest of memory.keys()) {
    if (bytes <= MAX_BYTES) break;
    drop(oldest);
  }
}

/**
 * Forgets the public answers that this isolate keeps, so that what was just published is seen at once. Other isolates
 * and the data centre's cache follow within seconds.
 */
export function forgetPublicAnswers(): void {
  memory.clear();
  pending.clear();
  bytes = 0;
  unsharedUntil = Date.now() + (SHARED_SECONDS + 1) * 1000;
}

function entryOf(answer: Answer): Entry {
  const body = encoder.encode(answer.body) as Uint8Array<ArrayBuffer>;
  const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, type: answer.type, status: answer.status ?? 200, headers: answer.headers ?? {}, at: Date.now() };
}

function respond(request: Request, entry: Entry): Response {
  const headers: Record<string, string> = {
    'content-type': entry.type,
    etag: entry.etag,
    'cache-control': 'public, max-age=2, stale-while-revalidate=5',
    vary: 'cookie, x-lang',
    ...entry.headers,
  };
  const asked = request.headers.get('if-none-match');
  if (asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === entry.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : entry.body, { status: entry.status, headers });
}

const sharedRequest = (origin: string, key: string) => new Request(`${origin}/__public?key=${encodeURIComponent(key)}`);

async function readShared(origin: string, key: string): Promise<Entry | null> {
  if (Date.now() < unsharedUntil) return null;
  const hit = await sharedCache().match(sharedRequest(origin, key));
  if (!hit) return null;
  return {
    body: new Uint8Array(await hit.arrayBuffer()),
    etag: hit.headers.get('x-tag') ?? '',
    type: hit.headers.get('content-type') ?? '',
    status: hit.headers.get('x-status') === '404' ? 404 : 200,
    headers: JSON.parse(hit.headers.get('x-own') ?? '{}') as Record<string, string>,
    at: Date.now(),
  };
}

function writeShared(origin: string, key: string, entry: Entry): Promise<void> {
  const headers = new Headers({
    'content-type': entry.type,
    'cache-control': `public, max-age=${SHARED_SECONDS}`,
    'x-tag': entry.etag,
    'x-status': String(entry.status),
    'x-own': JSON.stringify(entry.headers),
  });
  return sharedCache().put(sharedRequest(origin, key), new Response(entry.body, { headers }));
}

/**
 * Answers a public GET from the isolate's memory, the data centre's cache, or anew (design 9). Callers with a session
 * must not come here: see `isAnonymous`.
 * @param key everything that the answer depends on: path, known parameters in one order, language
 * @param make the answer; what it throws is not kept
 */
export async function publicAnswer(c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<Response> {
  const kept = memory.get(key);
  const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
  if (kept && age < FRESH_MS) return respond(c.req.raw, kept);
  const renewed = pending.get(key) ?? renew(c, key, make);
  if (kept && age < STALE_MS) {
    // Nobody waits for the renewal; when it fails, the next request tries again.
    c.executionCtx.waitUntil(renewed.catch(() => undefined));
    return respond(c.req.raw, kept);
  }
  return respond(c.req.raw, await renewed);
}

function renew(c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<Entry> {
  const { origin } = new URL(c.req.url);
  const work = (async () => {
    const shared = await readShared(origin, key);
    if (shared) return shared;
    const entry = entryOf(await make());
    if (Date.now() >= unsharedUntil) c.executionCtx.waitUntil(writeShared(origin, key, entry).catch(() => undefined));
    return entry;
  })();
  pending.set(key, work);
  return work
    .then((entry) => {
      if (pending.get(key) === work) keep(key, entry);
      return entry;
    })
    .finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
}

/** Whether a request carries no session, so that its answer is everybody's. */
export const isAnonymous = (c: Context<AppEnv>): boolean => sessionToken(c) === undefined;

/**
 * The key of an answer: known parameters only, in one order, blanks left out (design 9).
 * @param known names that the answer depends on
 */
export function answerKey(c: Context<AppEnv>, known: readonly string[]): string {
  const parts = known.map((name) => [name, c.req.query(name)?.trim() ?? '']).filter(([, value]) => value);
  return `${c.req.path}?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')}#${c.get('lang')}`;
}
