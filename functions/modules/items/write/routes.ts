import * as z from 'zod';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { auditInput } from '../../../../db/contract/publishing.ts';
import { listFilter } from '../../../../db/contract/reviews.ts';
import { ok } from '../../../platform/envelope.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, type Who } from '../../../platform/openapi.ts';
import { auditQueue, ownItems } from '../lists/lists.ts';
import { factsOf } from '../lists/review-facts.ts';
import { decide } from './decide.ts';
import { removeItem } from './remove.ts';
import { itemForm } from './stored-form.ts';

const text = z.string().optional();
const listQuery = listFilter.extend({ pageIndex: text, pageSize: text });
const page = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  current: z.number(),
  pages: z.number(),
  total: z.number(),
});

/** The answer of calls that write an item of a kind. */
export const publishedShape = (kind: PublishedKind) =>
  z.object({ [PUBLISHED[kind].key]: z.string(), code: z.string(), audit_status: z.number() });

/**
 * The key under which a form submits: the header Idempotency-Key.
 * @throws AppError 400 when it is longer than a key can be
 */
export function submissionKey(header: string | undefined): string | null {
  const key = header?.trim() ?? '';
  if (key.length > 100) throw new AppError(400, 'bad_request');
  return key || null;
}

function descriptions(kind: PublishedKind) {
  const { noun, key } = PUBLISHED[kind];
  const tags = [`${kind}s`];
  const common = { tags, who: 'user' as const };
  const one = z.object({ id: text, [key]: text });
  return {
    list: (path: string, summary: string, who: Who = 'user') =>
      createRoute({
        method: 'get',
        path,
        ...common,
        who,
        summary,
        request: { query: listQuery },
        responses: envelope(page),
      }),
    remove: createRoute({
      method: 'delete',
      path: `/v1/user/${noun}`,
      ...common,
      summary: `Delete a ${kind}`,
      request: { query: one },
      responses: envelope(z.object({ changed: z.number() })),
    }),
    audit: createRoute({
      method: 'post',
      path: `/v1/user/${noun}/audit`,
      ...common,
      who: [PUBLISHED[kind].auditor],
      summary: `Approve (4), return (3) or reject (5) a ${kind}; 3 and 5 need an opinion`,
      request: { body: jsonBody(auditInput) },
      responses: envelope(publishedShape(kind)),
    }),
    form: createRoute({
      method: 'get',
      path: `/v1/user/${noun}/detail`,
      ...common,
      summary: 'A working version with everything that the edit and audit forms show',
      request: { query: one },
      responses: envelope(z.looseObject({ version: z.number(), audit_status: z.number() })),
    }),
  };
}

/**
 * The calls around publishing that both kinds have alike: delete, audit, form, own lists, audit list (core§7).
 * @param ownLists addresses of the list of own items
 */
export function itemRoutes(kind: PublishedKind, ownLists: readonly string[]) {
  const { noun, key } = PUBLISHED[kind];
  const routes = descriptions(kind);
  const router = createRouter();
  const idOf = (query: Record<string, string | undefined>): string => {
    const id = query[key] || query.id;
    if (!id) throw invalid([{ field: key, code: 'required' }]);
    return id;
  };
  for (const path of ownLists) {
    router.openapi(routes.list(path, `Own ${kind}s in every state, newest first`), async (c) =>
      ok(c, await ownItems(c.get('db'), await c.get('caller')(), kind, c.req.valid('query'))),
    );
  }
  const queue = `${kind === 'result' ? 'Results' : 'Demands'} under review; audit_status names other states`;
  router
    .openapi(routes.list(`/v1/${noun}/audit/list`, queue, [PUBLISHED[kind].auditor]), async (c) =>
      ok(c, await auditQueue(c.get('db'), await c.get('caller')(), kind, c.req.valid('query'))),
    )
    .openapi(routes.remove, async (c) =>
      ok(c, await removeItem(c.get('db'), await c.get('caller')(), kind, idOf(c.req.valid('query')))),
    )
    .openapi(routes.audit, async (c) =>
      ok(c, await decide(c.get('db'), await c.get('caller')(), factsOf(PUBLISHED[kind].itemType), c.req.valid('json'))),
    )
    .openapi(routes.form, async (c) =>
      ok(c, await itemForm(c.get('db'), c.env, await c.get('caller')(), kind, idOf(c.req.valid('query')))),
    );
  return router;
}
