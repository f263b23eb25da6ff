import type { MembershipDecision, MembershipRequest } from '../../../db/contract/administration.ts';
import type { administrationCalls } from '../../../db/contract/calls/administration.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import type { Env } from '../../platform/env.ts';
import type { Page } from '../../platform/envelope.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { readPage, wordOf } from '../../platform/paging.ts';
import { type Row, update } from '../../platform/sql.ts';
import {
  decidedNotices,
  hasAdministrator,
  type MembershipRow,
  memberEntry,
  ownerStatements,
} from '../../tables/memberships.ts';
import { sendMessages } from '../../tables/messages.ts';

/** Waits for the platform: the person asks, and nobody administers. Its first part is the index of what waits. */
export const MEMBERSHIP_WAITS = `m.is_delete = 0 AND (m.audit_status = 1 OR m.asked_time IS NOT NULL) AND m.invited_by IS NULL
  AND m.audit_status IN (${AUDIT.pending}, ${AUDIT.approved}) AND NOT ${hasAdministrator('m.organization_id')}`;

interface ListedRow extends Omit<MembershipRequest, 'is_member' | 'files'> {
  audit_status: number;
  files: string | null;
}

const listed = ({ audit_status, files, ...row }: ListedRow): MembershipRequest => ({
  ...row,
  is_member: audit_status === AUDIT.approved,
  files: JSON.parse(files ?? '[]') as MembershipRequest['files'],
});

/**
 * A page of the requests that wait for the platform, longest waiting first.
 * @param query `keyword`: part of the organisation's name or of the applicant's name or account
 */
export async function membershipRequests(
  db: Database,
  query: QueryOf<typeof administrationCalls.memberships>,
): Promise<Page<MembershipRequest>> {
  const word = wordOf(query.keyword);
  const from = `FROM organisation_user m
    CROSS JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
    CROSS JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
    WHERE ${MEMBERSHIP_WAITS} AND (?1 = '' OR instr(lower(o.name), ?1) > 0 OR instr(lower(coalesce(u.name, '')), ?1) > 0
      OR instr(lower(u.account), ?1) > 0)`;
  const sql = `SELECT m.id, m.organization_id, o.name AS organization_name, o.social_credit_code, o.contacts, o.contacts_tel,
              o.contacts_email, m.user_id, coalesce(nullif(u.name, ''), u.nickname) AS user_name, u.account AS user_account,
              m.audit_status, m.asked_text AS message, m.asked_files AS files, coalesce(m.asked_time, m.add_time) AS asked_time,
              (SELECT count(*) FROM (SELECT 1 FROM organisation_user x WHERE x.organization_id = m.organization_id
                AND x.is_delete = 0 AND x.audit_status = ${AUDIT.approved} LIMIT 100)) AS members
            ${from} ORDER BY coalesce(m.asked_time, m.add_time), m.id LIMIT ?2 OFFSET ?3`;
  return readPage(db, query, { sql, from, params: [word] }, listed);
}

/** What a decision writes: a new member reads from now on, unless the platform says otherwise. */
function changesOf(row: MembershipRow, input: MembershipDecision, at: number): Row {
  const asked = { asked_text: null, asked_files: null, asked_time: null };
  const isMember = row.audit_status === AUDIT.approved;
  if (input.audit_status === AUDIT.rejected) return isMember ? asked : { ...asked, audit_status: AUDIT.rejected };
  return {
    ...asked,
    audit_status: AUDIT.approved,
    is_admin: input.is_admin,
    ...(!isMember && { joined_time: at, read_from: at }),
    ...(input.reads_before === 1 && { read_from: 0 }),
  };
}

/** The answer to a decision that was made before: the same one changes nothing, another one comes too late. */
async function decidedBefore(db: Database, input: MembershipDecision): Promise<{ id: string; audit_status: number }> {
  const row = await db.first<{ audit_status: number; is_admin: number }>(
    `SELECT m.audit_status, m.is_admin FROM organisation_user m
     JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
     WHERE m.id = ? AND m.is_delete = 0 AND m.invited_by IS NULL`,
    [input.id],
  );
  if (!row) throw notFound();
  const same = row.audit_status === input.audit_status;
  if (!same || (row.audit_status === AUDIT.approved && row.is_admin !== input.is_admin))
    throw new AppError(409, 'conflict');
  return { id: input.id, audit_status: row.audit_status };
}

/**
 * Decides about a request to an organisation that nobody administers; the applicant is told. Who is let in as its administrator
 * receives its messages, and decides about the others who wait.
 * @throws AppError 404 for no such request, 409 when somebody decided, or an administrator came, meanwhile
 */
export async function decideMembership(
  db: Database,
  env: Env,
  caller: Caller,
  input: MembershipDecision,
): Promise<{ id: string; audit_status: number }> {
  const by = userIdOf(caller);
  const row = await db.first<MembershipRow>(
    `SELECT m.id, m.organization_id, m.user_id, m.is_admin, m.audit_status, m.invited_by, m.add_time, m.joined_time, m.read_from,
       o.user_id AS owner FROM organisation_user m
     JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
     WHERE m.id = ? AND m.is_delete = 0 AND (m.audit_status = ${AUDIT.pending} OR m.asked_time IS NOT NULL) AND m.invited_by IS NULL`,
    [input.id],
  );
  if (!row) return decidedBefore(db, input);
  const { organization_id: id, user_id } = row;
  const changes = changesOf(row, input, now());
  const after = { ...row, ...changes } as MembershipRow;
  const approved = input.audit_status === AUDIT.approved;
  const administers = approved && input.is_admin === 1;
  const where = {
    sql: `id = ? AND is_delete = 0 AND audit_status = ? AND (audit_status = 1 OR asked_time IS NOT NULL) AND invited_by IS NULL
          AND EXISTS (SELECT 1 FROM user u WHERE u.user_id = organisation_user.user_id AND u.is_delete = 0)
          AND NOT ${hasAdministrator('organisation_user.organization_id')}`,
    params: [row.id, row.audit_status],
  };
  const opinion = input.opinion || null;
  const counts = await decideOnce(db, {
    guarded: update('organisation_user', changes, where),
    follows: administers
      ? [
          ...ownerStatements(by, id, row.owner, user_id),
          // Other members who asked for the same have somebody to turn to now.
          {
            sql: `UPDATE organisation_user SET asked_text = NULL, asked_files = NULL, asked_time = NULL
                  WHERE organization_id = ? AND is_delete = 0 AND audit_status = ${AUDIT.approved}`,
            params: [id],
          },
        ]
      : [],
    told: decidedNotices(user_id, id, approved ? 'membership_approved' : 'membership_refused', opinion),
    log: [memberEntry(by, id, row, after, opinion)],
  });
  if (!counts) return decidedBefore(db, input);
  await sendMessages(db, env);
  return { id: input.id, audit_status: after.audit_status };
}
