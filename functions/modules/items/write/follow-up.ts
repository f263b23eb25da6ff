import type { AttachmentInput } from '../../../../db/contract/attachments.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import { byKey, selectUploads } from '../../../data/files.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Row, update } from '../../../platform/sql.ts';
import { type SnapshotFile, snapshotOf, snapshotReads } from '../public/snapshot.ts';
import { refreshStatements } from '../public/statements.ts';
import { keepApproved } from './approvals.ts';
import { addressOf, byPath, filesOf, replaceFiles } from './files.ts';
import { formParts, formReads, formValues } from './form.ts';
import { checkWriter, type ItemRow, type Published, published, statusAfterEdit, unchanged } from './working.ts';

/**
 * Takes the material of the follow-up dialog: it replaces the enclosures and sets the level to 1, without which matching is
 * not offered (core§4, decision 63). What is public changes with the next approval.
 * @throws AppError 404 for items of others, 409 when somebody changed it meanwhile, 422 at files that are not the caller's
 */
export async function followUp(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  id: string,
  attachments: readonly AttachmentInput[],
): Promise<Published & { level: number }> {
  const userId = userIdOf(caller);
  const forms = formReads(kind, id);
  const answers = await db.batch<unknown>([
    selectUploads(
      caller,
      attachments.map((file) => ({ address: addressOf(file), item: id })),
    ),
    ...forms,
    ...snapshotReads(kind, id),
  ]);
  const parts = formParts(answers.slice(1, 1 + forms.length));
  const row = answers[1]?.[0] as ItemRow | undefined;
  checkWriter(caller, kind, row);
  const { noun, auditor, input } = PUBLISHED[kind];
  const before = parts.files as unknown as SnapshotFile[];
  const files = filesOf(attachments, byKey(answers[0]), byPath(before)).map((file) => ({ ...file, type: 'enclosure' }));
  const at = now();
  const status = statusAfterEdit(caller, kind, row);
  const level = holds(caller, input, auditor) ? Math.max(1, Number(row.level)) : 1;
  const changes: Row = { level, audit_status: status, update_time: at, version: row.version + 1 };
  const after = { ...row, ...changes };
  const kept = [...before.filter((file) => file.type !== 'enclosure'), ...files];
  const [, scopes = [], organizations = []] = answers.slice(1 + forms.length);
  const snapshot = snapshotOf(kind, [[after], scopes, organizations, kept]);
  const form = formValues(kind, after, { ...parts, files: kept.map((file) => ({ ...file })) });
  try {
    await db.batch([
      update(noun, changes, unchanged(kind, row)),
      assertChanged(),
      ...replaceFiles(id, files, ['enclosure'], at),
      ...(status === AUDIT.approved && snapshot
        ? [...refreshStatements(kind, snapshot), keepApproved(kind, { id, version: row.version + 1, form, at, userId })]
        : []),
      auditEntry({ userId, action: 'follow-up', table: noun, itemId: id, before: row.audit_status, after: status }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { ...published(kind, id, row.code, status), level };
}
