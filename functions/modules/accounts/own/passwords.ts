import type * as z from 'zod';
import {
  CODE_TYPE,
  type passwordInput,
  type recommenderPasswordInput,
  type recoveryInput,
} from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { assertChanged, type Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { invalid, loginTimeout } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { hashPassword } from '../../../platform/password.ts';
import { checkNewPassword } from '../../../platform/password-rules.ts';
import { sha256 } from '../../../platform/random.ts';
import { proveCode, wrongCode } from '../../../platform/verification-codes.ts';
import {
  endOtherSessions,
  endOtherSessionsOfRecommender,
  endProved,
  endSessions,
  forgetCodes,
  forgetOtherDevices,
  unbindChat,
} from '../../../tables/session-endings.ts';
import { securityNotice, tellOwner } from '../codes/telling.ts';
import { forgiveGuesses } from '../session/guesses.ts';
import { confirmPassword } from '../session/passwords.ts';
import type { From } from '../session/session.ts';

/**
 * Sets a new password by a code of type 2, and ends every session, every saved sign-in and the binding of the chat app: whoever
 * had got in is out.
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
  await writeOr(db, wrongCode, [
    ...used,
    { sql: 'UPDATE user SET password = ? WHERE user_id = ? AND is_delete = 0', params: [password, userId] },
    assertChanged(),
    ...endSessions(userId),
    ...unbindChat(userId),
    forgetCodes(account),
    auditEntry({ userId, action: 'recover-password', table: 'user', itemId: userId }),
    securityNotice(userId, 'password_changed'),
  ]);
  await forgiveGuesses(env, { account, address, device: null });
}

/**
 * Changes the password of the signed-in user. Unless told otherwise it ends every session and saved sign-in but this device's, in any
 * case what the former password proved and is still on its way; the chat app is taken off when that is wished.
 * @param from the session that the call came with, its browser and address
 * @param lang in which its owner is told
 * @throws AppError 401 without a user, 409 when it was changed meanwhile, 422 for a wrong or poor password, 429
 */
export async function changePassword(
  db: Database,
  env: Env,
  caller: Caller,
  input: z.output<typeof passwordInput>,
  from: From,
  lang: Lang,
): Promise<void> {
  const userId = userIdOf(caller);
  const sql = 'SELECT account, password FROM user WHERE user_id = ? AND is_delete = 0';
  const user = await db.first<{ account: string; password: string | null }>(sql, [userId]);
  if (!user) throw loginTimeout();
  checkNewPassword(input.password, user.account);
  await confirmPassword(env, user, input.old_password, 'old_password', from.address);
  const password = await hashPassword(input.password);
  await writeOr(db, 'conflict', [
    {
      sql: 'UPDATE user SET password = ? WHERE user_id = ? AND password = ? AND is_delete = 0',
      params: [password, userId, user.password],
    },
    assertChanged(),
    ...(input.end_sessions
      ? [
          ...endOtherSessions(userId, sha256(from.previousToken ?? '')),
          forgetOtherDevices(userId, sha256(from.known ?? '')),
        ]
      : endProved(userId, sha256(from.previousToken ?? ''))),
    ...(input.unbind_chat_app ? unbindChat(userId) : []),
    forgetCodes(user.account),
    auditEntry({ userId, action: 'change-password', table: 'user', itemId: userId }),
    securityNotice(userId, 'password_changed'),
  ]);
  await tellOwner(db, env, userId, 'password_changed', lang);
}

/**
 * Changes the password of the signed-in recommender, who may have got it from the office; every other session of it ends.
 * @param from the session that the call came with, and its address
 * @throws AppError 409 when it was changed meanwhile, 422 for a wrong or poor password, or the same one again, 429
 */
export async function changeRecommenderPassword(
  db: Database,
  env: Env,
  recommenderId: string,
  input: z.output<typeof recommenderPasswordInput>,
  from: From,
): Promise<void> {
  const found = await db.first<{ account: string; password: string | null }>(
    'SELECT org_name AS account, org_password AS password FROM project_recommend WHERE id = ? AND is_delete = 0',
    [recommenderId],
  );
  if (!found) throw loginTimeout();
  checkNewPassword(input.password, found.account);
  await confirmPassword(env, found, input.old_password, 'old_password', from.address);
  // What the office knows is no secret of its owner's.
  if (input.password === input.old_password) throw invalid([{ field: 'password', code: 'password_unchanged' }]);
  const password = await hashPassword(input.password);
  await writeOr(db, 'conflict', [
    {
      sql: 'UPDATE project_recommend SET org_password = ?, must_change = 0 WHERE id = ? AND org_password = ? AND is_delete = 0',
      params: [password, recommenderId, found.password],
    },
    assertChanged(),
    endOtherSessionsOfRecommender(recommenderId, sha256(from.previousToken ?? '')),
    auditEntry({
      userId: recommenderId,
      action: 'change-password',
      table: 'project_recommend',
      itemId: recommenderId,
    }),
  ]);
}
