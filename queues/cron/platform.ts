import { raisePlatformAlerts } from '../../functions/modules/operations/alerts.ts';
import { measureStorage } from '../../functions/modules/operations/measures.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Measures what is too dear to count when somebody asks, and tells administrators what is wrong with the platform. */
export async function watchPlatform(env: Env): Promise<void> {
  const db = new Database(env.DB);
  await measureStorage(db);
  await raisePlatformAlerts(db);
}
