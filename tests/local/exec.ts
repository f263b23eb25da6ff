import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onExit, root } from './command.ts';

interface Finished {
  code: number;
  output: string;
}

/**
 * Runs a program of node_modules/.bin (or of the system) in the project root.
 * @param options.show prints its output while it runs, instead of keeping it
 */
export function exec(
  program: string,
  args: string[],
  options: { env?: Record<string, string>; show?: boolean; cwd?: string } = {},
): Promise<Finished> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
        WRANGLER_SEND_METRICS: 'false',
        ...options.env,
      },
    });
    onExit(() => child.kill());
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
