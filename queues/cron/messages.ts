import { sendDueMessages } from '../../functions/modules/notices/notices.ts';
import { enqueueTargets } from '../../functions/modules/pushes/delivery/queue.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Sends the messages of notices that a call could not send, or a worker left behind. */
export async function sweepMessages(env: Env): Promise<void> {
  await sendDueMessages(new Database(env.DB), env, (ids) => enqueueTargets(env, ids, 'message'));
}
