/** A call that would have to wait longer is not reserved: its claim would run out meanwhile. */
const LONGEST_WAIT_MS = 4000;

/** In how many milliseconds reserved calls begin, or to ask again: no worker's clock need agree with this one. */
export type Turn = { after: number } | { wait: number };

/** Which calls were reserved so far, one after the other at the rate of each. */
export class Pace {
  private nextCall = 0;
  /** When it was asked last, by the same clock. */
  private lastAsked = 0;

  /**
   * Reserves the next calls; nobody waits longer than what is reserved takes, wherever the clock jumps (decision 369).
   * @param at now, ms since 1970
   * @param count how many calls; 0 asks whether there is time
   * @param perSecond the rate
   */
  reserve(at: number, count: number, perSecond: number): Turn {
    // What is reserved lies as far ahead as before: else everybody would wait until a clock that was set back is there again.
    if (at < this.lastAsked) this.nextCall -= this.lastAsked - at;
    this.lastAsked = at;
    const start = Math.max(at, this.nextCall);
    if (start - at > LONGEST_WAIT_MS) return { wait: start - at - LONGEST_WAIT_MS / 2 };
    this.nextCall = start + (count * 1000) / perSecond;
    return { after: start - at };
  }
}
