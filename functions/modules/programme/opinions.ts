import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import type { Database } from '../../platform/database.ts';
import { sha256 } from '../../platform/random.ts';
import { compareIds } from '../../tables/programme/order.ts';
import { countsOpinion } from '../../tables/programme/reach.ts';
import { SELECTABLE } from './selectable.ts';

/** Projects of which the opinions are read at once. */
const STEP = 500;

/** An opinion that counts for the ranking: 18 grades as digits, in the order of CRITERION_NAMES. */
export interface CountedOpinion {
  project: string;
  reviewer: string;
  grades: string;
}

/** What a ranking is made of. */
export interface RankingInput {
  projects: string[];
  opinions: CountedOpinion[];
  /** Says of which projects and opinions: any other ones have another. */
  basis: string;
}

/**
 * Opinions of experts count, whom the office assigned; a project's own recommending unit or person speaks for it and ranks nothing.
 */
const COUNTED = `r.identify = 3 AND ${countsOpinion('o')}`;

const GRADES = CRITERION_NAMES.map((name) => `o.${name}`).join(' || ');

/** The projects of a round and the opinions that rank them, read in steps. */
export async function rankingInput(db: Database, roundId: string): Promise<RankingInput> {
  const rows = await db.all<{ id: string }>(`SELECT p.id FROM project p WHERE ${SELECTABLE}`, [roundId]);
  const projects = rows.map(({ id }) => id).sort(compareIds);
  const opinions: CountedOpinion[] = [];
  for (let from = 0; from < projects.length; from += STEP) {
    const found = await db.all<CountedOpinion>(
      `SELECT o.project_id AS project, o.roc_org AS reviewer, ${GRADES} AS grades
       FROM json_each(?) j JOIN project_rec_opinion o ON o.project_id = j.value
       JOIN project_recommend r ON r.id = o.roc_org WHERE ${COUNTED}`,
      [JSON.stringify(projects.slice(from, from + STEP))],
    );
    opinions.push(...found);
  }
  opinions.sort((a, b) => compareIds(a.project, b.project) || compareIds(a.reviewer, b.reviewer));
  const lines = opinions.map(({ project, reviewer, grades }) => `${project} ${reviewer} ${grades}`);
  return { projects, opinions, basis: sha256([...projects, '', ...lines].join('\n')) };
}

/** Grades as the ranking takes them. */
export const gradesOf = (digits: string): number[] => [...digits].map(Number);
