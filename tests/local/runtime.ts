import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { staticFiles } from './assets.ts';
import { bundle } from './bundle.ts';
import { Failure, root } from './command.ts';
import { runCrons } from './cron.ts';
import { loadDemo, loadReference, migrate } from './database.ts';
import type { Routes } from './entry/routes.ts';
import { type Gateway, startGateway } from './gateway/server.ts';
import { localTools } from './gateway/tools.ts';
import { LOCAL_CALLBACK_TOKEN, LOCAL_ID_NUMBER_KEY } from './settings.ts';
import { claimState, databaseFile, openDatabase, persistPath } from './state.ts';
import { keepFirstModel, readLoaded } from './topics.ts';
import { watchWorkers } from './watchdog.ts';
import { distDir } from './web.ts';

export interface RuntimeOptions {
  /** 0 for one that the system chooses while it opens it, so that nobody can take it in between. */
  port: number;
  host?: string;
  /** Absolute path; created when missing. */
  stateDir: string;
  demo: boolean;
  /** Whether the demo holds what people did (deals, pushes, answers) beside what they published; it does, unless said otherwise. */
  activity?: boolean;
  demoScale?: number;
  /** Whether the cron tasks run by themselves in their minutes; they do, unless somebody else fires each of them. */
  crons?: boolean;
  /** Where the static files come from; the built folder unless a development server makes them. */
  assets?: { directory: string } | { proxyPort: number };
  wechatBase?: string | undefined;
  smsBase?: string | undefined;
  companyBase?: string | undefined;
  /** Variables that replace those of both configurations. */
  vars?: Record<string, string>;
  /** Worker entries, relative to the project root; others than the product's own serve the benchmarks' baselines. */
  siteEntry?: string;
  backgroundEntry?: string;
  /** Wraps the long parts of the start, to show them; silent by default. */
  step?: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  /** Puts a replica beside the database that knows nothing of what is written from now on (tests/local/entry/lagging-replica.ts). */
  replica?: boolean;
  /** Leaves out what the logs of requests and of security write for the machine that collects it. */
  quiet?: boolean;
  /** Bundles made elsewhere (by a watcher), instead of the entries. */
  code?: { site: string; background: string };
}

export interface Runtime {
  /** Without a slash at the end. */
  url: string;
  gateway: Gateway;
  miniflare: Miniflare;
  /** Puts new bundles in the place of the running ones. */
  reload: (code: { site?: string; background?: string }) => Promise<void>;
  /** Runs the background worker's cron tasks now and answers which. */
  fireCron: (cron?: string) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Database id of the replica that tests put beside the database. */
const REPLICA = 'lagging-replica';

const SITE_CONFIG = join(root, 'wrangler.toml');
const BACKGROUND_CONFIG = join(root, 'queues/wrangler.toml');
export const SITE_ENTRY = 'tests/local/entry/site.ts';
export const BACKGROUND_ENTRY = 'tests/local/entry/background.ts';

/** What Pages does when the build holds no _routes.json: everything reaches the Function. */
const ALL_ROUTES: Routes = { include: ['/*'], exclude: [] };

const withoutLogs = ({ level, message }: { level: string; message: string }): void => {
  if (message.startsWith('{"security"') || message.startsWith('{"log":"request"')) return;
  (level === 'error' || level === 'warn' ? console.error : console.log)(message);
};

function readRoutes(): Routes {
  const file = [join(distDir, '_routes.json'), join(root, 'web/public/_routes.json')].find((path) => existsSync(path));
  if (!file) return ALL_ROUTES;
  const { include = ['/*'], exclude = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Routes>;
  return { include, exclude };
}

function worker(config: string, code: string, vars: Record<string, string>): V4WorkerOptions {
  const { name } = unstable_readConfig({ config }, { hideWarnings: true });
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  return {
    ...options,
    name: name ?? 'worker',
    modules: [{ type: 'ESModule', path: 'index.mjs', contents: code }],
    bindings: { ...(options.bindings as Record<string, string>), ...vars },
    // The real client address does not exist here; tests act from several by sending the header that the edge would set.
    stripCfConnectingIp: false,
  } as V4WorkerOptions;
}

async function prepareDatabase(options: RuntimeOptions) {
  const databases = unstable_readConfig({ config: SITE_CONFIG }, { hideWarnings: true }).d1_databases;
  const id = databases[0]?.database_id;
  if (!id) throw new Failure('wrangler.toml names no D1 database.');
  const db = openDatabase(databaseFile(options.stateDir, id), options.stateDir);
  try {
    migrate(db);
    await loadReference(db);
    const files = await loadDemo(db, {
      demo: options.demo,
      activity: options.activity,
      scale: options.demoScale ?? 0,
    });
    await readLoaded(db);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    if (options.replica) copyFileSync(databaseFile(options.stateDir, id), databaseFile(options.stateDir, REPLICA));
    return files;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SQLITE_ERROR') throw error;
    throw new Failure(
      `The local database in ${options.stateDir} does not fit this version (${(error as Error).message}): delete that folder to start anew, or choose another with STATE_DIR.`,
    );
  } finally {
    db.close();
  }
}

/**
 * Starts the site and the background worker as the two wrangler configurations describe them, over one local state,
 * with the embedded gateway beside them.
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const release = claimState(options.stateDir);
  const step = options.step ?? ((_label, work) => work());
  const [demoFiles, [site, background, gateway]] = await Promise.all([
    step('Preparing the database', () => prepareDatabase(options)),
    Promise.all([
      options.code?.site ?? bundle(options.siteEntry ?? SITE_ENTRY),
      options.code?.background ?? bundle(options.backgroundEntry ?? BACKGROUND_ENTRY),
      startGateway(),
    ]),
  ]).catch((error) => {
    release();
    throw error;
  });
  const assets = await staticFiles(options.assets ?? { directory: distDir });
  const vars = {
    EXPOSE_COST: '1',
    LOG_REQUESTS: process.env.LOG_REQUESTS ?? '0',
    WECHAT_APP_ID: 'local-account',
    WECHAT_APP_SECRET: 'local-secret',
    WECHAT_CALLBACK_TOKEN: LOCAL_CALLBACK_TOKEN,
    ID_NUMBER_KEY: LOCAL_ID_NUMBER_KEY,
    WECHAT_API_BASE: options.wechatBase ?? gateway.origin,
    SMS_API_BASE: options.smsBase ?? gateway.origin,
    COMPANY_API_BASE: options.companyBase ?? gateway.origin,
    ...options.vars,
  };
  // The worker is asked by nobody: as in a deployment, it is told which address its links begin with.
  const origin: Record<string, string> = options.port ? { SITE_ORIGIN: `http://localhost:${options.port}` } : {};
  const { crons = [] } = unstable_readConfig({ config: BACKGROUND_CONFIG }, { hideWarnings: true }).triggers;
  const code = { site, background };

  const fireCron = async (cron?: string) => {
    const wanted = cron ? [cron] : (crons ?? []);
    const { name } = unstable_readConfig({ config: BACKGROUND_CONFIG }, { hideWarnings: true });
    for (const expression of wanted) {
      const { ok, status } = await miniflare.dispatchFetch(
        `http://background/?${new URLSearchParams({ cron: expression })}`,
        { headers: { 'MF-Route-Override': name ?? 'worker' } },
      );
      if (!ok) throw new Error(`the background worker answered ${status}`);
    }
    return wanted;
  };
  const tools = localTools(gateway, fireCron);
  const answerTools = async (request: Parameters<typeof tools>[0]) => {
    const answer = await tools(request);
    return Response.json(answer, { status: answer.status });
  };

  const workers = () => {
    const siteWorker = worker(SITE_CONFIG, code.site, { ...vars, LOCAL_ROUTES: JSON.stringify(readRoutes()) });
    siteWorker.serviceBindings = {
      ...siteWorker.serviceBindings,
      ASSETS: assets as never,
      LOCAL_TOOLS: answerTools,
    };
    if (options.replica) siteWorker.d1Databases = { ...(siteWorker.d1Databases as object), REPLICA };
    return convertV4MiniflareOptions({
      host: options.host ?? '127.0.0.1',
      port: options.port,
      log: new Log(LogLevel.WARN),
      cf: false,
      ...(options.quiet && { handleStructuredLogs: withoutLogs }),
      resourcePersistencePath: persistPath(options.stateDir),
      workers: [siteWorker, worker(BACKGROUND_CONFIG, code.background, { ...origin, ...vars })],
    });
  };

  const miniflare = new Miniflare(workers());
  const stopCrons = runCrons(options.crons === false ? [] : (crons ?? []), (cron) =>
    fireCron(cron).catch((error) => console.error(`cron ${cron}:`, error)),
  );
  const stop = async () => {
    stopCrons();
    await miniflare.dispose().catch(() => undefined);
    watchWorkers();
    await gateway.close();
    release();
  };
  try {
    const ready = await step('Starting the site and the background worker', () => miniflare.ready);
    watchWorkers();
    gateway.receipts.callback = {
      url: `${ready.href}web/v1/wx/callback`,
      token: LOCAL_CALLBACK_TOKEN,
    };
    const bucket = (await miniflare.getR2Bucket('FILES')) as never;
    await keepFirstModel(bucket);
    if (demoFiles) await demoFiles(bucket);
    return {
      url: ready.href.replace(/\/$/, ''),
      gateway,
      miniflare,
      fireCron,
      stop,
      async reload(changed) {
        Object.assign(code, changed);
        await miniflare.setOptions(workers());
        watchWorkers();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
