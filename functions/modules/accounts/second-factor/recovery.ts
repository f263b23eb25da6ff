import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../../../db/contract/second-factor.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Statement } from '../../../platform/database.ts';
import { sha256 } from '../../../platform/random.ts';
import { insertAll } from '../../../platform/sql.ts';

/** Letters and digits that are not taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

const hashOf = (userId: string, code: string): string =>
  sha256(
    `${userId}:${code
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')}`,
  );

/** 31 characters do not divide 256: what is over would make some more likely. */
function newCode(): string {
  const fair = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH))
      if (byte < fair && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Seconds within which nobody who was shown recovery codes can have kept them. */
const RECENT_SECONDS = 5;

/** Fails the batch as stale where recovery codes were made a moment ago: whoever asks twice at once is shown those that count. */
export const noRecentCodes = (userId: string): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM recovery_code WHERE user_id = ? AND add_time > ?) THEN json('stale') ELSE 1 END`,
  params: [userId, now() - RECENT_SECONDS],
});

/** New recovery codes in the place of the old ones: the codes for the person, and the statements. */
export function newRecoveryCodes(userId: string): { codes: string[]; statements: Statement[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const at = now();
  return {
    codes,
    statements: [
      { sql: 'DELETE FROM recovery_code WHERE user_id = ?', params: [userId] },
      ...insertAll(
        'recovery_code',
        codes.map((code) => ({ code_hash: hashOf(userId, code), user_id: userId, add_time: at })),
      ),
    ],
  };
}

/** Uses a recovery code up; the batch fails as stale when it is none, or was used. */
export const proveRecovery = (userId: string, code: string): Statement[] => [
  {
    sql: 'UPDATE recovery_code SET used_time = ? WHERE code_hash = ? AND user_id = ? AND used_time IS NULL',
    params: [now(), hashOf(userId, code), userId],
  },
  assertChanged(),
];
