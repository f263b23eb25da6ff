import type { PublishedKind } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import type { ItemPush } from '../../../../db/contract/push-records.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { countedPage, countedPart, type Paging, pagingOf, selectTotal } from '../../../platform/paging.ts';
import { readItem, readWritable } from '../../../tables/items/working.ts';
import { holdsId } from '../conditions.ts';

/** Pushes of a group that count. */
const PUSHES = 50;

/** Pushes that brought the item `i`, newest first, each with how many organisations it goes to. */
const BROUGHT_BY = `(SELECT json_group_array(json_object('id', id, 'title', title, 'n', n)) FROM (SELECT p.id, p.title,
  (SELECT coalesce(sum(y.n), 0) FROM push_tally y WHERE y.push_id = p.id) AS n FROM push_wechat p
  WHERE p.push_group_id = i.push_group_id AND p.is_delete = 0 AND ${holdsId('i.push_wechat_ids', 'p.id')}
  ORDER BY p.add_time DESC, p.id DESC LIMIT ${PUSHES}))`;

const GROUPS = `FROM push_group_items i JOIN push_group g ON g.id = i.push_group_id AND g.is_delete = 0
WHERE i.item_id = ?1 AND i.item_type = ?2 AND (?3 IS NULL OR i.push_group_id = ?3)`;

const TARGETS = `SELECT t.push_id, t.org_id, o.name AS org_name, o.name_en AS org_name_en, o.contacts, o.contacts_tel, t.push_status, t.sent_at AS push_time
FROM push_target t LEFT JOIN organization o ON o.organization_id = t.org_id
WHERE t.push_id = ? AND t.org_id > ? ORDER BY t.org_id LIMIT ${LIMITS.scrolledRows + 1}`;

interface Push {
  id: string;
  title: string | null;
  n: number;
}

interface GroupRow {
  push_group_id: string;
  group_title: string | null;
  pushes: string;
}

type Target = Omit<ItemPush['rows'][number], 'push_title'>;

/** Which groups of an item are read: a page of them, or the rows of one behind a row. */
interface ItemPushQuery extends Paging {
  push_group_id?: string | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
}

const STAFF = {
  result: ['push-admin', 'cg-auditor', 'cg-input'],
  demand: ['push-admin', 'xq-auditor', 'xq-input'],
} as const;

/** Reads of the organisations of a group behind a row; of its later pushes no more than fill a page. */
function readRows(pushes: readonly Push[], after: string | undefined): Statement[] {
  const [pushId = '', org = ''] = (after ?? '').split(':');
  const from = Math.max(
    0,
    pushes.findIndex(({ id }) => id === pushId),
  );
  const reads: Statement[] = [];
  let expected = 0;
  for (const { id, n } of pushes.slice(from)) {
    if (expected > LIMITS.scrolledRows) break;
    reads.push({ sql: TARGETS, params: [id, id === pushId ? org : ''] });
    // How many of the first are left is not known.
    expected += id === pushId ? 0 : n;
  }
  return reads;
}

/**
 * Who an item was pushed to, by push group (back-office§2, demand push record). Its publisher sees the organisations and
 * how far each is, but not whom to call there: that is theirs to give.
 * @throws AppError 401, 404 for items of others
 */
export async function itemPushes(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  id: string,
  query: ItemPushQuery,
): Promise<Page<ItemPush>> {
  const userId = userIdOf(caller);
  const staff = holds(caller, ...STAFF[kind]);
  const item = await (staff ? readItem(db, kind, id) : readWritable(db, caller, kind, id));
  if (!staff && item.add_user !== userId) throw notFound();
  const { current, size, offset } = pagingOf(query);
  const params = [id, kind === 'result' ? 1 : 2, query.push_group_id ?? null];
  const [found = [], counted = []] = await db.batch<unknown>([
    {
      sql: `SELECT i.push_group_id, g.title AS group_title, ${BROUGHT_BY} AS pushes ${GROUPS}
ORDER BY i.add_time DESC, i.push_group_id LIMIT ?4 OFFSET ?5`,
      params: [...params, ...countedPart(size, offset)],
    },
    selectTotal(GROUPS, params),
  ]);
  const groups = (found as GroupRow[]).map((row) => {
    const pushes = JSON.parse(row.pushes) as Push[];
    return { ...row, pushes, reads: readRows(pushes, query.push_group_id ? query.after : undefined) };
  });
  const reads = groups.flatMap((group) => group.reads);
  const answers = reads.length > 0 ? await db.batch<Target>(reads) : [];
  let read = 0;
  const records = groups.map(({ push_group_id, group_title, pushes, reads: own }) => {
    const all = answers.slice(read, read + own.length).flat();
    read += own.length;
    const titles = new Map(pushes.map((push) => [push.id, push.title ?? '']));
    const rows = all.slice(0, LIMITS.scrolledRows).map((row) => ({
      ...row,
      push_title: titles.get(row.push_id) ?? '',
      contacts: staff ? row.contacts : null,
      contacts_tel: staff ? row.contacts_tel : null,
    }));
    const last = rows.at(-1);
    return {
      push_group_id,
      group_title,
      total: pushes.reduce((sum, { n }) => sum + n, 0),
      next: last && all.length > LIMITS.scrolledRows ? `${last.push_id}:${last.org_id}` : null,
      rows,
    };
  });
  return countedPage(records, current, size, counted);
}
