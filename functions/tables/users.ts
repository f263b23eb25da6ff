import { eq, ne, sql } from 'drizzle-orm';
import { ORIGIN_LIMITS } from '../../db/contract/accounts.ts';
import { contentOf } from '../../db/contract/controls.ts';
import { GENDERS, MEMBER_KINDS } from '../../db/contract/enums.ts';
import { AUTHORITIES } from '../../db/contract/limits.ts';
import { organizations } from '../../db/schema/organizations.ts';
import { programmeProjects } from '../../db/schema/programme.ts';
import { organizationUsers, users } from '../../db/schema/users.ts';
import type { Values } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, exists, living, mine, nobody, noRows, signedIn, staff } from '../data/rules.ts';
import { closeTables, defineTable, type FileReaders } from '../data/table.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { type Caller, holds } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { wakeClock } from '../platform/schedules.ts';
import { stillAdministrator } from './administrators.ts';
import { personStatements, testRecipient } from './person-rows.ts';
import { rightsTold } from './rights-told.ts';
import { endSessions } from './session-endings.ts';

const admin = staff('admin');
const operator = staff('push-admin');
const manager = staff('project-admin');
const visits = (caller: Caller) => caller.kind === 'visitor';
const own = (caller: Caller, t: typeof users) => anyOf(admin(caller), mine(caller, t.id));

/** Operators see whom a push reaches: those who administer an organisation (back-office§7). */
const recipient = (caller: Caller, t: typeof users) =>
  operator(caller) &&
  anyOf(
    exists(organizations, (of) => allOf(eq(of.userId, t.id), living(of))),
    exists(organizationUsers, (of) => allOf(eq(of.userId, t.id), eq(of.isAdmin, 1), living(of))),
  );

/** The programme sees its declarants (back-office§3). */
const declarant = (caller: Caller, t: typeof users) =>
  manager(caller) && exists(programmeProjects, (of) => allOf(eq(of.declarantUserId, t.id), living(of)));

const reachable = (caller: Caller, t: typeof users) =>
  anyOf(own(caller, t), recipient(caller, t), declarant(caller, t));

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

/** Rights of a user: who changed them, and from what, is kept. */
const KEPT = ['authority', 'visible_province', 'visible_city', 'visible_county'];

/** Authorities as they are stored: statements compare them without blanks. */
function takeAuthorities(changes: Row): void {
  if (!('authority' in changes)) return;
  const tokens = String(changes.authority ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  if (tokens.some((token) => !AUTHORITIES.some((authority) => authority === token))) {
    throw invalid([{ field: 'authority', code: 'invalid_value' }]);
  }
  changes.authority = AUTHORITIES.filter((authority) => tokens.includes(authority)).join(',');
}

const rightsOf = (row: Row) => JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, row[name] ?? null])));

/** A number is somebody's only once a code that was sent to it came back; that is a call of its own. */
function checkPhone(rows: Row[], changes: Row, caller: Caller): void {
  if (!('tel' in changes) || holds(caller, 'admin')) return;
  const given = String(changes.tel ?? '').trim();
  if (rows.some(({ tel }) => String(tel ?? '') !== given)) {
    throw invalid([{ field: 'tel', code: 'phone_needs_code' }]);
  }
}

/** What turns the direction of a text or ends its line: a name with one would rearrange what stands around it. */
const TURNING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const named = { passes: (text: string) => !TURNING.test(text), code: 'invalid_value' } as const;

/** A name that shows nothing is none, and leaves the place to the other one (decision 405). */
function takeNames(changes: Row): void {
  for (const name of ['name', 'nickname']) {
    if (typeof changes[name] === 'string') changes[name] = contentOf(changes[name]);
  }
}

/** Passkeys that were on their way: what ends sessions leaves them to the session that asked. */
const confirmations = (userId: string): Statement[] => [
  { sql: 'DELETE FROM second_factor_step WHERE user_id = ?', params: [userId] },
];

/** A portrait stands beside what its person says in public. */
const portrait: FileReaders = (_, { name, address }) =>
  sql`SELECT 1 FROM upload_use f CROSS JOIN user u ON u.user_id = f.item_id
    WHERE f.object_name = ${name} AND f.table_name = 'user' AND u.is_delete = 0 AND instr(u.avatar, ${address}) > 0`;

/**
 * Users (core§3): nickname and avatar stand at public comments, and visitors meet them nowhere else; everything else is the
 * person's own. The chat-app identity is the server's alone: screens that name the column read it empty, and calls of their own
 * say who is bound.
 */
export const user = defineTable({
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
    country: own,
    org_name: own,
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
    const profile = ['name', 'nickname', 'sex', 'tel', 'avatar', 'country', 'org_name'] as const;
    return admin(caller) ? [...profile, ...RIGHTS] : profile;
  },
  refused: [...RIGHTS, 'account', 'password', 'openid', 'unionid', 'email'],
  lends: portrait,
  // A person's own settings, and the rights that the administrator gives (decision 25).
  hooks: {
    files: ['avatar'],
    options: { sex: GENDERS, org_type: MEMBER_KINDS },
    maxima: { name: 50, nickname: 50, tel: 20, avatar: 500, ...ORIGIN_LIMITS },
    checks: { name: named, nickname: named },
    beforePut: (rows, changes, { caller }) => {
      takeNames(changes);
      checkPhone(rows, changes, caller);
      if (!KEPT.some((name) => name in changes)) return undefined;
      takeAuthorities(changes);
      const after = rows.flatMap((row) => [
        auditEntry({
          userId: caller.userId,
          action: 'rights',
          table: 'user',
          itemId: String(row.user_id),
          before: rightsOf(row),
          after: rightsOf({ ...row, ...changes }),
        }),
        ...rightsTold(String(row.user_id), row, { ...row, ...changes }),
      ]);
      return { before: [stillAdministrator(caller.userId)], after };
    },
    // An account that comes back must not come back signed in.
    beforeRemove: (rows, { caller, at, env }, verb) => ({
      // Seats go to the next with whoever is gone for good; who is disabled keeps them, and nothing is to be delivered.
      ...(verb === 'remove' && { settled: () => wakeClock(env, Date.now()) }),
      before: [stillAdministrator(caller.userId)],
      after: rows.flatMap(({ user_id, account }) => [
        ...endSessions(String(user_id)),
        // What is gone for good leaves no name or number behind; one that is disabled may come back.
        ...(verb === 'remove'
          ? [
              ...confirmations(String(user_id)),
              ...personStatements(String(user_id), at),
              testRecipient(String(account)),
            ]
          : []),
        auditEntry({
          userId: caller.userId,
          action: verb === 'del' ? 'disable' : 'delete',
          table: 'user',
          itemId: String(user_id),
          before: 0,
          after: 1,
        }),
      ]),
    }),
  },
});

/** How people sign in, and what they are told. */
export const signingIn = closeTables([
  'session',
  'device_token',
  'known_device',
  'verification_code',
  'login_qr',
  'oauth_state',
  'chat_binding',
  'second_factor_totp',
  'second_factor_step',
  'passkey',
  'recovery_code',
  'trusted_device',
  'security_event',
  'security_alert',
  'security_alert_reader',
  'notice',
  'notice_message',
]);

/** How the platform itself runs. */
export const running = closeTables(['task_run', 'failure', 'platform_alert', 'measure', 'public_stamp']);

/** Imports, their pieces and what became of their rows: whose an import is sees them, by its own calls (decision 293). */
export const imports = closeTables(['import_job', 'import_piece', 'import_row']);
