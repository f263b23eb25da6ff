import type * as z from 'zod';
import { CODE_TYPE, type passwordInput, type recoveryInput } from '../../../../db/contract/accounts.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { assertChanged, type Database, isStale } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, loginTimeout } from '../../../platform/errors.ts';
import { hashPassword } from '../../../platform/password.ts';
import { sha256 } from '../../../platform/random.ts';
import { forgetAttempts } from '../../../platform/rate-limit.ts';
import { proveCode, wrongCode } from '../codes.ts';
import { endOtherSessions, endSessions, forgetCodes } from '../endings.ts';
import { checkNewPassword, confirmPassword, passwordAttempts } from '../passwords.ts';

/**
 * Sets a new password by a code of type 2, and ends every session and saved sign-in of the account (ruling 51).
 * @param address where the call comes from
 * @throws AppError 422 for a wrong code or a poor password, 429 after too many tries; the same for unknown accounts
 */
export async function recoverPassword(
  db: Database,
  env: Env,
  input: z.output<typeof recoveryInput>,
  address: string,
): Promise<void> {
  const { account, verificationCode: code, msgId } = input;
  checkNewPassword(input.password, account);
  const used = await proveCode(db, env, { account, type: CODE_TYPE.findPassword, msgId, code }, address);
  const sql = 'SELECT user_id FROM user WHERE account = ? AND is_delete = 0';
  const userId = (await db.first<{ user_id: string }>(sql, [account]))?.user_id;
  if (!userId) throw wrongCode();
  const password = await hashPassword(input.password);
  try {
    await db.batch([
      ...used,
      { sql: 'UPDATE user SET password = ? WHERE user_id = ? AND is_delete = 0', params: [password, userId] },
      assertChanged(),
      ...endSessions(userId),
      forgetCodes(account),
      auditEntry({ userId, action: 'recover-password', table: 'user', itemId: userId }),
    ]);
  } catch (error) {
    throw isStale(error) ? wrongCode() : error;
  }
  await forgetAttempts(env, passwordAttempts(account));
}

/**
 * Changes the password of the signed-in user, and ends every session and saved sign-in but this device's.
 * @param token of the session that the call came with
 * @throws AppError 401 without a user, 409 when it was changed meanwhile, 422 for a wrong or poor password, 429
 */
export async function changePassword(
  db: Database,
  env: Env,
  caller: Caller,
  input: z.output<typeof passwordInput>,
  token: string,
): Promise<void> {
  const userId = userIdOf(caller);
  const sql = 'SELECT account, password FROM user WHERE user_id = ? AND is_delete = 0';
  const user = await db.first<{ account: string; password: string | null }>(sql, [userId]);
  if (!user) throw loginTimeout();
  checkNewPassword(input.password, user.account);
  await confirmPassword(env, user, input.old_password, 'old_password');
  const password = await hashPassword(input.password);
  try {
    await db.batch([
      {
        sql: 'UPDATE user SET password = ? WHERE user_id = ? AND password = ? AND is_delete = 0',
        params: [password, userId, user.password],
      },
      assertChanged(),
      ...endOtherSessions(userId, sha256(token)),
      forgetCodes(user.account),
      auditEntry({ userId, action: 'change-password', table: 'user', itemId: userId }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
}
