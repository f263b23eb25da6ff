import { sql } from 'drizzle-orm';
import { cheeses, feedbacks, reminders } from '../../../db/schema/community.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, equalsId, exists, living, mine } from './rules.ts';

/** Reminders of an own cheese or feedback (core§3, core§7); a visitor's feedback gets one too (decisions 80, 81). */
export const remind = definePolicy<typeof reminders>({
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
  writable: () => ['cheese_id', 'ai', 'remind_start_time', 'ai_stage'],
  fixed: ['cheese_id'],
  derived: ['id', 'add_user', 'add_time', 'is_delete'],
});
