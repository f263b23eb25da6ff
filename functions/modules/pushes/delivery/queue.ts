import type { Env } from '../../../platform/env.ts';

/** Whose messages wait: targets of pushes, subscribers, or people who are told of something. */
export const DELIVERY_KINDS = ['push', 'user-push', 'message'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What the queue carries: a hint that these rows wait (house 6). */
interface DeliveryMessage {
  kind: DeliveryKind;
  targets: string[];
}

/** Targets of a message, and messages handed over at once: 100 ids are 3 KB, and the queue takes 256 KB a call. */
const TARGETS = 100;
const MESSAGES = 50;

/** Whether a message of the queue asks for a delivery. */
export function isDelivery(body: unknown): body is DeliveryMessage {
  const { kind, targets } = (body ?? {}) as { kind?: unknown; targets?: unknown };
  return (
    DELIVERY_KINDS.includes(kind as DeliveryKind) &&
    Array.isArray(targets) &&
    targets.every((id) => typeof id === 'string')
  );
}

/** Rows of one kind that messages of the queue name. */
export const namedIn = (bodies: readonly unknown[], kind: DeliveryKind): string[] =>
  bodies.flatMap((body) => (isDelivery(body) && body.kind === kind ? body.targets : []));

/**
 * Tells the queue of waiting rows, in as few calls as its limits allow.
 * @param ids targets of pushes, or rows of another kind
 */
export async function enqueueTargets(env: Env, ids: readonly string[], kind: DeliveryKind = 'push'): Promise<void> {
  for (let from = 0; from < ids.length; from += TARGETS * MESSAGES) {
    const part = ids.slice(from, from + TARGETS * MESSAGES);
    const messages = Array.from({ length: Math.ceil(part.length / TARGETS) }, (_, place) => {
      const body: DeliveryMessage = { kind, targets: part.slice(place * TARGETS, (place + 1) * TARGETS) };
      return { body, contentType: 'json' as const };
    });
    await env.DELIVERIES.sendBatch(messages);
  }
}
