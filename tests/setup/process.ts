import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../local/command.ts';

interface ServerProcess {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  /** Ends the server at once, without a chance to tidy up. */
  kill: () => Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>;
}

/** State and parent of a process; undefined for one that is gone, and on a system without /proc, where workers end by themselves. */
function statOf(pid: number | string): { state: string; parent: number } | undefined {
  try {
    const [, state = '', parent = ''] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The processes that a process started, and theirs. */
function childrenOf(pid: number): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === pid);
  return children.map(Number).flatMap((child) => [child, ...childrenOf(child)]);
}

/** Whether a process runs; one that ended and was not waited for does not. */
const isAlive = (pid: number): boolean => !['', 'Z', 'X'].includes(statOf(pid)?.state ?? '');

/** Where servers find their own code compiled, once one of them has left it there: some tests start twenty. */
const compiled = (): Record<string, string> =>
  process.env.TEST_TEMPLATE ? { NODE_COMPILE_CACHE: join(process.env.TEST_TEMPLATE, 'compiled') } : {};

/**
 * Starts the product in a process of its own, for tests that kill it and start another one over the same state.
 * @param stateDir absolute; kept
 * @param env variables of the start command, such as WECHAT_API_BASE
 */
export async function spawnServer(stateDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'tests/setup/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WEB: '0', ...compiled(), ...env, PORT: '0', STATE_DIR: stateDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const signal = (name: NodeJS.Signals, target: number) => {
    try {
      process.kill(target, name);
    } catch {
      // Gone already.
    }
  };
  const pid = child.pid ?? 0;
  let url = '';
  const kill = async () => {
    // Its workers would notice by themselves that it is gone, on a busy machine late or never: they are killed as well.
    const all = [pid, ...childrenOf(pid)];
    for (const each of all) signal('SIGKILL', each);
    await ended;
    while (all.some(isAlive)) await sleep(20);
    if (!existsSync('/proc/self/stat')) while (await fetch(`${url}/web/health`).catch(() => undefined)) await sleep(20);
  };
  while (!url) {
    const port = output.match(/^Ready: .*:(\d+)$/m)?.[1];
    if (port) url = `http://127.0.0.1:${port}`;
    else if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server did not start:\n${output}`);
    await sleep(50);
  }
  return {
    url,
    pid,
    kill,
    async stop() {
      signal('SIGINT', pid);
      await ended;
    },
  };
}
