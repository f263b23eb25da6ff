import * as z from 'zod';
import { dismissInput, hideInput, MODERATORS, reportedComment, reportInput } from '../comments.ts';
import { discussion } from '../community.ts';
import { calls, get, page, paged, post } from '../endpoint.ts';
import { talkSubject } from '../talk.ts';

export const commentCalls = calls('comments', {
  discussions: get('/v1/community/list', {
    who: 'everybody',
    summary: 'Public items with comments, last spoken of first; `type` an item_type, `order` most: most comments first',
    query: paged('type', 'order'),
    answer: page(discussion),
  }),
  subject: get('/v1/talk/subject', {
    who: 'everybody',
    summary: 'Name and page of a public item that feedback or comments are about',
    query: z.object({ item_type: z.string(), item_id: z.string() }),
    answer: talkSubject,
  }),
  report: post('/v1/comment/report', {
    who: 'user',
    summary: 'Report a comment to the moderators, once; a second time changes nothing',
    body: reportInput,
    answer: z.object({ reported: z.boolean() }),
  }),
  list: get('/v1/comment/reports/list', {
    who: MODERATORS,
    summary:
      'Reported comments of the kinds that the caller reviews, who waits longest first; `state` hidden: those taken away',
    query: paged('state'),
    answer: page(reportedComment),
  }),
  hide: post('/v1/comment/hide', {
    who: MODERATORS,
    summary: 'Take a comment away; its author is told the reason. A second time changes nothing',
    body: hideInput,
    answer: z.object({ hidden: z.boolean() }),
  }),
  dismiss: post('/v1/comment/dismiss', {
    who: MODERATORS,
    summary: 'Leave a reported comment where it is; a second time changes nothing',
    body: dismissInput,
    answer: z.object({ dismissed: z.boolean() }),
  }),
});
