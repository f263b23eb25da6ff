import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key } from './columns.ts';

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
