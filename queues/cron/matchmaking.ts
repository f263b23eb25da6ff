import { lapseRequests } from '../../functions/modules/matchmaking/lapse.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Ends requests for 1:1 meetings that nobody answered in time. */
export async function endRequests(env: Env): Promise<void> {
  await lapseRequests(new Database(env.DB));
}
