import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AnswerOf, Endpoint, QueryOf } from '../../../../db/contract/endpoint.ts';
import { messageOf } from '../../../../db/contract/errors.ts';
import { type Caller, VISITOR } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { AppEnv, Env } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { AppError } from '../../../platform/errors.ts';
import { asCaller } from '../../../platform/presumed.ts';
import {
  answerKey,
  givenParams,
  isAnonymous,
  keptAnswer,
  publicAnswer,
  sharedAnswer,
} from '../../../platform/public-cache.ts';
import { serveRaw } from '../../../platform/serve.ts';
import { seesAll } from './visibility.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** How what is kept for visitors serves who is signed in (decision 261). */
export interface Keeping {
  /** Parameters that a visitor's answer depends on: all of the call's, unless told otherwise. */
  known?: readonly string[];
  /** Whether an answer says to a caller what it says to visitors; to nobody, unless told. */
  shared?: (caller: Caller, query: Params) => boolean;
  /** Every write that changes an answer raises the stamp of what visitors are shown. */
  stamped?: boolean;
}

/** Of an answer that is narrowed to the area of who sees one alone. */
export const SAME_UNLESS_AREA: Keeping = { shared: seesAll };

/**
 * A public GET: kept for visitors, and shown as it is kept to callers with a session where it says the same to them; else made anew.
 * @param names parameters of the call
 * @param make the result for a caller; for visitors of the known parameters alone, as they stand in the key
 */
async function answer(
  c: Context<AppEnv>,
  names: readonly string[],
  make: (caller: Caller, query: Params) => Promise<unknown>,
  { known = names, shared, stamped }: Keeping,
): Promise<Response> {
  const open = givenParams(c, known);
  const key = answerKey(c, open);
  const forVisitors = async () => ({
    body: JSON.stringify({ status: 200, msg: messageOf('ok', c.get('lang')), result: await make(VISITOR, open) }),
    type: 'application/json; charset=utf-8',
  });
  if (isAnonymous(c)) return publicAnswer(c, key, forVisitors);
  const query = givenParams(c, names);
  const own = async (caller: Caller): Promise<Response> => {
    const result = await make(caller, query);
    c.header('Cache-Control', 'private, no-store');
    return ok(c, result);
  };
  if (!shared) return asCaller(c, own);
  const isSame = (caller: Caller) => shared(caller, query);
  const kept = keptAnswer(c, key, isSame);
  if (kept) return kept;
  if (!stamped) {
    return asCaller(c, (caller) => (isSame(caller) ? sharedAnswer(c, key, forVisitors) : own(caller)));
  }
  const caller = await c.get('caller')();
  if (caller.publicStamp !== undefined && isSame(caller)) {
    // What visitors do not find may be the caller's own.
    const found = await sharedAnswer(c, key, forVisitors, caller.publicStamp).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    });
    if (found) return found;
  }
  return own(caller);
}

/** What the handler of a public GET is given. */
export interface PublicGiven<E> {
  c: Context<AppEnv>;
  db: Database;
  /** A visitor where the answer is kept. */
  caller: Caller;
  query: QueryOf<E>;
}

/**
 * Mounts a public GET of the contract, whose answers are kept. Its parameters, texts all of them, are read leniently: every address
 * of a list shows a list.
 * @param make what it answers, in the shape that the contract promises
 */
export function servePublic<E extends Endpoint>(
  router: OpenAPIHono<AppEnv>,
  call: E,
  make: (given: PublicGiven<E>) => Promise<AnswerOf<E>>,
  keeping: Keeping = {},
): void {
  const names = Object.keys(call.query?.shape ?? {});
  serveRaw(router, call, (c) =>
    answer(c, names, (caller, query) => make({ c, db: c.get('db'), caller, query: query as QueryOf<E> }), keeping),
  );
}

/** What the handler of a GET is given that answers the same to everybody: not who calls. */
type GivenToAll<E> = Pick<PublicGiven<E>, 'db' | 'query'> & { env: Env };

/**
 * Mounts a public GET of the contract that answers the same to everybody: callers with a session are shown what is kept for visitors.
 * @param make what it answers, in the shape that the contract promises
 * @param keeping as for `servePublic`
 */
export function serveForAll<E extends Endpoint>(
  router: OpenAPIHono<AppEnv>,
  call: E,
  make: (given: GivenToAll<E>) => Promise<AnswerOf<E>>,
  keeping: Omit<Keeping, 'shared'> = {},
): void {
  servePublic(router, call, ({ c, db, query }) => make({ db, env: c.env, query }), { ...keeping, shared: () => true });
}
