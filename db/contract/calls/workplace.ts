import { calls, get, texts } from '../endpoint.ts';
import { foundGroups } from '../finder.ts';
import { AUTHORITIES } from '../limits.ts';
import { workplace, workplaceCounts } from '../workplace.ts';

export const workplaceCalls = calls('workplace', {
  counts: get('/v1/workplace/counts', {
    who: AUTHORITIES,
    summary: 'What waits in each queue that the caller may work through, counted up to a hundred',
    answer: workplaceCounts,
  }),
  overview: get('/v1/workplace', {
    who: AUTHORITIES,
    summary: 'What waits longest, what the caller decided lately, and how recent pushes stand',
    answer: workplace,
  }),
  search: get('/v1/workplace/search', {
    who: AUTHORITIES,
    summary: 'Items, accounts, organisations, pushes and content by name or code, as far as the caller may open them',
    query: texts('keyword'),
    answer: foundGroups,
  }),
});
