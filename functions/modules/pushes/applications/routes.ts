import * as z from 'zod';
import {
  applicationInput,
  applicationRow,
  decisionInput,
  pushableItem,
} from '../../../../db/contract/push-applications.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../../platform/openapi.ts';
import { applyForPush } from './apply.ts';
import { decideApplication } from './decide.ts';
import { applicationList, pushableItems } from './lists.ts';

const common = { tags: ['push applications'], who: 'user' as const };
const deciders = ['push-admin', 'cg-auditor', 'cg-input', 'xq-auditor', 'xq-input'] as const;
const text = z.string().optional();
const query = z.object({ pageIndex: text, pageSize: text, keyword: text, item_type: text, state: text });

const own = createRoute({
  ...common,
  method: 'get',
  path: '/v1/user/pushApplication/list',
  summary: 'Own public items with the last application for each and how far it was pushed',
  request: { query },
  responses: envelope(pageShape(pushableItem)),
});

const apply = createRoute({
  ...common,
  method: 'post',
  path: '/v1/user/pushApplication',
  summary: 'Ask the platform to push an own public item',
  request: { body: jsonBody(applicationInput) },
  responses: envelope(z.object({ id: z.string() })),
});

const list = createRoute({
  ...common,
  method: 'get',
  who: deciders,
  path: '/v1/pushApplication/list',
  summary: 'Applications for operators, and for auditors and data entry of the kind',
  request: { query },
  responses: envelope(pageShape(applicationRow)),
});

const decide = createRoute({
  ...common,
  method: 'post',
  who: deciders,
  path: '/v1/pushApplication/decide',
  summary: 'Confirm an application, or decline it with a reason',
  request: { body: jsonBody(decisionInput) },
  responses: envelope(z.object({ id: z.string(), state: z.string(), version: z.number() })),
});

/** Publishers ask for pushes of their items, staff decides (back-office§1). */
export const applicationRoutes = createRouter()
  .openapi(own, async (c) => ok(c, await pushableItems(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(apply, async (c) =>
    ok(c, await applyForPush(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(list, async (c) => ok(c, await applicationList(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(decide, async (c) =>
    ok(c, await decideApplication(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  );
