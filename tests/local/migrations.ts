import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, Failure, root } from './command.ts';
import { derivedChanges, migrated } from './derived.ts';
import { exec } from './exec.ts';
import { unnamedTables } from './schema.ts';

const folder = join(root, 'db/migrations');
const BREAK = '--> statement-breakpoint';

const files = () => readdirSync(folder).filter((name) => name.endsWith('.sql'));

async function generate(args: string[]): Promise<string | undefined> {
  const before = new Set(files());
  const { code, output } = await exec('drizzle-kit', ['generate', ...args]);
  // The tool ends with 0 where it could not read the schema.
  if (code !== 0 || /^\w*Error:/m.test(output)) throw new Failure(`drizzle-kit failed:\n${output.slice(-2000)}`);
  return files().find((name) => !before.has(name));
}

/** The tool compares with the newest snapshot alone; each is as large as the whole schema. */
function dropOldSnapshots(): void {
  const meta = join(folder, 'meta');
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name));
}

await command(async () => {
  const args = process.argv.slice(2);
  if (!args.includes('--name')) throw new Failure('Name what changes: npm run migrations -- --name <noun>');
  const unnamed = await unnamedTables();
  if (unnamed.length > 0)
    throw new Failure(`db/schema/index.ts does not name the file of these tables:\n${unnamed.join('\n')}`);
  const tables = await generate(args);
  const changes = derivedChanges(migrated());
  if (!tables && changes.length === 0) {
    console.log('The migrations say already what db/schema and db/derived say.');
    return 0;
  }
  const file = tables ?? (await generate([...args, '--custom']));
  if (!file) throw new Failure('drizzle-kit wrote no file.');
  const path = join(folder, file);
  // A file for other changes begins with a comment of the tool, which goes.
  const text = tables ? readFileSync(path, 'utf8').trim() : '';
  writeFileSync(path, `${[...(text ? [text] : []), ...changes].join(`\n${BREAK}\n`)}\n`);
  dropOldSnapshots();
  console.log(
    `db/migrations/${file}: ${tables ? 'tables' : 'no tables'}, ${changes.length} statements for db/derived.`,
  );
  return 0;
});
