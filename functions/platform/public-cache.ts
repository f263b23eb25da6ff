import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DOOR_COOKIE } from '../../db/contract/front-door.ts';
import type { Caller } from './caller.ts';
import { cookieOf } from './cookies.ts';
import { Database } from './database.ts';
import type { AppEnv } from './env.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { rememberedCaller } from './presumed.ts';
import { newRequestId, REQUEST_ID } from './request-log.ts';
import { sessionToken, tokenOf } from './session-cookies.ts';

/** How long an answer counts as fresh in this isolate, and how long it may still be shown while a new one is made. */
const FRESH_MS = 3_000;
const STALE_MS = 8_000;
/** The same for who is signed in: whatever was written elsewhere, they find it a second later. */
const MEMBERS_FRESH_MS = 1_000;
const RENEWAL_MS = 2_000;
/** Seconds in the data centre's Cache API. */
const SHARED_SECONDS = 5;
const MAX_BYTES = 16 * 1024 * 1024;
/** What keeping an answer takes beside its body and its address: anybody may ask for very many that say next to nothing. */
const ENTRY_BYTES = 1_000;
const MAX_ENTRY_BYTES = 512 * 1024;
/** Longer addresses are nobody's favourite: they are answered, but not kept. */
const MAX_ADDRESS = 1_000;
/** The same with what a browser says beside it: its language, its region, its door. */
const MAX_HOT_ADDRESS = MAX_ADDRESS + 100;

/** What a page or call answers before it is kept: a body, its media type, the code, and headers of its own. */
export interface Answer {
  body: string;
  type: string;
  status?: 200 | 404;
  headers?: Record<string, string>;
}

const memory = new Map<string, KeptAnswer>();
/** When a stale answer's renewal began: others show it meanwhile instead of making it again. */
const renewing = new Map<string, number>();
let bytes = 0;
let unsharedUntil = 0;
/** Grows with every publication that this isolate wrote. */
let generation = 0;
const encoder = new TextEncoder();

/** The DOM's types, which the browser's code needs, do not know the data centre's own cache. */
const sharedCache = (): Cache => (caches as unknown as { default: Cache }).default;

const weightOf = ({ key, body }: KeptAnswer): number => body.byteLength + 2 * key.length + ENTRY_BYTES;

function drop(key: string): void {
  const entry = memory.get(key);
  if (!entry) return;
  bytes -= weightOf(entry);
  memory.delete(key);
}

function keep(key: string, entry: KeptAnswer): void {
  drop(key);
  if (entry.body.byteLength > MAX_ENTRY_BYTES || key.length > MAX_ADDRESS) return;
  memory.set(key, entry);
  bytes += weightOf(entry);
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
  renewing.clear();
  hot.clear();
  bytes = 0;
  generation += 1;
  unsharedUntil = Date.now() + (SHARED_SECONDS + 1) * 1000;
}

/** Says that this browser changed what visitors are shown, while what others keep may not know of it. */
const CHANGED = 'changed';
const CHANGED_SECONDS = STALE_MS / 1000 + SHARED_SECONDS + 2;

/** After a call that changed what visitors are shown: nothing that was kept before is shown here, nor to whoever changed it. */
export function publicChanged(c: Context<AppEnv>): void {
  forgetPublicAnswers();
  const secure = c.req.url.startsWith('https:');
  setCookie(c, CHANGED, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: CHANGED_SECONDS });
}

function entryOf(key: string, answer: Answer): KeptAnswer {
  const body = encoder.encode(answer.body) as Uint8Array<ArrayBuffer>;
  const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    key,
    body,
    etag,
    type: answer.type,
    status: answer.status ?? 200,
    headers: answer.headers ?? {},
    at: Date.now(),
    made: Date.now(),
  };
}

/** Whether the browser holds this version already. */
function isHeld(request: Request, etag: string): boolean {
  const asked = request.headers.get('if-none-match');
  return asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

function respond(c: Context<AppEnv>, entry: KeptAnswer): Response {
  const { raw: request } = c.req;
  const headers: Record<string, string> = {
    'content-type': entry.type,
    etag: entry.etag,
    'cache-control': 'public, max-age=2, stale-while-revalidate=5',
    vary: 'cookie, x-lang',
    ...entry.headers,
  };
  if (isHeld(request, entry.etag)) return new Response(null, { status: 304, headers });
  c.set('kept', entry);
  return new Response(request.method === 'HEAD' ? null : entry.body, { status: entry.status, headers });
}

const sharedRequest = (origin: string, key: string) => new Request(`${origin}/__public?key=${encodeURIComponent(key)}`);

async function readShared(origin: string, key: string): Promise<KeptAnswer | null> {
  if (Date.now() < unsharedUntil) return null;
  const hit = await sharedCache().match(sharedRequest(origin, key));
  if (!hit) return null;
  return {
    key,
    body: new Uint8Array(await hit.arrayBuffer()),
    etag: hit.headers.get('x-tag') ?? '',
    type: hit.headers.get('content-type') ?? '',
    status: hit.headers.get('x-status') === '404' ? 404 : 200,
    headers: JSON.parse(hit.headers.get('x-own') ?? '{}') as Record<string, string>,
    at: Date.now(),
    made: Number(hit.headers.get('x-made') ?? 0),
  };
}

function writeShared(origin: string, key: string, entry: KeptAnswer): Promise<void> {
  const headers = new Headers({
    'content-type': entry.type,
    'cache-control': `public, max-age=${SHARED_SECONDS}`,
    'x-tag': entry.etag,
    'x-status': String(entry.status),
    'x-own': JSON.stringify(entry.headers),
    'x-made': String(entry.made),
  });
  return sharedCache().put(sharedRequest(origin, key), new Response(entry.body, { headers }));
}

/** The answer as it is kept, or made anew. */
async function current(c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<KeptAnswer> {
  const kept = memory.get(key);
  const now = Date.now();
  if (kept && now - kept.at < FRESH_MS) return kept;
  if (kept && now - kept.at < STALE_MS) {
    // Nobody waits for the renewal, and one at a time is enough; when it fails, a later request tries again.
    if (now - (renewing.get(key) ?? 0) > RENEWAL_MS) {
      renewing.set(key, now);
      c.executionCtx.waitUntil(renew(c, key, make).catch(() => undefined));
    }
    return kept;
  }
  return renew(c, key, make);
}

/**
 * Answers a public GET from the isolate's memory, the data centre's cache, or anew (house 9). Callers with a session
 * must not come here: see `isAnonymous`.
 * @param key everything that the answer depends on: path, known parameters in one order, language
 * @param make the answer; what it throws is not kept
 */
export const publicAnswer = async (c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<Response> =>
  respond(c, await current(c, key, make));

/** An answer as it is kept, for somebody who is signed in: nothing of it is kept elsewhere. */
function respondTo(c: Context<AppEnv>, { body, status, type, headers }: KeptAnswer): Response {
  return new Response(c.req.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'content-type': type, 'cache-control': 'private, no-store' },
  });
}

/**
 * What is kept for visitors, and fresh, for somebody who is signed in and is told the same (decision 261); null where it must be made,
 * as for who just changed what visitors are shown, and must see that at once.
 * @param same whether a caller, as the session said within the last minute, is answered what visitors are: whoever was told another
 *   thing before, or is no longer signed in, is told nothing but what is public
 */
export function keptAnswer(c: Context<AppEnv>, key: string, same: (caller: Caller) => boolean): Response | null {
  const entry = memory.get(key);
  if (!entry || Date.now() - entry.made >= MEMBERS_FRESH_MS || getCookie(c, CHANGED) !== undefined) return null;
  const remembered = rememberedCaller(c);
  return remembered && same(remembered.caller) ? respondTo(c, entry) : null;
}

/**
 * What visitors are answered, made for somebody who is signed in, and kept for everybody.
 * @param make the visitors' answer
 * @param stamp of what visitors are shown, as the caller's session came with it, where every write that changes the answer raises it:
 *   what is kept under the same stamp is read, wherever something was written since; without one it is made anew
 */
export async function sharedAnswer(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<Answer>,
  stamp?: number,
): Promise<Response> {
  let entry = stamp === undefined ? undefined : memory.get(key);
  if (entry?.stamp !== stamp || !entry || Date.now() - entry.at >= FRESH_MS) {
    const started = generation;
    entry = { ...entryOf(key, await make()), ...(stamp !== undefined && { stamp }) };
    if (generation === started) keep(key, entry);
  }
  return respondTo(c, entry);
}

/** Requests never wait for each other's work: a runtime that ends one would leave the other without an answer. */
async function renew(c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<KeptAnswer> {
  const { origin } = new URL(c.req.url);
  const started = generation;
  let entry = await readShared(origin, key);
  if (!entry) {
    entry = entryOf(key, await make());
    if (Date.now() >= unsharedUntil) c.executionCtx.waitUntil(writeShared(origin, key, entry).catch(() => undefined));
  }
  renewing.delete(key);
  // What was read before a publication must not come back after it.
  if (generation === started) keep(key, entry);
  return entry;
}

interface Hot {
  /** The kept answer: not itself, so that what is kept no longer is not kept here. */
  key: string;
  etag: string;
  at: number;
  headers: [string, string][];
}

/** Finished answers by the address as it came, so that the next such call passes nothing but this. */
const hot = new Map<string, Hot>();
const MAX_HOT = 2_000;

/** The kept answer that a finished one was made of, while it is fresh. */
function freshOf({ key, etag, at }: Hot): KeptAnswer | null {
  const entry = memory.get(key);
  return entry?.at === at && entry.etag === etag && Date.now() - at < FRESH_MS ? entry : null;
}

/**
 * Everything in a visitor's request that an answer may depend on, or null where somebody is signed in. Cookies are read as
 * the handlers read them: a spelling that only they understood would give one visitor's page to all.
 */
function addressKey(request: Request): string | null {
  const { url, headers } = request;
  if (request.method !== 'GET' || url.length > MAX_ADDRESS) return null;
  const asked = headers.get('x-lang');
  // No list of choices reads like an address.
  if (asked === null && !headers.has('cookie')) return url;
  if (tokenOf(request) !== undefined) return null;
  const choices = ['lang', 'region', DOOR_COOKIE].map((name) => cookieOf(request, name));
  const key = JSON.stringify([asked, url, ...choices]);
  return key.length > MAX_HOT_ADDRESS ? null : key;
}

/**
 * A visitor's request that was answered within the last seconds, answered again, headers and all, before anything else looks at it
 * (house 9).
 * @returns null where the answer must be made, or found elsewhere
 */
export function hotAnswer(request: Request): Response | null {
  const key = addressKey(request);
  const found = key === null ? undefined : hot.get(key);
  const entry = found && freshOf(found);
  if (!entry) return null;
  const headers: [string, string][] = [...found.headers, [REQUEST_ID, newRequestId()]];
  if (isHeld(request, entry.etag)) return new Response(null, { status: 304, headers });
  return new Response(entry.body, { status: entry.status, headers });
}

/** The first of all middleware: remembers a visitor's finished answer, so that it is given again (`hotAnswer`). */
export const rememberHot: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = addressKey(c.req.raw);
  await next();
  const made = c.get('kept');
  if (key === null || !made || c.res.status !== made.status || c.res.headers.has('set-cookie')) return;
  if (hot.size >= MAX_HOT) hot.clear();
  const headers = [...c.res.headers]
    .filter(([name]) => name !== REQUEST_ID.toLowerCase())
    .map(([name, value]): [string, string] =>
      // The next one costs no query.
      name === 'server-timing' ? [name, new Database(c.env.DB).timing()] : [name, value],
    );
  if (memory.get(made.key) === made) hot.set(key, { key: made.key, etag: made.etag, at: made.at, headers });
};

/** Whether a request carries no session, so that its answer is everybody's. */
export const isAnonymous = (c: Context<AppEnv>): boolean => sessionToken(c) === undefined;

/** The parameters of these names, without the blanks around them, and without those that are blank. */
export function givenParams(c: Context<AppEnv>, names: readonly string[]): Record<string, string> {
  const parts = names.map((name) => [name, c.req.query(name)?.trim() ?? '']).filter(([, value]) => value);
  return Object.fromEntries(parts);
}

/**
 * The key of an answer: known parameters only, in one order, blanks left out (house 9). Its maker may read no others, or what it
 * makes of them would be kept for who did not send them.
 * @param known what the answer depends on, in one order
 */
export function answerKey(c: Context<AppEnv>, known: Readonly<Record<string, string>>): string {
  const parts = Object.entries(known).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${c.req.path}?${parts.join('&')}#${c.get('lang')}`;
}
