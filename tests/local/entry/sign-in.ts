import { OpenAPIHono } from '@hono/zod-openapi';
import { accountKey } from '../../../db/contract/accounts.ts';
import { context, onError } from '../../../functions/middleware.ts';
import { enter, signInFrom } from '../../../functions/modules/accounts/session/from.ts';
import { openSession } from '../../../functions/modules/accounts/session/session.ts';
import type { AppEnv } from '../../../functions/platform/env.ts';
import { ok } from '../../../functions/platform/envelope.ts';

/**
 * Opens a session as the sign-in by password does, but for the quarter of a second of computing that a password costs: the
 * tests sign in thousands of times. Only servers that tests start have it.
 */
export const quickSignIn = new OpenAPIHono<AppEnv>();

quickSignIn.onError(onError);
quickSignIn.use(context);
quickSignIn.post('/dev/session', async (c) => {
  const { account } = await c.req.json<{ account: string }>();
  const [user] = await c
    .get('db')
    .all<{ user_id: string }>('SELECT user_id FROM user WHERE account = ? AND is_delete = 0', [accountKey(account)]);
  if (!user) return c.notFound();
  const owner = { userId: user.user_id, recommenderId: null };
  return ok(c, enter(c, await openSession(c.get('db'), owner, signInFrom(c), { way: 'password' })));
});
