import { EMAIL } from '../../db/contract/email.ts';
import { DAY } from '../../db/contract/time.ts';
import { platform } from '../../db/contract/words/platform.ts';
import type { Database, RowOf } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { sendMail } from '../platform/mail.ts';
import { takeAttempt } from '../platform/rate-limit.ts';
import { sendSmsOfDone } from '../platform/sms.ts';
import { hasAdministrator } from './memberships.ts';
import { APPLICANT } from './messages.ts';

const DAILY = { limit: 1, windowSeconds: DAY };

/** Fixed words: nothing that an applicant or an organisation wrote goes out under the platform's name. */
const TEXT = `有人在${platform[0]}申请加入贵单位，平台正在核实。如果贵单位不知情，请与平台联系。`;
const TEXT_EN = `Somebody asks on the ${platform[1]} to join your organisation, and the platform is checking it. If you know nothing of it, please contact us.`;
const SUBJECT = '有人申请加入贵单位 / Somebody asks to join your organisation';
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/;

type Contact = RowOf<'organization', 'organization_id' | 'contacts_tel' | 'contacts_email'>;

async function tell(env: Env, userId: string, contact: Contact): Promise<void> {
  const phone = MOBILE.exec((contact.contacts_tel ?? '').replace(/[\s-]/g, ''))?.[0];
  const email = contact.contacts_email?.trim() ?? '';
  const to = phone ?? (EMAIL.test(email) ? email : undefined);
  if (!to) return;
  try {
    await takeAttempt(env, [
      { ...APPLICANT, key: userId },
      { ...DAILY, name: 'asked-organization', key: contact.organization_id },
      { ...DAILY, name: 'asked-contact', key: to },
    ]);
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return;
    throw error;
  }
  const text = [TEXT, env.SITE_ORIGIN].filter(Boolean).join('');
  if (phone) await sendSmsOfDone(env, { phone, text, template_id: 'membership-asked' });
  else
    await sendMail(env, { to, subject: SUBJECT, text: [TEXT, TEXT_EN, env.SITE_ORIGIN].filter(Boolean).join('\n\n') });
}

/**
 * Tells the contact on record of organisations that nobody administers that somebody asks to join: by SMS, else by e-mail, once
 * a day. The platform decides whatever becomes of the message.
 * @param userId the applicant
 * @param organizationIds at most a hundred
 */
export async function tellContacts(
  db: Database,
  env: Env,
  userId: string,
  organizationIds: readonly string[],
): Promise<void> {
  if (organizationIds.length === 0) return;
  const contacts = await db.all<Contact>(
    `SELECT organization_id, contacts_tel, contacts_email FROM organization
     WHERE organization_id IN (SELECT value FROM json_each(?)) AND is_delete = 0
     AND NOT ${hasAdministrator('organization.organization_id')} LIMIT 10`,
    [JSON.stringify(organizationIds)],
  );
  for (const contact of contacts) await tell(env, userId, contact);
}
