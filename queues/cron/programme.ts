import { remindProgramme } from '../../functions/modules/programme/reminders.ts';
import { enqueueTargets } from '../../functions/modules/pushes/delivery/queue.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Reminds declarants of unfinished declarations, and recommenders of opinions that are due. */
export async function remindOfProgramme(env: Env): Promise<void> {
  await remindProgramme(new Database(env.DB), (ids) => enqueueTargets(env, ids, 'message'));
}
