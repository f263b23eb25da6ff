import type { Context } from 'hono';
import * as z from 'zod';
import {
  answer,
  answerInput,
  caps,
  capsInput,
  INBOX_LIMITS,
  inboxRow,
  openInput,
  passInput,
  preference,
  preferenceInput,
  pushPage as pushPageShape,
} from '../../../../db/contract/inbox.ts';
import { userIdOf } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { invalid } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape, type Who } from '../../../platform/openapi.ts';
import { addressOf, takeAttempt } from '../../../platform/rate-limit.ts';
import { capsOf } from '../delivery/promises.ts';
import { answerPush, passOn } from './answer.ts';
import { inboxList } from './list.ts';
import { openPush } from './open.ts';
import { pushPage } from './page.ts';
import { readPreference, savePreference } from './preference.ts';

const tags = ['inbox'];
const text = z.string().max(64).optional();

const write = <I extends z.ZodType, R extends z.ZodType>(
  method: 'post' | 'put',
  path: string,
  summary: string,
  input: I,
  result: R,
  who: Who = 'user',
) =>
  createRoute({
    method,
    path,
    tags,
    who,
    summary,
    request: { body: jsonBody(input) },
    responses: envelope(result),
  });

const page = createRoute({
  method: 'get',
  path: '/v1/inbox/push',
  tags,
  who: 'everybody',
  summary:
    'A push as one organisation received it: its public items, and for its own people also answers and colleagues; with `preview` 1 operators see it as its recipient will',
  request: { query: z.object({ id: text, org: text, preview: text }) },
  responses: envelope(pushPageShape),
});

const open = write(
  'post',
  '/v1/inbox/open',
  'Note that an administrator opened the organisation’s push; the first time counts',
  openInput,
  z.object({ opened: z.boolean() }),
);

const reply = write(
  'post',
  '/v1/inbox/answer',
  'Answer a push or one of its items, for people of the organisation; the same answer twice is one',
  answerInput,
  answer,
);
const pass = write('post', '/v1/inbox/passOn', 'Pass a push or one of its items on to a colleague', passInput, answer);

const list = createRoute({
  method: 'get',
  path: '/v1/inbox/list',
  tags,
  who: 'user',
  summary: 'Pushes to organisations that the caller administers, and those passed on to the caller',
  request: { query: z.object({ state: text, pageIndex: text, pageSize: text }) },
  responses: envelope(pageShape(inboxRow)),
});

const preferences = createRoute({
  method: 'get',
  path: '/v1/inbox/preference',
  tags,
  who: 'user',
  summary: 'What an organisation wants to be sent, for its administrators',
  request: { query: z.object({ org_id: text }) },
  responses: envelope(preference),
});

const prefer = write(
  'put',
  '/v1/inbox/preference',
  'Say what an organisation wants to be sent, and how often, for its administrators',
  preferenceInput,
  preference,
);

const pushCaps = createRoute({
  method: 'get',
  path: '/v1/push/caps',
  tags,
  who: ['push-admin'],
  summary:
    'Targets that a push will be kept from: they received as many messages as they want, or do not want it; for operators',
  request: { query: z.object({ push_id: text }) },
  responses: envelope(caps),
});

const chosenCaps = write(
  'post',
  '/v1/push/caps',
  'The same for chosen organisations, before a push is saved',
  capsInput,
  caps,
  ['push-admin'],
);

const countAnswer = async (c: Context<AppEnv>): Promise<void> => {
  const key = userIdOf(await c.get('caller')());
  await takeAttempt(c.env, [{ name: 'push-answer', key, ...INBOX_LIMITS.answer }]);
};

const required = (field: string) => invalid([{ field, code: 'required' }]);

/** The recipients' side of pushes (back-office§1 and §2, decision 37). */
export const inboxRoutes = createRouter()
  .openapi(page, async (c) => {
    const { id, org, preview } = c.req.valid('query');
    if (!id || !org) throw required(id ? 'org' : 'id');
    const caller = await c.get('caller')();
    return ok(
      c,
      await pushPage(c.get('db'), caller, { push_id: id, org_id: org, preview: preview === '1' }, c.get('lang')),
    );
  })
  .openapi(open, async (c) => {
    await takeAttempt(c.env, [{ name: 'push-open', key: addressOf(c.req.raw), ...INBOX_LIMITS.open }]);
    return ok(c, await openPush(c.get('db'), await c.get('caller')(), c.req.valid('json')));
  })
  .openapi(reply, async (c) => {
    await countAnswer(c);
    return ok(c, await answerPush(c.get('db'), await c.get('caller')(), c.req.valid('json')));
  })
  .openapi(pass, async (c) => {
    await countAnswer(c);
    return ok(c, await passOn(c.get('db'), await c.get('caller')(), c.req.valid('json')));
  })
  .openapi(list, async (c) => ok(c, await inboxList(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(preferences, async (c) => {
    const { org_id } = c.req.valid('query');
    if (!org_id) throw required('org_id');
    return ok(c, await readPreference(c.get('db'), await c.get('caller')(), org_id));
  })
  .openapi(prefer, async (c) => ok(c, await savePreference(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(pushCaps, async (c) => {
    const { push_id } = c.req.valid('query');
    if (!push_id) throw required('push_id');
    return ok(c, await capsOf(c.get('db'), { push_id }));
  })
  .openapi(chosenCaps, async (c) => {
    return ok(c, await capsOf(c.get('db'), c.req.valid('json')));
  });
