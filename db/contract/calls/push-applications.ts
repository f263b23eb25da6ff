import * as z from 'zod';
import { calls, get, page, paged, post } from '../endpoint.ts';
import {
  APPLICATION_STATES,
  applicationInput,
  applicationRow,
  decisionInput,
  pushableItem,
} from '../push-applications.ts';

const deciders = ['push-admin', 'cg-auditor', 'cg-input', 'xq-auditor', 'xq-input'] as const;
const query = paged('keyword', 'item_type', 'state');

export const applicationCalls = calls('push applications', {
  own: get('/v1/user/pushApplication/list', {
    who: 'user',
    summary: 'Own public items with the last application for each and how far it was pushed',
    query,
    answer: page(pushableItem),
  }),
  apply: post('/v1/user/pushApplication', {
    who: 'user',
    summary: 'Ask the platform to push an own public item',
    body: applicationInput,
    answer: z.object({ id: z.string() }),
  }),
  list: get('/v1/pushApplication/list', {
    who: deciders,
    summary: 'Applications for operators, and for auditors and data entry of the kind',
    query,
    answer: page(applicationRow),
  }),
  decide: post('/v1/pushApplication/decide', {
    who: deciders,
    summary: 'Confirm an application, or decline it with a reason',
    body: decisionInput,
    answer: z.object({ id: z.string(), state: z.enum(APPLICATION_STATES), version: z.number() }),
  }),
});
