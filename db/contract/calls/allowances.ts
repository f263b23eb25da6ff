import * as z from 'zod';
import { calls, get, page, post, put } from '../endpoint.ts';
import {
  publishingAllowance,
  publishingDecision,
  publishingRequest,
  publishingRequestInput,
} from '../publishing-limits.ts';

export const allowanceCalls = calls('publishing limits', {
  own: get('/v1/user/publishingRequest', {
    who: 'user',
    summary: 'What the account published this hour and today, what it may, and its latest wish for more',
    answer: publishingAllowance,
  }),
  ask: post('/v1/user/publishingRequest', {
    who: 'user',
    summary: 'Ask to publish more than the limits allow',
    body: publishingRequestInput,
    answer: z.object({ id: z.string() }),
  }),
  queue: get('/v1/admin/publishingRequest', {
    who: ['admin'],
    summary: 'Wishes for more, those that wait first',
    answer: page(publishingRequest),
  }),
  decide: put('/v1/admin/publishingRequest', {
    who: ['admin'],
    summary: 'Grant so many more items an hour and a day for some days, or decline with 0',
    body: publishingDecision,
    answer: z.object({ id: z.string(), state: z.number() }),
  }),
});
