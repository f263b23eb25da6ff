import * as z from 'zod';
import { itemCard } from '../cards.ts';
import { calls, changed, del, get, page, post, put } from '../endpoint.ts';
import {
  ownSubscription,
  projectDatabase,
  subscriptionInput,
  userPushDetail,
  userPushFeedback,
  userPushId,
  userPushInput,
  userPushPage,
  userPushResult,
  wishQuery,
} from '../subscriptions.ts';

const text = z.string().max(64).optional();

export const subscriptionCalls = calls('subscriptions', {
  about: get('/v1/subscription/about', {
    who: 'everybody',
    summary: 'Where the follow code leads, and the six project databases',
    answer: z.object({ follow_url: z.string(), databases: z.array(projectDatabase) }),
  }),
  list: get('/v1/user/subscription/list', {
    who: 'user',
    summary: 'What the caller wants to hear of',
    answer: z.array(ownSubscription),
  }),
  subscribe: put('/v1/user/subscription', {
    who: 'user',
    summary: 'Subscribe to results or demands; each of the four main groups needs at least one selection',
    body: subscriptionInput,
    answer: ownSubscription,
  }),
  end: del('/v1/user/subscription', {
    who: 'user',
    summary: 'End a subscription',
    query: z.object({ item_type: z.enum(['1', '2']) }),
  }),
  search: get('/v1/subscription/search', {
    who: 'everybody',
    summary: 'Public items that fit what the wizard was told, newest first; `scopes` is a comma list',
    query: wishQuery,
    answer: page(itemCard),
  }),
  push: post('/egg/match/pushToSubUser', {
    who: ['push-admin'],
    summary: 'Push public items to the subscribers whom they fit; nobody receives an item twice',
    body: userPushInput,
    answer: userPushResult,
  }),
  page: get('/v1/userPush', {
    who: 'bearer',
    summary: 'The list that a push to a subscriber leads to; its id is the permission',
    query: z.object({ id: text }),
    answer: userPushPage,
  }),
  item: get('/v1/userPush/item', {
    who: 'bearer',
    summary: 'An item of a push to a subscriber, with its contact',
    query: z.object({ id: text, item_id: text }),
    answer: userPushDetail,
  }),
  open: post('/v1/userPush/open', {
    who: 'bearer',
    summary: 'Note that a push to a subscriber was opened; the first time counts',
    body: z.strictObject({ id: userPushId }),
    answer: z.object({ opened: z.boolean() }),
  }),
  stop: post('/v1/userPush/stop', {
    who: 'bearer',
    summary: 'Follow no longer what brought a message; its id is the permission',
    body: z.strictObject({ id: userPushId }),
    answer: changed,
  }),
  feedback: post('/v1/userPush/feedback', {
    who: 'bearer',
    summary: 'Feedback on an item of a push to a subscriber',
    body: userPushFeedback,
  }),
});
