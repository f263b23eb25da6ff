import * as z from 'zod';
import { favouriteInput } from '../../../db/contract/talk.ts';
import { userIdOf } from '../../platform/caller.ts';
import { ok } from '../../platform/envelope.ts';
import { invalid } from '../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { addFavourite, isFavourite, removeFavourite } from './keep.ts';
import { favouriteList } from './list.ts';

const tags = ['details'];
const text = z.string().optional();
const state = z.object({ favourite: z.boolean() });
const PATH = '/v1/user/favourite';

const add = createRoute({
  method: 'post',
  path: PATH,
  tags,
  who: 'user',
  summary: 'Keep a public result, demand or product; a second time changes nothing',
  request: { body: jsonBody(favouriteInput) },
  responses: envelope(state),
});

const remove = createRoute({
  method: 'delete',
  path: PATH,
  tags,
  who: 'user',
  summary: 'Keep an item no longer; id is the item’s',
  request: { query: z.object({ id: text }) },
  responses: envelope(z.object({ changed: z.number() })),
});

const look = createRoute({
  method: 'get',
  path: PATH,
  tags,
  who: 'user',
  summary: 'Whether the caller keeps an item',
  request: { query: z.object({ id: text }) },
  responses: envelope(state),
});

const list = createRoute({
  method: 'get',
  path: `${PATH}/list`,
  tags,
  who: 'user',
  summary: 'What the caller keeps, newest first; `card` is null for what is no longer public',
  request: { query: z.object({ pageIndex: text, pageSize: text, item_type: text }) },
  responses: envelope(
    pageShape(
      z.object({
        item_type: z.number(),
        item_id: z.string(),
        add_time: z.number(),
        gone: z.boolean(),
        card: z.looseObject({ name: z.string() }).nullable(),
      }),
    ),
  ),
});

/** What users keep for themselves. */
export const favouriteRoutes = createRouter();

favouriteRoutes.openapi(add, async (c) => {
  const userId = userIdOf(await c.get('caller')());
  await addFavourite(c.get('db'), userId, c.req.valid('json'));
  return ok(c, { favourite: true });
});

favouriteRoutes.openapi(remove, async (c) => {
  const userId = userIdOf(await c.get('caller')());
  const { id } = c.req.valid('query');
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  return ok(c, { changed: await removeFavourite(c.get('db'), userId, id) });
});

favouriteRoutes.openapi(look, async (c) => {
  const userId = userIdOf(await c.get('caller')());
  return ok(c, { favourite: await isFavourite(c.get('db'), userId, c.req.valid('query').id ?? '') });
});

favouriteRoutes.openapi(list, async (c) => {
  const userId = userIdOf(await c.get('caller')());
  return ok(c, await favouriteList(c.get('db'), userId, c.req.valid('query')));
});
