import type { InboxRow } from '../../../../db/contract/inbox.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../../platform/paging.ts';
import { holdsId } from '../conditions.ts';
import { EARLIER, SEEN } from './access.ts';

/** Pushes to the caller's administered organisations as far back as they are read, or passed on to the caller; with `answered`, those with an answer. */
const FROM = `FROM (SELECT r.push_id, r.org_id FROM push_target r WHERE r.org_id IN (
    SELECT value FROM json_each(?2) UNION SELECT organization_id FROM organization WHERE user_id = ?1 AND is_delete = 0)
  UNION SELECT a.push_id, a.org_id FROM push_answer a WHERE a.passed_to = ?1) k
CROSS JOIN push_target t ON t.push_id = k.push_id AND t.org_id = k.org_id JOIN push_wechat p ON p.id = t.push_id AND p.is_delete = 0
JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0
WHERE ${SEEN}
AND (NOT ${EARLIER} OR EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = p.id AND a.org_id = t.org_id AND a.passed_to = ?1))
AND (?3 = '' OR (?3 = 'answered') = EXISTS (
  SELECT 1 FROM push_answer a WHERE a.push_id = p.id AND a.org_id = t.org_id AND a.answer <> ''))`;

const of = (what: string) => `(SELECT ${what} FROM push_answer a WHERE a.push_id = p.id AND a.org_id = t.org_id`;

/** What an organisation published itself is left out of what it receives, as on the push's page. */
const notOwn = (kind: 'result' | 'demand'): string => `NOT EXISTS (SELECT 1 FROM ${kind}_publication own
    WHERE own.item_id = i.item_id AND own.organization_id = t.org_id)`;

const COLUMNS = `p.id AS push_id, t.org_id, o.name AS org_name, o.name_en AS org_name_en, p.title, p.remark, p.item_type, p.push_group_id,
  coalesce(t.sent_at, t.claim_time, p.push_time) AS sent_time,
  (SELECT count(*) FROM push_group_items i WHERE i.push_group_id = p.push_group_id
    AND ${holdsId('i.push_wechat_ids', 'p.id')} AND ${notOwn('result')} AND ${notOwn('demand')}) AS items,
  ${of('count(*)')} AND a.answer <> '') AS answered,
  ${of('count(*)')} AND a.answer = 'interested') AS interested,
  ${of('max(a.opened_time)')}) AS opened_time,
  ${of('count(*)')} AND a.passed_to = ?1) > 0 AS passed`;

/**
 * The caller's inbox, newest first.
 * @param query `state`: `open` without an answer, `answered` with one, else all
 * @throws AppError 401 without a user
 */
export async function inboxList(
  db: Database,
  caller: Caller,
  query: Paging & { state?: string | undefined },
): Promise<Page<InboxRow>> {
  const userId = userIdOf(caller);
  const { current, size, offset } = pagingOf(query);
  const state = query.state === 'open' || query.state === 'answered' ? query.state : '';
  const whose = [userId, JSON.stringify(caller.adminOrganizationIds), state];
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS} ${FROM} ORDER BY sent_time DESC, p.id DESC, t.org_id LIMIT ?4 OFFSET ?5`,
      params: [...whose, size, offset],
    },
    selectTotal(FROM, whose),
  ]);
  const records = (rows as (Omit<InboxRow, 'passed'> & { passed: number })[]).map((row) => ({
    ...row,
    passed: row.passed === 1,
  }));
  return countedPage(records, current, size, totals);
}
