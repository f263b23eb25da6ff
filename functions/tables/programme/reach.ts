import { and, eq, or, sql } from 'drizzle-orm';
import { type programmeProjects, projectOpinions, recommenders } from '../../../db/schema/programme.ts';
import { projectAssignments, projectConflicts, projectRounds } from '../../../db/schema/programme-rounds.ts';
import type { Rule } from '../../data/policy.ts';
import { allOf, anyOf, exists, living, mine, staff } from '../../data/rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { STAGE } from './lifecycle.ts';

/** The programme office. */
export const office = staff('project-admin');

type Projects = typeof programmeProjects;

const at = (t: Projects, ...stages: readonly number[]) => sql`${t.stage} IN (${sql.raw(stages.join(', '))})`;

/** Its own recommending unit or person. */
export const chosen = (caller: Caller, t: Projects): Rule =>
  caller.recommenderId === null
    ? false
    : (or(eq(t.orgRecId, caller.recommenderId), eq(t.personRecId, caller.recommenderId)) ?? false);

/** An expert to whom the office gave it. */
const assigned = (caller: Caller, t: Projects): Rule => {
  const id = caller.recommenderId;
  return id === null
    ? false
    : exists(projectAssignments, (row) =>
        allOf(sql`${row.projectId} = ${t.id}`, eq(row.recommenderId, id), sql`${row.state} = 1`),
      );
};

/** A hard conflict takes a project from a recommender: it is neither read nor judged. */
const unbiased = (caller: Caller, t: Projects): Rule =>
  sql`NOT ${exists(projectConflicts, (row) =>
    allOf(sql`${row.projectId} = ${t.id}`, eq(row.recommenderId, caller.recommenderId ?? ''), sql`${row.isHard} = 1`),
  )}`;

/** Recommenders read what was declared and chose them, experts what was given to them, nobody what a conflict forbids. */
export const recommends = (caller: Caller, t: Projects): Rule =>
  caller.recommenderId === null
    ? false
    : allOf(at(t, STAGE.declared, STAGE.returned), anyOf(chosen(caller, t), assigned(caller, t)), unbiased(caller, t));

/**
 * Whether an opinion counts: it lives, and no hard conflict stands between its writer and the project. Rankings, figures,
 * exports and whoever reads the opinions of others take those alone.
 * @param opinion name or alias of `project_rec_opinion` in the query
 * @returns a condition in SQL
 */
export const countsOpinion = (opinion: string): string =>
  `(${opinion}.is_delete = 0 AND NOT EXISTS (SELECT 1 FROM project_conflict kc WHERE kc.project_id = ${opinion}.project_id
    AND kc.recommender_id = ${opinion}.roc_org AND kc.is_hard = 1))`;

/** The declarant reads all of the own ones, the office what was handed in. */
export const holds = (caller: Caller, t: Projects): Rule =>
  anyOf(office(caller) && at(t, STAGE.declared, STAGE.returned, STAGE.withdrawn), mine(caller, t.declarantUserId));

/** What the round of a project says, or what holds where there is none. */
const ofRound = (t: Projects, column: 'sees_others' | 'shows_applicant') =>
  sql`coalesce((SELECT r.${sql.raw(column)} FROM ${projectRounds} r WHERE r.id = ${t.roundId}), 1)`;

/**
 * Whether a recommender may know of the others' opinions about a project that it reads: never, once its own is in, or always, as
 * the round says (decision 111). Whatever moves with others' opinions is read by this rule.
 */
export const knowsOthers = (caller: Caller, t: Projects): Rule => {
  const id = caller.recommenderId;
  if (id === null) return false;
  const own = exists(projectOpinions, (row) => allOf(sql`${row.projectId} = ${t.id}`, eq(row.rocOrg, id), living(row)));
  const sees = ofRound(t, 'sees_others');
  return sql`(${sees} = 2 OR (${sees} = 1 AND ${own}))`;
};

/** The same for a project of which nothing is known yet. */
export const seesOthers = (caller: Caller, t: Projects): Rule => allOf(recommends(caller, t), knowsOthers(caller, t));

/** Names from which the applicant is known: a round may keep them from experts. */
export const APPLICANT = ['org_leader', 'declarant_user_id', 'declarant_name', 'leader_name', 'team_names'] as const;

/** Whether the applicant's names of a project that is read reach a caller: experts of a blind round read none. */
export const knowsApplicant = (caller: Caller, t: Projects): Rule => {
  const id = caller.recommenderId;
  if (id === null) return holds(caller, t);
  const expert = exists(recommenders, (row) => and(eq(row.id, id), sql`${row.identify} = 3`) ?? false);
  return sql`(NOT ${expert} OR ${ofRound(t, 'shows_applicant')} = 1)`;
};
