import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AnswerOf, Endpoint, QueryOf } from '../../../../db/contract/endpoint.ts';
import { messageOf } from '../../../../db/contract/errors.ts';
import { type Caller, VISITOR } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { AppError } from '../../../platform/errors.ts';
import { asCaller } from '../../../platform/presumed.ts';
import { answerKey, isAnonymous, publicAnswer, sharedAnswer } from '../../../platform/public-cache.ts';
import { serveRaw } from '../../../platform/serve.ts';

/** Whether an answer says to a caller what it says to visitors. */
export type Shared = (caller: Caller, query: Readonly<Record<string, string | undefined>>) => boolean;

/**
 * A public GET: kept for visitors, and shown as it is kept to callers with a session where it says the same to them; else made anew.
 * @param known parameters that the answer depends on
 * @param make the result for a caller
 * @param shared nobody with a session is answered from what is kept unless it says so: session and data then take one trip
 */
export async function answer(
  c: Context<AppEnv>,
  known: readonly string[],
  make: (caller: Caller) => Promise<unknown>,
  shared?: Shared,
): Promise<Response> {
  const forVisitors = async () => ({
    body: JSON.stringify({ status: 200, msg: messageOf('ok', c.get('lang')), result: await make(VISITOR) }),
    type: 'application/json; charset=utf-8',
  });
  if (isAnonymous(c)) return publicAnswer(c, answerKey(c, known), forVisitors);
  const own = async (caller: Caller): Promise<Response> => {
    const result = await make(caller);
    c.header('Cache-Control', 'private, no-store');
    return ok(c, result);
  };
  if (!shared) return asCaller(c, own);
  const caller = await c.get('caller')();
  if (caller.publicStamp !== undefined && shared(caller, c.req.query())) {
    // What visitors do not find may be the caller's own.
    const found = await sharedAnswer(c, answerKey(c, known), forVisitors, caller.publicStamp).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.status === 404) return null;
        throw error;
      },
    );
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
 * @param known parameters that a visitor's answer depends on: all of them, unless told otherwise
 * @param shared whether a caller with a session is answered what visitors are; nobody, unless told
 */
export function servePublic<E extends Endpoint>(
  router: OpenAPIHono<AppEnv>,
  call: E,
  make: (given: PublicGiven<E>) => Promise<AnswerOf<E>>,
  known: readonly string[] = Object.keys(call.query?.shape ?? {}),
  shared?: Shared,
): void {
  serveRaw(router, call, (c) =>
    answer(c, known, (caller) => make({ c, db: c.get('db'), caller, query: c.req.query() as QueryOf<E> }), shared),
  );
}
