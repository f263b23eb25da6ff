import { SUB_TYPE } from '../../../../db/contract/enums-results.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { ResultSubmission } from '../../../../db/contract/results.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { DEFAULT_PROMOTION, nextCode } from '../../../platform/codes.ts';
import { type Database, isUniqueViolation } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { storedIdNumber } from '../../../platform/id-number.ts';
import { newId } from '../../../platform/random.ts';
import { insert, insertAll, type Row } from '../../../platform/sql.ts';
import { resultSnapshot } from '../../publications/snapshot.ts';
import { publishStatements } from '../../publications/statements.ts';
import {
  attachmentRows,
  checkReferences,
  filesOf,
  organizationDefaults,
  resultColumns,
  scopeRows,
  snapshotScopes,
} from '../columns.ts';
import { type Lookups, lookUp } from '../lookups.ts';
import { type Linked, linkOrganization } from '../organizations.ts';

/** What publishing and editing answer (contract "Sign-in and publishing calls"). */
export interface PublishedResult {
  chengguo_id: string;
  code: string;
  audit_status: number;
}

/** Only staff that enters for others names a recommended organisation (core§2). */
export function checkPromotion(caller: Caller, input: ResultSubmission): void {
  if (input.promotion && !holds(caller, 'cg-input')) throw invalid([{ field: 'promotion', code: 'unknown_field' }]);
}

/** The organisations of a submission, with what must be written for them; one name is one organisation. */
export function linkedOrganizations(
  caller: Caller,
  input: ResultSubmission,
  found: Lookups,
  at: number,
): { unit: Linked | null; promotion: Linked | null } {
  const { organization, promotion, result } = input;
  const unit =
    organization && result.sub_type === SUB_TYPE.organization
      ? linkOrganization(caller, organization, found.organization, organizationDefaults(input, found.region), at)
      : null;
  if (!promotion) return { unit, promotion: null };
  if (unit && promotion.name === organization?.name) return { unit, promotion: { ...unit, statements: [] } };
  const type = promotion.promotion_type || null;
  return { unit, promotion: linkOrganization(caller, promotion, found.promotion, { promotion_type: type }, at) };
}

interface Attempt {
  caller: Caller;
  userId: string;
  input: ResultSubmission;
  submissionKey: string | null;
  found: Lookups;
}

async function write(
  db: Database,
  env: Env,
  { caller, userId, input, submissionKey, found }: Attempt,
): Promise<PublishedResult> {
  const at = now();
  const id = newId();
  checkReferences(input, found, null);
  const files = filesOf(input.attachments ?? [], found.uploads, new Map());
  const columns = resultColumns(caller, input, found);
  const { unit, promotion } = linkedOrganizations(caller, input, found, at);
  const code = await nextCode(env, 'result', found.promotionCode ?? DEFAULT_PROMOTION, found.codes, at);
  const approved = holds(caller, 'cg-auditor');
  const status = approved ? AUDIT.approved : AUDIT.pending;
  const row: Row = {
    chengguo_id: id,
    level: 0,
    ...columns,
    id_number: storedIdNumber(env, input.result.id_number, null, 'result.id_number'),
    code,
    platform: env.PLATFORM,
    unit: unit?.id ?? null,
    promotion_org: promotion?.id ?? null,
    add_user: userId,
    add_time: at,
    update_time: at,
    release_time: approved ? at : null,
    sort_time: approved ? at : null,
    audit_status: status,
    version: 1,
    submission_key: submissionKey,
    is_delete: 0,
  };
  const parts = { scopes: snapshotScopes(found.scopes), organization: unit?.row ?? null, files };
  await db.batch([
    ...(unit?.statements ?? []),
    ...(promotion?.statements ?? []),
    insert('chengguo', row),
    ...insertAll('chengguo_scope', scopeRows(id, found.scopes)),
    ...insertAll('attachment_relation', attachmentRows(id, files, at)),
    ...(approved ? publishStatements('result', resultSnapshot(row, parts, at)) : []),
    auditEntry({ userId, action: 'publish', table: 'chengguo', itemId: id, after: status }),
  ]);
  return { chengguo_id: id, code, audit_status: status };
}

/** Codes and names that another submission takes between looking and writing: looked up once more, further back. */
const ATTEMPTS = 3;
const CODE_ROWS = [20, 1000, 20_000];

/**
 * Publishes a result (core§7): one lookup, one code, one transaction with organisation, membership, result, scopes,
 * attachments and, where an auditor publishes, the public version.
 * @param submissionKey the form's own key; the same one twice answers the first result
 * @throws AppError 401 without a user, 422 with complaints at fields
 */
export async function publishResult(
  db: Database,
  env: Env,
  caller: Caller,
  input: ResultSubmission,
  submissionKey: string | null,
): Promise<PublishedResult> {
  const userId = userIdOf(caller);
  checkPromotion(caller, input);
  for (const codeRows of CODE_ROWS.slice(0, ATTEMPTS)) {
    const { found } = await lookUp(db, userId, input, { submissionKey, codeRows });
    if (found.previous) return found.previous;
    try {
      return await write(db, env, { caller, userId, input, submissionKey, found });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError(409, 'conflict');
}
