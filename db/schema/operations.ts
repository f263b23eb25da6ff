import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** The last run of each schedule. */
export const taskRuns = sqliteTable('task_run', {
  name: key('name'),
  endedTime: integer('ended_time').notNull(),
  /** End of the last run that went well. */
  okTime: seconds('ok_time'),
  milliseconds: integer('milliseconds').notNull().default(0),
  failedInRow: integer('failed_in_row').notNull().default(0),
  /** What the last run broke with; empty where it went well. */
  failure: text('failure'),
});

/** What broke that nobody expected, by the id that whoever met it was shown. No personal data: what was sent is not kept. */
export const failures = sqliteTable(
  'failure',
  {
    id: key('id'),
    /** call, task, queue or alarm. */
    source: text('source').notNull(),
    /** Method and pattern of the address, or name of the task. */
    place: text('place').notNull(),
    error: text('error').notNull(),
    message: text('message').notNull(),
    addTime: addTime(),
  },
  (t) => [index('failure_time').on(t.addTime), index('failure_source').on(t.source, t.addTime)],
);

/** What administrators were alerted of; it stands open until `ended_time` is set. */
export const platformAlerts = sqliteTable('platform_alert', {
  kind: key('kind'),
  raisedTime: integer('raised_time').notNull(),
  endedTime: seconds('ended_time'),
});

/** What is too dear to count when somebody asks, with the time at which it was counted. */
export const measures = sqliteTable('measure', {
  name: key('name'),
  value: integer('value').notNull(),
  measuredTime: integer('measured_time').notNull(),
});
