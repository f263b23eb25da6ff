import * as z from 'zod';
import { calls, get, post } from '../endpoint.ts';
import {
  bulkAnswer,
  bulkApproval,
  MAX_BULK,
  reviewComment,
  reviewDetail,
  reviewKey,
  reviewKind,
  reviewQuery,
  reviewResolution,
  reviewStates,
  reviewTalk,
  templateShape,
} from '../reviews.ts';

const reviewers = ['cg-auditor', 'xq-auditor', 'content-admin'] as const;

export const reviewCalls = calls('reviews', {
  detail: get('/v1/review/detail', {
    who: reviewers,
    summary: 'An item under review beside its last approved version, with talk, likely duplicates and history',
    query: reviewQuery,
    answer: reviewDetail,
  }),
  states: get('/v1/review/states', {
    who: reviewers,
    summary: 'How many items of a kind are in each state, counted up to a hundred',
    query: reviewKind,
    answer: reviewStates,
  }),
  talk: get('/v1/review/talk', {
    who: 'user',
    summary: 'What auditors and publisher said about an item, for either side',
    query: reviewKey,
    answer: reviewTalk,
  }),
  comment: post('/v1/review/comment', {
    who: 'user',
    summary: 'Write to the other side about an item, at a field of the form or about the whole',
    body: reviewComment,
    answer: z.object({ id: z.string(), version: z.number() }),
  }),
  resolve: post('/v1/review/comment/resolve', {
    who: 'user',
    summary: 'Mark a comment as dealt with, or take the mark away',
    body: reviewResolution,
    answer: z.object({ id: z.string(), resolve_time: z.number().nullable() }),
  }),
  templates: get('/v1/review/templates', {
    who: reviewers,
    summary: 'Texts that auditors start their opinions from',
    answer: z.array(templateShape),
  }),
  approve: post('/v1/review/approve', {
    who: reviewers,
    summary: `Approve up to ${MAX_BULK} items; one that was changed meanwhile is refused without stopping the others`,
    body: bulkApproval,
    answer: bulkAnswer,
  }),
  undo: post('/v1/review/undo', {
    who: reviewers,
    summary: 'Take an own first approval back, within ten minutes: the item waits for its review again',
    body: reviewKey.strict(),
    answer: z.object({ id: z.string(), audit_status: z.number() }),
  }),
});
