import * as z from 'zod';
import { demandCard, resultCard } from './cards.ts';
import { dealRow } from './deals.ts';
import { inboxRow } from './inbox.ts';
import { ITEM } from './limits.ts';
import { matchScore } from './matches.ts';

/** Days over which views are told, and with which they are compared. */
export const VIEW_DAYS = 30;
/** How often one address may have views counted. */
export const VIEW_LIMIT = { limit: 300, windowSeconds: 3_600 } as const;

const itemType = z.literal([ITEM.result, ITEM.demand]);

/** POST /v1/view: the public page of an item is in front of somebody. */
export const viewInput = z.strictObject({ item_type: itemType, id: z.string().min(1, 'required').max(64, 'too_long') });

const facts = { id: z.string(), item_type: itemType, name: z.string(), name_en: z.string().nullable() };

/** An own item that ends or has ended, or that came back from its reviewers. */
const dueItem = z.object({
  ...facts,
  version: z.number(),
  expire_time: z.number().nullable(),
  audit_opinion: z.string().nullable(),
});

/** One of the newest own items with what became of it. */
const ownFigures = z.object({
  ...facts,
  code: z.string().nullable(),
  cover: z.string().nullable(),
  audit_status: z.number(),
  /** Unix seconds. */
  expire_time: z.number().nullable(),
  is_public: z.number(),
  is_expired: z.number(),
  /** Of its public page, in the last days and in as many before; `by_day` has the last days, the oldest first. */
  views: z.number(),
  views_before: z.number(),
  by_day: z.array(z.number()),
  /** Who keeps it now; messages and intents about it. */
  favourites: z.number(),
  inquiries: z.number(),
});
export type OwnFigures = z.output<typeof ownFigures>;

/** A result or a demand, with how well it fits. */
export const fitting = z.union([resultCard.extend(matchScore), demandCard.extend(matchScore)]);

/** GET /v1/user/overview: what waits for a member, and how what is theirs fares. */
export const overview = z.object({
  /** Listings that have ended or end soon, the nearest end first. */
  renew: z.array(dueItem),
  returned: z.array(dueItem),
  /** Organisations that the caller administers and somebody wants to join, and since when (unix seconds). */
  joins: z.array(
    z.object({
      organization_id: z.string(),
      name: z.string(),
      name_en: z.string().nullable(),
      people: z.number(),
      since: z.number(),
    }),
  ),
  /** Received pushes of which an item has no answer. */
  pushes: z.array(inboxRow),
  /** Deals that go on, those in which the caller has to act first. */
  deals: z.array(dealRow),
  drafts: z.array(z.object({ item_type: itemType, item_id: z.string(), name: z.string(), update_time: z.number() })),
  /** Notices that nobody has read, up to 100. */
  unread: z.number(),
  items: z.array(ownFigures),
  /** Counterparts of the newest own public items, the newest release first. */
  matches: z.array(z.object({ own: z.object(facts), found: fitting, fresh: z.boolean() })),
});
export type Overview = z.output<typeof overview>;
