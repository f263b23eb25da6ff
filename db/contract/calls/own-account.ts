import * as z from 'zod';
import {
  deletionInput,
  emailInput,
  ownAccount,
  passwordInput,
  phoneInput,
  recommenderPasswordInput,
} from '../accounts.ts';
import { calls, get, post } from '../endpoint.ts';

export const ownAccountCalls = calls('accounts', {
  password: post('/v1/user/password', {
    who: 'user',
    summary: 'Change the password; every other session and saved sign-in ends, unless told otherwise',
    body: passwordInput,
  }),
  recommenderPassword: post('/v1/recommender/password', {
    who: 'recommender',
    summary: 'Change the password of the signed-in recommender; every other session ends',
    body: recommenderPasswordInput,
  }),
  phone: post('/v1/user/phone', {
    who: 'user',
    summary:
      'Set the phone to a number that a code of type 3 was sent to; 428 where the account changes, until the password was given again',
    body: phoneInput,
    answer: z.object({ tel: z.string() }),
  }),
  email: post('/v1/user/email', {
    who: 'user',
    summary:
      'Set the e-mail address to one that a code of type 6 was sent to; 428 where the account changes, until the password was given again',
    body: emailInput,
    answer: z.object({ email: z.string() }),
  }),
  own: get('/v1/user/account', {
    who: 'user',
    summary: 'What the user signs in with and is reached by',
    answer: ownAccount,
  }),
  exported: get('/v1/user/account/export', {
    who: 'user',
    summary: 'Everything that the platform keeps about the user, as one file; 428 without a fresh password',
    file: 'application/json',
    says: 'A JSON file: one list of rows for each table',
  }),
  deletion: post('/v1/user/account/delete', {
    who: 'user',
    summary: 'Delete the account: publications of organisations stay, personal fields go',
    body: deletionInput,
  }),
});
