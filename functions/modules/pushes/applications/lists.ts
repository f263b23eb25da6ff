import type { applicationCalls } from '../../../../db/contract/calls/push-applications.ts';
import type { QueryOf } from '../../../../db/contract/endpoint.ts';
import { publishedOf } from '../../../../db/contract/items.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import {
  APPLICATION_STATES,
  type ApplicationRow,
  type ApplicationState,
  type PushableItem,
} from '../../../../db/contract/push-applications.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { asRead, countedPage, countedPart, pagingOf, readPage, selectTotal } from '../../../platform/paging.ts';
import { lasts } from '../../../platform/sql.ts';
import { isPublicItem } from '../conditions.ts';
import { decidableTypes } from './access.ts';
import { reachOf } from './reach.ts';

/** What the lists are narrowed to, as the query says it. */
type ApplicationQuery = QueryOf<typeof applicationCalls.list>;

interface OwnRow {
  id: string;
  name: string;
  name_en: string | null;
  release_time: number;
  application: string | null;
}

/**
 * The session user's own public items, newest first, each with the last application for it and how far it was pushed;
 * which organisations it went to stays with the platform.
 * @throws AppError 401
 */
export async function pushableItems(
  db: Database,
  caller: Caller,
  query: ApplicationQuery,
): Promise<Page<PushableItem>> {
  const userId = userIdOf(caller);
  const itemType = query.item_type === '1' ? ITEM.result : ITEM.demand;
  const { key, noun, publication } = publishedOf(itemType);
  const { current, size, offset } = pagingOf(query);
  const word = query.keyword?.trim().slice(0, 100);
  // Of the own items those that may be public, of which the index has the order: what was never approved, or was taken out, is not read.
  const from = `FROM ${noun} w INDEXED BY ${noun}_shown CROSS JOIN ${publication} s ON s.item_id = w.${key}
WHERE w.add_user = ? AND w.is_delete = 0 AND w.release_time IS NOT NULL AND w.unlist_time IS NULL
  AND ${lasts('w')} ${word ? 'AND instr(w.name, ?) > 0' : ''}`;
  const params = [userId, ...(word ? [word] : [])];
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT w.${key} AS id, w.name, w.name_en, s.release_time,
  (SELECT json_object('id', a.id, 'state', a.state, 'remark', a.remark, 'reason', a.reason, 'add_time', a.add_time,
      'decide_time', a.decide_time, 'push_time', a.push_time) FROM push_application a
    WHERE a.item_id = w.${key} AND a.item_type = ? ORDER BY a.add_time DESC, a.id DESC LIMIT 1) AS application
${from} ORDER BY w.add_time DESC, w.rowid DESC LIMIT ? OFFSET ?`,
      params: [itemType, ...params, ...countedPart(size, offset)],
    },
    selectTotal(from, params),
  ]);
  const own = rows as OwnRow[];
  const reached = await reachOf(
    db,
    own.map(({ id }) => id),
    itemType,
  );
  const records = own.map(
    (row): PushableItem => ({
      ...row,
      item_type: itemType,
      application: row.application ? (JSON.parse(row.application) as PushableItem['application']) : null,
      ...(reached.get(row.id) ?? { pushes: 0, organizations: 0, opened: 0, interested: 0, more: false }),
    }),
  );
  return countedPage(records, current, size, totals);
}

const isState = (text: string | undefined): text is ApplicationState =>
  APPLICATION_STATES.some((state) => state === text);

const either = (column: string): string => `coalesce(c.${column}, x.${column})`;

const COLUMNS = `a.id, a.item_type, a.item_id, ${either('name')} AS item_name, ${either('name_en')} AS item_name_en, o.name AS organization_name, o.name_en AS organization_name_en,
  coalesce(nullif(u.nickname, ''), u.name) AS publisher_name, a.state, a.remark, a.reason, a.add_time, a.decide_time,
  coalesce(nullif(d.nickname, ''), d.name) AS decider_name, a.push_time, a.version,
  ${isPublicItem('a')} AS is_public,
  coalesce(${either('is_pushed')}, 0) AS is_pushed, coalesce(${either('is_tagging')}, 0) AS is_tagging,
  coalesce(${either('match_state')}, 0) AS match_state`;

const FROM = `FROM push_application a LEFT JOIN chengguo c ON a.item_type = 1 AND c.chengguo_id = a.item_id
LEFT JOIN xuqiu x ON a.item_type = 2 AND x.xuqiu_id = a.item_id
LEFT JOIN organization o ON o.organization_id = ${either('unit')}
LEFT JOIN user u ON u.user_id = a.add_user LEFT JOIN user d ON d.user_id = a.decide_user`;

/**
 * Applications of the kinds that the caller decides: those that wait oldest first, others newest first.
 * @throws AppError 401, 403
 */
export async function applicationList(
  db: Database,
  caller: Caller,
  query: ApplicationQuery,
): Promise<Page<ApplicationRow>> {
  const types = decidableTypes(caller).filter((type) => !query.item_type || String(type) === query.item_type);
  const word = query.keyword?.trim().slice(0, 100);
  const state = isState(query.state) ? query.state : null;
  const where = [
    'a.item_type IN (SELECT value FROM json_each(?))',
    ...(state ? ['a.state = ?'] : []),
    ...(word ? [`instr(${either('name')}, ?) > 0`] : []),
  ].join(' AND ');
  const params = [JSON.stringify(types), ...(state ? [state] : []), ...(word ? [word] : [])];
  const order = state === 'applied' ? 'a.add_time, a.id' : 'a.add_time DESC, a.id DESC';
  const sql = `SELECT ${COLUMNS} ${FROM} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from: `${FROM} WHERE ${where}`, params }, asRead<ApplicationRow>);
}
