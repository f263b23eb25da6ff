import type { AssignmentRound } from '../../../../db/contract/programme/assignment.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { currentRound } from '../../../tables/programme/current.ts';

/** What an expert (`r`) is called: the person, else the name it signs in with. */
export const EXPERT_NAME = `coalesce(nullif(r.org_contacts_name, ''), r.org_name)`;

/** Who was asked about a project (`p`; `a` and `h`), did not decline, has no conflict, and is there, or wrote before being taken away. */
export const HOLDS = `a.state = 1 AND (h.is_delete = 0 OR EXISTS (SELECT 1 FROM project_rec_opinion w
    WHERE w.project_id = p.id AND w.roc_org = h.id AND w.is_delete = 0)) AND NOT EXISTS (
  SELECT 1 FROM project_conflict c WHERE c.project_id = p.id AND c.recommender_id = a.recommender_id AND c.is_hard = 1)`;

/** How many hold a project (`p`). */
export const HELD = `(SELECT count(*) FROM project_assignment a JOIN project_recommend h ON h.id = a.recommender_id
  WHERE a.project_id = p.id AND ${HOLDS})`;

/**
 * The round that a call of this room is about: the one it names, else the one that calls mean.
 * @returns null where no round has opened
 * @throws AppError 404 for one that is not there
 */
export async function roundOf(db: Database, asked: string | undefined): Promise<AssignmentRound | null> {
  const id = asked?.trim() || (await currentRound(db, now()))?.id;
  if (!id) return null;
  const round = await db.first<AssignmentRound>(
    'SELECT id, title, opinions_needed, opinions_due FROM project_round WHERE id = ? AND is_delete = 0',
    [id],
  );
  if (!round) throw notFound();
  return round;
}
