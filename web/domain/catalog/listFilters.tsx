import type { ReactNode } from 'react';
import { pickName, useLang } from '../../kit/i18n';
import { ScopeOptions } from '../fields/ScopeOptions';
import { flatScopes, useScopes } from '../fields/scopes';
import { FacetGroup } from './FacetGroup';
import type { ListFilter } from './ListFrame';
import { usePlaceName } from './places';
import { RegionFilter } from './RegionFilter';
import { SelectFilter } from './SelectFilter';

/** What a filter needs of the list's state. */
export interface FilterState {
  chosen: Readonly<Record<string, string>>;
  search: (values: Record<string, string>) => string;
  change: (values: Record<string, string>) => void;
}

interface FilterValue {
  id: string;
  label: string;
  /** How many rows it would leave, where that is known. */
  n?: number | undefined;
}

/**
 * A filter with few values, or with values that are counted: each is a link.
 * @param other how a chosen value reads that is none of them
 */
export function linkFilter(
  { chosen, search }: FilterState,
  name: string,
  title: string,
  values: readonly FilterValue[],
  other = '',
): ListFilter {
  const id = chosen[name] ?? '';
  // What is chosen stays among the values, also where nothing is left.
  const all =
    id && !values.some((value) => value.id === id) ? [{ id, label: other || id, n: undefined }, ...values] : values;
  const facets = all.map((value) => ({
    id: value.id,
    name: value.label,
    n: value.n ?? null,
    ...(value.id === id && { selected: true as const }),
  }));
  return {
    names: [name],
    title,
    chosen: facets.find(({ selected }) => selected)?.name ?? '',
    body: (
      <FacetGroup
        flat
        title={title}
        facets={facets}
        chosen={id}
        label={(facet) => facet.name}
        to={(value) => search({ [name]: value })}
      />
    ),
  };
}

/** The same for the types that the words of a list name. */
export const typeFilter = (state: FilterState, title: string, types: Readonly<Record<string, string>>): ListFilter =>
  linkFilter(
    state,
    'type',
    title,
    Object.entries(types).map(([id, label]) => ({ id, label })),
  );

/** A filter with many values: a select. */
export function selectFilter(
  { chosen, change }: FilterState,
  name: string,
  title: string,
  options: ReactNode,
  label: string,
): ListFilter {
  const value = chosen[name] ?? '';
  return {
    names: [name],
    title,
    chosen: value && (label || value),
    body: (
      <SelectFilter titled label={title} value={value} onChange={(next) => change({ [name]: next })}>
        {options}
      </SelectFilter>
    ),
  };
}

/** Fields of technology, kept as `scope`. */
export function useScopeFilter(state: FilterState, title: string): ListFilter {
  const { lang } = useLang();
  const scopes = flatScopes(useScopes(2).data ?? []);
  const named = scopes.find(({ id }) => id === state.chosen.scope);
  return selectFilter(state, 'scope', title, <ScopeOptions />, named ? pickName(lang, named.name, named.name_en) : '');
}

/** Places by province, city and county, kept as `region`. */
export function useRegionFilter(state: FilterState, title: string): ListFilter {
  const value = state.chosen.region ?? '';
  const placeName = usePlaceName([value]);
  return {
    names: ['region'],
    title,
    chosen: value && (placeName(value) || value),
    body: <RegionFilter titled label={title} value={value} onChange={(region) => state.change({ region })} />,
  };
}
