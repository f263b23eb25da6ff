import * as z from 'zod';
import { challenge, PROOF } from '../../../../db/contract/proof.ts';
import { secondFactorAsked } from '../../../../db/contract/second-factor.ts';
import {
  confirmInput,
  confirmResult,
  loginInput,
  loginResult,
  logoutInput,
  sessionUser,
} from '../../../../db/contract/session.ts';
import { now } from '../../../platform/clock.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { dropCookies, sessionToken } from '../../../platform/session-cookies.ts';
import { signInByCredential } from './credential.ts';
import { confirmSession, freshUntil } from './fresh.ts';
import { enter, signInFrom } from './from.ts';
import { currentUser, signIn, signOut } from './session.ts';

const login = createRoute({
  method: 'post',
  path: '/egg/user/login',
  tags: ['session'],
  who: 'everybody',
  summary: 'Sign in by account and password, or by the saved credential',
  request: { body: jsonBody(loginInput) },
  responses: envelope(
    z.union([loginResult, secondFactorAsked]),
    'The user, and with remember the credential for the next automatic sign-in; `second_factor` where the account has one',
  ),
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

const challenged = createRoute({
  method: 'get',
  path: '/v1/session/challenge',
  tags: ['session'],
  who: 'everybody',
  summary: 'What a browser computes for `proof`, where a refusal for too many attempts names that field',
  responses: envelope(challenge, 'The time of the server, how many numbers to find, and their zero bits'),
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

/** Sign-in, sign-out, who am I (CALLS.md "Sign-in and publishing calls"). */
export const sessionRoutes = createRouter()
  .openapi(login, async (c) => {
    const { account = '', password = '', remember = false, credential, proof } = c.req.valid('json');
    const db = c.get('db');
    const signedIn = credential
      ? await signInByCredential(db, c.env, credential, signInFrom(c))
      : await signIn(db, c.env, { account, password, remember, proof }, signInFrom(c));
    return ok(c, enter(c, signedIn));
  })
  .openapi(session, async (c) => {
    return ok(c, await currentUser(c.get('db'), sessionToken(c)));
  })
  .openapi(logout, async (c) => {
    const { credential } = c.req.valid('json');
    await signOut(c.get('db'), signInFrom(c), credential);
    dropCookies(c);
    return ok(c);
  })
  .openapi(confirm, async (c) => {
    const { password } = c.req.valid('json');
    return ok(c, await confirmSession(c.get('db'), c.env, await c.get('caller')(), signInFrom(c), password));
  })
  .openapi(confirmed, async (c) => ok(c, { until: await freshUntil(c.get('db'), sessionToken(c)) }))
  .openapi(challenged, async (c) => ok(c, { time: now(), parts: PROOF.parts, bits: PROOF.bits }));
