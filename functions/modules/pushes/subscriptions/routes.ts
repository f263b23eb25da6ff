import type { Context } from 'hono';
import * as z from 'zod';
import { publishedOf } from '../../../../db/contract/items.ts';
import {
  ownSubscription,
  type ProjectDatabase,
  projectDatabase,
  SUBSCRIPTION_LIMITS,
  subscriptionInput,
  userPushDetail as userPushDetailShape,
  userPushFeedback,
  userPushId,
  userPushInput,
  userPushPage as userPushPageShape,
  userPushResult,
  wishQuery,
} from '../../../../db/contract/subscriptions.ts';
import { userIdOf } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok, pageOf } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { pagingOf } from '../../../platform/paging.ts';
import { addressOf, takeAttempt } from '../../../platform/rate-limit.ts';
import { submissionKey } from '../submission-key.ts';
import { fittingItems } from './fit.ts';
import { ownSubscriptions, subscribe, unsubscribe } from './own.ts';
import { giveFeedback, openUserPush, userPushDetail, userPushPage } from './pages.ts';
import { pushToSubscribers } from './push.ts';

const tags = ['subscriptions'];
const text = z.string().max(64).optional();
const card = z.looseObject({ name: z.string(), summary: z.string() });

const about = createRoute({
  method: 'get',
  path: '/v1/subscription/about',
  tags,
  who: 'everybody',
  summary: 'Where the follow code leads, and the six project databases',
  responses: envelope(z.object({ follow_url: z.string(), databases: z.array(projectDatabase) })),
});

const list = createRoute({
  method: 'get',
  path: '/v1/user/subscription/list',
  tags,
  who: 'user',
  summary: 'What the caller wants to hear of',
  responses: envelope(z.array(ownSubscription)),
});

const put = createRoute({
  method: 'put',
  path: '/v1/user/subscription',
  tags,
  who: 'user',
  summary: 'Subscribe to results or demands; each of the four main groups needs at least one selection',
  request: { body: jsonBody(subscriptionInput) },
  responses: envelope(ownSubscription),
});

const remove = createRoute({
  method: 'delete',
  path: '/v1/user/subscription',
  tags,
  who: 'user',
  summary: 'End a subscription',
  request: { query: z.object({ item_type: z.enum(['1', '2']) }) },
  responses: envelope(),
});

const search = createRoute({
  method: 'get',
  path: '/v1/subscription/search',
  tags,
  who: 'everybody',
  summary: 'Public items that fit what the wizard was told, newest first; `scopes` is a comma list',
  request: { query: wishQuery },
  responses: envelope(pageShape(card)),
});

const push = createRoute({
  method: 'post',
  path: '/egg/match/pushToSubUser',
  tags,
  who: ['push-admin'],
  summary: 'Push public items to the subscribers whom they fit; nobody receives an item twice',
  request: { body: jsonBody(userPushInput) },
  responses: envelope(userPushResult),
});

const page = createRoute({
  method: 'get',
  path: '/v1/userPush',
  tags,
  who: 'bearer',
  summary: 'The list that a push to a subscriber leads to; its id is the permission',
  request: { query: z.object({ id: text }) },
  responses: envelope(userPushPageShape),
});

const item = createRoute({
  method: 'get',
  path: '/v1/userPush/item',
  tags,
  who: 'bearer',
  summary: 'An item of a push to a subscriber, with its contact',
  request: { query: z.object({ id: text, item_id: text }) },
  responses: envelope(userPushDetailShape),
});

const open = createRoute({
  method: 'post',
  path: '/v1/userPush/open',
  tags,
  who: 'bearer',
  summary: 'Note that a push to a subscriber was opened; the first time counts',
  request: { body: jsonBody(z.strictObject({ id: userPushId })) },
  responses: envelope(z.object({ opened: z.boolean() })),
});

const feedback = createRoute({
  method: 'post',
  path: '/v1/userPush/feedback',
  tags,
  who: 'bearer',
  summary: 'Feedback on an item of a push to a subscriber',
  request: { body: jsonBody(userPushFeedback) },
  responses: envelope(),
});

/** An id of another form does not exist either. */
function known(id: string | undefined): string {
  const parsed = userPushId.safeParse(id);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

const settingsOf = async (c: Context<AppEnv>): Promise<Map<string, string>> => {
  const rows = await c
    .get('db')
    .all<{ id: string; value: string }>(
      "SELECT id, value FROM setting WHERE id IN ('wx-follow-url', 'project-databases')",
    );
  return new Map(rows.map(({ id, value }) => [id, value]));
};

/** Pages behind an unguessable id are nobody else's to keep. */
const personal = (c: Context<AppEnv>) => c.header('Cache-Control', 'private, no-store');

/** What users want to hear of, and the pushes to them (core§7 and §9, decisions 37, 74 and 93). */
export const subscriptionRoutes = createRouter()
  .openapi(about, async (c) => {
    const settings = await settingsOf(c);
    const databases = JSON.parse(settings.get('project-databases') || '[]') as ProjectDatabase[];
    return ok(c, { follow_url: settings.get('wx-follow-url') || `${outsideOrigin(c)}/wxBind`, databases });
  })
  .openapi(list, async (c) => ok(c, await ownSubscriptions(c.get('db'), userIdOf(await c.get('caller')()))))
  .openapi(put, async (c) =>
    ok(c, await subscribe(c.get('db'), userIdOf(await c.get('caller')()), c.req.valid('json'))),
  )
  .openapi(remove, async (c) => {
    await unsubscribe(c.get('db'), userIdOf(await c.get('caller')()), Number(c.req.valid('query').item_type));
    return ok(c);
  })
  .openapi(search, async (c) => {
    const query = c.req.valid('query');
    const { current, size, offset } = pagingOf(query);
    const cards = await fittingItems(c.get('db'), publishedOf(query.item_type).kind, query);
    return ok(c, pageOf(cards.slice(offset, offset + size), current, size, cards.length));
  })
  .openapi(push, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const call = { userId, origin: outsideOrigin(c), key: submissionKey(c, userId) };
    return ok(c, await pushToSubscribers(c.get('db'), c.env, call, c.req.valid('json')));
  })
  .openapi(page, async (c) => {
    personal(c);
    return ok(c, await userPushPage(c.get('db'), known(c.req.valid('query').id), c.get('lang')));
  })
  .openapi(item, async (c) => {
    personal(c);
    const { id, item_id } = c.req.valid('query');
    return ok(c, await userPushDetail(c.get('db'), known(id), item_id ?? '', c.get('lang')));
  })
  .openapi(open, async (c) => ok(c, { opened: (await openUserPush(c.get('db'), c.req.valid('json').id)) > 0 }))
  .openapi(feedback, async (c) => {
    const input = c.req.valid('json');
    const { limit, windowSeconds } = SUBSCRIPTION_LIMITS.feedback;
    await takeAttempt(c.env, [
      { name: 'user-push-feedback', key: input.id, limit, windowSeconds },
      { name: 'user-push-feedback-from', key: addressOf(c.req.raw), limit, windowSeconds },
    ]);
    await giveFeedback(c.get('db'), input);
    return ok(c);
  });
