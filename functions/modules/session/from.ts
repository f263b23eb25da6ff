import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { deviceToken, giveCookie, giveDevice, sessionToken } from '../../platform/session-cookies.ts';
import type { From, SignedIn } from './usecases.ts';

/** Where a call that signs in comes from: its address, the session it still carries, its browser. */
export const signInFrom = (c: Context<AppEnv>): From => ({
  address: addressOf(c.req.raw),
  previousToken: sessionToken(c),
  device: c.req.header('user-agent')?.slice(0, 200) ?? null,
  known: deviceToken(c),
});

/** Hands the browser what a sign-in gave it. */
export function enter(c: Context<AppEnv>, { token, known }: SignedIn): void {
  giveCookie(c, token);
  if (known !== undefined) giveDevice(c, known);
}
