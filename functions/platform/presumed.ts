import type { Context } from 'hono';
import { type Caller, callerOf, type Presumed } from './caller.ts';
import type { AppEnv } from './env.ts';
import { assertSession, isSameCaller, isSessionOver, rememberedSession } from './session.ts';
import { sessionToken } from './session-cookies.ts';

/**
 * Who calls, as this isolate read it of the session within the last minute: what is said on its word alone must be everybody's. Null
 * without a memory, and for who has to do something else first.
 */
export function rememberedCaller(c: Context<AppEnv>): Omit<Presumed, 'admits'> | null {
  const token = sessionToken(c);
  const row = token === undefined ? null : rememberedSession(token);
  if (!row || token === undefined || row.must_set_up === 1 || row.must_change === 1) return null;
  const { publicStamp: _, ...caller } = callerOf(row);
  return { caller, row, token };
}

/**
 * Begins a call upon what this isolate remembers of its session: the first batch asserts it, so that session and data take one trip.
 * Without a memory, or where that caller would be refused, nothing is presumed, and the session is to be read.
 * @param admits throws where the call is not for a caller
 */
export function presume(c: Context<AppEnv>, admits: Presumed['admits']): boolean {
  const remembered = rememberedCaller(c);
  if (!remembered) return false;
  const { caller, row, token } = remembered;
  try {
    admits(caller);
  } catch {
    return false;
  }
  c.set('presumed', { caller, row, token, admits });
  c.get('db').presumption = assertSession(token, row);
  return true;
}

/** Who calls in truth, and whether that is whom the call presumed. */
interface Settled {
  caller: Caller;
  same: boolean;
}

/**
 * Makes sure of what was presumed, where no batch asserted it yet: reads the session.
 * @returns nothing where there was nothing to look at
 */
export async function settle(c: Context<AppEnv>): Promise<Settled | undefined> {
  const presumed = c.get('presumed');
  const db = c.get('db');
  if (!presumed || !db.presumption) return undefined;
  db.presumption = undefined;
  c.set('presumed', undefined);
  const caller = await c.get('caller')();
  return { caller, same: isSameCaller(presumed.row, rememberedSession(presumed.token)) };
}

/**
 * Does the work of a call; where its session turned out to be another than presumed, again for who calls in truth: what the first
 * try would have written was rolled back, and what it read goes nowhere.
 */
export async function presuming<T>(c: Context<AppEnv>, work: () => Promise<T>): Promise<T> {
  const presumed = c.get('presumed');
  if (!presumed) return work();
  let done: { result: T } | { error: unknown };
  try {
    done = { result: await work() };
  } catch (error) {
    done = { error };
  }
  const settled = await settle(c);
  if (settled && (!settled.same || ('error' in done && isSessionOver(done.error)))) {
    presumed.admits(settled.caller);
    return work();
  }
  if ('error' in done) throw done.error;
  return done.result;
}

/** Does the work of a call that is for everybody, for whoever makes it: upon a session that this isolate remembers, where it does. */
export function asCaller<T>(c: Context<AppEnv>, work: (caller: Caller) => Promise<T>): Promise<T> {
  presume(c, () => undefined);
  return presuming(c, async () => work(await c.get('caller')()));
}
