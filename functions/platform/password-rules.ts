import { PASSWORD_LENGTH } from '../../db/contract/accounts.ts';
import { COMMON_PASSWORDS } from '../../db/reference/common-passwords.ts';
import { invalid } from './errors.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Fewer different characters are a pattern, however long it is. */
const MIN_DIFFERENT = 3;

const isCommon = (password: string): boolean =>
  COMMON_PASSWORDS.has(password) ||
  COMMON_PASSWORDS.has(password.replace(/[^\p{L}\p{N}]+$/u, '')) ||
  new Set(password).size < MIN_DIFFERENT;

/**
 * Refuses passwords that are guessed first, and those of a wrong length.
 * @param account name that the password signs in with
 * @param field where the complaint stands
 * @throws AppError 422 at the field
 */
export function checkNewPassword(password: string, account: string, field = 'password'): void {
  const { min, max } = PASSWORD_LENGTH;
  const given = plain(password);
  if (password.length < min) throw invalid([{ field, code: 'password_too_short', params: { min } }]);
  if (password.length > max) throw invalid([{ field, code: 'password_too_long', params: { max } }]);
  if (given === plain(account)) throw invalid([{ field, code: 'password_is_account' }]);
  if (isCommon(given)) throw invalid([{ field, code: 'password_common' }]);
}
