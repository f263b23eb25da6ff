import { objectKeyOf } from '../../../db/contract/attachments.ts';
import type { DealFile } from '../../../db/contract/deals.ts';
import type { Statement } from '../../platform/database.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { suffixOfKey } from '../uploads/store.ts';

type GivenFiles = readonly { name?: string | null | undefined; url: string }[];

interface UploadedRow {
  object_key: string;
  name: string;
  size: number;
}

const keysOf = (files: GivenFiles | undefined): string =>
  JSON.stringify((files ?? []).map(({ url }) => objectKeyOf(url)));

/** The statement that finds the caller's own completed uploads among the files of a message. */
export const selectUploads = (userId: string, files: GivenFiles | undefined): Statement => ({
  sql: `SELECT u.object_key, u.name, u.size FROM json_each(?) j JOIN upload u ON u.object_key = j.value
        WHERE u.user_id = ? AND u.complete_time IS NOT NULL`,
  params: [keysOf(files), userId],
});

/**
 * The files of a message, with suffix and size as they were uploaded.
 * @param rows rows of `selectUploads`
 * @throws AppError 422 at each file that is no completed upload of the caller
 */
export function filesOf(files: GivenFiles | undefined, rows: unknown[] | undefined): DealFile[] {
  const uploads = new Map(((rows ?? []) as UploadedRow[]).map((row) => [row.object_key, row]));
  const errors: FieldError[] = [];
  const found = (files ?? []).flatMap(({ name, url }, index) => {
    const upload = uploads.get(objectKeyOf(url) ?? '');
    if (!upload) {
      errors.push({ field: `files.${index}.url`, code: 'upload_missing' });
      return [];
    }
    const { object_key, size } = upload;
    return [{ name: name || upload.name, url: `/files/${object_key}`, suffix: suffixOfKey(object_key), size }];
  });
  if (errors.length > 0) throw invalid(errors);
  return found;
}

/** Marks the files as used, so that the sweep leaves them. */
export const markUsed = (files: DealFile[], at: number): Statement[] =>
  files.length === 0
    ? []
    : [
        {
          sql: `UPDATE upload SET use_time = coalesce(use_time, ?) WHERE object_key IN (SELECT value FROM json_each(?))`,
          params: [at, keysOf(files)],
        },
      ];
