import { calls, get, post, put } from '../endpoint.ts';
import {
  newTotp,
  passkeyInput,
  passkeyOptions,
  passkeyRemoval,
  recoveryResult,
  resetInput,
  secondInput,
  secondFactorState as stateShape,
  totpInput,
} from '../second-factor.ts';
import { loginResult } from '../session.ts';

export const secondFactorCalls = calls('second factor', {
  second: post('/v1/session/second', {
    who: 'everybody',
    summary: 'Show the second factor of a sign-in that waits for it: a code of the app, a recovery code or a passkey',
    body: secondInput,
    answer: loginResult,
    says: 'The user, as a sign-in without a second factor answers',
  }),
  secondOptions: post('/v1/session/second/options', {
    who: 'everybody',
    summary: 'What a browser needs to show a passkey for the sign-in that waits',
    answer: passkeyOptions,
  }),
  state: get('/v1/user/secondFactor', {
    who: 'user',
    summary: 'What the user has of the second factor, and whether the platform wants it',
    answer: stateShape,
  }),
  totpBeginning: post('/v1/user/secondFactor/totp/new', {
    who: 'user',
    summary: 'A secret for an authenticator app; 428 without a fresh password',
    answer: newTotp,
  }),
  totpConfirmation: post('/v1/user/secondFactor/totp/confirm', {
    who: 'user',
    summary: 'Switch the authenticator app on by its first code',
    body: totpInput,
    answer: recoveryResult,
    says: 'Recovery codes with the first second factor, else null',
  }),
  totpRemoval: post('/v1/user/secondFactor/totp/remove', {
    who: 'user',
    summary: 'Switch the authenticator app off; 428 without a fresh password',
  }),
  passkeyBeginning: post('/v1/user/secondFactor/passkey/new', {
    who: 'user',
    summary: 'What a browser needs to make a passkey; 428 without a fresh password',
    answer: passkeyOptions,
  }),
  passkeyAddition: post('/v1/user/secondFactor/passkey', {
    who: 'user',
    summary: 'Add the passkey that the browser made',
    body: passkeyInput,
    answer: recoveryResult,
    says: 'Recovery codes with the first second factor, else null',
  }),
  passkeyRemoving: post('/v1/user/secondFactor/passkey/remove', {
    who: 'user',
    summary: 'Take a passkey off; 428 without a fresh password',
    body: passkeyRemoval,
  }),
  recovery: post('/v1/user/secondFactor/recoveryCodes', {
    who: 'user',
    summary: 'New recovery codes in the place of the old ones; 428 without a fresh password',
    answer: recoveryResult,
  }),
  reset: put('/v1/admin/user/secondFactor', {
    who: ['admin'],
    summary: 'Take the second factor of a person off who lost it; 428 without a fresh password',
    body: resetInput,
  }),
});
