import type { PushedDeal } from '../../../../db/contract/push-records.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../../platform/paging.ts';
import { summed } from '../conditions.ts';
import { DEALS_OF_PUSHES } from '../records/figures.ts';
import { pushesIn, type Range } from './range.ts';

const COLUMNS = `d.id, p.id AS push_id, p.title AS push_title, d.item_type, d.item_id, d.item_name,
  d.seeker_org AS org_id, o.name AS org_name, d.state, t.sent_at, d.add_time`;
const SHOWN = 'id, push_id, push_title, item_type, item_id, item_name, org_id, org_name, state, sent_at, add_time';

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
  const found =
    summed(`SELECT ${COLUMNS}, p.add_time AS made FROM ${DEALS_OF_PUSHES} LEFT JOIN organization o ON o.organization_id = d.seeker_org
WHERE p.id IN (${pushes.sql}) ${stage === 'signed' ? `AND d.state = 'signed'` : ''}`);
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${SHOWN}, max(made) FROM ${found} GROUP BY id ORDER BY add_time DESC, id DESC LIMIT ? OFFSET ?`,
      params: [...pushes.params, size, offset],
    },
    selectTotal(`FROM (SELECT DISTINCT id FROM ${found})`, pushes.params),
  ]);
  return countedPage(rows as PushedDeal[], current, size, totals);
}
