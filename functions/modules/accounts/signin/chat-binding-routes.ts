import type { Context } from 'hono';
import { chatBindingCalls } from '../../../../db/contract/calls/chat-binding.ts';
import { OAUTH_SECONDS } from '../../../../db/contract/signin.ts';
import { browserHash, keepBrowser } from '../../../platform/browser.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
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

const shown = (c: Context<AppEnv>, { id, expire_time }: { id: string; expire_time: number }) => ({
  id,
  url: `${outsideOrigin(c)}/wxBind?scan=${id}`,
  expire_time,
});

/** Binding the chat app where it does not run: begun on a computer, agreed to on the phone, ended on the computer. */
export const chatBindingRoutes = createRouter();

serve(chatBindingRoutes, chatBindingCalls.begin, async ({ c, db, userId }) => {
  await requireFresh(db, sessionToken(c));
  await countBeginning(c, 'oauth');
  return shown(c, await beginBinding(db, userId, keepBrowser(c, OAUTH_SECONDS)));
});
serve(chatBindingRoutes, chatBindingCalls.byPhone, async ({ c, db, env, body }) => {
  const from = { address: addressOf(c.req.raw), browser: keepBrowser(c, OAUTH_SECONDS) };
  return shown(c, await beginBindingByPhone(db, env, body, from));
});
serve(chatBindingRoutes, chatBindingCalls.state, async ({ c, db, query }) => ({
  state: await bindingStateOf(db, query.id, browserHash(c)),
}));
serve(chatBindingRoutes, chatBindingCalls.request, ({ db, query }) => bindingAccount(db, query.id));
serve(chatBindingRoutes, chatBindingCalls.scanned, ({ c, db, env, lang, body }) =>
  scanBinding(db, env, { ...body, browser: browserHash(c) }, lang),
);
serve(chatBindingRoutes, chatBindingCalls.finish, async ({ c, db, env, lang, body }) => {
  await finishBinding(db, env, { ...body, browser: browserHash(c) }, lang);
});
