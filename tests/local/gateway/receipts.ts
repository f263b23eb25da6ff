import { createHash, randomBytes } from 'node:crypto';
import type { Faults } from './faults.ts';

/** Where receipts go, and what signs them. */
interface Callback {
  url: string;
  token: string;
}

/** Recipients that begin with these words are reported so, without any fault being set. */
const recipients: [prefix: string, status: string][] = [
  ['blocking-', 'failed:user block'],
  ['unreachable-', 'failed: system failed'],
];

/** The address of the callback with what the account signs its calls with. */
export function signedAddress({ url, token }: Callback, timestamp = Math.floor(Date.now() / 1000)): string {
  const nonce = randomBytes(5).toString('hex');
  const text = [token, String(timestamp), nonce].sort().join('');
  const signature = createHash('sha1').update(text).digest('hex');
  return `${url}?${new URLSearchParams({ signature, timestamp: String(timestamp), nonce })}`;
}

/** The event that tells what became of a message, as the account writes it. */
export const receiptXml = (openid: string, msgid: string, status: string): string =>
  `<xml><ToUserName><![CDATA[gh_7f083739789a]]></ToUserName><FromUserName><![CDATA[${openid}]]></FromUserName>` +
  `<CreateTime>${Math.floor(Date.now() / 1000)}</CreateTime><MsgType><![CDATA[event]]></MsgType>` +
  `<Event><![CDATA[TEMPLATESENDJOBFINISH]]></Event><MsgID>${msgid}</MsgID><Status><![CDATA[${status}]]></Status></xml>`;

/** What the account reports of messages that it took, soon afterwards and one after the other. */
export class Receipts {
  /** Nothing is reported before it is known where to. */
  callback: Callback | undefined;
  readonly #faults: Faults;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  report(openid: string, msgid: string): void {
    const { callback } = this;
    const fault = this.#faults.next('wechat-receipt');
    if (!callback || fault.kind === 'timeout' || fault.kind === 'lost-reply') return;
    const own = recipients.find(([prefix]) => openid.startsWith(prefix))?.[1] ?? 'success';
    const body = receiptXml(openid, msgid, fault.kind === 'error' ? 'failed: system failed' : own);
    this.#last = this.#last.then(async () => {
      if (this.#closed) return;
      const init = { method: 'POST', body, headers: { 'content-type': 'text/xml' }, signal: AbortSignal.timeout(5000) };
      await fetch(signedAddress(callback), init).catch(() => undefined);
    });
  }

  /** Ends once nothing is under way any more. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }
}
