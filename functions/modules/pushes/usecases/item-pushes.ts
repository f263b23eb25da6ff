import type { ItemPush } from '../../../../db/contract/push-records.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Kind } from '../../publications/kinds.ts';
import { readItem } from '../../publishing/working.ts';
import { holdsId } from './conditions.ts';

/** Targets that a record of one item shows. */
const SHOWN = 1000;

const SQL = `SELECT i.push_group_id, g.title AS group_title, p.id AS push_id, p.title AS push_title, t.org_id,
  o.name AS org_name, o.contacts, o.contacts_tel, t.push_status, t.sent_at AS push_time
FROM push_group_items i JOIN push_group g ON g.id = i.push_group_id AND g.is_delete = 0
LEFT JOIN push_wechat p ON p.push_group_id = i.push_group_id AND p.is_delete = 0 AND ${holdsId('i.push_wechat_ids', 'p.id')}
LEFT JOIN push_wechat_orgs t ON t.push_id = p.id LEFT JOIN organization o ON o.organization_id = t.org_id
WHERE i.item_id = ? AND i.item_type = ? ORDER BY i.add_time DESC, i.push_group_id, p.add_time DESC, t.id LIMIT ${SHOWN}`;

interface Row {
  push_group_id: string;
  group_title: string | null;
  push_id: string | null;
  push_title: string | null;
  org_id: string | null;
  org_name: string | null;
  contacts: string | null;
  contacts_tel: string | null;
  push_status: number | null;
  push_time: number | null;
}

const STAFF = {
  result: ['push-admin', 'cg-auditor', 'cg-input'],
  demand: ['push-admin', 'xq-auditor', 'xq-input'],
} as const;

/**
 * Who an item was pushed to, by push group (back-office§2, demand push record). Its publisher sees the organisations and
 * how far each is, but not whom to call there: that is theirs to give.
 * @throws AppError 401, 404 for items of others
 */
export async function itemPushes(db: Database, caller: Caller, kind: Kind, id: string): Promise<ItemPush[]> {
  const userId = userIdOf(caller);
  const staff = holds(caller, ...STAFF[kind]);
  const item = await readItem(db, kind, id);
  if (!staff && item.add_user !== userId) throw notFound();
  const groups = new Map<string, ItemPush>();
  for (const row of await db.all<Row>(SQL, [id, kind === 'result' ? 1 : 2])) {
    const group = groups.get(row.push_group_id) ?? {
      push_group_id: row.push_group_id,
      group_title: row.group_title,
      rows: [],
    };
    groups.set(row.push_group_id, group);
    if (row.push_id === null || row.org_id === null) continue;
    group.rows.push({
      push_id: row.push_id,
      push_title: row.push_title ?? '',
      org_id: row.org_id,
      org_name: row.org_name,
      contacts: staff ? row.contacts : null,
      contacts_tel: staff ? row.contacts_tel : null,
      push_status: row.push_status,
      push_time: row.push_time,
    });
  }
  return [...groups.values()];
}
