import { resolve } from 'node:path';
import { backUpLocal } from './backup/local.ts';
import type { Manifest } from './backup/manifest.ts';
import { backUpRemote } from './backup/remote.ts';
import { command, Failure, step } from './command.ts';
import { readSettings } from './settings.ts';

const total = (numbers: number[]): string => numbers.reduce((sum, n) => sum + n, 0).toLocaleString('en');

function summary(dir: string, { database, objects, secrets, vars }: Manifest): string {
  const rows = Object.values(database.rows);
  return [
    `${total(rows)} rows of ${rows.length} tables and ${objects.length} objects (${total(objects.map(({ size }) => size))} bytes) in ${dir}`,
    `Variables (names alone): ${vars.join(', ') || 'none'}`,
    `Secrets (names alone, put them again by hand): ${secrets.join(', ') || 'none here; README lists those of a deployment'}`,
  ].join('\n');
}

await command(async () => {
  const [dir] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!dir) throw new Failure('usage: npm run backup -- DIR [--remote]');
  const { stateDir } = readSettings();
  const work = () =>
    process.argv.includes('--remote') ? backUpRemote(resolve(dir)) : backUpLocal(stateDir, resolve(dir));
  console.log(summary(dir, await step('Backing up', work)));
  return 0;
});
