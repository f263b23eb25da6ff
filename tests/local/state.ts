import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unstable_readConfig } from 'wrangler';
import { Failure, onExit, root } from './command.ts';

/** The sub-folder in which `wrangler ... --persist-to` keeps its state, so that wrangler opens the same database. */
export const persistPath = (stateDir: string): string => join(stateDir, 'v3');

/**
 * When a process started, as the system counts it; undefined when it has ended. The number alone does not tell: a container
 * gives the same numbers again, and an ended process that nobody has waited for still answers to signals.
 */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return 'running';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : undefined;
  }
}

/**
 * Creates the state folder and claims it: two servers on one database would not see each other's writes.
 * @returns gives the folder back
 */
export function claimState(stateDir: string): () => void {
  const lock = join(stateDir, 'pid');
  try {
    mkdirSync(persistPath(stateDir), { recursive: true });
    const [holder, started] = existsSync(lock) ? readFileSync(lock, 'utf8').split(' ') : [];
    if (started && Number(holder) !== process.pid && startOf(Number(holder)) === started) {
      throw new Failure(
        `${stateDir} is in use by process ${holder}: stop that copy, or choose another folder with STATE_DIR.`,
      );
    }
    writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Failure(
      `The state folder ${stateDir} cannot be used (${code}): make it writable, or choose another with STATE_DIR.`,
    );
  }
  const release = () => rmSync(lock, { force: true });
  onExit(release);
  return release;
}

/** The database id that wrangler.toml gives the site. */
const siteDatabase = (): string =>
  unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true }).d1_databases[0]?.database_id ??
  '';

/**
 * The file in which the local runtime keeps a D1 database: its Durable Object id, derived from the database id.
 * @param databaseId the site's own, unless told otherwise
 */
export function databaseFile(stateDir: string, databaseId = siteDatabase()): string {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest();
  const name = createHmac('sha256', key).update(databaseId).digest().subarray(0, 16);
  const mac = createHmac('sha256', key).update(name).digest().subarray(0, 16);
  const id = Buffer.concat([name, mac]).toString('hex');
  return join(persistPath(stateDir), 'd1', 'miniflare-D1DatabaseObject', `${id}.sqlite`);
}

/**
 * Opens the local D1 file directly, before the runtime does.
 * @throws Failure when the file is no database any more
 */
export function openDatabase(file: string, stateDir: string): DatabaseSync {
  const broken = (error: unknown) =>
    new Failure(
      `The local database in ${stateDir} is broken (${error instanceof Error ? error.message : error}): delete that folder to start anew, or choose another with STATE_DIR.`,
    );
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    const db = new DatabaseSync(file, { timeout: 5000 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    db.prepare('SELECT count(*) FROM sqlite_master').get();
    return db;
  } catch (error) {
    throw broken(error);
  }
}
