import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runtime, startRuntime } from '../local/runtime.ts';
import { freePort } from '../local/settings.ts';
import { workers } from '../local/watchdog.ts';
import { startAccount } from '../queues/support/gateway.ts';
import { addRecipients, makePush, operatorOf } from '../queues/support/pushes.ts';
import { copyState, preparedCode } from '../setup/template.ts';
import { openLeft } from './chaos/state.ts';
import { median } from './measure.ts';

/** Recipients of one push: as many as the storm test has. */
const EACH = 2000;

/** Calls a second that the account allows; the machine is slower than that. */
const RATE = 1000;

/** Milliseconds without any call after which a server is killed all the same: claims run out after half a minute. */
const LONGEST_MS = 45_000;

/** Pushes on their way at a time; the next is confirmed when one of them is through. */
const AT_A_TIME = 4;

/** Kills after which it is told how far it is. */
const PROGRESS = 20;

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

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/web/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Pushes that wait for their confirmation, to as many recipients as are asked for. */
async function prepare({ url, miniflare }: Runtime, count: number): Promise<string[]> {
  const database = (await miniflare.getD1Database('DB')) as unknown as D1Database;
  await database.prepare(`UPDATE setting SET value = ? WHERE id = 'wechat-rate-per-second'`).bind(String(RATE)).run();
  const operator = await operatorOf(url);
  const ids: string[] = [];
  for (let from = 0; from < count; from += EACH) {
    const orgs = await addRecipients(database, Math.min(EACH, count - from));
    ids.push((await makePush(operator, { orgs })).id);
  }
  return ids;
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
 * Delivers through kills: the workers, and with them database, queue and Durable Objects, are killed after about as many
 * messages as make `kills` of them on the way, the account answers every tenth call "busy", loses every twentieth answer, and each
 * batch of the queue comes twice.
 * @returns a report, and how many recipients got nothing or a message twice
 */
export async function deliveriesThroughKills(
  count: number,
  kills: number,
  progress: (line: string) => void,
): Promise<{ text: string; wrong: number }> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-deliveries-'));
  copyState(stateDir);
  const [account, port, code] = [await startAccount(), await freePort(), preparedCode()];
  const server = await startRuntime({
    ...{ stateDir, port, demo: true, quiet: true, ...(code && { code }) },
    ...{ wechatBase: account.origin, vars: { DELIVER_TWICE: '1' } },
  });
  /** By push and recipient, the account's number of the message. */
  const got = new Map<string, string>();
  const twice = new Set<string>();
  account.took = ({ touser, url }, msgid) => {
    const key = `${/wxPushDetail.([^/]+)/.exec(url)?.[1]} ${touser}`;
    if ((got.get(key) ?? msgid) !== msgid) twice.add(key);
    got.set(key, msgid);
    // The log of calls would be the only thing here that grows with them.
    account.seen.length = 0;
  };
  Object.assign(account, { busy: 10, lost: 5 });
  const memory: number[] = [];
  try {
    const ids = await prepare(server, count);
    progress(`${ids.length} pushes to ${count} recipients wait for their confirmation`);
    const began = performance.now();
    const operator = await operatorOf(server.url);
    let confirmed = 0;
    /** Confirms as many as are to be on their way, again what a kill has met. */
    const confirm = async () => {
      while (confirmed < ids.length && confirmed * EACH < got.size + AT_A_TIME * EACH) {
        const { status } = await operator.post('/web/v1/push/confirm', { id: ids[confirmed] });
        // A confirmation whose answer was lost is answered with a conflict.
        if (status !== 200 && status !== 409) break;
        confirmed += 1;
      }
    };
    for (let killed = 0; killed < kills && got.size < count; killed++) {
      const wanted = got.size + Math.max(1, Math.floor((count - got.size) / (kills - killed + 1)));
      const ends = Date.now() + LONGEST_MS;
      const confirming = confirm().catch(() => undefined);
      while (got.size < wanted && Date.now() < ends) await sleep(20);
      memory.push(workersOf(process.pid));
      for (const pid of workers()) process.kill(Number(pid), 'SIGKILL');
      await confirming;
      // The local runtime starts new ones by itself.
      while (!(await answers(server.url))) await sleep(20);
      if ((killed + 1) % PROGRESS === 0)
        progress(
          `${killed + 1} kills, ${got.size} of ${count} delivered, ${Math.round((performance.now() - began) / 1000)} s`,
        );
    }
    await confirm();
    const open = () =>
      outcomesIn(stateDir, ids).reduce(
        (sum, { state, n }) => sum + (state === 'waiting' || state === 'sending' ? n : 0),
        0,
      );
    const ends = Date.now() + 600_000;
    while (open() > 0 && Date.now() < ends) await sleep(1000);
    memory.push(workersOf(process.pid));
    const outcomes = outcomesIn(stateDir, ids);
    const unsent = open();
    const sent = outcomes.find(({ state }) => state === 'sent')?.n ?? 0;
    const uncertain = outcomes.find(({ state }) => state === 'uncertain')?.n ?? 0;
    // Who is shown as uncertain may have the message; everybody else has it.
    const lost = reachedIn(stateDir, ids).filter((target) => !got.has(target)).length + (count - sent - uncertain);
    const [early, late] = [memory.slice(0, memory.length >> 1), memory.slice(memory.length >> 1)].map(median);
    const text = [
      `${count.toLocaleString('en')} deliveries through ${memory.length - 1} kills in ${Math.round((performance.now() - began) / 1000)} s: ` +
        `${twice.size} twice, ${lost} lost, ${unsent} without an outcome (${outcomes.map(({ state, n }) => `${n} ${state}`).join(', ')})`,
      `${account.calls} calls, ${account.troubled.busy} answered busy, ${account.troubled.lost} answers lost`,
      `memory of the workers before a kill, MB: median of the first half ${early?.toFixed(0)}, of the second ${late?.toFixed(0)}, at most ${Math.max(...memory).toFixed(0)}; of this process ${Math.round(process.memoryUsage().rss / 2 ** 20)}`,
    ].join('\n');
    return { text, wrong: twice.size + lost + unsent };
  } finally {
    await server.stop();
    await account.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
