import * as z from 'zod';
import { historyShape } from './reviews.ts';

const text = z.string().nullable();

/** A project as those read it who review it. */
export const projectRow = z.looseObject({
  xiangmu_id: z.string(),
  name: z.string(),
  cover: text,
  profile: text,
  org_name: text,
  unit_name: text,
  investment_amount: text,
  contacts: text,
  contacts_tel: text,
  contacts_email: text,
  region_name: text,
  publisher_name: text,
  add_time: z.number(),
  update_time: z.number().nullable(),
  audit_status: z.number(),
  audit_opinion: text,
  /** When it was changed last: a decision holds for what was read. */
  version: z.number(),
});
export type ProjectRow = z.output<typeof projectRow>;

/** GET /v1/xiangmu/audit/detail. */
export const projectReview = z.object({
  project: projectRow,
  scopes: z.array(z.object({ id: z.string(), name: z.string(), name_en: text })),
  history: z.array(historyShape),
  previous: text,
  next: text,
  /** Projects of the queue that the reader comes from. */
  waiting: z.number(),
});
export type ProjectReview = z.output<typeof projectReview>;
