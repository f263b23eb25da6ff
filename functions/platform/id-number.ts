import type { Env } from './env.ts';
import { invalid } from './errors.ts';
import { isMasked, isSealed, keyRing, masked, seal, unseal } from './sealed.ts';

/** Where identity numbers are stored: what is sealed for this place opens nowhere else. */
export const ID_NUMBER_PURPOSE = 'chengguo.id_number';

type Stored = string | number | null | undefined;

/**
 * The form in which an identity number is stored.
 * @param given what the form sent; the mask that it was shown means the stored one
 * @param stored what the row holds, or null for a new row
 * @param field where a complaint stands
 * @throws AppError 422 for a mask with nothing behind it
 */
export function storedIdNumber(env: Env, given: Stored, stored: Stored, field: string): string | null {
  if (given === null || given === undefined || given === '') return null;
  const value = String(given);
  if (isSealed(stored) && value === stored) return stored;
  if (!isMasked(value)) return seal(keyRing(env), ID_NUMBER_PURPOSE, value);
  if (!stored) throw invalid([{ field, code: 'id_number_required' }]);
  return isSealed(stored) ? stored : seal(keyRing(env), ID_NUMBER_PURPOSE, String(stored));
}

/** The whole identity number of a row: for its owner and the auditor only, and every look is logged. */
export const wholeIdNumber = (env: Env, stored: Stored): string | null =>
  stored ? unseal(keyRing(env), ID_NUMBER_PURPOSE, String(stored)) : null;

/** The identity number of a row as forms show it. */
export function shownIdNumber(env: Env, stored: Stored): string | null {
  const whole = wholeIdNumber(env, stored);
  return whole === null ? null : masked(whole);
}
