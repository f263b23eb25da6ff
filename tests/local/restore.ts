import { resolve } from 'node:path';
import { restoreLocal } from './backup/local.ts';
import { command, Failure, step } from './command.ts';
import { readSettings } from './settings.ts';

await command(async () => {
  const [dir] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!dir) throw new Failure('usage: npm run restore -- DIR [--over]');
  const { stateDir } = readSettings();
  const { made, objects, secrets } = await step('Restoring', () =>
    restoreLocal(resolve(dir), stateDir, process.argv.includes('--over')),
  );
  console.log(`The state of ${made} with ${objects.length} objects is in ${stateDir}. Start it with npm start.`);
  if (secrets.length > 0) console.log(`The deployment had these secrets: ${secrets.join(', ')}.`);
  return 0;
});
