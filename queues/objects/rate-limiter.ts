import { DurableObject } from 'cloudflare:workers';

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  ends: number;
}

/** Counts attempts of one key in a window that starts with the first of them (contract: rate limits). */
export class RateLimiter extends DurableObject {
  /**
   * Counts attempts, all of them or none.
   * @param limit attempts that a window allows
   * @param count how many are made at once
   * @returns whether they are within the limit, and the seconds until the window ends
   */
  async take(limit: number, windowSeconds: number, count = 1): Promise<{ allowed: boolean; retryAfter: number }> {
    const at = Date.now();
    const kept = await this.ctx.storage.get<Window>('window');
    const window = kept && kept.ends > at ? kept : { count: 0, ends: at + windowSeconds * 1000 };
    const retryAfter = Math.ceil((window.ends - at) / 1000);
    if (window.count + count > limit) return { allowed: false, retryAfter };
    if (window.count === 0) await this.ctx.storage.setAlarm(window.ends);
    await this.ctx.storage.put('window', { ...window, count: window.count + count });
    return { allowed: true, retryAfter };
  }

  /**
   * Gives attempts back.
   * @param count how many
   */
  async refund(count = 1): Promise<void> {
    const window = await this.ctx.storage.get<Window>('window');
    if (!window || window.count === 0) return;
    await this.ctx.storage.put('window', { ...window, count: Math.max(0, window.count - count) });
  }

  /** Forgets all attempts. */
  async reset(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** A window that is over leaves nothing behind. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
