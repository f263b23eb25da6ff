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
  return undefined;
});
