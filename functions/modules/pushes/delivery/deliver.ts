import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { Lanes } from '../../../platform/lanes.ts';
import { pushClock } from '../../../platform/schedules.ts';
import { callWechat, TokenSource } from '../../../platform/wechat.ts';
import { messageData, messageUrl } from '../message.ts';
import { BEGIN_SECONDS, type Claimed, claimTargets, giveBack, readPace } from './claim.ts';
import type { Addressee, ClaimOf, Outbox, ResultOf } from './outbox.ts';
import { isAnswered, type Outcome, outcomeOf, withOutage, withoutRecipient } from './outcome.ts';
import { pauseAccount } from './pause.ts';
import { enqueueTargets } from './queue.ts';
import { rest } from './quiet.ts';
import { readOperators, recordResults, tellOperators } from './record.ts';

const SEND = '/cgi-bin/message/template/send';

/** Connections that one worker may hold open at a time (platform facts, Cloudflare). */
const LANES = 6;

/** Targets under one lease at most; at slow rates half a second's worth, so that none waits for its call. */
const CHUNK = 25;
const SIDE_BY_SIDE = 2;

/**
 * One delivery takes so many targets and leases, and ends after so long; what is left is handed to the queue again. A
 * worker may make 1,000 calls to anything outside of it: a target costs one, two with a refused token, and a lease about
 * twenty.
 */
const TARGETS = 200;
const LEASES = 16;
const LONGEST_MS = 60_000;

/** Answers in a row that fail to come before the account counts as gone; one is enough while it is being tried. */
const SILENT = 5;

/** Milliseconds between tries to write outcomes down: what is not written would be in doubt. */
const WRITE_AGAIN_MS = [200, 1000];

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** One delivery: what its chunks share. */
interface Run<T extends Addressee> {
  db: Database;
  env: Env;
  outbox: Outbox<T>;
  lanes: Lanes;
  tokens: TokenSource;
  /** Calls a second. */
  rate: number;
  endsAt: number;
  /** Answers that failed to come, one after the other, and how many of them end the delivery. */
  silent: number;
  patience: number;
  /** Set once the account refuses, or answers nothing: nothing more is called. */
  halted: boolean;
  /** The outcome by which the account has to wait. */
  pause?: Outcome;
}

async function send<T extends Addressee>(
  { env, outbox, tokens }: Run<T>,
  { templateId }: ClaimOf<T>,
  target: T,
): Promise<Outcome> {
  if (!target.openid) return withoutRecipient(target);
  // The chat app knows a repeat by its recipient as well: brought to somebody else it would be a second message.
  if (target.doubtSince !== null && (target.recipient ?? target.openid) !== target.openid)
    return withoutRecipient(target, 'recipient_changed');
  const { url, data } = outbox.message(target);
  const message = {
    ...{ touser: target.openid, template_id: templateId, url, appid: env.WECHAT_APP_ID ?? '', data },
    client_msg_id: target.clientMsgId,
  };
  return outcomeOf(await callWechat(env, SEND, message, tokens), target, now());
}

/** An account that does not answer any more is left alone: every further call would only make one more target uncertain. */
function judged<T extends Addressee>(run: Run<T>, outcome: Outcome): Outcome {
  if (isAnswered(outcome)) run.silent = 0;
  else if (outcome.code === 'no_answer') run.silent += 1;
  return run.silent >= run.patience ? withOutage(outcome, now()) : outcome;
}

/** Calls one target after `wait` milliseconds, or not at all when the account halted or the claim grew old. */
async function callAt<T extends Addressee>(
  run: Run<T>,
  claim: ClaimOf<T>,
  target: T,
  wait: number,
): Promise<ResultOf<T> | undefined> {
  if (wait > 0) await sleep(wait);
  return run.lanes.run(async () => {
    if (run.halted || now() > claim.at + BEGIN_SECONDS) return undefined;
    const outcome = judged(run, await send(run, claim, target));
    if (outcome.stop || outcome.pauseUntil !== undefined) run.halted = true;
    if ((outcome.pauseUntil ?? 0) > (run.pause?.pauseUntil ?? 0)) run.pause = outcome;
    return { target, outcome };
  });
}

/** Writes whatever it takes: only who holds the lease writes, so that a repeat changes nothing. */
async function insist(work: () => Promise<unknown>, waits: readonly number[] = WRITE_AGAIN_MS): Promise<void> {
  const [wait, ...later] = waits;
  try {
    await work();
  } catch (error) {
    if (wait === undefined) throw error;
    await sleep(wait);
    await insist(work, later);
  }
}

/**
 * Writes down what became of a chunk. Where another chunk was told that the account has to wait, this one says so as well: what it gives
 * back would be handed over before, and an answer that it got earlier would end the pause.
 */
async function write<T extends Addressee>(
  { db, outbox, pause }: Run<T>,
  claim: ClaimOf<T>,
  results: readonly ResultOf<T>[],
): Promise<void> {
  const known = new Set(results.map(({ target }) => target.id));
  const left = claim.targets.filter(({ id }) => !known.has(id));
  const told = pause && !results.some(({ outcome }) => outcome === pause) ? [{ outcome: pause }] : [];
  await insist(async () =>
    db.batch([
      ...(left.length > 0 ? outbox.giveBack(claim.leaseId, left, now()) : []),
      ...(results.length > 0 ? await outbox.record(claim.leaseId, results) : []),
      ...pauseAccount(told, now()),
    ]),
  );
}

/**
 * Time of the account for claimed targets; a clock that does not answer leaves none of them in doubt.
 * @returns in how many milliseconds it begins
 */
async function reserve<T extends Addressee>(run: Run<T>, claim: ClaimOf<T>): Promise<number | undefined> {
  const { env, rate, outbox, db } = run;
  const giveBack = (nextTime: number) => db.batch(outbox.giveBack(claim.leaseId, claim.targets, nextTime));
  try {
    const slot = await pushClock(env).reserve(claim.targets.length, rate);
    if ('after' in slot) return slot.after;
  } catch (error) {
    await giveBack(now());
    throw error;
  }
  await giveBack(0);
  return undefined;
}

/**
 * Claims a chunk and the account's time for it; waits, with nothing claimed, while others have that time.
 * @returns `none` where nothing of it is to be sent now, `late` when the delivery ended before there was time
 */
async function claimWithTime<T extends Addressee>(
  run: Run<T>,
  ids: readonly string[],
): Promise<{ claim: ClaimOf<T>; after: number } | 'none' | 'late'> {
  while (!run.halted && Date.now() < run.endsAt) {
    const others = await pushClock(run.env).reserve(0, run.rate);
    if ('wait' in others) {
      await sleep(others.wait);
      continue;
    }
    const claim = await run.outbox.claim(ids);
    if (claim.targets.length === 0) return 'none';
    const after = await reserve(run, claim);
    if (after !== undefined) return { claim, after };
  }
  return run.halted ? 'none' : 'late';
}

/** @returns targets that there was no time for */
async function deliverChunk<T extends Addressee>(run: Run<T>, ids: readonly string[]): Promise<readonly string[]> {
  const claimed = await claimWithTime(run, ids);
  if (claimed === 'none') return [];
  if (claimed === 'late') return ids;
  const { claim, after } = claimed;
  const calls = claim.targets.map((target, place) => callAt(run, claim, target, after + (place * 1000) / run.rate));
  const settled = await Promise.allSettled(calls);
  const broken = settled.filter((result) => result.status === 'rejected');
  // One that breaks takes no other's outcome with it; whether it was called is not known, so that its claim has to run out.
  const lost = new Set(claim.targets.filter((_, place) => settled[place]?.status === 'rejected').map(({ id }) => id));
  await write(
    run,
    { ...claim, targets: claim.targets.filter(({ id }) => !lost.has(id)) },
    settled.flatMap((result) => (result.status === 'fulfilled' && result.value) || []),
  );
  if (broken[0]) throw broken[0].reason;
  return [];
}

/**
 * Sends the messages of rows that may be sent now, each by whoever claims it, and writes every outcome down (house 6).
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
  const { rate, probing, restUntil, restFrom } = await readPace(db);
  if (restUntil > 0) await rest(db, outbox.table, ids, restUntil);
  const run: Run<T> = {
    ...{ db, env, outbox, rate, lanes: new Lanes(LANES), tokens: new TokenSource(env) },
    ...{
      endsAt: Math.min(Date.now() + LONGEST_MS, restFrom * 1000),
      silent: 0,
      patience: probing ? 1 : SILENT,
      halted: false,
    },
  };
  const list = [...new Set(ids)];
  const size = Math.min(CHUNK, Math.max(1, Math.ceil(rate / 2)));
  const most = Math.min(TARGETS, LEASES * size);
  const chunks = Array.from({ length: Math.ceil(Math.min(list.length, most) / size) }, (_, place) =>
    list.slice(place * size, Math.min(most, (place + 1) * size)),
  );
  const left = list.slice(most);
  const work = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) left.push(...(await deliverChunk(run, chunk)));
  };
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, work));
  // Of an account that refuses, or answers nothing, the queue is told when its pause is over.
  if (!run.halted) await enqueueTargets(env, left, outbox.kind);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Targets of pushes as messages. */
const targetOutbox = (db: Database, env: Env, idle: boolean): Outbox<Claimed> => ({
  kind: 'push',
  table: 'push_wechat_orgs',
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
