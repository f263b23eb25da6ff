import type { Pair } from '../../tables/programme/conflicts.ts';
import { compareIds } from '../../tables/programme/order.ts';
import type { AssignmentRequest, Proposal, Subject, Unfilled } from './proposal.ts';

/** Fields in common beyond which nothing fits better; costs of a pair run from 0 to this, and to more with a soft conflict. */
const MOST_FIELDS = 6;
const SOFT = MOST_FIELDS + 2;
const BARRED = 255;
/** Pairs of pairs that are looked at for a better way to join two groups once there is one. */
const LOOKED_AT = 200_000;

/** Who reviews what, by index. The holder after the last reviewer is nobody, who holds what is unfilled. */
interface Plan {
  projects: readonly string[];
  reviewers: readonly string[];
  most: readonly number[];
  /** Of a project and reviewer: what the pair costs, and whether it stands. */
  cost: Uint8Array;
  stands: Uint8Array;
  /** Projects of each holder that may move: all but those kept. */
  held: number[][];
  /** Projects of each reviewer, those kept among them. */
  load: number[];
  /** What a step of load weighs, what a step of fit, and a place that nobody fills. */
  loadWeight: number;
  fitWeight: number;
  unfilledWeight: number;
}

const byId = <T extends { id: string }>(items: readonly T[]): T[] => items.toSorted((a, b) => compareIds(a.id, b.id));

/** A cell of a matrix of projects and reviewers; null where either of them is not among those. */
function cellsOf(projects: readonly Subject[], reviewers: readonly Subject[]): (pair: Pair) => number | null {
  const [rows, columns] = [projects, reviewers].map((items) => new Map(items.map(({ id }, index) => [id, index])));
  return ({ projectId, reviewerId }) => {
    const [row, column] = [rows?.get(projectId), columns?.get(reviewerId)];
    return row === undefined || column === undefined ? null : row * reviewers.length + column;
  };
}

/** Costs of all pairs, a row a project: the less, the more fields are common. */
function costs(request: AssignmentRequest, projects: readonly Subject[], reviewers: readonly Subject[]): Uint8Array {
  const cost = new Uint8Array(projects.length * reviewers.length).fill(MOST_FIELDS);
  const experts = new Map<string, number[]>();
  reviewers.forEach(({ fields }, reviewer) => {
    for (const field of new Set(fields)) experts.set(field, [...(experts.get(field) ?? []), reviewer]);
  });
  projects.forEach(({ fields }, project) => {
    for (const field of new Set(fields)) {
      for (const reviewer of experts.get(field) ?? []) {
        const cell = project * reviewers.length + reviewer;
        cost[cell] = Math.max(0, (cost[cell] ?? 0) - 1);
      }
    }
  });
  const cellOf = cellsOf(projects, reviewers);
  const raise = (pair: Pair, to: number) => {
    const cell = cellOf(pair);
    if (cell !== null) cost[cell] = Math.max(cost[cell] as number, to);
  };
  for (const conflict of request.conflicts) raise(conflict, conflict.hard ? BARRED : SOFT);
  for (const pair of request.declined) raise(pair, BARRED);
  return cost;
}

function planOf(request: AssignmentRequest): Plan {
  const [projects, reviewers] = [byId(request.projects), byId(request.reviewers)];
  const cost = costs(request, projects, reviewers);
  const stands = new Uint8Array(cost.length);
  const load = reviewers.map(() => 0);
  const cellOf = cellsOf(projects, reviewers);
  for (const cell of request.kept.map(cellOf)) {
    if (cell === null || cost[cell] === BARRED || stands[cell] === 1) continue;
    stands[cell] = 1;
    load[cell % reviewers.length] = (load[cell % reviewers.length] ?? 0) + 1;
  }
  // A ring of exchanges moves one project a holder: without leeway its fits never outweigh a load, nor all of it a place.
  const ringFits = SOFT * (reviewers.length + 2);
  const loadWeight = ringFits + 1;
  const fitWeight = 1 + 2 * request.leeway * loadWeight;
  return {
    projects: projects.map(({ id }) => id),
    reviewers: reviewers.map(({ id }) => id),
    most: reviewers.map(({ most }) => most ?? Number.POSITIVE_INFINITY),
    cost,
    stands,
    held: [...reviewers.map(() => []), []],
    load,
    loadWeight,
    fitWeight,
    unfilledWeight: 2 * loadWeight * (projects.length + 2) + fitWeight * ringFits,
  };
}

const costOf = ({ reviewers, cost, fitWeight, unfilledWeight }: Plan, project: number, holder: number): number =>
  holder === reviewers.length ? unfilledWeight : fitWeight * (cost[project * reviewers.length + holder] as number);

function mayTake({ reviewers, cost, stands }: Plan, project: number, holder: number): boolean {
  const cell = project * reviewers.length + holder;
  return holder === reviewers.length || (cost[cell] !== BARRED && stands[cell] === 0);
}

function give({ reviewers, stands, held, load }: Plan, project: number, holder: number): void {
  held[holder]?.push(project);
  if (holder === reviewers.length) return;
  stands[project * reviewers.length + holder] = 1;
  load[holder] = (load[holder] ?? 0) + 1;
}

function take({ reviewers, stands, held, load }: Plan, project: number, holder: number): void {
  const own = held[holder] as number[];
  own.splice(own.indexOf(project), 1);
  if (holder === reviewers.length) return;
  stands[project * reviewers.length + holder] = 0;
  load[holder] = (load[holder] ?? 0) - 1;
}

const reviewersOf = ({ reviewers, stands }: Plan, project: number): number[] =>
  [...reviewers.keys()].filter((reviewer) => stands[project * reviewers.length + reviewer] === 1);

/** A number below 1,024 that scatters equal choices, so that not the same reviewers meet again and again. */
const scatter = (project: number, reviewer: number): number =>
  Math.imul(Math.imul(project + 1, 0x9e3779b1) ^ (reviewer + 1), 0x85ebca6b) >>> 22;

/** Fills every place at once: the projects with the least choice first, by fit as long as a reviewer has not an even share. */
function fill(plan: Plan, { each, leeway }: AssignmentRequest): void {
  const { projects, reviewers, most, load, cost } = plan;
  const even = leeway + Math.ceil((projects.length * each) / Math.max(1, reviewers.length));
  const choice = (project: number) =>
    [...reviewers.keys()].filter((reviewer) => mayTake(plan, project, reviewer)).length;
  const inOrder = projects
    .map((_, project) => ({ project, choice: choice(project) }))
    .sort((a, b) => a.choice - b.choice);
  for (const { project } of inOrder) {
    for (let place = reviewersOf(plan, project).length; place < each; place++) {
      let [chosen, least] = [reviewers.length, Number.POSITIVE_INFINITY];
      for (let reviewer = 0; reviewer < reviewers.length; reviewer++) {
        const own = load[reviewer] as number;
        if (own >= (most[reviewer] as number) || !mayTake(plan, project, reviewer)) continue;
        const fit = (cost[project * reviewers.length + reviewer] as number) + (own < even ? 0 : BARRED);
        const key = (fit * (projects.length + 1) + own) * 1_024 + scatter(project, reviewer);
        if (key < least) [chosen, least] = [reviewer, key];
      }
      give(plan, project, chosen);
    }
  }
}

/** The cheapest project that one holder may pass to another, at every pair of holders. */
interface Passes {
  cost: Float64Array;
  project: Int32Array;
}

function findPass(plan: Plan, passes: Passes, from: number, to: number): void {
  const cell = from * plan.held.length + to;
  let [chosen, least] = [-1, Number.POSITIVE_INFINITY];
  if (from !== to) {
    for (const project of plan.held[from] ?? []) {
      const change = costOf(plan, project, to) - costOf(plan, project, from);
      if (change < least && mayTake(plan, project, to)) [chosen, least] = [project, change];
    }
  }
  passes.cost[cell] = least;
  passes.project[cell] = chosen;
}

/**
 * Rings of holders, each passing a project to the next, that together make the plan cheaper (Bellman and Ford). The last
 * index stands for having one project more or less: in a ring through it the holder behind it has one less afterwards, the
 * one before it one more. The cost of a load is its square.
 */
function cheaperRings({ held, load, most, loadWeight }: Plan, passes: Passes): number[][] {
  const holders = held.length;
  const [nobody, pool] = [holders - 1, holders];
  const distance = new Float64Array(holders + 1);
  const before = new Int32Array(holders + 1).fill(-1);
  const less = (at: number) => (at === nobody ? 0 : (1 - 2 * (load[at] as number)) * loadWeight);
  const more = (at: number) => {
    if (at === nobody) return 0;
    const own = load[at] as number;
    return own < (most[at] as number) ? (1 + 2 * own) * loadWeight : Number.POSITIVE_INFINITY;
  };
  for (;;) {
    let changed = false;
    const reach = (from: number, to: number, cost: number) => {
      const reached = (distance[from] as number) + cost;
      if (reached >= (distance[to] as number)) return;
      distance[to] = reached;
      before[to] = from;
      changed = true;
    };
    for (let from = 0; from < holders; from++) {
      for (let to = 0; to < holders; to++) reach(from, to, passes.cost[from * holders + to] as number);
      reach(from, pool, more(from));
    }
    for (let to = 0; to < holders; to++) reach(pool, to, less(to));
    if (!changed) return [];
    const rings = ringsOf(before);
    if (rings.length > 0) return rings;
  }
}

/** The rings among steps of which each place has one, or none (-1), before it; in the direction of the steps. */
function ringsOf(before: Int32Array): number[][] {
  const walk = new Int32Array(before.length).fill(-1);
  const rings: number[][] = [];
  for (let start = 0; start < before.length; start++) {
    let at = start;
    while (at >= 0 && walk[at] === -1) {
      walk[at] = start;
      at = before[at] as number;
    }
    if (at < 0 || walk[at] !== start) continue;
    const ring = [at];
    for (let next = before[at] as number; next !== at; next = before[next] as number) ring.unshift(next);
    rings.push(ring);
  }
  return rings;
}

/** Exchanges until nothing is cheaper: then no plan is better in what `proposeAssignment` promises. */
function improve(plan: Plan): void {
  const holders = plan.held.length;
  const passes: Passes = { cost: new Float64Array(holders ** 2), project: new Int32Array(holders ** 2) };
  const findAll = (from: number) => {
    for (let to = 0; to < holders; to++) findPass(plan, passes, from, to);
  };
  for (let from = 0; from < holders; from++) findAll(from);
  for (let rings = cheaperRings(plan, passes); rings.length > 0; rings = cheaperRings(plan, passes)) {
    const moves = rings.flatMap((ring) =>
      ring.flatMap((from, at) => {
        const to = ring[(at + 1) % ring.length] as number;
        return from === holders || to === holders
          ? []
          : [{ from, to, project: passes.project[from * holders + to] as number }];
      }),
    );
    for (const { from, to, project } of moves) {
      take(plan, project, from);
      give(plan, project, to);
    }
    for (const moved of new Set(moves.flatMap(({ from, to }) => [from, to]))) findAll(moved);
    for (const { from, to, project } of moves) {
      for (const holder of [...reviewersOf(plan, project), holders - 1]) {
        findPass(plan, passes, holder, from);
        findPass(plan, passes, holder, to);
      }
    }
  }
}

interface Place {
  project: number;
  reviewer: number;
  group: number;
}

interface Groups {
  /** How many groups of projects have no reviewer in common. */
  count: number;
  /** Places that may move, and those of them that their group does not need to hold together. */
  places: Place[];
  spare: Place[];
}

function groupsOf(plan: Plan): Groups {
  const { projects, reviewers, held } = plan;
  const parent = Array.from({ length: projects.length + reviewers.length }, (_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top] as number;
    parent[at] = top;
    return top;
  };
  /** Whether the pair joins what was apart. */
  const joins = (project: number, reviewer: number): boolean => {
    const [a, b] = [root(project), root(projects.length + reviewer)];
    parent[a] = b;
    return a !== b;
  };
  const moving = held.slice(0, -1).map((own) => new Set(own));
  projects.forEach((_, project) => {
    for (const reviewer of reviewersOf(plan, project)) if (!moving[reviewer]?.has(project)) joins(project, reviewer);
  });
  const pairs = moving.flatMap((own, reviewer) =>
    [...own].map((project) => ({ project, reviewer, needed: joins(project, reviewer) })),
  );
  const places = pairs.map((pair) => ({ ...pair, group: root(pair.project) }));
  const count = new Set(projects.map((_, project) => root(project))).size;
  return { count, places, spare: places.filter(({ needed }) => !needed) };
}

/** The cheapest exchange that joins two groups: one gives a place that it can spare. */
function joining(plan: Plan, { places, spare }: Groups): [Place, Place] | null {
  let [found, least, looked]: [[Place, Place] | null, number, number] = [null, Number.POSITIVE_INFINITY, 0];
  for (const one of spare) {
    for (const other of places) {
      if (one.group === other.group) continue;
      looked += 1;
      if (!mayTake(plan, one.project, other.reviewer) || !mayTake(plan, other.project, one.reviewer)) continue;
      const apart = costOf(plan, one.project, one.reviewer) + costOf(plan, other.project, other.reviewer);
      const loss = costOf(plan, one.project, other.reviewer) + costOf(plan, other.project, one.reviewer) - apart;
      if (loss < least) [found, least] = [[one, other], loss];
    }
    if (least <= 0 || (found && looked > LOOKED_AT)) break;
  }
  return found;
}

/**
 * Joins groups of projects without a common reviewer by exchanges that leave all loads as they are.
 * @returns whether one group is left
 */
function connect(plan: Plan): boolean {
  for (let groups = groupsOf(plan); groups.count > 1; groups = groupsOf(plan)) {
    const exchange = joining(plan, groups);
    if (!exchange) return false;
    const [one, other] = exchange;
    for (const { project, reviewer } of exchange) take(plan, project, reviewer);
    give(plan, one.project, other.reviewer);
    give(plan, other.project, one.reviewer);
  }
  return true;
}

function unfilledOf({ projects, reviewers, cost, held }: Plan, each: number): Unfilled[] {
  const missing = Map.groupBy(held.at(-1) ?? [], (project) => project);
  return [...missing]
    .sort(([a], [b]) => a - b)
    .map(([project, places]) => {
      const row = cost.subarray(project * reviewers.length, (project + 1) * reviewers.length);
      const code = row.filter((value) => value !== BARRED).length < each ? 'few_reviewers' : 'reviewers_full';
      return { projectId: projects[project] as string, missing: places.length, code };
    });
}

/**
 * Proposes who reviews what. Above all as many places are filled as can be; with that, loads are as even as can be but for
 * the leeway (without one they differ by one at most wherever some plan allows it); with that, reviewers fit the fields best;
 * and then exchanges that leave the loads alone join all projects by common reviewers, even where a fit is lost by it. The
 * same request, in any order, gets the same answer.
 * @throws RangeError where `each` or `leeway` is no whole number from 0
 */
export function proposeAssignment(request: AssignmentRequest): Proposal {
  for (const given of [request.each, request.leeway]) {
    if (!Number.isSafeInteger(given) || given < 0) throw new RangeError(`${given} counts no reviewers or opinions`);
  }
  const plan = planOf(request);
  fill(plan, request);
  improve(plan);
  const connected = connect(plan);
  const { projects, reviewers, held, load } = plan;
  const added = held.slice(0, -1).flatMap((own, reviewer) => own.map((project) => ({ project, reviewer })));
  return {
    added: added
      .sort((a, b) => a.project - b.project || a.reviewer - b.reviewer)
      .map(({ project, reviewer }) => {
        return { projectId: projects[project] as string, reviewerId: reviewers[reviewer] as string };
      }),
    unfilled: unfilledOf(plan, request.each),
    loads: new Map(reviewers.map((id, reviewer) => [id, load[reviewer] as number])),
    connected,
  };
}
