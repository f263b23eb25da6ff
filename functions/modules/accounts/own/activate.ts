import type * as z from 'zod';
import {
  ACTIVATION_SECONDS,
  type activationInput,
  CHECKING_LIMIT,
  type emailRegisterInput,
} from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail.ts';
import { hashPassword } from '../../../platform/password.ts';
import { checkNewPassword } from '../../../platform/password-rules.ts';
import { newId, newToken, sha256 } from '../../../platform/random.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import { insert } from '../../../platform/sql.ts';
import { ACTIVATION } from '../../../platform/verification-codes.ts';
import { checkSent, countMessage } from '../codes/sending.ts';
import { activationTexts, subjects } from '../codes/texts.ts';
import { registrationError, userStatements } from './register.ts';

/** What a link will make of the account once it is opened. */
interface Payload {
  orgType: string | null;
  /** Missing of links that were sent before these were asked for. */
  country?: string | null;
  orgName?: string | null;
}

/**
 * The English name of a country.
 * @param given its code or its English name
 * @throws AppError 422 for one that there is not
 */
async function countryNamed(db: Database, given: string | undefined): Promise<string | null> {
  if (!given) return null;
  const found = await db.first<{ en_name: string }>('SELECT en_name FROM countries WHERE id = ?1 OR en_name = ?1', [
    given,
  ]);
  if (!found) throw invalid([{ field: 'country', code: 'country_invalid' }]);
  return found.en_name;
}

/**
 * Takes an international registration: the account comes to be when the link in the e-mail is opened, with the password that is
 * chosen there, so that nobody registers with another's address and a password of their own. A newer link voids the older ones.
 * A registered address gets another e-mail, at the same cost and with the same answer.
 * @param from address of the call, language of the page, origin of the link
 * @throws AppError 422 for a poor password or an unknown country, 429 beyond the limits, 503 when the gateway does not take the e-mail
 */
export async function registerByEmail(
  db: Database,
  env: Env,
  input: z.output<typeof emailRegisterInput>,
  from: { address: string; lang: Lang; origin: string },
): Promise<{ sent: true }> {
  const { account } = input;
  if (input.password !== undefined) checkNewPassword(input.password, account);
  const country = await countryNamed(db, input.country);
  const sending = { recipient: account, address: from.address, device: null, proof: input.proof };
  const counted = await countMessage(env, sending);
  const payload: Payload = { orgType: input.org_type ?? null, country, orgName: input.org_name || null };
  const token = newToken();
  const at = now();
  const [known] = await db.batch([
    { sql: 'SELECT 1 FROM user WHERE account = ? AND is_delete = 0', params: [account] },
    {
      sql: 'DELETE FROM verification_code WHERE account = ? AND type = ? AND used_time IS NULL',
      params: [account, ACTIVATION],
    },
    insert('verification_code', {
      id: newId(),
      account,
      type: ACTIVATION,
      code_hash: sha256(token),
      payload: JSON.stringify(payload),
      add_time: at,
      expire_time: at + ACTIVATION_SECONDS,
    }),
  ]);
  const link = `${from.origin}/emailActive/${encodeURIComponent(account)}/${token}`;
  const text = known?.length ? activationTexts.registered(from.lang) : activationTexts.link(from.lang, link);
  await checkSent(env, counted, await sendMail(env, { to: account, subject: subjects[from.lang].activation, text }));
  return { sent: true };
}

/**
 * Makes the account of an activation link, with the password that comes with the call; without one it says whether the link
 * holds. Opening a used link again says that the account is there: pages load twice, and nothing is given or changed that the
 * first time did not; nobody is signed in by it.
 * @param address where the call comes from
 * @throws AppError 422 for a poor password, 404 for a link that is wrong or too old, 409 when the account exists by another link
 */
export async function activate(
  db: Database,
  env: Env,
  { account, code, password }: z.output<typeof activationInput>,
  address: string,
): Promise<{ activated: boolean }> {
  await takeAttempt(env, [{ name: 'code-check', key: address, ...CHECKING_LIMIT }]);
  const at = now();
  const row = await db.first<{ id: string; payload: string | null; used_time: number | null }>(
    `SELECT id, payload, used_time FROM verification_code
     WHERE account = ? AND type = ? AND code_hash = ? AND expire_time > ?`,
    [account, ACTIVATION, sha256(code), at],
  );
  if (!row) throw new AppError(404, 'activation_invalid');
  if (row.used_time !== null || row.payload === null) return { activated: true };
  if (password === undefined) return { activated: false };
  checkNewPassword(password, account);
  const told = JSON.parse(row.payload) as Payload;
  const { statements } = userStatements({ account, password: await hashPassword(password), ...told });
  const used = {
    sql: 'UPDATE verification_code SET used_time = ?, payload = NULL WHERE id = ? AND used_time IS NULL',
    params: [at, row.id],
  };
  try {
    await db.batch([used, assertChanged(), ...statements]);
  } catch (error) {
    if (!isStale(error)) throw registrationError(error);
    // Used by a call beside this one, or voided by a newer link.
    const used = await db.first('SELECT 1 FROM verification_code WHERE id = ? AND used_time IS NOT NULL', [row.id]);
    if (!used) throw new AppError(404, 'activation_invalid');
  }
  return { activated: true };
}
