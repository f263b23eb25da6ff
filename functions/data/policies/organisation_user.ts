import { organizationUsers } from '../../../db/schema/users.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy } from '../policy.ts';
import { administered, allOf, anyOf, living, mine, nobody, signedIn, staff } from './rules.ts';

type Row = typeof organizationUsers;

const admin = staff('admin');
const reader = staff('cg-input', 'xq-input', 'cg-auditor', 'xq-auditor', 'push-admin', 'content-admin');

/**
 * Administrators manage their organisation's members, `admin` everybody's: nobody else gives an organisation away (decisions
 * 28, 55). Whoever asks to be let in is no administrator; the hook says who has to agree.
 */
const manages = (caller: Caller, organizationId: unknown) =>
  admin(caller) || (typeof organizationId === 'string' && caller.adminOrganizationIds.includes(organizationId));

/** Organisation members (core§3). */
export const organisation_user = definePolicy<Row>({
  table: organizationUsers,
  key: 'id',
  aliases: ['organization_user'],
  read: (caller, t) =>
    allOf(living(t), anyOf(reader(caller), mine(caller, t.userId), administered(caller, t.organizationId))),
  columns: {
    invited_by: nobody,
    joined_time: nobody,
    read_from: nobody,
    asked_text: nobody,
    asked_files: nobody,
    asked_time: nobody,
  },
  create: (caller, row) =>
    signedIn(caller) && (manages(caller, row.organization_id) || (row.user_id === caller.userId && !row.is_admin)),
  update: (caller, t) => allOf(living(t), anyOf(admin(caller), administered(caller, t.organizationId))),
  remove: (caller, t) =>
    allOf(living(t), anyOf(admin(caller), mine(caller, t.userId), administered(caller, t.organizationId))),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    const managing = admin(caller) || caller.adminOrganizationIds.length > 0;
    return managing ? ['organization_id', 'user_id', 'is_admin'] : ['organization_id'];
  },
  fixed: ['organization_id', 'user_id'],
  derived: ['id', 'user_id', 'is_admin', 'is_delete', 'add_time', 'audit_status'],
});
