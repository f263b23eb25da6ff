import type { TaskName } from '../../db/contract/operations.ts';
import { tellAlerts } from '../../functions/modules/administration/alert-messages.ts';
import { tellOverdue } from '../../functions/modules/deals/overdue.ts';
import { compareDue } from '../../functions/modules/follows/compare.ts';
import { tellFollowers } from '../../functions/modules/follows/tell.ts';
import { wakeImports } from '../../functions/modules/imports/jobs.ts';
import { removeOldDrafts } from '../../functions/modules/items/drafts/sweep.ts';
import { expireListings } from '../../functions/modules/items/listings/expiry.ts';
import { lapseRequests } from '../../functions/modules/matchmaking/lapse.ts';
import { moveHistory, sweepBodies } from '../../functions/modules/moderation/history.ts';
import { tidyNews } from '../../functions/modules/news/tidy.ts';
import { sendDueMessages } from '../../functions/modules/notices/notices.ts';
import { raisePlatformAlerts } from '../../functions/modules/operations/alerts.ts';
import { measureStorage } from '../../functions/modules/operations/measures.ts';
import { remindProgramme } from '../../functions/modules/programme/reminders.ts';
import { archivePushTargets } from '../../functions/modules/pushes/archive/archive.ts';
import { archiveUserPushes } from '../../functions/modules/pushes/archive/user-pushes.ts';
import { enqueueTargets } from '../../functions/modules/pushes/delivery/queue.ts';
import { tellReminders } from '../../functions/modules/services/reminders.ts';
import { digestThreads } from '../../functions/modules/threads/digest.ts';
import { now } from '../../functions/platform/clock.ts';
import type { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { wakeClock } from '../../functions/platform/schedules.ts';
import { lookAtDeliveries } from './look.ts';
import { readPublications, trainTopics } from './matching.ts';
import { sweep } from './sweep.ts';

type Task = (db: Database, env: Env) => Promise<unknown>;

/** Publications that one run compares at once, and how often it goes on. */
const AT_ONCE = 50;
const TURNS = 10;

/** The net under the alarms: finds schedules and targets that no alarm knows of, and sets the alarm again (house 7). */
async function sweepDeliveries(db: Database, env: Env): Promise<void> {
  const next = await lookAtDeliveries(db, env, false);
  if (next !== null) await wakeClock(env, next);
}

/** Compares what was published with what members follow, and tells them. */
async function tellOfFollowed(db: Database, env: Env): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) if ((await compareDue(db, AT_ONCE)) < AT_ONCE) break;
  for (let turn = 0; turn < TURNS; turn++) if ((await tellFollowers(db, env)) === 0) return;
}

/** Measures what is too dear to count when somebody asks, and tells administrators what is wrong with the platform. */
async function watchPlatform(db: Database): Promise<void> {
  await measureStorage(db);
  await raisePlatformAlerts(db);
}

/** Moves old targets of finished pushes to the archive, and shortens old pushes to subscribers, a bounded number a run. */
async function archivePushes(db: Database, env: Env): Promise<void> {
  const at = now();
  // What needs the database alone does not wait for the object store.
  await archiveUserPushes(db, at);
  await archivePushTargets(db, env, at);
}

/** Moves what was approved or returned long ago to the object store, and removes what nothing names there any more. */
async function keepHistory(db: Database, env: Env): Promise<void> {
  const at = now();
  await moveHistory(db, env, at);
  await sweepBodies(db, env, at);
}

/** Hands messages over to the queue. */
const handOver = (env: Env) => (ids: readonly string[]) => enqueueTargets(env, ids, 'message');

/** What the runs do, in order, by the name under which the last run is kept: first what cannot wait for the others. */
export const everyMinute: readonly [TaskName, Task][] = [
  ['deliveries', sweepDeliveries],
  ['news', tidyNews],
  ['matchmaking', lapseRequests],
  ['reading', readPublications],
  ['follows', tellOfFollowed],
  ['imports', wakeImports],
];
export const otherwise: readonly [TaskName, Task][] = [
  ['security-alerts', tellAlerts],
  ['platform-alerts', watchPlatform],
  ['listings', expireListings],
  ['deals', tellOverdue],
  ['reminders', tellReminders],
  ['programme', (db, env) => remindProgramme(db, handOver(env))],
  ['community', (db, env) => digestThreads(db, handOver(env))],
  ['messages', (db, env) => sendDueMessages(db, env, handOver(env))],
  ['sweep', sweep],
  ['push-archive', archivePushes],
  ['drafts', removeOldDrafts],
  ['history', keepHistory],
  ['training', (_, env) => trainTopics(env)],
];
