import { SENDING_LIMITS } from '../../../db/contract/accounts.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import type { Delivery } from '../../platform/gateway.ts';
import { type Limit, refundAttempt, takeAttempt } from '../../platform/rate-limit.ts';

const recipientLimits = (recipient: string): Limit[] =>
  SENDING_LIMITS.recipient.map(({ name, limit, windowSeconds }) => ({
    name: `code-${name}`,
    key: recipient,
    limit,
    windowSeconds,
  }));

/**
 * Counts a message before anything is looked up. The kind of message, the language and the caller are no part of the
 * counters, so that changing them gains nothing (attack 24). The address comes first: what it may no longer do does not
 * use up what others may.
 * @param recipient phone number or e-mail address, in its stored form
 * @throws AppError 429 when a counter is used up
 */
export async function countMessage(env: Env, recipient: string, address: string): Promise<void> {
  await takeAttempt(env, [{ name: 'code-address', key: address, ...SENDING_LIMITS.address }]);
  for (const limit of recipientLimits(recipient)) await takeAttempt(env, [limit]);
}

/**
 * Judges what became of a message. One that was certainly not sent may be asked for again at once; one that may have been
 * sent counts, so that a gateway that loses its replies floods nobody.
 * @throws AppError 503 unless it was sent (ruling 50)
 */
export async function checkSent(env: Env, recipient: string, delivery: Delivery): Promise<void> {
  if (delivery === 'sent') return;
  if (delivery === 'refused') {
    await Promise.all(recipientLimits(recipient).map((limit) => refundAttempt(env, limit)));
  }
  throw new AppError(503, 'code_sending_failed');
}
