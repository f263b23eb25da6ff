import * as z from 'zod';
import {
  approveInput,
  hideInput,
  MODERATORS,
  moderatedPost,
  postInput,
  reportInput,
  restoreInput,
} from '../comments.ts';
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
  report: post('/v1/post/report', {
    who: 'user',
    summary:
      'Report a comment, thread or reply to the moderators, once; a second time changes nothing. Three reports hide it until it was looked at; those of one organisation are one',
    body: reportInput,
    answer: z.object({ reported: z.boolean() }),
  }),
  reported: get('/v1/user/report', {
    who: 'user',
    summary: 'Keys of the comments, threads and replies that the caller has reported, the newest 500',
    answer: z.object({ ids: z.array(z.string()) }),
  }),
  list: get('/v1/post/queue/list', {
    who: MODERATORS,
    summary:
      'Posts that the caller moderates, who waits longest first; `state` open: reported, held: waiting for a first look, hidden: taken away',
    query: paged('state'),
    answer: page(moderatedPost),
  }),
  counts: get('/v1/post/queue/counts', {
    who: MODERATORS,
    summary: 'How many posts wait for the caller, reported and held, each up to a hundred',
    answer: z.object({ open: z.number(), held: z.number() }),
  }),
  hide: post('/v1/post/hide', {
    who: MODERATORS,
    summary: 'Take a post away, or refuse a held one; its author is told the reason. A second time changes nothing',
    body: hideInput,
    answer: z.object({ hidden: z.boolean() }),
  }),
  dismiss: post('/v1/post/dismiss', {
    who: MODERATORS,
    summary: 'Settle the reports of a post: it stays, or stands again. A second time changes nothing',
    body: postInput,
    answer: z.object({ dismissed: z.boolean() }),
  }),
  approve: post('/v1/post/approve', {
    who: MODERATORS,
    summary:
      'Publish a held post as it was read; its author and the followers are told. A second time changes nothing; 409 when its author changed it meanwhile',
    body: approveInput,
    answer: z.object({ approved: z.boolean() }),
  }),
  restore: post('/v1/post/restore', {
    who: MODERATORS,
    summary:
      'Show a hidden post again; with `undo` the caller takes the own word back within ten minutes, and it waits as before',
    body: restoreInput,
    answer: z.object({ restored: z.boolean() }),
  }),
});
