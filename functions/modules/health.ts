import * as z from 'zod';
import type { Env } from '../platform/env.ts';
import { ok } from '../platform/envelope.ts';
import { createRoute, createRouter, envelope } from '../platform/openapi.ts';

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Whether the database, the object store and the Durable Objects' worker, which also consumes the queue, answer. */
async function parts(env: Env): Promise<{ db: boolean; objects: boolean; queue: boolean }> {
  const [db, objects, queue] = await Promise.all([
    succeeds(env.DB.prepare('SELECT 1').first()),
    succeeds(env.FILES.head('health')),
    succeeds(env.LIMITS.get(env.LIMITS.idFromName('health')).refund()),
  ]);
  return { db, objects, queue };
}

const health = createRoute({
  method: 'get',
  path: '/health',
  tags: ['platform'],
  who: 'everybody',
  summary: 'Whether the parts of the platform answer',
  responses: envelope(z.object({ db: z.boolean(), objects: z.boolean(), queue: z.boolean() })),
});

/** `/web/health` (CALLS.md "Paths"). */
export const healthRoutes = createRouter().openapi(health, async (c) => ok(c, await parts(c.env)));
