import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyRing } from '../../functions/platform/sealed.ts';
import { command, Failure, onExit } from './command.ts';
import { exec } from './exec.ts';
import { type Reached, reseal, type Sealed } from './reseal.ts';

async function execute(args: string[]): Promise<string> {
  const { code, output } = await exec('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--json', ...args]);
  if (code !== 0) throw new Failure(`The database could not be reached:\n${output.slice(-2000)}`);
  return output;
}

await command(async () => {
  const secrets = keyRing(process.env);
  if (!secrets) {
    throw new Failure('Set ID_NUMBER_KEYS to all keys, the newest first: the same text that the site has.');
  }
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
  console.log(`${await reseal(database, secrets)} values sealed with the newest key. Older keys can go now.`);
  return 0;
});
