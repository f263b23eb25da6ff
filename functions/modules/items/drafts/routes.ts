import * as z from 'zod';
import { draftCopy, draftInput, draftPlace } from '../../../../db/contract/drafts.ts';
import { messageOf } from '../../../../db/contract/errors.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { copyToDraft } from './copy.ts';
import { discardDraft, ownDraft, ownDrafts, saveDraft } from './drafts.ts';

const common = { tags: ['drafts'], who: 'user' as const };
const PATH = '/v1/user/draft';
const stand = z.object({ version: z.number(), update_time: z.number() });
const refused = z.object({ status: z.literal(409), msg: z.string(), result: stand.nullable() });

const read = createRoute({
  method: 'get',
  path: PATH,
  ...common,
  summary: 'The own draft of a new item or of an edit; null without one',
  request: { query: draftPlace },
  responses: envelope(stand.extend({ form: z.looseObject({}) }).nullable()),
});

const list = createRoute({
  method: 'get',
  path: `${PATH}/list`,
  ...common,
  summary: 'The own drafts, newest first, without their forms',
  responses: envelope(
    z.array(stand.extend({ item_type: z.number(), item_id: z.string(), name: z.string(), add_time: z.number() })),
  ),
});

const save = createRoute({
  method: 'put',
  path: PATH,
  ...common,
  summary: 'Keep a wizard’s input; identity numbers are dropped',
  request: { body: jsonBody(draftInput) },
  responses: {
    ...envelope(stand),
    409: {
      description: 'Changed elsewhere; `result` is where the draft stands now, null when it is gone',
      content: { 'application/json': { schema: refused } },
    },
  },
});

const remove = createRoute({
  method: 'delete',
  path: PATH,
  ...common,
  summary: 'Discard the own draft',
  request: { query: draftPlace },
  responses: envelope(z.object({ changed: z.number() })),
});

const copy = createRoute({
  method: 'post',
  path: `${PATH}/copy`,
  ...common,
  summary: 'An own item as the draft of a new one; `replace` gives up the draft that stands there',
  request: { body: jsonBody(draftCopy) },
  responses: envelope(stand),
});

/** Drafts of both publish wizards, kept for their writers alone (core§4). */
export const draftRoutes = createRouter()
  .openapi(list, async (c) => ok(c, await ownDrafts(c.get('db'), await c.get('caller')())))
  .openapi(read, async (c) => ok(c, await ownDraft(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(save, async (c) => {
    const end = await saveDraft(c.get('db'), await c.get('caller')(), c.req.valid('json'));
    if ('saved' in end) return ok(c, end.saved);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 409 as const, msg: messageOf('conflict', c.get('lang')), result: end.other }, 409);
  })
  .openapi(remove, async (c) => ok(c, await discardDraft(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(copy, async (c) =>
    ok(c, await copyToDraft(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  );
