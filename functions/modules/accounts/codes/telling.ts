import { PHONE } from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import { DAY } from '../../../../db/contract/time.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { sendMail } from '../../../platform/mail.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import { sendSmsOfDone } from '../../../platform/sms.ts';
import { type SecurityText, securityTexts, subjects } from './texts.ts';

const LIMIT = { limit: 10, windowSeconds: DAY };

/** The notice of something that happened to a person's ways to sign in, for the batch of what happened. */
export const securityNotice = (userId: string, topic: SecurityText): Statement =>
  noticeEntry({ userId, topic, link: '/memberCenter/account' });

/**
 * Tells a person outside, by the phone or mailbox that they sign in with, what happened to their ways to sign in. The notice is
 * what surely reaches them: a gateway that does not answer changes nothing of what was done.
 * @param topic of the notice that went with it
 */
export async function tellOwner(
  db: Database,
  env: Env,
  userId: string,
  topic: SecurityText,
  lang: Lang,
): Promise<void> {
  const sql = 'SELECT account, tel, email FROM user WHERE user_id = ? AND is_delete = 0';
  const user = await db.first<{ account: string; tel: string | null; email: string | null }>(sql, [userId]);
  const to = [user?.account, user?.tel, user?.email].find((each) => each?.includes('@') || PHONE.test(each ?? ''));
  if (to) await tellOf(env, { userId, to }, topic, lang);
}

/**
 * The same to a number or address that may no longer be the person's account.
 * @param person whose account it was, and where the message goes
 */
export async function tellOf(
  env: Env,
  { userId, to }: { userId: string; to: string },
  topic: SecurityText,
  lang: Lang,
): Promise<void> {
  const allowed = await takeAttempt(env, [{ name: 'security-message', key: userId, ...LIMIT }]).then(
    () => true,
    () => false,
  );
  if (!allowed) return;
  const text = securityTexts[topic](lang);
  if (to.includes('@')) await sendMail(env, { to, subject: subjects[lang].security, text });
  else await sendSmsOfDone(env, { phone: to, text, template_id: topic });
}
