import { sql } from 'drizzle-orm';
import type { FeedbackDetail } from '../../../../db/contract/push-records.ts';
import { render } from '../../../data/render.ts';
import { Source } from '../../../data/source.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { itemName } from '../conditions.ts';

const SQL = `SELECT f.id, f.name, f.phone, f.remark, f.files, f.item_id, f.item_type, f.add_time,
  o.name AS org_name, p.title AS push_title, ${itemName('f')} AS item_name
FROM feedback f LEFT JOIN organization o ON o.organization_id = f.org_id
LEFT JOIN push_wechat p ON p.id = f.push_wechat_id WHERE f.id = ? AND f.is_delete = 0`;

/**
 * One feedback as the viewer shows it (back-office§2), for whom the table lets read it: operators, its writer, who speaks for the item, and the
 * administrators of the organisation that it speaks for, as far back as they read (core§6, decision 412).
 * @throws AppError 401, 404 for everybody else
 */
export async function readFeedback(db: Database, caller: Caller, id: string): Promise<FeedbackDetail> {
  userIdOf(caller);
  const seen = new Source('feedback', caller, 's');
  const may = render(
    sql`SELECT 1 FROM ${seen.from} WHERE ${seen.ref('id')} = ${id} AND ${seen.rows === true ? sql`1` : seen.rows}`,
  );
  const [allowed = [], rows = []] = await db.batch<unknown>([may, { sql: SQL, params: [id] }]);
  const [row] = rows as FeedbackDetail[];
  if (!row || allowed.length === 0) throw notFound();
  return row;
}
