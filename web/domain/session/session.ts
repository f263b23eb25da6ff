import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { LoginResult, SessionUser } from '../../../db/contract/session';
import { ApiError, api, onSessionLost, queryClient } from '../../kit/api';
import { draftOwner } from '../../kit/form/draftOwner';
import { listeners } from '../../kit/listeners';
import { passSecond, waits } from './secondFactor';

export type { SessionUser };

interface SessionState {
  user: SessionUser | null;
  /** False until the session that was kept has been asked for. */
  ready: boolean;
}

const SESSION = 'session';
/** Brings the session back after the browser was closed. */
export const CREDENTIAL = 'credential';
/** Says that this browser began a session for all of its tabs; it holds no secret, the cookie does. */
export const EVERY_TAB = 'signedIn';
/** The credential, if any, of a session that ended here and may go on at the server. */
const LEAVING = 'leaving';
const { subscribe: subscribeSession, tell } = listeners();

export { subscribeSession };

function storedUser(): SessionUser | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SESSION) ?? 'null') as {
      loggedIn?: boolean;
      info?: SessionUser;
    } | null;
    return kept?.loggedIn && kept.info ? kept.info : null;
  } catch {
    return null;
  }
}

let state: SessionState = { user: storedUser(), ready: false };

export const getSession = (): SessionState => state;

const idOf = (user: SessionUser | null): string | undefined => user?.recommender_id ?? user?.user_id;

draftOwner.name = () => idOf(getSession().user) ?? 'visitor';

function setState(next: SessionState): void {
  state = next;
  tell();
}

function remember(answer: LoginResult): SessionUser {
  const { credential, ...info } = answer;
  if (credential) localStorage.setItem(CREDENTIAL, credential);
  // What began now must not end with what was there before.
  localStorage.removeItem(LEAVING);
  sessionStorage.setItem(SESSION, JSON.stringify({ loggedIn: true, info }));
  return info;
}

function forgetTab(): void {
  sessionStorage.removeItem(SESSION);
}

function forget(): void {
  forgetTab();
  localStorage.removeItem(EVERY_TAB);
}

/** The answers a visitor saw may differ from a member's: everything on the screen is asked for again. */
export function changeUser(user: SessionUser | null): void {
  const changed = idOf(state.user) !== idOf(user);
  setState({ user, ready: true });
  if (changed) void queryClient.invalidateQueries();
}

/** Takes over the user of an answer that began a session, or changed what is known of its user. */
export function adoptUser(answer: LoginResult): SessionUser {
  const info = remember(answer);
  changeUser(info);
  return info;
}

/** Asks anew who is signed in, after a change of the name, the picture or the organisations. */
export async function refreshUser(): Promise<SessionUser> {
  return adoptUser(await api.get('/egg/user/session'));
}

/** Takes the session's traces from this browser, whether the server can be told or not; who is shown is the caller's to change. */
export function endHere(): void {
  localStorage.setItem(LEAVING, localStorage.getItem(CREDENTIAL) ?? '');
  localStorage.removeItem(CREDENTIAL);
  forget();
}

const BROKEN = 500;

/**
 * Ends at the server what ended here, where something did.
 * @returns false while the server cannot be told
 */
export async function endThere(): Promise<boolean> {
  const credential = localStorage.getItem(LEAVING);
  if (credential === null) return true;
  try {
    await api.post('/egg/user/logout', credential ? { credential } : {}, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= BROKEN) return false;
  }
  localStorage.removeItem(LEAVING);
  return true;
}

const isLeaving = (): boolean => localStorage.getItem(LEAVING) !== null;

async function sessionOfCookie(): Promise<SessionUser | null> {
  if (isLeaving()) {
    // The cookie would bring back what ended here.
    await endThere();
    return null;
  }
  try {
    return remember(await api.get('/egg/user/session', {}, { silent: true }));
  } catch (error) {
    // An unreachable server is no reason to log anybody out.
    if (error instanceof ApiError && error.status === 0) return state.user;
    localStorage.removeItem(EVERY_TAB);
    return null;
  }
}

async function loginWithCredential(ask: boolean): Promise<SessionUser | null> {
  const credential = localStorage.getItem(CREDENTIAL);
  if (!credential) return null;
  try {
    const answer = await api.post('/egg/user/login', { credential }, { silent: true });
    // A public page is open to visitors: it asks for nothing, and the credential keeps.
    if (!ask && waits(answer)) return null;
    return remember(await passSecond(answer));
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 429) localStorage.removeItem(CREDENTIAL);
    return null;
  }
}

/** The token changes at each use, so that two tabs that load together must take turns. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('credential', run) : run();
}

/** Who logs out in one tab is logged out in all of them. */
function leaveWithOthers({ key, newValue }: StorageEvent): void {
  if (key !== LEAVING || newValue === null) return;
  forgetTab();
  changeUser(null);
}

let restoring: Promise<void> | null = null;

/**
 * Brings back the session this browser kept. Visitors without one cost no call, unless a protected page
 * asks (`askServer`): a tab of its own may hold only the cookie.
 */
export function restoreSession(askServer = false): Promise<void> {
  restoring ??= (async () => {
    addEventListener('storage', leaveWithOthers);
    const kept = state.user !== null;
    let user = kept || isLeaving() || localStorage.getItem(EVERY_TAB) ? await sessionOfCookie() : null;
    if (!user && localStorage.getItem(CREDENTIAL)) user = await inTurn(() => loginWithCredential(askServer));
    if (!user) forgetTab();
    changeUser(user);
    // The data that came with the HTML is what any visitor sees; a member may see more.
    if (user && kept) void queryClient.invalidateQueries();
  })();
  if (!askServer) return restoring;
  return restoring.then(async () => {
    if (state.user) return;
    setState({ ...state, ready: false });
    changeUser(await sessionOfCookie());
  });
}

onSessionLost(() => {
  forget();
  changeUser(null);
});

const SPECIAL_PAGES = new Set(['/login', FRONT_DOOR_PAGES.login, '/person', '/canvasDocsOrg']);

/** On the sign-in, person and canvas pages a lost session also leads home (core§8). */
export const leavesHomeWhenLost = (pathname: string): boolean => SPECIAL_PAGES.has(pathname);

export function hasAuthority(user: SessionUser | null, authority: string): boolean {
  const held = (user?.authority ?? '').split(',').map((part) => part.trim());
  return held.includes(authority) || held.includes('admin');
}

/** Whether the user works for the platform, in whatever duty. */
export const isStaff = (user: SessionUser | null): boolean =>
  (user?.authority ?? '').split(',').some((part) => part.trim() !== '');
