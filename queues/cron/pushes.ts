import { archivePushTargets } from '../../functions/modules/pushes/archive/archive.ts';
import { archiveUserPushes } from '../../functions/modules/pushes/archive/user-pushes.ts';
import { now } from '../../functions/platform/clock.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { wakeClock } from '../../functions/platform/schedules.ts';
import { lookAtDeliveries } from './look.ts';

/** The net under the alarms: finds schedules and targets that no alarm knows of, and sets the alarm again (house 7). */
export async function sweepDeliveries(env: Env): Promise<void> {
  const next = await lookAtDeliveries(new Database(env.DB), env, false);
  if (next !== null) await wakeClock(env, next);
}

/** Moves old targets of finished pushes to the archive, and shortens old pushes to subscribers, a bounded number a run. */
export async function archivePushes(env: Env): Promise<void> {
  const db = new Database(env.DB);
  const at = now();
  // What needs the database alone does not wait for the object store.
  await archiveUserPushes(db, at);
  await archivePushTargets(db, env, at);
}
