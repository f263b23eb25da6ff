import type { Env, RateLimiterStub } from '../../../functions/platform/env.ts';
import site from '../../local/entry/site.ts';

type Fetch = (typeof site)['fetch'];

/** Grants everything: a hundred thousand calls are no flood here, and what a limiter refuses reaches no code. */
const generous = {
  take: async () => ({ allowed: true, retryAfter: 0 }),
  refund: async () => undefined,
  reset: async () => undefined,
} as unknown as RateLimiterStub;

/** The product without limits of calls. */
export default {
  fetch(request: Request, env: Parameters<Fetch>[1] & Partial<Env>, ctx: ExecutionContext) {
    const LIMITS = { idFromName: (name: string) => name, get: () => generous } as unknown as Env['LIMITS'];
    const bindings: typeof env = { ...env, LIMITS };
    return site.fetch(request, bindings, ctx);
  },
};
