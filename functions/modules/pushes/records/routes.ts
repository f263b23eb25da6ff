import * as z from 'zod';
import { feedbackDetail, itemPush, pushAgain, pushRecord, targetRow } from '../../../../db/contract/push-records.ts';
import { userIdOf } from '../../../platform/caller.ts';
import { ok } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../../platform/openapi.ts';
import { packAgain } from '../compose/again.ts';
import { submissionKey } from '../submission-key.ts';
import { readFeedback } from './feedback-detail.ts';
import { itemPushes } from './item-pushes.ts';
import { pushRecords, pushRecord as readRecord } from './records.ts';
import { organizationsFor } from './records-access.ts';
import { targetPage } from './targets.ts';
import { targetsFile } from './targets-file.ts';

const tags = ['push records'];
const text = z.string().optional();
const id = z.string().max(64);
const paging = { pageIndex: text, pageSize: text };
const targetQuery = { push_id: id, stage: text, reason: text, keyword: text };

const list = createRoute({
  method: 'get',
  path: '/v1/push/list',
  tags,
  who: ['push-admin'],
  summary: 'Pushes with their numbers and how each stands, newest first',
  request: {
    query: z.object({
      ...paging,
      keyword: text,
      item_type: text,
      phase: text,
      push_group_id: text,
      org_group_id: text,
      earlier: text,
    }),
  },
  responses: envelope(pageShape(pushRecord)),
});

const one = createRoute({
  method: 'get',
  path: '/v1/push/record',
  tags,
  who: 'user',
  summary: 'One push; administrators of organisations see the numbers of their own',
  request: { query: z.object({ id }) },
  responses: envelope(pushRecord),
});

const targets = createRoute({
  method: 'get',
  path: '/v1/push/targets',
  tags,
  who: 'user',
  summary: 'Targets of a push with state, answers and feedback; administrators of organisations see their own',
  request: { query: z.object({ ...paging, after: text, ...targetQuery }) },
  responses: envelope(pageShape(targetRow)),
});

const file = createRoute({
  method: 'get',
  path: '/v1/push/targets.csv',
  tags,
  who: 'user',
  summary: 'The same as a file for spreadsheets',
  request: { query: z.object(targetQuery) },
  responses: { 200: { description: 'UTF-8 with its mark', content: { 'text/csv': { schema: z.string() } } } },
});

const again = createRoute({
  method: 'post',
  path: '/v1/push/again',
  tags,
  who: ['push-admin'],
  summary: 'Pack what a push was about into a new group, to send it to other organisations',
  request: { body: jsonBody(pushAgain) },
  responses: envelope(z.object({ id: z.string(), item_type: z.number(), items: z.number(), left_out: z.number() })),
});

const ofItem = createRoute({
  method: 'get',
  path: '/v1/push/item',
  tags,
  who: 'user',
  summary:
    'Who an item was pushed to, a page of push groups with the first organisations of each; of one group, what comes behind `after`. For its publisher and staff',
  request: {
    query: z.object({ ...paging, item_type: z.enum(['1', '2']), item_id: id, push_group_id: text, after: text }),
  },
  responses: envelope(pageShape(itemPush)),
});

const feedback = createRoute({
  method: 'get',
  path: '/v1/push/feedback',
  tags,
  who: 'user',
  summary: 'One feedback with its organisation and item',
  request: { query: z.object({ id }) },
  responses: envelope(feedbackDetail),
});

const only = (pushId: string) => ({ sql: '?', params: [pushId] });

/** What became of pushes: records, targets, answers (back-office§2, §4). */
export const pushRecordRoutes = createRouter()
  .openapi(list, async (c) => ok(c, await pushRecords(c.get('db'), c.req.valid('query'), c.get('lang'))))
  .openapi(one, async (c) => {
    const pushId = c.req.valid('query').id;
    const orgs = await organizationsFor(c.get('db'), await c.get('caller')(), pushId);
    const record = await readRecord(c.get('db'), pushId, orgs, c.get('lang'));
    if (!record) throw notFound();
    return ok(c, record);
  })
  .openapi(targets, async (c) => {
    const { push_id, ...query } = c.req.valid('query');
    const orgs = await organizationsFor(c.get('db'), await c.get('caller')(), push_id);
    const filter = { ...query, pushes: only(push_id), orgs };
    return ok(c, await targetPage(c.get('db'), filter, query, c.get('lang')));
  })
  .openapi(file, async (c) => {
    const { push_id, ...query } = c.req.valid('query');
    const caller = await c.get('caller')();
    const orgs = await organizationsFor(c.get('db'), caller, push_id);
    const by = { userId: userIdOf(caller), pushId: push_id };
    c.header('Content-Disposition', 'attachment; filename="push-targets.csv"');
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(await targetsFile(c.get('db'), by, { ...query, pushes: only(push_id), orgs }, c.get('lang')));
  })
  .openapi(again, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await packAgain(c.get('db'), userId, c.req.valid('json').id, submissionKey(c, userId)));
  })
  .openapi(ofItem, async (c) => {
    const { item_type, item_id, ...query } = c.req.valid('query');
    const kind = item_type === '1' ? 'result' : 'demand';
    return ok(c, await itemPushes(c.get('db'), await c.get('caller')(), kind, item_id, query));
  })
  .openapi(feedback, async (c) =>
    ok(c, await readFeedback(c.get('db'), await c.get('caller')(), c.req.valid('query').id)),
  );
