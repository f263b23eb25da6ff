import type { ErrorCode } from '../../db/contract/errors.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import { sha256 } from './random.ts';

/** One counter: what it counts, of whom, and how many in which window. */
export interface Limit {
  name: string;
  key: string;
  limit: number;
  windowSeconds: number;
}

const counter = (env: Env, { name, key }: Limit) => env.LIMITS.get(env.LIMITS.idFromName(`${name}:${sha256(key)}`));

/**
 * Counts attempts with every counter, before anything is tried, so that attempts side by side count as well. What one counter
 * refuses is not made, and uses up nothing of the others (decision 324).
 * @param count how many are made at once: all of them are within the limits, or none is made
 * @param code of the refusal's text
 * @throws AppError 429 with Retry-After when one is used up
 */
export async function takeAttempt(
  env: Env,
  limits: Limit[],
  count = 1,
  code: ErrorCode = 'too_many_requests',
): Promise<void> {
  const answers = await Promise.all(
    limits.map((each) => counter(env, each).take(each.limit, each.windowSeconds, count)),
  );
  const seconds = Math.max(...answers.map((answer) => (answer.allowed ? 0 : answer.retryAfter)));
  if (answers.some((answer) => !answer.allowed)) {
    const counted = limits.filter((_, place) => answers[place]?.allowed);
    await Promise.all(counted.map((each) => refundAttempt(env, each, count)));
    throw new AppError(429, code, { params: { seconds: Math.max(1, seconds) } });
  }
}

/** Words by the hour of one person that others are told of at once, and that may be taken back and said again. */
const WORDS = { name: 'words', limit: 60, windowSeconds: 3600 };

/**
 * Counts a word that somebody may take back and say again, and that is told to others each time.
 * @throws AppError 429 with Retry-After
 */
export const takeWord = (env: Env, userId: string): Promise<void> => takeAttempt(env, [{ ...WORDS, key: userId }]);

/** Takes attempts out of a counter's window again. */
export const refundAttempt = (env: Env, limit: Limit, count = 1): Promise<void> => counter(env, limit).refund(count);

/** Empties a counter. */
export const forgetAttempts = (env: Env, limit: Limit): Promise<void> => counter(env, limit).reset();

/** Who has one address of IPv6 has 2^64 of them: those of one network count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** The address a call came from, as the edge saw it; a header that the client can choose is not asked. */
export const addressOf = (request: Request): string => networkOf(request.headers.get('cf-connecting-ip') ?? 'local');
