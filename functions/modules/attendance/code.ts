import { createHash } from 'node:crypto';
import { type DoorKind, doorCodeParts, doorSubject } from '../../../db/contract/attendance.ts';
import { base32, fromBase32 } from '../../platform/base32.ts';
import type { Env } from '../../platform/env.ts';
import { isSignature, keyRing, signature } from '../../platform/sealed.ts';

const PURPOSE = 'door-code';

/**
 * The code that a sign-up shows at the door: it names the sign-up's id, nothing personal, and is good for nothing else (decision 166).
 * @param env its keys sign
 * @param signupId key of the sign-up
 */
export function doorCode(env: Env, kind: DoorKind, signupId: string): string {
  const subject = doorSubject(kind, signupId);
  return subject + base32(new Uint8Array(Buffer.from(signature(keyRing(env), PURPOSE, subject), 'base64url')));
}

/**
 * What a phone keeps of a code to know it again: enough to compare with, not enough to make it.
 * @returns 32 characters of [0-9a-f]
 */
export const markOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 32);

/**
 * The sign-up that a code names.
 * @param text as a phone read it
 * @returns null for a code that no key of the platform signed
 */
export function readSigned(env: Env, text: string): { kind: DoorKind; signup: string } | null {
  const parts = doorCodeParts(text);
  if (!parts) return null;
  const { kind, signup } = parts;
  const bytes = fromBase32(parts.signature);
  // The last character has room for more than the signature: one signature is written in one way.
  if (base32(bytes) !== parts.signature) return null;
  const given = Buffer.from(bytes).toString('base64url');
  return isSignature(keyRing(env), PURPOSE, doorSubject(kind, signup), given) ? { kind, signup } : null;
}
