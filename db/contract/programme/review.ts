import * as z from 'zod';
import { page } from '../endpoint.ts';
import { CRITERION_NAMES, type Criterion } from './criteria.ts';

/** Characters of the brief comment, and of a reason. */
export const REVIEW_LIMITS = { comment: 2000, reason: 500 } as const;

/** How a recommender came to a project: chosen as unit or person by its declarant, or as expert by the office. */
const REVIEW_ROLES = ['unit', 'person', 'expert'] as const;
export type ReviewRole = (typeof REVIEW_ROLES)[number];

/** What a recommender made of a project: nothing yet, an opinion, a rejection (back-office§3, decision 94). */
export const REVIEW_STATES = ['0', '1', '2'] as const;

/** GET /web/v1/programme/review/list: one project of the own work list. */
const reviewRow = z.object({
  id: z.string(),
  name: z.string(),
  org_name: z.string(),
  scope: z.string().nullable(),
  role: z.enum(REVIEW_ROLES),
  /** 0 to recommend, 1 opinion written, 2 rejected: the own one, whatever others made of it. */
  state: z.number(),
  /** Type of the own opinion, and when it was written last. */
  recommend_type: z.number().nullable(),
  update_date: z.string().nullable(),
  /** Unix seconds of an opinion that was begun. */
  draft_time: z.number().nullable(),
  round: z.string().nullable(),
  round_en: z.string().nullable(),
  /** Unix seconds until which opinions are taken. */
  opinions_due: z.number().nullable(),
  is_closed: z.boolean(),
  submit_time: z.number().nullable(),
});
export type ReviewRow = z.output<typeof reviewRow>;

/** The work list, with how many projects stand in each state. */
export const reviewList = page(reviewRow).extend({
  counts: z.object({ all: z.number(), 0: z.number(), 1: z.number(), 2: z.number() }),
});

const grade = z.number().int().min(0).max(2);
const grades = Object.fromEntries(CRITERION_NAMES.map((name) => [name, grade.optional()])) as Record<
  Criterion,
  z.ZodOptional<typeof grade>
>;

/** An opinion as it is being written: anything of it may be missing. */
export const opinionDraft = z.strictObject({
  ...grades,
  comment: z.string().max(REVIEW_LIMITS.comment).optional(),
  recommend_type: z.number().int().min(0).max(3).optional(),
});
export type OpinionDraft = z.output<typeof opinionDraft>;

/** The form of an opinion (back-office§5): comment and type are asked for, criteria are not. */
export const opinionForm = z.object({
  ...grades,
  comment: z.string().trim().min(1, 'opinion_comment_required').max(REVIEW_LIMITS.comment),
  recommend_type: z
    .number()
    .int()
    .refine((type) => type >= 1 && type <= 3, { error: 'opinion_type_required' }),
});

const writtenGrades = Object.fromEntries(CRITERION_NAMES.map((name) => [name, z.number()])) as Record<
  Criterion,
  z.ZodNumber
>;

/** An opinion that was handed in. */
const writtenOpinion = z.object({
  ...writtenGrades,
  comment: z.string(),
  recommend_type: z.number(),
  update_date: z.string().nullable(),
});
export type WrittenOpinion = z.output<typeof writtenOpinion>;

/** GET /web/v1/programme/review: a project beside the form of its opinion. */
export const reviewDetail = z.object({
  /** Columns of `project` that this recommender may read; names of the applicant are missing in a blind round. */
  project: z.record(z.string(), z.unknown()),
  files: z.array(
    z.object({
      file_name: z.string(),
      file_path: z.string(),
      file_suffix: z.string().nullable(),
      size: z.number(),
      kind: z.string().nullable(),
    }),
  ),
  role: z.enum(REVIEW_ROLES),
  state: z.number(),
  round: z.string().nullable(),
  round_en: z.string().nullable(),
  opinions_due: z.number().nullable(),
  is_closed: z.boolean(),
  opinion: writtenOpinion.nullable(),
  draft: z.object({ form: opinionDraft, update_time: z.number().nullable() }).nullable(),
  /** Opinions of others, where the round shows them; null where it does not, or not yet. */
  others: z.array(writtenOpinion.extend({ role: z.enum(REVIEW_ROLES), name: z.string().nullable() })).nullable(),
});
export type ReviewDetail = z.output<typeof reviewDetail>;

const projectId = z.string().min(1, 'required').max(50);

/** PUT /web/v1/programme/review/draft: the opinion as it stands; it counts nowhere. */
export const draftInput = z.strictObject({ project_id: projectId, form: opinionDraft });

/** POST /web/v1/programme/review/{decline,conflict}: why somebody will not judge a project. */
export const reviewReason = z.strictObject({
  project_id: projectId,
  reason: z.string().trim().min(1, 'review_reason_required').max(REVIEW_LIMITS.reason),
});
