import type { Context } from 'hono';
import { ownAccountCalls } from '../../../../db/contract/calls/own-account.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { dropCookies, sessionToken } from '../../../platform/session-cookies.ts';
import { requireFresh } from '../session/fresh.ts';
import { signInFrom } from '../session/from.ts';
import { bindEmail, bindPhone, readOwnAccount } from './contacts.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOwnData } from './export.ts';
import { changePassword, changeRecommenderPassword } from './passwords.ts';

const whence = (c: Context<AppEnv>) => ({
  address: addressOf(c.req.raw),
  token: sessionToken(c),
  lang: c.get('lang'),
});

/** What users do with their own accounts. */
export const ownAccountRoutes = createRouter();

serve(ownAccountRoutes, ownAccountCalls.password, async ({ c, db, env, lang, caller, body }) => {
  await changePassword(db, env, caller, body, signInFrom(c), lang);
});
serve(ownAccountRoutes, ownAccountCalls.recommenderPassword, async ({ c, db, env, recommenderId, body }) => {
  await changeRecommenderPassword(db, env, recommenderId, body, signInFrom(c));
});
serve(ownAccountRoutes, ownAccountCalls.phone, ({ c, db, env, caller, body }) =>
  bindPhone(db, env, caller, body, whence(c)),
);
serve(ownAccountRoutes, ownAccountCalls.email, ({ c, db, env, caller, body }) =>
  bindEmail(db, env, caller, body, whence(c)),
);
serve(ownAccountRoutes, ownAccountCalls.own, ({ db, caller }) => readOwnAccount(db, caller));
serve(ownAccountRoutes, ownAccountCalls.exported, async ({ c, db, env, caller }) => {
  await requireFresh(db, sessionToken(c));
  const body = await exportOwnData(db, env, caller);
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  });
});
serve(ownAccountRoutes, ownAccountCalls.deletion, async ({ c, db, env, caller, body }) => {
  await deleteAccount(db, env, caller, body.password, addressOf(c.req.raw));
  dropCookies(c);
});
