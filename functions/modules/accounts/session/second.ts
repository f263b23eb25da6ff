import { STEP_SECONDS } from '../../../../db/contract/second-factor.ts';
import { now } from '../../../platform/clock.ts';
import type { RowOf, Statement } from '../../../platform/database.ts';
import { newToken, sha256 } from '../../../platform/random.ts';

/** Whether whom an expression of SQL names has a second factor; a column stands with its table, since both tables here have one so named. */
export const factorOf = (person: string): string =>
  `(EXISTS (SELECT 1 FROM second_factor_totp WHERE user_id = ${person} AND confirm_time IS NOT NULL)
    OR EXISTS (SELECT 1 FROM passkey WHERE user_id = ${person}))`;

/** Whether a person has a second factor. */
export const hasFactor = (userId: string): Statement => ({ sql: factorOf('?'), params: [userId, userId] });

/** Whether a browser need not show it: it did some days ago, and its person said that it is theirs. */
const isTrusted = (userId: string, token: string | undefined): Statement => ({
  sql: '(EXISTS (SELECT 1 FROM trusted_device WHERE token_hash = ? AND user_id = ? AND expire_time > ?))',
  params: [sha256(token ?? ''), userId, now()],
});

/** Whether a sign-in must wait for the second factor. */
function mustWait(userId: string, trusted: string | undefined): Statement {
  const factor = hasFactor(userId);
  const known = isTrusted(userId, trusted);
  return { sql: `(${factor.sql} AND NOT ${known.sql})`, params: [...factor.params, ...known.params] };
}

/** What a sign-in goes on with once the second factor is there. */
interface Waiting extends RowOf<'second_factor_step', 'way' | 'family'> {
  remember: boolean;
}

/**
 * A sign-in that waits, where it must: its token for the cookie, its end, and the row's statement.
 */
function newStep(userId: string, waiting: Waiting, condition: Statement) {
  const token = newToken();
  const at = now();
  const end = at + STEP_SECONDS;
  const statement: Statement = {
    sql: `INSERT INTO second_factor_step (token_hash, user_id, way, family, remember, add_time, expire_time)
          SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${condition.sql}`,
    params: [
      sha256(token),
      userId,
      waiting.way,
      waiting.family,
      Number(waiting.remember),
      at,
      end,
      ...condition.params,
    ],
  };
  return { token, end, statement };
}

/** By what a person may show the second factor: rows of one column. */
export const readFactors = (userId: string): Statement => ({
  sql: `SELECT 'totp' AS factor FROM second_factor_totp WHERE user_id = ? AND confirm_time IS NOT NULL
    UNION ALL SELECT 'passkey' WHERE EXISTS (SELECT 1 FROM passkey WHERE user_id = ?)
    UNION ALL SELECT 'recovery' WHERE EXISTS (SELECT 1 FROM recovery_code WHERE user_id = ? AND used_time IS NULL)`,
  params: [userId, userId, userId],
});

/**
 * What decides whether a new session stays: where the person has a second factor that this browser must show, the session and its
 * saved credential go again, and a row that waits is written instead, in the same transaction.
 * @param trusted token of a browser that need not show it; `passed` says that it was shown
 * @param hashes of the tokens of the session and of the credential
 */
export function secondFactor(
  userId: string,
  trusted: string | undefined,
  opening: Omit<Waiting, 'remember'> & { remember?: boolean; passed?: Statement[] },
  hashes: { session: string; credential?: string },
) {
  const factor = hasFactor(userId);
  const shown: Statement = {
    sql: `UPDATE session SET factor_time = ? WHERE token_hash = ? AND ${factor.sql}`,
    params: [now(), hashes.session, ...factor.params],
  };
  if (opening.passed) return { statements: [shown], step: undefined };
  const wait = mustWait(userId, trusted);
  const { family, remember = false, way } = opening;
  const step = newStep(userId, { way, family, remember }, wait);
  const gone = (table: string, hash: string): Statement => ({
    sql: `DELETE FROM ${table} WHERE token_hash = ? AND ${wait.sql}`,
    params: [hash, ...wait.params],
  });
  return {
    statements: [
      step.statement,
      gone('session', hashes.session),
      ...(hashes.credential ? [gone('device_token', hashes.credential)] : []),
      shown,
    ],
    step,
  };
}
