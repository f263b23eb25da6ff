import { type AttachmentInput, objectKeyOf } from '../../../db/contract/attachments.ts';
import { type StoredFile, storedAddress } from '../../data/files.ts';
import type { Statement } from '../../platform/database.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { insertAll, type Row } from '../../platform/sql.ts';
import type { SnapshotFile } from './snapshot.ts';

/** An edit form shows enclosures and covers; files of other types belong to other forms (ATT-010). */
export const EDITED_TYPES = ['enclosure', 'covers'];

/** Files that an item already carries, by their address: they may stay whoever uploaded them. */
type KeptFiles = ReadonlyMap<string, SnapshotFile>;

/** The address under which a form names a file. */
export const addressOf = (file: AttachmentInput): string => file.file_path || file.url || '';

/** Attachments that an item shows. */
export const FILES = 100;

/** Reads the attachments of an item, oldest first (core§3). */
export const selectFiles = (id: string): Statement => ({
  sql: `SELECT type, file_name, file_path, file_suffix, size FROM attachment_relation
        WHERE item_id = ? AND is_delete = 0 ORDER BY add_time, id LIMIT ${FILES}`,
  params: [id],
});

/** Attachments by their address, to tell which of a form's files were there before. */
export const byPath = (files: readonly SnapshotFile[]): KeptFiles =>
  new Map(files.map((file) => [file.file_path, file]));

/** What follows the last dot of an object key. */
export const suffixOfKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** The attachment that an address stands for, or null when it is neither an upload to attach nor a file of the item. */
function fileAt(address: string, uploads: ReadonlyMap<string, StoredFile>, kept: KeptFiles): SnapshotFile | null {
  const key = objectKeyOf(address);
  if (!key) return null;
  const path = storedAddress(key);
  const upload = uploads.get(key);
  const there = kept.get(path);
  if (!upload || (upload.name === null && there)) return there ?? null;
  return {
    type: 'enclosure',
    file_name: upload.name ?? key,
    file_path: path,
    file_suffix: suffixOfKey(key),
    size: upload.size ?? 0,
  };
}

/**
 * The attachments of a submission, with suffix and size as they were uploaded.
 * @throws AppError 422 at each file that is not the caller's and not the item's
 */
export function filesOf(
  files: readonly AttachmentInput[],
  uploads: ReadonlyMap<string, StoredFile>,
  kept: KeptFiles,
): SnapshotFile[] {
  const errors: FieldError[] = [];
  const found = new Map<string, SnapshotFile>();
  files.forEach((given, index) => {
    const file = fileAt(addressOf(given), uploads, kept);
    if (!file) errors.push({ field: `attachments.${index}.file_path`, code: 'upload_missing' });
    else {
      const type = given.type ?? 'enclosure';
      const file_name = given.file_name || given.fileShowName || file.file_name;
      found.set(`${type} ${file.file_path}`, { ...file, type, file_name });
    }
  });
  if (errors.length > 0) throw invalid(errors);
  return [...found.values()];
}

/** Rows of attachment_relation for an item; the order of the form is the order of the times and ids. */
export const attachmentRows = (itemId: string, files: readonly SnapshotFile[], at: number): Row[] =>
  files.map((file) => ({ id: newId(), ...file, item_id: itemId, add_time: at, is_delete: 0 }));

/** Statements that make the attachments of some types exactly the given ones. */
export function replaceFiles(
  itemId: string,
  files: readonly SnapshotFile[],
  types: readonly string[],
  at: number,
): Statement[] {
  return [
    {
      sql: 'DELETE FROM attachment_relation WHERE item_id = ? AND type IN (SELECT value FROM json_each(?))',
      params: [itemId, JSON.stringify(types)],
    },
    ...insertAll('attachment_relation', attachmentRows(itemId, files, at)),
  ];
}
