import { archivePushTargets } from '../../functions/modules/pushes/archive/archive.ts';
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

/** Moves old targets of finished pushes to the archive, a few parts a run. */
export const archiveTargets = (env: Env): Promise<void> => archivePushTargets(new Database(env.DB), env, now());
