import * as z from 'zod';
import { attribution } from './attribution.ts';
import { REVIEWED, type ReviewedType } from './items.ts';
import { AUDIT } from './limits.ts';
import { reviewFields } from './review-fields.ts';

/** How long an approval may be taken back. */
export const UNDO_SECONDS = 600;

/** Items that one call may approve. */
export const MAX_BULK = 20;
export const MAX_COMMENT = 1000;

const itemType = z.union([z.number(), z.string().regex(/^\d$/)]).transform((value, context): ReviewedType => {
  const type = Number(value);
  if (type in REVIEWED) return type as ReviewedType;
  context.addIssue({ code: 'custom', message: 'invalid_value' });
  return z.NEVER;
});
const id = z.string().min(1, 'required').max(40);

/** Query of the calls about a kind, and about one item. */
export const reviewKind = z.object({ item_type: itemType });
export const reviewKey = reviewKind.extend({ id });

const text = z.string().optional();

/** What narrows and orders a list of working versions, as the query says it. */
export const listFilter = z.object({
  /** Part of a name or a code. */
  keyword: text,
  /** States such as `1` or `3,5`. */
  audit_status: text,
  /** Code of a place, id of a field of technology. */
  region: text,
  scope: text,
  /** Whole days since it was handed in last, at least. */
  age: text,
  /** `oldest` turns the order round; anything else is newest first. */
  order: text,
});
export type ListFilter = z.output<typeof listFilter>;

/** Every state of the audit. */
export const STATES: readonly number[] = Object.values(AUDIT);

/** States that a query names; nothing named means `fallback`. */
export function statesOf(named: string | undefined, fallback: readonly number[]): readonly number[] {
  const numbers = (named ?? '').match(/\d+/g)?.map(Number) ?? [];
  return numbers.length > 0 ? STATES.filter((state) => numbers.includes(state)) : fallback;
}

/** Query of GET /v1/review/detail: the item, and the queue that the reader comes from as its list was asked for. */
export const reviewQuery = reviewKey.extend(listFilter.shape);

const FIELD_NAMES = new Set(Object.values(REVIEWED).flatMap((kind) => reviewFields(kind).map((each) => each.name)));

/** POST /v1/review/comment: about one field of the form, or the whole item. */
export const reviewComment = z.strictObject({
  item_type: itemType,
  id,
  field: z
    .string()
    .default('')
    .refine((name) => name === '' || FIELD_NAMES.has(name), 'invalid_value'),
  content: z.string().trim().min(1, 'required').max(MAX_COMMENT, 'too_long'),
  /** The version that the writer read; a comment about another one is refused. */
  version: z.number().int().optional(),
});
export type ReviewComment = z.output<typeof reviewComment>;

/** POST /v1/review/comment/resolve: a thread's comment is dealt with, or is not after all. */
export const reviewResolution = z.strictObject({ id, resolved: z.boolean().default(true) });

/** POST /v1/review/approve: each item for the version that was listed. */
export const bulkApproval = z.strictObject({
  item_type: itemType,
  items: z
    .array(z.strictObject({ id, version: z.number().int() }))
    .min(1, 'required')
    .max(MAX_BULK, 'too_many'),
});
export type BulkApproval = z.output<typeof bulkApproval>;

/** Decisions that a template may belong to. */
export const TEMPLATE_STATES = [AUDIT.returned, AUDIT.approved, AUDIT.rejected] as const;

/** One thing that was said between auditor and publisher. */
const commentShape = z.object({
  id: z.string(),
  field: z.string(),
  content: z.string(),
  version: z.number(),
  /** How often the item had been handed in when it was written. */
  submission: z.number(),
  from_publisher: z.number(),
  is_own: z.number(),
  author: z.string().nullable(),
  add_time: z.number(),
  resolve_time: z.number().nullable(),
});
export type CommentRow = z.output<typeof commentShape>;

/** An item that looks like the one under review. */
const duplicateShape = z.object({
  id: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  audit_status: z.number(),
  org_name: z.string().nullable(),
  is_public: z.number(),
  /** 0 to 100: how much of name or text both share. */
  score: z.number(),
  /** What both share more of. */
  by: z.enum(['name', 'text']),
});
export type Duplicate = z.output<typeof duplicateShape>;

export const changeShape = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

/** An organisation that an item names, and what the submission would change of it. */
const namedOrganization = z.object({
  part: z.enum(['organization', 'promotion']),
  organization_id: z.string(),
  name: z.string(),
  verified: z.boolean(),
  /** What the publisher is to it. */
  publisher: z.enum(['administrator', 'member', 'none']),
  /** Whether an approval applies the changes: their writer may change the organisation. */
  applies: z.boolean(),
  changes: z.array(changeShape),
});
export type NamedOrganization = z.output<typeof namedOrganization>;

const historyShape = z.object({
  id: z.string(),
  action: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  opinion: z.string().nullable(),
  user: z.string().nullable(),
  add_time: z.number(),
});

export const templateShape = z.object({
  id: z.string(),
  audit_status: z.number(),
  text: z.string(),
  text_en: z.string().nullable(),
});
export type ReviewTemplate = z.output<typeof templateShape>;

const group = z.record(z.string(), z.unknown());

/** The form under review: the groups of a submission, and where it stands; `code` is empty where a kind has none. */
const form = z.looseObject({
  code: z.string(),
  version: z.number(),
  audit_status: z.number(),
  audit_opinion: z.string().nullable().optional(),
  result: group.optional(),
  demand: group.optional(),
  product: group.optional(),
  project: group.optional(),
  expert: group.optional(),
});
export type ReviewedForm = z.output<typeof form>;

/** GET /v1/review/detail. */
export const reviewDetail = z.object({
  form,
  publisher: z.string().nullable(),
  add_time: z.number(),
  update_time: z.number().nullable(),
  is_public: z.number(),
  /** How often it was handed in: what publisher and auditors call its version. */
  submission: z.number(),
  approved: z.record(z.string(), z.unknown()).nullable(),
  /** Version of the item that `approved` shows; null where only what the public sees is left of it. */
  approved_version: z.number().nullable(),
  changes: z.array(changeShape),
  /** Organisations that a result or demand names; none for other kinds. */
  organizations: z.array(namedOrganization),
  /** In whose name it stands; null for a person's own. */
  attribution: attribution.nullable(),
  /** What differs from the version that was returned; null where none was, or something else was decided since. */
  returned_changes: z.array(changeShape).nullable(),
  /** English names of the places in both versions, by their Chinese names from the province down, parted by commas. */
  places: z.record(z.string(), z.string()),
  comments: z.array(commentShape),
  duplicates: z.array(duplicateShape),
  history: z.array(historyShape),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** Items of the queue that the reader comes from; without a filter those that wait for a decision. */
  waiting: z.number(),
});
export type ReviewDetail = z.output<typeof reviewDetail>;

/** GET /v1/review/states: items of a kind by state, each counted up to `STATE_COUNTED`; beyond it reads "99+". */
export const STATE_COUNTED = 100;
export const reviewStates = z.record(z.string(), z.number());

/** GET /v1/review/talk: what the publisher and the auditors said to each other. */
export const reviewTalk = z.object({
  id: z.string(),
  item_type: z.number(),
  name: z.string(),
  code: z.string(),
  version: z.number(),
  submission: z.number(),
  audit_status: z.number(),
  audit_opinion: z.string().nullable(),
  comments: z.array(commentShape),
});
export type ReviewTalk = z.output<typeof reviewTalk>;

/** What became of each item of a bulk approval. */
export const bulkAnswer = z.object({
  approved: z.number(),
  items: z.array(z.object({ id: z.string(), ok: z.boolean(), code: z.string().optional() })),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;
