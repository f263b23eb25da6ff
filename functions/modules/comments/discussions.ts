import type { commentCalls } from '../../../db/contract/calls/comments.ts';
import { DISCUSSED_TYPES, type Discussion } from '../../../db/contract/community.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import type { Database } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { marked } from '../../platform/marks.ts';
import { pagingOf } from '../../platform/paging.ts';
import { shortened } from '../../platform/plain-text.ts';
import { shownNow } from '../../platform/sql.ts';

/** Discussions that a list leads to by its pages. */
const REACHED = 240;
/** Characters of the newest comment. */
const QUOTED = 160;

const approved = (as: string) => `${as}.audit_status = ${AUDIT.approved} AND ${as}.is_delete = 0`;

/** Where the name of an item `g` that everybody reads stands, and that in English. */
const NAMED: readonly (readonly [
  type: number,
  table: string,
  as: string,
  on: string,
  name: string,
  english: string,
])[] = [
  [ITEM.result, 'result_publication', 'n1', 'n1.item_id = g.item_id', 'n1.name', `n1.card ->> '$.name_en'`],
  [ITEM.demand, 'demand_publication', 'n2', 'n2.item_id = g.item_id', 'n2.name', `n2.card ->> '$.name_en'`],
  [ITEM.product, 'chanpin', 'n3', `n3.chanpin_id = g.item_id AND ${approved('n3')}`, 'n3.name', 'n3.name_en'],
  [ITEM.project, 'xiangmu', 'n4', `n4.xiangmu_id = g.item_id AND ${approved('n4')}`, 'n4.name', 'n4.name_en'],
  [ITEM.expert, 'zhuanjia', 'n5', `n5.expert_id = g.item_id AND ${approved('n5')}`, 'n5.name', 'n5.name_en'],
  [ITEM.park, 'yuanqu', 'n6', `n6.yuanqu_id = g.item_id AND ${shownNow('n6')}`, 'n6.name', 'NULL'],
  [ITEM.news, 'news_shown', 'n7', 'n7.id = g.item_id', 'n7.title', 'n7.title_en'],
  [ITEM.innovate, 'innovate', 'n8', `n8.id = g.item_id AND ${shownNow('n8')}`, 'n8.title', 'NULL'],
];

const JOINED = NAMED.map(([type, table, as, on]) => `LEFT JOIN ${table} ${as} ON g.item_type = ${type} AND ${on}`).join(
  '\n',
);
/** The name of an item that everybody reads; null of any other, whose discussion is nobody's to list. */
const NAME = `coalesce(${NAMED.map((each) => each[4]).join(', ')})`;
const NAME_EN = `coalesce(${NAMED.map((each) => each[5]).join(', ')})`;

const ORDERS = {
  newest: { list: 'discussion_newest', ofType: 'discussion_type_newest', columns: ['g.last_time', 'g.item_id'] },
  most: {
    list: 'discussion_most',
    ofType: 'discussion_type_most',
    columns: ['g.comments', 'g.last_time', 'g.item_id'],
  },
} as const;

type Row = Omit<Discussion, 'name'> & { name: string | null };

/**
 * A page of what is being discussed: public items with comments that everybody reads. What follows the page is not counted, and `more`
 * says that there is something.
 * @param query `type` an item_type alone, `order` newest or most
 */
export async function discussionList(
  db: Database,
  query: QueryOf<typeof commentCalls.discussions>,
): Promise<Page<Discussion>> {
  const paging = pagingOf(query);
  const { size } = paging;
  const offset = Math.min(paging.offset, REACHED);
  const { list, ofType, columns } = ORDERS[query.order === 'most' ? 'most' : 'newest'];
  const type = DISCUSSED_TYPES.find((each) => String(each) === query.type) ?? 'NULL';
  const begin = query.type
    ? { from: `discussion g INDEXED BY ${ofType}`, sql: `g.item_type = ${type}`, offset }
    : { from: 'discussion g', ...marked(list, columns, offset) };
  const rows = await db.all<Row>(
    `SELECT g.item_type, g.item_id, ${NAME} AS name, nullif(${NAME_EN}, '') AS name_en, g.comments, g.last_time,
       coalesce(u.nickname, '') AS author, coalesce(c.content, '') AS content
     FROM (SELECT g.* FROM ${begin.from} WHERE g.is_shown = 1 AND ${begin.sql}
       ORDER BY ${columns.map((column) => `${column} DESC`).join(', ')} LIMIT ? OFFSET ${begin.offset}) g
     ${JOINED}
     LEFT JOIN comment c ON c.comment_id = g.last_comment AND c.hide_time IS NULL
     LEFT JOIN user u ON u.user_id = c.add_user AND u.is_delete = 0`,
    [Math.max(0, Math.min(size + 1, REACHED - offset))],
  );
  const more = rows.length > size;
  const total = paging.offset + rows.length - (more ? 1 : 0);
  const page = pageOf(rows.slice(0, size), paging.current, size, total, more);
  // News whose time is over stand there until the schedule has seen it, parks and cases as long as they are open.
  const named = page.records.filter((row): row is Discussion => row.name !== null);
  return { ...page, records: named.map((row) => ({ ...row, content: shortened(row.content, QUOTED) })) };
}
