import * as z from 'zod';
import { COOPERATION_LIMITS, OWNER_SERVICES, VISITOR_SERVICES } from './cooperation.ts';

/** Longest note of the office, in characters. */
export const COOPERATION_NOTE = 2000;

/** Filters of the office's list, as its address names them. */
export const COOPERATION_FILTERS = ['keyword', 'state', 'project_contacts_type'] as const;

type Contact = keyof typeof COOPERATION_LIMITS;
const contact = Object.fromEntries(Object.keys(COOPERATION_LIMITS).map((name) => [name, z.string()])) as {
  [N in Contact]: z.ZodString;
};

const row = {
  id: z.string(),
  project_item_id: z.string(),
  project_contacts_type: z.number(),
  ...contact,
  state: z.number(),
  note: z.string().nullable(),
  /** Counted up by every change. */
  version: z.number(),
  /** Unix seconds. */
  add_date: z.number(),
  /** As visitors read it, where the office reworded it. */
  project_name: z.string().nullable(),
  project_org: z.string().nullable(),
};
export const applicationRow = z.object(row);
export type ApplicationRow = z.output<typeof applicationRow>;

type Service = keyof typeof VISITOR_SERVICES | keyof typeof OWNER_SERVICES;
const answers = Object.fromEntries(
  [...Object.keys(VISITOR_SERVICES), ...Object.keys(OWNER_SERVICES)].map((name) => [name, z.number().nullable()]),
) as { [N in Service]: z.ZodNullable<z.ZodNumber> };

/** One with its yes/no answers, what it is about and what the office did. */
export const applicationDetail = z.object({
  ...row,
  ...answers,
  declared_name: z.string().nullable(),
  declarant: z.string().nullable(),
  /** Recommending unit and person of the project. */
  recommenders: z.array(z.string()),
  history: z.array(
    z.object({
      id: z.string(),
      add_time: z.number(),
      user_name: z.string().nullable(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;

/** What the office writes. */
export const applicationChange = z.strictObject({
  id: z.string().min(1).max(64),
  version: z.number().int(),
  state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  note: z.string().trim().max(COOPERATION_NOTE, { message: 'too_long' }),
});
export type ApplicationChange = z.output<typeof applicationChange>;
