import type { Context, MiddlewareHandler } from 'hono';
import { holds, userIdOf } from '../../platform/caller.ts';
import type { AppEnv } from '../../platform/env.ts';
import { AppError, forbidden } from '../../platform/errors.ts';

/** Route middleware: only operators of pushes get in (ruling 25). */
export const operatorsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const caller = await c.get('caller')();
  userIdOf(caller);
  if (!holds(caller, 'push-admin')) throw forbidden();
  await next();
};

/**
 * A form's own key, of one operator: what another one sends is another submission.
 * @throws AppError 400 for one that is longer than 100 characters
 */
export function submissionKey(c: Context<AppEnv>, userId: string): string | null {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length > 100) throw new AppError(400, 'bad_request');
  return key ? `${userId}:${key}` : null;
}
