import { SMS_DAY } from '../../db/contract/messages.ts';
import { DAY } from '../../db/contract/time.ts';
import { Database } from './database.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import { type Delivery, deliver } from './gateway.ts';
import { takeAttempt } from './rate-limit.ts';

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

/**
 * Counts short messages of the whole platform against the day's budget, which is a setting.
 * @throws AppError 429 when it is used up
 */
export async function countSms(env: Env, budget: Budget): Promise<void> {
  const row = await new Database(env.DB).first<{ value: string }>('SELECT value FROM setting WHERE id = ?', [budget]);
  const limit = /^\d{1,7}$/.test(row?.value ?? '') ? Number(row?.value) : SMS_DAY[budget];
  await takeAttempt(env, [{ name: budget, key: 'all', limit, windowSeconds: DAY }], 1, REFUSALS[budget]);
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
