import * as z from 'zod';
import {
  CASE_SHARES,
  caseInput,
  contactInput,
  dealCase,
  dealDetail,
  dealInput,
  dealKey,
  dealRow,
  messageInput,
  openedDeal,
  stepInput,
  steppedDeal,
} from '../deals.ts';
import { calls, get, page, paged, post, texts } from '../endpoint.ts';

const filters = paged('state', 'role', 'overdue', 'keyword', 'item_id');

export const dealCalls = calls('deals', {
  open: post('/v1/user/deal', {
    who: 'user',
    summary: 'Open a deal about a public item; the header Idempotency-Key makes a repeated submission one deal',
    body: dealInput,
    answer: openedDeal,
  }),
  step: post('/v1/user/deal/step', {
    who: 'user',
    summary: 'Take a deal a step further, propose or confirm its signing, or decline it with a reason',
    body: stepInput,
    answer: steppedDeal,
  }),
  message: post('/v1/user/deal/message', {
    who: 'user',
    summary: 'Write to the other side; the header Idempotency-Key makes a repeated message one message',
    body: messageInput,
    answer: z.object({ id: z.string() }),
  }),
  contact: post('/v1/user/deal/contact', {
    who: 'user',
    summary: 'Show the other side one’s own name and phone, or the contact as it was published',
    body: contactInput,
    answer: z.object({ id: z.string(), own: z.boolean() }),
  }),
  case: post('/v1/user/deal/case', {
    who: 'user',
    summary: 'Let everybody read a signed deal as a case, with or without its amount, or take that back at any time',
    body: caseInput,
    answer: z.object({ id: z.string(), shares: z.enum(CASE_SHARES).nullable() }),
  }),
  cases: get('/v1/deal/cases', {
    who: 'everybody',
    summary:
      'Signed deals that both sides show as cases, the latest first; signed on the days from and to, yyyy-MM-dd; of an organisation, or about what an expert published',
    query: paged('org', 'expert', 'to', 'from'),
    answer: page(dealCase),
  }),
  seen: post('/v1/user/deal/seen', {
    who: 'user',
    summary: 'Notices about a deal count as read',
    body: dealKey,
    answer: z.object({ read: z.number() }),
  }),
  detail: get('/v1/user/deal', {
    who: 'user',
    summary: 'A deal with its parties, acts and messages, for the parties and operators',
    query: texts('id', 'messages'),
    answer: dealDetail,
  }),
  own: get('/v1/user/deal/list', {
    who: 'user',
    summary: 'Own deals and those of administered organisations',
    query: filters,
    answer: page(dealRow),
  }),
  all: get('/v1/deal/list', {
    who: ['push-admin'],
    summary: 'All deals, for operators',
    query: filters,
    answer: page(dealRow),
  }),
  remind: post('/v1/deal/remind', {
    who: ['push-admin'],
    summary: 'Remind the side of a deal that has to act, for operators',
    body: dealKey,
    answer: z.object({ told: z.number() }),
  }),
});
