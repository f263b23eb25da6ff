import {
  activationInput,
  activationResult,
  codeInput,
  codeResult,
  emailRegisterInput,
  emailRegisterResult,
  oldRegisterInput,
  recoveryInput,
  registerCheckInput,
  registerInput,
} from '../accounts.ts';
import { calls, post } from '../endpoint.ts';
import { loginResult } from '../session.ts';

export const accountCalls = calls('accounts', {
  verificationCode: post('/verificationCode', {
    who: 'everybody',
    summary:
      'Send a code: type 1 to register, 2 to find the password, 3 to bind a phone, 5 to bind the chat app, 6 to bind an e-mail address',
    body: codeInput,
    answer: codeResult,
    says: 'The id of the message; the answer is the same for known and unknown accounts',
  }),
  registration: post('/v1/register', {
    who: 'everybody',
    summary: 'Register by phone and code, and sign in',
    body: registerInput,
    answer: loginResult,
    says: 'The user',
  }),
  registrationCheck: post('/v1/register/check', {
    who: 'everybody',
    summary:
      'Whether a number that a code was sent to may be registered: 409 where it has an account; the code stays good',
    body: registerCheckInput,
  }),
  oldRegistration: post('/egg/user/register', {
    who: 'everybody',
    summary: 'The old address of the registration: refused without a code',
    body: oldRegisterInput,
    answer: loginResult,
    says: 'The user',
  }),
  emailRegistration: post('/v1/register/email', {
    who: 'everybody',
    summary: 'International registration: an activation link is sent to the address',
    body: emailRegisterInput,
    answer: emailRegisterResult,
    says: 'The same for known and unknown addresses',
  }),
  activation: post('/v1/emailActive', {
    who: 'bearer',
    summary: 'Open an activation link: the account comes to be, with the password that is chosen there',
    body: activationInput,
    answer: activationResult,
  }),
  recovery: post('/v1/findPW', {
    who: 'everybody',
    summary: 'Set a new password by code; every session of the account ends',
    body: recoveryInput,
  }),
});
