import { tellReminders } from '../../functions/modules/services/reminders.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * Tells people of the reminders that have come due.
 */
export async function remind(env: Env): Promise<void> {
  await tellReminders(new Database(env.DB));
}
