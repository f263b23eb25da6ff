import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAccount } from '../queues/support/gateway.ts';
import { addRecipients, makePush, operatorOf } from '../queues/support/pushes.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer } from '../setup/server.ts';
import { openLeft } from './chaos/state.ts';
import { median } from './measure.ts';

/** Recipients of one push: as many as the storm test has. */
const EACH = 2000;

/** Calls a second that the account allows; the machine is slower than that. */
const RATE = 1000;

/** Milliseconds without any call after which a server is killed all the same: claims run out after half a minute. */
const LONGEST_MS = 45_000;

/** Resident megabytes of a process's workers. */
export function workersOf(pid: number): number {
  let kilobytes = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      if (!status.includes('workerd') || !status.includes(`PPid:\t${pid}\n`)) continue;
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return kilobytes / 1024;
}

/** Pushes that wait for their confirmation, to as many recipients as are asked for. */
async function prepare(stateDir: string, count: number): Promise<string[]> {
  const server = await startServer({ stateDir, crons: false });
  try {
    const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const operator = await operatorOf(server.url);
    const orgs = await addRecipients(database, count);
    await database.prepare(`UPDATE setting SET value = ? WHERE id = 'wechat-rate-per-second'`).bind(String(RATE)).run();
    const ids: string[] = [];
    for (let from = 0; from < count; from += EACH)
      ids.push((await makePush(operator, { orgs: orgs.slice(from, from + EACH) })).id);
    return ids;
  } finally {
    await server.stop();
  }
}

interface Outcome {
  state: string;
  n: number;
}

const outcomesIn = (stateDir: string, ids: readonly string[]): Outcome[] => {
  const db = openLeft(stateDir);
  try {
    const sql =
      'SELECT state, count(*) AS n FROM push_wechat_orgs WHERE push_id IN (SELECT value FROM json_each(?)) GROUP BY 1';
    return db.prepare(sql).all(JSON.stringify(ids)) as unknown as Outcome[];
  } finally {
    db.close();
  }
};

/** Push and recipient of each target that is shown as reached. */
function reachedIn(stateDir: string, ids: readonly string[]): string[] {
  const db = openLeft(stateDir);
  try {
    const sql = `SELECT t.push_id || ' ' || u.openid AS target FROM push_wechat_orgs t JOIN organization o ON o.organization_id = t.org_id
      JOIN user u ON u.user_id = o.user_id WHERE t.state = 'sent' AND t.push_id IN (SELECT value FROM json_each(?))`;
    return db
      .prepare(sql)
      .all(JSON.stringify(ids))
      .map(({ target }) => String(target));
  } finally {
    db.close();
  }
}

/**
 * Delivers through kills: the server is killed after about as many calls as make `kills` of them on the way, the account answers
 * every tenth call "busy", loses every twentieth answer, and each batch of the queue comes twice.
 * @returns a report, and how many recipients got nothing or a message twice
 */
export async function deliveriesThroughKills(
  count: number,
  kills: number,
  progress: (line: string) => void,
): Promise<{ text: string; wrong: number }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-deliveries-'));
  const account = await startAccount();
  const ids = await prepare(stateDir, count);
  /** Messages by push and recipient: the account's numbers of them. */
  const got = new Map<string, Set<string>>();
  account.took = ({ touser, url }, msgid) => {
    const key = `${ids.find((id) => url.includes(id))} ${touser}`;
    got.set(key, (got.get(key) ?? new Set()).add(msgid));
    // The log of calls would be the only thing here that grows with them.
    account.seen.length = 0;
  };
  Object.assign(account, { busy: 10, lost: 5 });
  const start = () => spawnServer(stateDir, { WECHAT_API_BASE: account.origin, DELIVER_TWICE: '1' });
  const began = performance.now();
  let server = await start();
  const memory: number[] = [];
  try {
    const operator = await operatorOf(server.url);
    for (const id of ids) await operator.post('/web/v1/push/confirm', { id });
    for (let killed = 0; killed < kills && got.size < count; killed++) {
      const wanted = got.size + Math.max(1, Math.floor((count - got.size) / (kills - killed + 1)));
      const ends = Date.now() + LONGEST_MS;
      while (got.size < wanted && Date.now() < ends) await sleep(20);
      memory.push(workersOf(server.pid));
      await server.kill();
      server = await start();
      if ((killed + 1) % 10 === 0) progress(`${killed + 1} kills, ${got.size} of ${count} delivered`);
    }
    const open = () =>
      outcomesIn(stateDir, ids).reduce(
        (sum, { state, n }) => sum + (state === 'waiting' || state === 'sending' ? n : 0),
        0,
      );
    const ends = Date.now() + 600_000;
    while (open() > 0 && Date.now() < ends) await sleep(1000);
    memory.push(workersOf(server.pid));
    await server.stop();
    const outcomes = outcomesIn(stateDir, ids);
    const twice = [...got.values()].filter((messages) => messages.size > 1).length;
    const unsent = open();
    const sent = outcomes.find(({ state }) => state === 'sent')?.n ?? 0;
    const uncertain = outcomes.find(({ state }) => state === 'uncertain')?.n ?? 0;
    // Who is shown as uncertain may have the message; everybody else has it.
    const lost = reachedIn(stateDir, ids).filter((target) => !got.has(target)).length + (count - sent - uncertain);
    const [early, late] = [memory.slice(0, memory.length >> 1), memory.slice(memory.length >> 1)].map(median);
    const text = [
      `${count.toLocaleString('en')} deliveries through ${memory.length - 1} kills in ${Math.round((performance.now() - began) / 1000)} s: ` +
        `${twice} twice, ${lost} lost, ${unsent} without an outcome (${outcomes.map(({ state, n }) => `${n} ${state}`).join(', ')})`,
      `${account.calls} calls, ${account.troubled.busy} answered busy, ${account.troubled.lost} answers lost`,
      `memory of the workers before a kill, MB: median of the first half ${early?.toFixed(0)}, of the second ${late?.toFixed(0)}, at most ${Math.max(...memory).toFixed(0)}; of this process ${Math.round(process.memoryUsage().rss / 2 ** 20)}`,
    ].join('\n');
    return { text, wrong: twice + lost + unsent };
  } finally {
    await server.kill();
    await account.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
