import type { Lang } from '../../../../db/contract/errors.ts';
import type { PushApproval, PushDetail, PushTarget } from '../../../../db/contract/push-records.ts';
import { deliveryHint, TARGET_STATES, type TargetState } from '../../../../db/contract/pushes.ts';
import { now } from '../../../platform/clock.ts';
import type { RowOf, Statement } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { shownName } from '../../../platform/masked-account.ts';
import { pagingOf } from '../../../platform/paging.ts';
import { ArchiveReader, type Asked } from '../archive/parts.ts';
import { holdsId, itemName } from '../conditions.ts';
import { readShownPause, type ShownPause } from '../delivery/pause.ts';
import { countReached } from '../delivery/reached.ts';
import { messageData } from '../message.ts';
import { readApproval } from './approval.ts';

/** What stands of it in its own row; the rest is read or made beside it. */
type PushRow = Omit<
  PushDetail,
  | 'hint'
  | 'pause'
  | 'approval'
  | 'message'
  | 'counts'
  | 'total'
  | 'troubles'
  | 'item_count'
  | 'items'
  | 'targets'
  | 'twice'
  | 'next'
>;
type TargetRow = Omit<PushTarget, 'hint' | 'id'> & { id: string | null; push_id: string; place: number | null };

const PUSH = `SELECT id, title, title_params, push_group_id, remark, push_status, item_type, add_time, auto_push_time,
  push_time, confirm_time, run_state, error_code, error_msg, add_user,
  wave_size, wave_minutes, version FROM push_wechat WHERE id = ? AND is_delete = 0`;

const ITEMS = `SELECT i.id, i.item_id, ${itemName('i')} AS name, i.push_state, i.push_time
FROM push_wechat p JOIN push_group_items i ON i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')} WHERE p.id = ? ORDER BY i.id`;

const SIZES = `SELECT count(*) AS items FROM push_wechat p JOIN push_group_items i
ON i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')} WHERE p.id = ?`;

const TARGETS = `SELECT t.id, t.push_id, t.place, t.org_id, o.name AS org_name, o.contacts, o.contacts_tel, nullif(${shownName('u')}, '') AS admin_name,
  coalesce(u.openid, '') <> '' AS bound, t.push_status, t.state, t.error_code, t.error_msg, t.sent_at, t.attempts,
  CASE WHEN t.next_time > unixepoch() AND t.state IN ('waiting', 'cancelled') THEN t.next_time END AS next_time, t.delivered_at
FROM push_target t LEFT JOIN organization o ON o.organization_id = t.org_id
LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0 WHERE t.push_id = ?`;

const TALLY = `SELECT state, error_code, sum(n) AS n FROM push_tally WHERE push_id = ? GROUP BY state, error_code`;

/** Items that a page of a push names. */
const NAMED = 20;

const hinted = <T extends { error_code: string | null }>(row: T, lang: Lang, archived = false) => ({
  ...row,
  hint: deliveryHint(row.error_code, lang, archived) ?? null,
});

interface Tally extends RowOf<'push_tally', 'error_code' | 'n'> {
  state: TargetState;
}

const TROUBLES: ReadonlySet<TargetState> = new Set(['failed', 'refused', 'uncertain']);

/** Targets as the page shows them; of archived ones the archive says what no list needs. */
async function targetsOf({ db, env, lang }: Asked, rows: readonly TargetRow[]): Promise<PushTarget[]> {
  const lines = await new ArchiveReader(db, env).linesOf(rows);
  return rows.map((row) => {
    const { push_id: _, place, ...target } = row;
    const { id, error_msg, attempts } = lines.get(row) ?? { ...target, id: target.id ?? `${row.push_id}:${place}` };
    return hinted({ ...target, id, error_msg, attempts: attempts ?? 0 }, lang, place !== null);
  });
}

/** Which part of a push is read: all of it, or so many targets behind a given organisation. */
interface DetailQuery {
  id: string;
  /** Targets, 1 to 100; absent: all, and all items (CALLS.md "Push calls"). */
  pageSize?: string | undefined;
  /** The organisation behind which the page begins. */
  after?: string | undefined;
}

/** The read of the targets, in the order of their organisations where they come in pages. */
function readTargets(id: string, size: number | null, after: string): Statement {
  if (size === null) return { sql: TARGETS, params: [id] };
  return { sql: `${TARGETS} AND t.org_id > ? ORDER BY t.org_id LIMIT ?`, params: [id, after, size + 1] };
}

/**
 * A push with its items, its targets, their numbers by state, and the account's pause (CALLS.md "Push calls"). Who
 * asks again and again asks for a page, which costs the same however many targets there are.
 * @throws AppError 404
 */
export async function pushDetail({ db, env, lang }: Asked, query: DetailQuery): Promise<PushDetail> {
  const { id } = query;
  const size = query.pageSize === undefined ? null : pagingOf({ pageSize: query.pageSize }).size;
  const answers = await db.batch([
    { sql: PUSH, params: [id] },
    { sql: size === null ? ITEMS : `${ITEMS} LIMIT ${NAMED}`, params: [id] },
    readTargets(id, size, query.after ?? ''),
    readShownPause(now()),
    { sql: TALLY, params: [id] },
    { sql: SIZES, params: [id] },
    readApproval(id),
  ]);
  const [push] = answers[0] as PushRow[];
  if (!push) throw notFound();
  const items = answers[1] as PushDetail['items'];
  const read = answers[2] as TargetRow[];
  const targets = await targetsOf({ db, env, lang }, read.slice(0, size ?? read.length));
  if (size === null) targets.sort((a, b) => (a.id < b.id ? -1 : 1));
  const [pause] = answers[3] as ShownPause[];
  const tally = answers[4] as Tally[];
  const sizes = answers[5] as { items: number }[];
  // Of a push that is under way it is said target by target.
  const asked = size !== null && push.confirm_time === null;
  const twice = asked ? ((await db.batch<{ n: number }>([countReached(id)]))[0]?.[0]?.n ?? 0) : 0;
  const sumOf = (rows: readonly Tally[]) => rows.reduce((sum, { n }) => sum + n, 0);
  const counts = Object.fromEntries(
    TARGET_STATES.map((state) => [state, sumOf(tally.filter((row) => row.state === state))]),
  ) as PushDetail['counts'];
  const troubles = tally
    .filter(({ state }) => TROUBLES.has(state))
    .map(({ state, error_code, n }) => ({ state, ...hinted({ error_code }, lang), n }));
  const itemCount = sizes[0]?.items ?? 0;
  const subject = { ...push, push_id: id, org_id: '', items: itemCount, first_item: items[0]?.name ?? null };
  return {
    ...hinted(push, lang),
    pause: pause ? hinted(pause, lang) : null,
    approval: (answers[6] as PushApproval[])[0] ?? null,
    message: messageData(subject),
    counts,
    total: sumOf(tally),
    troubles,
    item_count: itemCount,
    items,
    targets,
    ...(size !== null && { twice, next: read.length > size ? (targets.at(-1)?.org_id ?? null) : null }),
  };
}
