import * as z from 'zod';
import { calls, get } from '../endpoint.ts';

export const healthCalls = calls('platform', {
  health: get('/health', {
    who: 'everybody',
    summary: 'Whether the parts of the platform answer',
    answer: z.object({ db: z.boolean(), objects: z.boolean(), queue: z.boolean() }),
  }),
});
