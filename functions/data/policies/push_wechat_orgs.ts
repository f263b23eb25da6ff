import { eq, sql } from 'drizzle-orm';
import { organizations } from '../../../db/schema/organizations.ts';
import { pushes, pushTargets } from '../../../db/schema/pushes.ts';
import { users } from '../../../db/schema/users.ts';
import { definePolicy, type Rule } from '../policy.ts';
import { allOf, equalsId, exists, living, nobody, staff } from './rules.ts';

const operator = staff('push-admin');

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
export const push_wechat_orgs = definePolicy<typeof pushTargets>({
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
  remove: (caller, t) =>
    operator(caller) &&
    sql`(${t.state} = 'waiting' AND ${t.doubtSince} IS NULL AND ${t.pushId} NOT IN (SELECT id FROM push_wechat WHERE run_state = 'running'))`,
  columns: { lease_id: nobody, recipient: nobody, client_msg_id: nobody },
  writable: (caller) => (operator(caller) ? ['push_id', 'org_id', 'push_group_id'] : []),
  derived: [
    'id',
    'push_status',
    'state',
    'error_code',
    'error_msg',
    'sent_at',
    'delivered_at',
    'lease_id',
    'lease_until',
    'claim_time',
    'next_time',
    'doubt_since',
    'recipient',
    'attempts',
    'msgid',
    'client_msg_id',
    'wave',
    'answers',
    'add_time',
  ],
});
