import { noteRuns, type TaskRun } from '../functions/modules/operations/runs.ts';
import { Database } from '../functions/platform/database.ts';
import type { Env } from '../functions/platform/env.ts';
import { buryDeadLetters } from './consumers/dead-letters.ts';
import { consumeDeliveries } from './consumers/deliveries.ts';
import { everyMinute, otherwise } from './cron/tasks.ts';

export { CodeSequence } from './objects/code-sequence.ts';
export { Importer } from './objects/importer.ts';
export { PushClock } from './objects/push-clock.ts';
export { RateLimiter } from './objects/rate-limiter.ts';
export { TokenKeeper } from './objects/token-keeper.ts';
export { TopicTrainer } from './objects/topic-trainer.ts';

type Consumer = (batch: MessageBatch<unknown>, env: Env) => Promise<void> | void;

/** One consumer a queue, by the queue's name. */
const consumers: ReadonlyMap<string, Consumer> = new Map<string, Consumer>([
  ['deliveries', consumeDeliveries],
  ['deliveries-dead', buryDeadLetters],
]);

/** The cron expression of what cannot wait for the others. */
const EVERY_MINUTE = '* * * * *';

/** Dispatch only: what happens stands in consumers/, cron/ and objects/. */
export default {
  async queue(batch, env) {
    const consume = consumers.get(batch.queue);
    // Unknown work is kept for the version that knows it: an error sends it back to the queue.
    if (!consume) throw new Error(`no consumer for the queue ${batch.queue}`);
    await consume(batch, env);
  },
  async scheduled(event, env) {
    const runs: TaskRun[] = [];
    // What fails in one must not keep the others from their turn.
    for (const [name, task] of event.cron === EVERY_MINUTE ? everyMinute : otherwise) {
      const startedAt = Date.now();
      const error = await task(new Database(env.DB), env).then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      );
      runs.push({ name, milliseconds: Date.now() - startedAt, ...(error && { error: error.reason }) });
    }
    await noteRuns(new Database(env.DB), runs);
    const failed = runs.filter((run) => 'error' in run).map(({ error }) => error);
    if (failed.length > 0) throw new AggregateError(failed, `scheduled tasks failed: ${failed.map(String).join('; ')}`);
  },
} satisfies ExportedHandler<Env, unknown>;
