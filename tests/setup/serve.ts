import { flushCompileCache } from 'node:module';
import { command, onExit } from '../local/command.ts';
import { startRuntime } from '../local/runtime.ts';
import { readSettings } from '../local/settings.ts';
import { preparedCode } from './template.ts';

/** The start command without its build, in a process that a test may kill. */
await command(async () => {
  const code = preparedCode();
  const runtime = await startRuntime({ ...readSettings(), ...(code && { code }) });
  onExit(runtime.stop);
  console.log(`Ready: ${runtime.url}`);
  // A process that is killed would not leave to the next one what it has compiled.
  flushCompileCache();
  return undefined;
});
