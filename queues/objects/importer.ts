import { DurableObject } from 'cloudflare:workers';
import { pauseBroken, Slices } from '../../functions/modules/imports/slice.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { failureOf, recordFailure } from '../../functions/platform/failures.ts';

/** After a slice that failed, each time twice as long; after so many in a row the import waits for a person. */
const AGAIN_MS = 1000;
const FAILURES = 5;
/** After so many, rows that break alone are refused. */
const CAREFUL = 2;

/** Under which the object keeps whose work it does: an alarm does not tell its name. */
const JOB = 'job';

/**
 * Makes the items of one import, a slice an alarm. Where it is stands in the database alone: a slice that is done again after a crash
 * finds the rows that the first one finished.
 */
export class Importer extends DurableObject<Env> {
  private readonly slices = new Slices(this.env);
  private failures = 0;

  /** Begins or goes on with an import; one that is under way just does. */
  async wake(job: string): Promise<void> {
    await this.ctx.storage.put(JOB, job);
    this.failures = 0;
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > Date.now()) await this.ctx.storage.setAlarm(Date.now());
  }

  /** Alarms come at least once and may come twice: a slice repeats nothing. */
  override async alarm(): Promise<void> {
    const job = await this.ctx.storage.get<string>(JOB);
    if (job === undefined) return;
    const db = new Database(this.env.DB);
    try {
      const wait = await this.slices.next(db, job, this.failures >= CAREFUL);
      this.failures = 0;
      if (wait !== null) await this.ctx.storage.setAlarm(Date.now() + wait);
    } catch (error) {
      this.failures += 1;
      await recordFailure(db, failureOf(error, 'alarm', 'imports'));
      if (this.failures < FAILURES) await this.ctx.storage.setAlarm(Date.now() + AGAIN_MS * 2 ** (this.failures - 1));
      else await pauseBroken(db, job);
    }
  }
}
