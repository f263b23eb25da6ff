import { tellOverdue } from '../../functions/modules/deals/overdue.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Tells the sides of deals that a step is late. */
export async function remindDeals(env: Env): Promise<void> {
  await tellOverdue(new Database(env.DB));
}
