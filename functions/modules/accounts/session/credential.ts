import { EXCHANGE_SECONDS, LOGIN_LIMITS, STAFF_DAYS, STAFF_IDLE_HOURS } from '../../../../db/contract/session.ts';
import { DAY, HOUR } from '../../../../db/contract/time.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isStale, type RowOf } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/random.ts';
import { type Limit, refundAttempt, takeAttempt } from '../../../platform/rate-limit.ts';
import { type Entered, endFamily, type From, openSession, stillHolds } from './session.ts';

/** A saved credential of staff ends as their sessions do: some days after the device's first, some hours after its last use. */
const IN_USE = `EXISTS (SELECT 1 FROM user u WHERE u.user_id = device_token.user_id AND u.authority = '') OR (
  (SELECT min(f.add_time) FROM device_token f WHERE f.family = device_token.family) > ?
  AND max(device_token.add_time, coalesce(
    (SELECT max(coalesce(s.last_time, s.add_time)) FROM session s WHERE s.family = device_token.family), 0)) > ?)`;

type Claimed = RowOf<'device_token', 'family' | 'user_id' | 'expire_time'>;

/**
 * Signs in by the saved credential, which is exchanged for the next one of its family; that one ends when the first would have
 * ended. Two tabs of the browser that it was saved in may bring the same one within some seconds.
 * @throws AppError 401 when it is unknown, too old, or was used before; 429 after too many failures from one address
 */
export async function signInByCredential(db: Database, env: Env, credential: string, from: From): Promise<Entered> {
  const { address, windowSeconds } = LOGIN_LIMITS;
  const perAddress: Limit = { name: 'login-address', key: from.address, limit: address, windowSeconds };
  await takeAttempt(env, [perAddress]);
  const hash = sha256(credential);
  const at = now();
  const [claimed, again, known] = await db.batch<Claimed & { used_time: number | null }>([
    {
      sql: `UPDATE device_token SET used_time = ? WHERE token_hash = ? AND used_time IS NULL AND expire_time > ?
              AND (${IN_USE})
            RETURNING family, user_id, expire_time`,
      params: [at, hash, at, at - STAFF_DAYS * DAY, at - STAFF_IDLE_HOURS * HOUR],
    },
    {
      // Only the browser itself has the cookie: who copied the credential alone is found out at once.
      sql: `SELECT t.family, t.user_id, t.expire_time FROM device_token t
            JOIN known_device k ON k.user_id = t.user_id AND k.token_hash = ?
            WHERE t.token_hash = ? AND t.used_time > ? AND t.expire_time > ?`,
      params: [sha256(from.known ?? ''), hash, at - EXCHANGE_SECONDS, at],
    },
    {
      sql: 'SELECT family, user_id, used_time FROM device_token WHERE token_hash = ? AND expire_time > ?',
      params: [hash, at],
    },
  ]);
  const device = claimed?.[0] ?? again?.[0];
  if (!device) {
    const used = known?.[0];
    // Two hold the token: whoever they are, both must sign in by password.
    if (used?.used_time) {
      await db.batch(endFamily(used.family));
      db.note({ type: 'credential-reused', outcome: 'failed', userId: used.user_id });
    }
    throw new AppError(401, 'credential_expired');
  }
  const options = {
    way: 'credential' as const,
    family: device.family,
    remember: true,
    credentialEnd: device.expire_time,
    still: stillHolds('SELECT 1 FROM device_token WHERE token_hash = ?', [hash]),
  };
  const signedIn = await openSession(db, { userId: device.user_id, recommenderId: null }, from, options).catch(
    (error) => {
      throw isStale(error) ? new AppError(401, 'credential_expired') : error;
    },
  );
  await refundAttempt(env, perAddress);
  // Whoever does not show the second factor now begins with the same credential again.
  if ('step' in signedIn) await db.run('UPDATE device_token SET used_time = NULL WHERE token_hash = ?', [hash]);
  return signedIn;
}
