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

/** How listings may be narrowed in release management. */
export const LISTING_STATES = ['public', 'expiring', 'expired', 'withdrawn'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** One item in release management. */
export interface ReleaseRow {
  id: string;
  name: string;
  code: string | null;
  cover: string | null;
  unit_name: string | null;
  add_time: number;
  update_time: number | null;
  release_time: number | null;
  expire_time: number | null;
  audit_status: number;
  audit_opinion: string | null;
  match_state: number;
  is_tagging: number;
  /** 1: classified, never public. */
  secrecy: number | null;
  version: number;
  /** Whether a version of it stands in the public lists. */
  is_public: number;
  is_expired: number;
  is_withdrawn: number;
  /** Comments of auditors that wait for an answer. */
  open_comments: number;
  /** How often its contact was shown to somebody. */
  contact_reveals: number;
}
