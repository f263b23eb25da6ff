import { buryTargets } from '../../functions/modules/pushes/delivery/dead-letters.ts';
import { namedIn } from '../../functions/modules/pushes/delivery/queue.ts';
import { buryUserPushes } from '../../functions/modules/pushes/subscriptions/deliver.ts';
import { now } from '../../functions/platform/clock.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * Writes down every message that no consumer could handle, once a message however often it is delivered, so that an
 * administrator sees it; deliveries say so on the rows of their targets as well (house 6). The text is cut to 4,000
 * characters.
 */
export async function buryDeadLetters(batch: MessageBatch, env: Env): Promise<void> {
  const rows = batch.messages.map(({ id, body }) => ({ id, body: JSON.stringify(body ?? null).slice(0, 4000) }));
  const db = new Database(env.DB);
  await db.run(
    `INSERT INTO audit_log (id, user_id, action, table_name, item_id, after, add_time)
     SELECT 'dead-' || json_extract(value, '$.id'), NULL, 'dead-letter', 'deliveries', json_extract(value, '$.id'),
       json_extract(value, '$.body'), ?
     FROM json_each(?) WHERE true ON CONFLICT (id) DO NOTHING`,
    [now(), JSON.stringify(rows)],
  );
  const bodies = batch.messages.map(({ body }) => body);
  await buryTargets(db, namedIn(bodies, 'push'));
  await buryUserPushes(db, namedIn(bodies, 'user-push'));
  batch.ackAll();
}
