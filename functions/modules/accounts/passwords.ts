import { LOGIN_LIMITS } from '../../../db/contract/session.ts';
import { COMMON_PASSWORDS } from '../../../db/reference/common-passwords.ts';
import type { Env } from '../../platform/env.ts';
import { invalid } from '../../platform/errors.ts';
import { verifyPassword } from '../../platform/password.ts';
import { forgetAttempts, type Limit, takeAttempt } from '../../platform/rate-limit.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Fewer different characters are a pattern, however long it is. */
const MIN_DIFFERENT = 3;

const isCommon = (password: string): boolean =>
  COMMON_PASSWORDS.has(password) ||
  COMMON_PASSWORDS.has(password.replace(/[^\p{L}\p{N}]+$/u, '')) ||
  new Set(password).size < MIN_DIFFERENT;

/**
 * Refuses passwords that are guessed first; their length was judged by the shape.
 * @throws AppError 422 at `password`
 */
export function checkNewPassword(password: string, account: string): void {
  const given = plain(password);
  if (given === plain(account)) throw invalid([{ field: 'password', code: 'password_is_account' }]);
  if (isCommon(given)) throw invalid([{ field: 'password', code: 'password_common' }]);
}

/** The counter of failed sign-ins of an account: every place that asks for its password counts with it. */
export const passwordAttempts = (account: string): Limit => ({
  name: 'login-account',
  key: plain(account),
  limit: LOGIN_LIMITS.account,
  windowSeconds: LOGIN_LIMITS.windowSeconds,
});

/**
 * Makes sure that the one who is signed in is the one who knows the password.
 * @param field where the complaint stands
 * @throws AppError 422 for a wrong password, 429 after too many
 */
export async function confirmPassword(
  env: Env,
  user: { account: string; password: string | null },
  given: string,
  field: string,
): Promise<void> {
  const attempts = passwordAttempts(user.account);
  await takeAttempt(env, [attempts]);
  if (!(await verifyPassword(given, user.password))) throw invalid([{ field, code: 'password_wrong' }]);
  await forgetAttempts(env, attempts);
}
