import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { readingOf } from './readers.ts';

/** Milliseconds in which an isolate remembers that everybody reads a file. */
const REMEMBERED_MS = 30_000;
const REMEMBERED_FILES = 5000;

/** Shared caches keep a public file for a minute, browsers that showed it for five; after that they ask again. */
const PUBLIC = 'public, max-age=300, s-maxage=60';
/** Asked for at each look: who signs in next on the same machine is another reader. */
const PRIVATE = 'private, no-cache';

const open = new Map<string, number>();

/** Forgets which files were public, after a write that may have changed it. */
export const forgetOpenFiles = (): void => open.clear();

/**
 * How an answer with a stored file may be kept, or null where the caller is no reader of it.
 * @param key of the object
 */
export async function cachingOf(c: Context<AppEnv>, key: string): Promise<string | null> {
  const until = open.get(key);
  if (until !== undefined && until > Date.now()) return PUBLIC;
  open.delete(key);
  const reading = await readingOf(c.get('db'), c.get('caller'), key);
  if (reading === 'nobody') return null;
  if (reading === 'caller') return PRIVATE;
  if (open.size >= REMEMBERED_FILES) open.clear();
  open.set(key, Date.now() + REMEMBERED_MS);
  return PUBLIC;
}
