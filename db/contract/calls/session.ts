import * as z from 'zod';
import { calls, get, post } from '../endpoint.ts';
import { challenge } from '../proof.ts';
import { secondFactorAsked } from '../second-factor.ts';
import { confirmInput, confirmResult, loginInput, loginResult, logoutInput, sessionUser } from '../session.ts';

export const sessionCalls = calls('session', {
  login: post('/egg/user/login', {
    who: 'everybody',
    summary: 'Sign in by account and password, or by the saved credential',
    body: loginInput,
    answer: z.union([loginResult, secondFactorAsked]),
    says: 'The user, and with remember the credential for the next automatic sign-in; `second_factor` where the account has one',
  }),
  session: get('/egg/user/session', {
    who: 'everybody',
    summary: 'Who is signed in',
    answer: sessionUser,
    says: 'The user',
  }),
  logout: post('/egg/user/logout', {
    who: 'everybody',
    summary: 'Sign out, and forget the saved sign-in of this device',
    body: logoutInput,
    bodyOptional: true,
  }),
  challenged: get('/v1/session/challenge', {
    who: 'everybody',
    summary: 'What a browser computes for `proof`, where a refusal for too many attempts names that field',
    answer: challenge,
    says: 'The time of the server, how many numbers to find, and their zero bits',
  }),
  confirm: post('/v1/session/confirm', {
    who: 'user',
    summary: 'Give the password again, before a call that answers 428 without it',
    body: confirmInput,
    answer: confirmResult,
    says: 'Until when it counts',
  }),
  confirmed: get('/v1/session/confirm', {
    who: 'user',
    summary: 'Until when the password that was given again counts',
    answer: confirmResult,
    says: 'Unix seconds; 0 when it must be given',
  }),
});
