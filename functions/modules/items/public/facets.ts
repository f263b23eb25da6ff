import type { Facet, Facets } from '../../../../db/contract/catalog.ts';
import { FILTERS, type FilterName, type PublishedKind } from '../../../../db/contract/items.ts';
import { ancestorsOf, childrenOf, type Directory, directory, entryOf, joined } from './directory.ts';
import { type ListQuery, letterOf } from './filters.ts';
import { choicesOf } from './labels.ts';

/** How often a token occurs: exactly, or unknown although it occurs (null). */
export type CountOf = (group: FilterName, token: string) => number | null;

/**
 * Counts the tokens of matches.
 * @param tokens parted by blanks; @returns how often a token occurs
 */
export function countTokens(tokens: string): (token: string) => number {
  // Thousands of tokens a search: a counter that is found once is not looked for again.
  const counts = new Map<string, { n: number }>();
  for (const token of tokens.split(' ')) {
    const counter = counts.get(token);
    if (counter) counter.n += 1;
    else counts.set(token, { n: 1 });
  }
  return (token) => counts.get(token)?.n ?? 0;
}

const offered = (facet: Facet): boolean => facet.n !== 0 || facet.selected === true;

function flat(
  kind: PublishedKind,
  group: FilterName,
  chosen: string | undefined,
  total: number | null,
  count: CountOf,
): Facet[] {
  const choices = choicesOf(kind, group);
  const entry = (id: string, n: number | null): Facet => {
    const choice = choices.find(({ value }) => String(value) === id);
    return { id, name: choice?.zh ?? id, name_en: choice?.en ?? null, n };
  };
  if (chosen !== undefined) return [{ ...entry(chosen, total), selected: true }];
  return choices
    .map(({ value }) => entry(String(value), count(group, letterOf(group, String(value)) + String(value))))
    .filter(offered);
}

function tree(
  group: FilterName,
  names: Directory,
  first: readonly string[],
  chosen: string | undefined,
  total: number | null,
  count: CountOf,
): Facet[] {
  const top = (id: string) => ancestorsOf(names, id)[0] ?? id;
  const entry = (id: string, n: number | null): Facet => {
    const [name, nameEn] = entryOf(names, id) ?? [id];
    const grouped = group === 'scope' ? { group: entryOf(names, top(id))?.[4] ?? null } : {};
    return { id, name, name_en: nameEn ?? null, ...grouped, n };
  };
  const counted = (id: string) => entry(id, count(group, letterOf(group, id) + id));
  if (chosen === undefined) return first.map(counted).filter(offered);
  const above = ancestorsOf(names, chosen).map((id): Facet => ({ ...entry(id, null), selected: true }));
  return [
    ...above,
    { ...entry(chosen, total), selected: true },
    ...childrenOf(names, chosen).map(counted).filter(offered),
  ];
}

/** Rows of names that the facets of a list need. */
export function facetNames(query: ListQuery): ('scope:' | `place:${string}`)[] {
  const region = query.chosen.region;
  return ['scope:', 'place:0', ...(region && /^\d{6}$/.test(region) ? [`place:${region.slice(0, 2)}` as const] : [])];
}

/**
 * The drill-down of a list: with nothing chosen the second level of scopes and the provinces; a chosen value with
 * what stands above it, then its children. Values that no match has are left out.
 * @param total matches of the list, null when only a floor is known
 */
export function facetsOf(kind: PublishedKind, query: ListQuery, total: number | null, count: CountOf): Facets {
  const scopes = directory('scope:');
  const provinces = directory('place:0');
  const region = query.chosen.region;
  const places = region ? joined(provinces, directory(`place:${region.slice(0, 2)}`)) : provinces;
  const secondLevel = childrenOf(scopes, '0').flatMap((id) => childrenOf(scopes, id));
  const facets = {} as Facets;
  for (const group of FILTERS) {
    const chosen = query.chosen[group];
    if (group === 'scope') facets.scope = tree(group, scopes, secondLevel, chosen, total, count);
    else if (group === 'region') facets.region = tree(group, places, childrenOf(provinces, '0'), chosen, total, count);
    else facets[group] = flat(kind, group, chosen, total, count);
  }
  return facets;
}
