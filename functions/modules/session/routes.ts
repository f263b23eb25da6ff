import { createRoute } from '@hono/zod-openapi';
import { loginInput, loginResult, logoutInput, SESSION_DAYS, sessionUser } from '../../../db/contract/session.ts';
import { ok } from '../../platform/envelope.ts';
import { createRouter, envelope, jsonBody } from '../../platform/openapi.ts';
import { dropCookie, giveCookie, sessionToken } from '../../platform/session.ts';
import { signInFrom } from './from.ts';
import { currentUser, prolong, signIn, signInByCredential, signOut } from './usecases.ts';

const login = createRoute({
  method: 'post',
  path: '/egg/user/login',
  tags: ['session'],
  summary: 'Sign in by account and password, or by the saved credential',
  request: { body: jsonBody(loginInput) },
  responses: envelope(loginResult, 'The user, and with remember the credential for the next automatic sign-in'),
});

const session = createRoute({
  method: 'get',
  path: '/egg/user/session',
  tags: ['session'],
  summary: 'Who is signed in',
  responses: envelope(sessionUser, 'The user'),
});

const logout = createRoute({
  method: 'post',
  path: '/egg/user/logout',
  tags: ['session'],
  summary: 'Sign out, and forget the saved sign-in of this device',
  request: { body: { ...jsonBody(logoutInput), required: false } },
  responses: envelope(),
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
  });
