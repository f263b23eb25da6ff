import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { AUDIT } from '../../db/contract/limits.ts';
import type { Rule } from '../data/policy.ts';
import { allOf, mine } from '../data/rules.ts';
import { auditEntry } from '../platform/audit-log.ts';
import type { Caller } from '../platform/caller.ts';
import { now, shownDay } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { shownName } from '../platform/masked-account.ts';
import { newId } from '../platform/random.ts';
import { dueMessage, type MessageTopic } from './messages.ts';

/** A living membership, with who receives the organisation's messages. */
export interface MembershipRow {
  id: string;
  organization_id: string;
  user_id: string;
  is_admin: number;
  audit_status: number;
  invited_by: string | null;
  add_time: number;
  joined_time: number | null;
  read_from: number;
  owner: string | null;
}

/** The statement that reads one living membership of a living organisation. */
export const selectMembership = (organizationId: string, userId: string): Statement => ({
  sql: `SELECT m.id, m.organization_id, m.user_id, m.is_admin, m.audit_status, m.invited_by, m.add_time, m.joined_time,
          m.read_from, o.user_id AS owner
        FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
        WHERE m.organization_id = ? AND m.user_id = ? AND m.is_delete = 0`,
  params: [organizationId, userId],
});

const ADMINISTRATOR = `a.is_admin = 1 AND a.is_delete = 0 AND a.audit_status = ${AUDIT.approved}
  AND EXISTS (SELECT 1 FROM user u WHERE u.user_id = a.user_id AND u.is_delete = 0)`;

/** SQL condition: the organisation that `organization` names (an expression, or `?`) has an administrator who can sign in. */
export const hasAdministrator = (organization: string): string =>
  `EXISTS (SELECT 1 FROM organisation_user a WHERE a.organization_id = ${organization} AND ${ADMINISTRATOR})`;

/** SQL condition on an organisation, by its alias: who receives its messages administers it and can sign in. */
export const ownerAdministers = (alias: string): string =>
  `EXISTS (SELECT 1 FROM organisation_user a WHERE a.organization_id = ${alias}.organization_id AND a.user_id = ${alias}.user_id
    AND ${ADMINISTRATOR})`;

/**
 * SQL that finds the longest serving administrator besides one user.
 * @param organization and @param user expressions, or `?`
 */
export const otherAdministrator = (organization: string, user: string): string =>
  `SELECT a.user_id FROM organisation_user a WHERE a.organization_id = ${organization} AND a.user_id <> ${user} AND ${ADMINISTRATOR}
   ORDER BY a.add_time, a.id LIMIT 1`;

/** The statement that finds the longest serving administrator besides one user. */
export const selectOtherAdministrator = (organizationId: string, userId: string): Statement => ({
  sql: otherAdministrator('?', '?'),
  params: [organizationId, userId],
});

/**
 * What says that a membership (`l`) was one and is none any more: it ended, or the administrators took their word back. Rows of people who
 * asked and were never let in say nothing.
 */
const ENDED = `((l.audit_status = ${AUDIT.approved} AND l.is_delete = 1) OR (l.audit_status <> ${AUDIT.approved} AND l.joined_time IS NOT NULL))`;
const STANDS = `(l.audit_status = ${AUDIT.approved} AND l.is_delete = 0)`;

/**
 * SQL condition: a person was a member of an organisation, and is none any more. Such a person speaks for it no longer, and reads nothing
 * that is said to it (decisions 314, 412).
 * @param organization and @param user expressions
 */
export function hasLeft(organization: string, user: string): string {
  const membership = (which: string): string =>
    `EXISTS (SELECT 1 FROM organisation_user l WHERE l.organization_id = ${organization} AND l.user_id = ${user} AND ${which})`;
  return `(${membership(ENDED)} AND NOT ${membership(STANDS)})`;
}

/** The same for rules: whoever entered a row was a member of the organisation in whose name it stands, and is none any more. */
export function publisherLeft({ unit, addUser }: Record<'unit' | 'addUser', SQLiteColumn>): SQL {
  const membership = (which: string): SQL =>
    sql`EXISTS (SELECT 1 FROM organisation_user l WHERE l.organization_id = ${unit} AND l.user_id = ${addUser} AND ${sql.raw(which)})`;
  return sql`(${membership(ENDED)} AND NOT ${membership(STANDS)})`;
}

/** A rule: who entered a row, as long as they are of the organisation in whose name it stands (decisions 450, 471). */
export const speaksFor = (caller: Caller, t: Record<'unit' | 'addUser', SQLiteColumn>): Rule =>
  allOf(mine(caller, t.addUser), sql`NOT ${publisherLeft(t)}`);

/**
 * SQL for the user who is told of what is said about an item: who entered it, and once they left the organisation for which they did, who
 * receives its messages.
 * @param item alias of its row
 */
export const toldOf = (item: string): string => `iif(${hasLeft(`${item}.unit`, `${item}.add_user`)},
  (SELECT o.user_id FROM organization o WHERE o.organization_id = ${item}.unit AND o.is_delete = 0), ${item}.add_user)`;

/** SQL for the page where an organisation's administrators find what stands in its name. @param organization an expression, or `?` */
export const ownList = (organization: string): string => `'/memberOrg?id=' || ${organization} || '#publications'`;

const MEMBER = `x.is_delete = 0 AND x.audit_status = ${AUDIT.approved}
  AND EXISTS (SELECT 1 FROM user v WHERE v.user_id = x.user_id AND v.is_delete = 0)`;

/** SQL condition: the organisation has a member who can sign in. */
export const hasMember = (organization: string): string =>
  `EXISTS (SELECT 1 FROM organisation_user x WHERE x.organization_id = ${organization} AND ${MEMBER})`;

/**
 * SQL condition on the membership `m` of an administrator: without that person nobody would administer the organisation, and
 * members are left to whom it can be handed over.
 */
export const MUST_HAND_OVER = `m.is_admin = 1 AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved}
  AND EXISTS (SELECT 1 FROM organisation_user x WHERE x.organization_id = m.organization_id AND x.user_id <> m.user_id AND ${MEMBER})
  AND NOT EXISTS (SELECT 1 FROM organisation_user a WHERE a.organization_id = m.organization_id AND a.user_id <> m.user_id AND ${ADMINISTRATOR})`;

/** A statement that makes its batch fail where the membership that it names may not end before a hand-over. */
export const assertHandedOver = (membershipId: string): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM organisation_user m WHERE m.id = ? AND ${MUST_HAND_OVER}) THEN json('stale') ELSE 1 END`,
  params: [membershipId],
});

/** The statement after which nobody receives the messages of an organisation that nobody administers any more. */
export const freeze = (organizationId: string): Statement => ({
  sql: `UPDATE organization SET user_id = NULL WHERE organization_id = ?1 AND user_id IS NOT NULL AND NOT ${hasAdministrator('?1')}`,
  params: [organizationId],
});

/**
 * Statements that end ways into an organisation which somebody whom others put out may still hold, and the invitations that they gave: nobody
 * enters on the word of who has none any more (decision 450).
 */
export const endInvitations = (organizationId: string, userId: string): Statement[] => [
  {
    sql: `UPDATE organization_invitation SET expire_time = min(expire_time, ?1) WHERE organization_id = ?2
          AND (phone IS NULL OR user_id = ?3 OR phone = (SELECT account FROM user WHERE user_id = ?3))`,
    params: [now(), organizationId, userId],
  },
  {
    sql: `UPDATE organisation_user SET is_delete = 1 WHERE organization_id = ? AND is_delete = 0
          AND audit_status = ${AUDIT.pending} AND invited_by = ?`,
    params: [organizationId, userId],
  },
];

/** Condition for a write that takes an administrator away: this other one is there at that moment. */
export const stillAdministers = (organizationId: string, userId: string): Statement => ({
  sql: `EXISTS (SELECT 1 FROM organisation_user a WHERE a.organization_id = ? AND a.user_id = ? AND ${ADMINISTRATOR})`,
  params: [organizationId, userId],
});

/** What the log keeps of a membership. */
const standing = (row: Pick<MembershipRow, 'user_id' | 'is_admin' | 'audit_status'> | null): string | null =>
  row && JSON.stringify({ user_id: row.user_id, is_admin: row.is_admin, audit_status: row.audit_status });

type Standing = Pick<MembershipRow, 'user_id' | 'is_admin' | 'audit_status'>;

/** The log's entry of a changed membership, under its organisation. */
export const memberEntry = (
  by: string | null,
  organizationId: string,
  before: Standing | null,
  after: Standing | null,
  opinion: string | null = null,
): Statement =>
  auditEntry({
    userId: by,
    action: 'member',
    table: 'organization',
    itemId: organizationId,
    before: standing(before),
    after: standing(after),
    opinion,
  });

/** Administrators of one organisation who are told of a request. */
const TOLD = 20;

/** Where a person's own organisations stand. */
const ownPage = (organizationId: string): string => `/memberOrg?id=${organizationId}`;

const notice = (
  id: string,
  userId: string,
  organizationId: string,
  topic: 'membership_invited' | MessageTopic,
  opinion: string | null,
): Statement => ({
  sql: `INSERT INTO notice (id, user_id, topic, params, link, add_time)
        SELECT ?, ?, ?, json_object('name', o.name, 'name_en', o.name_en, 'opinion', ?), ?, ? FROM organization o WHERE o.organization_id = ?`,
  params: [id, userId, topic, opinion ?? '', ownPage(organizationId), now(), organizationId],
});

/** Tells a person that an organisation wants them in; its name is the one it has now. */
export const invitedNotice = (userId: string, organizationId: string): Statement =>
  notice(newId(), userId, organizationId, 'membership_invited', null);

/** Tells a person, outside of the site as well, what became of a request; `sendMessages` follows the batch. */
export function decidedNotices(
  userId: string,
  organizationId: string,
  topic: 'membership_approved' | 'membership_refused',
  opinion: string | null = null,
): Statement[] {
  const id = newId();
  return [notice(id, userId, organizationId, topic, opinion), dueMessage(id, userId, topic, organizationId)];
}

/**
 * Tells the administrators of an organisation, outside of the site as well, that a person asks to be let in: once a day for one
 * request. `sendMessages` follows the batch.
 */
export function askedNotices(organizationId: string, applicant: string): Statement[] {
  const at = now();
  const onceKey = `membership-asked:${organizationId}:${applicant}:${shownDay(at)}`;
  const administrators = `organisation_user a WHERE a.organization_id = ?2 AND ${ADMINISTRATOR}`;
  return [
    {
      sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
            SELECT upper(hex(randomblob(13))), a.user_id, 'membership_asked',
              json_object('name', (SELECT o.name FROM organization o WHERE o.organization_id = ?2),
                'name_en', (SELECT o.name_en FROM organization o WHERE o.organization_id = ?2), 'from',
                coalesce((SELECT ${shownName('x')} FROM user x WHERE x.user_id = ?1), '')), ?3, ?4, ?5
            FROM ${administrators} LIMIT ${TOLD}`,
      params: [applicant, organizationId, ownPage(organizationId), onceKey, at],
    },
    {
      sql: `INSERT OR IGNORE INTO notice_message (notice_id, user_id, topic, organization_id, by_user, add_time)
            SELECT n.id, n.user_id, n.topic, ?2, ?1, ?3 FROM notice n
            WHERE n.once_key = ?4 AND n.user_id IN (SELECT a.user_id FROM ${administrators} LIMIT ${TOLD})`,
      params: [applicant, organizationId, at, onceKey],
    },
  ];
}

/** Statements that make another user receive the organisation's messages, with the log's entry (decision 55). */
export const ownerStatements = (
  by: string | null,
  organizationId: string,
  before: string | null,
  after: string,
): Statement[] => [
  {
    sql: 'UPDATE organization SET user_id = ? WHERE organization_id = ? AND is_delete = 0',
    params: [after, organizationId],
  },
  auditEntry({ userId: by, action: 'owner', table: 'organization', itemId: organizationId, before, after }),
];
