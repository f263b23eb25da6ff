import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { pushClock } from '../../../platform/schedules.ts';
import { callWechat } from '../../../platform/wechat.ts';
import { BEGIN_SECONDS, type Claimed, claimTargets, giveBack, readRate } from './claim.ts';
import { messageData, messageUrl } from './message.ts';
import type { Addressee, ClaimOf, Outbox, ResultOf } from './outbox.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { readOperators, recordResults, tellOperators } from './record.ts';

const SEND = '/cgi-bin/message/template/send';

/** Connections that one worker may hold open at a time (platform facts, Cloudflare). */
const LANES = 6;

/** Targets under one lease at most; at slow rates half a second's worth, so that none waits for its call. */
const CHUNK = 25;
const SIDE_BY_SIDE = 2;

/** One delivery ends after so long; what is left is handed to the queue again. */
const LONGEST_MS = 240_000;

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Lets so many work at the same time; the others wait in the order of their coming. */
class Lanes {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((done) => this.waiting.push(done));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}

/** One delivery: what its chunks share. */
interface Run<T extends Addressee> {
  db: Database;
  env: Env;
  outbox: Outbox<T>;
  lanes: Lanes;
  /** Calls a second. */
  rate: number;
  endsAt: number;
  /** Set once the account refuses: nothing more is called. */
  halted: boolean;
}

const NO_RECIPIENT: Omit<Outcome, 'doubtSince'> = {
  state: 'failed',
  code: 'no_recipient',
  msg: null,
  msgid: null,
  nextTime: 0,
};

async function send<T extends Addressee>({ env, outbox }: Run<T>, { templateId }: ClaimOf<T>, target: T) {
  if (!target.openid) return { ...NO_RECIPIENT, doubtSince: target.doubtSince };
  const { url, data } = outbox.message(target);
  const message = { touser: target.openid, template_id: templateId, url, client_msg_id: target.clientMsgId, data };
  return outcomeOf(await callWechat(env, SEND, message), target, now());
}

/** Calls one target at its time, or not at all when the account halted or the claim grew old. */
async function callAt<T extends Addressee>(
  run: Run<T>,
  claim: ClaimOf<T>,
  target: T,
  time: number,
): Promise<ResultOf<T> | undefined> {
  const wait = time - Date.now();
  if (wait > 0) await sleep(wait);
  return run.lanes.run(async () => {
    if (run.halted || now() > claim.at + BEGIN_SECONDS) return undefined;
    const outcome = await send(run, claim, target);
    if (outcome.stop || outcome.pauseUntil !== undefined) run.halted = true;
    return { target, outcome };
  });
}

async function write<T extends Addressee>(
  { db, outbox }: Run<T>,
  claim: ClaimOf<T>,
  results: readonly ResultOf<T>[],
): Promise<void> {
  const known = new Set(results.map(({ target }) => target.id));
  const left = claim.targets.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  await db.batch([
    ...(left.length > 0 ? [outbox.giveBack(claim.leaseId, left, now())] : []),
    ...(results.length > 0 ? await outbox.record(claim.leaseId, results) : []),
  ]);
}

/** Claims a chunk and the account's time for it; waits, with nothing claimed, while others have that time. */
async function claimWithTime<T extends Addressee>(
  run: Run<T>,
  ids: readonly string[],
): Promise<{ claim: ClaimOf<T>; start: number } | undefined> {
  while (!run.halted && Date.now() < run.endsAt) {
    const claim = await run.outbox.claim(ids);
    if (claim.targets.length === 0) return undefined;
    const slot = await pushClock(run.env).reserve(claim.targets.length, run.rate);
    if ('start' in slot) return { claim, start: slot.start };
    const claimed = claim.targets.map(({ id }) => id);
    await run.db.batch([run.outbox.giveBack(claim.leaseId, claimed, 0)]);
    await sleep(slot.wait);
  }
  return undefined;
}

async function deliverChunk<T extends Addressee>(run: Run<T>, ids: readonly string[]): Promise<void> {
  const claimed = await claimWithTime(run, ids);
  if (!claimed) return;
  const { claim, start } = claimed;
  const calls = claim.targets.map((target, place) => callAt(run, claim, target, start + (place * 1000) / run.rate));
  const settled = await Promise.all(calls);
  await write(
    run,
    claim,
    settled.flatMap((result) => result ?? []),
  );
}

/**
 * Sends the messages of rows that may be sent now, each by whoever claims it, and writes every outcome down (design 6).
 * What is not sent stays as it is in its row, for the next message of the queue.
 * @param outbox the rows' table
 * @throws what the database throws; the rows then say what is left
 */
export async function deliverFrom<T extends Addressee>(
  db: Database,
  env: Env,
  outbox: Outbox<T>,
  ids: readonly string[],
): Promise<void> {
  const rate = await readRate(db);
  const run: Run<T> = {
    ...{ db, env, outbox, rate },
    ...{ lanes: new Lanes(LANES), endsAt: Date.now() + LONGEST_MS, halted: false },
  };
  const list = [...new Set(ids)];
  const size = Math.min(CHUNK, Math.max(1, Math.ceil(rate / 2)));
  const chunks = Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  );
  const work = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) await deliverChunk(run, chunk);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
}

/** Targets of pushes as messages. */
const targetOutbox = (db: Database, env: Env, idle: boolean): Outbox<Claimed> => ({
  claim: (ids) => claimTargets(db, env, ids, idle),
  giveBack,
  message: (target) => ({ url: messageUrl(target.origin, target), data: messageData(target) }),
  record: async (leaseId, results) => {
    const operators = readOperators(results);
    const found = operators.length > 0 ? await db.batch(operators) : [];
    return [...recordResults(leaseId, results, now()), ...tellOperators(results, (found[0] ?? []) as never)];
  },
});

/**
 * Sends the messages of targets of pushes, see `deliverFrom`.
 * @param ids targets
 * @param idle whether a push that is not running may be sent as well
 */
export const deliverTargets = (db: Database, env: Env, ids: readonly string[], idle = false): Promise<void> =>
  deliverFrom(db, env, targetOutbox(db, env, idle), ids);
