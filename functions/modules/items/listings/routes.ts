import * as z from 'zod';
import { PUBLISHED } from '../../../../db/contract/items.ts';
import { listingInput, matchingInput, portraitInput } from '../../../../db/contract/listings.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape, type Who } from '../../../platform/openapi.ts';
import { markPortrait, switchMatching } from './matching.ts';
import { releases } from './releases.ts';
import { relist, renew, withdraw } from './renew.ts';

const listing = z.looseObject({
  audit_status: z.number(),
  match_state: z.number(),
  is_tagging: z.number(),
  expire_time: z.number().nullable(),
  is_public: z.number(),
  is_expired: z.number(),
  version: z.number(),
});

/** A call that changes a listing, as the API description shows it. */
const change = <T extends z.ZodType>(
  method: 'post' | 'put',
  path: string,
  summary: string,
  input: T,
  who: Who = 'user',
) =>
  createRoute({
    method,
    path,
    tags: ['listings'],
    who,
    summary,
    request: { body: jsonBody(input) },
    responses: envelope(listing),
  });

const text = z.string().optional();
const list = (path: string) =>
  createRoute({
    method: 'get',
    path,
    tags: ['listings'],
    who: 'user',
    summary: 'Own items with state, opinion, listing, matching and counts, newest first',
    request: {
      query: z.object({ pageIndex: text, pageSize: text, keyword: text, audit_status: text, listing: text }),
    },
    responses: envelope(pageShape(z.looseObject({ id: z.string() }))),
  });

/** What happens to an item after publishing: its term, smart matching, the digital portrait (core§1, core§9). */
export const listingRoutes = createRouter();

for (const kind of ['result', 'demand'] as const) {
  const { noun } = PUBLISHED[kind];
  const root = `/v1/user/${noun}`;
  listingRoutes
    .openapi(change('post', `${root}/renew`, 'One more term; an ended listing comes back', listingInput), async (c) =>
      ok(c, await renew(c.get('db'), await c.get('caller')(), kind, c.req.valid('json'))),
    )
    .openapi(change('post', `${root}/withdraw`, 'Take an item out of the public lists', listingInput), async (c) =>
      ok(c, await withdraw(c.get('db'), await c.get('caller')(), kind, c.req.valid('json'))),
    )
    .openapi(change('post', `${root}/relist`, 'Bring a withdrawn item back', listingInput), async (c) =>
      ok(c, await relist(c.get('db'), await c.get('caller')(), kind, c.req.valid('json'))),
    )
    .openapi(change('put', `${root}/matching`, 'Open or close smart matching', matchingInput), async (c) =>
      ok(c, await switchMatching(c.get('db'), await c.get('caller')(), kind, c.req.valid('json'))),
    )
    .openapi(
      change('post', `${root}/portrait`, 'Digital portrait: 2 in progress, 3 completed; for auditors', portraitInput, [
        PUBLISHED[kind].auditor,
      ]),
      async (c) => ok(c, await markPortrait(c.get('db'), await c.get('caller')(), kind, c.req.valid('json'))),
    )
    .openapi(list(`${root}/releases`), async (c) =>
      ok(c, await releases(c.get('db'), await c.get('caller')(), kind, c.req.valid('query'))),
    );
}
