import { describe, expect, it } from 'vitest';
import {
  type Opinion,
  pointsOf,
  type RankedProject,
  rankProjects,
} from '../../../functions/modules/programme/ranking.ts';
import { seeded } from '../../setup/random.ts';

const MEETS = 1;
const GENERAL = 2;
const grades = (met: number): number[] => Array.from({ length: 18 }, (_, nth) => (nth < met ? MEETS : GENERAL));
/** An opinion whose points are 9 and half of what is met. */
const opinion = (projectId: string, reviewerId: string, met: number): Opinion => ({
  projectId,
  reviewerId,
  grades: grades(met),
});

/** A number of the standard normal distribution. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Kendall's tau-b of two lists of values. */
function tau(a: readonly number[], b: readonly number[]): number {
  let [agreeing, tiedA, tiedB] = [0, 0, 0];
  const pairs = (a.length * (a.length - 1)) / 2;
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) {
      const [x, y] = [Math.sign((a[i] ?? 0) - (a[j] ?? 0)), Math.sign((b[i] ?? 0) - (b[j] ?? 0))];
      agreeing += x * y;
      tiedA += x === 0 ? 1 : 0;
      tiedB += y === 0 ? 1 : 0;
    }
  }
  return agreeing / Math.sqrt((pairs - tiedA) * (pairs - tiedB));
}

interface Simulated {
  merit: Map<string, number>;
  opinions: Opinion[];
}

/** A round whose merits are known: logit of a "meets" = merit + leniency + taste, of sd 1, as given, and 0.5. */
function simulated(seed: number, leniencySd: number, projects = 100, reviewers = 20, each = 3): Simulated {
  const random = seeded(seed);
  const leniency = Array.from({ length: reviewers }, () => leniencySd * normal(random));
  const merit = new Map(Array.from({ length: projects }, (_, nth) => [`p${nth}`, normal(random)]));
  const opinions = [...merit].flatMap(([projectId, value]) =>
    leniency
      .map((own, nth) => ({ own, nth, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .slice(0, each)
      .map(({ own, nth }) => {
        const chance = 1 / (1 + Math.exp(-(value + own + 0.5 * normal(random))));
        const given = Array.from({ length: 18 }, () => (random() < chance ? MEETS : GENERAL));
        return { projectId, reviewerId: `r${nth}`, grades: given };
      }),
  );
  return { merit, opinions };
}

/** Means over 200 rounds: tau of raw and corrected means with merit, and the share of true ranks inside their interval. */
function measured(leniencySd: number) {
  const total = { raw: 0, corrected: 0, inside: 0 };
  for (let seed = 1; seed <= 200; seed++) {
    const { merit, opinions } = simulated(seed, leniencySd);
    const { projects } = rankProjects(merit.keys(), opinions);
    const truth = projects.map(({ projectId }) => merit.get(projectId) ?? 0);
    const value = (of: 'mean' | 'corrected') => projects.map((project) => project[of] ?? Number.NaN);
    total.raw += tau(value('mean'), truth) / 200;
    total.corrected += tau(value('corrected'), truth) / 200;
    const byMerit = [...truth].sort((a, b) => b - a);
    projects.forEach(({ bestRank, worstRank }, nth) => {
      const real = byMerit.indexOf(truth[nth] ?? 0) + 1;
      if (real >= Number(bestRank) && real <= Number(worstRank)) total.inside += 1 / 200 / projects.length;
    });
  }
  return total;
}

/** Solves linear equations, each a row with its right side last. */
function solved(rows: number[][]): number[] {
  rows.forEach((_, at) => {
    const pivot = rows.slice(at).reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(at, 0, pivot);
    for (const row of rows) {
      const times = row === pivot ? 0 : (row[at] ?? 0) / (pivot[at] ?? 1);
      row.forEach((value, column) => {
        row[column] = value - times * (pivot[column] ?? 0);
      });
    }
  });
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

/** The model of the docstring, all unknowns at once: each project's value, then each reviewer's leniency, which sum to 0. */
function fitted(projects: string[], reviewers: string[], opinions: Opinion[], shrinkage: number): Map<string, number> {
  const unknowns = [...projects, ...reviewers];
  const rows = unknowns.map((id, at) => {
    const own = opinions.filter(({ projectId, reviewerId }) => projectId === id || reviewerId === id);
    const row = unknowns.map((other, column) => {
      const isReviewer = at >= projects.length;
      const penalty = isReviewer && column >= projects.length ? (column === at ? 1 + shrinkage : 1) : 0;
      return own.filter(({ projectId, reviewerId }) => projectId === other || reviewerId === other).length + penalty;
    });
    return [...row, own.reduce((sum, { grades: given }) => sum + Number(pointsOf(given)), 0)];
  });
  return new Map(solved(rows).map((value, at) => [unknowns[at] ?? '', value]));
}

const find = (projects: readonly RankedProject[], id: string) => projects.find(({ projectId }) => projectId === id);

describe('the points of an opinion', () => {
  it('are 1 for what is met, a half for what is general, nothing for what is left open', () => {
    expect(pointsOf(grades(18))).toBe(18);
    expect(pointsOf(grades(0))).toBe(9);
    expect(pointsOf([1, 2, ...Array(16).fill(0)])).toBe(1.5);
  });
  it('are none where nothing was chosen, and refused for other grades', () => {
    expect(pointsOf(Array(18).fill(0))).toBeNull();
    expect(() => pointsOf(Array(17).fill(1))).toThrow(RangeError);
    expect(() => pointsOf([...Array(17).fill(1), 3])).toThrow(RangeError);
  });
});

describe('the correction for leniency', () => {
  it('brings the order nearer to merit where reviewers differ', () => {
    const { raw, corrected, inside } = measured(0.7);
    expect(corrected - raw).toBeGreaterThanOrEqual(0.04);
    expect(inside).toBeGreaterThan(0.85);
  });

  it('harms little where reviewers do not differ', () => {
    const { raw, corrected, inside } = measured(0);
    expect(raw - corrected).toBeLessThanOrEqual(0.015);
    expect(inside).toBeGreaterThan(0.85);
  });

  it('is the shrunk least squares solution of the additive model', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { merit, opinions } = simulated(seed, 1, 12, 6, 3);
      const { projects, leniency } = rankProjects(merit.keys(), opinions);
      const [ids, reviewers] = [[...merit.keys()], [...leniency.keys()]];
      const free = fitted(ids, reviewers, opinions, 0);
      const value = (of: Map<string, number>, { projectId, reviewerId, grades: given }: Opinion) =>
        Number(pointsOf(given)) - (of.get(projectId) ?? 0) - (of.get(reviewerId) ?? 0);
      const rest = opinions.reduce((sum, one) => sum + value(free, one) ** 2, 0);
      const means = new Map(projects.map(({ projectId, mean }) => [projectId, mean ?? 0]));
      const explained = opinions.reduce((sum, one) => sum + value(means, one) ** 2, 0) - rest;
      const chance = rest / (opinions.length - ids.length - reviewers.length + 1);
      const variance = (explained - (reviewers.length - 1) * chance) / (opinions.length - ids.length);
      expect(variance).toBeGreaterThan(0);
      const shrunk = fitted(ids, reviewers, opinions, chance / variance);
      for (const { projectId, corrected } of projects) expect(corrected).toBeCloseTo(shrunk.get(projectId) ?? 0, 6);
      for (const [id, points] of leniency) expect(points).toBeCloseTo(shrunk.get(id) ?? 0, 6);
    }
  });

  it('takes all of it off where nothing else differs', () => {
    const lean = { a: -2, b: 0, c: 2 };
    const opinions = [4, 6, 8, 10].flatMap((met, nth) =>
      Object.entries(lean).map(([reviewer, points]) => opinion(`p${nth}`, reviewer, met + 2 * points)),
    );
    const { projects, leniency } = rankProjects(['p0', 'p1', 'p2', 'p3'], opinions);
    expect(Object.fromEntries(leniency)).toEqual(lean);
    expect(projects.map(({ projectId, corrected }) => [projectId, corrected])).toEqual([
      ['p3', 14],
      ['p2', 13],
      ['p1', 12],
      ['p0', 11],
    ]);
    expect(projects.map(({ bestRank, rank: at, worstRank }) => [bestRank, at, worstRank])).toEqual(
      [1, 2, 3, 4].map((at) => [at, at, at]),
    );
  });

  it('is the same without chance, whoever reviewed what and how often', () => {
    const { merit, opinions } = simulated(3, 0, 40, 8, 4);
    const ids = [...merit.keys()];
    const nth = (id: string) => Number(id.slice(1));
    const exact = opinions.map(({ projectId, reviewerId }) =>
      opinion(projectId, reviewerId, (nth(projectId) % 5) + nth(reviewerId)),
    );
    const { projects, leniency } = rankProjects(ids, exact.slice(0, -1));
    for (const [id, points] of leniency) expect(points).toBeCloseTo((nth(id) - 3.5) / 2, 6);
    expect(projects.map(({ rank }) => rank)).toEqual(ids.map((_, at) => 1 + 8 * Math.floor(at / 8)));
  });

  it('reaches across groups that one reviewer joins', () => {
    const group = (name: string, lean: number) =>
      Array.from({ length: 30 }, (_, nth) =>
        ['x', 'y', 'z'].map((reviewer) => opinion(`${name}${nth}`, `${name}${reviewer}`, 4 + (nth % 5) + lean)),
      ).flat();
    const bridge = [opinion('a0', 'bx', 10), opinion('b0', 'ax', 4)];
    const { projects, uncorrected, leniency } = rankProjects(
      ['a', 'b'].flatMap((name) => Array.from({ length: 30 }, (_, nth) => `${name}${nth}`)),
      [...group('a', 0), ...group('b', 6), ...bridge],
    );
    expect(uncorrected).toBeNull();
    expect(Number(leniency.get('by')) - Number(leniency.get('ay'))).toBeCloseTo(3, 5);
    expect(find(projects, 'a7')?.corrected).toBeCloseTo(find(projects, 'b7')?.corrected ?? 0, 5);
  });

  it('is left out, with the reason, where it cannot be told', () => {
    const three = (project: string, reviewers: string) => [...reviewers].map((r, nth) => opinion(project, r, nth));
    const unlike = (code: string, opinions: Opinion[], projects: string[]) => {
      const found = rankProjects(['p', 'q', 's'], opinions);
      expect(found.uncorrected).toEqual(projects.length > 0 ? { code, projects } : { code });
      expect(found.projects.map(({ corrected }) => corrected)).toEqual([null, null, null]);
      expect(found.leniency.size).toBe(0);
    };
    unlike('few_opinions', [...three('p', 'abc'), ...three('q', 'ab')], ['q', 's']);
    unlike('not_connected', [...three('p', 'abc'), ...three('q', 'cde'), ...three('s', 'xyz')], ['s']);
    unlike('nothing_to_compare', [...three('p', 'abc'), ...three('q', 'cde'), ...three('s', 'efg')], []);
    expect(rankProjects([], []).uncorrected).toEqual({ code: 'nothing_to_compare' });
  });

  it('counts no opinion that chose nothing', () => {
    const open = { projectId: 'p', reviewerId: 'c', grades: Array(18).fill(0) };
    const { projects, uncorrected } = rankProjects(['p'], [opinion('p', 'a', 4), opinion('p', 'b', 6), open]);
    expect(uncorrected).toEqual({ code: 'few_opinions', projects: ['p'] });
    expect(projects[0]).toMatchObject({ opinions: 2, mean: 11.5 });
  });
});

describe('the order', () => {
  it('is the same to the last digit whatever order the rows came in', () => {
    const { merit, opinions } = simulated(7, 0.7);
    const random = seeded(8);
    const mixed = <T>(values: Iterable<T>) =>
      [...values]
        .map((value) => ({ value, lot: random() }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ value }) => value);
    const found = rankProjects(merit.keys(), opinions);
    const again = rankProjects(mixed(merit.keys()), mixed(opinions));
    expect(JSON.stringify(again)).toBe(JSON.stringify(found));
    expect([...again.leniency]).toEqual([...found.leniency]);
  });

  it('shares a rank among equal means, by id, and ends with those without opinions', () => {
    const opinions = [opinion('d', 'a', 6), opinion('b', 'a', 6), opinion('c', 'b', 9), opinion('a', 'b', 2)];
    const { projects } = rankProjects(['e', 'd', 'c', 'b', 'a'], opinions);
    expect(projects.map(({ projectId, rank: at }) => [projectId, at])).toEqual([
      ['c', 1],
      ['b', 2],
      ['d', 2],
      ['a', 4],
      ['e', null],
    ]);
    // One opinion each says nothing about chance.
    expect(projects[0]).toMatchObject({ error: null, spread: null, bestRank: null, worstRank: null });
    expect(projects[4]).toMatchObject({ opinions: 0, mean: null, corrected: null, needsThirdOpinion: false });
  });

  it('gives raw means the interval of the variance within projects', () => {
    const met: [number, number][] = [
      [0, 2],
      [4, 6],
      [12, 14],
    ];
    const opinions = met.flatMap(([a, b], nth) => [opinion(`p${nth}`, 'a', a), opinion(`p${nth}`, 'b', b)]);
    const { projects } = rankProjects(['p0', 'p1', 'p2'], opinions);
    // Variance within is 0.5, the error of two opinions 0.5, the interval 0.82 points either way.
    expect(projects.map(({ mean, error }) => [mean, error])).toEqual([
      [15.5, 0.5],
      [11.5, 0.5],
      [9.5, 0.5],
    ]);
    expect(projects.map(({ bestRank, worstRank }) => [bestRank, worstRank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('asks for a third opinion of the tenth that diverges most', () => {
    const ids = Array.from({ length: 20 }, (_, nth) => `p${nth}`);
    const apart = (met: (nth: number) => number) =>
      ids.flatMap((id, nth) => [opinion(id, 'a', 0), opinion(id, 'b', met(nth))]);
    const asked = (opinions: Opinion[]) =>
      rankProjects(ids, opinions)
        .projects.filter(({ needsThirdOpinion }) => needsThirdOpinion)
        .map(({ projectId }) => projectId)
        .sort();
    expect(asked(apart((nth) => (nth === 3 ? 12 : nth === 8 ? 9 : nth % 4)))).toEqual(['p3', 'p8']);
    // Equal spreads are treated alike; opinions that agree ask for nothing.
    expect(asked(apart((nth) => (nth < 3 ? 12 : 1)))).toEqual(['p0', 'p1', 'p2']);
    expect(asked(apart(() => 0))).toEqual([]);
  });

  it('refuses a second opinion of a reviewer, and opinions of other projects', () => {
    expect(() => rankProjects(['p'], [opinion('p', 'a', 1), opinion('p', 'a', 2)])).toThrow(/two opinions/);
    expect(() => rankProjects(['p'], [opinion('q', 'a', 1)])).toThrow(/not ranked/);
  });
});
