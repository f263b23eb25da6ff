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
} from '../../../../db/contract/accounts.ts';
import { loginResult } from '../../../../db/contract/session.ts';
import { ok } from '../../../platform/envelope.ts';
import { AppError } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { deviceToken } from '../../../platform/session-cookies.ts';
import { sendCode } from '../codes/send-code.ts';
import { enter, signInFrom } from '../session/from.ts';
import { activate, registerByEmail } from './activate.ts';
import { recoverPassword } from './passwords.ts';
import { checkRegistration, register } from './register.ts';

const tags = ['accounts'];

const verificationCode = createRoute({
  method: 'post',
  path: '/verificationCode',
  tags,
  who: 'everybody',
  summary:
    'Send a code: type 1 to register, 2 to find the password, 3 to bind a phone, 5 to bind the chat app, 6 to bind an e-mail address',
  request: { body: jsonBody(codeInput) },
  responses: envelope(codeResult, 'The id of the message; the answer is the same for known and unknown accounts'),
});

const registration = createRoute({
  method: 'post',
  path: '/v1/register',
  tags,
  who: 'everybody',
  summary: 'Register by phone and code, and sign in',
  request: { body: jsonBody(registerInput) },
  responses: envelope(loginResult, 'The user'),
});

const registrationCheck = createRoute({
  method: 'post',
  path: '/v1/register/check',
  tags,
  who: 'everybody',
  summary:
    'Whether a number that a code was sent to may be registered: 409 where it has an account; the code stays good',
  request: { body: jsonBody(registerCheckInput) },
  responses: envelope(),
});

const oldRegistration = createRoute({
  method: 'post',
  path: '/egg/user/register',
  tags,
  who: 'everybody',
  summary: 'The old address of the registration: refused without a code',
  request: { body: jsonBody(oldRegisterInput) },
  responses: envelope(loginResult, 'The user'),
});

const emailRegistration = createRoute({
  method: 'post',
  path: '/v1/register/email',
  tags,
  who: 'everybody',
  summary: 'International registration: an activation link is sent to the address',
  request: { body: jsonBody(emailRegisterInput) },
  responses: envelope(emailRegisterResult, 'The same for known and unknown addresses'),
});

const activation = createRoute({
  method: 'post',
  path: '/v1/emailActive',
  tags,
  who: 'bearer',
  summary: 'Open an activation link: the account comes to be, with the password that is chosen there',
  request: { body: jsonBody(activationInput) },
  responses: envelope(activationResult),
});

const recovery = createRoute({
  method: 'post',
  path: '/v1/findPW',
  tags,
  who: 'everybody',
  summary: 'Set a new password by code; every session of the account ends',
  request: { body: jsonBody(recoveryInput) },
  responses: envelope(),
});

/** Registration and recovery, for visitors (core§7, decisions 26, 43, 47, 51). */
export const accountRoutes = createRouter()
  .openapi(verificationCode, async (c) => {
    const from = { address: addressOf(c.req.raw), lang: c.get('lang'), known: deviceToken(c) };
    return ok(c, await sendCode(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'), from));
  })
  .openapi(registration, async (c) => {
    const signedIn = await register(c.get('db'), c.env, c.req.valid('json'), signInFrom(c));
    return ok(c, enter(c, signedIn));
  })
  .openapi(registrationCheck, async (c) => {
    await checkRegistration(c.get('db'), c.env, c.req.valid('json'), addressOf(c.req.raw));
    return ok(c);
  })
  .openapi(oldRegistration, async (c) => {
    const { verificationCode: code, msgId, ...input } = c.req.valid('json');
    if (!code || !msgId) throw new AppError(403, 'verification_required');
    const given = { ...input, verificationCode: code, msgId };
    const signedIn = await register(c.get('db'), c.env, given, signInFrom(c));
    return ok(c, enter(c, signedIn));
  })
  .openapi(emailRegistration, async (c) => {
    const from = { address: addressOf(c.req.raw), lang: c.get('lang'), origin: outsideOrigin(c) };
    return ok(c, await registerByEmail(c.get('db'), c.env, c.req.valid('json'), from));
  })
  .openapi(activation, async (c) =>
    ok(c, await activate(c.get('db'), c.env, c.req.valid('json'), addressOf(c.req.raw))),
  )
  .openapi(recovery, async (c) => {
    await recoverPassword(c.get('db'), c.env, c.req.valid('json'), addressOf(c.req.raw));
    return ok(c);
  });
