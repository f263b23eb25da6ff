import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { pushClock } from '../../../platform/schedules.ts';
import { callWechat } from '../../../platform/wechat.ts';
import { BEGIN_SECONDS, type Claim, type Claimed, claimTargets, giveBack, readRate } from './claim.ts';
import { messageData, messageUrl } from './message.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Result, readOperators, recordResults, tellOperators } from './record.ts';

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
interface Run {
  db: Database;
  env: Env;
  lanes: Lanes;
  idle: boolean;
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

async function send({ env }: Run, { templateId }: Claim, target: Claimed): Promise<Outcome> {
  if (!target.openid) return { ...NO_RECIPIENT, doubtSince: target.doubtSince };
  const message = {
    touser: target.openid,
    template_id: templateId,
    url: messageUrl(target.origin, target),
    client_msg_id: target.clientMsgId,
    data: messageData(target),
  };
  return outcomeOf(await callWechat(env, SEND, message), target, now());
}

/** Calls one target at its time, or not at all when the account halted or the claim grew old. */
async function callAt(run: Run, claim: Claim, target: Claimed, time: number): Promise<Result | undefined> {
  const wait = time - Date.now();
  if (wait > 0) await sleep(wait);
  return run.lanes.run(async () => {
    if (run.halted || now() > claim.at + BEGIN_SECONDS) return undefined;
    const outcome = await send(run, claim, target);
    if (outcome.stop || outcome.pauseUntil !== undefined) run.halted = true;
    return { target, outcome };
  });
}

async function write({ db }: Run, claim: Claim, results: readonly Result[]): Promise<void> {
  const operators = readOperators(results);
  const found = operators.length > 0 ? await db.batch(operators) : [];
  const known = new Set(results.map(({ target }) => target.id));
  const left = claim.targets.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  await db.batch([
    ...(left.length > 0 ? [giveBack(claim.leaseId, left, now())] : []),
    ...(results.length > 0 ? recordResults(claim.leaseId, results, now()) : []),
    ...tellOperators(results, (found[0] ?? []) as never),
  ]);
}

/** Claims a chunk and the account's time for it; waits, with nothing claimed, while others have that time. */
async function claimWithTime(run: Run, ids: readonly string[]): Promise<{ claim: Claim; start: number } | undefined> {
  while (!run.halted && Date.now() < run.endsAt) {
    const claim = await claimTargets(run.db, run.env, ids, run.idle);
    if (claim.targets.length === 0) return undefined;
    const slot = await pushClock(run.env).reserve(claim.targets.length, run.rate);
    if ('start' in slot) return { claim, start: slot.start };
    const claimed = claim.targets.map(({ id }) => id);
    await run.db.batch([giveBack(claim.leaseId, claimed, 0)]);
    await sleep(slot.wait);
  }
  return undefined;
}

async function deliverChunk(run: Run, ids: readonly string[]): Promise<void> {
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
 * Sends the messages of targets that may be sent now, each by whoever claims it, and writes every outcome down (design 6).
 * What is not sent stays as it is in its row, for the next message of the queue.
 * @param ids targets
 * @param idle whether a push that is not running may be sent as well
 * @throws what the database throws; the rows then say what is left
 */
export async function deliverTargets(db: Database, env: Env, ids: readonly string[], idle = false): Promise<void> {
  const rate = await readRate(db);
  const run: Run = { db, env, idle, rate, lanes: new Lanes(LANES), endsAt: Date.now() + LONGEST_MS, halted: false };
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
