import * as z from 'zod';
import { dismissInput, hideInput, MODERATORS, reportedComment, reportInput } from '../../../db/contract/comments.ts';
import { itemPage } from '../../../db/contract/items.ts';
import { remindInput, talkSubject } from '../../../db/contract/talk.ts';
import { runOperations } from '../../data/write.ts';
import { ok } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { publicItem } from '../../tables/public-items.ts';
import { dismissReports, hideComment, reportedComments } from './moderation.ts';
import { reportComment } from './report.ts';

const tags = ['talk'];
const text = z.string().optional();

const remind = createRoute({
  method: 'post',
  path: '/egg/remind/add',
  tags,
  who: 'everybody',
  summary: 'A reminder of an own cheese or feedback; a visitor may set one for a visitor’s feedback',
  request: { body: jsonBody(remindInput) },
  responses: envelope(z.looseObject({ id: z.string() })),
});

const subject = createRoute({
  method: 'get',
  path: '/v1/talk/subject',
  tags,
  who: 'everybody',
  summary: 'Name and page of a public item that feedback or comments are about',
  request: { query: z.object({ item_type: z.string(), item_id: z.string() }) },
  responses: envelope(talkSubject),
});

const report = createRoute({
  method: 'post',
  path: '/v1/comment/report',
  tags,
  who: 'user',
  summary: 'Report a comment to the moderators, once; a second time changes nothing',
  request: { body: jsonBody(reportInput) },
  responses: envelope(z.object({ reported: z.boolean() })),
});

const list = createRoute({
  method: 'get',
  path: '/v1/comment/reports/list',
  tags,
  who: MODERATORS,
  summary:
    'Reported comments of the kinds that the caller reviews, who waits longest first; `state` hidden: those taken away',
  request: { query: z.object({ state: text, pageIndex: text, pageSize: text }) },
  responses: envelope(pageShape(reportedComment)),
});

const hide = createRoute({
  method: 'post',
  path: '/v1/comment/hide',
  tags,
  who: MODERATORS,
  summary: 'Take a comment away; its author is told the reason. A second time changes nothing',
  request: { body: jsonBody(hideInput) },
  responses: envelope(z.object({ hidden: z.boolean() })),
});

const dismiss = createRoute({
  method: 'post',
  path: '/v1/comment/dismiss',
  tags,
  who: MODERATORS,
  summary: 'Leave a reported comment where it is; a second time changes nothing',
  request: { body: jsonBody(dismissInput) },
  responses: envelope(z.object({ dismissed: z.boolean() })),
});

/** Talk around items: what goes beyond rows of comment and feedback (core§7, decision 81). */
export const talkRoutes = createRouter()
  .openapi(remind, async (c) => {
    const caller = await c.get('caller')();
    const operation = { op: 'add', table: 'remind', data: c.req.valid('json') } as const;
    const [result] = await runOperations([operation], caller, c.get('db'), c.env, addressOf(c.req.raw));
    return ok(c, result);
  })
  .openapi(subject, async (c) => {
    const { item_type, item_id } = c.req.valid('query');
    const item = await publicItem(c.get('db'), Number(item_type), item_id);
    if (!item) throw notFound();
    return ok(c, { name: item.name, page: itemPage(Number(item_type), item_id) });
  })
  .openapi(report, async (c) =>
    ok(c, await reportComment(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(list, async (c) => ok(c, await reportedComments(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(hide, async (c) => {
    const caller = await c.get('caller')();
    return ok(c, await hideComment(c.get('db'), c.env, caller, c.req.valid('json'), addressOf(c.req.raw)));
  })
  .openapi(dismiss, async (c) =>
    ok(c, await dismissReports(c.get('db'), await c.get('caller')(), c.req.valid('json').comment_id)),
  );
