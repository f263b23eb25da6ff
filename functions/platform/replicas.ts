import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './env.ts';
import { sessionToken } from './session-cookies.ts';

/** Methods that change nothing. */
export const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Names the state of the database that a browser's last write made. */
const COOKIE = 'bookmark';
/** D1's form of it; later ones come later in the alphabet. */
const BOOKMARK = /^[\da-f]{8}(?:-[\da-f]{8}){2}-[\da-f]{32}$/;
/** For how long replicas may be behind a write: much longer than they are. */
const BEHIND_SECONDS = 60;

/** The last write of this isolate, and until when a replica may not know it, in milliseconds. */
let own = { bookmark: '', until: 0 };

/** Where the statements of a call go. */
interface Sources {
  reads: D1Database | D1DatabaseSession;
  /** Batches that write: their bookmark is asked for afterwards. */
  writes: D1DatabaseSession;
}

/**
 * Where a call reads (decision 267). Visitors read at the nearest replica, which is no older than what their browser or this isolate
 * wrote; who is signed in, and whatever is no reading, reads at the primary, without a bookmark that nobody asks for: a session that
 * ended elsewhere is over at once.
 */
export function databaseOf(c: Context<AppEnv>): Sources {
  const { DB } = c.env;
  if (sessionToken(c) !== undefined || !READING.has(c.req.method)) {
    return { reads: DB, writes: DB.withSession('first-primary') };
  }
  const given = getCookie(c, COOKIE) ?? '';
  const since = [BOOKMARK.test(given) ? given : '', Date.now() < own.until ? own.bookmark : ''].sort().at(-1);
  const near = DB.withSession(since || 'first-unconstrained');
  return { reads: near, writes: near };
}

/**
 * Remembers what a call wrote, for what this isolate and the caller's browser read next.
 * @param sources the call's own, as `databaseOf` gave them
 */
export function rememberWrite(c: Context<AppEnv>, { writes }: Sources): void {
  const bookmark = writes.getBookmark();
  if (!bookmark || !BOOKMARK.test(bookmark)) return;
  if (bookmark > own.bookmark) own = { bookmark, until: Date.now() + BEHIND_SECONDS * 1000 };
  if (READING.has(c.req.method)) return;
  const secure = c.req.url.startsWith('https:');
  setCookie(c, COOKIE, bookmark, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: BEHIND_SECONDS });
}
