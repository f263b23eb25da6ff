import { DurableObject } from 'cloudflare:workers';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { failureOf, recordFailure } from '../../functions/platform/failures.ts';
import { lookAtDeliveries } from '../cron/look.ts';
import { Pace, type Turn } from './pace.ts';

/** After a look that failed. */
const AGAIN_MS = 5000;

/** Wakes the delivery when something is due, and paces its calls to the chat app (house 6, 7): one object for all workers. */
export class PushClock extends DurableObject<Env> {
  private readonly pace = new Pace();
  /** What stood in the queue before a crash may be lost: the first look after a start hands everything over again. */
  private fresh = true;

  /** When the next look comes (ms since 1970); null where nothing is under way. */
  next(): Promise<number | null> {
    return this.ctx.storage.getAlarm();
  }

  /** @param at ms since 1970 */
  async wake(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > at) await this.ctx.storage.setAlarm(at);
  }

  /** Reserves the next calls at a rate that all workers share, as `Pace` does. */
  reserve(count: number, perSecond: number): Promise<Turn> {
    return Promise.resolve(this.pace.reserve(Date.now(), count, perSecond));
  }

  /** Alarms come at least once and may come twice: a look repeats nothing. */
  override async alarm(): Promise<void> {
    let next: number | null = Date.now() + AGAIN_MS;
    try {
      next = await lookAtDeliveries(new Database(this.env.DB), this.env, this.fresh);
      this.fresh = false;
    } catch (error) {
      await recordFailure(new Database(this.env.DB), failureOf(error, 'alarm', 'deliveries'));
    }
    if (next !== null) await this.wake(next);
  }
}
