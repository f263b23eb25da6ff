import type { Caller } from '../platform/caller.ts';
import { now } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { takeAttempt } from '../platform/rate-limit.ts';

/** Rows that one account, or the visitors of one address, read in a window: far beyond what an office full of people does. */
const LIMIT = { name: 'table-reads', limit: 1_500_000, windowSeconds: 300 } as const;
/** What a call counts for at least: answering costs more than its rows. */
const CALL = 50;
/** Rows that an isolate counts by itself, before it tells the counter that all isolates share. */
const UNTOLD = 50_000;
/** Readers that an isolate remembers. */
const READERS = 5000;

interface Reader {
  untold: number;
  closedUntil: number;
}

const readers = new Map<string, Reader>();

/** Who reads: visitors are told apart by their address, everybody else by the account. */
const readerOf = (caller: Caller, address: string): string =>
  caller.kind === 'visitor' ? `address ${address}` : `account ${caller.userId ?? caller.recommenderId}`;

async function tell(env: Env, key: string, reader: Reader): Promise<void> {
  const rows = reader.untold;
  reader.untold = 0;
  try {
    await takeAttempt(env, [{ ...LIMIT, key }], rows);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    reader.closedUntil = now() + Number(error.params.seconds ?? 1);
  }
}

/**
 * Runs a read of the table service and counts what it cost, whether it is answered or refused. Cheap reads are counted in
 * the isolate alone and cost no round trip.
 * @param cost rows read since the read began
 * @throws AppError 429 with Retry-After for a reader whose window is full, and what `read` throws
 */
export async function countedRead<T>(
  { env, caller, address }: { env: Env; caller: Caller; address: string },
  read: () => Promise<T>,
  cost: () => number,
): Promise<T> {
  const key = readerOf(caller, address);
  const reader = readers.get(key) ?? { untold: 0, closedUntil: 0 };
  const seconds = reader.closedUntil - now();
  if (seconds > 0) throw new AppError(429, 'too_many_requests', { params: { seconds } });
  // Whoever is forgotten was idle longest, and has little to tell.
  readers.delete(key);
  readers.set(key, reader);
  const [oldest] = readers.keys();
  if (readers.size > READERS && oldest !== undefined) readers.delete(oldest);
  try {
    return await read();
  } finally {
    reader.untold += Math.max(CALL, cost());
    if (reader.untold >= UNTOLD) await tell(env, key, reader);
  }
}
