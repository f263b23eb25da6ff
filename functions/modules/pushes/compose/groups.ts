import { publishedOf } from '../../../../db/contract/items.ts';
import type { PushGroupInput } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isUniqueViolation } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { newId } from '../../../platform/random.ts';
import { insert, insertAll, inTerm } from '../../../platform/sql.ts';

const byKey = (db: Database, key: string | null) =>
  key ? db.first<{ id: string }>('SELECT id FROM push_group WHERE submission_key = ?', [key]) : null;

/**
 * Packs public items of one kind into a group (decision 92).
 * @param submissionKey the form's own key: the same submission twice is one group
 * @param source the earlier push that the group brings to others
 * @throws AppError 422 when an item is not public or of another kind
 */
export async function createGroup(
  db: Database,
  userId: string,
  input: PushGroupInput,
  submissionKey: string | null,
  source: string | null = null,
): Promise<{ id: string }> {
  const earlier = await byKey(db, submissionKey);
  if (earlier) return earlier;
  const facts = publishedOf(input.item_type);
  const [row] = await db.all<{ n: number }>(
    `SELECT count(*) AS n FROM ${facts.publication} p WHERE p.item_id IN (SELECT value FROM json_each(?)) AND ${inTerm(facts, 'p.item_id')}`,
    [JSON.stringify(input.items)],
  );
  if (row?.n !== input.items.length) throw invalid([{ field: 'items', code: 'push_item_unfit' }]);
  const at = now();
  const id = newId();
  const items = input.items.map((item) => ({
    id: newId(),
    push_group_id: id,
    item_id: item,
    item_type: input.item_type,
    push_state: 0,
    add_time: at,
  }));
  try {
    await db.batch([
      insert('push_group', {
        id,
        title: input.title,
        title_params: input.title_params ?? null,
        remark: input.remark ?? null,
        item_type: input.item_type,
        source_push_id: source,
        add_time: at,
        submission_key: submissionKey,
        add_user: userId,
        is_delete: 0,
      }),
      ...insertAll('push_group_items', items),
      auditEntry({ userId, action: 'push-group-add', table: 'push_group', itemId: id, after: input.title }),
    ]);
  } catch (error) {
    const same = isUniqueViolation(error) ? await byKey(db, submissionKey) : null;
    if (same) return same;
    throw error;
  }
  return { id };
}
