import * as z from 'zod';
import { calls, get, paged, post, put } from '../endpoint.ts';
import { draftInput, reviewDetail, reviewList, reviewReason } from '../programme/review.ts';

/** What recommending units, persons and experts do with the projects that are theirs. */
export const programmeReviewCalls = calls('programme', {
  list: get('/v1/programme/review/list', {
    who: 'recommender',
    summary:
      'Projects that wait for the recommender’s opinion or have it, what is due first; `state` 0 to recommend, 1 opinion written, 2 rejected; `keyword` in the names of project and organisation',
    query: paged('state', 'keyword'),
    answer: reviewList,
  }),
  detail: get('/v1/programme/review', {
    who: 'recommender',
    summary:
      'A project as its recommender reads it, with the own opinion and draft; others’ opinions where the round shows them',
    query: z.object({ project_id: z.string() }),
    answer: reviewDetail,
  }),
  draft: put('/v1/programme/review/draft', {
    who: 'recommender',
    summary: 'Keep an opinion as it is being written; it counts nowhere, and its writer alone reads it',
    body: draftInput,
    answer: z.object({ update_time: z.number() }),
    says: 'Unix seconds at which it was kept',
  }),
  decline: post('/v1/programme/review/decline', {
    who: 'recommender',
    summary: 'An expert gives a project back to the office, with the reason',
    body: reviewReason,
  }),
  conflict: post('/v1/programme/review/conflict', {
    who: 'recommender',
    summary:
      'Declare a conflict of interest: the project is the recommender’s no more, and an opinion that was written counts no more',
    body: reviewReason,
  }),
});
