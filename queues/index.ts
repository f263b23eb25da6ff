import type { Env } from '../functions/platform/env.ts';
import { buryDeadLetters } from './consumers/dead-letters.ts';
import { consumeDeliveries } from './consumers/deliveries.ts';
import { digestCommunity } from './cron/community.ts';
import { remindDeals } from './cron/deals.ts';
import { sweepDrafts } from './cron/drafts.ts';
import { tellOfFollowed } from './cron/follows.ts';
import { endListings } from './cron/listings.ts';
import { readPublications, trainTopics } from './cron/matching.ts';
import { endRequests } from './cron/matchmaking.ts';
import { sweepMessages } from './cron/messages.ts';
import { endNews } from './cron/news.ts';
import { remindOfProgramme } from './cron/programme.ts';
import { sweepDeliveries } from './cron/pushes.ts';
import { remind } from './cron/reminders.ts';
import { warnAdministrators } from './cron/security.ts';
import { sweep } from './cron/sweep.ts';

export { CodeSequence } from './objects/code-sequence.ts';
export { PushClock } from './objects/push-clock.ts';
export { RateLimiter } from './objects/rate-limiter.ts';
export { TokenKeeper } from './objects/token-keeper.ts';
export { TopicTrainer } from './objects/topic-trainer.ts';

type Consumer = (batch: MessageBatch<unknown>, env: Env) => Promise<void> | void;
type Task = (env: Env) => Promise<void>;

/** One consumer a queue, by the queue's name. */
const consumers: ReadonlyMap<string, Consumer> = new Map<string, Consumer>([
  ['deliveries', consumeDeliveries],
  ['deliveries-dead', buryDeadLetters],
]);

/** The cron expression of what cannot wait for the others. */
const EVERY_MINUTE = '* * * * *';

/** What the other cron runs do, in order. */
const tasks: readonly Task[] = [
  warnAdministrators,
  endListings,
  remindDeals,
  remind,
  remindOfProgramme,
  digestCommunity,
  sweepMessages,
  sweep,
  sweepDrafts,
  trainTopics,
];

/** Dispatch only: what happens stands in consumers/, cron/ and objects/. */
export default {
  async queue(batch, env) {
    const consume = consumers.get(batch.queue);
    // Unknown work is kept for the version that knows it: an error sends it back to the queue.
    if (!consume) throw new Error(`no consumer for the queue ${batch.queue}`);
    await consume(batch, env);
  },
  async scheduled(event, env) {
    const failed: unknown[] = [];
    // What fails in one must not keep the others from their turn.
    for (const task of event.cron === EVERY_MINUTE
      ? [sweepDeliveries, endNews, endRequests, readPublications, tellOfFollowed]
      : tasks) {
      await task(env).catch((error: unknown) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, `scheduled tasks failed: ${failed.map(String).join('; ')}`);
  },
} satisfies ExportedHandler<Env, unknown>;
