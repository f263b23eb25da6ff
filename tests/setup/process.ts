import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../local/command.ts';

export interface ServerProcess {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  /** Ends the server at once, without a chance to tidy up. */
  kill: () => Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>;
}

/**
 * Starts the product in a process of its own, for tests that kill it and start another one over the same state.
 * @param stateDir absolute; kept
 * @param env variables of the start command, such as WECHAT_API_BASE
 */
export async function spawnServer(stateDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'tests/setup/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WEB: '0', ...env, PORT: '0', STATE_DIR: stateDir },
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
    signal('SIGKILL', pid);
    await ended;
    // Its workers end a moment later, and with them whoever listens on the port.
    while (await fetch(`${url}/web/health`).catch(() => undefined)) await sleep(20);
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
