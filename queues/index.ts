import type { Env } from '../functions/platform/env.ts';
import { buryDeadLetters } from './consumers/dead-letters.ts';
import { consumeDeliveries } from './consumers/deliveries.ts';
import { sweep } from './cron/sweep.ts';

export { CodeSequence } from './objects/code-sequence.ts';
export { RateLimiter } from './objects/rate-limiter.ts';
export { TokenKeeper } from './objects/token-keeper.ts';

type Consumer = (batch: MessageBatch<unknown>, env: Env) => Promise<void> | void;
type Task = (env: Env) => Promise<void>;

/** One consumer a queue, by the queue's name. */
const consumers: ReadonlyMap<string, Consumer> = new Map<string, Consumer>([
  ['deliveries', consumeDeliveries],
  ['deliveries-dead', buryDeadLetters],
]);

/** What each cron run does, in order. */
const tasks: readonly Task[] = [sweep];

/** Dispatch only: what happens stands in consumers/, cron/ and objects/. */
export default {
  async queue(batch, env) {
    const consume = consumers.get(batch.queue);
    // Unknown work is kept for the version that knows it: an error sends it back to the queue.
    if (!consume) throw new Error(`no consumer for the queue ${batch.queue}`);
    await consume(batch, env);
  },
  async scheduled(_event, env) {
    for (const task of tasks) await task(env);
  },
} satisfies ExportedHandler<Env, unknown>;
