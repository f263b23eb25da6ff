import type * as z from 'zod';
import { CODE_TYPE, PHONE, type registerCheckInput, type registerInput } from '../../../../db/contract/accounts.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isStale, isUniqueViolation, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashPassword } from '../../../platform/password.ts';
import { checkNewPassword } from '../../../platform/password-rules.ts';
import { newId } from '../../../platform/random.ts';
import { insert } from '../../../platform/sql.ts';
import { proveCode, wrongCode } from '../../../platform/verification-codes.ts';
import { type Entered, type From, openSession } from '../session/session.ts';

/** An account about to be written. */
interface NewUser {
  account: string;
  /** Stored form of the password. */
  password: string;
  orgType: string | null;
  /** What somebody from abroad told of themselves. */
  country?: string | null;
  orgName?: string | null;
}

/** The statements that make an account of somebody whose phone or mailbox was verified. */
export function userStatements({ account, password, orgType, country = null, orgName = null }: NewUser): {
  userId: string;
  statements: Statement[];
} {
  const userId = newId();
  const user = insert('user', {
    user_id: userId,
    account,
    password,
    tel: PHONE.test(account) ? account : null,
    authority: '',
    country,
    org_name: orgName,
    org_type: orgType,
    is_delete: 0,
    add_time: now(),
  });
  return { userId, statements: [user, auditEntry({ userId, action: 'register', table: 'user', itemId: userId })] };
}

/**
 * What went wrong with the batch that made an account: nobody learns that an account exists who did not prove that it is
 * theirs.
 */
export const registrationError = (error: unknown): unknown =>
  isUniqueViolation(error, 'user.account') ? new AppError(409, 'account_exists') : error;

/**
 * Tells the holder of a number whether it has an account, before they fill in the rest. Nobody learns it without the code, and
 * each look counts as one of its tries.
 * @param address where the call comes from
 * @throws AppError 422 for a wrong code, 409 when the account exists, 429 after too many tries
 */
export async function checkRegistration(
  db: Database,
  env: Env,
  { account, verificationCode: code, msgId }: z.output<typeof registerCheckInput>,
  address: string,
): Promise<void> {
  await proveCode(db, env, { account, type: CODE_TYPE.register, msgId, code }, address);
  if (await db.first('SELECT 1 FROM user WHERE account = ? AND is_delete = 0', [account])) {
    throw new AppError(409, 'account_exists');
  }
}

/**
 * Registers by phone and code, and signs in (core§7, decision 47).
 * @throws AppError 422 for a wrong code or a poor password, 409 when the account exists, 429 after too many tries
 */
export async function register(
  db: Database,
  env: Env,
  input: z.output<typeof registerInput>,
  from: From,
): Promise<Entered> {
  const { account, verificationCode: code, msgId } = input;
  checkNewPassword(input.password, account);
  const used = await proveCode(db, env, { account, type: CODE_TYPE.register, msgId, code }, from.address);
  const password = await hashPassword(input.password);
  const { userId, statements } = userStatements({ account, password, orgType: input.org_type ?? null });
  try {
    await db.batch([...used, ...statements]);
  } catch (error) {
    throw isStale(error) ? wrongCode() : registrationError(error);
  }
  return openSession(db, { userId, recommenderId: null }, from, { way: 'register' });
}
