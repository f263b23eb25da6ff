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

/** How items of a kind are found that everybody reads, and the page that they stand on; empty where no page leads there. */
const KINDS: Readonly<Record<number, { sql: string; page: string }>> = {
  [ITEM.result]: {
    sql: 'SELECT w.add_user AS owner, p.name FROM result_publication p JOIN chengguo w ON w.chengguo_id = p.item_id WHERE p.item_id = ?1',
    page: '/resultDetail/',
  },
  [ITEM.demand]: {
    sql: 'SELECT w.add_user AS owner, p.name FROM demand_publication p JOIN xuqiu w ON w.xuqiu_id = p.item_id WHERE p.item_id = ?1',
    page: '/demandDetail/',
  },
  [ITEM.product]: {
    sql: `SELECT add_user AS owner, name FROM chanpin WHERE chanpin_id = ?1 AND ${approved}`,
    page: '/productDetail/',
  },
  [ITEM.park]: { sql: 'SELECT NULL AS owner, name FROM yuanqu WHERE yuanqu_id = ?1 AND is_delete = 0', page: '' },
  // Both that users publish and that are declared are projects.
  [ITEM.project]: {
    sql: `SELECT add_user AS owner, name FROM xiangmu WHERE xiangmu_id = ?1 AND ${approved}
          UNION ALL SELECT NULL, name FROM project WHERE id = ?1 AND last_selected = 1 AND is_delete = 0 LIMIT 1`,
    page: '',
  },
  [ITEM.expert]: { sql: `SELECT add_user AS owner, name FROM zhuanjia WHERE expert_id = ?1 AND ${approved}`, page: '' },
  [ITEM.news]: { sql: article('news'), page: '' },
  [ITEM.innovate]: { sql: article('innovate'), page: '' },
};

/** The page on which items of a kind stand, without the key; empty for none. */
export const pageOfKind = (itemType: number): string => KINDS[itemType]?.page ?? '';

/** An item that everybody reads; null for none, and for kinds that do not exist. */
export async function publicItem(db: Database, itemType: number, id: string): Promise<PublicItem | null> {
  const kind = KINDS[itemType];
  return kind ? db.first<PublicItem>(kind.sql, [id]) : null;
}
