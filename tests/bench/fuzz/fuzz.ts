import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../../db/schema/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../local/accounts.ts';
import { onExit } from '../../local/command.ts';
import { startRuntime } from '../../local/runtime.ts';
import { freePort } from '../../local/settings.ts';
import { type Shot, type Stock, shotOf } from './requests.ts';

/** Requests that are under way at once. */
const LANES = 16;

/** What a run found. */
interface Fuzzed {
  seed: number;
  requests: number;
  seconds: number;
  /** Answers by their code. */
  codes: ReadonlyMap<number, number>;
  /** The first failing request of each operation, and how many failed. */
  failures: ReadonlyMap<string, { count: number; first: string }>;
}

interface Caller {
  account: string;
  cookie: string;
}

const tables = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => ({
    name: getTableName(table),
    columns: getTableConfig(table).columns.map((column) => column.name),
    key: getTableConfig(table).columns.find((column) => column.primary)?.name,
  }));

/** What requests are made of: ids of rows of all tables, and a recommending unit that signs in by its name. */
export async function stockOf(db: D1Database): Promise<Stock & { unit: string }> {
  const ids: string[] = [];
  for (const { name, key } of tables) {
    if (!key) continue;
    const demo = name === 'user' ? "WHERE account NOT LIKE '138000000%'" : '';
    const { results } = await db.prepare(`SELECT "${key}" AS id FROM "${name}" ${demo} LIMIT 6`).all<{ id: unknown }>();
    ids.push(...results.map(({ id }) => String(id)));
  }
  const unit = await db
    .prepare('SELECT org_name FROM project_recommend WHERE is_delete = 0')
    .first<{ org_name: string }>();
  return { ids, tables, unit: String(unit?.org_name) };
}

/** The cookie of a new session. */
export async function signIn(base: string, account: string): Promise<string> {
  const response = await fetch(`${base}/web/egg/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ account, password: DEMO_PASSWORD }),
  });
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

const shown = (place: number, { method, path, body }: Shot, account: string, code: number | string, text: string) =>
  `#${place} ${account || 'visitor'} ${method} ${path.slice(0, 600)} ${body?.slice(0, 600) ?? ''} -> ${code} ${text.slice(0, 200)}`;

async function fire(base: string, shot: Shot, cookie: string): Promise<{ code: number; text: string }> {
  const response = await fetch(`${base}${shot.path}`, {
    method: shot.method,
    redirect: 'manual',
    headers: { ...shot.headers, origin: base, ...(cookie && { cookie }) },
    ...(shot.body !== undefined && { body: shot.body }),
  });
  return { code: response.status, text: await response.text() };
}

/**
 * Sends requests that the API description brings forth, as every kind of caller, to a runtime of its own.
 * @param requests how many
 * @param seed the same seed makes the same requests
 * @param progress hears now and then how many are done
 */
export async function fuzz(
  requests: number,
  seed: number,
  progress: (done: number) => void = () => {},
): Promise<Fuzzed> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-fuzz-'));
  onExit(() => rmSync(stateDir, { recursive: true, force: true }));
  const options = { demo: true, quiet: true, crons: false, stateDir, siteEntry: 'tests/bench/fuzz/entry.ts' };
  const runtime = await startRuntime({ ...options, port: await freePort() });
  const base = runtime.url;
  const codes = new Map<number, number>();
  const failures = new Map<string, { count: number; first: string }>();
  const started = Date.now();
  try {
    const stock = await stockOf((await runtime.miniflare.getD1Database('DB')) as unknown as D1Database);
    const accounts = ['', ...DEMO_ACCOUNTS, stock.unit];
    const callers: Caller[] = await Promise.all(
      accounts.map(async (account) => ({ account, cookie: account && (await signIn(base, account)) })),
    );
    let next = 0;
    const lane = async () => {
      while (next < requests) {
        const place = next++;
        const shot = shotOf(seed, place, stock, callers.length);
        const caller = callers[shot.caller] as Caller;
        const { cookie } = caller;
        const { code, text } = await fire(base, shot, cookie).catch((error) => ({
          code: 599,
          text: String(error.cause ?? error),
        }));
        codes.set(code, (codes.get(code) ?? 0) + 1);
        if (code >= 500) {
          const { count = 0, first = shown(place, shot, caller.account, code, text) } =
            failures.get(shot.operation.name) ?? {};
          failures.set(shot.operation.name, { count: count + 1, first });
        }
        // Signing out, or a changed password, must not make a visitor of a caller for good.
        const ended = code === 401 && cookie !== '' && shot.operation.who === 'user' && caller.account !== stock.unit;
        if (ended && caller.cookie === cookie) caller.cookie = (await signIn(base, caller.account)) || cookie;
        if (place > 0 && place % 10_000 === 0) progress(place);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await runtime.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
  return { seed, requests, seconds: (Date.now() - started) / 1000, codes, failures };
}

/** What a run found, for the terminal; the last line is the number of answers that should not have been. */
export function report({ seed, requests, seconds, codes, failures }: Fuzzed): string {
  const counts = [...codes].sort(([a], [b]) => a - b).map(([code, count]) => `${code}: ${count}`);
  const failed = [...codes].filter(([code]) => code >= 500).reduce((sum, [, count]) => sum + count, 0);
  return [
    `seed ${seed}, ${requests} requests in ${seconds.toFixed(0)} s (${(requests / seconds).toFixed(0)}/s)`,
    counts.join('  '),
    ...[...failures].map(([name, { count, first }]) => `${name}: ${count}\n  ${first}`),
    `5xx answers: ${failed}`,
  ].join('\n');
}
