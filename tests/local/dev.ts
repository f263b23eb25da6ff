import { join } from 'node:path';
import { createServer } from 'vite';
import { demoAccounts } from './accounts.ts';
import { watchBundle } from './bundle.ts';
import { command, type Failure, onExit, root, step } from './command.ts';
import { BACKGROUND_ENTRY, SITE_ENTRY, startRuntime } from './runtime.ts';
import { freePort, readSettings } from './settings.ts';

await command(async () => {
  const settings = readSettings();
  const port = await freePort(settings.port);

  // The pages come through the worker as in production; only the browser's hot-reload socket goes to Vite directly.
  const vitePort = await freePort();
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { host: '127.0.0.1', port: vitePort, strictPort: true, hmr: { host: '127.0.0.1', clientPort: vitePort } },
    logLevel: 'warn',
  });
  await vite.listen();
  onExit(() => vite.close());

  let queue: Promise<unknown> = Promise.resolve();
  const onChange = (part: 'site' | 'background') => (result: { code: string } | { failure: Failure }) => {
    if ('failure' in result) {
      console.error(result.failure.message);
      return;
    }
    queue = queue
      .then(() => runtime.reload({ [part]: result.code }))
      .then(() => console.log(`Reloaded the ${part === 'site' ? 'site' : 'background worker'}.`))
      .catch((error) => console.error(error));
  };
  const [site, background] = await Promise.all([
    watchBundle(SITE_ENTRY, onChange('site')),
    watchBundle(BACKGROUND_ENTRY, onChange('background')),
  ]);
  onExit(site.stop);
  onExit(background.stop);

  const runtime = await startRuntime({
    ...settings,
    port,
    step,
    assets: { proxyPort: vitePort },
    code: { site: site.code, background: background.code },
    vars: { LOCAL_HOT_RELOAD: '1' },
  });
  onExit(runtime.stop);

  console.log(`\nReady: http://localhost:${port} (web/ and functions/ reload as they change)\n`);
  if (settings.demo) console.log(demoAccounts());
  return undefined;
});
