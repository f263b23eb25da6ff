import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { programmeProjects } from '../../../../db/schema/programme.ts';
import { render } from '../../../data/render.ts';
import { allOf, living } from '../../../data/rules.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { recommends } from '../../../tables/programme/reach.ts';

/** `project` under the alias that the queries of this room give it. */
export const p = alias(programmeProjects, 'p') as unknown as typeof programmeProjects;

/** Which projects are the recommender's, as a condition on `p`. */
export function isOwn(caller: Caller): SQL {
  const rule = allOf(living(p), recommends(caller, p));
  return typeof rule === 'object' ? rule : sql.raw(rule ? '1' : '0');
}

/**
 * Why a project is not the recommender's: where it was once, the reason is told; otherwise it is as good as absent.
 * @returns the refusal, to be thrown
 */
export async function refusalOf(db: Database, recommenderId: string, projectId: string): Promise<AppError> {
  const row = await db.first<{ conflict: number; declined: number }>(
    `SELECT EXISTS (SELECT 1 FROM project_conflict c WHERE c.project_id = ?1 AND c.recommender_id = ?2 AND c.is_hard = 1
       AND (EXISTS (SELECT 1 FROM project p WHERE p.id = ?1 AND p.is_delete = 0 AND p.stage IN (1, 2) AND ?2 IN (p.orgRec_id, p.personRec_id))
         OR EXISTS (SELECT 1 FROM project_assignment a WHERE a.project_id = ?1 AND a.recommender_id = ?2))) AS conflict,
     EXISTS (SELECT 1 FROM project_assignment a WHERE a.project_id = ?1 AND a.recommender_id = ?2 AND a.state = 2) AS declined`,
    [projectId, recommenderId],
  );
  if (row?.conflict) return new AppError(403, 'conflict_of_interest');
  return row?.declined ? new AppError(409, 'assignment_declined') : notFound();
}

/** A statement of drizzle's SQL. */
export const statement = (query: SQL): Statement => render(query);

/**
 * Keys of the projects that may be the recommender's, each way by its own index; `isOwn` says which of them are.
 * @param id of `project_recommend`
 */
export const candidates = (id: string): SQL =>
  sql`(SELECT id FROM project WHERE orgRec_id = ${id} UNION SELECT id FROM project WHERE personRec_id = ${id}
    UNION SELECT project_id FROM project_assignment WHERE recommender_id = ${id} AND state = 1)`;

/** What the recommender made of a project: its last word on it, else whether it wrote an opinion (`o`). */
export const ownState = (id: string): SQL =>
  sql`CASE WHEN (SELECT a.action FROM audit_log a WHERE a.table_name = 'project' AND a.item_id = p.id AND a.user_id = ${id}
    AND a.action IN ('recommend', 'reject') ORDER BY a.add_time DESC, a.id DESC LIMIT 1) = 'reject' THEN 2
    WHEN o.id IS NULL THEN 0 ELSE 1 END`;

/** How the recommender came to a project. */
export const roleOf = (id: string): SQL =>
  sql`CASE WHEN p.orgRec_id = ${id} THEN 'unit' WHEN p.personRec_id = ${id} THEN 'person' ELSE 'expert' END`;

/** The own opinion, draft and round of `p`. */
export const ownJoins = (id: string): SQL =>
  sql`LEFT JOIN project_rec_opinion o ON o.project_id = p.id AND o.roc_org = ${id} AND o.is_delete = 0
    LEFT JOIN project_opinion_draft d ON d.recommender_id = ${id} AND d.project_id = p.id
    LEFT JOIN project_round r ON r.id = p.round_id`;
