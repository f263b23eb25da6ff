import { createHash, timingSafeEqual } from 'node:crypto';
import { now } from './clock.ts';

/** Seconds that a signed call may be old, or ahead: the signature covers nothing of its body. */
const SIGNED_SECONDS = 900;

/** What the chat app signs its calls with. */
interface Signed {
  signature: string;
  timestamp: string;
  nonce: string;
}

/**
 * Whether a call comes from the chat app: SHA-1 over the sorted token, time and nonce.
 * @param token the one that its console and this platform share
 */
export function isSigned(token: string, { signature, timestamp, nonce }: Signed): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now() - Number(timestamp)) > SIGNED_SECONDS) return false;
  const own = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest();
  const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : '', 'hex');
  return given.length === own.length && timingSafeEqual(own, given);
}

/** What became of a message, as its receipt says. */
const RECEIPT_OUTCOMES = ['delivered', 'user_block', 'system_failed'] as const;
type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

/** The chat app's report of one message. */
export interface Receipt {
  msgid: string;
  outcome: ReceiptOutcome;
  /** Unix seconds. */
  time: number;
}

/** The text of an element without children, plain or as CDATA; entities are none of what these elements hold. */
const elementOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[([^\\]]{0,200})\\]\\]>|([^<]{0,200}))\\s*</${name}>`)
    .exec(xml)
    ?.slice(1)
    .find((text) => text !== undefined)
    ?.trim() ?? '';

function outcomeOf(status: string): ReceiptOutcome {
  if (status === 'success') return 'delivered';
  return /user ?block/i.test(status) ? 'user_block' : 'system_failed';
}

/**
 * Reads the report of a sent template message (`TEMPLATESENDJOBFINISH`).
 * @returns null for every other event, and for what is no event at all
 */
export function readReceipt(xml: string): Receipt | null {
  if (elementOf(xml, 'MsgType') !== 'event' || elementOf(xml, 'Event') !== 'TEMPLATESENDJOBFINISH') return null;
  const msgid = elementOf(xml, 'MsgID');
  const status = elementOf(xml, 'Status').toLowerCase();
  if (!/^\d{1,20}$/.test(msgid) || !status) return null;
  const time = Number(elementOf(xml, 'CreateTime'));
  return {
    msgid,
    outcome: outcomeOf(status),
    time: Number.isInteger(time) && time > 0 ? Math.min(time, now()) : now(),
  };
}
