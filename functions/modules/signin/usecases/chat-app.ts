import type { Lang } from '../../../../db/contract/errors.ts';
import { OAUTH_SECONDS, type OauthResult } from '../../../../db/contract/signin.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, loginTimeout } from '../../../platform/errors.ts';
import { newToken, sha256 } from '../../../platform/random.ts';
import { insert } from '../../../platform/sql.ts';
import { authorizeAddress, exchangeCode } from '../../../platform/wechat.ts';
import { securityNotice, tellOwner } from '../../accounts/telling.ts';
import { requireFresh, stillFresh } from '../../session/fresh.ts';
import { type Entered, type From, openSession } from '../../session/usecases.ts';

/** Missing, unknown, used, of another browser, refused by the chat app: the person starts again, and learns no more. */
const failed = () => new AppError(422, 'oauth_failed');

/** The page that the chat app sends people back to (core§2). */
const RETURN_PAGE = '/wxBind';

/**
 * Begins an authorisation: the `state` in its address is good once, for ten minutes, in this browser.
 * @param start origin of the site, hash of the browser's secret, who is signed in, and the path to go on to
 * @returns address of the chat app's page
 */
export async function beginAuthorization(
  db: Database,
  env: Env,
  start: { origin: string; browser: string; userId: string | null; to: string },
): Promise<string> {
  const state = newToken();
  const at = now();
  const { sql, params } = insert('oauth_state', {
    state_hash: sha256(state),
    browser_hash: start.browser,
    user_id: start.userId,
    target: start.to,
    add_time: at,
    expire_time: at + OAUTH_SECONDS,
  });
  await db.run(sql, params);
  return authorizeAddress(env, `${start.origin}${RETURN_PAGE}`, state);
}

interface Claimed {
  user_id: string | null;
  target: string;
}

/** What the chat app brought a person back with, and in which browser. */
export interface Return {
  code: string;
  state: string;
  browser: string;
}

/** The state goes before the code is looked at, so that two calls never share one. */
async function personOf(
  db: Database,
  env: Env,
  { code, state, browser }: Return,
  binder: string | null,
): Promise<Claimed & { openid: string }> {
  if (!code || !state || !browser) throw failed();
  const at = now();
  const claimed = await db.first<Claimed>(
    `UPDATE oauth_state SET used_time = ?
     WHERE state_hash = ? AND browser_hash = ? AND used_time IS NULL AND expire_time > ?
       AND (? IS NULL OR user_id IS NULL OR user_id = ?)
     RETURNING user_id, target`,
    [at, sha256(state), browser, at, binder, binder],
  );
  if (!claimed) throw failed();
  const person = await exchangeCode(env, code);
  if (person.ok) return { ...claimed, openid: person.openid };
  throw person.errcode === null ? new AppError(503, 'unavailable') : failed();
}

/**
 * Who somebody is in the chat app (core§7, webOauth2). A visitor whose openid is bound is signed in; who was signed in stays so.
 * @throws AppError 422 oauth_failed for a wrong state or code; 503 when the chat app does not answer
 */
export async function signInByChatApp(
  db: Database,
  env: Env,
  back: Return,
  from: From,
): Promise<OauthResult & { entered?: Entered }> {
  const person = await personOf(db, env, back, null);
  const owner = await db.first<{ user_id: string; nickname: string | null }>(
    `SELECT user_id, coalesce(nullif(nickname, ''), name) AS nickname FROM user WHERE openid = ? AND is_delete = 0`,
    [person.openid],
  );
  const answer = { nickname: null, to: person.target, user: null };
  if (person.user_id !== null) {
    const own = owner?.user_id === person.user_id;
    return { ...answer, bound: own, nickname: own ? owner.nickname : null };
  }
  if (!owner) return { ...answer, bound: false };
  const entered = await openSession(db, { userId: owner.user_id, recommenderId: null }, from, { way: 'chat-app' });
  return { ...answer, bound: true, nickname: owner.nickname, entered };
}

const binding = (userId: string, action: 'wx-bind' | 'wx-unbind') =>
  auditEntry({ userId, action, table: 'user', itemId: userId });

/**
 * Binds the signed-in person to their chat-app account; messages and chat-app sign-ins reach this account from now on.
 * @param lang in which its owner is told
 * @param token of the session: it adds no way to sign in unless the password was given again in it
 * @returns path to go on to
 * @throws AppError 428 without the password; 422 oauth_failed; 409 when another account has it; 503 when the chat app does not answer
 */
export async function bindChatApp(
  db: Database,
  env: Env,
  userId: string,
  token: string | undefined,
  back: Return,
  lang: Lang,
): Promise<string> {
  // First of all: what came back is good once, and must outlast the question.
  await requireFresh(db, token);
  const { openid, target } = await personOf(db, env, back, userId);
  try {
    await db.batch([
      stillFresh(token),
      { sql: 'UPDATE user SET openid = ? WHERE user_id = ? AND is_delete = 0', params: [openid, userId] },
      assertChanged(),
      binding(userId, 'wx-bind'),
      securityNotice(userId, 'chat_app_bound'),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, 'openid')) throw new AppError(409, 'openid_taken');
    throw isStale(error) ? loginTimeout() : error;
  }
  await tellOwner(db, env, userId, 'chat_app_bound', lang);
  return target;
}

/** Takes the chat-app account off; nothing to take off is no error. */
export async function unbindChatApp(db: Database, userId: string): Promise<void> {
  const sql = 'UPDATE user SET openid = NULL WHERE user_id = ? AND openid IS NOT NULL';
  try {
    await db.batch([{ sql, params: [userId] }, assertChanged(), binding(userId, 'wx-unbind')]);
  } catch (error) {
    if (!isStale(error)) throw error;
  }
}

/** Whether a person has a bound chat-app account. */
export async function isBound(db: Database, userId: string): Promise<boolean> {
  const sql = 'SELECT openid IS NOT NULL AS bound FROM user WHERE user_id = ? AND is_delete = 0';
  return (await db.first<{ bound: number }>(sql, [userId]))?.bound === 1;
}
