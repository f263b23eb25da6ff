import type { pushPickerCalls } from '../../../../db/contract/calls/push-pickers.ts';
import type { ScopeName } from '../../../../db/contract/cards.ts';
import type { QueryOf } from '../../../../db/contract/endpoint.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { ITEM, LIMITS } from '../../../../db/contract/limits.ts';
import type { PickItem, PushGroupRow } from '../../../../db/contract/push-pickers.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { countedPage, pagingOf, readPage, selectTotal, wordOf } from '../../../platform/paging.ts';
import { beginningOf } from '../../../platform/plain-text.ts';
import { allOf, BELOW_SCOPE, lasts } from '../../../platform/sql.ts';
import { holdsId, IS_SCHEDULED } from '../conditions.ts';

/** Characters of a profile that a popover shows. */
const PROFILE = 200;

/** The kind of an item_type; anything else is no kind. */
export const kindOf = (itemType: unknown): PublishedKind => (Number(itemType) === ITEM.result ? 'result' : 'demand');

/** Fields of an item as a JSON list. */
export const scopesOf = (kind: PublishedKind, item: string): string =>
  `(SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM ${PUBLISHED[kind].noun}_scope l
     JOIN scope s ON s.id = l.second_scope_id WHERE l.${PUBLISHED[kind].key} = ${item})`;

/**
 * A scope stands for all that stand below it.
 * @param links table of links with the column that names the owner, as code of this module gives it
 */
export const inScope = (links: string, owner: string, value: string, scope: string): Statement => ({
  sql: `EXISTS (SELECT 1 FROM ${links} l WHERE l.${owner} = ${value} AND l.second_scope_id IN (${BELOW_SCOPE}))`,
  params: [scope.slice(0, 40)],
});

/** Codes of industries begin with the code of what they belong to; the column holds a JSON or comma list. */
export const inIndustry = (column: string, code: string): Statement => ({
  sql: `instr(',' || replace(replace(replace(coalesce(${column}, ''), '"', ','), '[', ','), ' ', ''), ?) > 0`,
  params: [`,${code.slice(0, 10)}`],
});

/** A text column holds a word, whatever its case; `column` is an expression of the statement's own (back-office§2). */
export const hasWord = (column: string, keyword: string): Statement => ({
  sql: `instr(lower(${column}), ?) > 0`,
  params: [wordOf(keyword)],
});

type ItemsQuery = QueryOf<typeof pushPickerCalls.items>;

type ItemRow = Omit<PickItem, 'scopes' | 'org_profile'> & { scopes: string; beginning: string | null };

function itemsWhere(kind: PublishedKind, query: ItemsQuery): Statement {
  const { noun, key } = PUBLISHED[kind];
  const held: Statement = { sql: holdsId('i.push_wechat_ids', '?'), params: [query.push_id || '-'] };
  return allOf([
    { sql: 'i.push_group_id = ?', params: [query.group_id] },
    ...(query.own === '1' ? [held] : []),
    ...(query.keyword?.trim() ? [hasWord(`w.name || ' ' || coalesce(w.name_en, '')`, query.keyword)] : []),
    ...(query.scope ? [inScope(`${noun}_scope`, key, 'i.item_id', query.scope)] : []),
    ...(query.industry ? [inIndustry('w.industry_id', query.industry)] : []),
    ...(query.push_state ? [{ sql: 'i.push_state = ?', params: [Number(query.push_state)] }] : []),
  ]);
}

/**
 * Items of a push group with what their popover shows, newest first, 20 a page (back-office§7).
 * @returns no rows for an unknown group
 */
export async function packedItems(db: Database, query: ItemsQuery): Promise<Page<PickItem>> {
  const { current, size, offset } = pagingOf({ pageIndex: query.pageIndex, pageSize: String(LIMITS.scrolledRows) });
  const group = await db.first<{ item_type: number }>(
    'SELECT item_type FROM push_group WHERE id = ? AND is_delete = 0',
    [query.group_id],
  );
  if (!group) return pageOf([], current, size, 0);
  const kind = kindOf(group.item_type);
  const { publication, noun, key } = PUBLISHED[kind];
  const where = itemsWhere(kind, query);
  const from = `FROM push_group_items i JOIN ${noun} w ON w.${key} = i.item_id`;
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT i.id, i.item_id, w.name, w.code, coalesce(p.summary, '') AS summary, i.push_state, i.push_time,
  ${holdsId('i.push_wechat_ids', '?')} AS own, p.item_id IS NOT NULL AND ${lasts('w')} AS is_public, w.contacts, w.contacts_tel,
  coalesce(o.name, p.organization_name, w.org_name) AS org_name, substr(o.profile, 1, 1000) AS beginning,
  ${scopesOf(kind, 'i.item_id')} AS scopes
${from} LEFT JOIN ${publication} p ON p.item_id = i.item_id
LEFT JOIN organization o ON o.organization_id = coalesce(p.organization_id, w.unit) AND o.is_delete = 0
WHERE ${where.sql} ORDER BY i.add_time DESC, i.id DESC LIMIT ? OFFSET ?`,
      params: [query.push_id || '-', ...where.params, size, offset],
    },
    selectTotal(`${from} WHERE ${where.sql}`, where.params),
  ]);
  const records = (rows as ItemRow[]).map(({ scopes, beginning, ...row }) => ({
    ...row,
    org_profile: beginningOf(beginning, PROFILE),
    scopes: JSON.parse(scopes) as ScopeName[],
  }));
  return countedPage(records, current, size, totals);
}

type GroupCounts = Pick<PushGroupRow, 'items' | 'free' | 'pushed'>;
type GroupRow = Omit<PushGroupRow, keyof GroupCounts | 'open_push' | 'open_time'> & {
  counts: string;
  open: string | null;
};

/**
 * Push groups of a kind with the numbers of their items, newest first.
 */
export async function pushGroupList(
  db: Database,
  query: QueryOf<typeof pushPickerCalls.groups>,
): Promise<Page<PushGroupRow>> {
  const type = PUBLISHED[kindOf(query.item_type)].kind === 'result' ? ITEM.result : ITEM.demand;
  const sql = `SELECT g.id, g.title, g.remark, g.add_time,
  (SELECT json_object('items', count(*), 'free', coalesce(sum(i.push_state = 0), 0), 'pushed', coalesce(sum(i.push_state = 2), 0))
     FROM push_group_items i WHERE i.push_group_id = g.id) AS counts,
  (SELECT count(*) FROM push_wechat p WHERE p.push_group_id = g.id AND p.is_delete = 0) AS pushes,
  (SELECT json_object('open_push', p.id, 'open_time', CASE WHEN ${IS_SCHEDULED} THEN p.auto_push_time END) FROM push_wechat p WHERE p.push_group_id = g.id AND p.is_delete = 0 AND p.push_status = 0
     AND p.run_state IN ('', 'stopped') ORDER BY p.id DESC LIMIT 1) AS open
FROM push_group g WHERE g.item_type = ? AND g.is_delete = 0 ORDER BY g.add_time DESC, g.id DESC LIMIT ? OFFSET ?`;
  return readPage(
    db,
    { pageIndex: query.pageIndex, pageSize: String(LIMITS.scrolledRows) },
    { sql, from: 'FROM push_group WHERE item_type = ? AND is_delete = 0', params: [type] },
    ({ counts, open, ...row }: GroupRow): PushGroupRow => ({
      ...row,
      ...(JSON.parse(counts) as GroupCounts),
      ...(JSON.parse(open ?? '{"open_push":null,"open_time":null}') as Pick<PushGroupRow, 'open_push' | 'open_time'>),
    }),
  );
}
