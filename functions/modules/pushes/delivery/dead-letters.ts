import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { buryMessages } from './rows.ts';
import { settlePushes } from './settle.ts';

/**
 * Says on the rows themselves that their delivery broke down again and again (house 6): those that still wait have failed,
 * or are uncertain where a call was never answered; what is sent, or being sent, stays as it is.
 * @param ids targets of dead messages
 */
export async function buryTargets(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [pushes = []] = await db.batch<{ push_id: string }>([buryMessages('push_wechat_orgs', ids)]);
  const distinct = [...new Set(pushes.map(({ push_id }) => push_id))];
  if (distinct.length > 0) await db.batch(settlePushes(distinct.slice(0, 50), now()));
}
