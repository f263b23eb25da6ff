import * as z from 'zod';

/** What organisations did with the messages that they were sent. */
export const ENGAGEMENTS = ['opened', 'answered', 'interested', 'silent', 'unsent'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

/** When organisations were last sent something: within so many days, or not for so many. */
export const CONTACTS = ['within-30', 'within-90', 'over-30', 'over-90', 'over-180'] as const;
export type Contact = (typeof CONTACTS)[number];

/** Saved audiences that are offered, rows of one import, and characters of their texts. */
export const AUDIENCE_LIMITS = { saved: 100, name: 100, filter: 2000, rows: 5000, cell: 200 } as const;

const word = (max: number) => z.string().trim().max(max).optional();

/** Which organisations are meant; what is absent narrows nothing. */
export const audienceFilter = z.strictObject({
  keyword: word(100),
  scope: word(40),
  industry: word(10),
  /** Code of a province, city or county. */
  region: z
    .string()
    .regex(/^(?:\d{6})?$/)
    .optional(),
  /** What kind of organisation it says it is, such as 企业. */
  kind: word(50),
  engagement: z.enum(['', ...ENGAGEMENTS]).optional(),
  contact: z.enum(['', ...CONTACTS]).optional(),
});
export type AudienceFilter = z.output<typeof audienceFilter>;

/** A stored filter; null for one that nothing can be made of. */
export function readAudienceFilter(text: string): AudienceFilter | null {
  try {
    return audienceFilter.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const count = z.number().int().min(0);

/** Organisations that a filter finds. */
export const audience = z.object({
  /** All of them, and how many of them have a bound administrator. */
  total: count,
  bound: count,
  /** Id and name of those who can be reached, as many as one push takes. */
  records: z.array(z.tuple([z.string(), z.string()])),
});
export type Audience = z.output<typeof audience>;

/** An audience that operators come back to; `filter` is the JSON of one. */
export const savedAudience = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.string(),
  owner: z.string().nullable(),
});
export type SavedAudience = z.output<typeof savedAudience>;

const cell = z.string().trim().max(AUDIENCE_LIMITS.cell);

/** A list of organisations from outside: names, credit codes, or both. */
export const audienceImport = z.strictObject({
  rows: z
    .array(z.strictObject({ name: cell.optional(), code: cell.optional() }))
    .min(1, 'audience_rows_required')
    .max(AUDIENCE_LIMITS.rows, 'audience_rows_many'),
});
export type AudienceImport = z.output<typeof audienceImport>;

/** What became of a row of an imported list. */
export const IMPORT_OUTCOMES = ['found', 'ambiguous', 'unknown', 'unbound', 'repeated'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** An organisation that a row may mean. */
const importMatch = z.object({ org_id: z.string(), name: z.string(), bound: z.number() });
export type ImportMatch = z.output<typeof importMatch>;

export const importRow = z.object({
  /** Its place in the list, from 1 on. */
  row: count,
  /** Its name, or its code where it has none. */
  text: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The one that is meant, or those that may be. */
  matches: z.array(importMatch),
});
export type ImportRow = z.output<typeof importRow>;
