import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, key } from './columns.ts';

/** What happened at the doors: sign-ins, failures, refusals, changes of rights. No personal data beside who it was. */
export const securityEvents = sqliteTable(
  'security_event',
  {
    id: key('id'),
    type: text('type').notNull(),
    /** `ok`, `failed` or `refused`. */
    outcome: text('outcome').notNull(),
    /** Who did it; null for somebody who is not known. */
    userId: text('user_id'),
    /** Account that it was done to, where that is another one, or the row. */
    subjectId: text('subject_id'),
    /** Network that the call came from: the last part of the address is never kept. */
    address: text('address'),
    /** Kind of browser and system. */
    device: text('device'),
    cause: text('cause'),
    addTime: integer('add_time').notNull(),
  },
  (t) => [
    index('security_event_time').on(t.addTime, t.id),
    index('security_event_type').on(t.type, t.addTime, t.id),
    index('security_event_user').on(t.userId, t.addTime),
    index('security_event_address').on(t.address, t.addTime),
  ],
);

/** Alerts of the last days: an alert is new once a day, however long its cause goes on. */
export const securityAlerts = sqliteTable(
  'security_alert',
  {
    kind: text('kind').notNull(),
    /** Empty where it is about a network alone. */
    userId: text('user_id').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    /** When it became one. */
    raisedTime: integer('raised_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.userId, t.address, t.device] }),
    index('security_alert_time').on(t.raisedTime),
  ],
);

/** Administrators of the platform, and how far each was told of alerts. */
export const securityAlertReaders = sqliteTable('security_alert_reader', {
  userId: key('user_id'),
  /** Whether messages go to the account's phone or mailbox. */
  wanted: flag('wanted'),
  /** Alerts raised up to then stand in a notice. */
  noticedTime: integer('noticed_time').notNull().default(0),
  /** Alerts raised up to then stand in a message. */
  coveredTime: integer('covered_time').notNull().default(0),
  sentTime: integer('sent_time').notNull().default(0),
  /** Until then somebody is sending, or a gateway that refused is left alone. */
  leaseTime: integer('lease_time').notNull().default(0),
});
