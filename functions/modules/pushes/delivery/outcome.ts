import { TARGET_STATUS, type TargetState } from '../../../../db/contract/pushes.ts';
import { AHEAD, DAY } from '../../../../db/contract/time.ts';
import { refusesToken, type WechatAnswer } from '../../../platform/wechat.ts';

/** What one call says about its target, its account and the run (platform facts, WeChat). */
export interface Outcome {
  state: Extract<TargetState, 'waiting' | 'sent' | 'failed' | 'refused' | 'uncertain'>;
  code: string | null;
  msg: string | null;
  msgid: string | null;
  /** Unix seconds from which on a waiting target is tried again. */
  nextTime: number;
  /** Begin of the first call that was never answered. */
  doubtSince: number | null;
  /** The whole account waits until then; unix seconds. */
  pauseUntil?: number;
  /** What the pause is shown with, where it is not the target's own code. */
  pauseCode?: string;
  /** The day's quota is used up until then; unix seconds. Before that the account is tried now and then all the same. */
  resetsAt?: number;
  /** The account's trouble, not the target's: the try does not count. */
  uncounted?: boolean;
  /** The account itself is refused: the run stops until an operator confirms it again. */
  stop?: boolean;
}

/** What is known of a target when it is called. */
export interface Tried {
  attempts: number;
  claimTime: number;
  doubtSince: number | null;
}

const RECIPIENT: ReadonlySet<number> = new Set([40003, 43004, 43019, 43101]);
const ACCOUNT: ReadonlySet<number> = new Set([40013, 40037, 48001, 48004, 50002]);
const BUSY = -1;
const MINUTE_QUOTA = 45011;
const DAY_QUOTA = 45009;

/** Code of the day's quota as rows keep it. */
export const QUOTA = String(DAY_QUOTA);

/** Tries of a target that the chat app keeps answering with "busy". */
const MAX_TRIES = 10;

/** Tries after which a token that is refused again and again is the account's trouble, not a passing one. */
const MAX_TOKEN_TRIES = 3;

const LONGEST_PAUSE = 60;

/** Seconds until a token is asked for again. */
const TOKEN_PAUSE = 5;

/** Pause of an account that answers nothing, and its code. */
const OUTAGE_SECONDS = 10;
export const OUTAGE = 'no_connection';

/** What a pause is shown with while the account refuses its token and may not be asked for another one yet. */
const REFUSED_TOKEN = 'token_refused';

/** Seconds until an account whose quota is said to be used up is tried again for the first time: one answer may be wrong. */
export const QUOTA_PROBE_SECONDS = 60;

/** A day's quota cannot be used up so early, in seconds: the account's clock, or its reset, comes a little later than ours. */
const EARLY_IN_THE_DAY = 300;
const LATE_RESET_PAUSE = 60;

/** Seconds to wait before the next try: 2, 4, 8 … 60. */
const backOff = (attempts: number): number => Math.min(LONGEST_PAUSE, 2 ** Math.max(1, attempts));

const nextMinute = (at: number): number => (Math.floor(at / 60) + 1) * 60;

/** The next midnight in Shanghai, when the day's quota begins anew; just after one, it is about to. */
function tomorrow(at: number): number {
  const passed = (at + AHEAD) % DAY;
  return passed < EARLY_IN_THE_DAY ? at + LATE_RESET_PAUSE : at - passed + DAY;
}

/** The quota of the minute is used up. */
function minuteQuota(at: number): Partial<Outcome> {
  const time = nextMinute(at);
  return { pauseUntil: time, nextTime: time, uncounted: true };
}

/** The quota of the day is used up; the target is due as soon as the account is tried. */
function dayQuota(at: number): Partial<Outcome> {
  const resetsAt = tomorrow(at);
  return { pauseUntil: Math.min(at + QUOTA_PROBE_SECONDS, resetsAt), resetsAt, nextTime: at, uncounted: true };
}

/**
 * A definite refusal. Where an earlier call was never answered the message may have arrived all the same: to call that a
 * failure would invite to send it twice.
 */
const ended = (tried: Tried, state: 'failed' | 'refused'): Outcome['state'] =>
  tried.doubtSince === null ? state : 'uncertain';

/** The account refuses its token and there may be no other one yet: what is shown is the refusal, not the wait for it. */
function withRefusedToken(code: number, refusal: number, at: number): Partial<Outcome> {
  const shown = { code: String(refusal), msg: null };
  return code === DAY_QUOTA ? { ...shown, stop: true } : { ...shown, ...minuteQuota(at), pauseCode: REFUSED_TOKEN };
}

/** What must happen when no token was to be had: nothing was sent. */
function withoutToken(
  code: number | null | undefined,
  refusal: number | null,
  tried: Tried,
  at: number,
): Partial<Outcome> {
  if (code === MINUTE_QUOTA || code === DAY_QUOTA) {
    if (refusal !== null) return withRefusedToken(code, refusal, at);
    return code === MINUTE_QUOTA ? minuteQuota(at) : dayQuota(at);
  }
  // No token, or another refused one, again and again: the account's secret is wrong.
  if (refusesToken(code)) return tried.attempts < MAX_TOKEN_TRIES ? { pauseUntil: at + TOKEN_PAUSE } : { stop: true };
  if (code && code !== BUSY) return { stop: true };
  return { code: code ? String(code) : 'no_token', pauseUntil: at + TOKEN_PAUSE, uncounted: true };
}

function refused(errcode: number, tried: Tried, at: number): Partial<Outcome> {
  if (RECIPIENT.has(errcode)) return { state: ended(tried, 'refused') };
  if (ACCOUNT.has(errcode)) return { stop: true };
  if (errcode === MINUTE_QUOTA) return minuteQuota(at);
  if (errcode === DAY_QUOTA) return dayQuota(at);
  if (refusesToken(errcode)) {
    return tried.attempts < MAX_TOKEN_TRIES ? { nextTime: at + backOff(tried.attempts) } : { stop: true };
  }
  if (errcode === BUSY && tried.attempts < MAX_TRIES) return { nextTime: at + backOff(tried.attempts) };
  // Refused content (47001, 47003, 40249), codes without a rule, and a system that stays busy.
  return { state: ended(tried, 'failed') };
}

/**
 * What follows from the answer to one call.
 * @param called false when there was no token, so that nothing was sent
 * @param refusal why the token before was refused, where there was one
 * @param at unix seconds
 */
export function outcomeOf(
  { called, answer, refusal = null }: { called: boolean; answer: WechatAnswer; refusal?: number | null },
  tried: Tried,
  at: number,
): Outcome {
  const { errcode, errmsg, msgid } = answer;
  const base: Outcome = {
    state: 'waiting',
    code: errcode === null || errcode === undefined ? null : String(errcode),
    msg: typeof errmsg === 'string' ? errmsg.slice(0, 300) : null,
    msgid: null,
    nextTime: at,
    doubtSince: tried.doubtSince,
  };
  if (!called) return { ...base, ...withoutToken(errcode, refusal, tried, at) };
  // No answer, or one that says neither yes nor no: the message may have been taken.
  if (errcode === null || errcode === undefined) {
    const doubtSince = tried.doubtSince ?? tried.claimTime;
    return { ...base, code: 'no_answer', doubtSince, nextTime: at + backOff(tried.attempts) };
  }
  if (!errcode) {
    const id = typeof msgid === 'number' || typeof msgid === 'string' ? String(msgid) : null;
    return { ...base, state: 'sent', code: null, msg: null, msgid: id, doubtSince: null };
  }
  return { ...base, ...refused(errcode, tried, at) };
}

/**
 * What follows for a target that is not called: nobody is there to call, or somebody else than the call in doubt went to.
 * That earlier call may have reached whom it had.
 */
export const withoutRecipient = (
  tried: Tried,
  code: 'no_recipient' | 'recipient_changed' = 'no_recipient',
): Outcome => ({
  ...{ state: ended(tried, 'failed'), code, msg: null, msgid: null, nextTime: 0 },
  doubtSince: tried.doubtSince,
});

/**
 * The outcome of a call that was not answered, like several before it: the account waits, and is tried again soon. With the
 * same targets: were they waiting longer than the account, it would be tried with others, who came into doubt as well.
 */
export const withOutage = (outcome: Outcome, at: number): Outcome => ({
  ...outcome,
  ...{ pauseUntil: at + OUTAGE_SECONDS, nextTime: at + OUTAGE_SECONDS, uncounted: true },
  pauseCode: OUTAGE,
});

const SILENCE: ReadonlySet<string | null> = new Set(['no_answer', 'no_token', 'no_recipient', 'recipient_changed']);

/** Whether the account said anything. */
export const isAnswered = ({ code }: Outcome): boolean => !SILENCE.has(code);

/** push_status of the documents for an outcome. */
export const statusOf = (state: TargetState): number => TARGET_STATUS[state];
