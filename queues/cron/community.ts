import { enqueueTargets } from '../../functions/modules/pushes/delivery/queue.ts';
import { digestThreads } from '../../functions/modules/threads/digest.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Tells who follows threads once a day what they have not read. */
export async function digestCommunity(env: Env): Promise<void> {
  await digestThreads(new Database(env.DB), (ids) => enqueueTargets(env, ids, 'message'));
}
