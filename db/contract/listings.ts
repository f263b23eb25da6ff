import * as z from 'zod';

/** Labels of the smart-matching process, in their order (core§9, decision 71). */
export const MATCH = { unopened: 0, waiting: 1, portraying: 2, completed: 3 } as const;
export type PortraitState = typeof MATCH.portraying | typeof MATCH.completed;

/** Days before its end at which the owner of a listing is told, the earlier first. */
export const EXPIRY_NOTICE_DAYS = [30, 7] as const;

const id = z.string().trim().min(1, 'required').max(64);
const version = z.number().int().min(1).optional();

/** An item, and the version that was looked at. */
export const listingInput = z.strictObject({ id, version });

export const matchingInput = z.strictObject({ id, version, on: z.boolean() });

export const portraitInput = z.strictObject({
  id,
  version,
  match_state: z.union([z.literal(MATCH.portraying), z.literal(MATCH.completed)], 'invalid_value'),
});

/** Listings that one call renews; who has more calls again. */
export const RENEWED_AT_ONCE = 200;

/** How many of the own listings that end soon a call renewed, and whether others are left. */
export const listingsRenewed = z.object({ renewed: z.number(), more: z.boolean() });

/** How listings may be narrowed in release management. */
export const LISTING_STATES = ['public', 'expiring', 'expired', 'withdrawn'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** How a listing stands, as every call about it answers, under the kind's key. */
export const listing = z.object({
  chengguo_id: z.string().optional(),
  xuqiu_id: z.string().optional(),
  audit_status: z.number(),
  match_state: z.number(),
  is_tagging: z.number(),
  /** Unix seconds. */
  expire_time: z.number().nullable(),
  is_public: z.number(),
  is_expired: z.number(),
  version: z.number(),
});
export type Listing = z.output<typeof listing>;

/** One item in release management. */
export const releaseRow = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  code: z.string().nullable(),
  cover: z.string().nullable(),
  unit_name: z.string().nullable(),
  unit_name_en: z.string().nullable(),
  add_time: z.number(),
  update_time: z.number().nullable(),
  release_time: z.number().nullable(),
  expire_time: z.number().nullable(),
  audit_status: z.number(),
  audit_opinion: z.string().nullable(),
  match_state: z.number(),
  is_tagging: z.number(),
  /** 1: classified, never public. */
  secrecy: z.number().nullable(),
  version: z.number(),
  /** Whether a version of it stands in the public lists. */
  is_public: z.number(),
  is_expired: z.number(),
  is_withdrawn: z.number(),
  /** Comments of auditors that wait for an answer. */
  open_comments: z.number(),
  /** How often its contact was shown to somebody. */
  contact_reveals: z.number(),
  /** Its publisher has left the organisation in whose name it stands: its administrators decide about it. */
  has_left: z.number(),
});
export type ReleaseRow = z.output<typeof releaseRow>;
