import { createHash, randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Random bytes, fetched many at once: each fetching costs as much as a short query. */
const drawn = new Uint8Array(1024);
let left = 0;

/** @returns from 0 on, less than 1, in steps of 1/256: an id takes five bits of each */
function random(): number {
  if (left === 0) {
    crypto.getRandomValues(drawn);
    left = drawn.length;
  }
  left -= 1;
  return (drawn[left] ?? 0) / 256;
}

const nextUlid = monotonicFactory(random);

/** A new time-ordered id: those of one call grow too, in the order of the asking (decision 19). */
export const newId = (): string => nextUlid();

/** 32 random bytes as 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 32 random characters of [0-9a-f]: names of objects (decision 19). */
export const newObjectName = (): string => randomBytes(16).toString('hex');

/** SHA-256 in hex: what the database keeps of a token. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
