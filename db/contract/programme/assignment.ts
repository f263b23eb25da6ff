import * as z from 'zod';
import { page } from '../endpoint.ts';

/** How the office may put a proposal: experts and projects that one takes, pairs that one word confirms. */
export const ASSIGNMENT_LIMITS = { projects: 1000, experts: 500, pairs: 3000, each: 10 } as const;

const id = z.string().min(1, 'required').max(50);

/** What stands between a recommender and a project: the kind, and whether it bars. */
const conflictMark = z.object({ kind: z.string(), is_hard: z.boolean() });

/** An expert who was asked for an opinion about a project. */
const assignedExpert = z.object({
  recommender_id: z.string(),
  name: z.string(),
  area: z.string().nullable(),
  /** 1 confirmed, 2 declined. */
  state: z.number(),
  reason: z.string().nullable(),
  is_written: z.boolean(),
  /** Unix seconds at which the message went out; null where none could. */
  tell_time: z.number().nullable(),
  conflicts: z.array(conflictMark),
});
export type AssignedExpert = z.output<typeof assignedExpert>;

/** GET /web/v1/programme/assignment/list: a declaration with who was asked. */
const assignedProject = z.object({
  id: z.string(),
  name: z.string(),
  org_name: z.string(),
  scope: z.string().nullable(),
  /** Experts who were asked and did not decline, and have no conflict. */
  held: z.number(),
  experts: z.array(assignedExpert),
});
export type AssignedProject = z.output<typeof assignedProject>;

const assignmentRound = z.object({
  id: z.string(),
  title: z.string(),
  opinions_needed: z.number(),
  opinions_due: z.number().nullable(),
});
export type AssignmentRound = z.output<typeof assignmentRound>;

export const assignmentList = page(assignedProject).extend({ round: assignmentRound.nullable() });

/** GET /web/v1/programme/assignment/experts: how much everybody has. */
export const expertLoad = z.object({
  id: z.string(),
  name: z.string(),
  org_name: z.string(),
  area: z.string().nullable(),
  load: z.number(),
  written: z.number(),
  declined: z.number(),
});
export type ExpertLoad = z.output<typeof expertLoad>;

/** POST /web/v1/programme/assignment/propose. */
export const proposalInput = z.strictObject({
  round: z.string().max(50).optional(),
  /** Opinions more than others that somebody takes for a nearer field: 0 even loads, 3 fields above all. */
  leeway: z.number().int().min(0).max(3).default(1),
});

/** A pair that is proposed: 2 where the nearest field is common, 1 a wider one, 0 none, and what stands between them softly. */
const proposedPair = z.object({
  project_id: z.string(),
  project: z.string(),
  recommender_id: z.string(),
  expert: z.string(),
  area: z.string().nullable(),
  fit: z.number(),
  conflicts: z.array(z.string()),
});
export type ProposedPair = z.output<typeof proposedPair>;

export const proposal = z.object({
  round: assignmentRound.nullable(),
  pairs: z.array(proposedPair),
  unfilled: z.array(z.object({ project_id: z.string(), project: z.string(), missing: z.number(), code: z.string() })),
  loads: z.array(z.object({ id: z.string(), name: z.string(), load: z.number(), added: z.number() })),
  /** Whether common experts join all projects, which the correction for leniency needs. */
  connected: z.boolean(),
  /** Hard conflicts that were found and kept: pairs that nobody may confirm. */
  barred: z.number(),
});
export type AssignmentProposal = z.output<typeof proposal>;

/** POST /web/v1/programme/assignment/confirm. */
export const confirmation = z.strictObject({
  pairs: z
    .array(z.strictObject({ project_id: id, recommender_id: id }))
    .min(1, 'required')
    .max(ASSIGNMENT_LIMITS.pairs),
});

/** POST /web/v1/programme/assignment/remove. */
export const assignmentKey = z.strictObject({ project_id: id, recommender_id: id });

/** GET /web/v1/programme/conflict/list. */
export const keptConflict = z.object({
  project_id: z.string(),
  project: z.string(),
  recommender_id: z.string(),
  recommender: z.string(),
  identify: z.number(),
  kind: z.string(),
  is_hard: z.boolean(),
  reason: z.string().nullable(),
  add_time: z.number(),
});
export type KeptConflict = z.output<typeof keptConflict>;
