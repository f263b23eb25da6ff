/*
 * Which modules of public pages come in one file (decision 414). A file for each set of pages that need the same would be some
 * thirty small ones a page, which compress badly; one file for all would bring every page what only others need.
 */

import { gzipSync } from 'node:zlib';

/** A module that public pages need. */
export interface Part {
  id: string;
  /** Its program, for its size. */
  code: string;
  /** The pages that need it, by their places in the list of weights. */
  pages: readonly number[];
  /** The modules that it begins with. */
  needs: readonly string[];
}

interface Bundle {
  ids: string[];
  code: string;
  size: number;
  pages: ReadonlySet<number>;
}

/** Bytes that a file costs besides its program: names that it takes from others, and the answer's own head. */
const FILE = 110;

const sizeOf = (code: string): number => gzipSync(code, { level: 9 }).byteLength + FILE;

/** Those that a bundle begins with, at once or through others. */
function before(start: Bundle, next: ReadonlyMap<Bundle, ReadonlySet<Bundle>>, found = new Set<Bundle>()): Set<Bundle> {
  for (const one of next.get(start) ?? []) {
    if (found.has(one)) continue;
    found.add(one);
    before(one, next, found);
  }
  return found;
}

function nextOf(bundles: readonly Bundle[], parts: ReadonlyMap<string, Part>): Map<Bundle, Set<Bundle>> {
  const of = new Map(bundles.flatMap((bundle) => bundle.ids.map((id) => [id, bundle] as const)));
  return new Map(
    bundles.map((bundle) => {
      const needs = bundle.ids.flatMap((id) => parts.get(id)?.needs ?? []).map((id) => of.get(id));
      return [bundle, new Set(needs.filter((one) => one !== undefined && one !== bundle) as Bundle[])];
    }),
  );
}

/**
 * Joins what the same pages need, and then, as long as it makes pages smaller, the two bundles that gain the most.
 * No bundle begins with one that begins with it.
 * @param weights how much a kilobyte of each page counts
 * @returns the modules of each file
 */
export function together(parts: readonly Part[], weights: readonly number[]): string[][] {
  const known = new Map(parts.map((part) => [part.id, part]));
  const weigh = (pages: Iterable<number>) => [...pages].reduce((sum, page) => sum + (weights[page] ?? 0), 0);
  const bundle = (members: readonly Part[], pages: ReadonlySet<number>): Bundle => {
    const code = members.map((part) => part.code).join('\n');
    return { ids: members.map((part) => part.id), code, size: sizeOf(code), pages };
  };
  const join = (one: Bundle, other: Bundle): Bundle => {
    const code = `${one.code}\n${other.code}`;
    return {
      ids: [...one.ids, ...other.ids],
      code,
      size: sizeOf(code),
      pages: new Set([...one.pages, ...other.pages]),
    };
  };
  const cost = ({ size, pages }: Bundle) => size * weigh(pages);
  const bySet = Map.groupBy(
    [...parts].sort((a, b) => (a.id < b.id ? -1 : 1)),
    (part) => part.pages.join(),
  );
  let bundles = [...bySet.values()].map((members) => bundle(members, new Set(members[0]?.pages)));
  const tried = new Map<Bundle, Map<Bundle, { joined: Bundle; gain: number } | null>>();
  const attempt = (one: Bundle, other: Bundle) => {
    const last = tried.get(one)?.get(other);
    if (last !== undefined) return last;
    const pages = new Set([...one.pages, ...other.pages]);
    const now = cost(one) + cost(other);
    const isLost =
      pages.size === one.pages.size + other.pages.size || weigh(pages) * Math.max(one.size, other.size) > now;
    const joined = isLost ? null : join(one, other);
    const answer = joined && { joined, gain: now - cost(joined) };
    tried.set(one, (tried.get(one) ?? new Map()).set(other, answer));
    return answer;
  };
  for (;;) {
    const next = nextOf(bundles, known);
    const reached = new Map(bundles.map((one) => [one, before(one, next)]));
    const through = (one: Bundle, other: Bundle) =>
      [...(next.get(one) ?? [])].some((between) => between !== other && reached.get(between)?.has(other));
    const below = (pair: readonly Bundle[]) => new Set(pair.flatMap((one) => [...(reached.get(one) ?? [])]));
    /** What pages load besides, since a bundle brings all that its modules begin with. */
    const brought = (pair: readonly Bundle[], { pages }: Bundle) =>
      [...below(pair)].reduce(
        (sum, one) =>
          sum + (pair.includes(one) ? 0 : one.size * weigh([...pages].filter((page) => !one.pages.has(page)))),
        0,
      );
    let best: { joined: Bundle; gain: number; of: Bundle[] } | null = null;
    for (const [at, one] of bundles.entries()) {
      for (const other of bundles.slice(at + 1)) {
        const found = attempt(one, other);
        const least = best?.gain ?? 0;
        if (!found || found.gain <= least || through(one, other) || through(other, one)) continue;
        const of = [one, other];
        const gain = found.gain - brought(of, found.joined);
        if (gain > least) best = { joined: found.joined, gain, of };
      }
    }
    if (!best) return bundles.map(({ ids }) => ids);
    const { joined, of } = best;
    const begun = below(of);
    const spread = (one: Bundle): Bundle =>
      begun.has(one) && [...joined.pages].some((page) => !one.pages.has(page))
        ? { ...one, pages: new Set([...one.pages, ...joined.pages]) }
        : one;
    bundles = [...bundles.filter((one) => !of.includes(one)).map(spread), joined];
  }
}
