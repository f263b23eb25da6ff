import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** As strong as N = 2^17 with p = 1, in 32 MB instead of 128: an isolate has no more than that for everything. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;

interface Cost {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Uint8Array, cost: Cost, length: number): Promise<Uint8Array> {
  const maxmem = 256 * cost.N * cost.r * cost.p;
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFKC'), salt, length, { ...cost, maxmem }, (error, key) =>
      error ? fail(error) : done(new Uint8Array(key)),
    );
  });
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const decode = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

/** Letters and digits that nobody takes for one another. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';
const MADE_LENGTH = 14;

async function storedForm(password: string, cost: Cost): Promise<string> {
  const salt = new Uint8Array(randomBytes(16));
  const hash = await derive(password, salt, cost, LENGTH);
  return ['scrypt', cost.N, cost.r, cost.p, encode(salt), encode(hash)].join('$');
}

/**
 * The stored form of a password: `scrypt$N$r$p$salt$hash`, salt and hash in base64url (house 12).
 */
export const hashPassword = (password: string): Promise<string> => storedForm(password, COST);

/**
 * A password of 70 random bits for somebody who chooses another one, with its stored form: no list of guesses has it, so that a
 * third of the cost is enough until it is used (`isOutdated`).
 */
export async function makePassword(): Promise<{ password: string; stored: string }> {
  const password = [...randomBytes(MADE_LENGTH)].map((byte) => READABLE[byte % READABLE.length]).join('');
  return { password, stored: await storedForm(password, { ...COST, p: 1 }) };
}

/**
 * Whether a stored form was made at another cost than those of today: it is made anew where the password is at hand.
 * @param stored value of the password column
 */
export const isOutdated = (stored: string | null): boolean =>
  stored?.split('$').slice(1, 4).join('$') !== [COST.N, COST.r, COST.p].join('$');

/** Belongs to nobody: an unknown account costs the same time as a known one. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, encode(new Uint8Array(16)), encode(new Uint8Array(LENGTH))].join('$');

/**
 * Whether a password belongs to a stored form; without one the answer is no after the same work (CALLS.md "Sign-in and publishing calls").
 * @param stored value of the password column, or null for an unknown account
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const wellFormed = /^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/.test(stored ?? '');
  const [, N, r, p, salt = '', hash = ''] = (wellFormed && stored ? stored : NOBODY).split('$');
  const wanted = decode(hash);
  const found = await derive(password, decode(salt), { N: Number(N), r: Number(r), p: Number(p) }, wanted.length);
  const right = timingSafeEqual(found, wanted) && wellFormed;
  // A cheaper form of former days would be told from none by the time it takes.
  if (!right && Number(p) < COST.p)
    await derive(password, decode(salt), { ...COST, p: COST.p - Number(p) }, wanted.length);
  return right;
}
