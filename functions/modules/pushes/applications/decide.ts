import type { DecisionInput } from '../../../../db/contract/push-applications.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import { decideOnce } from '../../../platform/decision.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { isPublicItem, itemName } from '../conditions.ts';
import { decidableTypes } from './access.ts';

interface Row extends RowOf<'push_application', 'item_type' | 'item_id' | 'add_user' | 'state' | 'version'> {
  item_name: string | null;
  is_public: number;
}

const SQL = `SELECT a.item_type, a.item_id, a.add_user, a.state, a.version,
  ${itemName('a')} AS item_name, ${isPublicItem('a')} AS is_public
FROM push_application a WHERE a.id = ?`;

/**
 * Confirms an application, or declines one that was not carried out, and tells its publisher.
 * @throws AppError 401, 403, 404, 409 when it was decided or changed meanwhile, 422 for what is no longer public
 */
export async function decideApplication(
  db: Database,
  caller: Caller,
  input: DecisionInput,
): Promise<{ id: string; state: DecisionInput['state']; version: number }> {
  const userId = userIdOf(caller);
  const types = decidableTypes(caller);
  const row = await db.first<Row>(SQL, [input.id]);
  if (!row || !types.includes(row.item_type)) throw notFound();
  const open = input.state === 'confirmed' ? ['applied'] : ['applied', 'confirmed'];
  if (!open.includes(row.state)) throw new AppError(409, 'push_apply_closed');
  if (row.version !== input.version) throw new AppError(409, 'conflict');
  if (input.state === 'confirmed' && row.is_public === 0) {
    throw invalid([{ field: 'id', code: 'push_item_unfit' }]);
  }
  const at = now();
  const reason = input.state === 'declined' ? (input.reason ?? null) : null;
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE push_application SET state = ?, reason = ?, decide_user = ?, decide_time = ?, version = version + 1
WHERE id = ? AND version = ? AND state = ?`,
      params: [input.state, reason, userId, at, input.id, input.version, row.state],
    },
    told: [
      noticeEntry({
        userId: row.add_user,
        topic: input.state === 'confirmed' ? 'push_confirmed' : 'push_declined',
        itemType: row.item_type,
        itemId: row.item_id,
        params: { name: row.item_name, content: reason },
        link: `/demandApply/${row.item_type}`,
        onceKey: `push-application:${input.id}:${input.version}`,
      }),
    ],
    log: [
      auditEntry({
        ...{ userId, action: 'push-application', table: 'push_application', itemId: input.id },
        ...{ before: row.state, after: input.state, opinion: reason },
      }),
    ],
  });
  if (!counts) throw new AppError(409, 'conflict');
  return { id: input.id, state: input.state, version: input.version + 1 };
}
