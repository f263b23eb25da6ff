import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { draftInput, reviewReason } from '../../../../db/contract/programme/review.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { newId } from '../../../platform/random.ts';
import { recountOpinions } from '../../../tables/programme/conflict-facts.ts';
import { checkDue, historyOf } from '../../../tables/programme/lifecycle.ts';
import { tellOffice } from '../office-notice.ts';
import { isOwn, refusalOf, statement } from './own.ts';

/** Drafts of declarations and projects that wait are left alone: only who may judge a project writes about it. */
const dropDraft = (recommenderId: string, projectId: string): Statement => ({
  sql: 'DELETE FROM project_opinion_draft WHERE recommender_id = ? AND project_id = ?',
  params: [recommenderId, projectId],
});

/**
 * Keeps an opinion as it is being written.
 * @returns when it was kept, unix seconds
 * @throws AppError 403 conflict_of_interest, 404, 409 assignment_declined, opinions_closed
 */
export async function keepDraft(
  db: Database,
  caller: Caller,
  recommenderId: string,
  { project_id, form }: z.output<typeof draftInput>,
): Promise<{ update_time: number }> {
  const at = now();
  await checkDue(db, [project_id], at);
  const keep = statement(sql`INSERT INTO project_opinion_draft (project_id, recommender_id, form, update_time)
    SELECT p.id, ${recommenderId}, ${JSON.stringify(form)}, ${at} FROM project p WHERE p.id = ${project_id} AND ${isOwn(caller)}
    ON CONFLICT (recommender_id, project_id) DO UPDATE SET form = excluded.form, update_time = excluded.update_time`);
  if ((await db.run(keep.sql, keep.params)) === 0) throw await refusalOf(db, recommenderId, project_id);
  return { update_time: at };
}

/** The batch of a word that takes the project from its recommender; what is stale says why it came too late. */
async function give(
  db: Database,
  recommenderId: string,
  projectId: string,
  statements: (Statement | Statement[])[],
): Promise<void> {
  await writeOr(db, () => refusalOf(db, recommenderId, projectId), statements.flat());
}

/**
 * An expert gives a project back: the office is told, and the place is free.
 * @throws AppError 404, 409 where an opinion is written, or it was declined before
 */
export async function declineReview(
  db: Database,
  caller: Caller,
  recommenderId: string,
  { project_id, reason }: z.output<typeof reviewReason>,
): Promise<void> {
  const written = await db.first(
    'SELECT 1 FROM project_rec_opinion WHERE project_id = ? AND roc_org = ? AND is_delete = 0',
    [project_id, recommenderId],
  );
  if (written) throw new AppError(409, 'opinion_submitted');
  const decline = statement(sql`UPDATE project_assignment SET state = 2, reason = ${reason}, update_time = ${now()}
    WHERE project_id = ${project_id} AND recommender_id = ${recommenderId} AND state = 1
      AND EXISTS (SELECT 1 FROM project p WHERE p.id = ${project_id} AND ${isOwn(caller)})
      AND NOT EXISTS (SELECT 1 FROM project_rec_opinion o WHERE o.project_id = ${project_id} AND o.roc_org = ${recommenderId} AND o.is_delete = 0)`);
  await give(db, recommenderId, project_id, [
    decline,
    assertChanged(),
    dropDraft(recommenderId, project_id),
    historyOf(project_id, 'decline', caller, { opinion: reason }),
    tellOffice('programme_declined', project_id, recommenderId, reason),
  ]);
}

/**
 * A recommender declares a conflict of interest: hard at once, whatever was written counts no more, and the office is told.
 * @throws AppError 403 where it was declared before, 404, 409 assignment_declined
 */
export async function declareConflict(
  db: Database,
  caller: Caller,
  recommenderId: string,
  { project_id, reason }: z.output<typeof reviewReason>,
): Promise<void> {
  const declare =
    statement(sql`INSERT INTO project_conflict (id, project_id, recommender_id, kind, is_hard, reason, add_time)
    SELECT ${newId()}, p.id, ${recommenderId}, 'declared', 1, ${reason}, ${now()} FROM project p
    WHERE p.id = ${project_id} AND ${isOwn(caller)} ON CONFLICT DO NOTHING`);
  await give(db, recommenderId, project_id, [
    declare,
    assertChanged(),
    {
      sql: 'UPDATE project_assignment SET state = 2, reason = ?, update_time = ? WHERE project_id = ? AND recommender_id = ? AND state = 1',
      params: [reason, now(), project_id, recommenderId],
    },
    dropDraft(recommenderId, project_id),
    recountOpinions([project_id]),
    historyOf(project_id, 'conflict', caller, { opinion: reason }),
    tellOffice('programme_conflict', project_id, recommenderId, reason),
  ]);
}
