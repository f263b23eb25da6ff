import { deviceName } from '../../db/contract/devices.ts';
import { SECURITY_CAPS, type SecurityOutcome, type SecurityType } from '../../db/contract/security.ts';
import type { RowOf } from '../../db/contract/tables.ts';
import { now } from './clock.ts';
import { newId } from './random.ts';
import type { SecurityEvent, Statement } from './statement.ts';

/** Where the calls of a request come from, as the log keeps it. */
export interface Origin {
  address: string | null;
  device: string | null;
  /** The request in which it happened; the log stream alone names it. */
  request?: string;
}

export const NO_ORIGIN: Origin = { address: null, device: null };

/** The network of an address: without the last number of IPv4, the first three groups of IPv6. */
function shortened(address: string): string {
  if (address.includes('.') && !address.includes(':')) return address.replace(/\.\d+$/, '.*');
  const [front = '', back] = address.split('::');
  const groups = [...front.split(':').filter(Boolean), ...(back === undefined ? [] : ['0', '0', '0'])];
  return `${groups.slice(0, 3).join(':')}::*`;
}

/** Where a call comes from, as the edge saw it. */
export function sourceOf(request: Request): Origin {
  const address = request.headers.get('cf-connecting-ip');
  const device = deviceName(request.headers.get('user-agent'));
  // Of a program that is no known browser, its name alone.
  return {
    address: address === null ? 'local' : shortened(address),
    device: /^[\w.-]{1,30}(?: · \w+)?/.exec(device)?.[0] ?? null,
  };
}

const COLUMNS = 'id, type, outcome, user_id, subject_id, address, device, cause, add_time';

interface Row extends RowOf<'security_event', 'id' | 'user_id' | 'subject_id' | 'address' | 'device' | 'add_time'> {
  type: SecurityType;
  outcome: SecurityOutcome;
  detail: string | null;
}

const rowOf = (event: SecurityEvent, origin: Origin): Row => ({
  id: newId(),
  type: event.type,
  outcome: event.outcome ?? 'ok',
  user_id: event.userId,
  subject_id: event.subjectId ?? null,
  address: origin.address,
  device: origin.device,
  detail: event.detail?.slice(0, 200) ?? null,
  add_time: now(),
});

/** A row of the log, and the line that the log stream gets when the row was written. */
export interface Recorded extends Statement {
  line: string;
}

function recorded(row: Row, origin: Origin, condition: string, params: unknown[]): Recorded {
  const { add_time: at, ...rest } = row;
  const values = COLUMNS.replace(/\w+/g, '?');
  return {
    sql: `INSERT INTO security_event (${COLUMNS}) SELECT ${values} WHERE ${condition}`,
    params: [...Object.values(row), ...params],
    line: JSON.stringify({ security: row.type, at, ...rest, ...(origin.request && { request: origin.request }) }),
  };
}

/** Failures and refusals of a network, and of all, in the minute before. */
const WITHIN_CAPS = `(SELECT count(*) FROM (SELECT 1 FROM security_event WHERE address IS ? AND add_time > ?
  AND outcome <> 'ok' LIMIT ${SECURITY_CAPS.address})) < ${SECURITY_CAPS.address}
AND (SELECT count(*) FROM (SELECT 1 FROM security_event WHERE add_time > ? AND outcome <> 'ok' LIMIT ${SECURITY_CAPS.all})) < ${SECURITY_CAPS.all}`;

/** Staff who signed in before, but never with this kind of browser from this network. */
const UNKNOWN_DEVICE = `EXISTS (SELECT 1 FROM user WHERE user_id = ? AND authority <> '')
AND EXISTS (SELECT 1 FROM security_event WHERE user_id = ? AND type = 'sign-in')
AND NOT EXISTS (SELECT 1 FROM security_event WHERE user_id = ? AND type = 'sign-in' AND device IS ? AND address IS ?)`;

/**
 * The statements that write an event, for the batch of what it tells of. What a stranger can cause is written up to a number a
 * minute; a sign-in of staff with an unknown device is an event of its own.
 */
export function eventStatements(event: SecurityEvent, origin: Origin): Recorded[] {
  const row = rowOf(event, origin);
  if (row.outcome !== 'ok') {
    const since = row.add_time - SECURITY_CAPS.seconds;
    return [recorded(row, origin, WITHIN_CAPS, [row.address, since, since])];
  }
  const { sql: when, params: whenParams } = event.when ?? { sql: '1', params: [] };
  const happened = recorded(row, origin, when, whenParams);
  if (row.type !== 'sign-in' || row.user_id === null) return [happened];
  const who = row.user_id;
  const device = rowOf({ ...event, type: 'new-device' }, origin);
  const unknown = [who, who, who, row.device, row.address, ...whenParams];
  return [recorded(device, origin, `${UNKNOWN_DEVICE} AND ${when}`, unknown), happened];
}

let minute = 0;
let counts = new Map<string, number>();

/**
 * Whether an event that a stranger can cause is worth a call to the database: this isolate remembers what it wrote this minute.
 */
export function isWithinCaps(origin: Origin): boolean {
  const current = Math.floor(now() / SECURITY_CAPS.seconds);
  if (current !== minute) {
    minute = current;
    counts = new Map();
  }
  const key = origin.address ?? '';
  const count = (counts.get(key) ?? 0) + 1;
  if (counts.size < SECURITY_CAPS.all || counts.has(key)) counts.set(key, count);
  else return false;
  return count <= SECURITY_CAPS.address;
}

/** Entries of the audit log that are events of the security log as well. */
const AUDITED: ReadonlySet<string> = new Set<SecurityType>([
  'rights',
  'disable',
  'enable',
  'register',
  'change-password',
  'change-account',
  'recover-password',
  'delete-account',
  'wx-bind',
  'wx-unbind',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes',
  'owner',
  'verification',
  'export',
  'push-export',
  'look-id-number',
  'setting',
]);

const isAudited = (action: string): action is SecurityType => AUDITED.has(action);

/** The event that an entry of the audit log is, or none. */
export function eventOfAudit(action: string, userId: string | null, itemId: string): SecurityEvent | undefined {
  if (!isAudited(action)) return undefined;
  return { type: action, userId, subjectId: itemId && itemId !== userId ? itemId : null };
}
