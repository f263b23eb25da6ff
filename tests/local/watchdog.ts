import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The runtime's own processes that this process has started. */
export function workers(): string[] {
  const own = String(process.pid);
  try {
    if (process.platform !== 'linux') {
      return execFileSync('pgrep', ['-P', own, 'workerd'], { encoding: 'utf8' }).trim().split('\n');
    }
    return readdirSync('/proc').filter((pid) => {
      if (!/^\d+$/.test(pid)) return false;
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return stat.includes('(workerd)') && stat.slice(stat.lastIndexOf(')')).split(' ')[2] === own;
      } catch {
        return false;
      }
    });
  } catch {
    return [];
  }
}

let shell: ChildProcess | undefined;

/**
 * Sees to it that no worker outlives this process: killed with -9, it could not end them, and they would keep the port and go
 * on working beside the next server. A shell waits for the end of a pipe, which closes however this process ends.
 */
export function watchWorkers(): void {
  if (process.platform === 'win32') return;
  if (!shell) {
    shell = spawn('sh', ['-c', 'while read -r line; do pids=$line; done; [ -z "$pids" ] || kill -9 $pids'], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    shell.on('error', () => undefined);
    shell.stdin?.on('error', () => undefined);
    shell.unref();
    (shell.stdin as unknown as { unref?: () => void }).unref?.();
  }
  shell.stdin?.write(`${workers().join(' ')}\n`);
}
