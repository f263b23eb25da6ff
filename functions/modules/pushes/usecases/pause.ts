import type { Database, Statement } from '../../../platform/database.ts';
import { ACCOUNT } from './conditions.ts';
import { isAnswered, OUTAGE, type Outcome } from './outcome.ts';

/** What an account whose answers failed to come is tried with, until it answers again. */
const PROBE = 3;

/** Seconds that such a try may take; when they are over its messages were lost, and others are handed over. */
const PROBE_SECONDS = 20;

/** Whether messages may be handed to the queue now. */
export interface Gate {
  /** Until when nothing is sent; unix seconds, 0 when the account is open. */
  closedUntil: number;
  /**
   * Rows that are handed over at most, by the one look that takes the turn (`takeTurn`); absent: as many as a look takes.
   */
  limit?: number;
  /** Whether rows that the queue should know of are handed over as well: what came during a pause was passed over. */
  all: boolean;
  /** A pause is over whose end nobody has looked at before. */
  over?: boolean;
}

/** The account's pause as it is stored. */
export interface PauseRow {
  until_time: number;
  error_code: string | null;
}

/** Reads the pause of the account. */
export const readPause: Statement = {
  sql: `SELECT until_time, error_code FROM delivery_pause WHERE id = '${ACCOUNT}'`,
  params: [],
};

/**
 * What the account's pause means now.
 * @param at unix seconds
 * @param all whether everything is handed over anyway
 */
export function gateOf(row: PauseRow | undefined, at: number, all: boolean): Gate {
  if (!row?.until_time) return { closedUntil: 0, all };
  if (row.until_time > at) return { closedUntil: row.until_time, all };
  return row.error_code === OUTAGE
    ? { closedUntil: 0, limit: PROBE, all: false }
    : { closedUntil: 0, all: true, over: true };
}

/**
 * Forgets a pause that is over, once what it held back is handed over; one that waits for an answer stays.
 * @param at unix seconds
 */
export const forgetPause = (db: Database, at: number): Promise<number> =>
  db.run(
    `UPDATE delivery_pause SET until_time = 0 WHERE id = '${ACCOUNT}' AND until_time BETWEEN 1 AND ?
  AND error_code IS NOT '${OUTAGE}'`,
    [at],
  );

/**
 * Takes the turn to try an account that answered nothing: of looks that coincide one has it, and the next comes once the
 * try has ended.
 * @param at unix seconds
 */
export const takeTurn = async (db: Database, at: number): Promise<boolean> =>
  (await db.run(
    `UPDATE delivery_pause SET probe_time = ?1 WHERE id = '${ACCOUNT}' AND error_code = '${OUTAGE}'
  AND until_time BETWEEN 1 AND ?1 AND probe_time <= ?2`,
    [at, at - PROBE_SECONDS],
  )) === 1;

/** Whether the account is tried with a few messages, since it answered nothing before. */
export const isProbed = (row: PauseRow | undefined): boolean => row?.error_code === OUTAGE && row.until_time > 0;

/**
 * What the answers say about the account: it is there again, or it has to wait, as long as the longest of them asks for.
 * @param at unix seconds
 */
export function pauseAccount(results: readonly { outcome: Outcome }[], at: number): Statement[] {
  const longest = results.reduce<Outcome | undefined>((most, { outcome }) => {
    if (outcome.pauseUntil === undefined) return most;
    return (most?.pauseUntil ?? 0) < outcome.pauseUntil ? outcome : most;
  }, undefined);
  const answered = results.some(({ outcome }) => isAnswered(outcome));
  return [
    ...(answered
      ? [
          {
            sql: `UPDATE delivery_pause SET until_time = 1, error_code = NULL, error_msg = NULL
WHERE id = '${ACCOUNT}' AND error_code = '${OUTAGE}'`,
            params: [],
          },
        ]
      : []),
    ...(longest
      ? [
          {
            sql: `INSERT INTO delivery_pause (id, until_time, error_code, error_msg, add_time) VALUES ('${ACCOUNT}', ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET until_time = excluded.until_time, error_code = excluded.error_code,
  error_msg = excluded.error_msg, add_time = excluded.add_time, probe_time = 0 WHERE excluded.until_time > delivery_pause.until_time`,
            params: [longest.pauseUntil, longest.pauseCode ?? longest.code, longest.msg, at],
          },
        ]
      : []),
  ];
}
