import * as z from 'zod';
import { calls, del, get, page, paged, post, put, texts } from '../endpoint.ts';
import {
  acceptInput,
  followInput,
  postVersion,
  replyEdit,
  replyInput,
  similarThread,
  threadCard,
  threadDetail,
  threadEdit,
  threadInput,
  written,
} from '../threads.ts';

const deleted = z.object({ deleted: z.boolean() });

/** Threads of the community; moderators' calls stand beside those about comments. */
export const threadCalls = calls('community', {
  threads: get('/v1/community/threads', {
    who: 'everybody',
    summary:
      'Threads that everybody reads; `category` an id, `order` newest, unanswered, most or accepted, `keyword` in title or text',
    query: paged('category', 'keyword', 'order'),
    answer: page(threadCard),
  }),
  thread: get('/v1/community/thread', {
    who: 'everybody',
    summary:
      'One thread with its accepted answer and a page of replies, the oldest first; what is held or hidden its author and the moderators read',
    query: texts('id', 'pageIndex'),
    answer: threadDetail,
  }),
  similar: get('/v1/community/similar', {
    who: 'user',
    summary: 'A few threads whose titles resemble one that is being typed',
    query: texts('title'),
    answer: z.object({ records: z.array(similarThread) }),
  }),
  history: get('/v1/community/history', {
    who: 'everybody',
    summary: 'How a thread or reply that the caller reads stood before its edits, the newest first, 50 at most',
    query: texts('id'),
    answer: z.object({ records: z.array(postVersion) }),
  }),
  own: get('/v1/community/own', {
    who: 'user',
    summary: 'Threads that the caller follows, asked or answered; `kind` followed, asked or answered',
    query: paged('kind'),
    answer: page(threadCard),
  }),
  ask: post('/v1/community/thread', {
    who: 'user',
    summary: 'Begin a thread; the same Idempotency-Key twice is one thread',
    body: threadInput,
    answer: written,
  }),
  editThread: put('/v1/community/thread', {
    who: 'user',
    summary: 'Change an own thread; how it read before stays readable',
    body: threadEdit,
    answer: written,
  }),
  removeThread: del('/v1/community/thread', {
    who: 'user',
    summary: 'Delete an own thread with all that was said in it',
    query: texts('id'),
    answer: deleted,
  }),
  reply: post('/v1/community/reply', {
    who: 'user',
    summary: 'Reply in a thread; the same Idempotency-Key twice is one reply',
    body: replyInput,
    answer: written,
  }),
  editReply: put('/v1/community/reply', {
    who: 'user',
    summary: 'Change an own reply; how it read before stays readable',
    body: replyEdit,
    answer: written,
  }),
  removeReply: del('/v1/community/reply', {
    who: 'user',
    summary: 'Delete an own reply',
    query: texts('id'),
    answer: deleted,
  }),
  accept: post('/v1/community/accept', {
    who: 'user',
    summary:
      'Say which reply answers a thread, or with an empty reply_id that none does; its author and content-admin may. A second time changes nothing',
    body: acceptInput,
    answer: z.object({ accepted_reply_id: z.string().nullable() }),
  }),
  follow: post('/v1/community/follow', {
    who: 'user',
    summary: 'Be told what happens in a thread, or not any more',
    body: followInput,
    answer: z.object({ following: z.boolean() }),
  }),
});
