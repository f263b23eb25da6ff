import type { Context } from 'hono';
import { subscriptionCalls } from '../../../../db/contract/calls/subscriptions.ts';
import { publishedOf } from '../../../../db/contract/items.ts';
import { type ProjectDatabase, SUBSCRIPTION_LIMITS, userPushId } from '../../../../db/contract/subscriptions.ts';
import type { Database } from '../../../platform/database.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { pageOf } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { pagingOf } from '../../../platform/paging.ts';
import { addressOf, takeAttempt } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { submissionKey } from '../submission-key.ts';
import { fittingItems } from './fit.ts';
import { ownSubscriptions, subscribe, unsubscribe } from './own.ts';
import { giveFeedback, openUserPush, stopFollowing, userPushDetail, userPushPage } from './pages.ts';
import { pushToSubscribers } from './push.ts';

/** An id of another form does not exist either. */
function known(id: string | undefined): string {
  const parsed = userPushId.safeParse(id);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

const settingsOf = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db.all<{ id: string; value: string }>(
    "SELECT id, value FROM setting WHERE id IN ('wx-follow-url', 'project-databases')",
  );
  return new Map(rows.map(({ id, value }) => [id, value]));
};

/** Pages behind an unguessable id are nobody else's to keep. */
const personal = (c: Context<AppEnv>) => c.header('Cache-Control', 'private, no-store');

/** What users want to hear of, and the pushes to them (core§7 and §9, decisions 37, 74 and 93). */
export const subscriptionRoutes = createRouter();

serve(subscriptionRoutes, subscriptionCalls.about, async ({ c, db }) => {
  const settings = await settingsOf(db);
  const databases = JSON.parse(settings.get('project-databases') || '[]') as ProjectDatabase[];
  return { follow_url: settings.get('wx-follow-url') || `${outsideOrigin(c)}/wxBind`, databases };
});
serve(subscriptionRoutes, subscriptionCalls.list, ({ db, userId }) => ownSubscriptions(db, userId));
serve(subscriptionRoutes, subscriptionCalls.subscribe, ({ db, userId, body }) => subscribe(db, userId, body));
serve(subscriptionRoutes, subscriptionCalls.end, async ({ db, userId, query }) => {
  await unsubscribe(db, userId, Number(query.item_type));
});
serve(subscriptionRoutes, subscriptionCalls.search, async ({ db, query }) => {
  const { current, size, offset } = pagingOf(query);
  const cards = await fittingItems(db, publishedOf(query.item_type).kind, query);
  return pageOf(cards.slice(offset, offset + size), current, size, cards.length);
});
serve(subscriptionRoutes, subscriptionCalls.push, ({ c, db, env, userId, body, key }) => {
  const call = { userId, origin: outsideOrigin(c), key: submissionKey(userId, key) };
  return pushToSubscribers(db, env, call, body);
});
serve(subscriptionRoutes, subscriptionCalls.page, ({ c, db, lang, query }) => {
  personal(c);
  return userPushPage(db, known(query.id), lang);
});
serve(subscriptionRoutes, subscriptionCalls.item, ({ c, db, env, lang, query: { id, item_id = '' } }) => {
  personal(c);
  return userPushDetail(db, env, known(id), item_id, lang);
});
serve(subscriptionRoutes, subscriptionCalls.open, async ({ db, body }) => ({
  opened: (await openUserPush(db, body.id)) > 0,
}));
serve(subscriptionRoutes, subscriptionCalls.stop, async ({ db, body }) => ({
  changed: await stopFollowing(db, body.id),
}));
serve(subscriptionRoutes, subscriptionCalls.feedback, async ({ c, db, env, body }) => {
  const { limit, windowSeconds } = SUBSCRIPTION_LIMITS.feedback;
  await takeAttempt(env, [
    { name: 'user-push-feedback', key: body.id, limit, windowSeconds },
    { name: 'user-push-feedback-from', key: addressOf(c.req.raw), limit, windowSeconds },
  ]);
  await giveFeedback(db, body);
});
