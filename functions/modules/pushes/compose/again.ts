import type { Database } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { holdsId, isPublicItem } from '../conditions.ts';
import { createGroup } from './groups.ts';

interface Source {
  title: string;
  item_type: 1 | 2;
  remark: string | null;
}

/**
 * Packs what a push was about into a group of its own, so that it can be sent to other organisations: what was pushed
 * stays with its push (back-office§2, items already pushed are disabled).
 * @param submissionKey the form's own key: the same submission twice is one group
 * @returns the group, and how many items are not public any more and were left out
 * @throws AppError 404, 422 when nothing of it is public any more
 */
export async function packAgain(
  db: Database,
  userId: string,
  id: string,
  submissionKey: string | null,
): Promise<{ id: string; item_type: number; items: number; left_out: number }> {
  const [pushes = [], items = []] = await db.batch<unknown>([
    { sql: 'SELECT title, item_type, remark FROM push_wechat WHERE id = ? AND is_delete = 0', params: [id] },
    {
      sql: `SELECT i.item_id, ${isPublicItem('i')} AS is_public FROM push_wechat p JOIN push_group_items i
  ON i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')} WHERE p.id = ? ORDER BY i.id`,
      params: [id],
    },
  ]);
  const push = pushes[0] as Source | undefined;
  if (!push) throw notFound();
  const rows = items as { item_id: string; is_public: number }[];
  const fit = rows.filter(({ is_public }) => is_public === 1).map(({ item_id }) => item_id);
  if (fit.length === 0) throw invalid([{ field: 'items', code: 'push_item_unfit' }]);
  const { title, item_type, remark } = push;
  const group = await createGroup(db, userId, { title, item_type, remark, items: fit }, submissionKey, id);
  return { ...group, item_type, items: fit.length, left_out: rows.length - fit.length };
}
