import * as z from 'zod';
import { calls, changed, get, page, paged, post } from '../endpoint.ts';
import { noticeRow, noticesRead } from '../notices.ts';

export const noticeCalls = calls('notices', {
  list: get('/v1/user/notice/list', {
    who: 'user',
    summary: 'What the platform told the signed-in user, newest first',
    query: paged(),
    answer: page(noticeRow),
  }),
  unread: get('/v1/user/notice/unread', {
    who: 'user',
    summary: 'How many notices are unread, up to 100',
    answer: z.object({ unread: z.number() }),
  }),
  read: post('/v1/user/notice/read', {
    who: 'user',
    summary: 'Mark notices as read: some by id, or all',
    body: noticesRead,
    answer: changed,
  }),
});
