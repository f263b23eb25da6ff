import * as z from 'zod';
import { idNumberInput, idNumberResult } from '../../../../db/contract/accounts.ts';
import { resultEdit, resultFollowUp, resultSubmission } from '../../../../db/contract/results.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, envelope, jsonBody } from '../../../platform/openapi.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { resultManner } from '../../../tables/items/result-manner.ts';
import { editItem } from '../write/edit.ts';
import { followUp } from '../write/follow-up.ts';
import { publishItem } from '../write/publish.ts';
import { itemRoutes, publishedShape, submissionKey } from '../write/routes.ts';
import { lookAtIdNumber } from './id-number.ts';

const common = { tags: ['results'], who: 'user' as const };
const published = publishedShape('result');

const create = (path: string) =>
  createRoute({
    method: 'post',
    path,
    ...common,
    summary: 'Publish a result; the header Idempotency-Key makes a repeated submission one result',
    request: { body: jsonBody(resultSubmission) },
    responses: envelope(published),
  });

const edit = createRoute({
  method: 'put',
  path: '/v1/user/chengguo',
  ...common,
  summary: 'Edit a result; it must be reviewed again unless an auditor edits it',
  request: { body: jsonBody(resultEdit) },
  responses: envelope(published),
});

const addMaterial = createRoute({
  method: 'post',
  path: '/v1/user/chengguo/followUp',
  ...common,
  summary: 'Hand in material after publishing: it replaces the enclosures and sets level 1',
  request: { body: jsonBody(resultFollowUp) },
  responses: envelope(published.extend({ level: z.number() })),
});

const idNumber = createRoute({
  method: 'post',
  path: '/v1/user/chengguo/idNumber',
  ...common,
  summary:
    'The whole identity number of a result, for its publisher and auditors; each look is logged, 428 without a fresh password',
  request: { body: jsonBody(idNumberInput) },
  responses: envelope(idNumberResult),
});

/** Publishing, editing, auditing results, and the lists around it (CALLS.md "Sign-in and publishing calls", core§7). */
export const resultRoutes = itemRoutes('result', [
  '/v1/user/chengguo/list',
  '/v1/user/chengguo/list2',
  '/user/chengguo/service/list',
]);

for (const path of ['/v1/user/chengguo', '/user/chengguo']) {
  resultRoutes.openapi(create(path), async (c) => {
    const caller = await c.get('caller')();
    const key = submissionKey(c.req.header('idempotency-key'));
    return ok(c, await publishItem(c.get('db'), c.env, caller, resultManner, c.req.valid('json'), key));
  });
}

resultRoutes
  .openapi(edit, async (c) => {
    const { chengguo_id: id, version, ...input } = c.req.valid('json');
    return ok(c, await editItem(c.get('db'), c.env, await c.get('caller')(), resultManner, { id, version }, input));
  })
  .openapi(addMaterial, async (c) => {
    const { chengguo_id, attachments } = c.req.valid('json');
    return ok(c, await followUp(c.get('db'), await c.get('caller')(), 'result', chengguo_id, attachments));
  })
  .openapi(idNumber, async (c) =>
    ok(c, await lookAtIdNumber(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json').id, sessionToken(c))),
  );
