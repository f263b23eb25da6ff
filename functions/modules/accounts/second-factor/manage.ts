import {
  MAX_PASSKEYS,
  type NewTotp,
  type Passkey,
  type RecoveryResult,
  SECOND_LIMITS,
  type SecondFactorState,
  STEP_SECONDS,
} from '../../../../db/contract/second-factor.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isStale, isUniqueViolation, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, forbidden, invalid, loginTimeout, notFound, passwordAgain } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { sha256 } from '../../../platform/random.ts';
import { forgetAttempts, type Limit, takeAttempt } from '../../../platform/rate-limit.ts';
import { insert } from '../../../platform/sql.ts';
import { endOtherSessions, endSessions } from '../../../tables/session-endings.ts';
import { requireFresh, stillFresh } from '../session/fresh.ts';
import { hasFactor } from '../session/second.ts';
import { provenPasskey, registrationOptions } from './passkeys.ts';
import { newRecoveryCodes, noRecentCodes } from './recovery.ts';
import { newSecret, proveTotp } from './totp.ts';

/** Who asks, in which session. */
export interface Asking {
  caller: Caller;
  token: string | undefined;
}

/** A path that SQLite cannot read, and names: so a batch says why it stopped. */
const TOO_MANY = 'too-many-passkeys';

const REQUIRED = `SELECT 1 FROM setting s, user u WHERE s.id = 'second-factor-required' AND s.value = '1'
  AND u.user_id = ? AND u.authority <> ''`;

/** What a person has of the second factor. */
export async function secondFactorState(db: Database, caller: Caller): Promise<SecondFactorState> {
  const userId = userIdOf(caller);
  const of = (sql: string): Statement => ({ sql, params: [userId] });
  const [totp, passkeys, codes, required] = await db.batch<unknown>([
    of('SELECT 1 FROM second_factor_totp WHERE user_id = ? AND confirm_time IS NOT NULL'),
    of(
      `SELECT id, label, add_time, used_time FROM passkey WHERE user_id = ? ORDER BY add_time, id LIMIT ${MAX_PASSKEYS}`,
    ),
    of('SELECT count(*) AS count FROM recovery_code WHERE user_id = ? AND used_time IS NULL'),
    of(REQUIRED),
  ]);
  return {
    totp: (totp?.length ?? 0) > 0,
    passkeys: (passkeys ?? []) as Passkey[],
    recovery_codes: (codes?.[0] as { count: number } | undefined)?.count ?? 0,
    required: (required?.length ?? 0) > 0,
  };
}

const changed = (userId: string, action: string, after?: string): Statement =>
  auditEntry({ userId, action, table: 'user', itemId: userId, ...(after && { after }) });

/**
 * The first factor of a person: sessions that were begun without one end, and recovery codes are made.
 * @returns statements that stand before the factor is written, and after: of two that are the first at once one counts, for two would
 * each show codes, of which the later ones alone are good
 */
async function firstOf(db: Database, userId: string, token: string | undefined) {
  const factor = hasFactor(userId);
  const row = await db.first<{ has: number }>(`SELECT ${factor.sql} AS has`, factor.params);
  const fresh = row?.has === 1 ? null : newRecoveryCodes(userId);
  const hash = sha256(token ?? '');
  return {
    codes: fresh?.codes ?? null,
    before: {
      sql: `SELECT CASE WHEN ${factor.sql} = ? THEN 1 ELSE json('stale') END`,
      params: [...factor.params, row?.has ?? 0],
    },
    after: [
      { sql: 'UPDATE session SET factor_time = ? WHERE token_hash = ?', params: [now(), hash] },
      ...(fresh ? [...fresh.statements, ...endOtherSessions(userId, hash)] : []),
    ],
  };
}

const staleIsFresh = (error: unknown): unknown => (isStale(error) ? passwordAgain() : error);

const areTooMany = (error: unknown): boolean => error instanceof Error && error.message.includes(TOO_MANY);

/**
 * A new secret for an authenticator app, which counts once a code of it was shown.
 * @throws AppError 409 when there is one already, 428 without a fresh password
 */
export async function beginTotp(db: Database, env: Env, { caller, token }: Asking): Promise<NewTotp> {
  const userId = userIdOf(caller);
  await requireFresh(db, token);
  const user = await db.first<{ account: string }>('SELECT account FROM user WHERE user_id = ?', [userId]);
  if (!user) throw loginTimeout();
  const { secret, url, stored } = newSecret(env, user.account);
  const changes = await db.run(
    `INSERT INTO second_factor_totp (user_id, secret, add_time) VALUES (?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0, add_time = excluded.add_time
     WHERE confirm_time IS NULL`,
    [userId, stored, now()],
  );
  if (changes === 0) throw new AppError(409, 'second_factor_exists');
  return { secret, url };
}

/**
 * Switches the authenticator app on, by its first code.
 * @returns recovery codes, when it is the first second factor
 * @throws AppError 422 for a wrong code, 428 without a fresh password, 429 after too many
 */
export async function confirmTotp(
  db: Database,
  env: Env,
  { caller, token }: Asking,
  code: string,
): Promise<RecoveryResult> {
  const userId = userIdOf(caller);
  await requireFresh(db, token);
  const { account: limit, windowSeconds } = SECOND_LIMITS;
  const attempts: Limit = { name: 'second-account', key: userId, limit, windowSeconds };
  await takeAttempt(env, [attempts]);
  const proof = await proveTotp(db, env, userId, code, false);
  if (!proof) {
    db.note({ type: 'code-failed', outcome: 'failed', userId, detail: 'second-factor-set-up' });
    throw invalid([{ field: 'code', code: 'second_factor_wrong' }]);
  }
  const first = await firstOf(db, userId, token);
  try {
    await db.batch([
      stillFresh(token),
      first.before,
      ...proof,
      ...first.after,
      changed(userId, 'second-factor-on', 'totp'),
    ]);
  } catch (error) {
    throw staleIsFresh(error);
  }
  await forgetAttempts(env, attempts);
  return { recovery_codes: first.codes };
}

const challengeKey = (token: string | undefined): string => sha256(`passkey:${token ?? ''}`);

/**
 * What a browser needs to make a passkey.
 * @param origin of the site
 * @throws AppError 409 when there are enough of them, 428 without a fresh password
 */
export async function beginPasskey(db: Database, { caller, token }: Asking, origin: string) {
  const userId = userIdOf(caller);
  await requireFresh(db, token);
  const user = await db.first<{ account: string; count: number }>(
    'SELECT account, (SELECT count(*) FROM passkey WHERE user_id = u.user_id) AS count FROM user u WHERE user_id = ?',
    [userId],
  );
  if (!user) throw loginTimeout();
  if (user.count >= MAX_PASSKEYS) throw new AppError(409, 'second_factor_exists');
  const options = await registrationOptions(db, origin, { id: userId, account: user.account });
  const at = now();
  await db.run(
    `INSERT INTO second_factor_step (token_hash, user_id, way, family, challenge, add_time, expire_time)
     VALUES (?, ?, 'passkey', '', ?, ?, ?)
     ON CONFLICT (token_hash) DO UPDATE SET challenge = excluded.challenge, expire_time = excluded.expire_time`,
    [challengeKey(token), userId, options.challenge, at, at + STEP_SECONDS],
  );
  return options;
}

/** Fails the batch when a person has more passkeys than they may: challenges of several browsers end side by side. */
const fewEnough = (userId: string): Statement => ({
  sql: `SELECT CASE WHEN (SELECT count(*) FROM passkey WHERE user_id = ?) <= ${MAX_PASSKEYS} THEN 1 ELSE json_extract('{}', '${TOO_MANY}') END`,
  params: [userId],
});

/**
 * Adds the passkey that a browser made.
 * @returns recovery codes, when it is the first second factor
 * @throws AppError 409 when there are enough of them, 422 for an answer that does not fit, 428 without a fresh password
 */
export async function addPasskey(
  db: Database,
  { caller, token }: Asking,
  input: { label: string; response: unknown },
  origin: string,
): Promise<RecoveryResult> {
  const userId = userIdOf(caller);
  await requireFresh(db, token);
  const refused = () => invalid([{ field: 'response', code: 'second_factor_wrong' }]);
  const step = await db.first<{ challenge: string }>(
    'DELETE FROM second_factor_step WHERE token_hash = ? AND user_id = ? AND expire_time > ? RETURNING challenge',
    [challengeKey(token), userId, now()],
  );
  if (!step) throw refused();
  const made = await provenPasskey(input.response, step.challenge, origin);
  if (!made) throw refused();
  const first = await firstOf(db, userId, token);
  try {
    await db.batch([
      stillFresh(token),
      first.before,
      insert('passkey', { ...made, user_id: userId, label: input.label, add_time: now() }),
      fewEnough(userId),
      ...first.after,
      changed(userId, 'second-factor-on', 'passkey'),
    ]);
  } catch (error) {
    if (areTooMany(error)) throw new AppError(409, 'second_factor_exists');
    throw isUniqueViolation(error) ? refused() : staleIsFresh(error);
  }
  return { recovery_codes: first.codes };
}

/** Without any factor nothing is left to recover, and no browser to trust. */
const tidy = (userId: string): Statement[] => {
  const factor = hasFactor(userId);
  return ['recovery_code', 'trusted_device'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE user_id = ? AND NOT ${factor.sql}`,
    params: [userId, ...factor.params],
  }));
};

/** Fails the batch when staff who need a second factor would have none left. */
const keepsOne = (userId: string): Statement => {
  const factor = hasFactor(userId);
  return {
    sql: `SELECT CASE WHEN ${factor.sql} OR NOT EXISTS (${REQUIRED}) THEN 1 ELSE json('stale') END`,
    params: [...factor.params, userId],
  };
};

async function remove(db: Database, { caller, token }: Asking, removal: (userId: string) => Statement, what: string) {
  const userId = userIdOf(caller);
  await requireFresh(db, token);
  const [, gone] = await writeOr(db, 'second_factor_last', [
    stillFresh(token),
    removal(userId),
    keepsOne(userId),
    ...tidy(userId),
    changed(userId, 'second-factor-off', what),
  ]);
  if (!gone?.length) throw notFound();
}

/**
 * Switches the authenticator app off.
 * @throws AppError 404 when there is none, 409 when staff would have none left, 428 without a fresh password
 */
export const removeTotp = (db: Database, asking: Asking): Promise<void> =>
  remove(
    db,
    asking,
    (userId) => ({ sql: 'DELETE FROM second_factor_totp WHERE user_id = ? RETURNING 1', params: [userId] }),
    'totp',
  );

/**
 * Takes a passkey off.
 * @throws AppError 404 for an unknown one, 409 when staff would have none left, 428 without a fresh password
 */
export const removePasskey = (db: Database, asking: Asking, id: string): Promise<void> =>
  remove(
    db,
    asking,
    (userId) => ({ sql: 'DELETE FROM passkey WHERE user_id = ? AND id = ? RETURNING 1', params: [userId, id] }),
    'passkey',
  );

/**
 * New recovery codes; the old ones are worth nothing. Of several who ask at once one is answered: codes that are shown are good.
 * @throws AppError 404 without a second factor, 409 where they were made a moment ago, 428 without a fresh password
 */
export async function renewRecoveryCodes(db: Database, { caller, token }: Asking): Promise<RecoveryResult> {
  const userId = userIdOf(caller);
  await requireFresh(db, token);
  const factor = hasFactor(userId);
  const row = await db.first<{ has: number }>(`SELECT ${factor.sql} AS has`, factor.params);
  if (row?.has !== 1) throw notFound();
  const { codes, statements } = newRecoveryCodes(userId);
  const renewed = async () => {
    await requireFresh(db, token);
    return new AppError(409, 'recovery_renewed');
  };
  await writeOr(db, renewed, [
    stillFresh(token),
    noRecentCodes(userId),
    ...statements,
    changed(userId, 'recovery-codes'),
  ]);
  return { recovery_codes: codes };
}

/**
 * Takes every second factor of a person off who lost it; they are signed out everywhere.
 * @param asking an administrator
 * @throws AppError 403 for the own account, 404, 428 without a fresh password
 */
export async function resetSecondFactor(db: Database, { caller, token }: Asking, userId: string): Promise<void> {
  const by = userIdOf(caller);
  if (by === userId) throw forbidden();
  await requireFresh(db, token);
  const person = await db.first('SELECT 1 FROM user WHERE user_id = ?', [userId]);
  if (!person) throw notFound();
  try {
    await db.batch([
      stillFresh(token),
      ...['second_factor_totp', 'passkey', 'recovery_code', 'trusted_device'].map((table) => ({
        sql: `DELETE FROM ${table} WHERE user_id = ?`,
        params: [userId],
      })),
      ...endSessions(userId),
      auditEntry({ userId: by, action: 'second-factor-reset', table: 'user', itemId: userId }),
    ]);
  } catch (error) {
    throw staleIsFresh(error);
  }
}
