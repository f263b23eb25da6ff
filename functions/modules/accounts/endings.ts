import type { Statement } from '../../platform/database.ts';

/**
 * Ends every session and every saved sign-in of a person.
 * @param userId whose
 */
export const endSessions = (userId: string): Statement[] => [
  { sql: 'DELETE FROM session WHERE user_id = ?', params: [userId] },
  { sql: 'DELETE FROM device_token WHERE user_id = ?', params: [userId] },
];

/**
 * Ends every session and saved sign-in of a person but those of the device that the call comes from.
 * @param sessionHash hash of the token of the session that stays
 */
export const endOtherSessions = (userId: string, sessionHash: string): Statement[] => [
  {
    sql: `DELETE FROM device_token WHERE user_id = ?
          AND family IS NOT (SELECT family FROM session WHERE token_hash = ?)`,
    params: [userId, sessionHash],
  },
  { sql: 'DELETE FROM session WHERE user_id = ? AND token_hash <> ?', params: [userId, sessionHash] },
];

/** Makes every code and link worthless that is still under way to an account. */
export const forgetCodes = (account: string): Statement => ({
  sql: 'DELETE FROM verification_code WHERE account = ? AND used_time IS NULL',
  params: [account],
});
