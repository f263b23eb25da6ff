import type { administrationCalls } from '../../../db/contract/calls/administration.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import {
  type ManagedVerification,
  VERIFICATION,
  type VerificationDecision,
} from '../../../db/contract/verifications.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import type { Page } from '../../platform/envelope.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { readPage, wordOf } from '../../platform/paging.ts';
import { type RegionColumns, regionNamed } from '../../platform/place-names.ts';
import { allOf } from '../../platform/sql.ts';

type Query = QueryOf<typeof administrationCalls.verifications>;

type ListedRow = Omit<ManagedVerification, 'region_name' | 'region_name_en'> & RegionColumns;

const FROM = `organization_verification v CROSS JOIN organization o ON o.organization_id = v.organization_id AND o.is_delete = 0`;

const listed = ({ provinceName, cityName, countyName, ...row }: ListedRow): ManagedVerification => ({
  ...row,
  ...regionNamed({ provinceName, cityName, countyName }),
});

/** What is asked for; `state` is null for all of them. */
function filtersOf({ state, keyword }: Query): Statement & { state: number | null } {
  const word = wordOf(keyword);
  const asked = state && Number.isInteger(Number(state)) ? Number(state) : null;
  return {
    state: asked,
    ...allOf([
      ...(asked === null ? [] : [{ sql: 'v.state = ?', params: [asked] }]),
      ...(word ? [{ sql: `instr(lower(v.name || ' ' || v.social_credit_code), ?) > 0`, params: [word] }] : []),
    ]),
  };
}

/**
 * Those that wait first, the oldest of them first, then what was decided last: the expressions of the indices
 * `organization_verification_order` and, within one state, `organization_verification_state`.
 */
const WITHIN_STATE = `iif(v.state = ${VERIFICATION.waiting}, v.add_time, -v.decide_time), v.id`;
const ORDER = `(v.state = ${VERIFICATION.waiting}) DESC, ${WITHIN_STATE}`;

/** SQL: another organisation that was checked under the code of `v`, one of those before or after it in the index. */
const sameCode = (
  than: '<' | '>',
) => `(SELECT t.name FROM organization_verification t WHERE t.state = ${VERIFICATION.verified}
  AND t.social_credit_code = v.social_credit_code AND t.organization_id ${than} v.organization_id LIMIT 1)`;

/** Checks of organisations: those that wait first and the oldest of them first, then what was decided last. */
export async function managedVerifications(db: Database, query: Query): Promise<Page<ManagedVerification>> {
  const { state, sql: where, params } = filtersOf(query);
  const order = state === null ? ORDER : WITHIN_STATE;
  // Everything else is looked up for the rows of the page alone.
  const sql = `SELECT v.id, v.organization_id, v.state, v.name, v.social_credit_code, v.document, v.document_name, v.opinion,
              v.add_time, v.decide_time, o.name AS record_name, o.social_credit_code AS record_code, o.legal_person_name,
              o.web_site, o.provinceName, o.cityName, o.countyName, u.name AS user_name, u.account AS user_account,
              coalesce(${sameCode('<')}, ${sameCode('>')}) AS same_code
            FROM (SELECT v.* FROM ${FROM} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) v
            JOIN organization o ON o.organization_id = v.organization_id LEFT JOIN user u ON u.user_id = v.user_id ORDER BY ${order}`;
  return readPage(db, query, { sql, from: `FROM ${FROM} WHERE ${where}`, params }, listed);
}

type CheckRow = RowOf<
  'organization_verification',
  'organization_id' | 'user_id' | 'name' | 'social_credit_code' | 'state'
>;

/** The state that a decision starts from. */
const BEFORE = {
  [VERIFICATION.verified]: VERIFICATION.waiting,
  [VERIFICATION.refused]: VERIFICATION.waiting,
  [VERIFICATION.revoked]: VERIFICATION.verified,
} as const;

/** What a decision writes into the organisation: code and mark together, so that the mark is that of this code. */
function consequence(row: CheckRow, { state }: VerificationDecision, at: number): Statement[] {
  if (state === VERIFICATION.refused) return [];
  const where = 'organization_id = ? AND is_delete = 0 AND name = ?';
  const statement: Statement =
    state === VERIFICATION.verified
      ? {
          sql: `UPDATE organization SET verified_time = ?, social_credit_code = ? WHERE ${where} AND verified_time IS NULL`,
          params: [at, row.social_credit_code, row.organization_id, row.name],
        }
      : { sql: `UPDATE organization SET verified_time = NULL WHERE ${where}`, params: [row.organization_id, row.name] };
  return [statement, assertChanged()];
}

/**
 * Decides about a check, or takes a mark back; who asked is told. The same decision twice changes nothing.
 * @throws AppError 404, 409 when it was decided otherwise, or the organisation got another name meanwhile
 */
export async function decideVerification(
  db: Database,
  caller: Caller,
  input: VerificationDecision,
): Promise<{ id: string; state: number }> {
  const userId = userIdOf(caller);
  const { id, state } = input;
  const opinion = input.opinion || null;
  const row = await db.first<CheckRow & { name_en: string | null }>(
    `SELECT v.organization_id, v.user_id, v.name, v.social_credit_code, v.state, iif(o.name = v.name, o.name_en, NULL) AS name_en
      FROM organization_verification v LEFT JOIN organization o ON o.organization_id = v.organization_id WHERE v.id = ?`,
    [id],
  );
  if (!row) throw notFound();
  if (row.state === state) return { id, state };
  const at = now();
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE organization_verification SET state = ?, opinion = ?, decide_user = ?, decide_time = ? WHERE id = ? AND state = ?`,
      params: [state, opinion, userId, at, id, BEFORE[state]],
    },
    follows: consequence(row, input, at),
    told: [
      noticeEntry({
        userId: row.user_id,
        topic: 'verification',
        params: { name: row.name, name_en: row.name_en, code: state, opinion },
        link: `/memberOrg?id=${row.organization_id}`,
        onceKey: `verification:${id}:${state}`,
      }),
    ],
    log: [
      auditEntry({
        ...{ userId, action: 'verification', table: 'organization', itemId: row.organization_id },
        ...{ before: row.state, after: state, opinion },
      }),
    ],
  });
  const same = 'SELECT 1 FROM organization_verification WHERE id = ? AND state = ?';
  if (!counts && !(await db.first(same, [id, state]))) throw new AppError(409, 'conflict');
  db.publicChanged = true;
  return { id, state };
}
