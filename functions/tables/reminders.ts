import { sql } from 'drizzle-orm';
import { cheeses, feedbacks, reminders } from '../../db/schema/community.ts';
import { allOf, anyOf, equalsId, exists, living, mine } from '../data/rules.ts';
import { defineTable, FORMS } from '../data/table.ts';

/** Reminders of an own cheese or feedback (core§3, core§7); a visitor's feedback gets one too (decisions 80, 81). */
export const remind = defineTable({
  table: reminders,
  key: 'id',
  aliases: ['reminder'],
  read: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  create: (caller, row) =>
    anyOf(
      exists(cheeses, (item) => allOf(equalsId(item.id, row.cheese_id), living(item), mine(caller, item.addUser))),
      exists(feedbacks, (item) =>
        allOf(
          equalsId(item.id, row.cheese_id),
          living(item),
          caller.userId === null ? sql`${item.userId} IS NULL` : mine(caller, item.userId),
        ),
      ),
    ),
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  writable: () => ['cheese_id', 'ai', 'remind_start_time', 'ai_stage'] as const,
  fixed: ['cheese_id'],
  names: { cheese_id: ['cheese', 'feedback'], add_user: ['user'] },
  additions: FORMS,
  // One that is moved is awaited again, unless the call says otherwise.
  hooks: {
    beforePut: (_rows, changes) => {
      if (changes.remind_start_time !== undefined && changes.ai_stage === undefined) changes.ai_stage = 1;
      return undefined;
    },
  },
});
