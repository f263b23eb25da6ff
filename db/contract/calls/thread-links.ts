import * as z from 'zod';
import { calls, get, texts } from '../endpoint.ts';
import { mention, threadLink } from '../thread-links.ts';

export const threadLinkCalls = calls('community', {
  links: get('/v1/community/links', {
    who: 'everybody',
    summary:
      'Public demands that a thread became, and public results that its replies name; only of a thread that everybody reads',
    query: texts('id'),
    answer: z.object({ records: z.array(threadLink) }),
  }),
  mentions: get('/v1/community/mentions', {
    who: 'everybody',
    summary: 'Threads that everybody reads and that a public item is linked with, last spoken of first',
    query: texts('kind', 'id'),
    answer: z.object({ records: z.array(mention) }),
  }),
});
