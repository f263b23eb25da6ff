import { DurableObject } from 'cloudflare:workers';

/** Hands out the numbers of one code sequence: one object a kind and month (house 5, core§9). */
export class CodeSequence extends DurableObject {
  /**
   * The next number: greater than every number given before and than `floor`.
   * @param floor highest number that the caller saw in the database, so that a lost object never repeats one
   * @param isHighest whether the caller looked at all of them
   * @returns null where the object remembers nothing, in a new month or after a loss, and the caller did not look at all of them
   */
  async next(floor: number, isHighest = true): Promise<number | null> {
    const last = await this.ctx.storage.get<number>('last');
    if (last === undefined && !isHighest) return null;
    const number = Math.max(last ?? 0, floor) + 1;
    await this.ctx.storage.put('last', number);
    return number;
  }
}
