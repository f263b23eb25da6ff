import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { referenceSql } from '../../db/reference/statements.ts';
import { FIRST_MODEL, modelKey } from '../../functions/modules/matching/kept-model.ts';
import { encodeModel } from '../../functions/modules/matching/model.ts';
import { command, Failure, onExit, root } from './command.ts';
import { exec } from './exec.ts';
import { originComplaint } from './origin.ts';
import { firstModel } from './topics.ts';
import { buildWeb } from './web.ts';

const BACKGROUND = join(root, 'queues/wrangler.toml');

async function wrangler(label: string, args: string[]): Promise<void> {
  console.log(`\n${label}`);
  const { code } = await exec('wrangler', args, { show: true });
  if (code !== 0)
    throw new Failure(
      `"${label}" failed: the lines above say why. Nothing after it was done; deploying again goes on here.`,
    );
}

async function assertReady(): Promise<{ project: string; bucket: string }> {
  const site = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true });
  const background = unstable_readConfig({ config: BACKGROUND }, { hideWarnings: true });
  const ids = [site, background].map((config) => config.d1_databases[0]?.database_id ?? '');
  if (ids[0] !== ids[1]) {
    throw new Failure(
      'wrangler.toml and queues/wrangler.toml name two different databases: write the same database_id into both.',
    );
  }
  const wrong = originComplaint(site.vars, background.vars);
  if (wrong) throw new Failure(wrong);
  const { output } = await exec('wrangler', ['whoami', '--json']);
  if (!/"loggedIn":\s*true/.test(output)) {
    throw new Failure(
      'Not logged in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    );
  }
  if (!ids[0] || /^0{8}-/.test(ids[0])) {
    throw new Failure(
      'The database has no id yet: run `npx wrangler d1 create platform`, and write its id into wrangler.toml and queues/wrangler.toml.',
    );
  }
  const bucket = site.r2_buckets[0]?.bucket_name;
  if (!bucket) throw new Failure('wrangler.toml names no R2 bucket.');
  return { project: site.name ?? 'technology-transfer', bucket };
}

await command(async () => {
  const { project, bucket } = await assertReady();
  await buildWeb();
  await wrangler('Migrations', ['d1', 'migrations', 'apply', 'DB', '--remote']);

  const folder = mkdtempSync(join(tmpdir(), 'platform-reference-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'reference.sql');
  writeFileSync(file, referenceSql());
  await wrangler('Reference data', ['d1', 'execute', 'DB', '--remote', '--yes', '--file', file]);

  const model = join(folder, 'topics');
  writeFileSync(model, encodeModel(firstModel()));
  const key = `${bucket}/${modelKey(FIRST_MODEL)}`;
  await wrangler('First model of topics', ['r2', 'object', 'put', key, '--remote', '--file', model]);

  // First the worker: the site's bindings name its Durable Objects.
  await wrangler('Background worker', ['deploy', '-c', BACKGROUND]);
  await wrangler('Site', ['pages', 'deploy', join(root, 'web/dist'), '--project-name', project, '--branch', 'main']);
  console.log('\nDeployed.');
  return 0;
});
