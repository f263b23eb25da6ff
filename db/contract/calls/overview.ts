import * as z from 'zod';
import { calls, get, post } from '../endpoint.ts';
import { overview, viewInput } from '../overview.ts';

export const overviewCalls = calls('listings', {
  overview: get('/v1/user/overview', {
    who: 'user',
    summary: 'What waits for the caller, how the newest own items fare, and what fits them',
    answer: overview,
  }),
  view: post('/v1/view', {
    who: 'everybody',
    summary: 'Count a look at the public page of a result or demand, once an address and day',
    body: viewInput,
    answer: z.object({ counted: z.boolean() }),
  }),
});
