import * as z from 'zod';
import { calls, get, post, texts } from '../endpoint.ts';
import { featuredInput, featuredItem } from '../featured.ts';

const WHO = ['content-admin'] as const;

export const featuredCalls = calls('featured', {
  list: get('/v1/content/featured', {
    who: WHO,
    summary: 'What the front page of a region shows first, in its order',
    query: texts('region'),
    answer: z.object({ records: z.array(featuredItem) }),
  }),
  save: post('/v1/content/featured', {
    who: WHO,
    summary: 'Puts everything that the front page of a region shows first, each kind in its order',
    body: featuredInput,
    answer: z.object({ records: z.array(featuredItem) }),
  }),
});
