import { type ConfirmResult, FRESH_SECONDS } from '../../../../db/contract/session.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { loginTimeout, passwordAgain } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { sha256 } from '../../../platform/random.ts';
import { confirmPassword } from './passwords.ts';
import type { From } from './session.ts';

/**
 * Takes the password of the signed-in user again: for some minutes their session may do what a stolen one must not.
 * @param from the session that the call came with, and its address
 * @throws AppError 401 without a user, 422 at `password` for a wrong one, 429 after too many
 */
export async function confirmSession(
  db: Database,
  env: Env,
  caller: Caller,
  from: From,
  password: string,
): Promise<ConfirmResult> {
  const userId = userIdOf(caller);
  const sql = 'SELECT account, password FROM user WHERE user_id = ? AND is_delete = 0';
  const user = await db.first<{ account: string; password: string | null }>(sql, [userId]);
  if (!user) throw loginTimeout();
  await confirmPassword(env, user, password, 'password', from.address);
  const at = now();
  await writeOr(db, loginTimeout, [
    {
      // A password that was changed meanwhile proves nothing any more.
      sql: `UPDATE session SET confirm_time = ? WHERE token_hash = ? AND user_id = ?
              AND EXISTS (SELECT 1 FROM user WHERE user_id = ? AND password = ?)`,
      params: [at, sha256(from.previousToken ?? ''), userId, userId, user.password],
    },
    assertChanged(),
  ]);
  return { until: at + FRESH_SECONDS };
}

/**
 * Until when the password that was given again in a session counts.
 * @param token of the session
 * @returns unix seconds; 0 when it must be given again
 */
export async function freshUntil(db: Database, token: string | undefined): Promise<number> {
  const sql = 'SELECT confirm_time + ? AS until FROM session WHERE token_hash = ?';
  const row = await db.first<{ until: number | null }>(sql, [FRESH_SECONDS, sha256(token ?? '')]);
  return row?.until && row.until > now() ? row.until : 0;
}

/**
 * Lets a call pass only when the password was given again in its session: what a stolen session must not do.
 * @param token of the session that the call came with
 * @throws AppError 428 (`password_again`) when the password must be given first, by POST /web/v1/session/confirm
 */
export async function requireFresh(db: Database, token: string | undefined): Promise<void> {
  if ((await freshUntil(db, token)) === 0) throw passwordAgain();
}

/**
 * The same as a statement, for the head of the batch that it guards: the batch fails as stale when the session ended, or its
 * password was forgotten, after `requireFresh` had looked.
 * @param token of the session that the call came with
 */
export const stillFresh = (token: string | undefined): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM session WHERE token_hash = ? AND confirm_time > ?) THEN 1 ELSE json('stale') END`,
  params: [sha256(token ?? ''), now() - FRESH_SECONDS],
});
