import type { PushedDeal } from '../../../../db/contract/push-records.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { asRead, type Paging, readPage } from '../../../platform/paging.ts';
import { dealsOfPushes } from '../records/figures.ts';
import { pushesIn, type Range } from './range.ts';

const COLUMNS = `p.title AS push_title, p.add_time AS made, d.id, d.item_type, d.item_id, d.item_name, d.state, d.add_time`;
const SHOWN = `id, push AS push_id, push_title, item_type, item_id, item_name, seeker_org AS org_id, state, sent_at, add_time`;

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
  const { sql, params } = pushesIn(range);
  const ids = (await db.all<{ id: string }>(sql, params)).map(({ id }) => id);
  const found = dealsOfPushes(
    JSON.stringify(ids),
    { d: COLUMNS, t: 't.sent_at' },
    { sql: stage === 'signed' ? `+d.state = 'signed'` : '1', params: [] },
  );
  const page = `SELECT h.*, o.name AS org_name FROM (
  SELECT ${SHOWN}, max(made) FROM ${found.sql} GROUP BY id ORDER BY add_time DESC, id DESC LIMIT ? OFFSET ?) h
LEFT JOIN organization o ON o.organization_id = h.org_id ORDER BY h.add_time DESC, h.id DESC`;
  const from = `FROM (SELECT DISTINCT id FROM ${found.sql})`;
  return readPage(db, paging, { sql: page, from, params: found.params }, asRead<PushedDeal>);
}
