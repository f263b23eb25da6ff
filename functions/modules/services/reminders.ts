import { itemPage } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import type { NoticeParams, Reminder } from '../../../db/contract/notices.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { wrote } from '../../platform/guarded.ts';
import { type Notice, noticeEntry } from '../../platform/notices.ts';
import { type Paging, readPage } from '../../platform/paging.ts';
import { toldOf } from '../../tables/memberships.ts';

/** Reminders that one run takes at most: a run stays short, the next one goes on. */
const BATCH = 50;
/** Enough of a feedback to know it by, in characters. */
const EXCERPT = 100;
/** A reminder of stage 1 is awaited, one of stage 2 was told. */
const TOLD = 2;

/** What reminders are about: a cheese's title, or a feedback with the public name of its item. */
const ABOUT = `c.title, substr(f.remark, 1, ${EXCERPT}) AS remark, f.item_type, f.item_id,
CASE f.item_type
  WHEN ${ITEM.result} THEN (SELECT p.name FROM result_publication p WHERE p.item_id = f.item_id)
  WHEN ${ITEM.demand} THEN (SELECT p.name FROM demand_publication p WHERE p.item_id = f.item_id)
  WHEN ${ITEM.product} THEN (SELECT p.name FROM chanpin p WHERE p.chanpin_id = f.item_id AND p.audit_status = 4 AND p.is_delete = 0)
END AS item_name`;
const JOINS = `LEFT JOIN cheese c ON c.id = r.cheese_id AND c.is_delete = 0
LEFT JOIN feedback f ON f.id = r.cheese_id AND f.is_delete = 0`;

/** A visitor's feedback has nobody to be told but the publisher of its item, and once they left, whom its organisation names (decision 412). */
const PUBLISHER = `CASE f.item_type
  WHEN ${ITEM.result} THEN (SELECT ${toldOf('w')} FROM chengguo w WHERE w.chengguo_id = f.item_id AND w.is_delete = 0)
  WHEN ${ITEM.demand} THEN (SELECT ${toldOf('w')} FROM xuqiu w WHERE w.xuqiu_id = f.item_id AND w.is_delete = 0)
  WHEN ${ITEM.product} THEN (SELECT w.add_user FROM chanpin w WHERE w.chanpin_id = f.item_id AND w.is_delete = 0)
END`;

interface AboutRow extends RowOf<'feedback', 'id' | 'remark' | 'item_type' | 'item_id'> {
  remind_start_time: number;
  title: string | null;
  item_name: string | null;
}

/** Path of the public page that a reminder is about; empty where there is none. */
function linkOf({ item_type, item_id, item_name }: AboutRow): string {
  return item_id && item_name ? itemPage(item_type ?? 0, item_id) : '';
}

function noticeOf(row: AboutRow & { own: 0 | 1; user_id: string }): Notice {
  const params: NoticeParams = { name: row.item_name ?? row.title ?? '', content: row.own ? row.remark : null };
  return {
    userId: row.user_id,
    topic: 'remind',
    itemType: row.item_type,
    itemId: row.item_id,
    params,
    link: linkOf(row) || '/notices?tab=reminders',
    onceKey: `remind:${row.id}:${row.remind_start_time}`,
  };
}

/**
 * Tells people of the reminders whose time has come: who set one, and for a visitor's feedback the publisher of the item
 * (core§3, core§7). Each is told once for the time that it names; a run takes a bounded number.
 */
export async function tellReminders(db: Database): Promise<void> {
  const rows = await db.all<AboutRow & { own: 0 | 1; user_id: string | null }>(
    `SELECT r.id, r.remind_start_time, r.add_user IS NOT NULL AS own, coalesce(r.add_user, ${PUBLISHER}) AS user_id, ${ABOUT}
FROM remind r ${JOINS} WHERE r.ai_stage = 1 AND r.is_delete = 0 AND r.remind_start_time <= ?
ORDER BY r.remind_start_time LIMIT ${BATCH}`,
    [now()],
  );
  if (rows.length === 0) return;
  const told = rows.flatMap((row) => {
    const about = row.title !== null || row.remark !== null;
    return row.user_id && about ? [noticeEntry(noticeOf({ ...row, user_id: row.user_id }))] : [];
  });
  // Somebody moved or deleted one in between: the next run looks again.
  await wrote(db, [
    {
      sql: `UPDATE remind SET ai_stage = ${TOLD} FROM json_each(?) j WHERE remind.id = j.value ->> '$.id'
AND remind.remind_start_time = j.value ->> '$.at' AND remind.ai_stage = 1 AND remind.is_delete = 0`,
      params: [JSON.stringify(rows.map((row) => ({ id: row.id, at: row.remind_start_time })))],
    },
    assertChanged(rows.length),
    ...told,
  ]);
}

/**
 * A user's own reminders: the awaited ones first, the next one on top.
 * @param query paging
 */
export async function reminderList(db: Database, userId: string, query: Paging): Promise<Page<Reminder>> {
  const own = 'WHERE r.add_user = ? AND r.is_delete = 0';
  const sql = `SELECT r.id, r.remind_start_time, r.ai_stage, ${ABOUT} FROM remind r ${JOINS} ${own}
ORDER BY r.ai_stage > 1, CASE r.ai_stage WHEN 1 THEN r.remind_start_time ELSE -r.remind_start_time END, r.id LIMIT ? OFFSET ?`;
  const shaped = (row: AboutRow & { ai_stage: number }): Reminder => ({
    id: row.id,
    remind_start_time: row.remind_start_time,
    ai_stage: row.ai_stage,
    name: row.title ?? row.item_name ?? '',
    content: row.remark ?? '',
    link: linkOf(row),
  });
  return readPage(db, query, { sql, from: `FROM remind r ${own}`, params: [userId] }, shaped);
}
