import type { Context } from 'hono';
import { BEGIN_LIMIT } from '../../../../db/contract/signin.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { addressOf, takeAttempt } from '../../../platform/rate-limit.ts';

/**
 * Counts a row that a visitor makes by beginning to sign in.
 * @param name of the way to sign in
 * @throws AppError 429 when the address began too often
 */
export const countBeginning = (c: Context<AppEnv>, name: 'qr' | 'oauth'): Promise<void> =>
  takeAttempt(c.env, [{ name: `begin-${name}`, key: addressOf(c.req.raw), ...BEGIN_LIMIT }]);
