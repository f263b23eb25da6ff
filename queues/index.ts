import type { TaskName } from '../db/contract/operations.ts';
import { noteRuns, type TaskRun } from '../functions/modules/operations/runs.ts';
import { Database } from '../functions/platform/database.ts';
import type { Env } from '../functions/platform/env.ts';
import { buryDeadLetters } from './consumers/dead-letters.ts';
import { consumeDeliveries } from './consumers/deliveries.ts';
import { digestCommunity } from './cron/community.ts';
import { remindDeals } from './cron/deals.ts';
import { sweepDrafts } from './cron/drafts.ts';
import { tellOfFollowed } from './cron/follows.ts';
import { keepHistory } from './cron/history.ts';
import { goOnWithImports } from './cron/imports.ts';
import { endListings } from './cron/listings.ts';
import { readPublications, trainTopics } from './cron/matching.ts';
import { endRequests } from './cron/matchmaking.ts';
import { sweepMessages } from './cron/messages.ts';
import { endNews } from './cron/news.ts';
import { watchPlatform } from './cron/platform.ts';
import { remindOfProgramme } from './cron/programme.ts';
import { archivePushes, sweepDeliveries } from './cron/pushes.ts';
import { remind } from './cron/reminders.ts';
import { warnAdministrators } from './cron/security.ts';
import { sweep } from './cron/sweep.ts';

export { CodeSequence } from './objects/code-sequence.ts';
export { Importer } from './objects/importer.ts';
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

/** What the runs do, in order, by the name under which the last run is kept. */
const everyMinute: readonly [TaskName, Task][] = [
  ['deliveries', sweepDeliveries],
  ['news', endNews],
  ['matchmaking', endRequests],
  ['reading', readPublications],
  ['follows', tellOfFollowed],
  ['imports', goOnWithImports],
];
const otherwise: readonly [TaskName, Task][] = [
  ['security-alerts', warnAdministrators],
  ['platform-alerts', watchPlatform],
  ['listings', endListings],
  ['deals', remindDeals],
  ['reminders', remind],
  ['programme', remindOfProgramme],
  ['community', digestCommunity],
  ['messages', sweepMessages],
  ['sweep', sweep],
  ['push-archive', archivePushes],
  ['drafts', sweepDrafts],
  ['history', keepHistory],
  ['training', trainTopics],
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
    const runs: TaskRun[] = [];
    // What fails in one must not keep the others from their turn.
    for (const [name, task] of event.cron === EVERY_MINUTE ? everyMinute : otherwise) {
      const startedAt = Date.now();
      const error = await task(env).then(
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
