import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalFaults } from '../../local/entry/faults.ts';
import { startAccount } from '../../queues/support/gateway.ts';
import { spawnServer } from '../../setup/process.ts';
import { seeded } from '../../setup/random.ts';
import { check } from './check.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { Line } from './line.ts';
import { apply, leave, revoke, signUp } from './turns/bookings.ts';
import type { Hand, Turn } from './turns/hand.ts';
import { decide, edit, look, publish, remove } from './turns/items.ts';
import { cancel, push } from './turns/pushes.ts';
import { comment, discuss, favour } from './turns/talk.ts';
import { prepareWorld, type World } from './world.ts';

/** How often each thing is done, of a hundred. */
const TURNS: readonly [Turn, number][] = [
  [publish, 16],
  [decide, 18],
  [edit, 6],
  [remove, 2],
  [look, 16],
  [signUp, 9],
  [leave, 4],
  [apply, 6],
  [revoke, 3],
  [favour, 8],
  [comment, 4],
  [discuss, 5],
  [push, 2],
  [cancel, 1],
];

/** People who act at the same time. */
const LANES = 12;

/** Milliseconds from one start to the next kill. */
const SHORTEST = 1500;
const LONGEST = 5000;

/** Seconds in which what is under way comes to its end: a killed worker's claims run out after half a minute of its own clock. */
const SETTLING = 240;

/** Seconds by which a clock may be ahead: so much longer do the claims of that worker hold. Behind it may be by more. */
const AHEAD = 30;
const BEHIND = 600;

interface ChaosOptions {
  /** Ends after so many kills, or with the first kill after so many seconds, whichever comes first. */
  kills: number;
  seconds: number;
  seed: number;
  /** SQL that each damages what was left: the checker must find it. */
  damages?: readonly string[];
  /** Is told of each kill. */
  progress?: (line: string) => void;
}

interface ChaosReport {
  seed: number;
  kills: number;
  seconds: number;
  counts: Map<string, number>;
  ledger: Ledger;
  deliveries: number;
  findings: string[];
  /** Damages that the checker did not see. */
  unseen: string[];
}

function pick(random: () => number): Turn {
  let left = random() * TURNS.reduce((sum, [, share]) => sum + share, 0);
  for (const [turn, share] of TURNS) {
    left -= share;
    if (left < 0) return turn;
  }
  return look;
}

/** What goes wrong around the next worker: mostly a little of everything, sometimes much of one thing. */
function nextFaults(random: () => number): LocalFaults {
  const share = (usual: number, much: number) => (random() < 0.2 ? much : random() * usual);
  return {
    objects: share(0.05, 0.3),
    queue: share(0.2, 1),
    database: share(0.01, 0.08),
    clock: random() < 0.5 ? 0 : Math.round(random() < 0.3 ? -random() * BEHIND : random() * 2 * AHEAD - AHEAD),
  };
}

async function settle(hand: Hand): Promise<void> {
  const { line, world, ledger } = hand;
  const ends = Date.now() + SETTLING * 1000;
  for (const { id, confirmed, cancelled } of ledger.pushes) {
    while (Date.now() < ends) {
      const { result } = await line.call(world.operator, 'GET', `/web/v1/push/detail?id=${id}`);
      // Of a push that was cancelled nothing more goes out, but what was under way has an outcome.
      const goesOn = confirmed && !cancelled && result?.counts?.waiting !== 0;
      if (!goesOn && result?.counts?.sending === 0) break;
      await line.call(world.visitor, 'POST', '/dev/cron', { body: {} });
      await sleep(1000);
    }
  }
}

/** Acts until `over` says so; what a lane has begun it brings to its end. */
async function lane(hand: Hand, over: () => boolean): Promise<void> {
  while (!over()) {
    await pick(hand.random)(hand);
    await sleep(Math.floor(hand.random() * 60));
  }
}

/**
 * People act at random while the server is killed again and again over one state, answers get lost, and object store, queue,
 * database and clock go wrong; afterwards a checker of its own looks whether anything that was acknowledged is lost, double
 * or miscounted. The seed repeats who does what; when things happen is the machine's.
 */
export async function chaos({
  kills,
  seconds,
  seed,
  damages = [],
  progress = () => undefined,
}: ChaosOptions): Promise<ChaosReport> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-chaos-'));
  const account = await startAccount();
  const ledger = newLedger();
  const world: World = await prepareWorld(stateDir);
  const fate = seeded(seed);
  const line = new Line(seeded(seed + 1));
  const taken = new Set<string>();
  let words = 0;
  const handOf = (place: number): Hand => ({
    ...{ world, line, ledger, taken, random: seeded(seed * 1000 + place) },
    // In digits, so that no word is the beginning of another.
    word: () => `w${seed}x${words++}q`,
  });
  const env = { WECHAT_API_BASE: account.origin, DELIVER_TWICE: '1' };
  Object.assign(account, { busy: 5, lost: 5 });
  const start = (faults?: LocalFaults) =>
    spawnServer(stateDir, { ...env, ...(faults && { LOCAL_FAULTS: JSON.stringify(faults) }) });
  let server = await start(nextFaults(fate));
  line.url = server.url;
  let over = false;
  const began = Date.now();
  let killed = 0;
  try {
    const lanes = Promise.all(Array.from({ length: LANES }, (_, place) => lane(handOf(place + 1), () => over)));
    while (killed < kills && Date.now() - began < seconds * 1000) {
      await sleep(SHORTEST + fate() * (LONGEST - SHORTEST));
      await server.kill();
      killed += 1;
      const last = killed === kills || Date.now() - began >= seconds * 1000;
      server = await start(last ? undefined : nextFaults(fate));
      line.url = server.url;
      progress(`kill ${killed}, ${Math.round((Date.now() - began) / 1000)} s, ${ledger.items.length} items`);
    }
    // The last server is sound: everybody gets an answer, and everything comes to its end.
    over = true;
    await lanes;
    Object.assign(account, { busy: 0, lost: 0 });
    await settle(handOf(0));
    await server.stop();
    const left = { stateDir, ledger, taken: account.taken() };
    return {
      ...{ seed, kills: killed, seconds: Math.round((Date.now() - began) / 1000), counts: line.counts, ledger },
      deliveries: left.taken.length,
      findings: check(left),
      unseen: damages.filter((damage) => check(left, damage).length === 0),
    };
  } finally {
    over = true;
    await server.kill();
    await account.close();
    if (process.env.KEEP_STATE) console.log(`state kept in ${stateDir}`);
    else rmSync(stateDir, { recursive: true, force: true });
  }
}

/** What was done and what was found, for a person to read. */
export function chaosReport({ seed, kills, seconds, counts, ledger, deliveries, findings }: ChaosReport): string {
  const calls = [...counts].sort(([, a], [, b]) => b - a).map(([name, n]) => `${name}: ${n}`);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const done = {
    items: ledger.items.length,
    decisions: ledger.items.reduce((sum, { decisions }) => sum + decisions, 0),
    uploads: ledger.uploads.length,
    'sign-ups': ledger.signUps.length,
    'clinic times': ledger.applications.length,
    favourites: ledger.favourites.size,
    comments: ledger.comments.length,
    posts: ledger.threads.length + ledger.replies.length,
    pushes: ledger.pushes.length,
    deliveries,
  };
  return [
    `chaos: seed ${seed}, ${seconds} s, ${kills} kills, ${total} calls`,
    `acknowledged: ${Object.entries(done)
      .map(([name, n]) => `${n} ${name}`)
      .join(', ')}`,
    `answers: ${calls.join(', ')}`,
    ...findings,
    `${findings.length} findings`,
  ].join('\n');
}
