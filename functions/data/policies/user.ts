import { eq, ne } from 'drizzle-orm';
import { organizations } from '../../../db/schema/organizations.ts';
import { programmeProjects } from '../../../db/schema/programme.ts';
import { organizationUsers, users } from '../../../db/schema/users.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy, type Values } from '../policy.ts';
import { allOf, anyOf, exists, living, mine, nobody, noRows, signedIn, staff } from './rules.ts';

type Row = typeof users;

const admin = staff('admin');
const operator = staff('push-admin');
const manager = staff('project-admin');

const visits = (caller: Caller) => caller.kind === 'visitor';

const own = (caller: Caller, t: Row) => anyOf(admin(caller), mine(caller, t.id));

/** Operators see whom a push reaches: those who administer an organisation (back-office§7). */
const recipient = (caller: Caller, t: Row) =>
  operator(caller) &&
  anyOf(
    exists(organizations, (of) => allOf(eq(of.userId, t.id), living(of))),
    exists(organizationUsers, (of) => allOf(eq(of.userId, t.id), eq(of.isAdmin, 1), living(of))),
  );

/** The programme sees its declarants (back-office§3). */
const declarant = (caller: Caller, t: Row) =>
  manager(caller) && exists(programmeProjects, (of) => allOf(eq(of.declarantUserId, t.id), living(of)));

const reachable = (caller: Caller, t: Row) => anyOf(own(caller, t), recipient(caller, t), declarant(caller, t));

const RIGHTS = [
  'authority',
  'org_type',
  'activity_identity',
  'visible_province',
  'visible_city',
  'visible_county',
] as const;

/** Nobody changes their own authority (decision 25), nor their own rights beside it. */
const touchesRights = (given: Values | undefined) =>
  given === undefined || RIGHTS.some((name) => Object.hasOwn(given, name));

/**
 * Users (core§3): nickname and avatar stand at public comments, and visitors meet them nowhere else; everything else is the
 * person's own. The chat-app identity
 * is the server's alone: screens that name the column read it empty, and calls of their own say who is bound.
 */
export const user = definePolicy<Row>({
  table: users,
  key: 'user_id',
  aliases: ['users'],
  read: (_, t) => living(t),
  lists: (caller) => !visits(caller),
  columns: {
    user_id: (caller) => !visits(caller),
    is_delete: (caller) => !visits(caller),
    name: reachable,
    tel: reachable,
    account: (caller, t) => anyOf(own(caller, t), recipient(caller, t)),
    openid: (caller) => signedIn(caller) && noRows,
    unionid: nobody,
    email: own,
    sex: own,
    authority: own,
    password: nobody,
    org_type: own,
    activity_identity: own,
    visible_province: own,
    visible_city: own,
    visible_county: own,
    add_time: own,
  },
  create: nobody,
  update: (caller, t, given) => {
    if (!signedIn(caller)) return false;
    if (!admin(caller)) return allOf(living(t), mine(caller, t.id));
    const others = touchesRights(given) && caller.userId !== null ? ne(t.id, caller.userId) : true;
    return allOf(living(t), others);
  },
  remove: (caller, t) => admin(caller) && caller.userId !== null && allOf(living(t), ne(t.id, caller.userId)),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    const profile = ['name', 'nickname', 'sex', 'tel', 'avatar'] as const;
    return admin(caller) ? [...profile, ...RIGHTS] : profile;
  },
  derived: ['user_id', 'is_delete', 'add_time'],
});
