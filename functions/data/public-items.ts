import { AUDIT, ITEM } from '../../db/contract/limits.ts';
import type { Database } from '../platform/database.ts';

/** What a public item says about itself: its publisher, where it has one, and its name. */
export interface PublicItem {
  owner: string | null;
  name: string;
}

const approved = `audit_status = ${AUDIT.approved} AND is_delete = 0`;
const article = (table: string): string =>
  `SELECT NULL AS owner, title AS name FROM ${table} WHERE id = ?1 AND is_delete = 0`;

/** How items of a kind are found that everybody reads: their publisher, where they have one, and their name. */
const FOUND: Readonly<Record<number, string>> = {
  [ITEM.result]:
    'SELECT w.add_user AS owner, p.name FROM result_publication p JOIN chengguo w ON w.chengguo_id = p.item_id WHERE p.item_id = ?1',
  [ITEM.demand]:
    'SELECT w.add_user AS owner, p.name FROM demand_publication p JOIN xuqiu w ON w.xuqiu_id = p.item_id WHERE p.item_id = ?1',
  [ITEM.product]: `SELECT add_user AS owner, name FROM chanpin WHERE chanpin_id = ?1 AND ${approved}`,
  [ITEM.park]: 'SELECT NULL AS owner, name FROM yuanqu WHERE yuanqu_id = ?1 AND is_delete = 0',
  // Both that users publish and that are declared are projects.
  [ITEM.project]: `SELECT add_user AS owner, name FROM xiangmu WHERE xiangmu_id = ?1 AND ${approved}
          UNION ALL SELECT NULL, name FROM project WHERE id = ?1 AND last_selected = 1 AND is_delete = 0 LIMIT 1`,
  [ITEM.expert]: `SELECT add_user AS owner, name FROM zhuanjia WHERE expert_id = ?1 AND ${approved}`,
  [ITEM.news]: article('news'),
  [ITEM.innovate]: article('innovate'),
};

/** An item that everybody reads; null for none, and for kinds that do not exist. */
export async function publicItem(db: Database, itemType: number, id: string): Promise<PublicItem | null> {
  const sql = FOUND[itemType];
  return sql ? db.first<PublicItem>(sql, [id]) : null;
}
