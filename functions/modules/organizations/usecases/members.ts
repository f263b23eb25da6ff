import { AUDIT, LIMITS } from '../../../../db/contract/limits.ts';
import type { Member, MemberInput, OwnOrganization } from '../../../../db/contract/organizations.ts';
import {
  type MembershipRow,
  memberEntry,
  ownerStatements,
  selectMembership,
  selectOtherAdministrator,
  stillAdministers,
} from '../../../data/memberships.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { type Paging, pagingOf } from '../../../platform/paging.ts';
import { placeInEnglish } from '../../../platform/place-names.ts';
import { administers, checkAdministrator } from '../access.ts';

/** A phone shows its first three and last four digits, other accounts their first and last characters. */
const masked = (account: string): string =>
  account.length > 7 ? `${account.slice(0, 3)}****${account.slice(-4)}` : `${account.slice(0, 1)}****`;

interface MemberRow extends Omit<Member, 'is_owner'> {
  owner: number;
  account: string;
}

/**
 * Members of an organisation, requests that wait first. Members see one another's nicknames, administrators
 * also names, and who waits.
 * @throws AppError 401 without a user, 404 for others
 */
export async function organizationMembers(
  db: Database,
  caller: Caller,
  organizationId: string,
  query: Paging,
): Promise<Page<Member>> {
  userIdOf(caller);
  const manages = administers(caller, organizationId);
  if (!manages && !caller.organizationIds.includes(organizationId)) throw notFound();
  const { current, size, offset } = pagingOf(query);
  const from = `FROM organisation_user m JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
    JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
    WHERE m.organization_id = ? AND m.is_delete = 0${manages ? '' : ` AND m.audit_status = ${AUDIT.approved}`}`;
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT m.user_id, u.nickname, u.avatar, u.name, u.account, m.is_admin, m.audit_status, m.add_time,
              o.user_id IS m.user_id AS owner ${from}
            ORDER BY m.audit_status = ${AUDIT.pending} DESC, m.is_admin DESC, m.add_time, m.id LIMIT ? OFFSET ?`,
      params: [organizationId, size, offset],
    },
    { sql: `SELECT count(*) AS total ${from}`, params: [organizationId] },
  ]);
  const records = (rows as MemberRow[]).map(({ owner, name, account, ...shown }) => ({
    ...shown,
    is_owner: owner === 1,
    ...(manages && { name: name ?? null, account: masked(account) }),
  }));
  return pageOf(records, current, size, (totals[0] as { total: number }).total);
}

/**
 * Organisations of the session user, requests that wait included (core§3).
 * @throws AppError 401 without a user
 */
export async function ownOrganizations(db: Database, caller: Caller): Promise<Page<OwnOrganization>> {
  const living = 'x.organization_id = o.organization_id AND x.is_delete = 0';
  const rows = await db.all<OwnOrganization & { owner: number }>(
    `SELECT o.organization_id, o.name, o.type, o.org_type, m.is_admin, m.audit_status, o.user_id IS m.user_id AS owner,
       nullif(trim(coalesce(o.provinceName, '') || ' ' || coalesce(o.cityName, '') || ' ' || coalesce(o.countyName, '')), '') AS region_name,
       (SELECT count(*) FROM organisation_user x WHERE ${living} AND x.audit_status = ${AUDIT.approved}) AS members,
       iif(m.is_admin = 1 AND m.audit_status = ${AUDIT.approved},
         (SELECT count(*) FROM organisation_user x WHERE ${living} AND x.audit_status = ${AUDIT.pending}), 0) AS pending
     FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
     WHERE m.user_id = ? AND m.is_delete = 0 ORDER BY m.audit_status = ${AUDIT.approved} DESC, m.add_time, m.id LIMIT ?`,
    [userIdOf(caller), LIMITS.maxPageSize],
  );
  const records = rows.map(({ owner, ...row }) => ({
    ...row,
    region_name_en: placeInEnglish(row.region_name),
    is_owner: owner === 1,
  }));
  return pageOf(records, 1, LIMITS.maxPageSize, records.length);
}

const isAdministrator = (row: Pick<MembershipRow, 'is_admin' | 'audit_status'>): boolean =>
  row.is_admin === 1 && row.audit_status === AUDIT.approved;

interface Known {
  row: MembershipRow;
  /** Another administrator, who takes over the messages. */
  other: string | undefined;
}

async function read(db: Database, organizationId: string, userId: string): Promise<Known> {
  const [rows, others] = await db.batch<unknown>([
    selectMembership(organizationId, userId),
    selectOtherAdministrator(organizationId, userId),
  ]);
  const row = rows?.[0] as MembershipRow | undefined;
  if (!row) throw notFound();
  return { row, other: (others?.[0] as { user_id: string } | undefined)?.user_id };
}

/**
 * Writes a membership as long as it is as it was read. Where an administrator goes, another one must be there at that
 * moment, and takes over the messages.
 */
async function write(db: Database, by: string, { row, other }: Known, set: Statement, after: MembershipRow | null) {
  const leaves = isAdministrator(row) && !(after && isAdministrator(after));
  if (leaves && !other) throw new AppError(409, 'last_organization_administrator');
  const guard = leaves && other ? stillAdministers(row.organization_id, other) : { sql: '1', params: [] };
  const successor = row.owner === row.user_id && leaves ? other : undefined;
  const heir = !row.owner && after && isAdministrator(after) ? row.user_id : successor;
  try {
    await db.batch([
      {
        sql: `UPDATE organisation_user SET ${set.sql} WHERE id = ? AND is_delete = 0 AND is_admin = ? AND audit_status = ? AND ${guard.sql}`,
        params: [...set.params, row.id, row.is_admin, row.audit_status, ...guard.params],
      },
      assertChanged(),
      ...(heir ? ownerStatements(by, row.organization_id, row.owner, heir) : []),
      memberEntry(by, row.organization_id, row, after),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
}

/**
 * Makes a member administrator or not, approves or refuses a request (core§6, ruling 55).
 * @throws AppError 401 without a user, 404 for others than administrators, 409 where nobody would administer, 422
 */
export async function changeMember(db: Database, caller: Caller, input: MemberInput): Promise<MemberInput> {
  const by = checkAdministrator(caller, input.organization_id);
  const known = await read(db, input.organization_id, input.user_id);
  const audit_status = input.audit_status ?? known.row.audit_status;
  const is_admin = audit_status === AUDIT.approved ? (input.is_admin ?? known.row.is_admin) : 0;
  if (input.is_admin === 1 && is_admin !== 1) throw invalid([{ field: 'is_admin', code: 'invalid_value' }]);
  const set = { sql: 'is_admin = ?, audit_status = ?', params: [is_admin, audit_status] };
  await write(db, by, known, set, { ...known.row, is_admin, audit_status });
  return { ...input, is_admin: is_admin as 0 | 1 };
}

/** Links that a removed person may still hold. */
const endInvitations = (organizationId: string, userId: string): Statement => ({
  sql: `UPDATE organization_invitation SET expire_time = min(expire_time, ?) WHERE organization_id = ?
        AND (phone IS NULL OR phone = (SELECT account FROM user WHERE user_id = ?))`,
  params: [now(), organizationId, userId],
});

/**
 * Takes a member out, or lets the session user leave; the last administrator hands over first.
 * @throws AppError 401 without a user, 404 for others, 409 last_organization_administrator
 */
export async function removeMember(
  db: Database,
  caller: Caller,
  organizationId: string,
  userId: string,
): Promise<{ changed: number }> {
  const by = userIdOf(caller);
  if (by !== userId) checkAdministrator(caller, organizationId);
  const known = await read(db, organizationId, userId);
  if (by !== userId) await db.batch([endInvitations(organizationId, userId)]);
  await write(db, by, known, { sql: 'is_delete = 1', params: [] }, null);
  return { changed: 1 };
}
