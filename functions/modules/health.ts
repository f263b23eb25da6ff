import { healthCalls } from '../../db/contract/calls/health.ts';
import type { Env } from '../platform/env.ts';
import { createRouter } from '../platform/openapi.ts';
import { serve } from '../platform/serve.ts';

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Whether the database, the object store and the Durable Objects' worker, which also consumes the queue, answer. */
export async function partsOf(env: Env): Promise<{ db: boolean; objects: boolean; queue: boolean }> {
  const [db, objects, queue] = await Promise.all([
    succeeds(env.DB.prepare('SELECT 1').first()),
    succeeds(env.FILES.head('health')),
    succeeds(env.LIMITS.get(env.LIMITS.idFromName('health')).refund()),
  ]);
  return { db, objects, queue };
}

/** `/web/health` (CALLS.md "Paths"). */
export const healthRoutes = createRouter();

serve(healthRoutes, healthCalls.health, ({ env }) => partsOf(env));
