import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { sessionToken } from '../../platform/session.ts';
import type { From } from './usecases.ts';

/** Where a call that signs in comes from: its address, the session it still carries, its kind of browser. */
export const signInFrom = (c: Context<AppEnv>): From => ({
  address: addressOf(c.req.raw),
  previousToken: sessionToken(c),
  device: c.req.header('user-agent')?.slice(0, 200) ?? null,
});
