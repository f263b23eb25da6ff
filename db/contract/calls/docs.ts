import * as z from 'zod';
import { calls, get } from '../endpoint.ts';

export const docsCalls = calls('platform', {
  description: get('/openapi.json', {
    who: 'everybody',
    summary: 'Every call as OpenAPI describes it: no envelope',
    answer: z.looseObject({ openapi: z.string() }),
    file: 'application/json',
  }),
  page: get('/docs', {
    who: 'everybody',
    summary: 'The same as a page for people',
    file: 'text/html',
  }),
});
