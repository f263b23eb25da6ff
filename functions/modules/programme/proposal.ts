import type { Conflict, Pair } from '../../tables/programme/conflicts.ts';

export interface Subject {
  id: string;
  /** Ids of its fields; with those of wider fields beside them, a nearer field fits better. */
  fields: readonly string[];
}

export interface Candidate extends Subject {
  /** Opinions that this reviewer may have in all, those kept among them; null where nothing limits them. */
  most: number | null;
}

export interface AssignmentRequest {
  projects: readonly Subject[];
  reviewers: readonly Candidate[];
  /** Reviewers that every project needs. */
  each: number;
  /**
   * How many opinions more than others a reviewer takes for each field in common that the others lack: with 0 loads are even
   * whatever the fields are, with a number beyond all loads the fields alone decide.
   */
  leeway: number;
  /** Hard ones bar the pair; one with a soft conflict is taken after all others. */
  conflicts: readonly Conflict[];
  /** Pairs that the reviewer does not want. */
  declined: readonly Pair[];
  /** Pairs that stand already and stay; those that are barred count for nothing. */
  kept: readonly Pair[];
}

/** A project that lacks reviewers: too few may review it at all, or those who may have as many as they take. */
export interface Unfilled {
  projectId: string;
  missing: number;
  code: 'few_reviewers' | 'reviewers_full';
}

export interface Proposal {
  /** New pairs, by project and reviewer. */
  added: Pair[];
  unfilled: Unfilled[];
  /** Opinions of every reviewer, those kept among them. */
  loads: ReadonlyMap<string, number>;
  /** Whether common reviewers join all projects, which the correction for leniency needs. */
  connected: boolean;
}
