import type { Env } from '../platform/env.ts';
import { isSignature, keyRing, signature } from '../platform/sealed.ts';

const PURPOSE = 'booking';

/** The key of a booking's manage page: the sign-up's id, and a signature that only the server makes (decision 141). */
export const bookingKey = (env: Env, id: string): string => `${id}.${signature(keyRing(env), PURPOSE, id)}`;

/**
 * The sign-up that a key names.
 * @param given a key, or the address of a manage page that ends with one
 * @returns null for what is no key of ours
 */
export function bookingOfKey(env: Env, given: string): string | null {
  const key = given.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const dot = key.lastIndexOf('.');
  const [id, signed] = [key.slice(0, dot), key.slice(dot + 1)];
  return dot > 0 && isSignature(keyRing(env), PURPOSE, id, signed) ? id : null;
}
