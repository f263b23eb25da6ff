import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AnswerOf, Endpoint, QueryOf } from '../../../../db/contract/endpoint.ts';
import { messageOf } from '../../../../db/contract/errors.ts';
import { type Caller, VISITOR } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { answerKey, isAnonymous, publicAnswer } from '../../../platform/public-cache.ts';
import { serveRaw } from '../../../platform/serve.ts';

/**
 * A public GET: kept for visitors, made anew for callers with a session.
 * @param known parameters that the answer depends on
 * @param make the result for a caller
 */
export async function answer(
  c: Context<AppEnv>,
  known: readonly string[],
  make: (caller: Caller) => Promise<unknown>,
): Promise<Response> {
  if (!isAnonymous(c)) {
    const result = await make(await c.get('caller')());
    c.header('Cache-Control', 'private, no-store');
    return ok(c, result);
  }
  return publicAnswer(c, answerKey(c, known), async () => {
    const result = await make(VISITOR);
    return {
      body: JSON.stringify({ status: 200, msg: messageOf('ok', c.get('lang')), result }),
      type: 'application/json; charset=utf-8',
    };
  });
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
 */
export function servePublic<E extends Endpoint>(
  router: OpenAPIHono<AppEnv>,
  call: E,
  make: (given: PublicGiven<E>) => Promise<AnswerOf<E>>,
  known: readonly string[] = Object.keys(call.query?.shape ?? {}),
): void {
  serveRaw(router, call, (c) =>
    answer(c, known, (caller) => make({ c, db: c.get('db'), caller, query: c.req.query() as QueryOf<E> })),
  );
}
