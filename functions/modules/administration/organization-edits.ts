import type { organizationEditCalls } from '../../../db/contract/calls/administration.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { EDIT, type EditDecision, type ManagedEdit } from '../../../db/contract/organization-edits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf } from '../../platform/database.ts';
import { type Decision, decideOnce } from '../../platform/decision.ts';
import type { Page } from '../../platform/envelope.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { readPage, wordOf } from '../../platform/paging.ts';
import { type Row, update } from '../../platform/sql.ts';
import { changedEntry, givenOf, WRITER_MAY } from '../../tables/items/proposals.ts';
import { OWN_EDIT } from '../../tables/organization-edits.ts';
import { isVerified } from '../../tables/verified.ts';

const FROM = `organization_proposal p CROSS JOIN organization o ON o.organization_id = p.organization_id AND o.is_delete = 0`;
const WHERE = `p.state = ?1 AND p.part = '${OWN_EDIT}' AND (?2 = '' OR instr(lower(o.name), ?2) > 0)`;

type ListedRow = Omit<ManagedEdit, 'fields' | 'verified' | 'applies'> & {
  fields: string;
  verified: number;
  may: number;
};

const listed = ({ fields, verified, may, ...row }: ListedRow): ManagedEdit => ({
  ...row,
  verified: verified === 1,
  applies: may === 1,
  fields: (JSON.parse(fields) as string[]).map((name) => `organization.${name}`),
});

/** A page of administrators' edits of their organisations that wait, or were returned; who waits longest first. */
export async function managedEdits(
  db: Database,
  query: QueryOf<typeof organizationEditCalls.edits>,
): Promise<Page<ManagedEdit>> {
  const state = query.state === String(EDIT.returned) ? EDIT.returned : EDIT.waiting;
  const word = wordOf(query.keyword);
  const sql = `SELECT p.organization_id, o.name, ${isVerified('o')} AS verified, p.state, p.opinion, p.add_time, p.decide_time,
              ${WRITER_MAY} AS may,
              (SELECT coalesce(nullif(u.name, ''), u.nickname) FROM user u WHERE u.user_id = p.user_id) AS user_name,
              (SELECT json_group_array(j.key) FROM json_each(p.given) j) AS fields
            FROM ${FROM} WHERE ${WHERE} ORDER BY p.add_time, p.item_id LIMIT ?3 OFFSET ?4`;
  return readPage(db, query, { sql, from: `FROM ${FROM} WHERE ${WHERE}`, params: [state, word] }, listed);
}

type EditRow = RowOf<'organization_proposal', 'given' | 'user_id' | 'add_time'>;

/**
 * Decides about an administrator's edit of an organisation: approved, it becomes what the organisation says of itself, on its
 * page and beside its public items; returned, it stays with its writer. The writer is told.
 * @throws AppError 404 where nothing waits, 409 when other values came meanwhile, or the writer administers it no more
 */
export async function decideEdit(
  db: Database,
  caller: Caller,
  { organization_id: id, add_time, audit_status, opinion }: EditDecision,
): Promise<{ organization_id: string; audit_status: number }> {
  const by = userIdOf(caller);
  const where = `item_id = ? AND part = '${OWN_EDIT}' AND state = ${EDIT.waiting}`;
  const [edits = [], organizations = []] = await db.batch<unknown>([
    { sql: `SELECT given, user_id, add_time FROM organization_proposal WHERE ${where}`, params: [id] },
    { sql: 'SELECT * FROM organization WHERE organization_id = ? AND is_delete = 0', params: [id] },
  ]);
  const [edit, record] = [edits[0] as EditRow | undefined, organizations[0] as Row | undefined];
  if (!edit || !record) throw notFound();
  if (edit.add_time !== add_time) throw new AppError(409, 'conflict');
  const values = givenOf(edit);
  const key = [id, add_time, edit.given];
  const name = String(record.name);
  const common = { userId: edit.user_id, topic: 'organization_edit', link: `/memberOrg?id=${id}` } as const;
  const params = {
    name,
    name_en: record.name_en ? String(record.name_en) : null,
    code: audit_status,
    opinion: opinion || null,
  };
  const approving = audit_status === EDIT.approved;
  const own: Pick<Decision, 'guarded' | 'follows' | 'log'> = approving
    ? {
        guarded: {
          sql: `DELETE FROM organization_proposal AS p WHERE p.${where} AND p.add_time = ? AND p.given = ? AND ${WRITER_MAY}`,
          params: key,
        },
        follows: [
          update('organization', values, { sql: 'organization_id = ? AND is_delete = 0', params: [id] }),
          assertChanged(),
        ],
        log: [changedEntry(by, id, record, values)],
      }
    : {
        guarded: {
          sql: `UPDATE organization_proposal SET state = ${EDIT.returned}, opinion = ?, decide_user = ?, decide_time = ?
                WHERE ${where} AND add_time = ? AND given = ?`,
          params: [opinion || null, by, now(), ...key],
        },
        log: [
          auditEntry({
            ...{ userId: by, action: 'propose', table: 'organization', itemId: id },
            ...{ before: EDIT.waiting, after: EDIT.returned, opinion: opinion || null },
          }),
        ],
      };
  const told = [noticeEntry({ ...common, params, onceKey: `organization-edit:${id}:${add_time}:${audit_status}` })];
  if (!(await decideOnce(db, { ...own, told }))) throw new AppError(409, approving ? 'edit_not_applied' : 'conflict');
  db.publicChanged = true;
  return { organization_id: id, audit_status };
}
