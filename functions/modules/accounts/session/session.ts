import { accountKey } from '../../../../db/contract/accounts.ts';
import type { Factor, SecondFactorAsked } from '../../../../db/contract/second-factor.ts';
import { CREDENTIAL_DAYS, LOGIN_LIMITS, type LoginResult } from '../../../../db/contract/session.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isStale, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, loginTimeout } from '../../../platform/errors.ts';
import { hashPassword, isOutdated, verifyPassword } from '../../../platform/password.ts';
import { newToken, sha256 } from '../../../platform/random.ts';
import { type Limit, refundAttempt, takeAttempt } from '../../../platform/rate-limit.ts';
import {
  newSession,
  noteUse,
  rememberSession,
  type SessionRow,
  selectSession,
  sessionUserOf,
} from '../../../platform/session.ts';
import type { SecurityEvent } from '../../../platform/statement.ts';
import { countGuess, forgiveGuesses } from './guesses.ts';
import { knowDevice, knownHash } from './known-devices.ts';
import { readFactors, secondFactor } from './second.ts';

/** What a successful sign-in hands to the response. */
interface SignedIn {
  token: string;
  user: LoginResult;
  /** Token of the browser, where the password was given in it. */
  known?: string;
}

/** A sign-in that waits for its second factor: what its cookie holds, and what the browser is told. */
interface Waits extends SecondFactorAsked {
  step: string;
}

/** What a sign-in gives: a session, or the question for the second factor. */
export type Entered = SignedIn | Waits;

/** Who signs in: one of the two is set (decision 34). */
interface Owner {
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
  /** Token of the browser, where somebody gave their password in it before. */
  known: string | undefined;
  /** Token of a browser that need not show the second factor for a while. */
  trusted: string | undefined;
}

const areaNames: Statement['sql'] = `SELECT c.name FROM session s JOIN user u ON u.user_id = s.user_id
  JOIN china c ON c.id IN (u.visible_province, u.visible_city, u.visible_county) WHERE s.token_hash = ? ORDER BY c.level`;

function readUser(token: string): Statement[] {
  return [selectSession(token), { sql: areaNames, params: [sha256(token)] }];
}

function userFrom(rows: unknown[][], token: string): LoginResult {
  const [sessions, areas] = rows.slice(-2) as [SessionRow[], { name: string }[]];
  const row = sessions[0];
  if (!row || (row.user_id === null && row.recommender_id === null)) throw loginTimeout();
  rememberSession(token, row);
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
  end: number = now() + CREDENTIAL_DAYS * DAY,
): { token: string; statement: Statement } {
  const token = newToken();
  const statement = {
    sql: 'INSERT INTO device_token (token_hash, family, user_id, device, add_time, expire_time) VALUES (?, ?, ?, ?, ?, ?)',
    params: [sha256(token), family, userId, device, now(), end],
  };
  return { token, statement };
}

/** How somebody proved who they are, for the security log. */
export type Way = 'password' | 'credential' | 'qr' | 'chat-app' | 'register';

const WITH_PASSWORD: ReadonlySet<Way> = new Set(['password', 'register']);

const signInEvent = ({ userId, recommenderId }: Owner, way: Way): SecurityEvent => ({
  type: 'sign-in',
  userId,
  subjectId: recommenderId,
  detail: way,
});

/** What a sign-in was granted for must still hold when the session begins: a password may have been changed meanwhile. */
export const stillHolds = (condition: string, params: unknown[]): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (${condition}) THEN 1 ELSE json('stale') END`,
  params,
});

interface Opening {
  /** Where the password was given in it, the browser is a known one from now on. */
  way: Way;
  /** Family of the device, new unless told. */
  family?: string;
  /** Whether the device gets a saved credential, and when that ends. */
  remember?: boolean;
  credentialEnd?: number;
  /** What else happens with it. */
  also?: Statement[];
  /** Stands first in the transaction, and makes it fail when what was proved no longer holds. */
  still?: Statement;
  /** What the second factor was shown by: nothing is asked for any more. */
  passed?: Statement[];
}

/**
 * Starts a session for somebody whose identity was proved by any of the ways to sign in; the user is read in the same round trip.
 * @returns the session, or what the browser must do for its second factor
 * @throws AppError 401 when the person is gone
 */
export async function openSession(db: Database, owner: Owner, from: From, given: Opening): Promise<Entered> {
  const opening = { ...given, family: given.family ?? newToken() };
  const { way, family, remember = false, credentialEnd, also = [], still, passed = [] } = opening;
  const { userId } = owner;
  const session = newSession(owner, family, from.device);
  const credential = remember && userId ? newDeviceToken(userId, family, from.device, credentialEnd) : undefined;
  const known = WITH_PASSWORD.has(way) && userId ? knowDevice(userId, from.known) : undefined;
  const hashes = { session: sha256(session.token), ...(credential && { credential: sha256(credential.token) }) };
  const second = userId ? secondFactor(userId, from.trusted, opening, hashes) : undefined;
  const began = { sql: 'EXISTS (SELECT 1 FROM session WHERE token_hash = ?)', params: [hashes.session] };
  const rows = await db.batch([
    ...(still ? [still] : []),
    ...passed,
    ...(from.previousToken ? [endSession(from.previousToken)] : []),
    { ...session.statement, event: { ...signInEvent(owner, way), when: began } },
    ...(credential ? [credential.statement] : []),
    ...(known?.statements ?? []),
    ...also,
    ...(second?.statements ?? []),
    ...(userId ? [readFactors(userId)] : []),
    ...readUser(session.token),
  ]);
  if (second?.step && rows.at(-2)?.length === 0) {
    const methods = (rows.at(-3) as { factor: Factor }[]).map(({ factor }) => factor);
    const { token: step, end: expire_time } = second.step;
    // Somebody who is gone has no factor to show.
    if (methods.length > 0) return { step, second_factor: { methods, expire_time } };
  }
  const user = userFrom(rows, session.token);
  return {
    token: session.token,
    user: credential ? { ...user, credential: credential.token } : user,
    ...(known && { known: known.token }),
  };
}

/**
 * The same, where what it rests on (`still`) may be gone by the time it begins.
 * @returns undefined where it is
 */
export const openWhileHeld = (...call: Parameters<typeof openSession>): Promise<Entered | undefined> =>
  openSession(...call).catch((error) => {
    if (!isStale(error)) throw error;
    return undefined;
  });

interface Found {
  owner: Owner;
  stored: string | null;
  /** Hash of the browser's token, where the account's owner has used it before. */
  device: string | null;
}

async function findOwner(db: Database, account: string, device: string): Promise<Found | null> {
  const [users, recommenders] = await db.batch<{ id: string; password: string | null; known?: number }>([
    {
      sql: `SELECT user_id AS id, password, ${knownHash} AS known FROM user WHERE account = ? AND is_delete = 0`,
      params: [device, accountKey(account)],
    },
    {
      sql: 'SELECT id, org_password AS password FROM project_recommend WHERE org_name = ? AND is_delete = 0 LIMIT 1',
      params: [account],
    },
  ]);
  const user = users?.[0];
  if (user) {
    const owner = { userId: user.id, recommenderId: null };
    return { owner, stored: user.password, device: user.known === 1 ? device : null };
  }
  const found = recommenders?.[0];
  return found ? { owner: { userId: null, recommenderId: found.id }, stored: found.password, device: null } : null;
}

/** The password is the same, and so what was granted for it still holds. */
function renewForm({ owner, stored }: Found, renewed: string): Statement {
  return owner.userId !== null
    ? {
        sql: 'UPDATE user SET password = ? WHERE user_id = ? AND password = ? AND is_delete = 0',
        params: [renewed, owner.userId, stored],
      }
    : {
        sql: 'UPDATE project_recommend SET org_password = ? WHERE id = ? AND org_password = ? AND is_delete = 0',
        params: [renewed, owner.recommenderId, stored],
      };
}

const stillTheirs = ({ owner, stored }: Found): Statement =>
  owner.userId !== null
    ? stillHolds('SELECT 1 FROM user WHERE user_id = ? AND password = ? AND is_delete = 0', [owner.userId, stored])
    : stillHolds('SELECT 1 FROM project_recommend WHERE id = ? AND org_password = ? AND is_delete = 0', [
        owner.recommenderId,
        stored,
      ]);

/** Nothing when the password is wrong, or was changed while it was looked at. */
async function enterByPassword(
  db: Database,
  found: Found | null,
  { password, remember }: { password: string; remember: boolean },
  from: From,
): Promise<Entered | undefined> {
  if (!(await verifyPassword(password, found?.stored)) || !found) return undefined;
  const options = { way: 'password', remember, still: stillTheirs(found) } as const;
  const signedIn = await openWhileHeld(db, found.owner, from, options);
  if (signedIn && isOutdated(found.stored)) await db.batch([renewForm(found, await hashPassword(password))]);
  return signedIn;
}

/**
 * Signs in by account and password; recommenders by their name and password.
 * @param input trimmed account, password, whether a credential for the device is wanted, and what the browser computed
 * @throws AppError 422 wrong_credentials, the same for unknown accounts; 429 after too many failures, at `proof` where
 * computing one lets the call pass
 */
export async function signIn(
  db: Database,
  env: Env,
  input: { account: string; password: string; remember: boolean; proof?: string | undefined },
  from: From,
): Promise<Entered> {
  const { address: limit, windowSeconds } = LOGIN_LIMITS;
  const perAddress: Limit = { name: 'login-address', key: from.address, limit, windowSeconds };
  await takeAttempt(env, [perAddress]);
  const device = sha256(from.known ?? '');
  const found = await findOwner(db, input.account, device);
  const guess = { account: input.account, address: from.address, device: found?.device ?? null, proof: input.proof };
  await countGuess(env, guess);
  const signedIn =
    (await enterByPassword(db, found, input, from)) ??
    // Another sign-in stored the same password in today's form meanwhile.
    (isOutdated(found?.stored ?? null) && found
      ? await enterByPassword(db, await findOwner(db, input.account, device), input, from)
      : undefined);
  if (!signedIn) {
    const { userId = null, recommenderId = null } = found?.owner ?? {};
    db.note({ type: 'sign-in-failed', outcome: 'failed', userId, subjectId: recommenderId, detail: 'password' });
    throw new AppError(422, 'wrong_credentials');
  }
  await Promise.all([forgiveGuesses(env, guess), refundAttempt(env, perAddress)]);
  return signedIn;
}

/**
 * Ends the sessions and the saved sign-in of one device.
 * @param family of the device
 */
export const endFamily = (family: string): Statement[] => [
  { sql: 'DELETE FROM session WHERE family = ?', params: [family] },
  { sql: 'DELETE FROM device_token WHERE family = ?', params: [family] },
];

/**
 * Who is signed in.
 * @throws AppError 401 (status 100) without a living session
 */
export async function currentUser(db: Database, token: string | undefined): Promise<LoginResult> {
  if (!token) throw loginTimeout();
  const rows = await db.batch(readUser(token));
  const user = userFrom(rows, token);
  const [session] = rows[0] as SessionRow[];
  if (session) await noteUse(db, token, session);
  return user;
}

/**
 * Ends a session and the saved sign-in of its device (core§3, decision 23); nothing to end is no error.
 * @param credential what the browser kept, when it still had it
 */
export async function signOut(
  db: Database,
  { previousToken: token, known }: From,
  credential: string | undefined,
): Promise<void> {
  const sessionHash = sha256(token ?? '');
  const families = await db.all<{ family: string }>(
    `SELECT family FROM session WHERE token_hash = ? AND family IS NOT NULL
     UNION SELECT family FROM device_token WHERE token_hash = ?`,
    [sessionHash, sha256(credential ?? '')],
  );
  await db.batch([
    { sql: 'DELETE FROM known_device WHERE token_hash = ?', params: [sha256(known ?? '')] },
    { sql: 'DELETE FROM session WHERE token_hash = ?', params: [sessionHash] },
    ...families.flatMap(({ family }) => endFamily(family)),
  ]);
}
