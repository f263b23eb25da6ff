import { randomUUID } from 'node:crypto';

export const channels = ['wechat', 'sms', 'mail'] as const;
type Channel = (typeof channels)[number];

/** What a caller of the gateway handed over, in the shape that GET /dev/outbox answers. */
export interface Message {
  id: string;
  channel: Channel;
  /** openid, phone number or e-mail address */
  to: string;
  template_id: string | null;
  url: string | null;
  data: unknown;
  body: unknown;
  /** unix seconds */
  at: number;
  result: unknown;
}

const KEPT = 20_000;

export class Outbox {
  readonly #messages: Message[] = [];

  take(message: Omit<Message, 'id' | 'at'>): Message {
    const taken = { id: randomUUID(), at: Math.floor(Date.now() / 1000), ...message };
    this.#messages.push(taken);
    if (this.#messages.length > KEPT) this.#messages.shift();
    return taken;
  }

  /** Newest first. */
  list(filter: { to?: string | null; channel?: string | null }): Message[] {
    return this.#messages
      .filter((m) => (!filter.to || m.to === filter.to) && (!filter.channel || m.channel === filter.channel))
      .reverse();
  }
}
