import type { RankedFigures, UncorrectedReason } from '../../../db/contract/programme/selection.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { changesOf, gradesOf, type RankingInput, rankingInput } from './opinions.ts';
import { type RankedProject, type Ranking, rankProjects } from './ranking.ts';

/** Projects in one part: a list page reads one or two of them. */
const PART = 250;

/** The part before the others: what holds for the whole ranking. */
interface Head {
  projects: number;
  opinions: number;
  reviewers: number;
  uncorrected: UncorrectedReason | null;
}

type Figures = [id: string, figures: RankedFigures];

/** A ranking as it is kept. */
interface KeptRanking extends Head {
  /** Unix seconds. */
  computedTime: number;
  basis: string;
}

/** Figures as they are answered. */
export const figuresOf = (project: RankedProject): RankedFigures => ({
  opinions: project.opinions,
  mean: project.mean,
  corrected: project.corrected,
  spread: project.spread,
  error: project.error,
  rank: project.rank,
  best_rank: project.bestRank,
  worst_rank: project.worstRank,
  third_opinion: project.needsThirdOpinion,
});

/** Ranks what was read of a round. */
export const ranked = ({ projects, opinions }: RankingInput): Ranking =>
  rankProjects(
    projects,
    opinions.map(({ project, reviewer, grades }) => ({
      projectId: project,
      reviewerId: reviewer,
      grades: gradesOf(grades),
    })),
  );

/**
 * Computes the ranking of a round and keeps it in place of the former one.
 * @returns when it was computed, unix seconds
 */
export async function computeRanking(db: Database, roundId: string): Promise<number> {
  const input = await rankingInput(db, roundId);
  const { projects, uncorrected } = ranked(input);
  const at = now();
  const head: Head = {
    projects: projects.length,
    opinions: input.opinions.length,
    reviewers: new Set(input.opinions.map(({ reviewer }) => reviewer)).size,
    uncorrected: uncorrected && {
      code: uncorrected.code,
      projects: 'projects' in uncorrected ? uncorrected.projects.length : 0,
    },
  };
  const parts = [JSON.stringify(head)];
  for (let from = 0; from < projects.length; from += PART) {
    const figures = projects.slice(from, from + PART).map((one): Figures => [one.projectId, figuresOf(one)]);
    parts.push(JSON.stringify(figures));
  }
  await db.batch([
    { sql: 'DELETE FROM project_ranking WHERE round_id = ?', params: [roundId] },
    ...parts.map((figures, part) => ({
      sql: 'INSERT INTO project_ranking (round_id, part, figures, basis, add_time) VALUES (?, ?, ?, ?, ?)',
      params: [roundId, part, figures, input.basis, at],
    })),
  ]);
  return at;
}

/** What is kept of a round's ranking; null where it was never computed. */
export async function keptRanking(db: Database, roundId: string): Promise<KeptRanking | null> {
  const row = await db.first<{ figures: string; basis: string; add_time: number }>(
    'SELECT figures, basis, add_time FROM project_ranking WHERE round_id = ? AND part = 0',
    [roundId],
  );
  return row && { ...(JSON.parse(row.figures) as Head), basis: row.basis, computedTime: row.add_time };
}

async function parts(db: Database, roundId: string, first: number, last: number): Promise<Figures[]> {
  const rows = await db.all<{ figures: string }>(
    'SELECT figures FROM project_ranking WHERE round_id = ? AND part BETWEEN ? AND ? ORDER BY part',
    [roundId, first, last],
  );
  return rows.flatMap(({ figures }) => JSON.parse(figures) as Figures[]);
}

/**
 * A stretch of the kept ranking, best first.
 * @param offset projects to leave out
 * @param size at most a hundred
 */
export async function rankingStretch(db: Database, roundId: string, offset: number, size: number): Promise<Figures[]> {
  const first = Math.floor(offset / PART);
  const found = await parts(db, roundId, first + 1, Math.floor((offset + size - 1) / PART) + 1);
  return found.slice(offset - first * PART, offset - first * PART + size);
}

/** All figures of a kept ranking by the id of the project. */
export const allFigures = async (db: Database, roundId: string): Promise<Map<string, RankedFigures>> =>
  new Map(await parts(db, roundId, 1, Number.MAX_SAFE_INTEGER));

/** Whether opinions or projects are others than those that the kept ranking was made of. */
export async function isStaleRanking(db: Database, roundId: string, kept: KeptRanking | null): Promise<boolean> {
  return kept === null || (await changesOf(db, roundId)) !== kept.basis;
}
