import { objectKeyOf } from '../../../../db/contract/attachments.ts';
import { DECLARATION_LIMITS, type DeclarationSave } from '../../../../db/contract/programme/declarations.ts';
import { byKey, selectUploads } from '../../../data/files.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { insertAll, update } from '../../../platform/sql.ts';
import { attachmentRows, byPath, filesOf } from '../../../tables/items/files.ts';
import { STAGE } from '../../../tables/programme/lifecycle.ts';
import {
  columnsOf,
  type Declaration,
  type FileRow,
  lateness,
  type Pending,
  pendingOf,
  selectFiles,
  selectOwn,
  unchanged,
  writable,
} from './record.ts';

/** Statements that make the files of a declaration exactly the given ones. */
export const replaceFiles = (id: string, files: readonly FileRow[], at: number): Statement[] => [
  { sql: 'DELETE FROM attachment_relation WHERE item_id = ?', params: [id] },
  ...insertAll(
    'attachment_relation',
    attachmentRows(id, files, at).map((row, place) => ({ ...row, kind: files[place]?.kind ?? null })),
  ),
];

/** Files as the form sends them, with what their uploads say. */
function given(files: NonNullable<DeclarationSave['attachments']>, uploads: unknown[], before: FileRow[]): FileRow[] {
  const kinds = new Map(files.map(({ file_path, kind }) => [objectKeyOf(file_path), kind || null]));
  const named = files.map(({ file_path, file_name }) => ({ file_path, file_name: file_name ?? undefined }));
  return filesOf(named, byKey(uploads), byPath(before)).map((file) => ({
    ...file,
    kind: kinds.get(objectKeyOf(file.file_path)) ?? null,
  })) as FileRow[];
}

function stored(pending: Pending): string {
  const text = JSON.stringify(pending);
  if (new TextEncoder().encode(text).byteLength > DECLARATION_LIMITS.bytes) {
    throw new AppError(413, 'payload_too_large');
  }
  return text;
}

/**
 * Saves an own declaration in whatever state. A draft is written itself; of what was handed in the changes wait beside it, so that
 * nobody who reviews it reads half of one.
 * @throws AppError 404 for those of others, 409 once the round is closed or when another window wrote it meanwhile, 413 over
 *   500 KB, 422 with complaints at fields
 */
export async function saveDeclaration(
  db: Database,
  caller: Caller,
  input: DeclarationSave,
): Promise<{ version: number; update_date: string }> {
  const userId = userIdOf(caller);
  const { attachments } = input;
  const [rows, present = [], uploads = []] = await db.batch<unknown>([
    selectOwn(input.id, userId),
    selectFiles(input.id),
    selectUploads(
      caller,
      (attachments ?? []).map(({ file_path }) => ({ address: file_path, item: input.id })),
    ),
  ]);
  const row = writable(rows?.[0] as Declaration | undefined, input.version);
  const before = pendingOf(row);
  const known = [...(present as FileRow[]), ...(before?.attachments ?? [])];
  const files = attachments && given(attachments, uploads, known);
  const form = columnsOf(input.form);
  const pending = stored({
    form: { ...before?.form, ...form },
    ...((files ?? before?.attachments) ? { attachments: files ?? before?.attachments ?? [] } : {}),
  });
  const at = now();
  const version = row.version + 1;
  const update_date = shownTime(at);
  const isDraft = row.stage === STAGE.draft;
  await writeOr(db, () => lateness(db, row.id, userId), [
    update('project', isDraft ? { ...form, version, update_date } : { pending_form: pending, version }, unchanged(row)),
    assertChanged(),
    ...(isDraft && files ? replaceFiles(row.id, files, at) : []),
  ]);
  return { version, update_date };
}
