import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import { ARCHIVE_STATE, LEFT_OUT } from '../../../db/contract/pushes.ts';
import { holdsAuthority, inTerm } from '../../platform/sql.ts';

/** Conditions and changes over pushes `p`, their targets and items, as SQL; nothing of a call goes into them (house 3). */

/** A comma list holds an id whole (decision 86). */
export const holdsId = (list: string, id: string): string =>
  `instr(',' || coalesce(${list}, '') || ',', ',' || ${id} || ',') > 0`;

/**
 * The pushes `p` that hold an item `i` of their group, to be joined to it: found by the ids that the item names, so that the group's
 * other pushes are not read.
 */
export const HOLDING = `push_wechat p ON i.push_wechat_ids <> '' AND +p.push_group_id = i.push_group_id AND p.id IN (
  SELECT value FROM json_each('[' || replace(json_quote(i.push_wechat_ids), ',', '","') || ']'))`;

/** The push has a target in one of the states, in the archive or not. */
export const hasTarget = (push: string, ...states: string[]): string =>
  `EXISTS (SELECT 1 FROM push_target t WHERE t.push_id = ${push} AND t.state IN (${states.map((s) => `'${s}'`).join(', ')}))`;

/** Targets of the push that will still be sent, or are being sent. */
export const isOpen = (push: string): string =>
  `EXISTS (SELECT 1 FROM push_wechat_orgs t WHERE t.push_id = ${push} AND t.state IN ('waiting', 'sending'))`;

/** The targets of the push `p` are rows: it can be sent, tried again, or ended (decision 270). */
export const IS_KEPT = `p.archive_state = ${ARCHIVE_STATE.none}`;

/**
 * A select over the view `push_target` as a source of sums. Sums over the view itself would read all of its targets first: only
 * a plain select takes the indices of both of its tables, and the limit, which ends nothing, keeps it plain.
 */
export const summed = (select: string): string => `(${select} LIMIT -1)`;

/** The target `t` was left out of a run for what its organisation wants, or since nothing of it is public; it may be tried again. */
export const isLeftOut = (t: string): string =>
  `${t}.state = 'cancelled' AND ${t}.error_code IN ('${LEFT_OUT.unwanted}', '${LEFT_OUT.cap}', '${LEFT_OUT.withdrawn}')`;

/** The target `t` was left out for its organisation's weekly cap, which is over. */
export const isDueAgain = (t: string): string =>
  `${t}.state = 'cancelled' AND ${t}.next_time BETWEEN 1 AND unixepoch() AND ${t}.error_code = '${LEFT_OUT.cap}'`;

/** The target `t` is tried again when nobody names it: it failed, is uncertain, or its organisation takes messages again. */
export const isRetriable = (t: string): string => `(${t}.state IN ('failed', 'uncertain') OR ${isDueAgain(t)})`;

const nameAs = (kind: PublishedKind, of: string): string => {
  const { publication, noun, key } = PUBLISHED[kind];
  return `coalesce((SELECT r.name FROM ${publication} r WHERE r.item_id = ${of}.item_id),
    (SELECT v.form ->> '$.${kind}.name' FROM approved_version v WHERE v.item_id = ${of}.item_id),
    (SELECT w.name FROM ${noun} w WHERE w.${key} = ${of}.item_id AND w.audit_status = ${AUDIT.approved}))`;
};

/**
 * The public name of the result or demand that the row `of` names by `item_id`, and by a type, as recipients of a push read it; of one
 * that is not public any more the name that was approved last, never what its publisher wrote since (decision 439).
 */
export const itemName = (of: string, type = `${of}.item_type`): string => `CASE ${type}
  WHEN ${ITEM.result} THEN ${nameAs('result', of)} WHEN ${ITEM.demand} THEN ${nameAs('demand', of)} END`;

/** The result or demand that the row `of` names is shown to the public. */
export const isPublicItem = (of: string): string => `CASE ${of}.item_type
  WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication r WHERE r.item_id = ${of}.item_id AND ${inTerm(PUBLISHED.result, 'r.item_id')})
  ELSE EXISTS (SELECT 1 FROM demand_publication d WHERE d.item_id = ${of}.item_id AND ${inTerm(PUBLISHED.demand, 'd.item_id')}) END`;

/** The push `p` has an item that the public may see. */
export const HAS_PUBLIC_ITEM = `EXISTS (SELECT 1 FROM push_group_items i
  WHERE i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')} AND ${isPublicItem('i')})`;

/** The push `p` has its texts, as a new one must: nobody receives a message without a subject. */
export const HAS_TEXTS = "trim(p.title) <> '' AND trim(coalesce(p.remark, '')) <> ''";

/** The user `u` is an operator at this moment. */
export const OPERATES = `u.is_delete = 0 AND (${holdsAuthority('u', 'push-admin')} OR ${holdsAuthority('u', 'admin')})`;

/** The same of a user's id: who was one, or is disabled, has no say any more (decision 470). */
const isOperator = (user: string): string => `EXISTS (SELECT 1 FROM user u WHERE u.user_id = ${user} AND ${OPERATES})`;

/** Another operator, who is still one, has approved just this version of the push `p`. */
const HAS_APPROVAL = `EXISTS (SELECT 1 FROM push_approval a
  WHERE a.push_id = p.id AND a.version = p.version AND a.state = 'approved' AND ${isOperator('a.decide_user')})`;

/** The push `p` may be sent: nobody has to approve it, or another operator has. */
export const APPROVED = `(NOT EXISTS (SELECT 1 FROM setting WHERE id = 'push-approval' AND value = '1') OR ${HAS_APPROVAL})`;

/** Who saved the push `p` last, whatever door it came through; null for what nobody did. */
const SAVER = `(SELECT l.user_id FROM audit_log l WHERE l.table_name = 'push_wechat' AND l.item_id = p.id
  AND l.action IN ('push-add', 'push-edit') ORDER BY l.add_time DESC, l.id DESC LIMIT 1)`;

/** Somebody stands behind the push `p` when its time comes: who saved it last, or approved it, is an operator still (decision 470). */
export const STOOD_BY = `(${SAVER} IS NULL OR ${isOperator(SAVER)} OR ${HAS_APPROVAL})`;

/** A schedule that has not been carried out (decision 91). */
export const IS_SCHEDULED =
  "p.is_delete = 0 AND p.auto_push_time > coalesce(p.confirm_time, 0) AND p.run_state IN ('', 'stopped')";

/** Lets go of items: the push `?` leaves their lists, and those of no other push become free. */
export const RELEASE = `push_wechat_ids = trim(replace(',' || push_wechat_ids || ',', ',' || ? || ',', ','), ','),
  push_state = CASE WHEN push_state = 2 THEN 2 WHEN replace(',' || push_wechat_ids || ',', ',' || ? || ',', '') = '' THEN 0 ELSE push_state END`;

/** Name of the account whose pauses and rate hold for all messages. */
export const ACCOUNT = 'wechat';
