import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * A form's own key, of one operator: what another one sends is another submission.
 * @throws AppError 400 for one that is longer than 100 characters
 */
export function submissionKey(c: Context<AppEnv>, userId: string): string | null {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length > 100) throw new AppError(400, 'bad_request');
  return key ? `${userId}:${key}` : null;
}
