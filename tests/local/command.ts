import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Something the person at the terminal can mend: shown as one sentence, without a stack. */
export class Failure extends Error {}

const closers: (() => unknown)[] = [];

/**
 * Registers work to do before the process ends, last registered first.
 */
export function onExit(close: () => unknown): void {
  closers.push(close);
}

async function closeAll(): Promise<void> {
  while (closers.length) {
    const close = closers.pop();
    try {
      await close?.();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

let stopping = false;

/**
 * Runs a command: one sentence and exit code 1 for a Failure, a stack for a defect, a clean stop on Ctrl-C.
 * @param main answers the exit code, or undefined to stay in the foreground until a signal arrives
 */
export async function command(main: () => Promise<number | undefined>): Promise<void> {
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping ...');
    // A worker that hangs must not keep the terminal.
    setTimeout(() => process.exit(0), 10_000).unref();
    await closeAll();
    process.exit(0);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const listen = () => {
    for (const signal of signals) process.on(signal, () => void stop());
  };
  listen();
  // Whoever read the output may leave first (`| head`): that is no reason to leave workers behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const code = await main();
    if (code === undefined) {
      // The runtime installs a listener that exits at once, before anything could be closed.
      for (const signal of signals) process.removeAllListeners(signal);
      listen();
      return;
    }
    await closeAll();
    process.exit(code);
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    await closeAll();
    process.exit(1);
  }
}

/**
 * Runs one step and prints how long it took.
 */
export async function step<T>(label: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  process.stdout.write(`${label} ... `);
  try {
    const value = await work();
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
    return value;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}
