import { HOUR } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** Seconds between two measures: each reads the row of every file. */
const EVERY = 6 * HOUR;

/** Counts stored files and their bytes, a few times a day. */
export async function measureStorage(db: Database): Promise<void> {
  const at = now();
  const last = await db.first<{ measured_time: number }>("SELECT measured_time FROM measure WHERE name = 'files'");
  if (last && last.measured_time > at - EVERY) return;
  await db.run(
    `INSERT INTO measure (name, value, measured_time)
WITH stored AS (SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes FROM upload WHERE complete_time IS NOT NULL)
SELECT 'files', files, ?1 FROM stored UNION ALL SELECT 'bytes', bytes, ?1 FROM stored WHERE true
ON CONFLICT (name) DO UPDATE SET value = excluded.value, measured_time = excluded.measured_time`,
    [at],
  );
}
