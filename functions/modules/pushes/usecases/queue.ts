import type { Env } from '../../../platform/env.ts';

/** What the queue carries: a hint that these targets wait (design 6). */
export interface DeliveryMessage {
  kind: 'push';
  targets: string[];
}

/** Targets of a message, and messages handed over at once: 100 ids are 3 KB, and the queue takes 256 KB a call. */
const TARGETS = 100;
const MESSAGES = 50;

/** Whether a message of the queue asks for the delivery of targets. */
export function isDelivery(body: unknown): body is DeliveryMessage {
  const { kind, targets } = (body ?? {}) as { kind?: unknown; targets?: unknown };
  return kind === 'push' && Array.isArray(targets) && targets.every((id) => typeof id === 'string');
}

/**
 * Tells the queue of waiting targets, in as few calls as its limits allow.
 * @param ids targets
 */
export async function enqueueTargets(env: Env, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += TARGETS * MESSAGES) {
    const part = ids.slice(from, from + TARGETS * MESSAGES);
    const messages = Array.from({ length: Math.ceil(part.length / TARGETS) }, (_, place) => {
      const body: DeliveryMessage = { kind: 'push', targets: part.slice(place * TARGETS, (place + 1) * TARGETS) };
      return { body, contentType: 'json' as const };
    });
    await env.DELIVERIES.sendBatch(messages);
  }
}
