import * as z from 'zod';
import {
  clinicAgree,
  clinicBook,
  clinicCases,
  clinicDetail,
  clinicExperts,
  clinicFinish,
  clinicFront,
  clinicKey,
  clinicMessageInput,
  clinicRating,
  clinicRow,
  clinicSlots,
} from '../clinic.ts';
import { calls, changed, get, page, paged, post, texts } from '../endpoint.ts';

export const clinicCalls = calls('clinic', {
  front: get('/v1/clinic', {
    who: 'everybody',
    summary: 'What the clinic offers: figures, fields, and the first experts with their next free time',
    answer: clinicFront,
  }),
  experts: get('/v1/clinic/experts', {
    who: 'everybody',
    summary: 'Experts of the clinic in the order of the editors with their next free time; scope at any level',
    query: paged('keyword', 'scope'),
    answer: clinicExperts,
  }),
  cases: get('/v1/clinic/cases', {
    who: 'everybody',
    summary: 'Public cases of the clinic in the order of the editors; scope: their field',
    query: paged('scope'),
    answer: clinicCases,
  }),
  slots: get('/v1/clinic/slots', {
    who: 'everybody',
    summary: 'Free times of one expert in the coming four weeks',
    query: texts('expert_id'),
    answer: clinicSlots,
  }),
  own: get('/v1/user/clinic/list', {
    who: 'user',
    summary: 'Own applications, or with role=expert those at which the caller is the expert; the newest first',
    query: paged('role'),
    answer: page(clinicRow),
  }),
  detail: get('/v1/user/clinic', {
    who: 'user',
    summary: 'One application with its talk, for its applicant, its expert and staff',
    query: texts('id', 'messages'),
    answer: clinicDetail,
  }),
  calendar: get('/v1/user/clinic/ics', {
    who: 'user',
    summary:
      'A booked consultation as a calendar file, for its applicant, its expert and staff; a revoked one takes the event out again',
    query: texts('id'),
    file: 'text/calendar',
  }),
  message: post('/v1/user/clinic/message', {
    who: 'user',
    summary: 'Write about an application; the header Idempotency-Key makes a repeated message one message',
    body: clinicMessageInput,
    answer: z.object({ id: z.string() }),
  }),
  seen: post('/v1/user/clinic/seen', {
    who: 'user',
    summary: 'Notices about an application count as read',
    body: clinicKey,
    answer: z.object({ read: z.number() }),
  }),
  finish: post('/v1/user/clinic/finish', {
    who: 'user',
    summary: 'Close a booked application with what it came to: its expert and staff',
    body: clinicFinish,
    answer: changed,
  }),
  agree: post('/v1/user/clinic/agree', {
    who: 'user',
    summary: 'Let staff publish what an own application came to, without names, or take that back at any time',
    body: clinicAgree,
    answer: changed,
  }),
  rate: post('/v1/user/clinic/rating', {
    who: 'user',
    summary: 'Rate an own application within a month after it was closed, 1 to 5 and in words; again changes it',
    body: clinicRating,
    answer: changed,
  }),
  queue: get('/v1/clinic/list', {
    who: ['content-admin'],
    summary: 'All applications, for staff; state: waiting, booked, finished or revoked',
    query: paged('state', 'keyword'),
    answer: page(clinicRow),
  }),
  book: post('/v1/clinic/book', {
    who: ['content-admin'],
    summary: 'Give an application its expert and time, and book it',
    body: clinicBook,
    answer: changed,
  }),
  ask: post('/v1/clinic/ask', {
    who: ['content-admin'],
    summary: 'Ask the applicant of a finished application whether a case may be made of it',
    body: clinicKey,
    answer: changed,
  }),
  tell: post('/v1/clinic/tell', {
    who: ['content-admin'],
    summary: 'Send what applicant or expert was not surely told once more',
    body: clinicKey,
    answer: changed,
  }),
  case: post('/v1/clinic/case', {
    who: ['content-admin'],
    summary: 'Begin the case of an application whose applicant agreed: a draft that nobody else reads',
    body: clinicKey,
    answer: z.object({ id: z.string() }),
  }),
});
