import type { AttachmentInput } from '../../../../db/contract/attachments.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { byKey, selectUploads } from '../../../data/files.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database } from '../../../platform/database.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { update } from '../../../platform/sql.ts';
import { addressOf, byPath, filesOf, replaceFiles } from '../../../tables/items/files.ts';
import { editConsequence, editedRow, itemEntry } from '../../../tables/items/lifecycle.ts';
import { itemOf, readItemParts } from '../../../tables/items/parts.ts';
import { checkWriter, selectLeft, unchanged, type Written } from '../../../tables/items/working.ts';

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
): Promise<Written & { level: number }> {
  userIdOf(caller);
  const [left, uploads, ...answers] = await db.batch<unknown>([
    selectLeft(kind, id),
    selectUploads(
      caller,
      attachments.map((file) => ({ address: addressOf(file), item: id })),
    ),
    ...readItemParts(kind, id),
  ]);
  const item = itemOf(answers);
  checkWriter(caller, kind, item?.row, left);
  const { row, parts } = item;
  const { noun, auditor, input } = PUBLISHED[kind];
  const given = filesOf(attachments, byKey(uploads), byPath(parts.files));
  const files = given.map((file) => ({ ...file, type: 'enclosure' }));
  const at = now();
  const edited = editedRow(kind, row, { caller, at });
  const level = holds(caller, input, auditor) ? Math.max(1, Number(row.level)) : 1;
  const changes = { level, ...edited };
  const kept = parts.files.filter((file) => file.type !== 'enclosure');
  await writeOr(db, 'conflict', [
    update(noun, changes, unchanged(kind, row)),
    assertChanged(),
    ...replaceFiles(id, files, ['enclosure'], at),
    ...editConsequence(kind, { ...row, ...changes }, { ...parts, files: [...kept, ...files] }, { caller, at }),
    itemEntry(PUBLISHED[kind], row, caller, {
      action: 'follow-up',
      before: row.audit_status,
      after: edited.audit_status,
    }),
  ]);
  return { id, code: row.code, audit_status: edited.audit_status, level };
}
