import type * as z from 'zod';
import {
  CODE_TYPE,
  type CodeType,
  type emailInput,
  type OwnAccount,
  PHONE,
  type phoneInput,
} from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import {
  assertChanged,
  type Database,
  isStale,
  isUniqueViolation,
  type Statement,
} from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid, loginTimeout } from '../../../platform/errors.ts';
import { proveCode, wrongCode } from '../../../platform/verification-codes.ts';
import { testRecipient } from '../../../tables/person-rows.ts';
import { forgetCodes } from '../../../tables/session-endings.ts';
import { securityNotice, tellOf, tellOwner } from '../codes/telling.ts';
import { requireFresh, stillFresh } from '../session/fresh.ts';
import { factorOf } from '../session/second.ts';

/** Where a call comes from. */
interface From {
  address: string;
  /** Token of the session. */
  token: string | undefined;
  lang: Lang;
}

/** A number or an address that a code proved. */
interface Contact {
  column: 'tel' | 'email';
  /** Name of the field of the call. */
  field: 'phone' | 'email';
  type: CodeType;
  value: string;
  /** Whether the person signs in with it from now on. */
  signIn: boolean;
}

interface Owner {
  account: string;
  is_phone: boolean;
}

async function ownerOf(db: Database, userId: string): Promise<Owner> {
  const sql = 'SELECT account FROM user WHERE user_id = ? AND is_delete = 0';
  const user = await db.first<{ account: string }>(sql, [userId]);
  if (!user) throw loginTimeout();
  return { account: user.account, is_phone: PHONE.test(user.account) };
}

/** What a new account changes beside the contact: everything on the way to the former one is worthless. */
const accountStatements = (userId: string, former: string, value: string): Statement[] => [
  {
    sql: 'UPDATE user SET account = ? WHERE user_id = ? AND account = ? AND is_delete = 0',
    params: [value, userId, former],
  },
  assertChanged(),
  forgetCodes(former),
  testRecipient(former, value),
  auditEntry({ userId, action: 'change-account', table: 'user', itemId: userId }),
  securityNotice(userId, 'account_changed'),
];

/**
 * Sets a contact of the signed-in user to one that a code was sent to, and with `signIn` the account itself, which needs the
 * password again. The former account is told.
 */
async function bindContact(
  db: Database,
  env: Env,
  caller: Caller,
  contact: Contact,
  proof: { msgId: string; verificationCode: string },
  { address, token, lang }: From,
): Promise<void> {
  const userId = userIdOf(caller);
  const { column, field, type, value, signIn } = contact;
  const owner = await ownerOf(db, userId);
  // A number stays an account that is a number: what else hangs on its form goes on.
  if (signIn && owner.is_phone !== (column === 'tel')) throw invalid([{ field: 'sign_in', code: 'invalid_value' }]);
  if (signIn) await requireFresh(db, token);
  const { msgId, verificationCode: code } = proof;
  const used = await proveCode(db, env, { account: value, type, msgId, code, userId }, address);
  const changes = signIn && value !== owner.account;
  try {
    await db.batch([
      ...(changes ? [stillFresh(token)] : []),
      ...used,
      { sql: `UPDATE user SET ${column} = ? WHERE user_id = ? AND is_delete = 0`, params: [value, userId] },
      ...(changes ? accountStatements(userId, owner.account, value) : []),
    ]);
  } catch (error) {
    // Only who holds the number learns that it has an account.
    if (isUniqueViolation(error, 'user.account')) {
      throw new AppError(409, 'account_exists', { fields: [{ field, code: 'account_exists' }] });
    }
    throw isStale(error) ? wrongCode() : error;
  }
  if (!changes) return;
  await tellOf(env, { userId, to: owner.account }, 'account_changed', lang);
  await tellOwner(db, env, userId, 'account_changed', lang);
}

/**
 * Sets the phone of the signed-in user to a number that a code of type 3 was sent to.
 * @param from address, session and language of the call
 * @throws AppError 401 without a user, 409 when the number is another account, 422 for a wrong code, 428 without a fresh
 * password where the account changes, 429 after too many tries
 */
export async function bindPhone(
  db: Database,
  env: Env,
  caller: Caller,
  { phone: value, sign_in: signIn, ...proof }: z.output<typeof phoneInput>,
  from: From,
): Promise<{ tel: string }> {
  const contact: Contact = { column: 'tel', field: 'phone', type: CODE_TYPE.bindPhone, value, signIn };
  await bindContact(db, env, caller, contact, proof, from);
  return { tel: value };
}

/**
 * Sets the e-mail address of the signed-in user to one that a code of type 6 was sent to.
 * @param from address, session and language of the call
 * @throws AppError as `bindPhone`
 */
export async function bindEmail(
  db: Database,
  env: Env,
  caller: Caller,
  { email: value, sign_in: signIn, ...proof }: z.output<typeof emailInput>,
  from: From,
): Promise<{ email: string }> {
  const contact: Contact = { column: 'email', field: 'email', type: CODE_TYPE.bindEmail, value, signIn };
  await bindContact(db, env, caller, contact, proof, from);
  return { email: value };
}

/**
 * What the signed-in user signs in with and is reached by.
 * @throws AppError 401 without a user
 */
export async function readOwnAccount(db: Database, caller: Caller): Promise<OwnAccount> {
  const row = await db.first<
    Omit<OwnAccount, 'chat_app' | 'second_factor'> & { chat_app: number; second_factor: number }
  >(
    `SELECT account, tel, CASE WHEN instr(account, '@') THEN coalesce(email, account) ELSE email END AS email,
       openid IS NOT NULL AS chat_app, ${factorOf('u.user_id')} AS second_factor
     FROM user u WHERE user_id = ? AND is_delete = 0`,
    [userIdOf(caller)],
  );
  if (!row) throw loginTimeout();
  return { ...row, chat_app: row.chat_app === 1, second_factor: row.second_factor === 1 };
}
