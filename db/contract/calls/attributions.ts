import * as z from 'zod';
import {
  attributedItem,
  attributionAnswer,
  attributionAsk,
  attributionAsked,
  attributionQuestion,
  objectionDecision,
  objectionInput,
  objectionKey,
  queuedObjection,
  takeoverInput,
} from '../attribution-calls.ts';
import { calls, del, get, page, paged, post } from '../endpoint.ts';

export const attributionReviewCalls = calls('reviews', {
  ask: post('/v1/review/attribution/ask', {
    who: ['cg-auditor', 'xq-auditor', 'content-admin'],
    summary:
      'Ask the administrators of the organisation in whose name an item stands whether its publisher speaks for it',
    body: attributionAsk,
    answer: attributionAsked,
  }),
  list: get('/v1/review/objection/list', {
    who: ['cg-auditor', 'xq-auditor', 'content-admin'],
    summary:
      'Objections of organisations that wait, who waits longest first; `state` decided: those that were answered',
    query: paged('state'),
    answer: page(queuedObjection),
  }),
  decide: post('/v1/review/objection/decide', {
    who: ['cg-auditor', 'xq-auditor', 'content-admin'],
    summary: 'Keep or withdraw an item that an organisation objects to; both sides are told',
    body: objectionDecision,
    answer: z.object({ id: z.string(), state: z.string() }),
  }),
});

export const attributionCalls = calls('organizations', {
  question: get('/v1/user/attribution/question', {
    who: 'user',
    summary: 'What the administrators of an organisation are asked about an item in its name',
    query: z.object({ id: z.string() }),
    answer: attributionQuestion,
  }),
  answer: post('/v1/user/attribution/answer', {
    who: 'user',
    summary: 'Say whether the publisher of an item speaks for the organisation; a refusal says why',
    body: attributionAnswer,
    answer: z.object({ id: z.string(), answer: z.string() }),
  }),
  publications: get('/v1/user/organization/publications', {
    who: 'user',
    summary: 'Results, demands and projects in an organisation’s name, whoever published them, for its administrators',
    query: paged().extend({ organization_id: z.string() }),
    answer: page(attributedItem),
  }),
  object: post('/v1/user/attribution/objection', {
    who: 'user',
    summary: 'Object to an item in the name of an organisation, before or after its publication',
    body: objectionInput,
    answer: z.object({ id: z.string() }),
  }),
  takeover: post('/v1/user/attribution/takeover', {
    who: 'user',
    summary: 'Become the publisher of an item in the name of one’s organisation whose publisher has left it',
    body: takeoverInput,
    answer: z.object({ id: z.string() }),
  }),
  drop: del('/v1/user/attribution/objection', {
    who: 'user',
    summary: 'Take an objection back, as long as nobody decided',
    query: objectionKey,
    answer: z.object({ dropped: z.boolean() }),
  }),
});
