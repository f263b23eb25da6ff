import type { ScopeName } from '../../../db/contract/cards';
import type { Facet } from '../../../db/contract/catalog';
import { type Choice, COOPERATION_MODES, STAGES } from '../../../db/contract/enums-results';
import type { FilterName } from '../../../db/contract/items';
import tiles from '../../i18n/tiles';
import { pickName, useLang, useText } from '../../kit/i18n';

/** What a kind's own catalogue must say for the shared list page. */
export interface ListWords {
  title: string;
  lead: string;
  searchPlaceholder: string;
  searchLabel: string;
  filterNames: Record<FilterName, string>;
}

type Stored = string | number | null | undefined;
type Choices = readonly Choice<string | number>[];

/** `label(list, value)`: how a stored value reads; the value itself where the list does not have it, '' for none. */
export function useLabel(): (list: Choices, value: Stored) => string {
  const { lang } = useLang();
  return (list, value) => {
    const text = value === null || value === undefined ? '' : String(value);
    return list.find((choice) => String(choice.value) === text)?.[lang] ?? text;
  };
}

/** The same for several values, stored as a list or as comma-separated text. */
export function useLabels(): (list: Choices, values: readonly Stored[] | Stored) => string {
  const label = useLabel();
  const { separator } = useText(tiles);
  return (list, values) => {
    const each = typeof values === 'string' ? values.split(',') : Array.isArray(values) ? values : [values as Stored];
    return each
      .map((value: Stored) => label(list, typeof value === 'string' ? value.trim() : value))
      .filter((name) => name !== '')
      .join(separator);
  };
}

export type FacetLabel = (name: FilterName, facet: Facet) => string;

/**
 * Names of filter values: enumerations from the contract, places and fields from the data.
 * @param types what `type` is one of
 */
export function useFacetLabel(types: Choices): FacetLabel {
  const label = useLabel();
  const { lang } = useLang();
  const lists: Partial<Record<FilterName, Choices>> = {
    maturity: STAGES,
    cooperation: COOPERATION_MODES,
    type: types,
  };
  return (name, facet) => {
    const list = lists[name];
    return (list ? label(list, facet.id) : pickName(lang, facet.name, facet.name_en)) || facet.id;
  };
}

/** Names of fields in the page's language (core§2). */
export function useScopeNames(): (scope: ScopeName[] | null | undefined) => string[] {
  const { lang } = useLang();
  return (scope) =>
    (scope ?? []).map((entry) => pickName(lang, entry.name, entry.name_en)).filter((name) => name !== '');
}

interface Placed {
  region_name?: string | null;
  region_name_en?: string | null;
}

/** A place in the page's language; '' for none. */
export function usePlace(): (of: Placed | null | undefined) => string {
  const { lang } = useLang();
  return (of) => pickName(lang, of?.region_name, of?.region_name_en);
}

/** An amount in 10,000 yuan where it is a number; a publisher may also have written words. */
export function useAmount(): (amount: Stored) => string {
  const text = useText(tiles);
  return (amount) => {
    const written = amount === null || amount === undefined ? '' : String(amount).trim();
    return /^\d+(\.\d+)?$/.test(written) ? text.amount(written) : written;
  };
}
