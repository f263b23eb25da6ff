import type { Context } from 'hono';
import * as z from 'zod';
import { deletionInput, emailInput, ownAccount, passwordInput, phoneInput } from '../../../../db/contract/accounts.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { dropCookies, sessionToken } from '../../../platform/session-cookies.ts';
import { requireFresh } from '../session/fresh.ts';
import { signInFrom } from '../session/from.ts';
import { bindEmail, bindPhone, readOwnAccount } from './contacts.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOwnData } from './export.ts';
import { changePassword } from './passwords.ts';

const tags = ['accounts'];

const password = createRoute({
  method: 'post',
  path: '/v1/user/password',
  tags,
  who: 'user',
  summary: 'Change the password; every other session and saved sign-in ends, unless told otherwise',
  request: { body: jsonBody(passwordInput) },
  responses: envelope(),
});

const phone = createRoute({
  method: 'post',
  path: '/v1/user/phone',
  tags,
  who: 'user',
  summary:
    'Set the phone to a number that a code of type 3 was sent to; 428 where the account changes, until the password was given again',
  request: { body: jsonBody(phoneInput) },
  responses: envelope(z.object({ tel: z.string() })),
});

const email = createRoute({
  method: 'post',
  path: '/v1/user/email',
  tags,
  who: 'user',
  summary:
    'Set the e-mail address to one that a code of type 6 was sent to; 428 where the account changes, until the password was given again',
  request: { body: jsonBody(emailInput) },
  responses: envelope(z.object({ email: z.string() })),
});

const own = createRoute({
  method: 'get',
  path: '/v1/user/account',
  tags,
  who: 'user',
  summary: 'What the user signs in with and is reached by',
  responses: envelope(ownAccount),
});

const exported = createRoute({
  method: 'get',
  path: '/v1/user/account/export',
  tags,
  who: 'user',
  summary: 'Everything that the platform keeps about the user, as one file; 428 without a fresh password',
  responses: { 200: { description: 'A JSON file: one list of rows for each table' } },
});

const deletion = createRoute({
  method: 'post',
  path: '/v1/user/account/delete',
  tags,
  who: 'user',
  summary: 'Delete the account: publications of organisations stay, personal fields go',
  request: { body: jsonBody(deletionInput) },
  responses: envelope(),
});

const whence = (c: Context<AppEnv>) => ({
  address: addressOf(c.req.raw),
  token: sessionToken(c),
  lang: c.get('lang'),
});

/** What users do with their own accounts. */
export const ownAccountRoutes = createRouter()
  .openapi(password, async (c) => {
    await changePassword(
      c.get('db'),
      c.env,
      await c.get('caller')(),
      c.req.valid('json'),
      signInFrom(c),
      c.get('lang'),
    );
    return ok(c);
  })
  .openapi(phone, async (c) =>
    ok(c, await bindPhone(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'), whence(c))),
  )
  .openapi(email, async (c) =>
    ok(c, await bindEmail(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'), whence(c))),
  )
  .openapi(own, async (c) => ok(c, await readOwnAccount(c.get('db'), await c.get('caller')())))
  .openapi(exported, async (c) => {
    await requireFresh(c.get('db'), sessionToken(c));
    const body = await exportOwnData(c.get('db'), c.env, await c.get('caller')());
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
      },
    });
  })
  .openapi(deletion, async (c) => {
    const { password: given } = c.req.valid('json');
    await deleteAccount(c.get('db'), c.env, await c.get('caller')(), given, addressOf(c.req.raw));
    dropCookies(c);
    return ok(c);
  });
