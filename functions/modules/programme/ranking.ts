import { compareIds } from '../../tables/programme/order.ts';

/** Points of one criterion by its grade: 0 unselected, 1 meets, 2 general. */
const POINTS = [0, 1, 0.5] as const;
const CRITERIA = 18;
/** Opinions that every project must have before leniency can be told from merit. */
const ENOUGH_OPINIONS = 3;
/** Half the width of a 90 % interval, in standard errors. */
const NINETY_PERCENT = 1.645;
/** Values that differ by less are the same value, computed in another order. */
const STEPS_PER_POINT = 1e9;
/** The equations are solved when what is left of each, squared, is this part of what its reviewer's opinions weigh. */
const SOLVED = 1e-24;
const MOST_STEPS = 1_000;

/** A reviewer's opinion of a project: one grade a criterion, 1 meets, 2 general, 0 unselected. */
export interface Opinion {
  projectId: string;
  reviewerId: string;
  grades: readonly number[];
}

/** A project with its figures; points run from 0 to 18, corrected ones may pass either end. */
export interface RankedProject {
  projectId: string;
  /** Opinions that carry points. */
  opinions: number;
  /** Raw mean in points; null without opinions, as are all figures below. */
  mean: number | null;
  /** Mean in points without the leniency of its reviewers; null where the ranking is uncorrected. */
  corrected: number | null;
  /** Sample standard deviation of the opinions in points; null below two opinions. */
  spread: number | null;
  /** Standard error, in points, of the mean that ranks; null where no project has two opinions. */
  error: number | null;
  /** From 1; equal means share a rank. */
  rank: number | null;
  /** Rank that the project would have at the upper end of its own 90 % interval, the others staying where they are. */
  bestRank: number | null;
  /** The same at the lower end. */
  worstRank: number | null;
  /** Among the tenth of the projects whose opinions diverge most. */
  needsThirdOpinion: boolean;
}

/**
 * Why leniency is not taken off: projects with fewer than three opinions; reviewers and projects that fall into groups
 * without a common opinion, with the projects outside the largest; or so few opinions that leniency fits them all.
 */
type Uncorrected =
  | { code: 'few_opinions'; projects: string[] }
  | { code: 'not_connected'; projects: string[] }
  | { code: 'nothing_to_compare' };

export interface Ranking {
  /** Best first; equal ones by id, those without opinions last. */
  projects: RankedProject[];
  /** Points that a reviewer gives above (below: negative) what others give the same projects; empty where uncorrected. */
  leniency: ReadonlyMap<string, number>;
  uncorrected: Uncorrected | null;
}

/**
 * Points of an opinion: 1 for a criterion that is met, ½ for a general one, 0 for one left open.
 * @returns 0 to 18; null where no criterion was chosen: a comment alone says nothing about the rank
 * @throws RangeError for anything but 18 grades of 0, 1 or 2
 */
export function pointsOf(grades: readonly number[]): number | null {
  if (grades.length !== CRITERIA) throw new RangeError(`an opinion has ${CRITERIA} grades, not ${grades.length}`);
  let sum = 0;
  for (const grade of grades) {
    const points = POINTS[grade];
    if (points === undefined) throw new RangeError(`${grade} is no grade`);
    sum += points;
  }
  return sum === 0 ? null : sum;
}

interface Project {
  id: string;
  opinions: Scored[];
  mean: number;
  /** Mean of a value of its reviewers. */
  carried: number;
}

interface Reviewer {
  id: string;
  given: Scored[];
  leniency: number;
  /** Of the conjugate gradients: what is left of its equation, where to go next, and what that would change. */
  left: number;
  step: number;
  change: number;
}

interface Scored {
  project: Project;
  reviewer: Reviewer;
  points: number;
}

const tidy = (value: number): number => Math.round(value * STEPS_PER_POINT) / STEPS_PER_POINT;

function sum<T>(values: Iterable<T>, of: (value: T) => number): number {
  let total = 0;
  for (const value of values) total += of(value);
  return total;
}

interface Round {
  projects: Project[];
  reviewers: Reviewer[];
  opinions: number;
}

/** Projects, reviewers and opinions in the order of their ids: sums are the same, whatever order the rows came in. */
function roundOf(projectIds: Iterable<string>, opinions: readonly Opinion[]): Round {
  const projects = new Map([...projectIds].map((id) => [id, { id, opinions: [], mean: 0, carried: 0 } as Project]));
  const reviewers = new Map<string, Reviewer>();
  let scored = 0;
  for (const { projectId, reviewerId, grades } of opinions) {
    const points = pointsOf(grades);
    const project = projects.get(projectId);
    if (!project) throw new RangeError(`an opinion of ${projectId}, which is not ranked`);
    if (points === null) continue;
    const reviewer = reviewers.get(reviewerId) ?? {
      id: reviewerId,
      given: [],
      leniency: 0,
      left: 0,
      step: 0,
      change: 0,
    };
    reviewers.set(reviewerId, reviewer);
    project.opinions.push({ project, reviewer, points });
    scored += 1;
  }
  const byId = (a: { id: string }, b: { id: string }) => compareIds(a.id, b.id);
  const round = {
    projects: [...projects.values()].sort(byId),
    reviewers: [...reviewers.values()].sort(byId),
    opinions: scored,
  };
  for (const project of round.projects) {
    project.opinions.sort((a, b) => byId(a.reviewer, b.reviewer));
    for (const [at, opinion] of project.opinions.entries()) {
      if (project.opinions[at - 1]?.reviewer === opinion.reviewer) {
        throw new RangeError(`two opinions of ${opinion.reviewer.id} of ${project.id}`);
      }
      opinion.reviewer.given.push(opinion);
    }
    project.mean = sum(project.opinions, ({ points }) => points) / project.opinions.length;
  }
  return round;
}

/** Projects that no chain of common reviewers joins to the largest group. */
function outside({ projects }: Round): string[] {
  const reached = new Set<Project>();
  let largest = new Set<Project>();
  for (const start of projects) {
    if (reached.has(start)) continue;
    const group = new Set([start]);
    const met = new Set<Reviewer>();
    for (const project of group) {
      for (const { reviewer } of project.opinions) {
        if (met.has(reviewer)) continue;
        met.add(reviewer);
        for (const opinion of reviewer.given) group.add(opinion.project);
      }
    }
    for (const project of group) reached.add(project);
    if (group.size > largest.size) largest = group;
  }
  return projects.filter((project) => !largest.has(project)).map(({ id }) => id);
}

/**
 * Least squares of points = project + leniency, `shrinkage` times the squares of leniency added: each project's own value
 * is its mean without leniency, which leaves one equation a reviewer. Conjugate gradients solve them.
 * Leniencies sum to 0, also where nothing but that fixes them.
 */
function solve({ projects, reviewers }: Round, shrinkage: number): void {
  for (const reviewer of reviewers) {
    reviewer.leniency = 0;
    reviewer.left = sum(reviewer.given, ({ points, project }) => points - project.mean);
    reviewer.step = 0;
  }
  const weight = ({ given }: Reviewer) => given.length + shrinkage;
  let before = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = sum(reviewers, (reviewer) => reviewer.left ** 2 / weight(reviewer));
    if (now <= SOLVED * reviewers.length) break;
    const kept = now / before;
    for (const reviewer of reviewers) reviewer.step = reviewer.left / weight(reviewer) + kept * reviewer.step;
    for (const project of projects) {
      project.carried = sum(project.opinions, ({ reviewer }) => reviewer.step) / project.opinions.length;
    }
    for (const reviewer of reviewers) {
      reviewer.change = weight(reviewer) * reviewer.step - sum(reviewer.given, ({ project }) => project.carried);
    }
    const slope = sum(reviewers, ({ step: to, change }) => to * change);
    if (slope <= 0) break;
    const length = now / slope;
    for (const reviewer of reviewers) {
      reviewer.leniency += length * reviewer.step;
      reviewer.left -= length * reviewer.change;
    }
    before = now;
  }
  const centre = sum(reviewers, ({ leniency }) => leniency) / reviewers.length;
  for (const reviewer of reviewers) reviewer.leniency -= centre;
}

/** What leniency was found to be; null where so few opinions are left over that chance cannot be told from it. */
interface Correction {
  /** Variance of an opinion around merit and leniency, in points squared. */
  chance: number;
  /** Multiplier of the squared leniencies; null where reviewers differ no more than by chance. */
  shrinkage: number | null;
}

/** Estimates both variances by the sums of squares that leniency takes away and leaves, then fits with them. */
function correct(round: Round): Correction | null {
  const { projects, reviewers, opinions } = round;
  const free = opinions - projects.length - reviewers.length + 1;
  if (free < 1) return null;
  const within = squaresWithin(round);
  solve(round, 0);
  const explained = sum(
    reviewers,
    ({ leniency, given }) => leniency * sum(given, ({ points, project }) => points - project.mean),
  );
  const chance = Math.max(0, within - explained) / free;
  const lenient = (explained - (reviewers.length - 1) * chance) / (opinions - projects.length);
  const shrinkage = lenient > 0 ? chance / lenient : null;
  if (shrinkage !== null) solve(round, shrinkage);
  else for (const reviewer of reviewers) reviewer.leniency = 0;
  return { chance, shrinkage };
}

/** Sum of the squared distances of opinions from the means of their projects. */
const squaresWithin = ({ projects }: Round): number =>
  sum(projects, ({ opinions, mean }) => sum(opinions, ({ points }) => (points - mean) ** 2));

/** Variance of the leniency that was found, as if the projects' other reviewers were known: points squared. */
const doubt = ({ given }: Reviewer, { chance, shrinkage }: Correction): number =>
  shrinkage === null ? 0 : chance / (shrinkage + sum(given, ({ project }) => 1 - 1 / project.opinions.length));

/** Figures of a project but those that need the others. */
function figures(project: Project, correction: Correction | null, varianceWithin: number | null): RankedProject {
  const { id, opinions, mean } = project;
  const count = opinions.length;
  const none = { corrected: null, spread: null, error: null, rank: null, bestRank: null, worstRank: null };
  const bare = { projectId: id, opinions: count, needsThirdOpinion: false, ...none };
  if (count === 0) return { ...bare, mean: null };
  const squares = sum(opinions, ({ points }) => (points - mean) ** 2);
  const corrected = correction && mean - sum(opinions, ({ reviewer }) => reviewer.leniency) / count;
  const variance = correction
    ? correction.chance / count + sum(opinions, ({ reviewer }) => doubt(reviewer, correction)) / count ** 2
    : varianceWithin && varianceWithin / count;
  return {
    ...bare,
    mean: tidy(mean),
    corrected: corrected === null ? null : tidy(corrected),
    spread: count < 2 ? null : tidy(Math.sqrt(squares / (count - 1))),
    error: variance === null ? null : tidy(Math.sqrt(variance)),
  };
}

/** How many values of a falling list pass a test that the first ones pass. */
function leading(values: readonly number[], passes: (value: number) => boolean): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passes(values[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The smallest spread of the most divergent tenth; equal spreads are treated alike, opinions that agree never diverge. */
function divergence(projects: readonly RankedProject[]): number {
  const spreads = projects.flatMap(({ spread }) => (spread === null ? [] : [spread])).sort((a, b) => b - a);
  return spreads[Math.ceil(spreads.length / 10) - 1] || Number.POSITIVE_INFINITY;
}

/**
 * Ranks the projects of a round by the mean of their opinions, corrected for the leniency of their reviewers.
 *
 * Model: points = project p + leniency r + chance. Least squares, shrunk: the p and r that make
 * Σ (points − p − r)² + λ Σ r² smallest; then p is the mean of (points − r) over the project's opinions, and r is the sum of
 * (points − p) over the reviewer's n opinions, divided by n + λ. λ = variance of chance / variance of leniency, both of
 * them estimated with λ = 0: chance = rest / (N − P − R + 1), leniency = (explained − (R − 1) · chance) / (N − P), for N
 * opinions, P projects, R reviewers, where `rest` and `explained` are the parts of Σ (points − mean of the project)² that
 * r leaves and takes. Where that is not above 0, reviewers differ by chance alone, and every r is 0.
 *
 * Interval of a rank: the ranks that the project would have at the two ends of its 90 % interval (mean ± 1.645 standard
 * errors), while the others stay. Squared standard error for n opinions: chance / n + Σ doubt(r) / n², doubt(r) =
 * chance / (λ + Σ (1 − 1/n) over what r reviewed); uncorrected: pooled variance within projects / n.
 *
 * @param projectIds every project that is ranked
 * @param opinions at most one a project and reviewer, in any order: the answer is the same to the last digit
 * @throws RangeError for a second opinion of a reviewer, an opinion of another project, and what `pointsOf` refuses
 */
export function rankProjects(projectIds: Iterable<string>, opinions: readonly Opinion[]): Ranking {
  const round = roundOf(projectIds, opinions);
  const few = round.projects.filter((project) => project.opinions.length < ENOUGH_OPINIONS).map(({ id }) => id);
  const apart = outside(round);
  const correction = few.length > 0 || apart.length > 0 || opinions.length === 0 ? null : correct(round);
  const ranked = round.projects.filter((project) => project.opinions.length > 0);
  const free = round.opinions - ranked.length;
  const varianceWithin = free > 0 ? squaresWithin(round) / free : null;

  const deciding = ({ corrected, mean }: RankedProject) => corrected ?? mean ?? Number.NEGATIVE_INFINITY;
  const projects = round.projects
    .map((project) => figures(project, correction, varianceWithin))
    .sort((a, b) => deciding(b) - deciding(a) || compareIds(a.projectId, b.projectId));
  const values = projects.slice(0, ranked.length).map(deciding);
  const divergent = divergence(projects);
  for (const project of projects.slice(0, ranked.length)) {
    const value = deciding(project);
    project.rank = 1 + leading(values, (other) => other > value);
    if (project.error !== null) {
      const margin = project.error * NINETY_PERCENT;
      project.bestRank = 1 + leading(values, (other) => other > value + margin);
      project.worstRank = leading(values, (other) => other >= value - margin);
    }
    project.needsThirdOpinion = (project.spread ?? 0) >= divergent;
  }
  return { projects, leniency: leniencies(round, correction), uncorrected: reason(few, apart, correction) };
}

const leniencies = ({ reviewers }: Round, correction: Correction | null): ReadonlyMap<string, number> =>
  new Map(correction ? reviewers.map(({ id, leniency }) => [id, tidy(leniency)]) : []);

function reason(few: string[], apart: string[], correction: Correction | null): Uncorrected | null {
  if (correction) return null;
  if (few.length > 0) return { code: 'few_opinions', projects: few };
  return apart.length > 0 ? { code: 'not_connected', projects: apart } : { code: 'nothing_to_compare' };
}
