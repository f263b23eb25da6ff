import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../command.ts';

const MANIFEST = 'manifest.json';
export const DATABASE = 'database.sql';
export const OBJECTS = 'objects';

/** One object of the store; its bytes lie in the folder of objects under the digest of its key. */
export interface StoredObject {
  key: string;
  size: number;
  sha256: string;
  httpMetadata: { contentType?: string; contentDisposition?: string; cacheControl?: string };
  customMetadata: Record<string, string>;
}

/** What a backup holds, and what has to be set by hand after it was restored. */
export interface Manifest {
  format: 1;
  made: string;
  origin: 'local' | 'remote';
  /** Migrations that the database had; a newer version of the platform goes on from there. */
  migrations: string[];
  database: { bytes: number; sha256: string; rows: Record<string, number> };
  objects: StoredObject[];
  /** Names alone: no value of a secret is ever in a backup. */
  secrets: string[];
  vars: string[];
  /** The highest number given in each month, by kind; a sequence without a memory reads them from the items. */
  codes: Record<string, number>;
}

export const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The digest of a file of any length. */
export async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

export const objectFile = (dir: string, key: string): string => join(dir, OBJECTS, digest(key));

export const writeManifest = (dir: string, manifest: Manifest): void =>
  writeFileSync(join(dir, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws Failure where the folder holds no backup of this format */
export function readManifest(dir: string): Manifest {
  let manifest: Partial<Manifest> = {};
  try {
    manifest = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8'));
  } catch {
    throw new Failure(
      `${dir} holds no backup: ${MANIFEST} is missing or unreadable. A backup that broke off has none.`,
    );
  }
  if (manifest.format !== 1) throw new Failure(`${dir} holds a backup of another format (${manifest.format}).`);
  return manifest as Manifest;
}
