import { AwsClient } from 'aws4fetch';
import type { RowOf } from '../../../db/contract/tables.ts';
import { TICKET_SECONDS, type UploadedFile } from '../../../db/contract/uploads.ts';
import type { Env } from '../../platform/env.ts';
import { type DirectStore, directStore, pendingKey } from '../../platform/objects.ts';
import { sha256 } from '../../platform/random.ts';
import { suffixOfKey } from '../../tables/items/files.ts';

/** A row of the table upload. */
export interface UploadRow
  extends RowOf<
    'upload',
    'id' | 'user_id' | 'object_key' | 'name' | 'type' | 'size' | 'expire_time' | 'complete_time'
  > {
  thumbnail_key?: string | null;
  thumbnail_of?: string | null;
}

/** Proof that a local PUT belongs to a ticket: derived from the key, which nobody outside knows before the upload is complete. */
export const ticketSignature = (row: Pick<UploadRow, 'id' | 'object_key'>): string =>
  sha256(`${row.id}:${row.object_key}`);

/** The upload as the calls answer it (core§7, decision 18). */
export const uploadedFileOf = (row: Pick<UploadRow, 'object_key' | 'name' | 'size'>): UploadedFile => ({
  fileShowName: row.name,
  url: `/files/${row.object_key}`,
  suffix: suffixOfKey(row.object_key),
  size: row.size,
});

async function presigned({ endpoint, ...credentials }: DirectStore, row: UploadRow): Promise<string> {
  const client = new AwsClient({
    ...credentials,
    service: 's3',
    region: 'auto',
  });
  const url = new URL(`${endpoint}/${pendingKey(row)}`);
  url.searchParams.set('X-Amz-Expires', String(TICKET_SECONDS));
  const signed = await client.sign(url.href, {
    method: 'PUT',
    headers: { 'content-type': row.type, 'content-length': String(row.size) },
    aws: { signQuery: true, allHeaders: true },
  });
  return signed.url;
}

/**
 * Where the client puts the bytes: the object store itself when its credentials are set (S3_ENDPOINT names the bucket too),
 * else our own streaming endpoint over the binding (house 8).
 */
export function putAddress(env: Env, row: UploadRow): Promise<string> | string {
  const direct = directStore(env);
  return direct ? presigned(direct, row) : `/web/upload/put/${row.id}?sig=${ticketSignature(row)}`;
}
