import type { FeedbackDetail } from '../../../../db/contract/push-records.ts';
import { type Caller, holds, reachesBack, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { itemName } from '../conditions.ts';

const SQL = `SELECT f.id, f.name, f.phone, f.remark, f.files, f.item_id, f.item_type, f.add_time, f.user_id, f.org_id,
  o.name AS org_name, p.title AS push_title, ${itemName('f')} AS item_name,
  coalesce(c.add_user, x.add_user) AS publisher
FROM feedback f LEFT JOIN organization o ON o.organization_id = f.org_id
LEFT JOIN push_wechat p ON p.id = f.push_wechat_id
LEFT JOIN chengguo c ON f.item_type = 1 AND c.chengguo_id = f.item_id
LEFT JOIN xuqiu x ON f.item_type = 2 AND x.xuqiu_id = f.item_id WHERE f.id = ? AND f.is_delete = 0`;

type Row = FeedbackDetail & { user_id: string | null; org_id: string | null; publisher: string | null };

/**
 * One feedback as the viewer shows it (back-office§2): for operators, its writer, the publisher of the item, and the
 * administrators of the organisation that it speaks for (core§6), as far back as they read.
 * @throws AppError 401, 404 for everybody else
 */
export async function readFeedback(db: Database, caller: Caller, id: string): Promise<FeedbackDetail> {
  const userId = userIdOf(caller);
  const row = await db.first<Row>(SQL, [id]);
  if (!row) throw notFound();
  const { user_id, org_id, publisher, ...detail } = row;
  const allowed =
    holds(caller, 'push-admin') ||
    user_id === userId ||
    publisher === userId ||
    (org_id !== null && caller.adminOrganizationIds.includes(org_id) && reachesBack(caller, org_id, detail.add_time));
  if (!allowed) throw notFound();
  return detail;
}
