import * as z from 'zod';
import { demandCard, resultCard } from '../cards.ts';
import { calls, changed, get, page, paged, post } from '../endpoint.ts';
import { dismissalInput, dismissedPair, matchScore } from '../matches.ts';

const matched = z.union([resultCard.extend(matchScore), demandCard.extend(matchScore)]);

const counterparts = {
  who: 'everybody',
  query: paged('item_type', 'id', 'chengguo_id', 'xuqiu_id'),
  answer: page(matched),
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
        z.object({ id: z.string(), item_type: z.number(), name: z.string(), matches: z.array(matched) }),
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
});
