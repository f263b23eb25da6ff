import { objectKeyOf } from '../../db/contract/attachments.ts';
import type { Caller } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import { type FieldError, invalid } from '../platform/errors.ts';
import { servedTables } from './catalog.ts';
import type { WriteContext } from './hooks.ts';

/** A stored file: what its upload verified; a file that came with the reference data has no upload. */
export interface StoredFile {
  object_key: string;
  name: string | null;
  size: number | null;
}

/** A file as a call names it. */
interface GivenFile {
  address: string;
  /** The item whose files it joins: what that carries, or carried when it was approved, may stay there. */
  item?: string | null | undefined;
}

const PUBLISHED = `'result_publication', 'demand_publication'`;
/** Tables of items: their files staff may carry from one item to another, those of conversations nobody may. */
const shared = (): string =>
  [
    `${PUBLISHED}, 'approved_version', 'attachment_relation'`,
    ...servedTables().flatMap(({ name, policy }) => (policy.published ? [`'${name}'`] : [])),
  ].join(', ');

/**
 * Reads the stored files among some addresses that a caller may attach: completed uploads of the caller's own, what the
 * item carries already or staff put into it, and what staff published; staff, who edit the items of others, may attach what
 * stands in any item. Whoever attaches a file lends it to the readers of the item.
 * @param files stored addresses, or whole ones with a host in front; any other address finds nothing
 * @returns rows of `StoredFile`, one a file that was found
 */
export const selectUploads = (caller: Caller, files: readonly GivenFile[]): Statement => ({
  sql: `SELECT j.value ->> 'key' AS object_key, u.name, u.size FROM json_each(?1) j
        LEFT JOIN upload u ON u.object_key = j.value ->> 'key' AND u.complete_time IS NOT NULL AND u.thumbnail_of IS NULL
        WHERE u.user_id = ?2
          OR (u.id IS NOT NULL AND EXISTS (SELECT 1 FROM upload_use w WHERE w.object_name = substr(u.object_key, 1, 32)
            AND (?3 = 1 AND w.table_name IN (${shared()})
              OR EXISTS (SELECT 1 FROM user s WHERE s.user_id = u.user_id AND s.authority <> '')
                AND (w.item_id = j.value ->> 'item' OR w.table_name IN (${PUBLISHED})))))
          OR EXISTS (SELECT 1 FROM attachment_relation a WHERE a.item_id = j.value ->> 'item'
            AND (a.is_delete = 0 OR u.id IS NOT NULL) AND instr(a.file_path, '/files/' || (j.value ->> 'key')) > 0)
          OR EXISTS (SELECT 1 FROM approved_version v WHERE v.item_id = j.value ->> 'item'
            AND instr(v.form, '/files/' || (j.value ->> 'key')) > 0)`,
  params: [
    JSON.stringify(
      files.flatMap(({ address, item }) => {
        const key = objectKeyOf(address);
        return key ? [{ key, item: item || null }] : [];
      }),
    ),
    caller.userId ?? caller.recommenderId,
    caller.authorities.size > 0 ? 1 : 0,
  ],
});

/** Rows of `selectUploads` by their stored key. */
export const byKey = (rows: readonly unknown[] | undefined): ReadonlyMap<string, StoredFile> =>
  new Map(((rows ?? []) as StoredFile[]).map((file) => [file.object_key, file]));

/** The address under which a stored file is kept. */
export const storedAddress = (key: string): string => `/files/${key}`;

/** A file that a write names: where a complaint about it goes, and the addresses that stood there before. */
interface NamedFile extends GivenFile {
  field: string;
  before?: readonly unknown[] | undefined;
}

/** Files of the demo data lie in the store without an upload. */
const isDemoFile = async (key: string, { env }: Pick<WriteContext, 'env'>): Promise<boolean> =>
  key.startsWith('demo/') && (await env.FILES.head(key)) !== null;

/**
 * The stored files that a write names, in their order: pages link to them, so they are our own and nothing else.
 * @throws AppError 422 at each address that is no file the caller may attach
 */
export async function storedFiles(
  named: readonly NamedFile[],
  context: Pick<WriteContext, 'caller' | 'db' | 'env'>,
): Promise<StoredFile[]> {
  const { sql, params } = selectUploads(context.caller, named);
  const found = byKey(await context.db.all<StoredFile>(sql, params));
  const errors: FieldError[] = [];
  const files: StoredFile[] = [];
  for (const { field, address, before = [] } of named) {
    const key = objectKeyOf(address) ?? '';
    const upload = found.get(key);
    const stays = key !== '' && before.some((old) => objectKeyOf(String(old ?? '')) === key);
    if (upload || stays || (await isDemoFile(key, context)))
      files.push(upload ?? { object_key: key, name: null, size: null });
    else errors.push({ field, code: 'upload_missing' });
  }
  if (errors.length > 0) throw invalid(errors.slice(0, 20));
  return files;
}
