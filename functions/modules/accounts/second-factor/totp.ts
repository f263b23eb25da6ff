import { Secret, TOTP } from 'otpauth';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { assertChanged } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { keyRing, seal, unseal } from '../../../platform/sealed.ts';

/** What the secret is sealed for. */
const TOTP_PURPOSE = 'second_factor_totp.secret';

const ISSUER = 'Technology Transfer Platform';
const SECRET_BYTES = 20;
const PERIOD = 30;
/** Half minutes that a clock may be wrong by, each way. */
const WINDOW = 1;

const generator = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret });

/**
 * A new secret: for the person, as an address for their app, and sealed for the database.
 * @param account that the app shows it with
 */
export function newSecret(env: Env, account: string): { secret: string; url: string; stored: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return {
    secret: secret.base32,
    url: generator(secret, account).toString(),
    stored: seal(keyRing(env), TOTP_PURPOSE, secret.base32),
  };
}

interface Row {
  secret: string;
}

/**
 * Whether a code is right now.
 * @param confirmed whether the app must have been confirmed before, or must not
 * @returns the statements that use its half minute up, or null for a wrong code; their batch fails when it was used
 */
export async function proveTotp(
  db: Database,
  env: Env,
  userId: string,
  code: string,
  confirmed: boolean,
): Promise<Statement[] | null> {
  const state = `confirm_time IS ${confirmed ? 'NOT ' : ''}NULL`;
  const row = await db.first<Row>(`SELECT secret FROM second_factor_totp WHERE user_id = ? AND ${state}`, [userId]);
  if (!row) return null;
  const at = now();
  const secret = Secret.fromBase32(unseal(keyRing(env), TOTP_PURPOSE, row.secret));
  const delta = generator(secret).validate({ token: code, timestamp: at * 1000, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(at / PERIOD) + delta;
  return [
    {
      sql: `UPDATE second_factor_totp SET last_step = ?, confirm_time = coalesce(confirm_time, ?)
            WHERE user_id = ? AND secret = ? AND last_step < ? AND ${state}`,
      params: [step, at, userId, row.secret, step],
    },
    assertChanged(),
  ];
}
