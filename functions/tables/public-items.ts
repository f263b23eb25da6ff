import { eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { itemPage } from '../../db/contract/items.ts';
import { AUDIT, ITEM, TALK_ANCHORS } from '../../db/contract/limits.ts';
import { products } from '../../db/schema/products.ts';
import { demandPublications, resultPublications } from '../../db/schema/publications.ts';
import type { Demand, WriteContext } from '../data/hooks.ts';
import type { Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, exists, published } from '../data/rules.ts';
import type { Database } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { noticeEntry } from '../platform/notices.ts';
import { lasts, shownNow } from '../platform/sql.ts';
import { toldOf } from './memberships.ts';

/** What a public item says about itself: its name, and who is told of what is said about it, where anybody is. */
interface PublicItem {
  owner: string | null;
  name: string;
}

/** Which rows of news_publication, alias `p`, visitors read now: the time decides at each reading, whatever ran before. */
export const SHOWN_NOW = 'p.is_past = 0 AND p.start_time <= unixepoch() AND coalesce(p.end_time > unixepoch(), 1)';

const approved = `audit_status = ${AUDIT.approved} AND is_delete = 0`;

/** How items of a kind are found that everybody reads. */
const FOUND: Readonly<Record<number, string>> = {
  [ITEM.result]: `SELECT ${toldOf('w')} AS owner, p.name FROM result_publication p JOIN chengguo w ON w.chengguo_id = p.item_id
          WHERE p.item_id = ?1 AND ${lasts('w')}`,
  [ITEM.demand]: `SELECT ${toldOf('w')} AS owner, p.name FROM demand_publication p JOIN xuqiu w ON w.xuqiu_id = p.item_id
          WHERE p.item_id = ?1 AND ${lasts('w')}`,
  [ITEM.product]: `SELECT add_user AS owner, name FROM chanpin WHERE chanpin_id = ?1 AND ${approved}`,
  [ITEM.park]: `SELECT NULL AS owner, name FROM yuanqu WHERE yuanqu_id = ?1 AND ${shownNow()}`,
  // Both that users publish and that are declared are projects.
  [ITEM.project]: `SELECT add_user AS owner, name FROM xiangmu WHERE xiangmu_id = ?1 AND ${approved}
          UNION ALL SELECT NULL, name FROM project WHERE id = ?1 AND publication_id IS NOT NULL AND is_delete = 0 LIMIT 1`,
  [ITEM.expert]: `SELECT add_user AS owner, name FROM zhuanjia WHERE expert_id = ?1 AND ${approved}`,
  [ITEM.news]: 'SELECT NULL AS owner, title AS name FROM news_shown WHERE id = ?1',
  [ITEM.innovate]: `SELECT NULL AS owner, title AS name FROM innovate WHERE id = ?1 AND ${shownNow()}`,
};

/** An item that everybody reads; null for none, and for kinds that do not exist. */
export async function publicItem(db: Database, itemType: number, id: string): Promise<PublicItem | null> {
  const sql = FOUND[itemType];
  return sql ? db.first<PublicItem>(sql, [id]) : null;
}

/** The rule of rows that name a result, a demand or a product: everybody reads what they name. */
export const publicItemOf = (t: Record<'itemType' | 'itemId', SQLiteColumn>): Rule =>
  anyOf(
    allOf(
      eq(t.itemType, ITEM.result),
      exists(resultPublications, (row) => eq(row.itemId, t.itemId)),
    ),
    allOf(
      eq(t.itemType, ITEM.demand),
      exists(demandPublications, (row) => eq(row.itemId, t.itemId)),
    ),
    allOf(
      eq(t.itemType, ITEM.product),
      exists(products, (row) => allOf(eq(row.id, t.itemId), published(row))),
    ),
  );

type ItemReader = (row: Row, db: Database) => Promise<PublicItem | null>;

/** Reads each item that rows name by `item_type` and `item_id` once for all rows of a call. */
export function itemReader(): ItemReader {
  const known = new Map<string, PublicItem | null>();
  return async ({ item_type, item_id }, db) => {
    const key = `${item_type}:${item_id}`;
    if (!known.has(key)) known.set(key, await publicItem(db, Number(item_type), String(item_id ?? '')));
    return known.get(key) ?? null;
  };
}

/**
 * Refuses rows that name by `item_type` and `item_id` what is not public.
 * @param known reads items
 * @throws AppError 422 at the key
 */
export async function checkItems(rows: readonly Row[], { db }: WriteContext, known = itemReader()): Promise<undefined> {
  for (const row of rows) {
    if (!(await known(row, db))) throw invalid([{ field: 'item_id', code: 'unknown_reference' }]);
  }
}

/**
 * Tells the publishers of items what was said about them; what is not public has nobody to tell.
 * @param onceKey of a notice that is given once, undefined for every time
 */
export async function tellPublishers(
  topic: keyof typeof TALK_ANCHORS,
  rows: Row[],
  { db, caller }: WriteContext,
  onceKey: (row: Row) => string | undefined,
  known: ItemReader,
): Promise<Demand> {
  const after = [];
  for (const row of rows) {
    const id = String(row.item_id ?? '');
    const link = itemPage(Number(row.item_type), id);
    const item = link && (await known(row, db));
    if (!item) continue;
    if (item.owner === null || item.owner === caller.userId) continue;
    const once = onceKey(row);
    after.push(
      noticeEntry({
        userId: item.owner,
        topic,
        itemType: Number(row.item_type),
        itemId: id,
        params: { name: item.name },
        // To the words themselves, which stand far down the page.
        link: link + TALK_ANCHORS[topic],
        ...(once && { onceKey: once }),
      }),
    );
  }
  return { after };
}
