import type { Env } from './env.ts';

/** The small picture of an object, when it has one: named after it, so that showing it asks no table. */
export const smallKey = (row: { object_key: string }): string => `small/${row.object_key}`;

/** Where the bytes of a ticket arrive; only what was verified gets the key that is served (house 8). */
export const pendingKey = (row: { object_key: string }): string => `pending/${row.object_key}`;

/** The object store as browsers address it themselves; S3_ENDPOINT names the bucket too. */
export interface DirectStore {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The object store for uploads past the site, or null where its address and credentials are not all set. */
export function directStore(env: Env): DirectStore | null {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return endpoint && accessKeyId && secretAccessKey
    ? { endpoint: endpoint.replace(/\/+$/, ''), accessKeyId, secretAccessKey }
    : null;
}
