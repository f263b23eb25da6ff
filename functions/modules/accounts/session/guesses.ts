import { accountKey } from '../../../../db/contract/accounts.ts';
import { LOGIN_LIMITS } from '../../../../db/contract/session.ts';
import type { Env } from '../../../platform/env.ts';
import { isProved, proofWanted } from '../../../platform/proof.ts';
import { forgetAttempts, type Limit, refundAttempt, takeAttempt } from '../../../platform/rate-limit.ts';

const { windowSeconds } = LOGIN_LIMITS;

/** Who tries a password, and of what account. */
interface Guess {
  /** As somebody typed it. */
  account: string;
  address: string;
  /** Hash of the token of a device that the account's owner has used before; null for every other one. */
  device: string | null;
  /** What the browser computed, where it was asked to. */
  proof?: string | undefined;
}

const keyOf = (account: string): string => accountKey(account).toLowerCase();
const limit = (name: string, key: string, count: number, seconds: number = windowSeconds): Limit => ({
  name: `login-${name}`,
  key,
  limit: count,
  windowSeconds: seconds,
});

const ofPair = ({ account, address }: Guess) => limit('pair', `${keyOf(account)}|${address}`, LOGIN_LIMITS.pair);
const ofShare = ({ account, address }: Guess) => limit('share', `${keyOf(account)}|${address}`, LOGIN_LIMITS.share);
const ofAccount = ({ account }: Guess) => limit('account', keyOf(account), LOGIN_LIMITS.account);
const ofProved = ({ account }: Guess) => limit('proved', keyOf(account), LOGIN_LIMITS.proved);
const ofAgain = ({ account }: Guess) => limit('again', keyOf(account), LOGIN_LIMITS.again);
const ofDevice = ({ account }: Guess, device: string) =>
  limit('device', `${keyOf(account)}|${device}`, LOGIN_LIMITS.device);
const ofSlowDevice = ({ account }: Guess, device: string) =>
  limit('device-slow', `${keyOf(account)}|${device}`, 1, LOGIN_LIMITS.deviceSlowSeconds);

const isAllowed = (env: Env, which: Limit): Promise<boolean> =>
  takeAttempt(env, [which]).then(
    () => true,
    () => false,
  );

/** An address uses up a share of the account's attempts and no more: alone it locks nobody out. */
async function countForAccount(env: Env, guess: Guess): Promise<void> {
  const counts = await isAllowed(env, ofShare(guess));
  await takeAttempt(env, [ofAccount(guess)]);
  if (!counts) await refundAttempt(env, ofAccount(guess));
}

/**
 * Counts a password that is about to be tried at a sign-in.
 * @throws AppError 429; at `proof` where computing one would let the call pass
 */
export async function countGuess(env: Env, guess: Guess): Promise<void> {
  const { device } = guess;
  if (device !== null) {
    if (!(await isAllowed(env, ofDevice(guess, device)))) await takeAttempt(env, [ofSlowDevice(guess, device)]);
    return;
  }
  await takeAttempt(env, [ofPair(guess)]);
  if (await isProved(env, 'login', accountKey(guess.account), guess.proof)) {
    await takeAttempt(env, [ofProved(guess)]);
    return;
  }
  try {
    await countForAccount(env, guess);
  } catch (error) {
    // The call comes again with its proof, and is one attempt.
    await refundAttempt(env, ofPair(guess));
    throw proofWanted(error);
  }
}

/**
 * Counts a password that somebody who is signed in gives again.
 * @throws AppError 429
 */
export async function countGuessAgain(env: Env, guess: Guess): Promise<void> {
  await takeAttempt(env, [ofPair(guess)]);
  await takeAttempt(env, [ofAgain(guess)]);
}

/** Forgets what was counted of somebody who knew the password, or was given a new one; what others tried elsewhere stays. */
export async function forgiveGuesses(env: Env, guess: Guess): Promise<void> {
  const { device } = guess;
  const known = device === null ? [] : [ofDevice(guess, device), ofSlowDevice(guess, device)];
  const all = [ofPair(guess), ofShare(guess), ofAccount(guess), ofAgain(guess), ...known];
  await Promise.all(all.map((each) => forgetAttempts(env, each)));
}
