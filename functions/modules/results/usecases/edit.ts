import { AUDIT } from '../../../../db/contract/limits.ts';
import type { ResultEdit } from '../../../../db/contract/results.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import {
  assertChanged,
  type Database,
  isStale,
  isUniqueViolation,
  type Statement,
} from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { storedIdNumber } from '../../../platform/id-number.ts';
import { insertAll, type Row, update } from '../../../platform/sql.ts';
import { resultSnapshot, type SnapshotFile } from '../../publications/snapshot.ts';
import { publishStatements } from '../../publications/statements.ts';
import { attachmentRows, checkReferences, filesOf, resultColumns, scopeRows, snapshotScopes } from '../columns.ts';
import { lookUp } from '../lookups.ts';
import { byPath, type ResultRow, selectFiles, selectResult, unchanged } from '../working.ts';
import { checkPromotion, linkedOrganizations, type PublishedResult } from './publish.ts';

/** An edit form shows enclosures and covers; files of other types belong to other forms (ATT-010). */
const EDITED_TYPES = ['enclosure', 'covers'];

/** Statements that make the attachments of some types exactly the given ones. */
export function replaceFiles(itemId: string, files: SnapshotFile[], types: readonly string[], at: number): Statement[] {
  return [
    {
      sql: 'DELETE FROM attachment_relation WHERE item_id = ? AND type IN (SELECT value FROM json_each(?))',
      params: [itemId, JSON.stringify(types)],
    },
    ...insertAll('attachment_relation', attachmentRows(itemId, files, at)),
  ];
}

/** Its publisher and auditors write a result; for others it does not exist (design 2). */
export function checkWriter(caller: Caller, row: ResultRow | undefined): asserts row is ResultRow {
  if (!row || (row.add_user !== caller.userId && !holds(caller, 'cg-auditor'))) throw notFound();
}

/** An auditor's edit keeps the state; anybody else's must be reviewed (again) (core§4, core§6). */
export const statusAfterEdit = (caller: Caller, row: ResultRow): number =>
  holds(caller, 'cg-auditor') ? row.audit_status : AUDIT.pending;

async function change(db: Database, env: Env, caller: Caller, input: ResultEdit): Promise<PublishedResult> {
  const userId = userIdOf(caller);
  const id = input.chengguo_id;
  const { found, more } = await lookUp(db, userId, input, {
    submissionKey: null,
    codeRows: 0,
    more: [selectResult(id), selectFiles(id)],
  });
  const row = more[0]?.[0] as ResultRow | undefined;
  const before = (more[1] ?? []) as SnapshotFile[];
  checkWriter(caller, row);
  if (input.version !== undefined && input.version !== row.version) throw new AppError(409, 'conflict');
  checkReferences(input, found, row.cover === null ? null : String(row.cover));
  const at = now();
  const files = input.attachments && filesOf(input.attachments, found.uploads, byPath(before));
  const { unit, promotion } = linkedOrganizations(caller, input, found, at);
  const columns = resultColumns(caller, input, found);
  const status = statusAfterEdit(caller, row);
  const changes: Row = {
    ...columns,
    id_number: storedIdNumber(env, input.result.id_number, row.id_number, 'result.id_number'),
    unit: unit?.id ?? null,
    ...(promotion && { promotion_org: promotion.id }),
    ...(columns.profile !== row.profile && { old_profile: row.profile ?? null }),
    update_time: at,
    audit_status: status,
    version: row.version + 1,
  };
  const types = [...new Set([...EDITED_TYPES, ...(files ?? []).map((file) => file.type)])];
  const kept = files ? before.filter((file) => !types.includes(file.type)) : before;
  const parts = {
    scopes: snapshotScopes(found.scopes),
    organization: unit?.row ?? null,
    files: [...kept, ...(files ?? [])],
  };
  await db.batch([
    ...(unit?.statements ?? []),
    ...(promotion?.statements ?? []),
    update('chengguo', changes, unchanged(row)),
    assertChanged(),
    { sql: 'DELETE FROM chengguo_scope WHERE chengguo_id = ?', params: [id] },
    ...insertAll('chengguo_scope', scopeRows(id, found.scopes)),
    ...(files ? replaceFiles(id, files, types, at) : []),
    ...(status === AUDIT.approved
      ? publishStatements('result', resultSnapshot({ ...row, ...changes }, parts, at))
      : []),
    auditEntry({ userId, action: 'edit', table: 'chengguo', itemId: id, before: row.audit_status, after: status }),
  ]);
  return { chengguo_id: id, code: row.code, audit_status: status };
}

/**
 * Edits a result (core§7): scopes and, where given, attachments become exactly the new ones. What is public stays as it was
 * until the edit is approved (core§4).
 * @throws AppError 404 for results of others, 409 when somebody changed it since it was read, 422 with complaints at fields
 */
export async function editResult(db: Database, env: Env, caller: Caller, input: ResultEdit): Promise<PublishedResult> {
  userIdOf(caller);
  checkPromotion(caller, input);
  try {
    return await change(db, env, caller, input);
  } catch (error) {
    if (isStale(error)) throw new AppError(409, 'conflict');
    if (!isUniqueViolation(error)) throw error;
    // Another submission created the organisation in between: now it is found.
    return change(db, env, caller, input);
  }
}
