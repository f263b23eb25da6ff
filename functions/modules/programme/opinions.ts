import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import type { Database } from '../../platform/database.ts';
import { compareIds } from '../../tables/programme/order.ts';
import { countsOpinion } from '../../tables/programme/reach.ts';
import { SELECTABLE } from './selectable.ts';

/** Projects of which the opinions are read at once. */
const STEP = 500;

/** An opinion that counts for the ranking: 18 grades as digits, in the order of CRITERION_NAMES. */
interface CountedOpinion {
  project: string;
  reviewer: string;
  grades: string;
}

/** What a ranking is made of. */
export interface RankingInput {
  projects: string[];
  opinions: CountedOpinion[];
  /** Says of which state of the round: any other one has another. */
  basis: string;
}

/**
 * Opinions of experts count, whom the office assigned; a project's own recommending unit or person speaks for it and ranks nothing.
 */
const COUNTED = `r.identify = 3 AND ${countsOpinion('o')}`;

const GRADES = CRITERION_NAMES.map((name) => `o.${name}`).join(' || ');

/** How often what a round's ranking is made of has changed. */
export const changesOf = async (db: Database, roundId: string): Promise<string> =>
  String(
    (await db.first<{ changes: number }>('SELECT changes FROM project_round_changes WHERE round_id = ?', [roundId]))
      ?.changes ?? 0,
  );

/** The projects of a round and the opinions that rank them, read in steps. */
export async function rankingInput(db: Database, roundId: string): Promise<RankingInput> {
  // What changes while it is read makes the ranking stale, not wrong.
  const basis = await changesOf(db, roundId);
  const rows = await db.all<{ id: string }>(`SELECT p.id FROM project p WHERE ${SELECTABLE}`, [roundId]);
  const projects = rows.map(({ id }) => id).sort(compareIds);
  const opinions: CountedOpinion[] = [];
  for (let from = 0; from < projects.length; from += STEP) {
    const found = await db.all<CountedOpinion>(
      `SELECT o.project_id AS project, o.roc_org AS reviewer, ${GRADES} AS grades
       FROM json_each(?) j CROSS JOIN project_rec_opinion o ON o.project_id = j.value
       CROSS JOIN project_recommend r ON r.id = o.roc_org WHERE ${COUNTED}`,
      [JSON.stringify(projects.slice(from, from + STEP))],
    );
    opinions.push(...found);
  }
  opinions.sort((a, b) => compareIds(a.project, b.project) || compareIds(a.reviewer, b.reviewer));
  return { projects, opinions, basis };
}

/** Grades as the ranking takes them. */
export const gradesOf = (digits: string): number[] => [...digits].map(Number);
