import { createHash } from 'node:crypto';
import { PROOF, PROOF_FIELD, type ProofPurpose, proofSubject } from '../../db/contract/proof.ts';
import { now } from './clock.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import { takeAttempt } from './rate-limit.ts';

const zeroBits = (text: string): number => {
  const head = createHash('sha256').update(text).digest().readUInt32BE(0);
  return Math.clz32(head);
};

/**
 * Whether a browser has computed what lets it pass where others have used up the attempts of an account; good once.
 * @param account in its stored form
 * @param proof as it came with the call
 */
export async function isProved(
  env: Env,
  purpose: ProofPurpose,
  account: string,
  proof: string | undefined,
): Promise<boolean> {
  const [time, ...numbers] = (proof ?? '').split('.');
  const age = now() - Number(time);
  if (!time || numbers.length !== PROOF.parts || !(age >= -1 && age <= PROOF.seconds)) return false;
  const subject = proofSubject(purpose, account);
  if (!numbers.every((number, part) => zeroBits(`${subject}:${time}:${part}:${number}`) >= PROOF.bits)) return false;
  // Other ways to write the same numbers are other numbers, and cost as much again.
  const used = { name: 'proof', key: `${subject}:${proof}`, limit: 1, windowSeconds: 2 * PROOF.seconds };
  return takeAttempt(env, [used]).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a refusal for too many attempts one that says that a proof would let the call pass; others stay what they are.
 * @param error what counting threw
 */
export function proofWanted(error: unknown): unknown {
  if (!(error instanceof AppError) || error.status !== 429) return error;
  const { params } = error;
  return new AppError(429, 'too_many_requests', {
    params,
    fields: [{ field: PROOF_FIELD, code: 'too_many_requests', params }],
  });
}
