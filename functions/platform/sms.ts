import { SMS_DAY } from '../../db/contract/messages.ts';
import { DAY } from '../../db/contract/time.ts';
import { Database } from './database.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import { type Delivery, deliver } from './gateway.ts';
import { type Limit, refundAttempt, takeAttempt } from './rate-limit.ts';

/** A short message: providers that know templates fill `code` in, others send `text` as it is. */
interface ShortMessage {
  phone: string;
  /** Words of ours; of what people wrote, nothing but names that passed a check stands in it. */
  text: string;
  template_id: string;
  code?: string;
  /** The message's own id, by which a provider that knows it takes a repeated one once. */
  client_msg_id?: string;
}

/** What all short messages of a day may be, and of the kinds that somebody else than the recipient asks for. */
const REFUSALS = { 'sms-daily': 'sms_exhausted', 'sms-daily-invitations': 'sms_budget' } as const;
type Budget = keyof typeof REFUSALS;

const countOf = (name: string, limit: number): Limit => ({ name, key: 'all', limit, windowSeconds: DAY });

async function mostOf(env: Env, budget: Budget): Promise<number> {
  const row = await new Database(env.DB).first<{ value: string }>('SELECT value FROM setting WHERE id = ?', [budget]);
  return /^\d{1,7}$/.test(row?.value ?? '') ? Number(row?.value) : SMS_DAY[budget];
}

/**
 * Counts short messages of the whole platform against the day's budget, which is a setting.
 * @throws AppError 429 when it is used up
 */
export async function countSms(env: Env, budget: Budget): Promise<void> {
  await takeAttempt(env, [countOf(budget, await mostOf(env, budget))], 1, REFUSALS[budget]);
}

/**
 * Sends a short message.
 * @param message to a mainland number of 11 digits
 * @throws AppError 429 when the platform sent as many today as it may
 */
export async function sendSms(env: Env, message: ShortMessage): Promise<Delivery> {
  await countSms(env, 'sms-daily');
  return deliver(env.SMS_API_BASE, '/sms/send', message);
}

/**
 * Sends a short message about a sign-up, of which strangers cause as many as they like: all of them together are half of the day's budget
 * at most, so that codes are sent whatever they do, and one phone gets some of a kind a day (decision 407).
 * @param part what the phone gets: `daily` messages of the kind
 * @param message as `sendSms` takes it
 * @returns `quiet` where the phone had its part
 * @throws AppError 429 when the platform sent as many today as it may
 */
export async function sendSmsOfSignUp(
  env: Env,
  part: { kind: string; daily: number },
  message: ShortMessage,
): Promise<Delivery | 'quiet'> {
  const own: Limit = { name: `sms-${part.kind}`, key: message.phone, limit: part.daily, windowSeconds: DAY };
  try {
    await takeAttempt(env, [own]);
  } catch (error) {
    if (error instanceof AppError) return 'quiet';
    throw error;
  }
  const most = await mostOf(env, 'sms-daily');
  const sent = takeAttempt(
    env,
    [countOf('sms-daily', most), countOf('sms-daily-sign-ups', Math.floor(most / 2))],
    1,
    REFUSALS['sms-daily'],
  ).then(() => deliver(env.SMS_API_BASE, '/sms/send', message));
  // What was not sent counts for nobody.
  const delivery = await sent.catch(async (error: unknown) => {
    await refundAttempt(env, own);
    throw error;
  });
  if (delivery === 'refused') await refundAttempt(env, own);
  return delivery;
}

/**
 * Sends a short message about something that is done already: what is done does not fail because the day's budget is used up
 * (decision 321).
 * @param message as `sendSms` takes it
 * @returns `refused` beyond the budget
 */
export const sendSmsOfDone = (env: Env, message: ShortMessage): Promise<Delivery> =>
  sendSms(env, message).catch((error: unknown): Delivery => {
    if (error instanceof AppError && error.status === 429) return 'refused';
    throw error;
  });
