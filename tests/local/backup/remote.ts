import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { unstable_readConfig } from 'wrangler';
import { Failure, root } from '../command.ts';
import { exec } from '../exec.ts';
import { newFolder } from './local.ts';
import {
  DATABASE,
  digest,
  fileDigest,
  type Manifest,
  objectFile,
  type StoredObject,
  writeManifest,
} from './manifest.ts';
import { BACKGROUND, namesOfVars } from './names.ts';
import { countRows } from './sql-file.ts';
import { type Ask, codesOf, dataTables, migrationsOf } from './tables.ts';

async function wrangler(what: string, args: string[]): Promise<string> {
  const { code, output } = await exec('wrangler', args);
  if (code !== 0) throw new Failure(`${what} failed:\n${output.slice(-2000)}`);
  return output;
}

const ask: Ask = async (sql) => {
  const output = await wrangler('Reading the database', [
    'd1',
    'execute',
    'DB',
    '--remote',
    '--yes',
    '--json',
    '--command',
    sql,
  ]);
  const [first] = JSON.parse(output.slice(output.indexOf('['))) as { results: Record<string, unknown>[] }[];
  return first?.results ?? [];
};

/** The bucket by its S3 address: wrangler itself cannot list objects. */
function store(): { endpoint: string; client: AwsClient } {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Failure(
      'Set S3_ENDPOINT (with the bucket at its end), S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, as the site has them: objects are listed and read by them.',
    );
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    client: new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'auto' }),
  };
}

const XML: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => XML[entity] ?? entity);
const fieldsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => plain(text));

/** Reads every object of a bucket. Exported for the test, which has a store of its own. */
export async function copyRemoteObjects(
  { endpoint, client }: ReturnType<typeof store>,
  dir: string,
): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  const read = async (address: string): Promise<Response> => {
    const signed = await client.sign(address);
    const response = await fetch(signed.url, { headers: signed.headers });
    if (!response.ok) throw new Failure(`The object store answers ${response.status} to ${new URL(address).pathname}.`);
    return response;
  };
  let token: string | undefined;
  do {
    const more = token ? `&continuation-token=${encodeURIComponent(token)}` : '';
    const page = await (await read(`${endpoint}?list-type=2&max-keys=1000${more}`)).text();
    for (const key of fieldsOf(page, 'Key')) {
      const response = await read(`${endpoint}/${key.split('/').map(encodeURIComponent).join('/')}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      writeFileSync(objectFile(dir, key), bytes);
      const contentType = response.headers.get('content-type');
      objects.push({
        ...{ key, size: bytes.byteLength, sha256: digest(bytes), customMetadata: {} },
        httpMetadata: contentType ? { contentType } : {},
      });
    }
    token = fieldsOf(page, 'IsTruncated')[0] === 'true' ? fieldsOf(page, 'NextContinuationToken')[0] : undefined;
  } while (token);
  return objects;
}

async function namesOfSecrets(): Promise<string[]> {
  const { name: project = '' } = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true });
  const outputs = await Promise.all([
    wrangler('Listing secrets of the site', ['pages', 'secret', 'list', '--project-name', project]),
    wrangler('Listing secrets of the background worker', ['secret', 'list', '-c', BACKGROUND]),
  ]);
  return [...new Set(outputs.join('\n').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [])].sort();
}

/**
 * Copies a deployment into a folder. Rows first, objects afterwards: what a row names was there before it. The full-text indices
 * cannot be exported, and are made anew by a restore.
 */
export async function backUpRemote(dir: string): Promise<Manifest> {
  const bucket = store();
  newFolder(dir);
  const file = join(dir, DATABASE);
  const tables = (await dataTables(ask)).flatMap((table) => ['--table', table]);
  const migrations = await migrationsOf(ask);
  const codes = await codesOf(ask);
  await wrangler('Exporting the database', [
    'd1',
    'export',
    'DB',
    '--remote',
    '-y',
    '--no-schema',
    '--output',
    file,
    ...tables,
  ]);
  const objects = await copyRemoteObjects(bucket, dir);
  const manifest: Manifest = {
    ...{ format: 1, made: new Date().toISOString(), origin: 'remote', migrations },
    database: { bytes: statSync(file).size, sha256: await fileDigest(file), rows: await countRows(file) },
    ...{ objects, secrets: await namesOfSecrets(), vars: namesOfVars(), codes },
  };
  writeManifest(dir, manifest);
  return manifest;
}
