import * as z from 'zod';
import {
  bulkAnswer,
  bulkApproval,
  MAX_BULK,
  reviewComment,
  reviewDetail,
  reviewKey,
  reviewQuery,
  reviewResolution,
  reviewTalk,
  templateShape,
} from '../../../db/contract/reviews.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../platform/openapi.ts';
import { approveAll } from './approve.ts';
import { reviewOf } from './detail.ts';
import { addComment, resolveComment, talkOf } from './talk.ts';
import { templatesFor } from './templates.ts';
import { undoApproval } from './undo.ts';

const shared = { tags: ['reviews'], who: 'user' as const };

const reviewers = { ...shared, who: ['cg-auditor', 'xq-auditor', 'content-admin'] } as const;

const detail = createRoute({
  ...reviewers,
  method: 'get',
  path: '/v1/review/detail',
  summary: 'An item under review beside its last approved version, with talk, likely duplicates and history',
  request: { query: reviewQuery },
  responses: envelope(reviewDetail),
});

const talk = createRoute({
  ...shared,
  method: 'get',
  path: '/v1/review/talk',
  summary: 'What auditors and publisher said about an item, for either side',
  request: { query: reviewKey },
  responses: envelope(reviewTalk),
});

const comment = createRoute({
  ...shared,
  method: 'post',
  path: '/v1/review/comment',
  summary: 'Write to the other side about an item, at a field of the form or about the whole',
  request: { body: jsonBody(reviewComment) },
  responses: envelope(z.object({ id: z.string(), version: z.number() })),
});

const resolve = createRoute({
  ...shared,
  method: 'post',
  path: '/v1/review/comment/resolve',
  summary: 'Mark a comment as dealt with, or take the mark away',
  request: { body: jsonBody(reviewResolution) },
  responses: envelope(z.object({ id: z.string(), resolve_time: z.number().nullable() })),
});

const templates = createRoute({
  ...reviewers,
  method: 'get',
  path: '/v1/review/templates',
  summary: 'Texts that auditors start their opinions from',
  responses: envelope(z.array(templateShape)),
});

const approve = createRoute({
  ...reviewers,
  method: 'post',
  path: '/v1/review/approve',
  summary: `Approve up to ${MAX_BULK} items; one that was changed meanwhile is refused without stopping the others`,
  request: { body: jsonBody(bulkApproval) },
  responses: envelope(bulkAnswer),
});

const undo = createRoute({
  ...reviewers,
  method: 'post',
  path: '/v1/review/undo',
  summary: 'Take an own first approval back, within ten minutes: the item waits for its review again',
  request: { body: jsonBody(reviewKey.strict()) },
  responses: envelope(z.object({ id: z.string(), audit_status: z.number() })),
});

/** The audit as a conversation between auditors and publishers (core§4, core§7). */
export const reviewRoutes = createRouter();

reviewRoutes
  .openapi(detail, async (c) => {
    const { item_type, id, ...queue } = c.req.valid('query');
    return ok(c, await reviewOf(c.get('db'), c.env, await c.get('caller')(), item_type, id, queue));
  })
  .openapi(talk, async (c) => {
    const { item_type, id } = c.req.valid('query');
    return ok(c, await talkOf(c.get('db'), await c.get('caller')(), item_type, id));
  })
  .openapi(comment, async (c) =>
    ok(c, await addComment(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(resolve, async (c) => ok(c, await resolveComment(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(templates, async (c) => ok(c, await templatesFor(c.get('db'), await c.get('caller')())))
  .openapi(undo, async (c) => ok(c, await undoApproval(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(approve, async (c) => ok(c, await approveAll(c.get('db'), await c.get('caller')(), c.req.valid('json'))));
