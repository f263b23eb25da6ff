// Plain JavaScript on purpose: this file runs on whatever Node the machine has (20 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ownNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const WANTED_MAJOR = 24;

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Compares contents, not dates: a checkout touches package-lock.json without changing what is wanted.
 */
function installed() {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!wanted) fail('package-lock.json is missing or unreadable: restore it from the repository.');
  const present = readLock(join(root, 'node_modules/.package-lock.json'));
  if (!present || !existsSync(ownNode)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.peer || entry.devOptional);
  });
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci; a few minutes the first time) ...');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) fail(`npm could not be started (${run.error.message}): install Node 20 or newer together with npm.`);
  if (run.status !== 0) {
    const errors = run.stderr ?? '';
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i.test(errors)) {
      fail(
        'The package registry cannot be reached: connect this machine to the network once, so that the packages can be installed.',
      );
    }
    const lines = errors.split('\n').filter((line) => /^npm (?:error|ERR!) ./.test(line));
    console.error(lines.slice(0, 20).join('\n'));
    fail(`npm ci failed with code ${run.status}: the lines above say why.`);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * npm runs a command below a shell and sends a signal to that shell alone, which ends without a word to whom it waits for:
 * a command whose shell is gone ends as by that signal.
 */
function endWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Installs what is missing, then runs a command file under the project's own Node.
 * @param {string} file path of the command's TypeScript body, relative to tests/local
 */
export async function run(file) {
  endWithShell();
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`);
  if (!installed()) install();
  if (!existsSync(ownNode))
    fail('node_modules/node is missing after the installation: run `npm ci` and look at its output.');

  process.env.PATH = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  process.chdir(root);
  const body = fileURLToPath(new URL(file, import.meta.url));
  if (major >= WANTED_MAJOR) {
    await import(pathToFileURL(body).href);
    return;
  }
  const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', body, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to the whole group; a supervisor sends it to this process only. The command ignores a second one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
