import { forgetPause, gateOf, type PauseRow, readPause } from '../../functions/modules/pushes/usecases/pause.ts';
import { sweepPushes } from '../../functions/modules/pushes/usecases/sweep.ts';
import { sweepUserPushes } from '../../functions/modules/subscriptions/usecases/sweep.ts';
import { now } from '../../functions/platform/clock.ts';
import type { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * One look at everything that is to be delivered (design 6, 7).
 * @param all whether what the queue should know of is handed over as well
 * @returns when to look again (ms since 1970), or null when nothing is under way
 */
export async function lookAtDeliveries(db: Database, env: Env, all: boolean): Promise<number | null> {
  const at = now();
  const [pauses] = await db.batch<PauseRow>([readPause]);
  const gate = gateOf(pauses?.[0], at, all);
  const times = [await sweepPushes(db, env, gate), await sweepUserPushes(db, env, gate)];
  if (gate.over) await forgetPause(db, at);
  const next = times.filter((time) => time !== null);
  return next.length > 0 ? Math.min(...next) : null;
}
