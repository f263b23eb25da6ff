import { sweepBookings } from '../../functions/modules/bookings/look.ts';
import { forgetPause, gateOf, type PauseRow, readPause } from '../../functions/modules/pushes/delivery/pause.ts';
import { sweepPushes } from '../../functions/modules/pushes/delivery/sweep.ts';
import { sweepUserPushes } from '../../functions/modules/pushes/subscriptions/sweep.ts';
import { now } from '../../functions/platform/clock.ts';
import type { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * One look at everything that is to be delivered (house 6, 7).
 * @param all whether what the queue should know of is handed over as well
 * @returns when to look again (ms since 1970), or null when nothing is under way
 */
export async function lookAtDeliveries(db: Database, env: Env, all: boolean): Promise<number | null> {
  const at = now();
  const [pauses] = await db.batch<PauseRow>([readPause]);
  const gate = gateOf(pauses?.[0], at, all);
  const next: number[] = [];
  const broken: unknown[] = [];
  for (const sweep of [sweepPushes, sweepUserPushes, sweepBookings]) {
    // What breaks in one keeps the other from nothing.
    await sweep(db, env, gate).then(
      (time) => time !== null && next.push(time),
      (error: unknown) => broken.push(error),
    );
  }
  if (broken.length > 0) throw broken[0];
  if (gate.over) await forgetPause(db, at);
  return next.length > 0 ? Math.min(...next) : null;
}
