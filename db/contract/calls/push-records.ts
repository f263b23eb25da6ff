import * as z from 'zod';
import { calls, get, page, paged, post, texts } from '../endpoint.ts';
import {
  feedbackDetail,
  funnel,
  funnelPush,
  itemPush,
  packedAgain,
  pushAgain,
  pushedDeal,
  pushRecord,
  targetRow,
} from '../push-records.ts';

const operators = ['push-admin'] as const;
const id = z.string().max(64);
const ofPush = { push_id: id };
const narrowed = ['stage', 'reason', 'keyword'] as const;
const csv = { file: 'text/csv', says: 'UTF-8 with its mark' } as const;

export const pushRecordCalls = calls('push records', {
  list: get('/v1/push/list', {
    who: operators,
    summary: 'Pushes with their numbers and how each stands, newest first',
    query: paged('keyword', 'item_type', 'phase', 'push_group_id', 'org_group_id', 'earlier'),
    answer: page(pushRecord),
  }),
  one: get('/v1/push/record', {
    who: 'user',
    summary: 'One push; administrators of organisations see the numbers of their own',
    query: z.object({ id }),
    answer: pushRecord,
  }),
  targets: get('/v1/push/targets', {
    who: 'user',
    summary: 'Targets of a push with state, answers and feedback; administrators of organisations see their own',
    query: paged('after', ...narrowed).extend(ofPush),
    answer: page(targetRow),
  }),
  targetsFile: get('/v1/push/targets.csv', {
    who: 'user',
    summary: 'The same as a file for spreadsheets',
    query: texts(...narrowed).extend(ofPush),
    ...csv,
  }),
  again: post('/v1/push/again', {
    who: operators,
    summary: 'Pack what a push was about into a new group, to send it to other organisations',
    body: pushAgain,
    answer: packedAgain,
  }),
  ofItem: get('/v1/push/item', {
    who: 'user',
    summary:
      'Who an item was pushed to, a page of push groups with the first organisations of each; of one group, what comes behind `after`. For its publisher and staff',
    query: z.object({ item_type: z.enum(['1', '2']), item_id: id }).extend(paged('push_group_id', 'after').shape),
    answer: page(itemPush),
  }),
  feedback: get('/v1/push/feedback', {
    who: 'user',
    summary: 'One feedback with its organisation and item',
    query: z.object({ id }),
    answer: feedbackDetail,
  }),
});

const text = z.string().optional();
const range = { from: text, to: text, item_type: text, push_id: text };

export const funnelCalls = calls('push funnel', {
  whole: get('/v1/push/funnel', {
    who: operators,
    summary: 'What the pushes of a range (at most a year) led to, altogether and by month',
    query: z.object(range),
    answer: funnel,
  }),
  pushes: get('/v1/push/funnel/list', {
    who: operators,
    summary: 'The same push by push, newest first',
    query: paged().extend(range),
    answer: page(funnelPush),
  }),
  pushesFile: get('/v1/push/funnel.csv', {
    who: operators,
    summary: 'The same as a file for spreadsheets',
    query: z.object(range),
    ...csv,
  }),
  targets: get('/v1/push/funnel/targets', {
    who: operators,
    summary: 'The organisations behind a number of the funnel',
    query: paged(...narrowed).extend(range),
    answer: page(targetRow),
  }),
  targetsFile: get('/v1/push/funnel/targets.csv', {
    who: operators,
    summary: 'The same as a file for spreadsheets',
    query: texts(...narrowed).extend(range),
    ...csv,
  }),
  deals: get('/v1/push/funnel/deals', {
    who: operators,
    summary: 'The deals behind a number of the funnel',
    query: paged('stage').extend(range),
    answer: page(pushedDeal),
  }),
});
