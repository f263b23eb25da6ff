import { removeOldDrafts } from '../../functions/modules/items/drafts/sweep.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/**
 * Removes drafts that were forgotten.
 */
export async function sweepDrafts(env: Env): Promise<void> {
  await removeOldDrafts(new Database(env.DB));
}
