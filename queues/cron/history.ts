import { moveHistory, sweepBodies } from '../../functions/modules/moderation/history.ts';
import { now } from '../../functions/platform/clock.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Moves what was approved or returned long ago to the object store, and removes what nothing names there any more. */
export async function keepHistory(env: Env): Promise<void> {
  const db = new Database(env.DB);
  const at = now();
  await moveHistory(db, env, at);
  await sweepBodies(db, env, at);
}
