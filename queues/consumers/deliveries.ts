/**
 * Deliveries name the kind of work they ask for. What no consumer knows is tried again, since an older worker may meet a newer
 * message during a deployment, and ends in the dead-letter queue instead of being lost silently (design 6).
 */
export function consumeDeliveries(batch: MessageBatch): void {
  for (const message of batch.messages) message.retry({ delaySeconds: 30 });
}
