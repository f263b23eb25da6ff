import type { Env } from './env.ts';
import { type Delivery, deliver } from './gateway.ts';

/** A short message: providers that know templates fill `code` in, others send `text` as it is. */
export interface ShortMessage {
  phone: string;
  text: string;
  template_id: string;
  code?: string;
}

/**
 * Sends a short message.
 * @param message to a mainland number of 11 digits
 */
export const sendSms = (env: Env, message: ShortMessage): Promise<Delivery> =>
  deliver(env.SMS_API_BASE, '/sms/send', message);
