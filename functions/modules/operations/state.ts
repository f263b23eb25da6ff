import {
  ALERT_AT,
  FAILURES,
  type FailureSource,
  type Outbox,
  type PlatformStatus,
  QUEUE_COUNTED,
  TASKS,
  type TaskName,
} from '../../../db/contract/operations.ts';
import { DAY, HOUR } from '../../../db/contract/time.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { IS_SCHEDULED } from '../pushes/conditions.ts';
import { readShownPause, type ShownPause } from '../pushes/delivery/pause.ts';

/** Days that messages which nothing could handle are counted over. */
const DEAD_DAYS = 7;

const counted = (rows: string): string => `(SELECT count(*) FROM (${rows} LIMIT ${QUEUE_COUNTED}))`;

/** Waiting targets of pushes are those of runs that are under way: tallies hold them, however many there are. */
const OF_RUNS = (state: string): string =>
  `(SELECT coalesce(sum(t.n), 0) FROM push_wechat p JOIN push_tally t ON t.push_id = p.id AND t.state = '${state}'
    WHERE p.run_state = 'running' AND p.is_delete = 0)`;

const QUEUES_SQL = `
SELECT 'push' AS name, ${OF_RUNS('waiting')} AS waiting, ${OF_RUNS('sending')} AS sending,
  ${counted("SELECT 1 FROM push_wechat_orgs WHERE state = 'uncertain'")} AS uncertain,
  (SELECT min(progress_time) FROM push_wechat WHERE run_state = 'running' AND is_delete = 0 AND progress_time > 0) AS oldest
UNION ALL SELECT 'user-push', ${counted("SELECT 1 FROM user_push WHERE state = 'waiting'")},
  ${counted("SELECT 1 FROM user_push WHERE state = 'sending'")}, ${counted("SELECT 1 FROM user_push WHERE state = 'uncertain'")},
  (SELECT min(add_time) FROM (SELECT add_time FROM user_push WHERE state = 'waiting' LIMIT ${QUEUE_COUNTED}))
UNION ALL SELECT 'message', ${counted("SELECT 1 FROM notice_message WHERE state IN ('waiting', 'sending') AND state = 'waiting'")},
  ${counted("SELECT 1 FROM notice_message WHERE state IN ('waiting', 'sending') AND state = 'sending'")}, 0,
  (SELECT min(max(next_time, add_time)) FROM (SELECT next_time, add_time FROM notice_message WHERE state IN ('waiting', 'sending')
    ORDER BY next_time LIMIT ${QUEUE_COUNTED}))`;

interface QueueRow {
  name: Outbox;
  waiting: number;
  sending: number;
  uncertain: number;
  oldest: number | null;
}

interface TaskRow extends RowOf<'task_run', 'ended_time' | 'ok_time' | 'milliseconds' | 'failed_in_row' | 'failure'> {
  name: TaskName;
}

const statements = (at: number): Statement[] => [
  { sql: QUEUES_SQL, params: [] },
  {
    // Their ids begin alike, so that the key finds them among all entries.
    sql: `SELECT count(*) AS count, max(add_time) AS last_time FROM audit_log
WHERE id BETWEEN 'dead-' AND 'dead.' AND add_time > ?`,
    params: [at - DEAD_DAYS * DAY],
  },
  readShownPause(at),
  {
    sql: `SELECT count(*) AS count, min(p.auto_push_time) AS next FROM push_wechat p WHERE ${IS_SCHEDULED}`,
    params: [],
  },
  { sql: 'SELECT * FROM task_run', params: [] },
  {
    sql: `SELECT id, source, place, error, message, add_time FROM failure ORDER BY add_time DESC, id DESC LIMIT ${FAILURES.shown}`,
    params: [],
  },
  {
    sql: `SELECT ${counted('SELECT 1 FROM failure WHERE add_time > ?1')} AS hour, ${counted('SELECT 1 FROM failure WHERE add_time > ?2')} AS day,
${counted("SELECT 1 FROM failure WHERE source = 'call' AND add_time > ?1")} AS calls`,
    params: [at - HOUR, at - DAY],
  },
  { sql: 'SELECT name, value, measured_time FROM measure', params: [] },
];

type Task = PlatformStatus['tasks'][number];

/** A task that never ran is not late: the platform may be new. */
function taskOf(name: TaskName, row: TaskRow | undefined, at: number): Task {
  const late = row !== undefined && row.ended_time < at - ALERT_AT.latePeriods * TASKS[name].minutes * 60;
  return {
    name,
    ended_time: row?.ended_time ?? null,
    ok_time: row?.ok_time ?? null,
    milliseconds: row?.milliseconds ?? 0,
    failed_in_row: row?.failed_in_row ?? 0,
    failure: row?.failure ?? null,
    late,
  };
}

type Read = Omit<PlatformStatus, 'now' | 'parts' | 'alarms' | 'alerts' | 'database'> & {
  /** Failures of calls in the last hour. */
  failedCalls: number;
};

/**
 * What the database knows of how the platform runs, in one trip.
 * @param at unix seconds
 */
export async function readState(db: Database, at: number): Promise<Read> {
  const answers = await db.batch<never>(statements(at));
  const [queues, [dead], [pause], [scheduled], runs, failures, [counts], measures] = answers as unknown as [
    QueueRow[],
    [{ count: number; last_time: number | null }],
    ShownPause[],
    [{ count: number; next: number | null }],
    TaskRow[],
    (PlatformStatus['failures'][number] & { source: FailureSource })[],
    [{ hour: number; day: number; calls: number }],
    { name: string; value: number; measured_time: number }[],
  ];
  const measured = new Map(measures.map((measure) => [measure.name, measure]));
  const files = measured.get('files');
  return {
    queues,
    dead_letters: dead,
    pause: pause ? { until_time: pause.until_time, error_code: pause.error_code } : null,
    scheduled,
    tasks: (Object.keys(TASKS) as TaskName[]).map((name) =>
      taskOf(
        name,
        runs.find((run) => run.name === name),
        at,
      ),
    ),
    failures,
    failures_hour: counts.hour,
    failures_day: counts.day,
    failedCalls: counts.calls,
    storage: files
      ? { files: files.value, bytes: measured.get('bytes')?.value ?? 0, measured_time: files.measured_time }
      : null,
  };
}
