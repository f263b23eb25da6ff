import { ITEM_PUSH, type PushEdit, type PushInput } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation, type RowOf } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { newId } from '../../../platform/random.ts';
import { wakeClock } from '../../../platform/schedules.ts';
import { insert, type Row, update } from '../../../platform/sql.ts';
import { checkSchedule } from '../../../tables/push-schedule.ts';
import { holdsId } from '../conditions.ts';
import { checkUnreached } from '../delivery/reached.ts';
import { addTargets, attachItems, readBound, readItems, releaseItems, removeTargets } from './attach.ts';

/** Who saves, and from where. */
interface Operator {
  userId: string;
  /** Origin of the site, without a slash at its end. */
  origin: string;
  /** The form's own key: the same submission twice is one push. */
  submissionKey: string | null;
}

interface ItemRow extends RowOf<'push_group_items', 'id' | 'item_id' | 'item_type' | 'push_state' | 'push_wechat_ids'> {
  is_public: number;
}

type PushRow = RowOf<
  'push_wechat',
  'id' | 'push_group_id' | 'item_type' | 'push_status' | 'run_state' | 'auto_push_time' | 'confirm_time' | 'version'
>;

/** The columns of the waves, as far as they are given; waves without a time between them are none. */
function wavesOf({ wave_size, wave_minutes }: PushEdit | PushInput): Row {
  if (wave_size === undefined) return {};
  if (wave_size > 0 && !wave_minutes) throw invalid([{ field: 'wave_minutes', code: 'push_wave_minutes' }]);
  return { wave_size, wave_minutes: wave_size > 0 ? (wave_minutes ?? 0) : 0 };
}

/** States of targets that this push itself has done with, whatever other pushes did. */
const OVER: readonly string[] = ['sending', 'sent', 'uncertain', 'cancelled'];

/**
 * The rows of the group that a call names, own ones or free ones.
 * @throws AppError 422 when one is of another group or kind, not public, or in another push (decision 85)
 */
function chosenItems(named: readonly string[], rows: readonly ItemRow[], push: { id: string; item_type: number }) {
  const known = new Set(rows.flatMap((row) => [row.id, row.item_id]));
  const unfit = rows.some((row) => row.item_type !== push.item_type);
  if (unfit || named.some((id) => !known.has(id))) throw invalid([{ field: 'items', code: 'push_item_unfit' }]);
  const own = rows.filter((row) => (row.push_wechat_ids ?? '').split(',').includes(push.id));
  const others = rows.filter((row) => !own.includes(row));
  if (others.some((row) => row.push_state !== ITEM_PUSH.free))
    throw invalid([{ field: 'items', code: 'push_item_taken' }]);
  if (others.some((row) => row.is_public !== 1)) throw invalid([{ field: 'items', code: 'push_item_unfit' }]);
  return {
    own: own.map(({ id }) => id),
    added: others.map(({ id }) => id),
    named: rows.map(({ item_id }) => item_id),
  };
}

function checkBound(orgs: readonly string[], bound: readonly { id: string }[]): void {
  if (bound.length !== orgs.length) throw invalid([{ field: 'orgs', code: 'push_org_unbound' }]);
}

const byKey = (db: Database, key: string | null) =>
  key ? db.first<{ id: string }>('SELECT id FROM push_wechat WHERE submission_key = ?', [key]) : null;

/**
 * Adds a push with its items and targets, in one transaction (back-office§7).
 * @throws AppError 404 without the group, 409 when the choice changed meanwhile, 422 with complaints at fields
 */
export async function createPush(
  db: Database,
  env: Env,
  operator: Operator,
  input: PushInput,
): Promise<{ id: string }> {
  const earlier = await byKey(db, operator.submissionKey);
  if (earlier) return earlier;
  const at = now();
  const autoPushTime = input.auto_push_time ?? 0;
  checkSchedule(autoPushTime, 0, at);
  const answers = await db.batch([
    {
      sql: 'SELECT item_type FROM push_group WHERE id = ? AND is_delete = 0',
      params: [input.push_group_id],
    },
    readItems(input.push_group_id, input.items),
    readBound(input.orgs),
  ]);
  const [group] = answers[0] as { item_type: number }[];
  if (!group) throw invalid([{ field: 'push_group_id', code: 'unknown_reference' }]);
  if (group.item_type !== input.item_type) throw invalid([{ field: 'item_type', code: 'invalid_value' }]);
  const id = newId();
  const { added, named } = chosenItems(input.items, answers[1] as ItemRow[], { id, item_type: input.item_type });
  checkBound(input.orgs, answers[2] as { id: string }[]);
  await checkUnreached(db, { id, push_group_id: input.push_group_id }, named, input.orgs);
  const row: Row = {
    id,
    title: input.title,
    title_params: input.title_params ?? null,
    push_group_id: input.push_group_id,
    remark: input.remark,
    push_status: 0,
    item_type: input.item_type,
    add_time: at,
    auto_push_time: autoPushTime,
    ...wavesOf(input),
    site_origin: operator.origin,
    submission_key: operator.submissionKey,
    add_user: operator.userId,
    is_delete: 0,
  };
  try {
    await db.batch([
      insert('push_wechat', row),
      ...attachItems(id, added),
      ...addTargets(id, input.push_group_id, input.orgs, at),
      auditEntry({ userId: operator.userId, action: 'push-add', table: 'push_wechat', itemId: id, after: input.title }),
    ]);
  } catch (error) {
    const same = isUniqueViolation(error) ? await byKey(db, operator.submissionKey) : null;
    if (same) return same;
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  if (autoPushTime > 0) await wakeClock(env, autoPushTime * 1000);
  return { id };
}

/** @throws AppError 404, or 409 for a push that is being sent, was sent or was cancelled */
async function readEditable(db: Database, id: string): Promise<PushRow> {
  const push = await db.first<PushRow>(
    `SELECT id, push_group_id, item_type, push_status, run_state, auto_push_time, confirm_time, version
FROM push_wechat WHERE id = ? AND is_delete = 0`,
    [id],
  );
  if (!push) throw notFound();
  if (push.run_state === 'cancelled') throw new AppError(409, 'push_cancelled');
  if (push.run_state === 'running') throw new AppError(409, 'push_running');
  if (push.push_status === 1) throw new AppError(409, 'push_sent');
  return push;
}

/** A new schedule of this very minute lies after the run before it, or it would count as carried out. */
const scheduleOf = (time: number, push: PushRow): number =>
  time === 0 || time === push.auto_push_time ? time : Math.max(time, (push.confirm_time ?? 0) + 1);

/** Changes of the row itself; a changed time is a new schedule. */
function changedColumns(input: PushEdit, push: PushRow, origin: string): Row {
  return {
    ...(input.title !== undefined && { title: input.title }),
    ...(input.remark !== undefined && { remark: input.remark }),
    ...(input.title_params !== undefined && { title_params: input.title_params }),
    ...(input.auto_push_time !== undefined && { auto_push_time: scheduleOf(input.auto_push_time, push) }),
    ...wavesOf(input),
    // What reached nobody is a plan again: its time counts, and its confirmation.
    ...(push.run_state === 'done' && { run_state: '' }),
    site_origin: origin,
    version: push.version + 1,
  };
}

/**
 * Changes a push that is not being sent (back-office§7): given items and organisations replace the earlier ones, whoever
 * received the message stays. The write and the schedule's own begin exclude each other.
 * @throws AppError 404, 409 when it is sent, being sent, cancelled or was changed meanwhile, 422
 */
export async function editPush(db: Database, env: Env, operator: Operator, input: PushEdit): Promise<{ id: string }> {
  const { id } = input;
  const at = now();
  const push = await readEditable(db, id);
  if ((input.version ?? push.version) !== push.version) throw new AppError(409, 'push_changed');
  checkSchedule(input.auto_push_time ?? 0, push.auto_push_time, at);
  const answers = await db.batch([
    input.items ? readItems(push.push_group_id, input.items) : { sql: 'SELECT 1 WHERE 0', params: [] },
    input.orgs ? readBound(input.orgs) : { sql: 'SELECT 1 WHERE 0', params: [] },
    { sql: 'SELECT org_id, state FROM push_wechat_orgs WHERE push_id = ?', params: [id] },
    {
      sql: `SELECT item_id FROM push_group_items WHERE push_group_id = ? AND ${holdsId('push_wechat_ids', '?')}`,
      params: [push.push_group_id, id],
    },
  ]);
  const items = input.items ? chosenItems(input.items, answers[0] as ItemRow[], push) : null;
  const targets = answers[2] as { org_id: string; state: string }[];
  const present = new Set(targets.map(({ org_id }) => org_id));
  const added = input.orgs?.filter((org) => !present.has(org)) ?? [];
  if (input.orgs) {
    const bound = new Set((answers[1] as { id: string }[]).map((row) => row.id));
    checkBound(
      added,
      added.filter((org) => bound.has(org)).map((org) => ({ id: org })),
    );
  }
  if (input.items || input.orgs) {
    const kept = (answers[3] as { item_id: string }[]).map(({ item_id }) => item_id);
    const over = new Set(targets.filter(({ state }) => OVER.includes(state)).map(({ org_id }) => org_id));
    const open = [...(input.orgs ?? present)].filter((org) => !over.has(org));
    await checkUnreached(db, push, items?.named ?? kept, open);
  }
  const written = await wrote(db, [
    update('push_wechat', changedColumns(input, push, operator.origin), {
      sql: `id = ? AND is_delete = 0 AND run_state = ? AND push_status = 0 AND auto_push_time = ?
  AND version = ?`,
      params: [id, push.run_state, push.auto_push_time, push.version],
    }),
    assertChanged(),
    ...(items ? [releaseItems(id, push.push_group_id, items.own), ...attachItems(id, items.added)] : []),
    ...(input.orgs ? [removeTargets(id, input.orgs), ...addTargets(id, push.push_group_id, added, at)] : []),
    auditEntry({
      userId: operator.userId,
      action: 'push-edit',
      table: 'push_wechat',
      itemId: id,
      before: push.auto_push_time,
      after: input.auto_push_time ?? push.auto_push_time,
    }),
  ]);
  if (!written) {
    const { version } = await readEditable(db, id);
    throw new AppError(409, version === push.version ? 'conflict' : 'push_changed');
  }
  if (input.auto_push_time) await wakeClock(env, input.auto_push_time * 1000);
  return { id };
}
