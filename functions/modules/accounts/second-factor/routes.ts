import type { Context } from 'hono';
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
} from '../../../../db/contract/second-factor.ts';
import { loginResult } from '../../../../db/contract/session.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { enter, signInFrom } from '../session/from.ts';
import { dropSecondCookie, giveSecondCookie, secondCookie } from '../session/second-cookies.ts';
import {
  type Asking,
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
} from './manage.ts';
import { finishStep, stepOptions } from './step.ts';

const tags = ['second factor'];
const OWN = '/v1/user/secondFactor';

const second = createRoute({
  method: 'post',
  path: '/v1/session/second',
  tags,
  who: 'everybody',
  summary: 'Show the second factor of a sign-in that waits for it: a code of the app, a recovery code or a passkey',
  request: { body: jsonBody(secondInput) },
  responses: envelope(loginResult, 'The user, as a sign-in without a second factor answers'),
});

const secondOptions = createRoute({
  method: 'post',
  path: '/v1/session/second/options',
  tags,
  who: 'everybody',
  summary: 'What a browser needs to show a passkey for the sign-in that waits',
  responses: envelope(passkeyOptions),
});

const state = createRoute({
  method: 'get',
  path: OWN,
  tags,
  who: 'user',
  summary: 'What the user has of the second factor, and whether the platform wants it',
  responses: envelope(stateShape),
});

const totpBeginning = createRoute({
  method: 'post',
  path: `${OWN}/totp/new`,
  tags,
  who: 'user',
  summary: 'A secret for an authenticator app; 428 without a fresh password',
  responses: envelope(newTotp),
});

const totpConfirmation = createRoute({
  method: 'post',
  path: `${OWN}/totp/confirm`,
  tags,
  who: 'user',
  summary: 'Switch the authenticator app on by its first code',
  request: { body: jsonBody(totpInput) },
  responses: envelope(recoveryResult, 'Recovery codes with the first second factor, else null'),
});

const totpRemoval = createRoute({
  method: 'post',
  path: `${OWN}/totp/remove`,
  tags,
  who: 'user',
  summary: 'Switch the authenticator app off; 428 without a fresh password',
  responses: envelope(),
});

const passkeyBeginning = createRoute({
  method: 'post',
  path: `${OWN}/passkey/new`,
  tags,
  who: 'user',
  summary: 'What a browser needs to make a passkey; 428 without a fresh password',
  responses: envelope(passkeyOptions),
});

const passkeyAddition = createRoute({
  method: 'post',
  path: `${OWN}/passkey`,
  tags,
  who: 'user',
  summary: 'Add the passkey that the browser made',
  request: { body: jsonBody(passkeyInput) },
  responses: envelope(recoveryResult, 'Recovery codes with the first second factor, else null'),
});

const passkeyRemoving = createRoute({
  method: 'post',
  path: `${OWN}/passkey/remove`,
  tags,
  who: 'user',
  summary: 'Take a passkey off; 428 without a fresh password',
  request: { body: jsonBody(passkeyRemoval) },
  responses: envelope(),
});

const recovery = createRoute({
  method: 'post',
  path: `${OWN}/recoveryCodes`,
  tags,
  who: 'user',
  summary: 'New recovery codes in the place of the old ones; 428 without a fresh password',
  responses: envelope(recoveryResult),
});

const reset = createRoute({
  method: 'put',
  path: '/v1/admin/user/secondFactor',
  tags,
  who: ['admin'],
  summary: 'Take the second factor of a person off who lost it; 428 without a fresh password',
  request: { body: jsonBody(resetInput) },
  responses: envelope(),
});

const asking = async (c: Context<AppEnv>): Promise<Asking> => ({
  caller: await c.get('caller')(),
  token: sessionToken(c),
});

/** The second factor: showing it, and having one. */
export const secondFactorRoutes = createRouter()
  .openapi(second, async (c) => {
    const step = secondCookie(c, 'step');
    const origin = () => outsideOrigin(c);
    const { entered, trusted } = await finishStep(c.get('db'), c.env, step, c.req.valid('json'), origin, signInFrom(c));
    dropSecondCookie(c, 'step');
    if (trusted) giveSecondCookie(c, 'trusted', trusted);
    return ok(c, enter(c, entered));
  })
  .openapi(secondOptions, async (c) => ok(c, await stepOptions(c.get('db'), secondCookie(c, 'step'), outsideOrigin(c))))
  .openapi(state, async (c) => ok(c, await secondFactorState(c.get('db'), await c.get('caller')())))
  .openapi(totpBeginning, async (c) => ok(c, await beginTotp(c.get('db'), c.env, await asking(c))))
  .openapi(totpConfirmation, async (c) =>
    ok(c, await confirmTotp(c.get('db'), c.env, await asking(c), c.req.valid('json').code)),
  )
  .openapi(totpRemoval, async (c) => {
    await removeTotp(c.get('db'), await asking(c));
    return ok(c);
  })
  .openapi(passkeyBeginning, async (c) => ok(c, await beginPasskey(c.get('db'), await asking(c), outsideOrigin(c))))
  .openapi(passkeyAddition, async (c) =>
    ok(c, await addPasskey(c.get('db'), await asking(c), c.req.valid('json'), outsideOrigin(c))),
  )
  .openapi(passkeyRemoving, async (c) => {
    await removePasskey(c.get('db'), await asking(c), c.req.valid('json').id);
    return ok(c);
  })
  .openapi(recovery, async (c) => ok(c, await renewRecoveryCodes(c.get('db'), await asking(c))))
  .openapi(reset, async (c) => {
    await resetSecondFactor(c.get('db'), await asking(c), c.req.valid('json').user_id);
    return ok(c);
  });
