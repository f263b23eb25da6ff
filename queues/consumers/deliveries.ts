import { sendNamedMessages } from '../../functions/modules/notices/notices.ts';
import { deliverTargets } from '../../functions/modules/pushes/delivery/deliver.ts';
import { DELIVERY_KINDS, isDelivery, namedIn } from '../../functions/modules/pushes/delivery/queue.ts';
import { deliverUserPushes } from '../../functions/modules/pushes/subscriptions/deliver.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { failureOf, recordFailure } from '../../functions/platform/failures.ts';

/** After an error of the database, once and twice as long each time; the rows keep what is left to do. */
const BROKEN_SECONDS = 10;

const deliverers = { push: deliverTargets, 'user-push': deliverUserPushes, message: sendNamedMessages } as const;

/**
 * Sends what the messages of a batch name: the same target twice, in one batch or in two, is claimed once (house 6).
 * What no consumer knows is tried again, since an older worker may meet a newer message during a deployment, and ends in
 * the dead-letter queue instead of being lost silently.
 */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  const db = new Database(env.DB);
  for (const message of batch.messages) if (!isDelivery(message.body)) message.retry({ delaySeconds: 30 });
  for (const kind of DELIVERY_KINDS) {
    const own = batch.messages.filter(({ body }) => isDelivery(body) && body.kind === kind);
    const bodies = own.map(({ body }) => body);
    try {
      await deliverers[kind](db, env, namedIn(bodies, kind));
      for (const message of own) message.ack();
    } catch (error) {
      await recordFailure(db, failureOf(error, 'queue', `deliveries ${kind}`));
      for (const message of own)
        message.retry({ delaySeconds: BROKEN_SECONDS * 2 ** Math.max(0, message.attempts - 1) });
    }
  }
}
