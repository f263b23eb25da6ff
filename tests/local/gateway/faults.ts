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

export type Fault = { kind: 'ok' } | { kind: 'error'; code: number } | { kind: 'timeout' } | { kind: 'lost-reply' };

interface Setting {
  fault: Fault;
  rate: number;
  due: number;
}

/**
 * @param mode `ok`, `timeout`, `lost-reply` or `error:<errcode>`
 * @returns undefined for anything else
 */
export function parseMode(mode: unknown): Fault | undefined {
  if (mode === 'ok' || mode === 'timeout' || mode === 'lost-reply') return { kind: mode };
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
