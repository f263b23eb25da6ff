import type { commentCalls } from '../../../db/contract/calls/comments.ts';
import { DISCUSSED_TYPES, type Discussion } from '../../../db/contract/community.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import type { Database } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { pagingOf } from '../../platform/paging.ts';
import { shortened } from '../../platform/plain-text.ts';

/** Discussions that are counted, and so shown in pages; there may be more. */
const COUNTED = 240;
/** Characters of the newest comment. */
const QUOTED = 160;

const approved = (as: string) => `${as}.audit_status = ${AUDIT.approved} AND ${as}.is_delete = 0`;

/** Where the name of an item that everybody reads stands, and that in English. */
const NAMED: readonly (readonly [type: number, from: string, name: string, english: string])[] = [
  [ITEM.result, 'result_publication p WHERE p.item_id = g.item_id', 'p.name', `p.card ->> '$.name_en'`],
  [ITEM.demand, 'demand_publication p WHERE p.item_id = g.item_id', 'p.name', `p.card ->> '$.name_en'`],
  [ITEM.product, `chanpin p WHERE p.chanpin_id = g.item_id AND ${approved('p')}`, 'p.name', 'p.name_en'],
  [ITEM.project, `xiangmu p WHERE p.xiangmu_id = g.item_id AND ${approved('p')}`, 'p.name', 'p.name_en'],
  [ITEM.expert, `zhuanjia p WHERE p.expert_id = g.item_id AND ${approved('p')}`, 'p.name', 'p.name_en'],
  [ITEM.park, 'yuanqu p WHERE p.yuanqu_id = g.item_id AND p.is_delete = 0', 'p.name', 'NULL'],
  [ITEM.news, 'news_shown p WHERE p.id = g.item_id', 'p.title', 'p.title_en'],
  [ITEM.innovate, 'innovate p WHERE p.id = g.item_id AND p.is_open = 1 AND p.is_delete = 0', 'p.title', 'NULL'],
];

const cases = (column: 2 | 3) =>
  `CASE g.item_type ${NAMED.map((each) => `WHEN ${each[0]} THEN (SELECT ${each[column]} FROM ${each[1]})`).join(' ')} END`;

/** The name of an item that everybody reads; null of any other, whose discussion is nobody's to list. */
const NAME = cases(2);
const NAME_EN = cases(3);

const ORDERS = {
  newest: 'g.last_time DESC, g.item_id DESC',
  most: 'g.comments DESC, g.last_time DESC, g.item_id DESC',
} as const;

/**
 * A page of what is being discussed: public items with comments that everybody reads. Up to 240 are counted.
 * @param query `type` an item_type alone, `order` newest or most
 */
export async function discussionList(
  db: Database,
  query: QueryOf<typeof commentCalls.discussions>,
): Promise<Page<Discussion>> {
  const { current, size, offset } = pagingOf(query);
  const types = DISCUSSED_TYPES.filter((type) => !query.type || String(type) === query.type);
  const order = ORDERS[query.order === 'most' ? 'most' : 'newest'];
  // The plus sign keeps the rows in the order of their index, so that a page reads no more than its own.
  const listed = `SELECT g.*, ${NAME} AS name, ${NAME_EN} AS name_en FROM discussion g WHERE +g.item_type IN (SELECT value FROM json_each(?1))
    AND ${NAME} IS NOT NULL ORDER BY ${order}`;
  const kinds = JSON.stringify(types);
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT d.item_type, d.item_id, d.name, nullif(d.name_en, '') AS name_en, d.comments, d.last_time, coalesce(u.nickname, '') AS author,
          coalesce(c.content, '') AS content
        FROM (${listed} LIMIT ?2 OFFSET ?3) d
        LEFT JOIN comment c ON c.comment_id = d.last_comment AND c.hide_time IS NULL
        LEFT JOIN user u ON u.user_id = c.add_user AND u.is_delete = 0`,
      params: [kinds, Math.max(0, Math.min(size, COUNTED - offset)), offset],
    },
    { sql: `SELECT count(*) AS total FROM (${listed} LIMIT ?2)`, params: [kinds, COUNTED] },
  ]);
  const records = (rows as Discussion[]).map((row) => ({ ...row, content: shortened(row.content, QUOTED) }));
  const { total } = totals[0] as { total: number };
  return pageOf(records, current, size, total, total === COUNTED);
}
