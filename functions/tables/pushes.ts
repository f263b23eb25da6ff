import { eq, sql } from 'drizzle-orm';
import { PUSH_LIMITS } from '../../db/contract/pushes.ts';
import { organizations } from '../../db/schema/organizations.ts';
import { pushes, pushGroups, pushTargets } from '../../db/schema/pushes.ts';
import { users } from '../../db/schema/users.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, amongSql, equalsId, exists, living, nobody, staff } from '../data/rules.ts';
import { closeTables, defineTable, type FileReaders } from '../data/table.ts';
import { type Caller, readFromJson } from '../platform/caller.ts';
import { wakeClock } from '../platform/schedules.ts';
import { loggedParts, loggedRows } from './operator-log.ts';
import { checkSchedule } from './push-schedule.ts';

const operator = staff('push-admin');
const managed = (caller: Caller, t: typeof pushes) => allOf(operator(caller), living(t));

/** What is being sent, was sent or was cancelled stays as it is. */
const open = (caller: Caller, t: typeof pushes) =>
  allOf(managed(caller, t), sql`${t.runState} IN ('', 'stopped')`, sql`${t.pushStatus} = 0`);

/** A new time is told to the clock, whichever door it came through (house 1, 7). */
const schedule = (rows: readonly Row[], { env, at }: WriteContext, before: readonly Row[] = []) => {
  const times = rows.map((row) => Number(row.auto_push_time ?? 0)).filter((time) => time > 0);
  const stood = before.map((row) => Number(row.auto_push_time ?? 0));
  for (const time of times) if (!stood.includes(time)) checkSchedule(time, 0, at);
  if (times.length === 0) return undefined;
  return { settled: () => wakeClock(env, Math.min(...times) * 1000) };
};

const free = (rows: readonly Row[]) => ({
  sql: `UPDATE push_group_items SET push_state = 0, push_wechat_ids = NULL
WHERE push_state = 1 AND push_wechat_ids IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(rows.map((row) => row.id))],
});

/** Push records (back-office§3): the delivery alone moves their state (house 6). */
export const push_wechat = defineTable({
  table: pushes,
  key: 'id',
  aliases: ['push'],
  read: managed,
  create: (caller, row) =>
    operator(caller) && exists(pushGroups, (group) => allOf(equalsId(group.id, row.push_group_id), living(group))),
  update: open,
  remove: (caller, t) => allOf(managed(caller, t), sql`${t.runState} <> 'running'`),
  writable: (caller) =>
    operator(caller) ? ['title', 'title_params', 'push_group_id', 'remark', 'item_type', 'auto_push_time'] : [],
  fixed: ['push_group_id', 'item_type'],
  restated: { values: { push_status: 1 }, by: managed },
  columns: { submission_key: nobody, site_origin: nobody },
  refused: ['submission_key', 'site_origin'],
  names: { push_group_id: ['push_group'], add_user: ['user'] },
  // A removed push gives its items back.
  hooks: loggedRows(
    'push_wechat',
    'push',
    {
      required: { title: 'push_title_required', remark: 'push_remark_required' },
      maxima: { title: PUSH_LIMITS.title, remark: PUSH_LIMITS.remark, title_params: PUSH_LIMITS.titleParams },
      beforeAdd: (rows, context) => schedule(rows, context),
      beforePut: (rows, changes, context) => schedule([changes], context, rows),
      beforeRemove: (rows) => ({ after: [free(rows)] }),
    },
    { column: 'auto_push_time', versioned: true },
  ),
});

/** Only organisations whose administrator is bound to the chat app can be chosen (back-office§5, decision 88). */
const bound = (organizationId: unknown): Rule =>
  exists(organizations, (item) =>
    allOf(
      equalsId(item.id, organizationId),
      living(item),
      exists(users, (person) => allOf(eq(person.id, item.userId), living(person), sql`${person.openid} <> ''`)),
    ),
  );

/** Targets of a push (back-office§3): chosen by the operator, changed by the delivery alone (house 6). */
export const push_wechat_orgs = defineTable({
  table: pushTargets,
  key: 'id',
  aliases: ['push_wechat_org'],
  read: operator,
  create: (caller, row) =>
    operator(caller) &&
    allOf(
      exists(pushes, (push) =>
        allOf(equalsId(push.id, row.push_id), living(push), sql`${push.runState} IN ('', 'stopped')`),
      ),
      bound(row.org_id),
    ),
  update: nobody,
  restated: { values: { push_status: 1 }, by: operator },
  remove: (caller, t) =>
    operator(caller) &&
    sql`(${t.state} = 'waiting' AND ${t.doubtSince} IS NULL AND ${t.pushId} NOT IN (SELECT id FROM push_wechat WHERE run_state = 'running'))`,
  columns: { lease_id: nobody, recipient: nobody, client_msg_id: nobody },
  writable: (caller) => (operator(caller) ? ['push_id', 'org_id', 'push_group_id'] : []),
  names: { push_id: ['push_wechat'], org_id: ['organization'], push_group_id: ['push_group'] },
  hooks: loggedParts({
    table: 'push_wechat',
    noun: 'push',
    key: 'push_id',
    versioned: true,
  }),
});

/** Files of answers to pushes: for the organisation that answered, and operators; publishers read the feedback. */
const ofAnswers: FileReaders = (caller, { name }) =>
  caller.userId === null
    ? null
    : sql`SELECT 1 FROM upload_use f CROSS JOIN push_answer a ON a.id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'push_answer' AND (${operator(caller) ? 1 : 0}
      OR a.passed_to = ${caller.userId} OR (
        (${amongSql(sql`a.org_id`, caller.organizationIds)}
          OR EXISTS (SELECT 1 FROM organization r WHERE r.organization_id = a.org_id AND r.user_id = ${caller.userId}))
        AND coalesce((SELECT coalesce(t.sent_at, t.claim_time) FROM push_target t
          WHERE t.push_id = a.push_id AND t.org_id = a.org_id), a.add_time)
          >= coalesce((SELECT j.value FROM json_each(${readFromJson(caller)}) j WHERE j.key = a.org_id), 0)))`;

/** What the delivery keeps for itself, and what comes back. */
export const delivery = closeTables([
  'push_tally',
  'push_archive',
  'push_archived_target',
  'user_push_archived',
  'user_push_call',
  'push_wave',
  'push_approval',
  'push_application',
  'push_preference',
  'delivery_pause',
  'delivery_receipt',
]);
export const answers = closeTables(['push_answer'], ofAnswers);
