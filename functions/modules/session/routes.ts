import {
  confirmInput,
  confirmResult,
  loginInput,
  loginResult,
  logoutInput,
  SESSION_DAYS,
  sessionUser,
} from '../../../db/contract/session.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../platform/openapi.ts';
import { dropCookie, giveCookie, sessionToken } from '../../platform/session.ts';
import { confirmSession, freshUntil } from './fresh.ts';
import { signInFrom } from './from.ts';
import { currentUser, prolong, signIn, signInByCredential, signOut } from './usecases.ts';

const login = createRoute({
  method: 'post',
  path: '/egg/user/login',
  tags: ['session'],
  who: 'everybody',
  summary: 'Sign in by account and password, or by the saved credential',
  request: { body: jsonBody(loginInput) },
  responses: envelope(loginResult, 'The user, and with remember the credential for the next automatic sign-in'),
});

const session = createRoute({
  method: 'get',
  path: '/egg/user/session',
  tags: ['session'],
  who: 'everybody',
  summary: 'Who is signed in',
  responses: envelope(sessionUser, 'The user'),
});

const logout = createRoute({
  method: 'post',
  path: '/egg/user/logout',
  tags: ['session'],
  who: 'everybody',
  summary: 'Sign out, and forget the saved sign-in of this device',
  request: { body: { ...jsonBody(logoutInput), required: false } },
  responses: envelope(),
});

const confirm = createRoute({
  method: 'post',
  path: '/v1/session/confirm',
  tags: ['session'],
  who: 'user',
  summary: 'Give the password again, before a call that answers 428 without it',
  request: { body: jsonBody(confirmInput) },
  responses: envelope(confirmResult, 'Until when it counts'),
});

const confirmed = createRoute({
  method: 'get',
  path: '/v1/session/confirm',
  tags: ['session'],
  who: 'user',
  summary: 'Until when the password that was given again counts',
  responses: envelope(confirmResult, 'Unix seconds; 0 when it must be given'),
});

/** Sign-in, sign-out, who am I (contract "Sign-in and publishing calls"). */
export const sessionRoutes = createRouter()
  .openapi(login, async (c) => {
    const { account = '', password = '', remember = false, credential } = c.req.valid('json');
    const db = c.get('db');
    const signedIn = credential
      ? await signInByCredential(db, c.env, credential, signInFrom(c))
      : await signIn(db, c.env, { account, password, remember }, signInFrom(c));
    giveCookie(c, signedIn.token);
    return ok(c, signedIn.user);
  })
  .openapi(session, async (c) => {
    const token = sessionToken(c);
    const user = await currentUser(c.get('db'), token);
    if (token && (await prolong(c.get('db'), token, SESSION_DAYS))) giveCookie(c, token);
    return ok(c, user);
  })
  .openapi(logout, async (c) => {
    const { credential } = c.req.valid('json');
    await signOut(c.get('db'), sessionToken(c), credential);
    dropCookie(c);
    return ok(c);
  })
  .openapi(confirm, async (c) => {
    const { password } = c.req.valid('json');
    return ok(c, await confirmSession(c.get('db'), c.env, await c.get('caller')(), sessionToken(c), password));
  })
  .openapi(confirmed, async (c) => ok(c, { until: await freshUntil(c.get('db'), sessionToken(c)) }));
