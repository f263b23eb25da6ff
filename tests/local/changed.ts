import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** What differs from the last commit; where nothing does, what the last commit changed. */
function changedFiles(): string[] {
  const now = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** Where the room that a file belongs to is part of its path. */
const ROOM =
  /^(?:functions\/modules|web\/features)\/([^/]+)\/|^(?:functions\/tables|db\/(?:contract|schema)|queues\/[^/]+)\/([^/.]+)/;

/** Rooms whose tests begin with another word. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  publishing: ['publish', 'drafts'],
  publications: ['public', 'edge', 'search'],
  session: ['session', 'signin'],
  auth: ['signin', 'session', 'accounts'],
  members: ['accounts'],
  users: ['accounts'],
  audit: ['reviews', 'audit'],
  releases: ['listings'],
  chatApp: ['signin-chat'],
  applications: ['push-audit'],
  delivery: ['push'],
};

const singular = (word: string): string => word.replace(/s$/, '');

/**
 * API and queue tests of the rooms that changed, and every test file that changed itself, browser tests among them.
 * @param most so many files at most: what is left out is said
 */
export function changedTests(most: number): { files: string[]; left: string[] } {
  const changed = changedFiles();
  const rooms = new Set<string>();
  for (const file of changed) {
    const [, module, other] = ROOM.exec(file) ?? [];
    const room = module ?? other;
    if (room) for (const name of NAMES[room] ?? [room]) rooms.add(singular(name.split('-')[0] ?? name));
    else if (file.startsWith('functions/data/')) rooms.add('table');
    else if (file.startsWith('functions/edge/')) rooms.add('edge');
  }
  const own = changed.filter((file) => /^tests\/(api|queues|e2e|policies)\/.*\.test\.ts$/.test(file));
  const tests = ['tests/api', 'tests/queues'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.test.ts') && rooms.has(singular(name.split(/[-.]/)[0] ?? '')))
      .map((name) => `${folder}/${name}`),
  );
  const files = [...new Set([...own, ...tests])].filter((file) => !/storm|memory/.test(file) || own.includes(file));
  return { files: files.slice(0, most), left: files.slice(most) };
}
