import { env } from 'cloudflare:workers';
import type { Env } from '../../../functions/platform/env.ts';
import background from '../../../queues/index.ts';
import { injectFaults } from './faults.ts';
import { enforceD1Limits } from './limits.ts';

export * from '../../../queues/index.ts';

enforceD1Limits((env as unknown as { DB: D1Database }).DB);
injectFaults(env);

/** Queues deliver at least once: with DELIVER_TWICE each batch comes a second time, beside the first. */
export default {
  ...background,
  async queue(batch, bindings) {
    const again = (bindings as { DELIVER_TWICE?: string }).DELIVER_TWICE === '1';
    await Promise.all([background.queue(batch, bindings), again && background.queue(batch, bindings)]);
  },
} satisfies ExportedHandler<Env, unknown>;
