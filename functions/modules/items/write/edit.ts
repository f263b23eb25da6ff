import { PUBLISHED } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Submitted } from '../../../../db/contract/publishing.ts';
import { isClassified } from '../../../data/publishing.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Row, update } from '../../../platform/sql.ts';
import type { SnapshotFile } from '../public/snapshot.ts';
import { refreshStatements, withdrawStatements } from '../public/statements.ts';
import { byPath, EDITED_TYPES, filesOf, replaceFiles, selectFiles } from './files.ts';
import { selectOrganizationOf } from './form.ts';
import { lookUp } from './lookups.ts';
import type { Manner } from './manner.ts';
import { approvedStatements, linkedOrganizations } from './publish.ts';
import { checkReferences } from './references.ts';
import { relinkScopes } from './scopes.ts';
import {
  checkWriter,
  type ItemRow,
  type Published,
  published,
  selectItem,
  statusAfterEdit,
  unchanged,
} from './working.ts';

/** Which item an edit is for, and the version that its form was opened with. */
export interface EditOf {
  id: string;
  version?: number | undefined;
}

async function change<S extends Submitted>(
  db: Database,
  env: Env,
  caller: Caller,
  manner: Manner<S>,
  { id, version }: EditOf,
  input: S,
): Promise<Published> {
  const userId = userIdOf(caller);
  const { kind } = manner;
  const { noun } = PUBLISHED[kind];
  const { found, rows } = await lookUp(db, caller, manner, input, {
    submissionKey: null,
    item: id,
    codeRows: 0,
    also: [
      selectItem(kind, id),
      selectFiles(id),
      ...(kind === 'result' ? [selectOrganizationOf(kind, 'promotion_org', id)] : []),
    ],
  });
  const row = rows[0]?.[0] as ItemRow | undefined;
  const before = (rows[1] ?? []) as SnapshotFile[];
  checkWriter(caller, kind, row);
  if (version !== undefined && version !== row.version) throw new AppError(409, 'conflict');
  const at = now();
  const given = { caller, env, input, found, before: row, at };
  checkReferences(manner, given);
  const files = input.attachments && filesOf(input.attachments, found.uploads, byPath(before));
  const columns = manner.columns(given);
  const status = statusAfterEdit(caller, kind, row);
  const { unit, further, statements, proposals } = linkedOrganizations(manner, given, status === AUDIT.approved);
  const changes: Row = {
    ...columns,
    unit: unit?.id ?? null,
    ...(further && { [further.column]: further.linked.id }),
    update_time: at,
    audit_status: status,
    version: row.version + 1,
  };
  const types = [...new Set([...EDITED_TYPES, ...(files ?? []).map((file) => file.type)])];
  const kept = files ? before.filter((file) => !types.includes(file.type)) : before;
  const parts = {
    unit,
    promotion: further?.linked.row ?? (rows[2]?.[0] as Row | undefined) ?? null,
    files: [...kept, ...(files ?? [])],
  };
  await db.batch([
    ...statements,
    update(noun, changes, unchanged(kind, row)),
    assertChanged(),
    ...proposals(id),
    ...relinkScopes(kind, id, found.scopes),
    ...(files ? replaceFiles(id, files, types, at) : []),
    ...(status === AUDIT.approved
      ? approvedStatements(manner, given, { ...row, ...changes }, parts, refreshStatements)
      : []),
    ...(isClassified({ ...row, ...changes }) ? withdrawStatements(kind, id) : []),
    auditEntry({ userId, action: 'edit', table: noun, itemId: id, before: row.audit_status, after: status }),
  ]);
  return published(kind, id, row.code, status);
}

/**
 * Edits an item (core§7): scopes and, where given, attachments become exactly the new ones. What is public stays as it was
 * until the edit is approved (core§4); what left the public lists stays out of them.
 * @throws AppError 404 for items of others, 409 when somebody changed it since it was read, 422 with complaints at fields
 */
export async function editItem<S extends Submitted>(
  db: Database,
  env: Env,
  caller: Caller,
  manner: Manner<S>,
  edit: EditOf,
  input: S,
): Promise<Published> {
  userIdOf(caller);
  manner.check?.(caller, input);
  try {
    return await change(db, env, caller, manner, edit, input);
  } catch (error) {
    if (isStale(error)) throw new AppError(409, 'conflict');
    if (!isUniqueViolation(error)) throw error;
    // Another submission created the organisation in between: now it is found.
    return change(db, env, caller, manner, edit, input);
  }
}
