import { PUBLISHED } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Submitted } from '../../../../db/contract/publishing.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Row, update } from '../../../platform/sql.ts';
import { byPath, EDITED_TYPES, filesOf, replaceFiles, selectFiles } from '../../../tables/items/files.ts';
import { editConsequence, editedRow, itemEntry } from '../../../tables/items/lifecycle.ts';
import type { Manner } from '../../../tables/items/manner.ts';
import { selectOrganizationOf } from '../../../tables/items/parts.ts';
import { checkReferences } from '../../../tables/items/references.ts';
import { relinkScopes, snapshotScopes } from '../../../tables/items/scopes.ts';
import type { SnapshotFile } from '../../../tables/items/snapshot.ts';
import {
  checkWriter,
  type ItemRow,
  selectItem,
  selectLeft,
  unchanged,
  type Written,
} from '../../../tables/items/working.ts';
import { lookUp } from './lookups.ts';
import { linkedOrganizations } from './publish.ts';

/** Which item an edit is for, and the version that its form was opened with. */
interface EditOf {
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
): Promise<Written> {
  const { kind } = manner;
  const { noun } = PUBLISHED[kind];
  const { found, rows } = await lookUp(db, caller, manner, input, {
    submissionKey: null,
    item: id,
    also: [
      selectItem(kind, id),
      selectLeft(kind, id),
      selectFiles(id),
      ...(kind === 'result' ? [selectOrganizationOf(kind, 'promotion_org', id)] : []),
    ],
  });
  const [[row] = [], left, before = [], [promotion] = []] = rows as [ItemRow[]?, unknown[]?, SnapshotFile[]?, Row[]?];
  checkWriter(caller, kind, row, left);
  if (version !== undefined && version !== row.version) throw new AppError(409, 'conflict');
  const at = now();
  const given = { caller, env, input, found, before: row, at };
  checkReferences(manner, given);
  const files = input.attachments && filesOf(input.attachments, found.uploads, byPath(before));
  const columns = manner.columns(given);
  const edited = editedRow(kind, row, given);
  const { unit, further, statements, proposals } = linkedOrganizations(
    manner,
    given,
    edited.audit_status === AUDIT.approved,
  );
  const changes: Row = {
    ...columns,
    unit: unit?.id ?? null,
    ...(further && { [further.column]: further.linked.id }),
    ...edited,
  };
  const types = [...new Set([...EDITED_TYPES, ...(files ?? []).map((file) => file.type)])];
  const kept = files ? before.filter((file) => !types.includes(file.type)) : before;
  const parts = {
    organization: unit?.row ?? null,
    promotion: further?.linked.row ?? promotion ?? null,
    scopes: snapshotScopes(found.scopes),
    files: [...kept, ...(files ?? [])],
  };
  await db.batch([
    ...statements,
    update(noun, changes, unchanged(kind, row)),
    assertChanged(),
    ...proposals(id),
    ...relinkScopes(kind, id, found.scopes),
    ...(files ? replaceFiles(id, files, types, at) : []),
    ...editConsequence(kind, { ...row, ...changes }, parts, given),
    itemEntry(PUBLISHED[kind], row, caller, { action: 'edit', before: row.audit_status, after: edited.audit_status }),
  ]);
  return { id, code: row.code, audit_status: edited.audit_status };
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
): Promise<Written> {
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
