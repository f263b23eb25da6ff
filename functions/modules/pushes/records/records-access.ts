import { type Caller, holds, readFromJson, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import type { Organizations } from './figures.ts';

/**
 * Whose targets of a push the caller may look at: operators see all, administrators of organisations their own, once it
 * was sent to them, as far back as they read (core§6, back-office§6).
 * @returns null for all
 * @throws AppError 401, 403 for who administers nothing, 404 for a push that reached none of the caller's organisations
 */
export async function organizationsFor(db: Database, caller: Caller, pushId: string): Promise<Organizations> {
  userIdOf(caller);
  if (holds(caller, 'push-admin')) return null;
  if (caller.adminOrganizationIds.length === 0) throw forbidden();
  const rows = await db.all<{ org_id: string }>(
    `SELECT t.org_id FROM push_target t JOIN push_wechat p ON p.id = t.push_id
  WHERE t.push_id = ? AND t.state NOT IN ('waiting', 'cancelled') AND t.org_id IN (SELECT value FROM json_each(?))
  AND coalesce(t.sent_at, t.claim_time, p.push_time, 0) >= coalesce((SELECT j.value FROM json_each(?) j WHERE j.key = t.org_id), 0)`,
    [pushId, JSON.stringify(caller.adminOrganizationIds), readFromJson(caller)],
  );
  if (rows.length === 0) throw notFound();
  return rows.map(({ org_id }) => org_id);
}
