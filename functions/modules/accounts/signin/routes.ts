import * as z from 'zod';
import { device, QR_SECONDS, qrInput, qrRequest, qrState, revokeInput } from '../../../../db/contract/signin.ts';
import { browserHash, forgetBrowser, keepBrowser } from '../../../platform/browser.ts';
import { userIdOf } from '../../../platform/caller.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { sha256 } from '../../../platform/random.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { endOtherSessions } from '../session/endings.ts';
import { enter, signInFrom } from '../session/from.ts';
import { countBeginning } from './beginnings.ts';
import { listDevices, revokeDevice } from './devices.ts';
import { confirmQr, newQr, pollQr, scanQr } from './qr.ts';

const tags = ['sign-in'];

const devices = createRoute({
  method: 'get',
  path: '/v1/user/devices',
  tags,
  who: 'user',
  summary: 'Devices on which the person is signed in or stays signed in',
  responses: envelope(z.array(device)),
});

const revoke = createRoute({
  method: 'post',
  path: '/v1/user/devices/revoke',
  tags,
  who: 'user',
  summary: 'Sign out one device, or every device but this one',
  request: { body: jsonBody(revokeInput) },
  responses: envelope(),
});

const begin = createRoute({
  method: 'post',
  path: '/v1/loginQr/new',
  tags,
  who: 'everybody',
  summary: 'A code that a phone may scan to sign this browser in',
  responses: envelope(z.object({ id: z.string(), url: z.string(), expire_time: z.number() })),
});

const state = createRoute({
  method: 'get',
  path: '/v1/loginQr/state',
  tags,
  who: 'bearer',
  summary: 'How far the code has got; once confirmed, the browser that asked for it is signed in',
  request: { query: z.object({ id: z.string().max(100).default('') }) },
  responses: envelope(qrState),
});

const scan = createRoute({
  method: 'post',
  path: '/v1/loginQr/scan',
  tags,
  who: 'user',
  summary: 'Which browser asks to be signed in',
  request: { body: jsonBody(qrInput) },
  responses: envelope(qrRequest),
});

const confirm = createRoute({
  method: 'post',
  path: '/v1/loginQr/confirm',
  tags,
  who: 'user',
  summary: 'Sign the asking browser in as oneself',
  request: { body: jsonBody(qrInput) },
  responses: envelope(),
});

/** Devices of a person, and signing in by a code that a phone confirms (core§2, decisions 23 and 53). */
export const signinRoutes = createRouter()
  .openapi(devices, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await listDevices(c.get('db'), userId, sessionToken(c) ?? ''));
  })
  .openapi(revoke, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const input = c.req.valid('json');
    if ('id' in input) await revokeDevice(c.get('db'), userId, input.id);
    else await c.get('db').batch(endOtherSessions(userId, sha256(sessionToken(c) ?? '')));
    return ok(c);
  })
  .openapi(begin, async (c) => {
    await countBeginning(c, 'qr');
    const { id, expire_time } = await newQr(c.get('db'), keepBrowser(c, QR_SECONDS), signInFrom(c).device);
    return ok(c, { id, url: `${outsideOrigin(c)}/loginQr?scan=${id}`, expire_time });
  })
  .openapi(state, async (c) => {
    const { id } = c.req.valid('query');
    const { entered, ...answer } = await pollQr(c.get('db'), id, browserHash(c), signInFrom(c));
    if (!entered) return ok(c, answer);
    forgetBrowser(c);
    const result = enter(c, entered);
    return ok(c, { ...answer, ...('user_id' in result ? { user: result } : result) });
  })
  .openapi(scan, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await scanQr(c.get('db'), userId, c.req.valid('json').id));
  })
  .openapi(confirm, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    await confirmQr(c.get('db'), userId, sessionToken(c) ?? '', c.req.valid('json').id);
    return ok(c);
  });
