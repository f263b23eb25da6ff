import { operationCalls } from '../../../db/contract/calls/operations.ts';
import { DATABASE_LIMIT, type PlatformStatus } from '../../../db/contract/operations.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { createRouter } from '../../platform/openapi.ts';
import { pushClock } from '../../platform/schedules.ts';
import { serve } from '../../platform/serve.ts';
import { partsOf } from '../health.ts';
import { readState } from './state.ts';

/** What an object answers, or null where it does not. */
const answered = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** When the deliveries are looked at next, and whether topics are being learned. */
async function alarmsOf(env: Env): Promise<PlatformStatus['alarms']> {
  const [alarm, training] = await Promise.all([
    answered(
      pushClock(env)
        .next()
        .then((next) => ({ next })),
    ),
    answered(env.TRAINER.getByName('topics').busy()),
  ]);
  return {
    deliveries: alarm && alarm.next !== null ? Math.ceil(alarm.next / 1000) : null,
    deliveries_set: alarm && alarm.next !== null,
    training,
  };
}

/** How the platform runs: what waits, what ran, what broke, how full it is (decision 260). */
async function platformStatus(db: Database, env: Env): Promise<PlatformStatus> {
  const at = now();
  const [{ failedCalls: _, ...state }, alerts, parts, alarms] = await Promise.all([
    readState(db, at),
    db.all<PlatformStatus['alerts'][number]>(
      'SELECT kind, raised_time FROM platform_alert WHERE ended_time IS NULL ORDER BY raised_time DESC, kind',
    ),
    partsOf(env),
    alarmsOf(env),
  ]);
  return { now: at, parts, alerts, alarms, ...state, database: { bytes: db.size, limit: DATABASE_LIMIT } };
}

/** How the platform itself runs, for its administrators. */
export const operationRoutes = createRouter();

serve(operationRoutes, operationCalls.status, ({ db, env }) => platformStatus(db, env));
