import * as z from 'zod';
import { eventCancelInput, eventCopyInput } from '../bookings-office.ts';
import { calls, changed, get, paged, post, texts } from '../endpoint.ts';
import { meetingDetail, meetingList, meetingMonth, meetingRepeatInput } from '../meeting-shapes.ts';

const EDITORS = ['content-admin'] as const;

/** What everybody reads of meetings (core§2). */
export const meetingCalls = calls('meetings', {
  list: get('/v1/meeting/list', {
    who: 'everybody',
    summary:
      'Meetings that visitors see; type 1 or 2, `when` upcoming (unless told), past or all, keyword, `order` soonest or latest',
    query: paged('type', 'when', 'keyword', 'order'),
    answer: meetingList,
  }),
  month: get('/v1/meeting/month', {
    who: 'everybody',
    summary: 'What begins or goes on in a month, yyyy-MM, this one unless told; of one type or all',
    query: texts('type', 'month'),
    answer: meetingMonth,
  }),
  detail: get('/v1/meeting/detail', {
    who: 'everybody',
    summary: 'One of the meetings, with what its sign-up asks for and others of its type',
    query: texts('id'),
    answer: meetingDetail,
  }),
});

/** What editors do with meetings, beside writing them in the table `meeting`. */
export const meetingOfficeCalls = calls('meetings', {
  copy: post('/v1/content/meeting/copy', {
    who: EDITORS,
    summary: 'A copy that visitors do not see yet, without its sign-ups',
    body: eventCopyInput,
    answer: z.object({ id: z.string() }),
  }),
  repeat: post('/v1/content/meeting/repeat', {
    who: EDITORS,
    summary: 'The same meeting so many more times, a week or a month apart, with its windows; all of them or none',
    body: meetingRepeatInput,
    answer: z.object({ ids: z.array(z.string()) }),
  }),
  cancel: post('/v1/content/meeting/cancel', {
    who: EDITORS,
    summary: 'Call a meeting off; everybody who is booked or waits is told why. A second time changes nothing',
    body: eventCancelInput,
    answer: changed,
  }),
});
