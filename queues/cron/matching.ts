import { currentModel } from '../../functions/modules/matching/kept-model.ts';
import { readAgain, readDue } from '../../functions/modules/matching/reading.ts';
import { now } from '../../functions/platform/clock.ts';
import type { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Publications that one run reads at once, and how often it goes on. */
const AT_ONCE = 100;
const TURNS = 10;

/** Lets matches find what was published or changed, and what a former model read last. */
export async function readPublications(db: Database, env: Env): Promise<void> {
  const model = await currentModel(db, env);
  for (let turn = 0; turn < TURNS; turn++) {
    const read = [await readDue(db, model, AT_ONCE), await readAgain(db, model, AT_ONCE)];
    if (read.every((count) => count < AT_ONCE)) return;
  }
}

/** The hour of the night, in UTC, and the minutes of it in which a training begins: two o'clock in China. */
const NIGHT = 18;
const MINUTES = 5;

/** Once a night the fields are learned anew. */
export async function trainTopics(env: Env): Promise<void> {
  const at = new Date(now() * 1000);
  if (at.getUTCHours() === NIGHT && at.getUTCMinutes() < MINUTES) await env.TRAINER.getByName('topics').start();
}
