import { PHONE } from '../../../db/contract/accounts.ts';
import { AUDIT, LIMITS } from '../../../db/contract/limits.ts';
import type { Member, MemberInput } from '../../../db/contract/memberships.ts';
import type { OwnOrganization } from '../../../db/contract/organizations.ts';
import type { Overview } from '../../../db/contract/overview.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import type { Env } from '../../platform/env.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { maskedAccount, shownName } from '../../platform/masked-account.ts';
import { type Paging, readPage } from '../../platform/paging.ts';
import { placeInEnglish } from '../../platform/place-names.ts';
import type { Row } from '../../platform/sql.ts';
import {
  assertHandedOver,
  decidedNotices,
  endInvitations,
  freeze,
  hasAdministrator,
  type MembershipRow,
  memberEntry,
  ownerAdministers,
  ownerStatements,
  selectMembership,
  selectOtherAdministrator,
  stillAdministers,
} from '../../tables/memberships.ts';
import { sendMessages } from '../../tables/messages.ts';
import { administers, checkAdministrator } from './access.ts';

interface MemberRow extends Omit<Member, 'is_owner' | 'invited' | 'reads_before'> {
  owner: number;
  account: string;
  tel: string | null;
  invited: number;
  reads: number;
  asked_text: string | null;
}

function shown({ owner, name, account, tel, invited, reads, asked_text, ...row }: MemberRow, manages: boolean): Member {
  const common = { ...row, is_owner: owner === 1, invited: invited === 1 };
  if (invited === 1) return { ...common, nickname: null, avatar: null };
  if (!manages) return row.nickname ? common : { ...common, account: maskedAccount(account) };
  const phone = [tel, account].find((each) => PHONE.test(each ?? '')) ?? null;
  const details = { name: name ?? null, phone, account: maskedAccount(account), reads_before: reads === 1 };
  return { ...common, ...details, ...(row.audit_status === AUDIT.pending && { message: asked_text }) };
}

/**
 * Organisations in which somebody waits for the caller, who administers them, to be let in; the longest wait first.
 * @param most organisations that are told
 */
export const waitingToJoin = (db: Database, caller: Caller, most: number): Promise<Overview['joins']> =>
  db.all(
    `SELECT o.organization_id, o.name, o.name_en, count(*) AS people, min(m.add_time) AS since
     FROM json_each(?) j CROSS JOIN organisation_user m INDEXED BY organisation_user_waiting ON m.organization_id = j.value
       AND m.is_delete = 0 AND m.audit_status = ${AUDIT.pending} AND m.invited_by IS NULL
     JOIN organization o ON o.organization_id = j.value AND o.is_delete = 0
     GROUP BY 1 ORDER BY since, 1 LIMIT ?`,
    [JSON.stringify(caller.adminOrganizationIds), most],
  );

/**
 * Members of an organisation, requests that wait first. Members see one another's nicknames, else masked accounts, administrators
 * also names and phones, and who waits; of those who were invited and have not answered nobody sees who they are.
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
  // The organisation is read once, and its members in the order of an index.
  const from = `FROM organization o CROSS JOIN organisation_user m ON m.organization_id = o.organization_id AND m.is_delete = 0
    CROSS JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
    WHERE o.organization_id = ? AND o.is_delete = 0${manages ? '' : ` AND m.audit_status = ${AUDIT.approved}`}`;
  const sql = `SELECT m.user_id, u.nickname, u.avatar, u.name, u.account, u.tel, m.is_admin, m.audit_status, m.add_time,
              o.user_id IS m.user_id AS owner, m.invited_by IS NOT NULL AS invited, m.asked_text,
              m.read_from < coalesce(m.joined_time, m.add_time) AS reads ${from}
            ORDER BY (m.audit_status = ${AUDIT.pending} AND m.invited_by IS NULL) DESC, m.is_admin DESC, m.add_time, m.id LIMIT ? OFFSET ?`;
  const listed = (row: MemberRow) => shown(row, manages);
  return readPage(db, query, { sql, from, params: [organizationId] }, listed);
}

/**
 * Organisations of the session user, requests that wait included (core§3).
 * @throws AppError 401 without a user
 */
export async function ownOrganizations(db: Database, caller: Caller): Promise<Page<OwnOrganization>> {
  const living = 'x.organization_id = o.organization_id AND x.is_delete = 0';
  const rows = await db.all<
    Omit<OwnOrganization, 'invited' | 'frozen' | 'has_page' | 'hands_over' | 'handover'> & {
      owner: number;
      invited: number;
      frozen: number;
      has_page: number;
      hands_over: number;
      handover: string | null;
    }
  >(
    `SELECT o.organization_id, o.name, o.name_en, o.type, o.org_type, m.is_admin, m.audit_status, o.user_id IS m.user_id AS owner,
       nullif(trim(coalesce(o.provinceName, '') || ' ' || coalesce(o.cityName, '') || ' ' || coalesce(o.countyName, '')), '') AS region_name,
       (SELECT count(*) FROM organisation_user x WHERE ${living} AND x.audit_status = ${AUDIT.approved}) AS members,
       iif(m.is_admin = 1 AND m.audit_status = ${AUDIT.approved},
         (SELECT count(*) FROM organisation_user x WHERE ${living} AND x.audit_status = ${AUDIT.pending} AND x.invited_by IS NULL), 0) AS pending,
       m.invited_by IS NOT NULL AS invited, NOT ${hasAdministrator('m.organization_id')} AS frozen, m.asked_time,
       m.audit_status = ${AUDIT.approved} OR (o.is_shown = 1 AND o.audit_status = ${AUDIT.approved}) AS has_page,
       m.is_admin = 1 AND m.audit_status = ${AUDIT.approved} AND (o.user_id IS m.user_id OR NOT ${ownerAdministers('o')}) AS hands_over,
       (SELECT json_object('mine', json(iif(h.to_user = m.user_id, 'true', 'false')), 'name', nullif(${shownName('u')}, ''),
          'user_id', h.to_user, 'add_time', h.add_time)
        FROM organization_handover h LEFT JOIN user u ON u.user_id = iif(h.to_user <> m.user_id, h.to_user, iif(h.offer_user = h.from_user, h.from_user, NULL))
        WHERE h.organization_id = m.organization_id
          AND (h.to_user = m.user_id OR (m.is_admin = 1 AND m.audit_status = ${AUDIT.approved}))) AS handover
     FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
     WHERE m.user_id = ? AND m.is_delete = 0 ORDER BY m.audit_status = ${AUDIT.approved} DESC, m.add_time, m.id LIMIT ?`,
    [userIdOf(caller), LIMITS.maxPageSize],
  );
  const records = rows.map(({ owner, invited, frozen, has_page, hands_over, handover, ...row }) => ({
    ...row,
    handover: handover === null ? null : (JSON.parse(handover) as NonNullable<OwnOrganization['handover']>),
    invited: invited === 1,
    frozen: frozen === 1,
    has_page: has_page === 1,
    hands_over: hands_over === 1,
    region_name_en: placeInEnglish(row.region_name),
    is_owner: owner === 1,
  }));
  return pageOf(records, 1, LIMITS.maxPageSize, records.length);
}

const isAdministrator = (row: Pick<MembershipRow, 'is_admin' | 'audit_status'>): boolean =>
  row.is_admin === 1 && row.audit_status === AUDIT.approved;

const isMember = ({ audit_status }: Pick<MembershipRow, 'audit_status'>): boolean => audit_status === AUDIT.approved;

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
 * moment, and takes over the messages; only who leaves as the last member of all leaves nobody behind. Whom others put out
 * comes back by no link.
 */
async function write(
  db: Database,
  by: string,
  { row, other }: Known,
  set: Statement,
  after: MembershipRow | null,
  told: Statement[] = [],
) {
  const resigns = isAdministrator(row) && !(after && isAdministrator(after));
  // Whoever stays a member cannot leave the administration to nobody; whoever goes hands over where somebody is left.
  if (resigns && !other && after) throw new AppError(409, 'last_organization_administrator');
  const guard = resigns && other ? stillAdministers(row.organization_id, other) : { sql: '1', params: [] };
  const successor = row.owner === row.user_id && resigns ? other : undefined;
  const heir = !row.owner && after && isAdministrator(after) ? row.user_id : successor;
  const ends = resigns && !other;
  const expelled = by !== row.user_id && (!after || (isMember(row) && !isMember(after)));
  const counts = await decideOnce(db, {
    first: ends ? [assertHandedOver(row.id)] : [],
    guarded: {
      sql: `UPDATE organisation_user SET ${set.sql} WHERE id = ? AND is_delete = 0 AND is_admin = ? AND audit_status = ? AND ${guard.sql}`,
      params: [...set.params, row.id, row.is_admin, row.audit_status, ...guard.params],
    },
    follows: [
      ...(expelled ? endInvitations(row.organization_id, row.user_id) : []),
      ...(heir ? ownerStatements(by, row.organization_id, row.owner, heir) : []),
      ...(ends ? [freeze(row.organization_id)] : []),
    ],
    told,
    log: [memberEntry(by, row.organization_id, row, after)],
  });
  if (!counts) throw new AppError(409, ends ? 'last_organization_administrator' : 'conflict');
}

/** What a decision about a request sets; the applicant is told. */
function decision(row: MembershipRow, audit_status: number): { set: Row; notices: Statement[] } {
  if (audit_status === row.audit_status) return { set: {}, notices: [] };
  const { user_id, organization_id } = row;
  const asked = { asked_text: null, asked_files: null, asked_time: null };
  // Who was let in, and is out now, has left.
  const left = isMember(row) && { joined_time: row.joined_time ?? row.add_time };
  if (audit_status !== AUDIT.approved)
    return { set: { ...asked, ...left }, notices: decidedNotices(user_id, organization_id, 'membership_refused') };
  const at = now();
  return {
    set: { ...asked, joined_time: at, read_from: at },
    notices: decidedNotices(user_id, organization_id, 'membership_approved'),
  };
}

/** From when a member reads, as the administrator wants it who can give no more than what is theirs to read. */
async function readingOf(
  db: Database,
  caller: Caller,
  row: MembershipRow,
  reads: MemberInput['reads_before'],
): Promise<Row> {
  if (reads === undefined) return {};
  if (row.audit_status !== AUDIT.approved) throw invalid([{ field: 'reads_before', code: 'invalid_value' }]);
  const joined = row.joined_time ?? row.add_time;
  const platform = holds(caller, 'admin');
  if (!platform && caller.userId === row.user_id) throw new AppError(409, 'reads_no_earlier');
  if (reads === 0) return { read_from: joined };
  const { sql, params } = selectMembership(row.organization_id, caller.userId ?? '');
  const own = platform ? 0 : ((await db.first<MembershipRow>(sql, params))?.read_from ?? joined);
  if (own >= joined) throw new AppError(409, 'reads_no_earlier');
  return { read_from: Math.min(own, row.read_from) };
}

/**
 * Makes a member administrator or not, approves or refuses a request, lets a member read what was before (core§6, decision 55).
 * @throws AppError 401 without a user, 404 for others than administrators, 409 where nobody would administer, where the person
 * has not accepted an invitation, or where the caller has nothing to give, 422
 */
export async function changeMember(db: Database, env: Env, caller: Caller, input: MemberInput): Promise<MemberInput> {
  const by = checkAdministrator(caller, input.organization_id);
  const known = await read(db, input.organization_id, input.user_id);
  const { row } = known;
  if (row.invited_by) throw new AppError(409, 'membership_unaccepted');
  const audit_status = input.audit_status ?? row.audit_status;
  const is_admin = audit_status === AUDIT.approved ? (input.is_admin ?? row.is_admin) : 0;
  if (input.is_admin === 1 && is_admin !== 1) throw invalid([{ field: 'is_admin', code: 'invalid_value' }]);
  const { set, notices } = decision(row, audit_status);
  const reading = await readingOf(db, caller, row, input.reads_before);
  const columns: Row = { is_admin, audit_status, ...set, ...reading };
  const names = Object.keys(columns);
  const change = {
    sql: names.map((name) => `${name} = ?`).join(', '),
    params: names.map((name) => columns[name] ?? null),
  };
  await write(db, by, known, change, { ...row, is_admin, audit_status }, notices);
  if (notices.length > 0) await sendMessages(db, env);
  return { ...input, is_admin: is_admin as 0 | 1 };
}

/**
 * Takes a member out, or lets the session user leave, or decline an invitation. The last administrator hands over first where
 * members are left; where none are, nobody speaks for the organisation until the platform approves a new administrator.
 * @throws AppError 401 without a user, 404 for others, 409 last_organization_administrator
 */
export async function removeMember(
  db: Database,
  env: Env,
  caller: Caller,
  organizationId: string,
  userId: string,
): Promise<{ changed: number }> {
  const by = userIdOf(caller);
  if (by !== userId) checkAdministrator(caller, organizationId);
  const known = await read(db, organizationId, userId);
  const { row } = known;
  const refused = by !== userId && row.audit_status === AUDIT.pending && !row.invited_by;
  const notices = refused ? decidedNotices(userId, organizationId, 'membership_refused') : [];
  await write(db, by, known, { sql: 'is_delete = 1', params: [] }, null, notices);
  if (refused) await sendMessages(db, env);
  return { changed: 1 };
}
