import { type FaultChannel, faultChannels, parseMode } from './faults.ts';
import { channels } from './outbox.ts';
import type { Gateway } from './server.ts';

interface ToolRequest {
  method: string;
  url: string;
  json: () => Promise<unknown>;
}

interface Envelope {
  status: number;
  msg: string;
  result: unknown;
}

const ok = (result: unknown): Envelope => ({ status: 200, msg: '', result });
const refused = (status: number, msg: string): Envelope => ({ status, msg, result: null });

/**
 * The paths under /dev/ that exist on the local server only.
 * @param fireCron runs a cron task of the background worker now; undefined runs all of them
 */
export function localTools(gateway: Gateway, fireCron: (cron?: string) => Promise<string[]>) {
  return async (request: ToolRequest): Promise<Envelope> => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    if (call === 'GET /dev/outbox') {
      const channel = searchParams.get('channel');
      if (channel && !(channels as readonly string[]).includes(channel)) {
        return refused(422, `channel is one of ${channels.join(', ')}`);
      }
      const records = gateway.outbox.list({ to: searchParams.get('to'), channel });
      return ok({ records, current: 1, pages: 1, total: records.length });
    }
    if (call === 'POST /dev/faults') return setFault(gateway, await request.json().catch(() => null));
    if (call === 'POST /dev/cron') {
      const body = (await request.json().catch(() => ({}))) as { cron?: string };
      return ok({ fired: await fireCron(body.cron) });
    }
    return refused(404, `${call} does not exist; there are GET /dev/outbox, POST /dev/faults and POST /dev/cron`);
  };
}

function setFault(gateway: Gateway, body: unknown): Envelope {
  const { channel, mode, rate = 1 } = (body ?? {}) as { channel?: unknown; mode?: unknown; rate?: unknown };
  if (!(faultChannels as readonly unknown[]).includes(channel)) {
    return refused(422, `channel is one of ${faultChannels.join(', ')}`);
  }
  if (channel === 'wechat-token' && mode === 'expire') {
    gateway.wechat.expireTokens();
    return ok({ channel, mode });
  }
  const fault = parseMode(mode);
  if (!fault) return refused(422, 'mode is ok, error:<errcode>, timeout, lost-reply, garbage or redirect');
  const share = Number(rate);
  if (!(share >= 0 && share <= 1)) return refused(422, 'rate is a number from 0 to 1');
  gateway.faults.set(channel as FaultChannel, fault, share);
  return ok({ channel, mode, rate: share });
}
