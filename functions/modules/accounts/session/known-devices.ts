import { KNOWN_DEVICES } from '../../../../db/contract/session.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { newToken, sha256 } from '../../../platform/random.ts';

/** Whether the browser whose token's hash is its parameter is a known one of the user whose row is read. */
export const knownHash = `EXISTS (SELECT 1 FROM known_device k WHERE k.user_id = user.user_id AND k.token_hash = ?)`;

/**
 * Makes a browser one that its person has used before. A browser has one token for everybody who uses it; the oldest of too many
 * browsers is forgotten.
 * @param held token that the browser has already
 */
export function knowDevice(userId: string, held: string | undefined): { token: string; statements: Statement[] } {
  const token = held ?? newToken();
  const at = now();
  const statements = [
    {
      sql: `INSERT INTO known_device (token_hash, user_id, add_time, last_time) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, token_hash) DO UPDATE SET last_time = excluded.last_time`,
      params: [sha256(token), userId, at, at],
    },
    {
      sql: `DELETE FROM known_device WHERE user_id = ? AND token_hash IN (
              SELECT token_hash FROM known_device WHERE user_id = ?
              ORDER BY last_time DESC, add_time DESC LIMIT -1 OFFSET ${KNOWN_DEVICES})`,
      params: [userId, userId],
    },
  ];
  return { token, statements };
}

/**
 * Whether a browser is one in which the owner of an account gave their password before.
 * @param account in its stored form
 * @param held token of the browser
 * @returns its hash, or null for every other browser
 */
export async function knownDevice(db: Database, account: string, held: string | undefined): Promise<string | null> {
  if (held === undefined) return null;
  const hash = sha256(held);
  const sql = `SELECT 1 FROM user WHERE account = ? AND is_delete = 0 AND ${knownHash}`;
  return (await db.first(sql, [account, hash])) ? hash : null;
}
