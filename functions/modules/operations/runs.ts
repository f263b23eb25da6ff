import type { TaskName } from '../../../db/contract/operations.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { failureOf, recordFailure } from '../../platform/failures.ts';

/** How one task of a scheduled run ended; without `error` it went well. */
export interface TaskRun {
  name: TaskName;
  milliseconds: number;
  error?: unknown;
}

const NOTE = `INSERT INTO task_run (name, ended_time, ok_time, milliseconds, failed_in_row, failure)
SELECT value ->> 'name', ?1, iif(value ->> 'failure' IS NULL, ?1, NULL), value ->> 'milliseconds',
  iif(value ->> 'failure' IS NULL, 0, 1), value ->> 'failure'
FROM json_each(?2) WHERE true
ON CONFLICT (name) DO UPDATE SET ended_time = excluded.ended_time, ok_time = coalesce(excluded.ok_time, ok_time),
  milliseconds = excluded.milliseconds, failure = excluded.failure,
  failed_in_row = iif(excluded.failure IS NULL, 0, failed_in_row + 1)`;

/** Writes down how the tasks of a run ended, in one statement. Never fails: the tasks have had their turn. */
export async function noteRuns(db: Database, runs: readonly TaskRun[]): Promise<void> {
  const rows: { name: TaskName; milliseconds: number; failure: string | null }[] = [];
  for (const { name, milliseconds, ...rest } of runs) {
    const failure = 'error' in rest ? failureOf(rest.error, 'task', name) : null;
    if (failure) await recordFailure(db, failure);
    rows.push({ name, milliseconds, failure: failure && `${failure.error}: ${failure.message}` });
  }
  await db.run(NOTE, [now(), JSON.stringify(rows)]).catch(() => undefined);
}
