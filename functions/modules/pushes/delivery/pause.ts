import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import { holdsAuthority } from '../../../platform/sql.ts';
import { ACCOUNT } from '../conditions.ts';
import { isAnswered, OUTAGE, type Outcome, QUOTA, QUOTA_PROBE_SECONDS, type Tried } from './outcome.ts';

/** So many messages an account is tried with whose answers failed to come, or whose quota of the day is used up. */
const PROBES: Readonly<Record<string, number>> = { [OUTAGE]: 3, [QUOTA]: 1 };

/** Pauses that end with an answer, not with a time. */
const PROBED = `error_code IN ('${OUTAGE}', '${QUOTA}')`;

/** A quota is tried after one minute, two, four … at most so many doublings: half an hour. */
const DOUBLINGS = 5;

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
export type PauseRow = RowOf<'delivery_pause', 'until_time' | 'error_code'>;

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
  const limit = PROBES[row.error_code ?? ''];
  return limit === undefined ? { closedUntil: 0, all: true, over: true } : { closedUntil: 0, limit, all: false };
}

/**
 * Forgets a pause that is over, once what it held back is handed over; one that waits for an answer stays.
 * @param at unix seconds
 */
export const forgetPause = (db: Database, at: number): Promise<number> =>
  db.run(
    `UPDATE delivery_pause SET until_time = 0 WHERE id = '${ACCOUNT}' AND until_time BETWEEN 1 AND ?
  AND (error_code IS NULL OR NOT ${PROBED})`,
    [at],
  );

/**
 * Takes the turn to try an account with a few messages: of looks that coincide one has it, and the next comes once the
 * try has ended.
 * @param at unix seconds
 */
export const takeTurn = async (db: Database, at: number): Promise<boolean> =>
  (await db.run(
    `UPDATE delivery_pause SET probe_time = ?1 WHERE id = '${ACCOUNT}' AND ${PROBED}
  AND until_time BETWEEN 1 AND ?1 AND probe_time <= ?2`,
    [at, at - PROBE_SECONDS],
  )) === 1;

/** Whether the account is tried with a few messages, since it answered nothing, or that its quota is used up. */
export const isProbed = (row: PauseRow | undefined): boolean =>
  row !== undefined && row.until_time > 0 && PROBES[row.error_code ?? ''] !== undefined;

/** The account is paused at the time `?` in unix seconds; it may be tried meanwhile. */
export const PAUSED = `EXISTS (SELECT 1 FROM delivery_pause d WHERE d.id = '${ACCOUNT}'
  AND max(d.until_time, d.resets_time) > ?)`;

/** What is shown of a pause. */
export interface ShownPause {
  /** When sending goes on at the latest; unix seconds. */
  until_time: number;
  /** When the account is tried before that, where it is. */
  next_try: number | null;
  error_code: string | null;
  error_msg: string | null;
}

/**
 * Reads the account's pause as it is shown; no row where nothing is paused.
 * @param at unix seconds
 */
export const readShownPause = (at: number): Statement => ({
  sql: `SELECT max(until_time, resets_time) AS until_time, error_code, error_msg,
  CASE WHEN resets_time > ?1 THEN max(until_time, ?1) END AS next_try
FROM delivery_pause WHERE id = '${ACCOUNT}' AND max(until_time, resets_time) > ?1`,
  params: [at],
});

/** All operators hear of a used-up quota once a day: it holds the pushes of all of them. */
const tellOperators = (resetsAt: number, code: string | null, at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'push_paused', json_object('code', ?1), '/pushProfile',
  'push-paused:' || ?2 || ':' || u.user_id, ?3
FROM user u WHERE u.is_delete = 0 AND ${holdsAuthority('u', 'push-admin')}`,
  params: [code, resetsAt, at],
});

/** The account waits as long as the answer asks for; one whose quota stays used up is tried less and less often. */
function pause({ pauseUntil, resetsAt = 0, pauseCode, code, msg }: Outcome, at: number): Statement {
  const doubled = `min(excluded.resets_time, ?5 + ${QUOTA_PROBE_SECONDS} * (1 << min(delivery_pause.tries, ${DOUBLINGS})))`;
  const again = `excluded.resets_time > 0 AND delivery_pause.resets_time > 0`;
  return {
    sql: `INSERT INTO delivery_pause (id, until_time, resets_time, tries, error_code, error_msg, add_time)
VALUES ('${ACCOUNT}', ?1, ?2, ?2 > 0, ?3, ?4, ?5)
ON CONFLICT (id) DO UPDATE SET until_time = CASE WHEN ${again} THEN ${doubled} ELSE excluded.until_time END,
  tries = CASE WHEN ${again} THEN delivery_pause.tries + 1 ELSE excluded.tries END,
  resets_time = excluded.resets_time, error_code = excluded.error_code, error_msg = excluded.error_msg,
  add_time = excluded.add_time, probe_time = 0
WHERE CASE WHEN ${again} THEN delivery_pause.until_time <= ?5 ELSE excluded.until_time > delivery_pause.until_time END`,
    params: [pauseUntil, resetsAt, pauseCode ?? code, msg, at],
  };
}

/** An outcome with the row that it is of; none where another row's outcome is said again. */
interface Told {
  outcome: Outcome;
  target?: Pick<Tried, 'claimTime'>;
}

/**
 * The account is there again: what it held back is handed over at the next look. A pause that was made since the answered rows were taken
 * stays: nothing is taken during a pause, so that such an answer belongs to a call from before it (decision 418).
 * @param answered results of which the account's answers speak for it; nothing is written where there are none
 */
function lift(code: string, answered: readonly Told[], at: number): Statement[] {
  const taken = Math.max(0, ...answered.map(({ target }) => target?.claimTime ?? 0));
  if (taken === 0) return [];
  return [
    {
      sql: `UPDATE delivery_pause SET until_time = 1, resets_time = 0, tries = 0, error_code = NULL, error_msg = NULL
WHERE id = '${ACCOUNT}' AND error_code = ? AND add_time < ? AND (error_code <> '${QUOTA}' OR until_time <= ?)`,
      params: [code, taken, at],
    },
  ];
}

/**
 * What the answers say about the account: it is there again, or it has to wait, as long as the longest of them asks for.
 * @param at unix seconds
 */
export function pauseAccount(results: readonly Told[], at: number): Statement[] {
  const longest = results.reduce<Outcome | undefined>((most, { outcome }) => {
    if (outcome.pauseUntil === undefined) return most;
    return (most?.pauseUntil ?? 0) < outcome.pauseUntil ? outcome : most;
  }, undefined);
  const answered = results.filter(({ outcome }) => isAnswered(outcome));
  // Busy says nothing of the quota; whatever ends a target does.
  const accepted = longest ? [] : answered.filter(({ outcome }) => outcome.state !== 'waiting');
  return [
    ...lift(OUTAGE, answered, at),
    ...lift(QUOTA, accepted, at),
    ...(longest ? [pause(longest, at)] : []),
    ...(longest?.resetsAt ? [tellOperators(longest.resetsAt, longest.code, at)] : []),
  ];
}

/**
 * Has the account tried at once, whatever its pause says: it goes on when it answers well.
 * @param at unix seconds
 * @returns whether it was paused
 */
export const endPause = async (db: Database, at: number): Promise<boolean> =>
  (await db.run(
    `UPDATE delivery_pause SET until_time = ?1, tries = 0, probe_time = 0 WHERE id = '${ACCOUNT}'
  AND (until_time > ?1 OR resets_time > ?1)`,
    [at],
  )) === 1;
