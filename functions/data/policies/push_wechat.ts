import { sql } from 'drizzle-orm';
import { pushes, pushGroups } from '../../../db/schema/pushes.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy } from '../policy.ts';
import { allOf, equalsId, exists, living, nobody, staff } from './rules.ts';

const operator = staff('push-admin');
const managed = (caller: Caller, t: typeof pushes) => allOf(operator(caller), living(t));
/** What is being sent, was sent or was cancelled stays as it is. */
const open = (caller: Caller, t: typeof pushes) =>
  allOf(managed(caller, t), sql`${t.runState} IN ('', 'stopped')`, sql`${t.pushStatus} = 0`);

/** Push records (back-office§3): the delivery alone moves their state (house 6). */
export const push_wechat = definePolicy<typeof pushes>({
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
  columns: { submission_key: nobody, site_origin: nobody },
  derived: [
    'id',
    'push_status',
    'add_time',
    'push_time',
    'confirm_time',
    'run_state',
    'progress_time',
    'error_code',
    'error_msg',
    'add_user',
    'version',
    'wave_size',
    'wave_minutes',
    'is_delete',
  ],
});
