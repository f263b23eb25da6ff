import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Begins every sealed value; the number says how it was sealed. Those of the first way do not name their key. */
const FIRST_WAY = 's1:';
const NAMED_WAY = 's2:';
/** What sealed values begin with; all are of one length. */
export const SEALED_PREFIXES = [FIRST_WAY, NAMED_WAY] as const;
const KEY_BYTES = 32;
const KEY_ID_CHARACTERS = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the table service shows in the place of a sealed value. */
export const MASK = '******';

const CIPHER = 'aes-256-gcm';

interface Key {
  id: string;
  bytes: Uint8Array;
}

function keyOf(text: string): Key {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  if (bytes.length !== KEY_BYTES) throw new Error('ID_NUMBER_KEYS must be keys of 32 bytes in base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_CHARACTERS), bytes };
}

/** Keys of a text that holds one or several, the newest first. */
function keysOf(secrets: string | undefined): [Key, ...Key[]] {
  const [first = '', ...rest] = (secrets ?? '').split(/[\s,]+/).filter(Boolean);
  return [keyOf(first), ...rest.map(keyOf)];
}

/**
 * The keys of an environment: ID_NUMBER_KEYS, the newest first, then the single ID_NUMBER_KEY.
 */
export const keyRing = (env: { ID_NUMBER_KEYS?: string | undefined; ID_NUMBER_KEY?: string | undefined }): string =>
  [env.ID_NUMBER_KEYS, env.ID_NUMBER_KEY].filter(Boolean).join(',');

const associated = (purpose: string): Uint8Array => new TextEncoder().encode(purpose);

/** Whether a stored value is sealed; those written before sealing was introduced are not. */
export const isSealed = (stored: unknown): stored is string =>
  typeof stored === 'string' && SEALED_PREFIXES.some((prefix) => stored.startsWith(prefix));

/** Whether a value is what a form was shown instead of the value: sent back, it means "as it was". */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && /^[^*]{0,4}\*{3,}[^*]{0,4}$/.test(value);

/**
 * Encrypts a value with AES-256-GCM, with the newest key.
 * @param secrets keys of 32 bytes in base64, the newest first
 * @param purpose table and column: a value does not open in another place
 * @throws Error without a proper key: nothing is ever stored open instead
 */
export function seal(secrets: string | undefined, purpose: string, value: string): string {
  const [key] = keysOf(secrets);
  const nonce = new Uint8Array(randomBytes(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, key.bytes, nonce);
  cipher.setAAD(associated(purpose));
  const parts = [nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${NAMED_WAY}${key.id}:${Buffer.concat(parts).toString('base64url')}`;
}

function opened(key: Key, purpose: string, text: string): string {
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'));
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(associated(purpose));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const open = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([open, decipher.final()]).toString('utf8');
}

/** Of a value that does not name its key, each key is tried: a wrong one fails, it never opens to something else. */
function openedByAny(keys: readonly Key[], purpose: string, text: string): string {
  const [key, ...rest] = keys;
  if (!key) throw new Error('no key opens the sealed value');
  try {
    return opened(key, purpose, text);
  } catch {
    return openedByAny(rest, purpose, text);
  }
}

/**
 * The value of a sealed text; one that was stored before sealing was introduced is answered as it is.
 * @param secrets keys of 32 bytes in base64; which of them it was is written in the text
 * @param purpose the one it was sealed for
 * @throws Error when no key fits or the text was changed
 */
export function unseal(secrets: string | undefined, purpose: string, stored: string): string {
  if (!isSealed(stored)) return stored;
  const keys = keysOf(secrets);
  if (stored.startsWith(FIRST_WAY)) return openedByAny(keys, purpose, stored.slice(FIRST_WAY.length));
  const [, id, text = ''] = stored.split(':');
  const key = keys.find((each) => each.id === id);
  if (!key) throw new Error('the key of the sealed value is not there');
  return opened(key, purpose, text);
}

/**
 * What every value that the newest key sealed begins with.
 */
export const newestPrefix = (secrets: string | undefined): string => `${NAMED_WAY}${keysOf(secrets)[0].id}:`;

/**
 * A value as forms show it: the first three and the last two characters of a long one, nothing of a short one.
 * @param value whole
 */
export const masked = (value: string): string =>
  value.length < 10 ? MASK : `${value.slice(0, 3)}${MASK}${value.slice(-2)}`;

const signedBy = ({ bytes }: Key, purpose: string, value: string): Buffer =>
  createHmac('sha256', bytes).update(`${purpose}\0${value}`).digest();

/**
 * A signature that nobody without the keys can make: HMAC-SHA256 with the newest key, 43 URL-safe characters.
 * @param secrets keys of 32 bytes in base64, the newest first
 * @param purpose what the signature is for: it counts for nothing else
 */
export const signature = (secrets: string | undefined, purpose: string, value: string): string =>
  signedBy(keysOf(secrets)[0], purpose, value).toString('base64url');

/**
 * Whether a signature is that of a value, made with any of the keys.
 * @param secrets keys of 32 bytes in base64, the newest first
 */
export function isSignature(secrets: string | undefined, purpose: string, value: string, given: string): boolean {
  const bytes = Buffer.from(given, 'base64url');
  return keysOf(secrets).some((key) => {
    const own = signedBy(key, purpose, value);
    return own.length === bytes.length && timingSafeEqual(new Uint8Array(own), new Uint8Array(bytes));
  });
}
