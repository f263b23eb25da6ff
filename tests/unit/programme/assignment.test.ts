import { describe, expect, it } from 'vitest';
import { proposeAssignment } from '../../../functions/modules/programme/assignment.ts';
import type { AssignmentRequest, Candidate, Proposal, Subject } from '../../../functions/modules/programme/proposal.ts';
import type { Conflict, Pair } from '../../../functions/tables/programme/conflicts.ts';
import { oneOf, seeded } from '../../setup/random.ts';

const request = (facts: Partial<AssignmentRequest>): AssignmentRequest => ({
  projects: [],
  reviewers: [],
  each: 1,
  leeway: 0,
  conflicts: [],
  declined: [],
  kept: [],
  ...facts,
});
const subjects = (letter: string, count: number, fields: (nth: number) => string[] = () => []): Subject[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `${letter}${nth}`, fields: fields(nth) }));
const candidates = (
  count: number,
  fields: (nth: number) => string[] = () => [],
  most: number | null = null,
): Candidate[] => subjects('r', count, fields).map((subject) => ({ ...subject, most }));
const pair = (projectId: string, reviewerId: string): Pair => ({ projectId, reviewerId });
const conflict = (projectId: string, reviewerId: string, hard = true): Conflict => {
  return { projectId, reviewerId, kind: hard ? 'phone' : 'team', hard };
};
const keyOf = ({ projectId, reviewerId }: Pair): string => `${projectId} ${reviewerId}`;

interface Sizes {
  projects: number;
  reviewers: number;
  each: number;
  fields: number;
}

/** A request of random sizes up to those given; every share of pairs is barred, soft or kept that may be. */
function randomRequest(random: () => number, sizes: Sizes): AssignmentRequest {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const projects = subjects('p', upTo(sizes.projects), () => [`f${upTo(sizes.fields)}`]);
  const reviewers = candidates(upTo(sizes.reviewers), () => [`f${upTo(sizes.fields)}`, `f${upTo(sizes.fields)}`]);
  const limited = random() < 0.5;
  const pairs = projects.flatMap(({ id }) => reviewers.map((reviewer) => pair(id, reviewer.id)));
  const some = (share: number) => pairs.filter(() => random() < share);
  const share = random() * 0.6;
  return request({
    projects,
    reviewers: reviewers.map((reviewer) => ({ ...reviewer, most: limited && random() < 0.7 ? upTo(4) : null })),
    each: upTo(sizes.each),
    leeway: oneOf(random, [0, 0, 1, 9]),
    conflicts: [...some(share / 2), ...some(share / 2)].map((one) =>
      conflict(one.projectId, one.reviewerId, random() < 0.7),
    ),
    declined: some(share / 3),
  });
}

/** Pairs that nothing bars. */
function allowed({ projects, reviewers, conflicts, declined }: AssignmentRequest): Pair[] {
  const barred = new Set([...conflicts.filter(({ hard }) => hard), ...declined].map(keyOf));
  return projects
    .flatMap(({ id }) => reviewers.map((reviewer) => pair(id, reviewer.id)))
    .filter((one) => !barred.has(keyOf(one)));
}

/** The most places that can be filled where no reviewer takes more than `limit` (Ford and Fulkerson, a place at a time). */
function mostFilled(asked: AssignmentRequest, limit = Number.POSITIVE_INFINITY): number {
  const open = allowed(asked);
  const taken = new Set<string>();
  const mostOf = new Map(
    asked.reviewers.map(({ id, most }) => [id, Math.min(limit, most ?? Number.POSITIVE_INFINITY)]),
  );
  const place = (projectId: string, seen: Set<string>): boolean =>
    open
      .filter((one) => one.projectId === projectId && !taken.has(keyOf(one)))
      .some((one) => {
        if (seen.has(one.reviewerId)) return false;
        seen.add(one.reviewerId);
        const theirs = open.filter((other) => other.reviewerId === one.reviewerId && taken.has(keyOf(other)));
        if (theirs.length >= (mostOf.get(one.reviewerId) ?? 0)) {
          const moved = theirs.find((other) => place(other.projectId, seen));
          if (!moved) return false;
          taken.delete(keyOf(moved));
        }
        taken.add(keyOf(one));
        return true;
      });
  for (const { id } of asked.projects) for (let nth = 0; nth < asked.each; nth++) place(id, new Set());
  return taken.size;
}

/** Sets of at most so many of some values. */
function choices<T>(values: readonly T[], most: number): T[][] {
  const [first, ...rest] = values;
  if (first === undefined || most === 0) return [[]];
  return [...choices(rest, most), ...choices(rest, most - 1).map((chosen) => [first, ...chosen])];
}

/** What a plan is judged by, the weightier first: places filled, evenness with what the leeway lets a fit weigh, fits. */
function worth({ projects, reviewers, conflicts, leeway }: AssignmentRequest, chosen: readonly Pair[]): number[] {
  const [project, reviewer] = [projects, reviewers].map(
    (items) => new Map(items.map(({ id, fields }) => [id, new Set(fields)])),
  );
  const soft = new Set(conflicts.map(keyOf));
  const misfits = chosen.map((one) => {
    const fields = reviewer?.get(one.reviewerId);
    const common = [...(project?.get(one.projectId) ?? [])].filter((field) => fields?.has(field));
    return soft.has(keyOf(one)) ? 8 : 6 - common.length;
  });
  const misfit = misfits.reduce((sum, one) => sum + one, 0);
  const loads = Map.groupBy(chosen, ({ reviewerId }) => reviewerId);
  const uneven = [...loads.values()].reduce((sum, { length }) => sum + length ** 2, 0);
  return [-chosen.length, uneven + 2 * leeway * misfit, misfit];
}

const earlier = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, nth) => value !== b[nth]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

/** The worth of the best plan, by trying all. */
function best(asked: AssignmentRequest): number[] {
  const open = Map.groupBy(allowed(asked), ({ projectId }) => projectId);
  const options = [...open.values()].map((pairs) => choices(pairs, asked.each));
  const mostOf = new Map(asked.reviewers.map(({ id, most }) => [id, most ?? Number.POSITIVE_INFINITY]));
  let found = worth(asked, []);
  const walk = (nth: number, chosen: Pair[]): void => {
    const option = options[nth];
    if (!option) {
      const value = worth(asked, chosen);
      if (earlier(value, found)) found = value;
      return;
    }
    for (const more of option) {
      const all = [...chosen, ...more];
      const loads = Map.groupBy(all, ({ reviewerId }) => reviewerId);
      if ([...loads].every(([id, { length }]) => length <= (mostOf.get(id) ?? 0))) walk(nth + 1, all);
    }
  };
  walk(0, []);
  return found;
}

/** What holds for every proposal. */
function check(asked: AssignmentRequest, { added, unfilled, loads }: Proposal): void {
  const may = new Set(allowed(asked).map(keyOf));
  const standing = new Set(asked.kept.map(keyOf).filter((key) => may.has(key)));
  const all = [...standing, ...added.map(keyOf)];
  expect(new Set(all).size).toBe(all.length);
  for (const key of all) expect(may.has(key), key).toBe(true);
  for (const { id, most } of asked.reviewers) {
    const load = all.filter((key) => key.endsWith(` ${id}`)).length;
    expect(loads.get(id)).toBe(load);
    if (added.some(({ reviewerId }) => reviewerId === id)) expect(load).toBeLessThanOrEqual(most ?? load);
  }
  for (const { id } of asked.projects) {
    const has = all.filter((key) => key.startsWith(`${id} `)).length;
    const lacking = unfilled.find(({ projectId }) => projectId === id);
    expect(Math.max(0, asked.each - has)).toBe(lacking?.missing ?? 0);
    if (lacking) {
      const open = [...may].filter((key) => key.startsWith(`${id} `)).length;
      expect(lacking.code).toBe(open < asked.each ? 'few_reviewers' : 'reviewers_full');
    }
  }
}

describe('a proposal', () => {
  it('has no conflict and nobody twice, fills what can be filled, and loads as evenly as can be', () => {
    const random = seeded(1);
    let [even, lacking] = [0, 0];
    for (let run = 0; run < 600; run++) {
      const asked = { ...randomRequest(random, { projects: 14, reviewers: 9, each: 4, fields: 4 }), leeway: 0 };
      const proposal = proposeAssignment(asked);
      check(asked, proposal);
      expect(proposal.added.length).toBe(mostFilled(asked));
      // Some plan is even if all places can be filled with one more a reviewer than the floor, and every reviewer up to it.
      const places = asked.projects.length * asked.each;
      const floor = Math.floor(places / asked.reviewers.length);
      const loads = [...proposal.loads.values()];
      if (mostFilled(asked, floor + 1) === places && mostFilled(asked, floor) === floor * asked.reviewers.length) {
        even += 1;
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      }
      if (proposal.unfilled.length > 0) lacking += 1;
    }
    expect(Math.min(even, lacking)).toBeGreaterThan(100);
  });

  it('is the best of all plans: places, then loads within the leeway, then fits', () => {
    const random = seeded(2);
    for (let run = 0; run < 300; run++) {
      const asked = randomRequest(random, { projects: 4, reviewers: 4, each: 2, fields: 2 });
      // One reviewer who has them all already joins the projects, so that no fit is given up for that.
      const hub = { id: 'hub', fields: [], most: null };
      const proposal = proposeAssignment({
        ...asked,
        reviewers: [...asked.reviewers, hub],
        each: asked.each + 1,
        kept: asked.projects.map(({ id }) => pair(id, hub.id)),
      });
      expect(proposal.connected).toBe(true);
      expect(worth(asked, proposal.added), JSON.stringify(asked)).toEqual(best(asked));
    }
  });

  it('keeps what stands, counts it in the loads, and fills up around it', () => {
    const random = seeded(3);
    for (let run = 0; run < 200; run++) {
      const asked = randomRequest(random, { projects: 10, reviewers: 8, each: 3, fields: 3 });
      const first = proposeAssignment(asked);
      check(asked, first);
      const declined = first.added.filter(() => random() < 0.2);
      const again = { ...asked, declined: [...asked.declined, ...declined], kept: first.added };
      const second = proposeAssignment(again);
      check(again, second);
      expect(second.added.filter((one) => declined.some((other) => keyOf(other) === keyOf(one)))).toEqual([]);
    }
  });

  it('prefers nearer fields, and takes a soft conflict last', () => {
    const asked = request({
      projects: [{ id: 'p', fields: ['s-1', 's-1-02'] }],
      reviewers: [['s-2'], ['s-1', 's-1-01'], ['s-1', 's-1-02'], ['s-1', 's-1-02']].map((fields, nth) => {
        return { id: `r${nth}`, fields, most: null };
      }),
      conflicts: [conflict('p', 'r2', false)],
    });
    const chosen = (each: number) => proposeAssignment({ ...asked, each }).added.map(({ reviewerId }) => reviewerId);
    expect([1, 2, 3, 4].map(chosen)).toEqual([['r3'], ['r1', 'r3'], ['r0', 'r1', 'r3'], ['r0', 'r1', 'r2', 'r3']]);
  });

  it('lets those of a field take so many more as the leeway says', () => {
    const asked = request({
      projects: subjects('p', 12, () => ['a']),
      reviewers: [
        ...candidates(1, () => ['a']),
        { id: 'x', fields: ['b'], most: null },
        { id: 'y', fields: [], most: null },
      ],
    });
    const loads = (leeway: number) => [...proposeAssignment({ ...asked, leeway }).loads.values()];
    expect(loads(0)).toEqual([4, 4, 4]);
    expect(loads(3)).toEqual([6, 3, 3]);
    expect(loads(12)).toEqual([12, 0, 0]);
  });

  it('joins fields that no reviewer shares, with even loads still', () => {
    const half = (nth: number) => [nth % 2 === 0 ? 'a' : 'b'];
    const asked = request({ projects: subjects('p', 40, half), reviewers: candidates(8, half), each: 3 });
    const { added, connected, loads } = proposeAssignment(asked);
    expect(connected).toBe(true);
    expect(new Set(loads.values())).toEqual(new Set([15]));
    // One exchange joins two groups: two places of 120 go to another field.
    const odd = (id: string) => Number(id.slice(1)) % 2;
    expect(added.filter(({ projectId, reviewerId }) => odd(projectId) !== odd(reviewerId))).toHaveLength(2);
  });

  it('says when projects cannot be joined', () => {
    const apart = subjects('p', 6).flatMap(({ id }, nth) =>
      candidates(6).flatMap((reviewer, other) => (nth % 2 === other % 2 ? [] : [conflict(id, reviewer.id)])),
    );
    const { connected, unfilled } = proposeAssignment(
      request({ projects: subjects('p', 6), reviewers: candidates(6), each: 3, conflicts: apart }),
    );
    expect([connected, unfilled]).toEqual([false, []]);
  });

  it('says what lacks reviewers, and why', () => {
    const asked = request({
      projects: subjects('p', 3),
      reviewers: candidates(2, () => [], 2),
      each: 2,
      conflicts: [conflict('p0', 'r0')],
      declined: [pair('p0', 'r1')],
    });
    expect(proposeAssignment(asked).unfilled).toEqual([{ projectId: 'p0', missing: 2, code: 'few_reviewers' }]);
    const { unfilled } = proposeAssignment({ ...asked, conflicts: [], declined: [] });
    expect(unfilled.map(({ code }) => code)).toEqual(unfilled.map(() => 'reviewers_full'));
    expect(unfilled.reduce((sum, { missing }) => sum + missing, 0)).toBe(2);
    expect(proposeAssignment({ ...asked, reviewers: [] }).unfilled).toHaveLength(3);
    expect(proposeAssignment(request({}))).toEqual({ added: [], unfilled: [], loads: new Map(), connected: true });
  });

  it('is the same whatever order the rows came in', () => {
    const random = seeded(4);
    for (let run = 0; run < 50; run++) {
      const asked = randomRequest(random, { projects: 20, reviewers: 10, each: 3, fields: 3 });
      const turned = {
        ...asked,
        projects: asked.projects.toReversed(),
        reviewers: asked.reviewers.toReversed(),
        conflicts: asked.conflicts.toReversed(),
        declined: asked.declined.toReversed(),
      };
      expect(proposeAssignment(turned)).toEqual(proposeAssignment(asked));
    }
  });

  it('refuses numbers that count nothing', () => {
    for (const wrong of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => proposeAssignment(request({ each: wrong }))).toThrow(RangeError);
      expect(() => proposeAssignment(request({ leeway: wrong }))).toThrow(RangeError);
    }
  });
});
