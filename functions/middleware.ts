import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { LANGUAGES, type Lang } from '../db/contract/errors.ts';
import { failurePage } from './edge/failure-page.ts';
import { shellPage } from './edge/shell-page.ts';
import { forgetOpenFiles } from './modules/uploads/reading.ts';
import { isApi } from './paths.ts';
import { type Caller, loadCaller, VISITOR } from './platform/caller.ts';
import { Database } from './platform/database.ts';
import type { AppEnv } from './platform/env.ts';
import { refuse } from './platform/envelope.ts';
import { AppError, notFound } from './platform/errors.ts';
import { failureOf, recordFailure } from './platform/failures.ts';
import { configuredOrigin } from './platform/origin.ts';
import { settle } from './platform/presumed.ts';
import { publicChanged } from './platform/public-cache.ts';
import { databaseOf, READING, rememberWrite } from './platform/replicas.ts';
import { logRequest, newRequestId, REQUEST_ID, routeOf } from './platform/request-log.ts';
import { sourceOf } from './platform/security-log.ts';
import { forgetSessions } from './platform/session.ts';
import { sessionToken } from './platform/session-cookies.ts';
import type { SecurityEvent } from './platform/statement.ts';

/** Bytes of a JSON body: a row of D1 holds no more. */
const MAX_BODY_BYTES = 2_000_000;

const isLang = (text: string | undefined): text is Lang => LANGUAGES.some((lang) => lang === text);

/** The page's language: cookie, then header, then Chinese (decision 44). */
function langOf(c: Context): Lang {
  const asked = [getCookie(c, 'lang'), c.req.header('x-lang')].find(isLang);
  return asked ?? LANGUAGES[0];
}

/** Sets a header in place: Hono's own way makes a new response, body and all, for each header of a finished answer. */
function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    // Answers of the object store and the static files are fixed.
    c.header(name, value);
  }
}

/** Calls whose limits keep somebody from guessing. */
const GUESSED = /\/(?:login|verificationCode|findPW|register|password|session\/\w+|loginQr\/\w+|wx\/\w+)$/;

/** What the security log says of an answer that refuses: who may not, and who is held back from guessing. */
function refusalOf(c: Context<AppEnv>): Omit<SecurityEvent, 'userId'> | null {
  const { status } = c.res;
  const guess = c.error instanceof AppError ? c.error.fields.find(({ code }) => code === 'password_wrong') : undefined;
  if (guess) return { type: 'sign-in-failed', outcome: 'failed', detail: guess.code };
  const place = `${c.req.method} ${c.req.path.slice(0, 100)}`;
  if (status === 403 && isApi(c.req.path)) return { type: 'refused', outcome: 'refused', detail: place };
  if (status === 429 && GUESSED.test(c.req.path)) return { type: 'sign-in-locked', outcome: 'refused', detail: place };
  return null;
}

/** Writes what the security log is told of a call, after its answer; who it was is known only where the call asked. */
async function record(
  db: Database,
  event: Omit<SecurityEvent, 'userId'> | null,
  asked: Promise<Caller> | undefined,
): Promise<void> {
  if (event) db.note({ ...event, userId: (await asked?.catch(() => null))?.userId ?? null });
  await db.writeNoted();
}

/** What staff without the second factor that is wanted of them can do: set it up, with what that needs. */
const SETTING_UP = /^\/web\/v1\/(?:user\/secondFactor(?:\/|$)|session\/)/;

/** What a recommender can do whose password the office set. */
const CHANGING = /^\/web\/v1\/recommender\/password$/;

/**
 * Whom a caller counts as who has to do something else first: on pages, whose scripts lead there, as a visitor.
 * @throws AppError 403 second_factor_required, password_change_required for calls
 */
function admitted(who: Caller, path: string): Caller {
  const code =
    (who.mustSetUp && !SETTING_UP.test(path) && 'second_factor_required') ||
    (who.mustChange && !CHANGING.test(path) && 'password_change_required');
  if (!code) return who;
  if (isApi(path)) throw new AppError(403, code);
  return VISITOR;
}

/** What was refused before the database was asked, such as a body without sense, says nothing to somebody who signed out meanwhile. */
async function unlessPresumedFalsely(c: Context<AppEnv>): Promise<void> {
  const presumed = c.get('presumed');
  if (!presumed || !c.get('db').presumption) return;
  try {
    const settled = await settle(c);
    if (settled && !settled.same) presumed.admits(settled.caller);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    c.res = refuse(c, error);
  }
}

/** What handlers find in their context; the caller is read once, and only when somebody asks. */
export const context: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = Date.now();
  const sources = databaseOf(c);
  const db = new Database(sources.reads, { ...sourceOf(c.req.raw), request: c.get('request') }, sources.writes);
  let caller: ReturnType<typeof loadCaller> | undefined;
  c.set('lang', langOf(c));
  c.set('db', db);
  c.set('caller', () => {
    const presumed = c.get('presumed');
    if (presumed) return Promise.resolve(presumed.caller);
    caller ??= loadCaller(db, sessionToken(c));
    return caller.then((who) => admitted(who, c.req.path));
  });
  await next();
  await unlessPresumedFalsely(c);
  if (db.rowsWritten > 0) rememberWrite(c, sources);
  if (db.peopleChanged) forgetSessions();
  if (db.publicChanged) {
    publicChanged(c);
    forgetOpenFiles();
  }
  const event = refusalOf(c);
  if (event || db.hasNoted) c.executionCtx.waitUntil(record(db, event, caller));
  if (c.env.EXPOSE_COST === '1' && isApi(c.req.path)) setHeader(c, 'Server-Timing', db.timing());
  logRequest(c, startedAt);
};

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers that every answer carries; a page or a file that names its own policy keeps it. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('request', newRequestId());
  await next();
  setHeader(c, REQUEST_ID, c.get('request'));
  setHeader(c, 'X-Content-Type-Options', 'nosniff');
  setHeader(c, 'Referrer-Policy', 'strict-origin-when-cross-origin');
  if (c.req.url.startsWith('https:')) setHeader(c, 'Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  if (!isApi(c.req.path)) return;
  if (!c.res.headers.has('Content-Security-Policy')) setHeader(c, 'Content-Security-Policy', API_POLICY);
  if (!c.res.headers.has('Cache-Control')) setHeader(c, 'Cache-Control', 'no-store');
};

const METHODS = new Set([...READING, 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Nothing behind it knows other methods: one that reached the static files would end as a server error. */
export const knownMethod: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (METHODS.has(c.req.method)) return next();
  c.header('Allow', [...METHODS].join(', '));
  throw new AppError(405, 'method_not_allowed');
};

/** The origin of a page's address: old browsers send that alone. */
const originOfPage = (referer: string | undefined): string | undefined =>
  referer === undefined ? undefined : (URL.parse(referer)?.origin ?? 'null');

/** A state-changing call must come from our own pages; programs that are no browser name no origin (decision 42). */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (READING.has(c.req.method)) return next();
  const origin = c.req.header('origin') ?? originOfPage(c.req.header('referer'));
  const site = c.req.header('sec-fetch-site');
  const own = [new URL(c.req.url).origin, configuredOrigin(c.env)];
  const foreign =
    origin !== undefined ? !own.includes(origin) : site !== undefined && !['same-origin', 'none'].includes(site);
  if (foreign) throw new AppError(403, 'cross_origin');
  return next();
};

const limitJson = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new AppError(413, 'payload_too_large');
  },
});

/** Uploads count their own bytes while they stream; every other body is small. */
export const bodySize: MiddlewareHandler<AppEnv> = (c, next) =>
  /^\/web\/upload(?:$|\/put\/)/.test(c.req.path) ? next() : limitJson(c, next);

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof HTTPException)) return null;
  if (error.status === 413) return new AppError(413, 'payload_too_large');
  return error.status === 415 ? new AppError(415, 'bad_request') : new AppError(400, 'bad_request');
}

/** Lines of the stack: they name places of the code alone. */
const placesOf = (error: Error): string[] =>
  (error.stack?.split('\n') ?? []).filter((line) => line.trimStart().startsWith('at ')).slice(0, 6);

/** What nobody expected is kept under the request's id, which the answer names. */
function keepFailure(c: Context<AppEnv>, error: Error): void {
  const failure = failureOf(error, 'call', `${c.req.method} ${routeOf(c)}`, c.get('request'));
  c.executionCtx.waitUntil(recordFailure(new Database(c.env.DB), failure, placesOf(error)));
}

/**
 * Every refusal as the envelope; what nobody expected is logged and reads as "server exception" (core§8), on an address of a page
 * as a page, and so does there what is not available for the moment.
 */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const expected = asAppError(error);
  const isPage = !isApi(c.req.path) && (c.req.header('accept') ?? '').includes('text/html');
  if (expected) return isPage && expected.status === 503 ? failurePage(c, 503) : refuse(c, expected);
  keepFailure(c, error);
  return isPage ? failurePage(c) : refuse(c, new AppError(500, 'server_exception'));
}

/** Unknown calls get the envelope, all other addresses a page: theirs, or the one that says that there is none (decision 1). */
export function onNotFound(c: Context<AppEnv>): Response | Promise<Response> {
  if (isApi(c.req.path)) return refuse(c, notFound());
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? shellPage(c) : c.env.ASSETS.fetch(c.req.raw);
}
