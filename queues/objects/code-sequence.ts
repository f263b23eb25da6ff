import { DurableObject } from 'cloudflare:workers';

/** Hands out the numbers of one code sequence: one object a kind and month (house 5, core§9). */
export class CodeSequence extends DurableObject {
  /**
   * The next number: greater than every number given before and than `floor`.
   * @param floor highest number known to the database, so that a lost object never repeats one
   */
  async next(floor: number): Promise<number> {
    const last = (await this.ctx.storage.get<number>('last')) ?? 0;
    const number = Math.max(last, floor) + 1;
    await this.ctx.storage.put('last', number);
    return number;
  }
}
