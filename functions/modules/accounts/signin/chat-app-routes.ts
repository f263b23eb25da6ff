import type { Context } from 'hono';
import * as z from 'zod';
import { authorizeInput, bindInput, OAUTH_SECONDS, oauthResult, oauthReturn } from '../../../../db/contract/signin.ts';
import { browserHash, forgetBrowser, keepBrowser } from '../../../platform/browser.ts';
import { userIdOf } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { hasSiteApp, signPage, tokenKeeper } from '../../../platform/wechat.ts';
import { enter, signInFrom } from '../session/from.ts';
import { countBeginning } from './beginnings.ts';
import { beginAuthorization, bindChatApp, isBound, signInByChatApp, unbindChatApp } from './chat-app.ts';

const tags = ['chat app'];

const authorize = createRoute({
  method: 'get',
  path: '/v1/wx/authorize',
  tags,
  who: 'everybody',
  summary:
    'Address of the page on which a person lets the platform know who they are in the chat app; on a computer that of its QR sign-in, or of the own scan page where the website has no application there',
  request: { query: authorizeInput },
  responses: envelope(z.object({ url: z.string() })),
});

const webOauth2 = createRoute({
  method: 'get',
  path: '/egg/wx/webOauth2',
  tags,
  who: 'everybody',
  summary: 'Who came back from the chat app; a bound person is signed in',
  request: { query: oauthReturn },
  responses: envelope(oauthResult),
});

const bind = createRoute({
  method: 'post',
  path: '/v1/wx/bind',
  tags,
  who: 'user',
  summary: 'Bind the signed-in person to the chat-app account that came back; 428 until the password was given again',
  request: { body: jsonBody(bindInput) },
  responses: envelope(z.object({ bound: z.boolean(), to: z.string() })),
});

const unbind = createRoute({
  method: 'post',
  path: '/v1/wx/unbind',
  tags,
  who: 'user',
  summary: 'Take the bound chat-app account off',
  responses: envelope(z.object({ bound: z.boolean() })),
});

const binding = createRoute({
  method: 'get',
  path: '/v1/wx/binding',
  tags,
  who: 'user',
  summary: 'Whether the signed-in person has a bound chat-app account',
  responses: envelope(z.object({ bound: z.boolean() })),
});

const ticket = createRoute({
  method: 'get',
  path: '/egg/wx/getTicket',
  tags,
  who: 'everybody',
  summary: 'Signature of a page of this site for the page interface of the chat app',
  request: { query: z.object({ url: z.string().max(2000).default('') }) },
  responses: envelope(
    z.object({ appid: z.string(), timestamp: z.number(), noncestr: z.string(), signature: z.string() }),
  ),
});

const token = createRoute({
  method: 'get',
  path: '/egg/wx/token',
  tags,
  who: ['push-admin'],
  summary: 'State and end of the account token, for operators; never the token',
  responses: envelope(
    z.object({
      state: z.enum(['valid', 'unavailable']),
      expire_time: z.number().nullable(),
      errcode: z.number().nullable(),
      forced_today: z.number(),
    }),
  ),
});

/** Another site's page is not signed by us. */
function ownPage(c: Context<AppEnv>, url: string): string {
  const own = [outsideOrigin(c), new URL(c.req.url).origin];
  if (!URL.canParse(url) || !own.includes(new URL(url).origin))
    throw invalid([{ field: 'url', code: 'invalid_value' }]);
  return url;
}

/** Chat-app sign-in and binding, page signatures, state of the account token (core§7 "WeChat", decision 53). */
export const chatAppRoutes = createRouter()
  .openapi(authorize, async (c) => {
    const { to, at, binding: bindingId = null } = c.req.valid('query');
    if (at === 'computer' && !hasSiteApp(c.env)) return ok(c, { url: `${outsideOrigin(c)}/loginQr` });
    await countBeginning(c, 'oauth');
    const { userId } = await c.get('caller')();
    const app = at === 'computer' ? 'site' : 'account';
    const browser = keepBrowser(c, OAUTH_SECONDS);
    return ok(c, {
      url: await beginAuthorization(c.get('db'), c.env, {
        origin: outsideOrigin(c),
        ...{ browser, userId, to, app, bindingId },
      }),
    });
  })
  .openapi(webOauth2, async (c) => {
    const back = { ...c.req.valid('query'), browser: browserHash(c) };
    const { entered, ...answer } = await signInByChatApp(c.get('db'), c.env, back, signInFrom(c));
    if (!entered) return ok(c, answer);
    forgetBrowser(c);
    const result = enter(c, entered);
    return ok(c, { ...answer, ...('user_id' in result ? { user: result } : result) });
  })
  .openapi(bind, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const back = { ...c.req.valid('json'), browser: browserHash(c) };
    return ok(c, {
      bound: true,
      to: await bindChatApp(c.get('db'), c.env, userId, sessionToken(c), back, c.get('lang')),
    });
  })
  .openapi(unbind, async (c) => {
    await unbindChatApp(c.get('db'), userIdOf(await c.get('caller')()));
    return ok(c, { bound: false });
  })
  .openapi(binding, async (c) => ok(c, { bound: await isBound(c.get('db'), userIdOf(await c.get('caller')())) }))
  .openapi(ticket, async (c) => {
    const url = ownPage(c, c.req.valid('query').url);
    const kept = await tokenKeeper(c.env).ticket();
    if (!kept.ok) throw new AppError(503, 'unavailable');
    return ok(c, { appid: c.env.WECHAT_APP_ID ?? '', ...signPage(kept.value, url) });
  })
  .openapi(token, async (c) => {
    const keeper = tokenKeeper(c.env);
    const [kept, forced_today] = [await keeper.token(), await keeper.forced()];
    return ok(c, {
      state: kept.ok ? 'valid' : 'unavailable',
      expire_time: kept.ok ? Math.floor(kept.ends / 1000) : null,
      errcode: kept.ok ? null : kept.errcode,
      forced_today,
    });
  });
