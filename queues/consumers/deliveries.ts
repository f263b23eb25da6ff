import { deliverTargets } from '../../functions/modules/pushes/usecases/deliver.ts';
import { isDelivery, namedIn } from '../../functions/modules/pushes/usecases/queue.ts';
import { deliverUserPushes } from '../../functions/modules/subscriptions/usecases/deliver.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** After an error of the database; the rows keep what is left to do. */
const BROKEN_SECONDS = 10;

/**
 * Sends what the messages of a batch name: the same target twice, in one batch or in two, is claimed once (design 6).
 * What no consumer knows is tried again, since an older worker may meet a newer message during a deployment, and ends in
 * the dead-letter queue instead of being lost silently.
 */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  const known = batch.messages.filter(({ body }) => isDelivery(body));
  for (const message of batch.messages) if (!known.includes(message)) message.retry({ delaySeconds: 30 });
  const bodies = known.map(({ body }) => body);
  const db = new Database(env.DB);
  try {
    await deliverTargets(db, env, namedIn(bodies, 'push'));
    await deliverUserPushes(db, env, namedIn(bodies, 'user-push'));
    for (const message of known) message.ack();
  } catch (error) {
    console.error('deliveries:', error instanceof Error ? error.message : 'unknown');
    for (const message of known) message.retry({ delaySeconds: BROKEN_SECONDS });
  }
}
