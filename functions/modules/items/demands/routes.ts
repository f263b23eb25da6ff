import * as z from 'zod';
import { demandEdit, demandFollowUp, demandSubmission } from '../../../../db/contract/demands.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, envelope, jsonBody } from '../../../platform/openapi.ts';
import { demandManner } from '../../../tables/items/demand-manner.ts';
import { editItem } from '../write/edit.ts';
import { followUp } from '../write/follow-up.ts';
import { publishItem } from '../write/publish.ts';
import { itemRoutes, publishedShape, submissionKey } from '../write/routes.ts';

const common = { tags: ['demands'], who: 'user' as const };
const published = publishedShape('demand');

const create = createRoute({
  method: 'post',
  path: '/v1/user/xuqiu',
  ...common,
  summary: 'Publish a demand; the header Idempotency-Key makes a repeated submission one demand',
  request: { body: jsonBody(demandSubmission) },
  responses: envelope(published),
});

const edit = createRoute({
  method: 'put',
  path: '/v1/user/xuqiu',
  ...common,
  summary: 'Edit a demand; it must be reviewed again unless an auditor edits it',
  request: { body: jsonBody(demandEdit) },
  responses: envelope(published),
});

const addMaterial = createRoute({
  method: 'post',
  path: '/v1/user/xuqiu/followUp',
  ...common,
  summary: 'Hand in material after publishing: it replaces the enclosures and sets level 1',
  request: { body: jsonBody(demandFollowUp) },
  responses: envelope(published.extend({ level: z.number() })),
});

/** Publishing, editing, auditing demands, and the lists around it (CALLS.md "Sign-in and publishing calls", core§7). */
export const demandRoutes = itemRoutes('demand', ['/v1/user/xuqiu/list', '/user/xuqiu/service/list']);

demandRoutes
  .openapi(create, async (c) => {
    const caller = await c.get('caller')();
    const key = submissionKey(c.req.header('idempotency-key'));
    return ok(c, await publishItem(c.get('db'), c.env, caller, demandManner, c.req.valid('json'), key));
  })
  .openapi(edit, async (c) => {
    const { xuqiu_id: id, version, ...input } = c.req.valid('json');
    return ok(c, await editItem(c.get('db'), c.env, await c.get('caller')(), demandManner, { id, version }, input));
  })
  .openapi(addMaterial, async (c) => {
    const { xuqiu_id, attachments } = c.req.valid('json');
    return ok(c, await followUp(c.get('db'), await c.get('caller')(), 'demand', xuqiu_id, attachments));
  });
