import type { Env } from '../../../platform/env.ts';
import { invalid } from '../../../platform/errors.ts';
import { verifyPassword } from '../../../platform/password.ts';
import { countGuessAgain, forgiveGuesses } from './guesses.ts';

/**
 * Makes sure that the one who is signed in is the one who knows the password.
 * @param field where the complaint stands
 * @param address where the call comes from: wrong passwords count with the failed sign-ins from there
 * @throws AppError 422 for a wrong password, 429 after too many
 */
export async function confirmPassword(
  env: Env,
  user: { account: string; password: string | null },
  given: string,
  field: string,
  address: string,
): Promise<void> {
  const guess = { account: user.account, address, device: null };
  await countGuessAgain(env, guess);
  if (!(await verifyPassword(given, user.password))) throw invalid([{ field, code: 'password_wrong' }]);
  await forgiveGuesses(env, guess);
}
