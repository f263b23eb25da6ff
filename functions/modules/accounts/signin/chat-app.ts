import type { Lang } from '../../../../db/contract/errors.ts';
import { OAUTH_SECONDS, type OauthResult } from '../../../../db/contract/signin.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import {
  assertChanged,
  type Database,
  isStale,
  isUniqueViolation,
  type RowOf,
  type Statement,
} from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, loginTimeout } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { newToken, sha256 } from '../../../platform/random.ts';
import { insert } from '../../../platform/sql.ts';
import { authorizeAddress, exchangeCode, type Identity, type WechatApp } from '../../../platform/wechat.ts';
import { securityNotice, tellOwner } from '../codes/telling.ts';
import { requireFresh, stillFresh } from '../session/fresh.ts';
import { type Entered, type From, openWhileHeld, stillHolds } from '../session/session.ts';

/** Missing, unknown, used, of another browser, refused by the chat app: the person starts again, and learns no more. */
export const failed = () => new AppError(422, 'oauth_failed');

/** The page that the chat app sends people back to (core§2). */
const RETURN_PAGE = '/wxBind';

/** What tells that page that a binding came back, which was begun elsewhere. */
const SCANNED = '?scanned=1';

/** Where an authorisation begins. */
interface Start {
  origin: string;
  /** Hash of the browser's secret. */
  browser: string;
  /** Who is signed in. */
  userId: string | null;
  /** Path to go on to. */
  to: string;
  app: WechatApp;
  /** The binding that it is for. */
  bindingId: string | null;
}

/**
 * Begins an authorisation: the `state` in its address is good once, for ten minutes, in this browser, in this application, and
 * for this binding or none.
 * @returns address of the chat app's page
 */
export async function beginAuthorization(db: Database, env: Env, start: Start): Promise<string> {
  const state = newToken();
  const at = now();
  const { sql, params } = insert('oauth_state', {
    state_hash: sha256(state),
    browser_hash: start.browser,
    user_id: start.userId,
    target: start.to,
    app: start.app,
    binding_id: start.bindingId,
    add_time: at,
    expire_time: at + OAUTH_SECONDS,
  });
  await db.run(sql, params);
  const back = `${start.origin}${RETURN_PAGE}${start.bindingId ? SCANNED : ''}`;
  return authorizeAddress(env, back, state, start.app);
}

interface Claimed extends RowOf<'oauth_state', 'user_id' | 'target' | 'binding_id'> {
  app: WechatApp;
}

/** What the chat app brought a person back with, and in which browser. */
export interface Return {
  code: string;
  state: string;
  browser: string;
}

/** What may be done with a return: a state that began as one is good for no other. */
type Use = { use: 'sign-in' } | { use: 'bind'; binder: string } | { use: 'scan' };

const ALLOWED = {
  'sign-in': 'binding_id IS NULL',
  bind: `binding_id IS NULL AND app = 'account'`,
  scan: `binding_id IS NOT NULL AND app = 'account'`,
} as const;

/**
 * Who came back. The state goes before the code is looked at, so that two calls never share one.
 * @throws AppError 422 oauth_failed; 503 when the chat app does not answer
 */
export async function personOf(
  db: Database,
  env: Env,
  { code, state, browser }: Return,
  given: Use,
): Promise<Claimed & Identity> {
  if (!code || !state || !browser) throw failed();
  const at = now();
  const binder = given.use === 'bind' ? given.binder : null;
  const claimed = await db.first<Claimed>(
    `UPDATE oauth_state SET used_time = ?
     WHERE state_hash = ? AND browser_hash = ? AND used_time IS NULL AND expire_time > ?
       AND (? IS NULL OR user_id IS NULL OR user_id = ?) AND ${ALLOWED[given.use]}
     RETURNING user_id, target, app, binding_id`,
    [at, sha256(state), browser, at, binder, binder],
  );
  if (!claimed) throw failed();
  const person = await exchangeCode(env, code, claimed.app);
  if (person.ok) return { ...claimed, openid: person.openid, unionid: person.unionid };
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
  const person = await personOf(db, env, back, { use: 'sign-in' });
  // On a computer the chat app names the person otherwise: only what all applications call them is the same.
  const [column, name] = person.app === 'site' ? ['unionid', person.unionid] : ['openid', person.openid];
  const owner = await db.first<{ user_id: string; nickname: string | null }>(
    `SELECT user_id, coalesce(nullif(nickname, ''), name) AS nickname FROM user WHERE ${column} = ? AND is_delete = 0`,
    [name],
  );
  if (owner && person.app === 'account' && person.unionid) await learnUnion(db, owner.user_id, person);
  const answer = { nickname: null, to: person.target, user: null };
  if (person.user_id !== null) {
    const own = owner?.user_id === person.user_id;
    return { ...answer, bound: own, nickname: own ? owner.nickname : null };
  }
  if (!owner) return { ...answer, bound: false };
  const entered = await openWhileHeld(db, { userId: owner.user_id, recommenderId: null }, from, {
    way: 'chat-app',
    // Who set a new password meanwhile took the chat app off with it.
    still: stillHolds(`SELECT 1 FROM user WHERE user_id = ? AND ${column} = ? AND is_delete = 0`, [
      owner.user_id,
      name,
    ]),
  });
  if (!entered) return { ...answer, bound: false };
  return { ...answer, bound: true, nickname: owner.nickname, entered };
}

/** Bindings older than the website's own application learn the name by which it knows the person. */
const learnUnion = (db: Database, userId: string, { openid, unionid }: Identity): Promise<number> =>
  db.run('UPDATE OR IGNORE user SET unionid = ? WHERE user_id = ? AND openid = ? AND unionid IS NULL', [
    unionid,
    userId,
    openid,
  ]);

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
  const person = await personOf(db, env, back, { use: 'bind', binder: userId });
  await writeBinding(db, env, { userId, person, first: [stillFresh(token)], stale: loginTimeout }, lang);
  return person.target;
}

/**
 * Writes a binding, with its notice, and tells the owner outside.
 * @param given whose it is, who they are in the chat app, what must still hold, and the error when it does not
 * @throws AppError 409 when another account has it
 */
export async function writeBinding(
  db: Database,
  env: Env,
  given: { userId: string; person: Identity; first: Statement[]; stale: () => AppError },
  lang: Lang,
): Promise<void> {
  const { userId, person } = given;
  try {
    await db.batch([
      ...given.first,
      {
        sql: 'UPDATE user SET openid = ?, unionid = ? WHERE user_id = ? AND is_delete = 0',
        params: [person.openid, person.unionid, userId],
      },
      assertChanged(),
      binding(userId, 'wx-bind'),
      securityNotice(userId, 'chat_app_bound'),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, 'openid') || isUniqueViolation(error, 'unionid'))
      throw new AppError(409, 'openid_taken');
    throw isStale(error) ? given.stale() : error;
  }
  await tellOwner(db, env, userId, 'chat_app_bound', lang);
}

/** Takes the chat-app account off; nothing to take off is no error. */
export async function unbindChatApp(db: Database, userId: string): Promise<void> {
  const sql = 'UPDATE user SET openid = NULL, unionid = NULL WHERE user_id = ? AND openid IS NOT NULL';
  await wrote(db, [{ sql, params: [userId] }, assertChanged(), binding(userId, 'wx-unbind')]);
}

/** Whether a person has a bound chat-app account. */
export async function isBound(db: Database, userId: string): Promise<boolean> {
  const sql = 'SELECT openid IS NOT NULL AS bound FROM user WHERE user_id = ? AND is_delete = 0';
  return (await db.first<{ bound: number }>(sql, [userId]))?.bound === 1;
}
