import type { Env } from './env.ts';

/** The one object that wakes the delivery and paces its calls. */
export const pushClock = (env: Env) => env.SCHEDULES.get(env.SCHEDULES.idFromName('pushes'));

/**
 * Asks for a look at the pushes. A clock that does not answer is no reason to refuse what was already written: the cron
 * run finds it.
 * @param at ms since 1970
 */
export const wakeClock = (env: Env, at: number): Promise<void> =>
  pushClock(env)
    .wake(at)
    .catch(() => undefined);
