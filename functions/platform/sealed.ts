import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Begins every sealed value; the number says how it was sealed, so that another way can come later. */
export const SEALED_PREFIX = 's1:';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the table service shows in the place of a sealed value. */
export const MASK = '******';

const CIPHER = 'aes-256-gcm';

function keyOf(secret: string | undefined): Uint8Array {
  const key = new Uint8Array(Buffer.from(secret ?? '', 'base64'));
  if (key.length !== KEY_BYTES) throw new Error('ID_NUMBER_KEY must be 32 bytes in base64');
  return key;
}

const associated = (purpose: string): Uint8Array => new TextEncoder().encode(purpose);

/** Whether a stored value is sealed; those written before sealing was introduced are not. */
export const isSealed = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored.startsWith(SEALED_PREFIX);

/** Whether a value is what a form was shown instead of the value: sent back, it means "as it was". */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && /^[^*]{0,4}\*{3,}[^*]{0,4}$/.test(value);

/**
 * Encrypts a value with AES-256-GCM.
 * @param secret 32 bytes in base64
 * @param purpose table and column: a value does not open in another place
 * @throws Error without a proper key: nothing is ever stored open instead
 */
export function seal(secret: string | undefined, purpose: string, value: string): string {
  const nonce = new Uint8Array(randomBytes(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  cipher.setAAD(associated(purpose));
  const parts = [nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return SEALED_PREFIX + Buffer.concat(parts).toString('base64url');
}

/**
 * The value of a sealed text; one that was stored before sealing was introduced is answered as it is.
 * @param purpose the one it was sealed for
 * @throws Error when the key is another one or the text was changed
 */
export function unseal(secret: string | undefined, purpose: string, stored: string): string {
  if (!isSealed(stored)) return stored;
  const bytes = new Uint8Array(Buffer.from(stored.slice(SEALED_PREFIX.length), 'base64url'));
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(associated(purpose));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const open = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([open, decipher.final()]).toString('utf8');
}

/**
 * A value as forms show it: the first three and the last two characters of a long one, nothing of a short one.
 * @param value whole
 */
export const masked = (value: string): string =>
  value.length < 10 ? MASK : `${value.slice(0, 3)}${MASK}${value.slice(-2)}`;
