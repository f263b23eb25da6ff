import { SENDING_LIMITS } from '../../../../db/contract/accounts.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Delivery } from '../../../platform/gateway.ts';
import { isProved, proofWanted } from '../../../platform/proof.ts';
import { type Limit, refundAttempt, takeAttempt } from '../../../platform/rate-limit.ts';

/** Who has a message sent, and to whom. */
interface Sending {
  /** Phone number or e-mail address, in its stored form. */
  recipient: string;
  address: string;
  /** Hash of the token of a device that the recipient's account was used in before; null for every other one. */
  device: string | null;
  /** What the browser computed, where it was asked to. */
  proof?: string | undefined;
}

const named = (rule: { name: string; limit: number; windowSeconds: number }, key: string): Limit => ({
  name: `code-${rule.name}`,
  key,
  limit: rule.limit,
  windowSeconds: rule.windowSeconds,
});

/** The owner's own devices have a budget that nobody else reaches; so have, together, those who show some computing. */
async function limitsOf(env: Env, { recipient, address, device, proof }: Sending): Promise<Limit[]> {
  if (device !== null) return SENDING_LIMITS.recipient.map((rule) => named(rule, `${recipient}|${device}`));
  if (!(await isProved(env, 'code', recipient, proof))) {
    return SENDING_LIMITS.recipient.map((rule) => named(rule, recipient));
  }
  return [
    named(SENDING_LIMITS.provedPair, `${recipient}|${address}`),
    ...SENDING_LIMITS.proved.map((rule) => named(rule, recipient)),
  ];
}

/**
 * Counts a message before it is sent. The kind of message, the language and the caller are no part of the counters, so that
 * changing them gains nothing. The address comes first: what it may no longer do does not use up what others may.
 * @returns what was counted, for `checkSent`
 * @throws AppError 429 when a counter is used up; at `proof` where computing one would let the call pass
 */
export async function countMessage(env: Env, sending: Sending): Promise<Limit[]> {
  await takeAttempt(env, [{ name: 'code-address', key: sending.address, ...SENDING_LIMITS.address }]);
  const limits = await limitsOf(env, sending);
  try {
    for (const limit of limits) await takeAttempt(env, [limit]);
  } catch (error) {
    throw sending.device === null ? proofWanted(error) : error;
  }
  return limits;
}

/**
 * Judges what became of a message. One that was certainly not sent may be asked for again at once; one that may have been
 * sent counts, so that a gateway that loses its replies floods nobody.
 * @param counted what `countMessage` answered
 * @throws AppError 503 unless it was sent
 */
export async function checkSent(env: Env, counted: Limit[], delivery: Delivery): Promise<void> {
  if (delivery === 'sent') return;
  if (delivery === 'refused') await Promise.all(counted.map((limit) => refundAttempt(env, limit)));
  throw new AppError(503, 'code_sending_failed');
}
