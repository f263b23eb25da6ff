import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ceiling } from '../../db/contract/endpoint.ts';
import { canonicalPath } from '../../functions/paths.ts';
import { onExit } from '../local/command.ts';
import { loadDemo, loadReference, migrate } from '../local/database.ts';
import { startRuntime } from '../local/runtime.ts';
import { freePort } from '../local/settings.ts';
import { databaseFile, openDatabase } from '../local/state.ts';
import { type Noted, notedIn } from '../setup/cost-notes.ts';
import { type Cost, costOf, measureCalls, over, type Site } from '../setup/costs.ts';
import { signIn, stockOf } from './fuzz/fuzz.ts';
import { table } from './measure.ts';
import { measureReads } from './reads.ts';
import { type Parents, parentsIn, saturate } from './saturated.ts';

const COLUMNS = ['trips', 'queries', 'rows read', 'rows written'];

/** The table of every call: what it cost at most, beside what it may. */
function costTable(costs: readonly Cost[]): string {
  const rows = costs.map(({ name, ceiling, most, requests, well }) => [
    name,
    ...most.map((value, place) => `${value} of ${ceiling?.[place] ?? '?'}`),
    `${well} of ${requests}`,
  ]);
  return table([['call', ...COLUMNS, 'answered well'], ...rows]);
}

/** Signs accounts in once, and again when their session has ended. */
function siteAt(base: string): Site {
  const cookies = new Map<string, string>();
  return {
    base,
    cookieOf: async (account, again = false) => {
      const kept = cookies.get(account);
      if (kept !== undefined && !again) return kept;
      const cookie = await signIn(base, account);
      cookies.set(account, cookie);
      return cookie;
    },
  };
}

type Stock = Awaited<ReturnType<typeof stockOf>>;

/** @param filled what is done with the state before the runtime starts over it */
async function onOwnRuntime(
  filled: (stateDir: string) => Promise<void>,
  measured: (site: Site, stock: Stock) => Promise<Cost[]>,
) {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-costs-'));
  onExit(() => rmSync(stateDir, { recursive: true, force: true }));
  await filled(stateDir);
  const options = { demo: true, quiet: true, crons: false, stateDir, siteEntry: 'tests/bench/fuzz/entry.ts' };
  const runtime = await startRuntime({ ...options, port: await freePort() });
  try {
    return await measured(
      siteAt(runtime.url),
      await stockOf((await runtime.miniflare.getD1Database('DB')) as unknown as D1Database),
    );
  } finally {
    await runtime.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/**
 * Makes every call of the contract on a runtime of its own.
 * @param perCall requests of each
 */
export const everyCall = (perCall: number, seed = 1): Promise<Cost[]> =>
  onOwnRuntime(
    async () => undefined,
    (site, { ids, unit }) => measureCalls({ ...site, ids, unit, perCall, seed }),
  );

/** Makes every call that reads on a runtime of its own, over a state in which every list holds more than it counts. */
function everyRead(): Promise<Cost[]> {
  let parents: Parents;
  return onOwnRuntime(
    async (stateDir) => {
      const db = openDatabase(databaseFile(stateDir), stateDir);
      migrate(db);
      await loadReference(db);
      await loadDemo(db, { demo: true, scale: 0 });
      saturate(db);
      parents = parentsIn(db);
      db.close();
    },
    (site, { unit }) => measureReads({ ...site, parents, unit }),
  );
}

/** Adds what the tests noted of the same calls (COSTS_FILE): what they do is what people do. */
function withNotes(costs: readonly Cost[], notes: readonly Noted[]): Cost[] {
  const patterns = costs.map(({ name }) => {
    const [method = '', path = ''] = name.split(' ');
    return { method: method.toUpperCase(), address: new RegExp(`^/web${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
  });
  const added = costs.map((cost) => ({ ...cost }));
  for (const { method, path, ok, timing } of notes) {
    const at = patterns.findIndex((pattern) => pattern.method === method && pattern.address.test(canonicalPath(path)));
    const cost = added[at];
    const found = costOf(new Headers({ 'server-timing': timing }));
    if (!cost || !found) continue;
    cost.requests += 1;
    if (ok) cost.well += 1;
    cost.most = cost.most.map((value, place) => Math.max(value, found[place] ?? 0)) as unknown as Ceiling;
  }
  return added;
}

/** Costs as text, and how many calls cost more than they may. */
interface Compared {
  text: string;
  exceeded: number;
}

/** `calls [N] [NOTES]`: the table, and how many calls cost more than they may. */
export const callCosts = async (perCall: number, notes?: string): Promise<Compared> =>
  beside(withNotes(await everyCall(perCall), notes ? notedIn(notes) : []));

/** The same of the calls that read, over full tables. */
export const readCosts = async (): Promise<Compared> => beside(await everyRead());

function beside(costs: readonly Cost[]): Compared {
  const exceeded = over(costs);
  const text = [costTable(costs), '', ...exceeded, `calls over their ceiling: ${exceeded.length}`].join('\n');
  return { text, exceeded: exceeded.length };
}
