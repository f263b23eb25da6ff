import { env } from 'cloudflare:workers';
import type { Env } from '../../../functions/platform/env.ts';
import background from '../../../queues/index.ts';
import { injectFaults } from './faults.ts';
import { enforceD1Limits } from './limits.ts';

export * from '../../../queues/index.ts';

enforceD1Limits((env as unknown as { DB: D1Database }).DB);
injectFaults(env);

/**
 * Queues deliver at least once: with DELIVER_TWICE each batch comes a second time, beside the first. Schedules come as requests, which
 * the process that fires them waits for without standing still: it must go on reading what the workers log.
 */
export default {
  ...background,
  async fetch(request, bindings) {
    const cron = new URL(request.url).searchParams.get('cron') ?? '';
    await background.scheduled({ cron, scheduledTime: Date.now(), noRetry: () => undefined }, bindings);
    return new Response(null, { status: 204 });
  },
  async queue(batch, bindings) {
    const again = (bindings as { DELIVER_TWICE?: string }).DELIVER_TWICE === '1';
    await Promise.all([background.queue(batch, bindings), again && background.queue(batch, bindings)]);
  },
} satisfies ExportedHandler<Env, unknown>;
