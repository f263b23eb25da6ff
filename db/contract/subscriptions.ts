import * as z from 'zod';
import { FOLLOWED } from './follows.ts';
import { contact } from './formats.ts';
import { keyOfPush as id, itemType, pushedItem, unique } from './pushed-items.ts';

/** The four main groups of the wizard, in its order, by the ids of the top scopes (core§9). */
export const SUBSCRIPTION_GROUPS = {
  technology: 's-101',
  form: 's-102',
  direction: 's-103',
  scene: 's-104',
} as const;
type SubscriptionGroup = keyof typeof SUBSCRIPTION_GROUPS;
export const GROUP_NAMES = Object.keys(SUBSCRIPTION_GROUPS) as SubscriptionGroup[];

/** Longest texts and lists of subscriptions and of pushes to subscribers. */
export const SUBSCRIPTION_LIMITS = {
  scopes: 250,
  keyword: 60,
  items: 50,
  users: 1000,
  name: 50,
  phone: 50,
  remark: 2000,
  /** Feedback through one link. */
  feedback: { limit: 20, windowSeconds: 3600 },
} as const;

/** Top group of a scope, by its id. */
export const topScope = (id: string): string => id.split('-').slice(0, 2).join('-');

/** Groups in which nothing is chosen (core§9: each needs at least one). */
export const emptyGroups = (scopes: readonly string[]): SubscriptionGroup[] =>
  GROUP_NAMES.filter((name) => !scopes.some((id) => topScope(id) === SUBSCRIPTION_GROUPS[name]));

const scope = z.string().regex(/^s-\d{3}(-\d{2}){0,2}$/, 'invalid_value');
const scopes = z.array(scope).max(SUBSCRIPTION_LIMITS.scopes).transform(unique);

/** A stored list, as a shape reads it; null for what is none. */
function readList<T>(text: unknown, shape: z.ZodType<T>): T | null {
  try {
    return shape.safeParse(JSON.parse(String(text))).data ?? null;
  } catch {
    return null;
  }
}

/** Fields as a subscription keeps them: a JSON list of ids, each once; null for what is none. */
export const readScopes = (text: unknown): string[] | null => readList(text, scopes);

/** The same of branches of industry, by their codes. */
export const readIndustries = (text: unknown): string[] | null =>
  readList(text, z.array(z.string().max(64)).max(SUBSCRIPTION_LIMITS.scopes));

const wish = {
  item_type: itemType,
  scopes,
  /** Words that must stand in the item; empty for none. */
  keyword: z.string().trim().max(SUBSCRIPTION_LIMITS.keyword).default(''),
  /** Administrative code; empty for everywhere. */
  region: z
    .string()
    .regex(/^(\d{6})?$/, 'place_invalid')
    .default(''),
};

/** PUT /v1/user/subscription: complaints stand at the groups in which nothing is chosen. */
export const subscriptionInput = z.strictObject(wish).superRefine((input, context) => {
  for (const group of emptyGroups(input.scopes)) {
    context.addIssue({ code: 'custom', path: [group], message: 'subscription_group_required' });
  }
});
export type SubscriptionInput = z.output<typeof subscriptionInput>;

/** What somebody searches for with the wizard. */
export const wishQuery = z.object({
  item_type: itemType,
  scopes: z
    .string()
    .max(8000)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(scopes),
  keyword: wish.keyword,
  region: wish.region,
  pageIndex: z.string().max(10).optional(),
  pageSize: z.string().max(10).optional(),
});

export const ownSubscription = z.object({
  item_type: z.number(),
  scopes: z.array(z.string()),
  keyword: z.string(),
  region: z.string(),
  update_time: z.number(),
});
export type OwnSubscription = z.output<typeof ownSubscription>;

/** One of the six project databases (core§9, decision 74), with the filtered list that it leads to. */
export const projectDatabase = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string(),
  to: z.string().regex(/^\/(?![/\\])/),
});
export type ProjectDatabase = z.output<typeof projectDatabase>;

/** POST /egg/match/pushToSubUser: public items to those whose subscription they fit, or to some of them. */
export const userPushInput = z.strictObject({
  item_type: itemType,
  items: z.array(id).min(1, 'push_items_required').max(SUBSCRIPTION_LIMITS.items).transform(unique),
  user_ids: z.array(id).max(SUBSCRIPTION_LIMITS.users).transform(unique).optional(),
});
export type UserPushInput = z.output<typeof userPushInput>;

/** What became of subscribers whose subscription fits. */
export const userPushResult = z.object({
  /** Subscribers with a new push: by chat app, and by a notice within the site. */
  pushed: z.number(),
  queued: z.number(),
  noticed: z.number(),
  /** Subscribers who received these items, or as many pushes of this week as they may. */
  skipped: z.number(),
});
export type UserPushResult = z.output<typeof userPushResult>;

/** Public id of a push to a subscriber: what its pages are asked for with (decision 93). */
export const userPushId = z.string().regex(/^[0-9a-f]{32}$/, 'not_found');

/** POST /v1/userPush/feedback. */
export const userPushFeedback = z.strictObject({
  id: userPushId,
  item_id: id,
  name: z.string().trim().min(1, 'feedback_name_required').max(SUBSCRIPTION_LIMITS.name),
  phone: contact(SUBSCRIPTION_LIMITS.phone, 'feedback_contact_required'),
  remark: z.string().trim().min(1, 'feedback_opinion_required').max(SUBSCRIPTION_LIMITS.remark),
});
export type UserPushFeedback = z.output<typeof userPushFeedback>;

export const userPushPage = z.object({
  id: z.string(),
  title: z.string(),
  item_type: z.number(),
  /** Unix seconds. */
  add_time: z.number(),
  items: z.array(pushedItem),
  /** What the member follows that brought it; null for a subscription, and for what is followed no longer. */
  why: z.object({ kind: z.enum(FOLLOWED), name: z.string() }).nullable(),
});
export type UserPushPage = z.output<typeof userPushPage>;

/** An item with what its page says, and whom to turn to (decision 37). */
export const userPushDetail = pushedItem.extend({
  item_type: z.number(),
  /** HTML, cleaned. */
  profile: z.string(),
  contact: z.object({ contacts: z.string().nullable(), contacts_tel: z.string().nullable() }).nullable(),
});
export type UserPushDetail = z.output<typeof userPushDetail>;
