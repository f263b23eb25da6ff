import { demoAccounts } from './accounts.ts';
import { command, Failure, onExit, step } from './command.ts';
import { startRuntime } from './runtime.ts';
import { freePort, readSettings } from './settings.ts';
import { buildWeb } from './web.ts';

await command(async () => {
  const settings = readSettings();
  const port = settings.port && (await freePort(settings.port));
  if (settings.web) await buildWeb();
  const runtime = await startRuntime({ ...settings, port, step });
  onExit(runtime.stop);

  const health = await fetch(`${runtime.url}/web/health`).catch(() => undefined);
  if (!health?.ok) {
    throw new Failure(
      `The server runs, but ${runtime.url}/web/health answers ${health?.status ?? 'nothing'}: look at the lines above.`,
    );
  }
  console.log(`\nReady: http://localhost:${new URL(runtime.url).port}\n`);
  if (settings.demo) console.log(demoAccounts());
  console.log('Messages that the embedded gateway took: GET /dev/outbox. Ctrl-C stops.');
  return undefined;
});
