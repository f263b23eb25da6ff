import type { PushedDeal } from '../../../../db/contract/push-records.ts';
import type { Database } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { type Paging, pagingOf } from '../../../platform/paging.ts';
import { DEALS_OF_PUSHES } from '../records/figures.ts';
import { pushesIn, type Range } from './range.ts';

const COLUMNS = `d.id, p.id AS push_id, p.title AS push_title, d.item_type, d.item_id, d.item_name,
  d.seeker_org AS org_id, o.name AS org_name, d.state, t.sent_at, d.add_time`;

/**
 * The deals behind the funnel's numbers, newest first: what, with whom and how far, but nothing that the parties said.
 * @param stage `signed` for those alone
 */
export async function pushedDeals(
  db: Database,
  range: Range,
  stage: 'deals' | 'signed',
  paging: Paging,
): Promise<Page<PushedDeal>> {
  const { current, size, offset } = pagingOf(paging);
  const pushes = pushesIn(range);
  const from = `FROM ${DEALS_OF_PUSHES} LEFT JOIN organization o ON o.organization_id = d.seeker_org
WHERE p.id IN (${pushes.sql}) ${stage === 'signed' ? `AND d.state = 'signed'` : ''} GROUP BY d.id`;
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS}, max(p.add_time) ${from} ORDER BY d.add_time DESC, d.id DESC LIMIT ? OFFSET ?`,
      params: [...pushes.params, size, offset],
    },
    { sql: `SELECT count(*) AS total FROM (SELECT 1 ${from})`, params: pushes.params },
  ]);
  return pageOf(rows as PushedDeal[], current, size, (totals[0] as { total: number }).total);
}
