import { accountKey } from '../../../db/contract/accounts.ts';
import { CREDENTIAL_DAYS, LOGIN_LIMITS, type LoginResult } from '../../../db/contract/session.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isStale, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, loginTimeout } from '../../platform/errors.ts';
import { verifyPassword } from '../../platform/password.ts';
import { newToken, sha256 } from '../../platform/random.ts';
import { forgetAttempts, type Limit, refundAttempt, takeAttempt } from '../../platform/rate-limit.ts';
import type { SecurityEvent } from '../../platform/security-log.ts';
import { newSession, type SessionRow, selectSession, sessionUserOf } from '../../platform/session.ts';

const DAY = 86_400;

/** What a successful sign-in hands to the response. */
export interface SignedIn {
  token: string;
  user: LoginResult;
}

/** Who signs in: one of the two is set (ruling 34). */
export interface Owner {
  userId: string | null;
  recommenderId: string | null;
}

/** Where a sign-in comes from. */
export interface From {
  address: string;
  /** Session that the browser still carries: it ends with the new one. */
  previousToken: string | undefined;
  /** What kind of browser it is, for the person's list of devices. */
  device: string | null;
}

const areaNames: Statement['sql'] = `SELECT c.name FROM session s JOIN user u ON u.user_id = s.user_id
  JOIN china c ON c.id IN (u.visible_province, u.visible_city, u.visible_county) WHERE s.token_hash = ? ORDER BY c.level`;

function readUser(token: string): Statement[] {
  return [selectSession(token), { sql: areaNames, params: [sha256(token)] }];
}

function userFrom(rows: unknown[][]): LoginResult {
  const [sessions, areas] = rows.slice(-2) as [SessionRow[], { name: string }[]];
  const row = sessions[0];
  if (!row || (row.user_id === null && row.recommender_id === null)) throw loginTimeout();
  return sessionUserOf(
    row,
    areas.map((area) => area.name),
  );
}

const endSession = (token: string): Statement => ({
  sql: 'DELETE FROM session WHERE token_hash = ?',
  params: [sha256(token)],
});

function newDeviceToken(
  userId: string,
  family: string,
  device: string | null,
): { token: string; statement: Statement } {
  const token = newToken();
  const at = now();
  const statement = {
    sql: 'INSERT INTO device_token (token_hash, family, user_id, device, add_time, expire_time) VALUES (?, ?, ?, ?, ?, ?)',
    params: [sha256(token), family, userId, device, at, at + CREDENTIAL_DAYS * DAY],
  };
  return { token, statement };
}

/** How somebody proved who they are, for the security log. */
export type Way = 'password' | 'credential' | 'qr' | 'chat-app' | 'register';

const signInEvent = ({ userId, recommenderId }: Owner, way: Way): SecurityEvent => ({
  type: 'sign-in',
  userId,
  subjectId: recommenderId,
  detail: way,
});

/** What a sign-in was granted for must still hold when the session begins: a password may have been changed meanwhile. */
const stillHolds = (condition: string, params: unknown[]): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (${condition}) THEN 1 ELSE json('stale') END`,
  params,
});

/**
 * Starts a session for somebody whose identity was proved by any of the ways to sign in; the user is read in the same round trip.
 * @param device by which way, its family, new unless told, and whether it gets a saved credential; `still` stands first in the
 * transaction, and makes it fail when what was proved no longer holds
 * @throws AppError 401 when the person is gone
 */
export async function openSession(
  db: Database,
  owner: Owner,
  from: From,
  {
    way,
    family = newToken(),
    remember = false,
    still,
  }: { way: Way; family?: string; remember?: boolean; still?: Statement },
): Promise<SignedIn> {
  const session = newSession(owner, family, from.device);
  const credential = remember && owner.userId ? newDeviceToken(owner.userId, family, from.device) : undefined;
  const rows = await db.batch([
    ...(still ? [still] : []),
    ...(from.previousToken ? [endSession(from.previousToken)] : []),
    { ...session.statement, event: signInEvent(owner, way) },
    ...(credential ? [credential.statement] : []),
    ...readUser(session.token),
  ]);
  const user = userFrom(rows);
  return {
    token: session.token,
    user: credential ? { ...user, credential: credential.token } : user,
  };
}

async function findOwner(db: Database, account: string): Promise<{ owner: Owner; stored: string | null } | null> {
  const [users, recommenders] = await db.batch<{ id: string; password: string | null }>([
    {
      sql: 'SELECT user_id AS id, password FROM user WHERE account = ? AND is_delete = 0',
      params: [accountKey(account)],
    },
    {
      sql: 'SELECT id, org_password AS password FROM project_recommend WHERE org_name = ? AND is_delete = 0 LIMIT 1',
      params: [account],
    },
  ]);
  const user = users?.[0];
  if (user) return { owner: { userId: user.id, recommenderId: null }, stored: user.password };
  const recommender = recommenders?.[0];
  return recommender ? { owner: { userId: null, recommenderId: recommender.id }, stored: recommender.password } : null;
}

/**
 * Signs in by account and password; recommenders by their name and password (core§7, ruling 34).
 * @param input trimmed account, password, and whether a credential for the device is wanted
 * @throws AppError 401 wrong_credentials, the same for unknown accounts; 429 after too many failures
 */
export async function signIn(
  db: Database,
  env: Env,
  input: { account: string; password: string; remember: boolean },
  from: From,
): Promise<SignedIn> {
  const { windowSeconds } = LOGIN_LIMITS;
  const account = input.account.normalize('NFKC').toLowerCase();
  const perAccount: Limit = { name: 'login-account', key: account, limit: LOGIN_LIMITS.account, windowSeconds };
  const perAddress: Limit = { name: 'login-address', key: from.address, limit: LOGIN_LIMITS.address, windowSeconds };
  await takeAttempt(env, [perAccount, perAddress]);
  const found = await findOwner(db, input.account);
  if (!(await verifyPassword(input.password, found?.stored)) || !found) {
    const { userId = null, recommenderId = null } = found?.owner ?? {};
    db.note({ type: 'sign-in-failed', outcome: 'failed', userId, subjectId: recommenderId, detail: 'password' });
    throw new AppError(422, 'wrong_credentials');
  }
  const { owner, stored } = found;
  const still =
    owner.userId === null
      ? undefined
      : stillHolds('SELECT 1 FROM user WHERE user_id = ? AND password = ? AND is_delete = 0', [owner.userId, stored]);
  const signedIn = await openSession(db, owner, from, {
    way: 'password',
    remember: input.remember,
    ...(still && { still }),
  }).catch((error) => {
    throw isStale(error) ? new AppError(422, 'wrong_credentials') : error;
  });
  await Promise.all([forgetAttempts(env, perAccount), refundAttempt(env, perAddress)]);
  return signedIn;
}

/** Ends the sessions and the saved sign-in of one device. */
const endFamily = (family: string): Statement[] => [
  { sql: 'DELETE FROM session WHERE family = ?', params: [family] },
  { sql: 'DELETE FROM device_token WHERE family = ?', params: [family] },
];

/**
 * Signs in by the saved credential, which is exchanged for the next one of its family (ruling 23).
 * @throws AppError 401 when it is unknown, too old, or was used before; 429 after too many failures from one address
 */
export async function signInByCredential(db: Database, env: Env, credential: string, from: From): Promise<SignedIn> {
  const { address, windowSeconds } = LOGIN_LIMITS;
  const perAddress: Limit = { name: 'login-address', key: from.address, limit: address, windowSeconds };
  await takeAttempt(env, [perAddress]);
  const hash = sha256(credential);
  const at = now();
  const [claimed, known] = await db.batch<{ family: string; user_id: string }>([
    {
      sql: `UPDATE device_token SET used_time = ? WHERE token_hash = ? AND used_time IS NULL AND expire_time > ?
            RETURNING family, user_id`,
      params: [at, hash, at],
    },
    { sql: 'SELECT family, user_id FROM device_token WHERE token_hash = ? AND expire_time > ?', params: [hash, at] },
  ]);
  const device = claimed?.[0];
  if (!device) {
    const used = known?.[0];
    // Two hold the token: whoever they are, both must sign in by password (ruling 23).
    if (used) {
      await db.batch(endFamily(used.family));
      db.note({ type: 'credential-reused', outcome: 'failed', userId: used.user_id });
    }
    throw new AppError(401, 'credential_expired');
  }
  const options = {
    way: 'credential' as const,
    family: device.family,
    remember: true,
    still: stillHolds('SELECT 1 FROM device_token WHERE family = ?', [device.family]),
  };
  const signedIn = await openSession(db, { userId: device.user_id, recommenderId: null }, from, options).catch(
    (error) => {
      throw isStale(error) ? new AppError(401, 'credential_expired') : error;
    },
  );
  await refundAttempt(env, perAddress);
  return signedIn;
}

/**
 * Who is signed in; the session lives on from now.
 * @throws AppError 401 (status 100) without a living session
 */
export async function currentUser(db: Database, token: string | undefined): Promise<LoginResult> {
  if (!token) throw loginTimeout();
  return userFrom(await db.batch(readUser(token)));
}

/** Moves a session's end on, at most once a day. */
export async function prolong(db: Database, token: string, days: number): Promise<boolean> {
  const end = now() + days * DAY;
  const changed = await db.run('UPDATE session SET expire_time = ? WHERE token_hash = ? AND expire_time < ?', [
    end,
    sha256(token),
    end - DAY,
  ]);
  return changed > 0;
}

/**
 * Ends a session and the saved sign-in of its device (core§3, ruling 23); nothing to end is no error.
 * @param credential what the browser kept, when it still had it
 */
export async function signOut(db: Database, token: string | undefined, credential: string | undefined): Promise<void> {
  const sessionHash = sha256(token ?? '');
  const families = await db.all<{ family: string }>(
    `SELECT family FROM session WHERE token_hash = ? AND family IS NOT NULL
     UNION SELECT family FROM device_token WHERE token_hash = ?`,
    [sessionHash, sha256(credential ?? '')],
  );
  await db.batch([
    { sql: 'DELETE FROM session WHERE token_hash = ?', params: [sessionHash] },
    ...families.flatMap(({ family }) => endFamily(family)),
  ]);
}
