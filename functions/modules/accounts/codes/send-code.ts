import type * as z from 'zod';
import { CODE_TYPE, type codeInput } from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { sendMail } from '../../../platform/mail.ts';
import { sendSms } from '../../../platform/sms.ts';
import { newCode } from '../../../platform/verification-codes.ts';
import { knownDevice } from '../session/known-devices.ts';
import { checkSent, countMessage } from './sending.ts';
import { type CodeText, codeTexts, subjects } from './texts.ts';

/** What nobody may use carries no code. */
const CODELESS: ReadonlySet<CodeText> = new Set(['unregistered', 'unknown']);

/** Which text goes out; only who holds the phone or mailbox sees the difference. */
function textFor(type: number, known: boolean): CodeText {
  if (type === CODE_TYPE.register && known) return 'registered';
  if (type === CODE_TYPE.bindChatApp) return known ? 'binding' : 'unknown';
  return type === CODE_TYPE.findPassword && !known ? 'unregistered' : 'code';
}

/**
 * Sends a verification code (core§7). Known and unknown accounts cost the same queries, the same message and the same
 * answer; what nobody may use carries no code.
 * @param from address of the call, language of the page, token of a browser that is known
 * @returns the id that the call which uses the code must name
 * @throws AppError 401 when a visitor wants to bind a phone or an address, 429 beyond the limits, 503 when the gateway does not take it
 */
export async function sendCode(
  db: Database,
  env: Env,
  caller: Caller,
  { phone: account, type, proof }: z.output<typeof codeInput>,
  from: { address: string; lang: Lang; known: string | undefined },
): Promise<{ msgId: string }> {
  if (type === CODE_TYPE.bindPhone || type === CODE_TYPE.bindEmail) userIdOf(caller);
  const device = await knownDevice(db, account, from.known);
  const counted = await countMessage(env, { recipient: account, address: from.address, device, proof });
  const { id, code, statement } = newCode(account, type);
  const [known] = await db.batch([
    { sql: 'SELECT 1 FROM user WHERE account = ? AND is_delete = 0', params: [account] },
    statement,
  ]);
  const template_id = textFor(type, (known?.length ?? 0) > 0);
  const text = codeTexts[template_id](from.lang, code);
  const delivery = account.includes('@')
    ? await sendMail(env, { to: account, subject: subjects[from.lang].code, text })
    : await sendSms(env, { phone: account, text, template_id, ...(!CODELESS.has(template_id) && { code }) });
  await checkSent(env, counted, delivery);
  return { msgId: id };
}
