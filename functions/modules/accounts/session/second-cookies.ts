import type { Context } from 'hono';
import { STEP_SECONDS, TRUST_DAYS } from '../../../../db/contract/second-factor.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { dropCookie, keepCookie, readCookie } from '../../../platform/cookies.ts';
import type { AppEnv } from '../../../platform/env.ts';

/** A sign-in that waits for its second factor, and the browser that need not show it for a while. */
const COOKIES = { step: STEP_SECONDS, trusted: TRUST_DAYS * DAY } as const;
type Name = keyof typeof COOKIES;

/** The token that a browser brought, if any. */
export const secondCookie = (c: Context<AppEnv>, name: Name): string | undefined => readCookie(c, name);

/** Gives the browser a token, for as long as its kind is kept. */
export const giveSecondCookie = (c: Context<AppEnv>, name: Name, token: string): void =>
  keepCookie(c, name, token, COOKIES[name]);

/** Takes a token back. */
export const dropSecondCookie = (c: Context<AppEnv>, name: Name): void => dropCookie(c, name);
