export const faultChannels = [
  'wechat',
  'wechat-token',
  'wechat-ticket',
  'wechat-oauth',
  'wechat-receipt',
  'sms',
  'mail',
  'company',
] as const;
export type FaultChannel = (typeof faultChannels)[number];

/** What needs no code: nothing at all, no answer, one that gets lost, one of another form, one that leads elsewhere. */
const PLAIN = ['ok', 'timeout', 'lost-reply', 'garbage', 'redirect'] as const;

export type Fault = { kind: (typeof PLAIN)[number] } | { kind: 'error'; code: number };

interface Setting {
  fault: Fault;
  rate: number;
  due: number;
}

/**
 * @param mode `ok`, `timeout`, `lost-reply`, `garbage`, `redirect` or `error:<errcode>`
 * @returns undefined for anything else
 */
export function parseMode(mode: unknown): Fault | undefined {
  const kind = PLAIN.find((each) => each === mode);
  if (kind) return { kind };
  const code = typeof mode === 'string' ? /^error:(-?\d{1,6})$/.exec(mode)?.[1] : undefined;
  return code === undefined ? undefined : { kind: 'error', code: Number(code) };
}

export class Faults {
  readonly #settings = new Map<FaultChannel, Setting>();

  set(channel: FaultChannel, fault: Fault, rate: number): void {
    this.#settings.set(channel, { fault, rate, due: 0 });
  }

  /** A rate of 0.25 misbehaves on exactly each fourth call: tests count, so chance would not do. */
  next(channel: FaultChannel): Fault {
    const setting = this.#settings.get(channel);
    if (!setting) return { kind: 'ok' };
    setting.due += setting.rate;
    if (setting.due < 1) return { kind: 'ok' };
    setting.due -= 1;
    return setting.fault;
  }
}
