import * as z from 'zod';
import { ATTRIBUTION_DOUBTS } from './attribution.ts';
import { QUEUES } from './staff-pages.ts';

/** What waits is counted so far; beyond it reads "99+". */
export const WAITING_COUNTED = 100;

/** Days of waiting by which what waits is counted; the last is late. */
export const AGES = [1, 3, 5] as const;

/** Days over which decisions are looked back at, and how many of them at most. */
export const DECIDED = { days: 30, most: 100 } as const;

/** GET /v1/workplace/counts: what waits that the caller may decide about, each up to `WAITING_COUNTED`; queues of others are left out. */
export const workplaceCounts = z.partialRecord(z.enum(QUEUES), z.number());
export type WorkplaceCounts = z.output<typeof workplaceCounts>;

const kind = z.enum(['results', 'demands', 'products', 'projects', 'experts']);

const waitingItem = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** In whose name it stands; null for a person's own. */
  organization: z.string().nullable(),
  /** The same in English, where the organisation has an English name. */
  organization_en: z.string().nullable(),
  /** When it was handed in last; unix seconds. */
  since: z.number(),
  /** How often it was handed in. */
  submission: z.number(),
  /** Why the organisation has to be asked before an approval. */
  doubt: z.enum(ATTRIBUTION_DOUBTS).nullable(),
});
export type WaitingItem = z.output<typeof waitingItem>;

const decidedItem = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  audit_status: z.number(),
  time: z.number(),
  /** Seconds since it was handed in. */
  took: z.number(),
});
export type DecidedItem = z.output<typeof decidedItem>;

const recentPush = z.object({
  id: z.string(),
  title: z.string(),
  item_type: z.number(),
  add_time: z.number(),
  /** Empty until the first run; then running | stopped | done | cancelled. */
  run_state: z.string(),
  /** Unix seconds; 0 is no schedule. */
  auto_push_time: z.number(),
  /** When it reached somebody first, or was begun; null before, and where it was called off. */
  sent_time: z.number().nullable(),
  chosen: z.number(),
  sent: z.number(),
  failed: z.number(),
  opened: z.number(),
  answered: z.number(),
});
export type RecentPush = z.output<typeof recentPush>;

/** GET /v1/workplace: parts that do not concern the caller are null. */
export const workplace = z.object({
  now: z.number(),
  reviews: z
    .object({
      /** What waits of each kind, up to `WAITING_COUNTED`. */
      waiting: z.array(
        z.object({
          kind,
          count: z.number(),
          /** Of these, how many have waited for so many days (`AGES`) or longer. */
          ages: z.array(z.number()).length(AGES.length),
        }),
      ),
      /** Who waits longest first. */
      next: z.array(waitingItem),
      /** Own decisions of the last days, the newest first. */
      decided: z.array(decidedItem),
      /** Own decisions since midnight in Shanghai, by state. */
      today: z.object({ approved: z.number(), returned: z.number(), rejected: z.number() }),
      /** Median of `took`, in seconds; null without a decision. */
      median: z.number().nullable(),
    })
    .nullable(),
  pushes: z
    .object({
      running: z.number(),
      scheduled: z.number(),
      /** When the next one starts; null without one. */
      next: z.number().nullable(),
      /** Recipients whom recent pushes could not reach. */
      failed: z.number(),
      answered: z.number(),
      opened: z.number(),
      recent: z.array(recentPush),
    })
    .nullable(),
});
export type Workplace = z.output<typeof workplace>;
