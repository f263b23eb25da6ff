import { sql } from 'drizzle-orm';
import { AUDIT } from '../../db/contract/limits.ts';
import { organizationUsers } from '../../db/schema/users.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { administered, allOf, anyOf, living, mine, nobody, signedIn, staff } from '../data/rules.ts';
import { closeTables, defineTable, type FileReaders } from '../data/table.ts';
import { type Caller, holds } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { insert } from '../platform/sql.ts';
import { tellContacts } from './applicants.ts';
import {
  askedNotices,
  decidedNotices,
  endInvitations,
  hasAdministrator,
  hasMember,
  invitedNotice,
  MUST_HAND_OVER,
  memberEntry,
  ownerStatements,
  selectOtherAdministrator,
} from './memberships.ts';
import { sendMessages } from './messages.ts';

const admin = staff('admin');
const reader = staff('cg-input', 'xq-input', 'cg-auditor', 'xq-auditor', 'push-admin', 'content-admin');

/**
 * Administrators manage their organisation's members, `admin` everybody's: nobody else gives an organisation away (decisions
 * 28, 55). Whoever asks to be let in is no administrator; the hook says who has to agree.
 */
const manages = (caller: Caller, organizationId: unknown) =>
  admin(caller) || (typeof organizationId === 'string' && caller.adminOrganizationIds.includes(organizationId));

type Standing = Parameters<typeof memberEntry>[2];

const standing = (row: Row): NonNullable<Standing> => ({
  user_id: String(row.user_id),
  is_admin: Number(row.is_admin ?? 0),
  audit_status: Number(row.audit_status),
});

const isAdministrator = (row: Row): boolean =>
  Number(row.is_admin) === 1 && Number(row.audit_status) === AUDIT.approved;

const entry = (row: Row, { caller }: WriteContext, before: Standing, after: Standing): Statement =>
  memberEntry(caller.userId, String(row.organization_id), before, after);

const organizationsOf = (rows: Row[]): string => JSON.stringify([...new Set(rows.map((row) => row.organization_id))]);

/**
 * After administrators went, each of their organisations must have one left, who receives its messages from now on; only the
 * last member of all leaves nobody behind.
 * @param ends whether the rows cease to be members as well
 * @throws AppError 409 where nobody would administer
 */
async function leaving(rows: Row[], ends: boolean, context: WriteContext): Promise<Statement[]> {
  const gone = rows.filter(isAdministrator);
  if (gone.length === 0) return [];
  const statements: Statement[] = [];
  for (const row of gone) {
    const id = String(row.organization_id);
    const users = new Set(gone.filter((each) => each.organization_id === id).map((each) => each.user_id));
    const other = selectOtherAdministrator(id, String(row.user_id));
    const heirs = await context.db.all<{ user_id: string }>(other.sql, other.params);
    if (users.size > 1 || (heirs.length === 0 && !ends)) throw new AppError(409, 'last_organization_administrator');
    if (
      heirs.length === 0 &&
      (await context.db.first(`SELECT 1 FROM organisation_user m WHERE m.id = ? AND ${MUST_HAND_OVER}`, [row.id]))
    )
      throw new AppError(409, 'last_organization_administrator');
    statements.push({
      sql: `UPDATE organization SET user_id = (${other.sql}) WHERE organization_id = ? AND user_id = ?`,
      params: [...other.params, id, row.user_id],
    });
  }
  const orphaned = `NOT ${hasAdministrator('value')}${ends ? ` AND ${hasMember('value')}` : ''}`;
  return [
    ...statements,
    {
      sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(?) WHERE ${orphaned}) THEN json('stale') ELSE 1 END`,
      params: [organizationsOf(gone)],
    },
  ];
}

/** Where nobody receives the messages of an organisation, its new administrator does (decision 55). */
async function entering(rows: Row[], { db, caller }: WriteContext): Promise<Statement[]> {
  if (rows.length === 0) return [];
  const unowned = await db.all<{ organization_id: string }>(
    `SELECT organization_id FROM organization WHERE user_id IS NULL AND is_delete = 0
     AND organization_id IN (SELECT value FROM json_each(?))`,
    [organizationsOf(rows)],
  );
  return unowned.flatMap(({ organization_id: id }) => {
    const heir = rows.find((row) => row.organization_id === id);
    return heir ? ownerStatements(caller.userId, id, null, String(heir.user_id)) : [];
  });
}

/** Evidence of applicants is for the platform, which decides by it. */
const ofApplicants: FileReaders = (caller, { name }) =>
  admin(caller)
    ? sql`SELECT 1 FROM upload_use f WHERE f.object_name = ${name} AND f.table_name = 'organisation_user'`
    : null;

/**
 * Whose membership is removed for good was a member all the same: what they say in the organisation's name ends with it (decisions 314, 412),
 * and what they wrote for it keeps its files.
 */
const tombstone = (row: Row): Statement[] =>
  Number(row.audit_status) === AUDIT.approved
    ? [
        insert('organisation_user', {
          ...row,
          is_admin: 0,
          is_delete: 1,
          asked_text: null,
          asked_files: null,
          asked_time: null,
        }),
      ]
    : [];

/** Organisation members (core§3). */
export const organisation_user = defineTable({
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
  refused: ['invited_by', 'joined_time', 'read_from', 'asked_text', 'asked_files', 'asked_time'],
  fixed: ['organization_id', 'user_id'],
  names: { organization_id: ['organization'], user_id: ['user'] },
  // Somebody is told of each.
  additions: { hourly: 60, daily: 200, members: true },
  lends: ofApplicants,
  // Nobody becomes one by another's hand (core§4). Whoever adds themselves waits for the organisation's administrators, or for the
  // platform where there are none; whom an administrator adds is invited and waits for nobody but themselves.
  hooks: {
    // The documented steps add an organisation and then the link to it, which came with it (core§7).
    standing: async (row, { caller, db }) => {
      if (row.user_id !== caller.userId) return null;
      const sql = `SELECT id FROM organisation_user WHERE organization_id = ? AND user_id = ? AND is_delete = 0 AND audit_status = ${AUDIT.approved}`;
      return (await db.first<{ id: string }>(sql, [row.organization_id, row.user_id]))?.id ?? null;
    },
    fill: (row, { caller, at }) => {
      const own = row.user_id === caller.userId;
      const decides = own && holds(caller, 'admin');
      row.audit_status = decides ? AUDIT.approved : AUDIT.pending;
      if (!own) row.invited_by = caller.userId;
      if (decides) Object.assign(row, { joined_time: at, read_from: at });
    },
    beforeAdd: async (rows, context) => {
      const { caller, db, env } = context;
      const invited = rows.filter((row) => row.invited_by);
      const asking = rows.filter((row) => !row.invited_by && row.audit_status === AUDIT.pending);
      const asked = [...new Set(asking.map((row) => String(row.organization_id)))];
      return {
        after: [
          ...rows.map((row) => entry(row, context, null, standing(row))),
          ...invited.map((row) => invitedNotice(String(row.user_id), String(row.organization_id))),
          ...asked.flatMap((id) => askedNotices(id, caller.userId ?? '')),
        ],
        settled: async () => {
          await sendMessages(db, env);
          await tellContacts(db, env, caller.userId ?? '', asked);
        },
      };
    },
    beforePut: async (rows, changes, context) => {
      const after = rows.map((row) => ({ ...row, ...changes }));
      const lost = rows.filter((_, place) => !isAdministrator(after[place] ?? {}));
      const entries = rows.map((row, place) => entry(row, context, standing(row), standing(after[place] ?? row)));
      const made = after.filter((row, place) => isAdministrator(row) && !isAdministrator(rows[place] ?? {}));
      const owners = await entering(made, context);
      return { after: [...(await leaving(lost, false, context)), ...owners, ...entries] };
    },
    beforeRemove: async (rows, context, verb) => {
      // Whose request an administrator takes away has the answer.
      const refused = rows.filter(
        (row) => Number(row.audit_status) === AUDIT.pending && !row.invited_by && row.user_id !== context.caller.userId,
      );
      const expelled = rows.filter((row) => row.user_id !== context.caller.userId);
      return {
        after: [
          ...(verb === 'remove' ? rows.flatMap(tombstone) : []),
          ...(await leaving(rows, true, context)),
          ...expelled.flatMap((row) => endInvitations(String(row.organization_id), String(row.user_id))),
          ...rows.map((row) => entry(row, context, standing(row), null)),
          ...refused.flatMap((row) =>
            decidedNotices(String(row.user_id), String(row.organization_id), 'membership_refused'),
          ),
        ],
        ...(refused.length > 0 && {
          settled: async () => {
            await sendMessages(context.db, context.env);
          },
        }),
      };
    },
  },
});

/** Ways into an organisation and out of it. */
export const joining = closeTables(['organization_invitation', 'organization_handover']);
