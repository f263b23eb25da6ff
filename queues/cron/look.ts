import { sweepPushes } from '../../functions/modules/pushes/usecases/sweep.ts';
import { sweepUserPushes } from '../../functions/modules/subscriptions/usecases/sweep.ts';
import type { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * One look at everything that is to be delivered (design 6, 7).
 * @param all whether what the queue should know of is handed over as well
 * @returns when to look again (ms since 1970), or null when nothing is under way
 */
export async function lookAtDeliveries(db: Database, env: Env, all: boolean): Promise<number | null> {
  const times = [await sweepPushes(db, env, all), await sweepUserPushes(db, env, all)];
  const next = times.filter((time) => time !== null);
  return next.length > 0 ? Math.min(...next) : null;
}
