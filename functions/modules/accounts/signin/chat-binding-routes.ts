import type { Context } from 'hono';
import { phoneProof } from '../../../../db/contract/accounts.ts';
import {
  bindInput,
  bindingBegun,
  bindingFinish,
  bindingId,
  bindingRequest,
  bindingScanned,
  bindingState,
  OAUTH_SECONDS,
} from '../../../../db/contract/signin.ts';
import { browserHash, keepBrowser } from '../../../platform/browser.ts';
import { userIdOf } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { requireFresh } from '../session/fresh.ts';
import { countBeginning } from './beginnings.ts';
import {
  beginBinding,
  beginBindingByPhone,
  bindingAccount,
  bindingStateOf,
  finishBinding,
  scanBinding,
} from './chat-binding.ts';

const tags = ['chat app'];

const begin = createRoute({
  method: 'post',
  path: '/v1/wx/binding/new',
  tags,
  who: 'user',
  summary: 'Begin to bind the chat app on a computer; 428 until the password was given again',
  responses: envelope(bindingBegun, 'The page that the phone opens in the chat app'),
});

const byPhone = createRoute({
  method: 'post',
  path: '/v1/wx/binding/phone',
  tags,
  who: 'everybody',
  summary: 'Begin to bind the chat app to the account whose number a code of type 5 was sent to; nobody is signed in',
  request: { body: jsonBody(phoneProof) },
  responses: envelope(bindingBegun, 'The page that the phone opens in the chat app'),
});

const state = createRoute({
  method: 'get',
  path: '/v1/wx/binding/state',
  tags,
  who: 'bearer',
  summary: 'How far a binding has got, for the browser that began it',
  request: { query: bindingId },
  responses: envelope(bindingState),
});

const request = createRoute({
  method: 'get',
  path: '/v1/wx/binding/account',
  tags,
  who: 'bearer',
  summary: 'The masked account that a scanned binding is for',
  request: { query: bindingId },
  responses: envelope(bindingRequest),
});

const scanned = createRoute({
  method: 'post',
  path: '/v1/wx/binding/scanned',
  tags,
  who: 'bearer',
  summary: 'Who came back from the chat app for a binding: bound in the browser that began it, a number elsewhere',
  request: { body: jsonBody(bindInput) },
  responses: envelope(bindingScanned),
});

const finish = createRoute({
  method: 'post',
  path: '/v1/wx/binding/finish',
  tags,
  who: 'bearer',
  summary: 'End a binding with the number that the phone shows, in the browser that began it',
  request: { body: jsonBody(bindingFinish) },
  responses: envelope(),
});

const shown = (c: Context<AppEnv>, { id, expire_time }: { id: string; expire_time: number }) => ({
  id,
  url: `${outsideOrigin(c)}/wxBind?scan=${id}`,
  expire_time,
});

/** Binding the chat app where it does not run: begun on a computer, agreed to on the phone, ended on the computer. */
export const chatBindingRoutes = createRouter()
  .openapi(begin, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    await requireFresh(c.get('db'), sessionToken(c));
    await countBeginning(c, 'oauth');
    return ok(c, shown(c, await beginBinding(c.get('db'), userId, keepBrowser(c, OAUTH_SECONDS))));
  })
  .openapi(byPhone, async (c) => {
    const from = { address: addressOf(c.req.raw), browser: keepBrowser(c, OAUTH_SECONDS) };
    return ok(c, shown(c, await beginBindingByPhone(c.get('db'), c.env, c.req.valid('json'), from)));
  })
  .openapi(state, async (c) =>
    ok(c, { state: await bindingStateOf(c.get('db'), c.req.valid('query').id, browserHash(c)) }),
  )
  .openapi(request, async (c) => ok(c, await bindingAccount(c.get('db'), c.req.valid('query').id)))
  .openapi(scanned, async (c) => {
    const back = { ...c.req.valid('json'), browser: browserHash(c) };
    return ok(c, await scanBinding(c.get('db'), c.env, back, c.get('lang')));
  })
  .openapi(finish, async (c) => {
    await finishBinding(c.get('db'), c.env, { ...c.req.valid('json'), browser: browserHash(c) }, c.get('lang'));
    return ok(c);
  });
