import type { Context } from 'hono';
import type { SecondFactorAsked } from '../../../../db/contract/second-factor.ts';
import type { LoginResult } from '../../../../db/contract/session.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { deviceToken, giveCookie, giveDevice, sessionToken } from '../../../platform/session-cookies.ts';
import { giveSecondCookie, secondCookie } from './second-cookies.ts';
import type { Entered, From } from './session.ts';

/** Where a call that signs in comes from: its address, the session it still carries, its browser. */
export const signInFrom = (c: Context<AppEnv>): From => ({
  address: addressOf(c.req.raw),
  previousToken: sessionToken(c),
  device: c.req.header('user-agent')?.slice(0, 200) ?? null,
  known: deviceToken(c),
  trusted: secondCookie(c, 'trusted'),
});

/**
 * Hands the browser what a sign-in gave it.
 * @returns what the answer says: the user, or how the second factor may be shown
 */
export function enter(c: Context<AppEnv>, entered: Entered): LoginResult | SecondFactorAsked {
  if ('step' in entered) {
    giveSecondCookie(c, 'step', entered.step);
    return { second_factor: entered.second_factor };
  }
  giveCookie(c, entered.token);
  if (entered.known !== undefined) giveDevice(c, entered.known);
  return entered.user;
}

/**
 * The same for who has shown all that is asked for.
 * @returns the user
 */
export function enterUser(c: Context<AppEnv>, entered: Entered): LoginResult {
  const answer = enter(c, entered);
  if ('second_factor' in answer) throw new Error('a second factor is asked for again');
  return answer;
}
