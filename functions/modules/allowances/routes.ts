import * as z from 'zod';
import {
  publishingAllowance,
  publishingDecision,
  publishingRequest,
  publishingRequestInput,
} from '../../../db/contract/publishing-limits.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { askForMore, decideWish, ownAllowance, wishes } from './allowances.ts';

const OWN = '/v1/user/publishingRequest';
const QUEUE = '/v1/admin/publishingRequest';
const tags = ['publishing limits'];

const own = createRoute({
  method: 'get',
  path: OWN,
  tags,
  who: 'user',
  summary: 'What the account published this hour and today, what it may, and its latest wish for more',
  responses: envelope(publishingAllowance),
});

const asking = createRoute({
  method: 'post',
  path: OWN,
  tags,
  who: 'user',
  summary: 'Ask to publish more than the limits allow',
  request: { body: jsonBody(publishingRequestInput) },
  responses: envelope(z.object({ id: z.string() })),
});

const queue = createRoute({
  method: 'get',
  path: QUEUE,
  tags,
  who: ['admin'],
  summary: 'Wishes for more, those that wait first',
  responses: envelope(pageShape(publishingRequest)),
});

const deciding = createRoute({
  method: 'put',
  path: QUEUE,
  tags,
  who: ['admin'],
  summary: 'Grant so many more items an hour and a day for some days, or decline with 0',
  request: { body: jsonBody(publishingDecision) },
  responses: envelope(z.object({ id: z.string(), state: z.number() })),
});

/** How much an account may publish, and how it asks for more. */
export const allowanceRoutes = createRouter()
  .openapi(own, async (c) => ok(c, await ownAllowance(c.get('db'), await c.get('caller')())))
  .openapi(asking, async (c) => ok(c, await askForMore(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(queue, async (c) => ok(c, await wishes(c.get('db'))))
  .openapi(deciding, async (c) => ok(c, await decideWish(c.get('db'), await c.get('caller')(), c.req.valid('json'))));
