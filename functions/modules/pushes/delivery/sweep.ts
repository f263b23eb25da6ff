import { now } from '../../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { failureOf, recordFailure } from '../../../platform/failures.ts';
import { APPROVED, HAS_TEXTS, IS_SCHEDULED, isOpen, OPERATES, STOOD_BY } from '../conditions.ts';
import { readPace, repeatSeconds } from './claim.ts';
import { type Gate, takeTurn } from './pause.ts';
import { enqueueTargets } from './queue.ts';
import { freeMessages } from './rows.ts';
import { startRun } from './run.ts';
import { settlePushes } from './settle.ts';

/** Between two looks while something is being sent. */
const TICK_MS = 2000;

/** Between two looks while schedules lie ahead (house 7: the alarm is set anew, whatever became of the last one). */
const IDLE_MS = 30_000;

/** While no run at all makes progress for so long, messages were lost; the queue itself may well take some seconds. */
const STALL_SECONDS = 12;

/** Targets that one look hands over, pushes that it settles, schedules that it begins. */
const TARGETS = 5000;

/** Seconds of work at the account's rate that the queue is kept filled with: whoever begins later waits no longer. */
const AHEAD_SECONDS = 8;
const LEAST_AHEAD = 300;
const PUSHES = 50;

/** Schedules that begin side by side. */
const SIDE_BY_SIDE = 5;

type Due = RowOf<'push_wechat', 'id' | 'auto_push_time'>;

/** Operators hear of a schedule that came to nothing, each once: nobody looks at the list at that moment. */
const tellOperators = (pushId: string, autoPushTime: number, at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'push_stopped', json_object('name', p.title, 'code', p.error_code), '/push',
  'push-due:' || p.id || ':' || ?2, ?3
FROM push_wechat p JOIN user u ON ${OPERATES}
WHERE p.id = ?1 AND p.run_state = 'stopped' AND p.auto_push_time = ?2`,
  params: [pushId, autoPushTime, at],
});

/** What is due begins once; what has nothing to send says so instead of being looked at for ever (decision 91). */
async function beginOne(db: Database, env: Env, { id, auto_push_time }: Due): Promise<void> {
  const at = now();
  const begun = await startRun(db, env, id, { kind: 'due', autoPushTime: auto_push_time }, at);
  if (begun !== null) return;
  await db.batch([
    {
      sql: `UPDATE push_wechat AS p SET run_state = 'stopped', confirm_time = ?,
  error_code = CASE WHEN NOT (${HAS_TEXTS}) THEN 'push_incomplete' WHEN NOT ${APPROVED} THEN 'push_unapproved'
    WHEN NOT ${STOOD_BY} THEN 'push_operator_gone' ELSE 'push_nothing_to_send' END
WHERE p.id = ? AND p.auto_push_time = ? AND p.auto_push_time <= ? AND ${IS_SCHEDULED}`,
      params: [at, id, auto_push_time, at],
    },
    tellOperators(id, auto_push_time, at),
  ]);
}

/**
 * Begins what is due, a few at a time: many that share a minute are all on time.
 * @returns whether one broke, which is due as before
 */
async function beginDue(db: Database, env: Env): Promise<boolean> {
  const due = await db.all<Due>(
    `SELECT p.id, p.auto_push_time FROM push_wechat p WHERE ${IS_SCHEDULED} AND p.auto_push_time <= ? ORDER BY p.auto_push_time LIMIT ?`,
    [now(), PUSHES],
  );
  let isBroken = false;
  for (let from = 0; from < due.length; from += SIDE_BY_SIDE) {
    const part = due.slice(from, from + SIDE_BY_SIDE);
    const ends = await Promise.allSettled(part.map((push) => beginOne(db, env, push)));
    // One that breaks keeps no other from its time; it is tried again at the next look.
    const broken = ends.filter((end) => end.status === 'rejected');
    for (const { reason } of broken) await recordFailure(db, failureOf(reason, 'alarm', 'scheduled push'));
    isBroken ||= broken.length > 0;
  }
  return isBroken;
}

interface Look {
  running: string[];
  open: boolean;
  /** When the next waiting target is due, where nothing is before; unix seconds. */
  nextTarget: number | null;
  nextSchedule: number | null;
}

/** Repairs what workers left behind, settles what has come to its end, and tells what is under way. */
async function look(db: Database, env: Env, at: number): Promise<Look> {
  const running =
    // Only what has come to its end, or may have: it leaves this list when it is settled, and keeps nobody else from it.
    (
      await db.all<{ id: string }>(
        `SELECT p.id FROM push_wechat p WHERE p.run_state = 'running' AND NOT ${isOpen('p.id')}
UNION SELECT push_id FROM push_wechat_orgs INDEXED BY push_wechat_orgs_sending WHERE state = 'sending' AND lease_until < ?
UNION SELECT push_id FROM push_wechat_orgs WHERE state = 'waiting' AND doubt_since < ? LIMIT ?`,
        [at, at - repeatSeconds(env), PUSHES],
      )
    ).map(({ id }) => id);
  const answers = await db.batch<{ value: number | null }>([
    ...freeMessages('push_wechat_orgs', at, at - repeatSeconds(env)),
    ...settlePushes(running, at),
    {
      sql: `SELECT EXISTS (SELECT 1 FROM push_wechat WHERE run_state = 'running' AND is_delete = 0)
  OR EXISTS (SELECT 1 FROM push_wechat_orgs WHERE state = 'sending') AS value`,
      params: [],
    },
    { sql: `SELECT min(p.auto_push_time) AS value FROM push_wechat p WHERE ${IS_SCHEDULED}`, params: [] },
    {
      sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM push_wechat_orgs WHERE state = 'sending') THEN 0 ELSE coalesce(min((
  SELECT min(t.next_time) FROM push_wechat_orgs t WHERE t.push_id = p.id AND t.state = 'waiting')), 0) END AS value
FROM push_wechat p WHERE p.run_state = 'running' AND p.is_delete = 0`,
      params: [],
    },
  ]);
  const [open, schedule, target] = answers.slice(-3).map(([row]) => row?.value ?? null);
  return { running, open: open === 1, nextTarget: target ?? null, nextSchedule: schedule ?? null };
}

type Waiting = RowOf<'push_wechat_orgs', 'id' | 'push_id'>;

const WAITING = `SELECT t.id, t.push_id FROM push_wechat p JOIN push_wechat_orgs t ON t.push_id = p.id
WHERE p.run_state = 'running' AND p.is_delete = 0 AND t.state = 'waiting'`;

/** Running pushes that have targets whose time has come. */
const countDue = (at: number): Statement => ({
  sql: `SELECT count(*) AS n FROM push_wechat p WHERE p.run_state = 'running' AND p.is_delete = 0 AND EXISTS (
  SELECT 1 FROM push_wechat_orgs t WHERE t.push_id = p.id AND t.state = 'waiting' AND t.next_time BETWEEN 1 AND ?)`,
  params: [at],
});

/** Targets that the queue holds already, as far as it matters. */
const countHanded = (limit: number): Statement => ({
  sql: `SELECT count(*) AS n FROM (${WAITING} AND t.next_time = 0 LIMIT ?)`,
  params: [limit],
});

/** Of each running push so many of the targets whose time has come, the longest due first. */
const readShares = (at: number, share: number): Statement => ({
  sql: `SELECT t.id, t.push_id FROM push_wechat p JOIN push_wechat_orgs t ON t.id IN (SELECT x.id FROM push_wechat_orgs x
  WHERE x.push_id = p.id AND x.state = 'waiting' AND x.next_time BETWEEN 1 AND ? ORDER BY x.next_time LIMIT ?)
WHERE p.run_state = 'running' AND p.is_delete = 0 LIMIT ?`,
  params: [at, share, TARGETS],
});

/** One of each push, then the second of each, and so on. */
function inTurns(rows: readonly Waiting[]): Waiting[] {
  const lines = [...Map.groupBy(rows, ({ push_id }) => push_id).values()];
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lines.flatMap((line) => line[place] ?? [])).flat();
}

/** What the queue has room for, shared evenly among the running pushes. */
async function readTurns(db: Database, at: number): Promise<Waiting[]> {
  const { rate } = await readPace(db);
  const ahead = Math.min(TARGETS, Math.max(LEAST_AHEAD, Math.ceil(rate * AHEAD_SECONDS)));
  const [[handed], [due]] = (await db.batch<{ n: number }>([countHanded(ahead), countDue(at)])) as [
    [{ n: number }],
    [{ n: number }],
  ];
  const room = ahead - handed.n;
  if (room <= 0 || due.n === 0) return [];
  const [shares = []] = await db.batch<Waiting>([readShares(at, Math.ceil(room / due.n))]);
  return shares;
}

/** Waiting targets whose time has come. */
const readTimed = (at: number, limit: number): Statement => ({
  sql: `${WAITING} AND t.next_time BETWEEN 1 AND ? LIMIT ?`,
  params: [at, limit],
});

/** Waiting targets that the queue should know of: all of them, or only once no run makes progress any more. */
const readHanded = (at: number, limit: number, all: boolean): Statement => ({
  sql: `${WAITING} AND t.next_time = 0
  AND (? = 1 OR ? > (SELECT max(progress_time) FROM push_wechat WHERE run_state = 'running')) LIMIT ?`,
  params: [all ? 1 : 0, at - STALL_SECONDS, limit],
});

/** With those whose message may have been taken anyway an account is tried first: no further one becomes uncertain. */
const readDoubted = (at: number, limit: number): Statement => ({
  sql: `${WAITING} AND t.doubt_since IS NOT NULL AND t.next_time <= ? ORDER BY t.doubt_since LIMIT ?`,
  params: [at, limit],
});

async function readDue(db: Database, at: number, { limit, all }: Gate): Promise<Waiting[]> {
  if (limit === undefined) {
    const [handed = []] = await db.batch<Waiting>([readHanded(at, TARGETS, all)]);
    return inTurns([...handed, ...(await readTurns(db, at))]);
  }
  const rows = await db.batch<Waiting>([readDoubted(at, limit), readTimed(at, limit), readHanded(at, limit, true)]);
  return rows.flat().slice(0, limit);
}

/** Hands over what waits and what no message of the queue stands for any more. */
async function handOver(db: Database, env: Env, at: number, gate: Gate): Promise<void> {
  const due = await readDue(db, at, gate);
  if (due.length === 0) return;
  if (gate.limit !== undefined && !(await takeTurn(db, at))) return;
  await enqueueTargets(
    env,
    due.map(({ id }) => id),
  );
  await db.batch([
    {
      sql: `UPDATE push_wechat_orgs SET next_time = 0 WHERE state = 'waiting' AND next_time <= ?
  AND id IN (SELECT value FROM json_each(?))`,
      params: [at, JSON.stringify(due.map(({ id }) => id))],
    },
    {
      sql: 'UPDATE push_wechat SET progress_time = ? WHERE id IN (SELECT value FROM json_each(?))',
      params: [at, JSON.stringify([...new Set(due.map(({ push_id }) => push_id))])],
    },
  ]);
}

/**
 * One look at all pushes: begins what is due, frees what crashed workers hold, hands waiting targets to the queue, and
 * settles what is over. Looks side by side repeat nothing (house 6, 7).
 * @param gate whether, and how many, targets may be handed over now
 * @returns when to look again (ms since 1970), or null when nothing is under way
 */
export async function sweepPushes(db: Database, env: Env, gate: Gate): Promise<number | null> {
  const isBroken = await beginDue(db, env);
  const at = now();
  const { open, nextTarget, nextSchedule } = await look(db, env, at);
  if (open && gate.closedUntil === 0) await handOver(db, env, at, gate);
  const times: number[] = [];
  const awaited = Math.max(gate.closedUntil, nextTarget ?? 0) * 1000;
  if (open) times.push(Math.max(Date.now() + TICK_MS, Math.min(awaited, Date.now() + IDLE_MS)));
  // One that cannot begin would otherwise be looked at without end.
  const soonest = isBroken ? Date.now() + TICK_MS : 0;
  if (nextSchedule !== null) times.push(Math.max(soonest, Math.min(nextSchedule * 1000, Date.now() + IDLE_MS)));
  return times.length > 0 ? Math.min(...times) : null;
}
