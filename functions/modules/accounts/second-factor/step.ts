import { SECOND_LIMITS, type SecondInput, STEP_TRIES, TRUST_DAYS } from '../../../../db/contract/second-factor.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type RowOf, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { newToken, sha256 } from '../../../platform/random.ts';
import { forgetAttempts, type Limit, refundAttempt, takeAttempt } from '../../../platform/rate-limit.ts';
import { insert } from '../../../platform/sql.ts';
import { type Entered, type From, openSession, type Way } from '../session/session.ts';
import { authenticationOptions, provePasskey } from './passkeys.ts';
import { proveRecovery } from './recovery.ts';
import { proveTotp } from './totp.ts';

interface Step extends RowOf<'second_factor_step', 'user_id' | 'family' | 'remember' | 'challenge'> {
  way: Way;
  /** When a saved sign-in of the device ends: none is made to last longer. */
  credential_end: number | null;
}

/** Unknown, over, used and tried too often read alike: the sign-in begins again. */
const expired = () => new AppError(404, 'second_factor_expired');

const wrong = () => invalid([{ field: 'code', code: 'second_factor_wrong' }]);

const LIVING = `token_hash = ? AND way <> 'passkey' AND used_time IS NULL AND expire_time > ?`;

/**
 * What a browser needs to show a passkey for the sign-in that waits in it.
 * @param token of the waiting sign-in; @param origin of the site
 * @throws AppError 404 when none waits
 */
export async function stepOptions(db: Database, token: string | undefined, origin: string) {
  const where = [sha256(token ?? ''), now()];
  const step = await db.first<Step>(`SELECT user_id FROM second_factor_step WHERE ${LIVING}`, where);
  if (!step) throw expired();
  const options = await authenticationOptions(db, origin, step.user_id);
  const changed = await db.run(`UPDATE second_factor_step SET challenge = ? WHERE ${LIVING}`, [
    options.challenge,
    ...where,
  ]);
  if (changed === 0) throw expired();
  return options;
}

async function proofOf(
  db: Database,
  env: Env,
  step: Step,
  { code, recovery, passkey }: SecondInput,
  origin: () => string,
): Promise<Statement[] | null> {
  if (code !== undefined) return proveTotp(db, env, step.user_id, code, true);
  if (recovery !== undefined) return proveRecovery(step.user_id, recovery);
  return step.challenge === null ? null : provePasskey(db, step.user_id, passkey, step.challenge, origin());
}

const trustOf = (userId: string) => {
  const token = newToken();
  const at = now();
  const statement = insert('trusted_device', {
    token_hash: sha256(token),
    user_id: userId,
    add_time: at,
    expire_time: at + TRUST_DAYS * DAY,
  });
  return { token, statement };
};

/**
 * Turns a sign-in that waits into a session, by a code of the app, a recovery code or a passkey. Every try is counted before it is
 * looked at, side by side ones too, and a challenge is good for one.
 * @param token of the waiting sign-in; @param origin of the site, asked for passkeys alone
 * @returns what the sign-in gave, and the token of the browser that is trusted from now on
 * @throws AppError 404 when none waits or it was tried too often, 422 for a wrong factor, 429 after too many of the account
 */
export async function finishStep(
  db: Database,
  env: Env,
  token: string | undefined,
  input: SecondInput,
  origin: () => string,
  from: From,
): Promise<{ entered: Entered; trusted?: string }> {
  const at = now();
  const hash = sha256(token ?? '');
  const [waiting, counted] = await db.batch<Step>([
    {
      sql: `SELECT challenge, (SELECT min(t.expire_time) FROM device_token t WHERE t.family = second_factor_step.family
              AND t.user_id = second_factor_step.user_id) AS credential_end
            FROM second_factor_step WHERE ${LIVING}`,
      params: [hash, at],
    },
    {
      sql: `UPDATE second_factor_step SET tries = tries + 1, challenge = NULL WHERE ${LIVING} AND tries < ?
            RETURNING user_id, way, family, remember`,
      params: [hash, at, STEP_TRIES],
    },
  ]);
  if (!counted?.[0]) throw expired();
  const before = waiting?.[0];
  const step = { ...counted[0], challenge: before?.challenge ?? null };
  const credentialEnd = before?.credential_end ?? undefined;
  const { account, address, windowSeconds } = SECOND_LIMITS;
  const perAccount: Limit = { name: 'second-account', key: step.user_id, limit: account, windowSeconds };
  const perAddress: Limit = { name: 'second-address', key: from.address, limit: address, windowSeconds };
  await takeAttempt(env, [perAccount, perAddress]);
  const refuse = () => {
    db.note({ type: 'sign-in-failed', outcome: 'failed', userId: step.user_id, detail: 'second-factor' });
    return wrong();
  };
  const proof = await proofOf(db, env, step, input, origin);
  if (!proof) throw refuse();
  const trust = input.trust ? trustOf(step.user_id) : undefined;
  const passed: Statement[] = [
    ...proof,
    {
      sql: 'UPDATE second_factor_step SET used_time = ? WHERE token_hash = ? AND used_time IS NULL',
      params: [at, hash],
    },
    assertChanged(),
    // The saved sign-in that began this goes with it: the session brings the next one.
    {
      sql: 'UPDATE device_token SET used_time = ? WHERE family = ? AND user_id = ? AND used_time IS NULL',
      params: [at, step.family, step.user_id],
    },
    ...(trust ? [trust.statement] : []),
  ];
  const entered = await openSession(db, { userId: step.user_id, recommenderId: null }, from, {
    way: step.way,
    family: step.family,
    remember: step.remember === 1,
    ...(credentialEnd !== undefined && { credentialEnd }),
    passed,
  }).catch((error) => {
    throw isStale(error) ? refuse() : error;
  });
  await Promise.all([forgetAttempts(env, perAccount), refundAttempt(env, perAddress)]);
  return { entered, ...(trust && { trusted: trust.token }) };
}
