import type { Context } from 'hono';
import { chatAppCalls } from '../../../../db/contract/calls/chat-app.ts';
import { OAUTH_SECONDS } from '../../../../db/contract/signin.ts';
import { browserHash, forgetBrowser, keepBrowser } from '../../../platform/browser.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { serve } from '../../../platform/serve.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { hasSiteApp, signPage, tokenKeeper } from '../../../platform/wechat.ts';
import { enter, signInFrom } from '../session/from.ts';
import { countBeginning } from './beginnings.ts';
import { beginAuthorization, bindChatApp, isBound, signInByChatApp, unbindChatApp } from './chat-app.ts';

/** Another site's page is not signed by us. */
function ownPage(c: Context<AppEnv>, url: string): string {
  const own = [outsideOrigin(c), new URL(c.req.url).origin];
  if (!URL.canParse(url) || !own.includes(new URL(url).origin))
    throw invalid([{ field: 'url', code: 'invalid_value' }]);
  return url;
}

/** Chat-app sign-in and binding, page signatures, state of the account token (core§7 "WeChat", decision 53). */
export const chatAppRoutes = createRouter();

serve(chatAppRoutes, chatAppCalls.authorize, async ({ c, db, env, query }) => {
  const { to, at, binding: bindingId = null } = query;
  if (at === 'computer' && !hasSiteApp(env)) return { url: `${outsideOrigin(c)}/loginQr` };
  await countBeginning(c, 'oauth');
  const { userId } = await c.get('caller')();
  const app = at === 'computer' ? 'site' : 'account';
  const browser = keepBrowser(c, OAUTH_SECONDS);
  return {
    url: await beginAuthorization(db, env, {
      origin: outsideOrigin(c),
      ...{ browser, userId, to, app, bindingId },
    }),
  };
});
serve(chatAppRoutes, chatAppCalls.webOauth2, async ({ c, db, env, query }) => {
  const back = { ...query, browser: browserHash(c) };
  const { entered, ...answer } = await signInByChatApp(db, env, back, signInFrom(c));
  if (!entered) return answer;
  forgetBrowser(c);
  const result = enter(c, entered);
  return { ...answer, ...('user_id' in result ? { user: result } : result) };
});
serve(chatAppRoutes, chatAppCalls.bind, async ({ c, db, env, lang, userId, body }) => {
  const back = { ...body, browser: browserHash(c) };
  return {
    bound: true,
    to: await bindChatApp(db, env, userId, sessionToken(c), back, lang),
  };
});
serve(chatAppRoutes, chatAppCalls.unbind, async ({ db, userId }) => {
  await unbindChatApp(db, userId);
  return { bound: false };
});
serve(chatAppRoutes, chatAppCalls.binding, async ({ db, userId }) => ({ bound: await isBound(db, userId) }));
serve(chatAppRoutes, chatAppCalls.ticket, async ({ c, env, query }) => {
  const url = ownPage(c, query.url);
  const kept = await tokenKeeper(env).ticket();
  if (!kept.ok) throw new AppError(503, 'unavailable');
  return { appid: env.WECHAT_APP_ID ?? '', ...signPage(kept.value, url) };
});
serve(chatAppRoutes, chatAppCalls.token, async ({ env }) => {
  const keeper = tokenKeeper(env);
  const [kept, forced_today] = [await keeper.token(), await keeper.forced()];
  return {
    state: kept.ok ? ('valid' as const) : ('unavailable' as const),
    expire_time: kept.ok ? Math.floor(kept.ends / 1000) : null,
    errcode: kept.ok ? null : kept.errcode,
    forced_today,
  };
});
