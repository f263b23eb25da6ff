import { objectKeyOf } from '../../../db/contract/attachments.ts';
import type { DealFile } from '../../../db/contract/deals.ts';
import { byKey, selectUploads as selectStored, storedAddress } from '../../data/files.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Statement } from '../../platform/database.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { suffixOfKey } from '../../tables/items/files.ts';

type GivenFiles = readonly { name?: string | null | undefined; url: string }[];

const keysOf = (files: GivenFiles | undefined): string =>
  JSON.stringify((files ?? []).map(({ url }) => objectKeyOf(url)));

/** The statement that finds, among the files of a message, the uploads that its writer may send. */
export const selectUploads = (caller: Caller, files: GivenFiles | undefined): Statement =>
  selectStored(
    caller,
    (files ?? []).map(({ url }) => ({ address: url })),
  );

/**
 * The files of a message, with suffix and size as they were uploaded.
 * @param rows rows of `selectUploads`
 * @throws AppError 422 at each file that is no completed upload which the writer may send
 */
export function filesOf(files: GivenFiles | undefined, rows: unknown[] | undefined): DealFile[] {
  const uploads = byKey(rows);
  const errors: FieldError[] = [];
  const found = (files ?? []).flatMap(({ name, url: given }, index) => {
    const upload = uploads.get(objectKeyOf(given) ?? '');
    if (!upload) {
      errors.push({ field: `files.${index}.url`, code: 'upload_missing' });
      return [];
    }
    const { object_key, size } = upload;
    const url = storedAddress(object_key);
    return [{ name: name || upload.name || object_key, url, suffix: suffixOfKey(object_key), size: size ?? 0 }];
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
