import * as z from 'zod';
import { calls, changed, del, get, page, paged, post, put, texts } from '../endpoint.ts';
import {
  expertDetail,
  expertList,
  expertStatistics,
  expertWorkInput,
  MAX_WORKS,
  ownExpert,
  recommendedExpert,
} from '../experts.ts';
import { auditInput } from '../publishing.ts';
import { queuedExpert } from '../working-items.ts';
import { listQuery } from './working-items.ts';

const text = z.string().optional();

/** What an input names beside the columns of the table, which says itself what it takes. */
const named = z.looseObject({
  id: text,
  expert_id: text,
  /** Fields of technology by their ids. */
  scopes: z.array(z.string().max(40)).max(20, 'too_many').optional(),
  /** All works, in their order; without them an edit leaves them as they are. */
  works: z.array(expertWorkInput).max(MAX_WORKS, 'too_many').optional(),
});
const key = texts('id', 'expert_id');
const written = z.object({ expert_id: z.string(), audit_status: z.number() });

export const expertCalls = calls('experts', {
  apply: post('/v1/user/zhuanjia/apply', {
    who: 'user',
    summary:
      'Apply to be listed as an expert oneself, once; header Idempotency-Key makes a repeated call one application',
    body: named,
    answer: written,
  }),
  create: post('/v1/user/zhuanjia', {
    who: 'user',
    summary: 'Enter an expert of an organisation; content editors publish at once',
    body: named,
    answer: written,
  }),
  edit: put('/v1/user/zhuanjia', {
    who: 'user',
    summary: 'Edit an expert; it must be reviewed again unless a content editor edits it',
    body: named,
    answer: changed,
  }),
  remove: del('/v1/user/zhuanjia', { who: 'user', summary: 'Delete an expert', query: key, answer: changed }),
  decide: post('/v1/user/zhuanjia/audit', {
    who: ['content-admin'],
    summary: 'Approve (4), return (3) or reject (5) an expert; 3 and 5 need an opinion',
    body: auditInput,
    answer: written,
  }),
  own: get('/v1/user/zhuanjia/list', {
    who: 'user',
    summary: 'Experts that the caller entered, in every state, newest first',
    query: paged(),
    answer: page(ownExpert),
  }),
  queue: get('/v1/zhuanjia/audit/list', {
    who: ['content-admin'],
    summary: 'Experts under review, for content editors; audit_status names other states',
    query: listQuery,
    answer: page(queuedExpert),
  }),
  list: get('/v1/zhuanjia/list', {
    who: 'everybody',
    summary: 'Public experts in the order of the editors; scope and region at any level, unit an organisation',
    query: paged('keyword', 'scope', 'region', 'unit'),
    answer: expertList,
  }),
  recommended: get('/zaicu/recommend/list', {
    who: 'everybody',
    summary: 'Recommended experts; with xuqiu_id those who fit a public demand, best first, with the reasons',
    query: paged('xuqiu_id'),
    answer: page(recommendedExpert),
  }),
  detail: get('/v1/zhuanjia/detail', {
    who: 'everybody',
    summary: 'One expert; before the review for its publisher and content editors',
    query: key,
    answer: expertDetail,
  }),
  statistics: get('/v1/zhuanjia/default/statistics', {
    who: 'everybody',
    summary: 'How many experts, organisations and works there are, by field and province',
    answer: expertStatistics,
  }),
});
