import type { Lang } from '../../../../db/contract/errors.ts';
import { deliveryHint, TARGET_STATES } from '../../../../db/contract/pushes.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { holdsId } from './conditions.ts';
import { messageData } from './message.ts';
import { readShownPause, type ShownPause } from './pause.ts';

interface PushRow {
  id: string;
  title: string;
  remark: string | null;
  item_type: number;
  push_group_id: string;
  error_code: string | null;
  [column: string]: unknown;
}

interface ItemRow {
  id: string;
  item_id: string;
  name: string | null;
  push_state: number;
}

interface TargetRow {
  org_id: string;
  state: string;
  error_code: string | null;
  [column: string]: unknown;
}

const PUSH = `SELECT id, title, title_params, push_group_id, remark, push_status, item_type, add_time, auto_push_time,
  push_time, confirm_time, run_state, error_code, error_msg, add_user,
  version FROM push_wechat WHERE id = ? AND is_delete = 0`;

const ITEMS = `SELECT i.id, i.item_id, coalesce(c.name, x.name) AS name, i.push_state, i.push_time
FROM push_wechat p JOIN push_group_items i ON i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')}
LEFT JOIN chengguo c ON i.item_type = 1 AND c.chengguo_id = i.item_id
LEFT JOIN xuqiu x ON i.item_type = 2 AND x.xuqiu_id = i.item_id WHERE p.id = ? ORDER BY i.id`;

const TARGETS = `SELECT t.id, t.org_id, o.name AS org_name, o.contacts, o.contacts_tel, u.name AS admin_name,
  coalesce(u.openid, '') <> '' AS bound, t.push_status, t.state, t.error_code, t.error_msg, t.sent_at, t.attempts,
  CASE WHEN t.next_time > unixepoch() AND t.state = 'waiting' THEN t.next_time END AS next_time, t.delivered_at
FROM push_wechat_orgs t LEFT JOIN organization o ON o.organization_id = t.org_id
LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0 WHERE t.push_id = ? ORDER BY t.id`;

const hinted = <T extends { error_code: string | null }>(row: T, lang: Lang) => ({
  ...row,
  hint: deliveryHint(row.error_code, lang) ?? null,
});

/**
 * A push with its items, its targets, their numbers by state, and the account's pause (contract "Push calls, exactly").
 * @throws AppError 404
 */
export async function pushDetail(db: Database, id: string, lang: Lang) {
  const answers = await db.batch([
    { sql: PUSH, params: [id] },
    { sql: ITEMS, params: [id] },
    { sql: TARGETS, params: [id] },
    readShownPause(now()),
  ]);
  const [push] = answers[0] as PushRow[];
  if (!push) throw notFound();
  const items = answers[1] as ItemRow[];
  const targets = (answers[2] as TargetRow[]).map((target) => hinted(target, lang));
  const [pause] = answers[3] as ShownPause[];
  const counts = Object.fromEntries(
    TARGET_STATES.map((state) => [state, targets.filter((target) => target.state === state).length]),
  );
  const subject = { ...push, push_id: id, org_id: '', items: items.length, first_item: items[0]?.name ?? null };
  return {
    ...hinted(push, lang),
    pause: pause ? hinted(pause, lang) : null,
    message: messageData(subject),
    counts,
    items,
    targets,
  };
}
