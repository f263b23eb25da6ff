import { now } from './clock.ts';
import { newObjectName } from './random.ts';
import type { Statement } from './statement.ts';

/**
 * A table of things that are due, of which one worker at a time has a row (house 6): it takes waiting rows for some seconds, does what
 * they say, and settles them; what became of a row whose worker is gone is for the table to say once its lease has run out.
 *
 * Two tables take their rows with statements of their own and share the settling alone: a message about a booking goes from a lease
 * that ran out straight into the next one, together with those that are due, and `security_alert_reader` has no state: what is due
 * follows from other tables, and its lease goes on as the pause of a gateway that refused.
 */
export interface Leased {
  table: string;
  /** Column of its key. */
  key: string;
  /** Column that tells one lease of a row from another; empty, 0 or in the past while nobody has it. */
  holder: string;
}

/** The same, where a lease has an id of its own (`lease_id`), and a waiting row a time from which on it may be taken (`next_time`). */
export interface WorkQueue extends Leased {
  holder: 'lease_id';
  /** Column of the lease's end. */
  until: string;
  /** What a partial index of the queue holds, where it has one: SQLite uses it only where a statement says the same. */
  within?: string;
}

/** Who takes rows, from when until when; unix seconds. */
export interface Lease {
  id: string;
  at: number;
  until: number;
}

/** @param seconds for which nobody else takes the rows */
export function newLease(seconds: number): Lease {
  const at = now();
  return { id: newObjectName(), at, until: at + seconds };
}

/**
 * Takes waiting rows; which ones it were, their `lease_id` says in the same batch. They are found by what `which` names, never among
 * all that wait: signs before the columns keep their indices out.
 * @param which condition that names the rows, in which `?3` is the time and the caller's values begin with `?4`
 * @param set what is written of them besides, behind a comma
 */
export const takeRows = (
  { table, holder, until }: WorkQueue,
  lease: Lease,
  { which, set = '', params }: { which: string; set?: string; params: unknown[] },
): Statement => ({
  sql: `UPDATE ${table} SET state = 'sending', ${holder} = ?1, ${until} = ?2, attempts = attempts + 1${set}
WHERE +state = 'waiting' AND +next_time <= ?3 AND ${which}`,
  params: [lease.id, lease.until, lease.at, ...params],
});

/**
 * Takes rows from workers that settled nothing before their lease ran out: what they did may have come about.
 * @param set what is written of them, in which `?1` is the time
 * @param at unix seconds
 */
export const endLeases = ({ table, holder, until, within = '1' }: WorkQueue, at: number, set: string): Statement => ({
  sql: `UPDATE ${table} SET ${holder} = NULL, ${set} WHERE ${within} AND state = 'sending' AND ${until} < ?1`,
  params: [at],
});

/** SQL for a value of a row that is settled. */
export const settled = (name: string): string => `j.value ->> '$.${name}'`;

/**
 * Writes what became of rows. Only who still has them writes: a late answer changes nothing that another one has settled.
 * @param held what the lease wrote into `holder`
 * @param rows key, as `id`, and values of each
 * @param set what is written, in which `settled` names the values; it has to free the row
 */
export const settleRows = (
  { table, key, holder }: Leased,
  held: string | number,
  rows: readonly ({ id: string } & Record<string, unknown>)[],
  set: string,
): Statement => ({
  sql: `UPDATE ${table} SET ${set} FROM json_each(?) j WHERE ${table}.${key} = ${settled('id')} AND ${holder} = ?`,
  params: [JSON.stringify(rows), held],
});
