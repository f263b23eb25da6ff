import type { Env } from './env.ts';
import { type Delivery, deliver } from './gateway.ts';

/** An e-mail of plain text. */
interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Sends an e-mail through the same gateway as short messages.
 * @param mail to one address
 */
export const sendMail = (env: Env, mail: Mail): Promise<Delivery> => deliver(env.SMS_API_BASE, '/mail/send', mail);
