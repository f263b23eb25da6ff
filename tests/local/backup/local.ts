import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../command.ts';
import { claimState, databaseFile, openDatabase, persistPath } from '../state.ts';
import { loadDatabase } from './load.ts';
import { openBucket } from './local-store.ts';
import {
  DATABASE,
  digest,
  fileDigest,
  type Manifest,
  OBJECTS,
  objectFile,
  readManifest,
  type StoredObject,
  writeManifest,
} from './manifest.ts';
import { namesOfVars } from './names.ts';
import { countRows, writeRows } from './sql-file.ts';
import { codesOf, dataTables, migrationsOf } from './tables.ts';

/** @throws Failure where the folder holds something already: a backup is never mixed with another */
export function newFolder(dir: string): void {
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new Failure(`${dir} is not empty: name a new folder.`);
  mkdirSync(join(dir, OBJECTS), { recursive: true });
}

async function copyObjects(bucket: R2Bucket, dir: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ include: ['httpMetadata', 'customMetadata'], ...(cursor && { cursor }) });
    for (const { key, httpMetadata = {}, customMetadata = {} } of page.objects) {
      const object = await bucket.get(key);
      // It went between the list and now: no row names it any more.
      if (!object) continue;
      const bytes = Buffer.from(await object.arrayBuffer());
      writeFileSync(objectFile(dir, key), bytes);
      const { cacheExpiry: _, ...metadata } = httpMetadata;
      objects.push({ key, size: bytes.byteLength, sha256: digest(bytes), httpMetadata: metadata, customMetadata });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return objects;
}

/**
 * Copies a local state into a folder: rows, objects, and a manifest with counts and digests, which is written last.
 * @param stateDir absolute; no server may run over it
 * @throws Failure where the folder is not empty, the state is in use or holds no database
 */
export async function backUpLocal(stateDir: string, dir: string): Promise<Manifest> {
  const file = databaseFile(stateDir);
  if (!existsSync(file))
    throw new Failure(`${stateDir} holds no database: start the platform once, or name another with STATE_DIR.`);
  newFolder(dir);
  const release = claimState(stateDir);
  try {
    const db = new DatabaseSync(file);
    const ask = async (sql: string) => db.prepare(sql).all();
    const rows = join(dir, DATABASE);
    try {
      db.exec('BEGIN');
      await writeRows(db, await dataTables(ask), rows);
      const store = await openBucket(stateDir);
      const objects = await copyObjects(store.bucket, dir).finally(store.close);
      const manifest: Manifest = {
        ...{ format: 1, made: new Date().toISOString(), origin: 'local', migrations: await migrationsOf(ask) },
        database: { bytes: statSync(rows).size, sha256: await fileDigest(rows), rows: await countRows(rows) },
        ...{ objects, secrets: [], vars: namesOfVars(), codes: await codesOf(ask) },
      };
      writeManifest(dir, manifest);
      return manifest;
    } finally {
      db.close();
    }
  } finally {
    release();
  }
}

async function checkFiles(dir: string, { database, objects }: Manifest): Promise<void> {
  const damaged = (what: string) =>
    new Failure(`The backup is damaged: ${what} is not what its manifest says. Nothing was restored.`);
  if ((await fileDigest(join(dir, DATABASE)).catch(() => '')) !== database.sha256) throw damaged(DATABASE);
  for (const { key, sha256 } of objects) {
    if ((await fileDigest(objectFile(dir, key)).catch(() => '')) !== sha256) throw damaged(`the object ${key}`);
  }
}

/**
 * Puts a backup into a local state. It is made beside the present one and takes its place when it is whole; what Durable Objects and
 * queues remembered goes: sequences, schedules and deliveries are found again in the rows.
 * @param over whether a state that is there may be replaced
 * @throws Failure where there is one and `over` does not say so, or the backup is damaged or of a newer version
 */
export async function restoreLocal(dir: string, stateDir: string, over: boolean): Promise<Manifest> {
  const manifest = readManifest(dir);
  const there = persistPath(stateDir);
  if (!over && existsSync(there) && readdirSync(there).length > 0)
    throw new Failure(
      `${stateDir} holds a platform already: choose another with STATE_DIR, or replace it with --over.`,
    );
  await checkFiles(dir, manifest);
  const release = claimState(stateDir);
  const made = join(stateDir, 'restoring');
  try {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(persistPath(made), { recursive: true });
    const db = openDatabase(databaseFile(made), made);
    try {
      await loadDatabase(db, manifest, join(dir, DATABASE));
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
    const store = await openBucket(made);
    try {
      for (const { key, httpMetadata, customMetadata } of manifest.objects)
        await store.bucket.put(key, readFileSync(objectFile(dir, key)), { httpMetadata, customMetadata });
    } finally {
      await store.close();
    }
    rmSync(there, { recursive: true, force: true });
    renameSync(persistPath(made), there);
    return manifest;
  } finally {
    rmSync(made, { recursive: true, force: true });
    release();
  }
}
