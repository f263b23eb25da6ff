import type { Lang } from '../../../db/contract/errors.ts';
import { INQUIRY } from '../../../db/contract/inquiries.ts';
import { auditOfChanges } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { sendMail } from '../../platform/mail.ts';

/** After so long an answer that did not go out was interrupted, and may be written again. */
const SENDING_SECONDS = 120;

interface Asked {
  name: string;
  email: string;
  sought: string;
  lang: Lang;
}

const SUBJECT: Readonly<Record<Lang, string>> = {
  zh: '国际技术合作平台：对您询问的答复',
  en: 'Your inquiry at the International Technology Exchange',
};

const textOf = ({ name, sought, lang }: Asked, answer: string): string => {
  const quoted = sought.replace(/^/gm, '> ');
  return lang === 'zh'
    ? `${name}，您好：\n\n${answer}\n\n您的询问：\n${quoted}\n`
    : `Dear ${name},\n\n${answer}\n\nYou wrote:\n${quoted}\n`;
};

/**
 * Answers an inquiry by e-mail. The answer is kept before it goes out, so that two editors do not both write; where the
 * message was certainly not sent it may be answered again.
 * @throws AppError 404, 409 for one that was answered, 503 where the e-mail did not go out
 */
export async function answerInquiry(
  db: Database,
  env: Env,
  userId: string,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const asked = await db.first<Asked>('SELECT name, email, sought, lang FROM inquiry WHERE id = ? AND is_delete = 0', [
    id,
  ]);
  if (!asked) throw notFound();
  const at = now();
  const [claimed] = await db.batch<{ id: string }>([
    {
      sql: `UPDATE inquiry SET answer = ?1, answer_user = ?2, answer_time = ?3, state = ${INQUIRY.answered}
            WHERE id = ?4 AND is_delete = 0 AND mail_time IS NULL AND (state <> ${INQUIRY.answered} OR answer_time < ?5) RETURNING id`,
      params: [answer, userId, at, id, at - SENDING_SECONDS],
    },
    auditOfChanges({ userId, action: 'inquiry', table: 'inquiry', itemId: id }, ''),
  ]);
  if (!claimed?.length) throw new AppError(409, 'inquiry_answered');
  const sent = await sendMail(env, { to: asked.email, subject: SUBJECT[asked.lang], text: textOf(asked, answer) });
  if (sent === 'refused') {
    await db.run(`UPDATE inquiry SET state = ${INQUIRY.waiting} WHERE id = ? AND mail_time IS NULL`, [id]);
    throw new AppError(503, 'mail_failed');
  }
  await db.run('UPDATE inquiry SET mail_time = ? WHERE id = ?', [now(), id]);
}

/**
 * Closes an inquiry, or opens one again: what was answered is answered then.
 * @returns how many were changed: 0 where it was so already
 */
export async function closeInquiry(
  db: Database,
  userId: string,
  { id, closed }: { id: string; closed: boolean },
): Promise<{ changed: number }> {
  const [found] = await db.batch<{ id: string }>([
    {
      sql: closed
        ? `UPDATE inquiry SET state = ${INQUIRY.closed} WHERE id = ? AND is_delete = 0 AND state <> ${INQUIRY.closed} RETURNING id`
        : `UPDATE inquiry SET state = iif(mail_time IS NULL, ${INQUIRY.waiting}, ${INQUIRY.answered})
           WHERE id = ? AND is_delete = 0 AND state = ${INQUIRY.closed} RETURNING id`,
      params: [id],
    },
    auditOfChanges({ userId, action: 'inquiry', table: 'inquiry', itemId: id }, closed ? '-' : ''),
  ]);
  return { changed: found?.length ?? 0 };
}
