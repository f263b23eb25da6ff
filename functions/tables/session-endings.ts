import { now } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/random.ts';

/** Sign-ins that wait for the second factor. */
const endWaiting = (userId: string): Statement => ({
  sql: `DELETE FROM second_factor_step WHERE user_id = ? AND way <> 'passkey'`,
  params: [userId],
});

/** Sign-ins that wait for the second factor, and browsers that need not show it. */
const endSecondSteps = (userId: string): Statement[] => [
  endWaiting(userId),
  { sql: 'DELETE FROM trusted_device WHERE user_id = ?', params: [userId] },
];

/** Bindings of the chat app that are on their way: what ends sessions ends them, or who began one would get in by it (decision 326). */
export const endBindings = (userId: string): Statement => ({
  sql: 'DELETE FROM chat_binding WHERE user_id = ? AND used_time IS NULL',
  params: [userId],
});

/**
 * Ends every session, every saved sign-in and every confirmation on the way of a person; no browser is a known one any more.
 * @param userId whose
 */
export const endSessions = (userId: string): Statement[] => [
  { sql: 'DELETE FROM session WHERE user_id = ?', params: [userId] },
  { sql: 'DELETE FROM device_token WHERE user_id = ?', params: [userId] },
  { sql: 'DELETE FROM known_device WHERE user_id = ?', params: [userId] },
  { sql: 'DELETE FROM oauth_state WHERE user_id = ?', params: [userId] },
  { sql: 'DELETE FROM chat_binding WHERE user_id = ?', params: [userId] },
  ...endSecondSteps(userId),
];

/**
 * Ends every session, saved sign-in and binding on its way of a person but the sessions of the device that the call comes from.
 * @param sessionHash hash of the token of the session that stays
 */
export const endOtherSessions = (userId: string, sessionHash: string): Statement[] => [
  {
    sql: `DELETE FROM device_token WHERE user_id = ?
          AND family IS NOT (SELECT family FROM session WHERE token_hash = ?)`,
    params: [userId, sessionHash],
  },
  { sql: 'DELETE FROM session WHERE user_id = ? AND token_hash <> ?', params: [userId, sessionHash] },
  endBindings(userId),
  ...endSecondSteps(userId),
];

/**
 * Ends what the former password of a person proved, where its sessions stay: sign-ins that wait for the second factor, bindings of the
 * chat app on their way, and that it was given again in other sessions (decision 382).
 * @param sessionHash hash of the token of the session in which it was changed
 */
export const endProved = (userId: string, sessionHash: string): Statement[] => [
  endWaiting(userId),
  endBindings(userId),
  {
    sql: 'UPDATE session SET confirm_time = NULL WHERE user_id = ? AND token_hash <> ?',
    params: [userId, sessionHash],
  },
];

/**
 * Ends every session of a recommender but the one that the call comes with.
 * @param sessionHash hash of the token of the session that stays
 */
export const endOtherSessionsOfRecommender = (recommenderId: string, sessionHash: string): Statement => ({
  sql: 'DELETE FROM session WHERE recommender_id = ? AND token_hash <> ?',
  params: [recommenderId, sessionHash],
});

/**
 * Makes every browser a new one but that of the call.
 * @param deviceHash hash of the token of the browser that stays known
 */
export const forgetOtherDevices = (userId: string, deviceHash: string): Statement => ({
  sql: 'DELETE FROM known_device WHERE user_id = ? AND token_hash <> ?',
  params: [userId, deviceHash],
});

/** Takes the chat app off: it signs nobody in any more. */
export const unbindChat = (userId: string): Statement[] => [
  {
    sql: `INSERT INTO audit_log (id, user_id, action, table_name, item_id, add_time)
          SELECT ?, user_id, 'wx-unbind', 'user', user_id, ? FROM user WHERE user_id = ? AND openid IS NOT NULL`,
    params: [newId(), now(), userId],
  },
  { sql: 'UPDATE user SET openid = NULL, unionid = NULL WHERE user_id = ? AND openid IS NOT NULL', params: [userId] },
  endBindings(userId),
];

/** Makes every code and link worthless that is still under way to an account. */
export const forgetCodes = (account: string): Statement => ({
  sql: 'DELETE FROM verification_code WHERE account = ? AND used_time IS NULL',
  params: [account],
});
