import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unstable_readConfig } from 'wrangler';
import { root } from '../../local/command.ts';
import { databaseFile, persistPath } from '../../local/state.ts';
import type { Objects } from './checks/files.ts';

const config = () => unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true });

/** The file of the database that a server left. */
export const openLeft = (stateDir: string): DatabaseSync => new DatabaseSync(databaseFile(stateDir));

/** The objects that a server left, as the local runtime keeps them: an index, and a file for each object's bytes. */
export function objectsLeft(stateDir: string): { read: Objects; close: () => void } {
  const store = join(persistPath(stateDir), 'r2');
  const folder = join(store, 'miniflare-R2BucketObject');
  const index = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  const db = new DatabaseSync(join(folder, index ?? ''));
  const find = db.prepare('SELECT blob_id FROM _mf_objects WHERE key = ?');
  const bucket = config().r2_buckets[0]?.bucket_name ?? '';
  return {
    read(key) {
      const blob = find.get(key)?.blob_id;
      const file = blob ? join(store, bucket, 'blobs', String(blob)) : '';
      return file && existsSync(file) ? readFileSync(file) : undefined;
    },
    close: () => db.close(),
  };
}
