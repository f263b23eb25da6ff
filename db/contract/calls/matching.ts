import * as z from 'zod';
import { calls, changed, get, page, paged, post, put, texts } from '../endpoint.ts';
import { dismissalInput, dismissedPair, fieldCheck, fieldsInput, shownInput, suggestedFields } from '../matches.ts';
import { inForceInput, matchingState } from '../matching-models.ts';
import { fitting } from '../overview.ts';

const counterparts = {
  who: 'everybody',
  query: paged('item_type', 'id', 'chengguo_id', 'xuqiu_id'),
  answer: page(fitting),
} as const;

export const matchingCalls = calls('matching', {
  match: get('/egg/match/match', {
    ...counterparts,
    summary: 'Counterparts of a result (item_type 1) or demand (2), best first',
  }),
  ofResult: get('/v1/chengguo/match', { ...counterparts, summary: 'Counterparts of one of the results' }),
  results: get('/chengguo/match/list', {
    ...counterparts,
    summary: "Public results that fit the item `id`, or the caller's own items",
  }),
  ofDemand: get('/v1/xuqiu/match', { ...counterparts, summary: 'Counterparts of one of the demands' }),
  demands: get('/xuqiu/match/list', {
    ...counterparts,
    summary: "Public demands that fit the item `id`, or the caller's own items",
  }),
  own: get('/egg/match/matchByMyData', {
    who: 'user',
    summary: 'The newest own public items, each with its best counterparts',
    answer: z.object({
      records: z.array(
        z.object({ id: z.string(), item_type: z.number(), name: z.string(), matches: z.array(fitting) }),
      ),
    }),
  }),
  dismiss: post('/v1/match/dismiss', {
    who: 'user',
    summary: 'Do not show a counterpart among the matches of an item again; for the caller alone',
    body: dismissalInput,
    answer: changed,
  }),
  restore: post('/v1/match/restore', {
    who: 'user',
    summary: 'Show a dismissed counterpart again',
    body: dismissedPair,
    answer: changed,
  }),
  shown: post('/v1/match/shown', {
    who: 'user',
    summary: 'Note what the caller was shown among the matches of an item, and where: matches learn from it',
    body: shownInput,
    answer: changed,
  }),
  opened: post('/v1/match/opened', {
    who: 'user',
    summary: 'Note that the caller opened a counterpart that was shown; the first time counts',
    body: dismissedPair,
    answer: changed,
  }),
  fields: post('/v1/match/fields', {
    who: 'user',
    summary: 'Fields that a text seems to belong to, by what items with such texts chose',
    body: fieldsInput,
    answer: suggestedFields,
  }),
  fieldCheck: get('/v1/match/fieldCheck', {
    who: ['cg-auditor', 'xq-auditor'],
    summary: 'Whether the chosen fields of a result (item_type 1) or demand (2) agree with its text',
    query: texts('item_type', 'id'),
    answer: fieldCheck,
  }),
  state: get('/v1/admin/matching', {
    who: ['admin'],
    summary: 'Models of topics, weights of reasons, and how well each did on what was held out',
    answer: matchingState,
  }),
  inForce: put('/v1/admin/matching', {
    who: ['admin'],
    summary: 'Put an earlier model, or earlier weights, into force again',
    body: inForceInput,
    answer: changed,
  }),
  train: post('/v1/admin/matching/train', {
    who: ['admin'],
    summary: 'Begin a training now instead of at night; one that is under way goes on',
    body: z.strictObject({}),
    bodyOptional: true,
  }),
});
