import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyRing } from '../../functions/platform/sealed.ts';
import { command, Failure, onExit } from './command.ts';
import { exec } from './exec.ts';
import { type Reached, reseal, type Sealed } from './reseal.ts';
import { readSettings } from './settings.ts';
import { claimState } from './state.ts';

const isLocal = process.argv.includes('--local');
const { stateDir } = readSettings();
const place = isLocal ? ['--local', '--persist-to', stateDir] : ['--remote'];

async function execute(args: string[]): Promise<string> {
  const { code, output } = await exec('wrangler', ['d1', 'execute', 'DB', ...place, '--yes', '--json', ...args]);
  if (code !== 0) throw new Failure(`The database could not be reached:\n${output.slice(-2000)}`);
  return output;
}

await command(async () => {
  const secrets = keyRing(process.env);
  if (!secrets) {
    throw new Failure('Set ID_NUMBER_KEYS to all keys, the newest first: the same text that the site has.');
  }
  // A server that runs over the same state would go on with the old key.
  if (isLocal) claimState(stateDir);
  // Statements stand in a file: what is on a command line can be read by others on the machine.
  const folder = mkdtempSync(join(tmpdir(), 'platform-keys-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'reseal.sql');
  const database: Reached = {
    async all(sql) {
      const output = await execute(['--command', sql]);
      const [first] = JSON.parse(output.slice(output.indexOf('['))) as { results: Sealed[] }[];
      return first?.results ?? [];
    },
    async run(statements) {
      writeFileSync(file, `${statements.join(';\n')};\n`, { mode: 0o600 });
      await execute(['--file', file]);
    },
  };
  const count = await reseal(database, secrets).catch((error: Error) => {
    throw error instanceof Failure
      ? error
      : new Failure(`A value opens with none of the keys (${error.message}): name the older ones too.`);
  });
  console.log(`${count} values sealed with the newest key. Older keys can go now.`);
  return 0;
});
