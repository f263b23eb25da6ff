import type { Context } from 'hono';
import { messageOf } from '../../../../db/contract/errors.ts';
import { type Caller, VISITOR } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { answerKey, isAnonymous, publicAnswer } from '../../../platform/public-cache.ts';

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
