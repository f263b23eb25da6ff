import * as z from 'zod';
import { ATTRIBUTION_DOUBTS } from './attribution.ts';
import { scopeName } from './cards.ts';
import type { PublishedKind, ReviewedKind } from './items.ts';

const text = z.string().nullable();
const number = z.number().nullable();

/** What lists of working versions say of every item. */
const listed = {
  name: z.string(),
  name_en: text,
  cover: text,
  scope: text,
  /** Organisation id; its name as the item has it, and as the organisation itself. */
  unit: text,
  org_name: text,
  unit_name: text,
  unit_name_en: text,
  region_name: text,
  add_user: z.string(),
  add_time: z.number(),
  release_time: number,
  update_time: number,
  audit_status: z.number(),
  audit_opinion: text,
  version: z.number(),
};

/** … and of every result and demand. */
const published = {
  ...listed,
  code: text,
  level: number,
  org_country: text,
  sort_time: number,
  expire_time: number,
  is_pushed: z.number(),
  is_tagging: z.number(),
  match_state: z.number(),
  process: number,
  /** 1: classified, never public. */
  secrecy: number,
  /** Whether a version of it stands in the public lists. */
  is_public: z.number(),
};

const result = {
  chengguo_id: z.string(),
  ...published,
  conversion_type: text,
  sub_type: number,
  cooperation: text,
};

const demand = {
  xuqiu_id: z.string(),
  ...published,
  type: number,
  source: number,
  docking_type: text,
  cooperation_mode: number,
  investment_amount: text,
};

/** What a list of own items adds: the end of the listing, looks at the contact, remarks that wait for an answer. */
const owned = {
  is_expired: z.number(),
  unlist_time: number,
  contact_reveals: z.number(),
  open_comments: z.number(),
  /** Its publisher has left the organisation in whose name it stands: nothing of its review is said to them any more. */
  has_left: z.number(),
};

export const ownResult = z.object({ ...result, ...owned });
export const ownDemand = z.object({ ...demand, ...owned });
export type OwnItem<K extends PublishedKind> = {
  result: z.output<typeof ownResult>;
  demand: z.output<typeof ownDemand>;
}[K];

/** What a queue adds: who published it, how long it has waited, why it is not approved together with others. */
const queued = {
  region_name_en: text,
  publisher_name: text,
  /** Since it was handed in last. */
  wait_seconds: z.number(),
  open_comments: z.number(),
  doubt: z.enum(ATTRIBUTION_DOUBTS).nullable(),
};

export const queuedResult = z.object({ ...result, ...queued });
export const queuedDemand = z.object({ ...demand, ...queued });
export const queuedProduct = z.object({
  chanpin_id: z.string(),
  ...listed,
  profile: text,
  is_delete: z.number(),
  ...queued,
});
export const queuedProject = z.object({
  xiangmu_id: z.string(),
  ...listed,
  profile: text,
  type: number,
  investment_amount: text,
  contacts: text,
  contacts_tel: text,
  contacts_email: text,
  province: text,
  city: text,
  county: text,
  is_delete: z.number(),
  ...queued,
});
export const queuedExpert = z.object({
  expert_id: z.string(),
  ...listed,
  qualification: text,
  direction: text,
  is_self: z.number(),
  province: text,
  city: text,
  county: text,
  is_delete: z.number(),
  ...queued,
});
export type QueuedItem<K extends ReviewedKind> = {
  result: z.output<typeof queuedResult>;
  demand: z.output<typeof queuedDemand>;
  product: z.output<typeof queuedProduct>;
  project: z.output<typeof queuedProject>;
  expert: z.output<typeof queuedExpert>;
}[K];

/** Columns of a form as they are stored. */
const stored = z.record(z.string(), z.union([z.string(), z.number()]).nullable());

/** A working version as the wizard shows it: the groups of a submission, and where it stands. */
const form = {
  code: z.string(),
  version: z.number(),
  audit_status: z.number(),
  audit_opinion: text,
  add_user: z.string(),
  add_time: z.number(),
  update_time: number,
  organization: stored.nullable(),
  scopes: z.array(scopeName),
  attachments: z.array(
    z.object({
      type: z.string(),
      file_name: z.string(),
      file_path: z.string(),
      file_suffix: text,
      size: z.number(),
    }),
  ),
};
export type StoredForm = z.output<z.ZodObject<typeof form>>;

export const resultForm = z.object({
  chengguo_id: z.string(),
  ...form,
  /** Told by the country. */
  variant: z.enum(['domestic', 'overseas']),
  result: stored,
  promotion: stored.nullable(),
});
export type ResultForm = z.output<typeof resultForm>;

export const demandForm = z.object({
  xuqiu_id: z.string(),
  ...form,
  variant: z.enum(['zh', 'en']),
  demand: stored,
});
export type DemandForm = z.output<typeof demandForm>;

export type FormOf<K extends PublishedKind> = { result: ResultForm; demand: DemandForm }[K];

/** What publishing, editing and deciding answer. */
export const writtenResult = z.object({ chengguo_id: z.string(), code: z.string(), audit_status: z.number() });
export const writtenDemand = z.object({ xuqiu_id: z.string(), code: z.string(), audit_status: z.number() });
