import catalog from '../../i18n/catalog';
import { pickName, useLang, useText } from '../i18n';
import type { Facet, FilterName, ScopeName } from './types';

/** What a kind's own catalogue must say for the shared list page. */
export interface ListWords {
  title: string;
  lead: string;
  searchPlaceholder: string;
  searchLabel: string;
  filterNames: Record<FilterName, string>;
  types: Record<string, string>;
}

export type FacetLabel = (name: FilterName, facet: Facet) => string;

/** Names of filter values: stages, cooperation and types from the catalogues, places and fields from the data. */
export function useFacetLabel(types: Record<string, string>): FacetLabel {
  const text = useText(catalog);
  const { lang } = useLang();
  return (name, facet) => {
    const known =
      name === 'maturity'
        ? text.maturity[Number(facet.id) - 1]
        : name === 'cooperation'
          ? text.cooperation[Number(facet.id)]
          : name === 'type'
            ? types[String(facet.id)]
            : undefined;
    return known ?? (pickName(lang, facet.name, facet.name_en) || String(facet.id));
  };
}

/** Names of fields in the page's language (core§2). */
export function useScopeNames(): (scope: ScopeName[] | null | undefined) => string[] {
  const { lang } = useLang();
  return (scope) =>
    (scope ?? []).map((entry) => pickName(lang, entry.name, entry.name_en)).filter((name) => name !== '');
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

export function useEnumNames() {
  const text = useText(catalog);
  return {
    maturity: (stage: number | null | undefined) => (isNumber(stage) ? (text.maturity[stage - 1] ?? '') : ''),
    cooperation: (modes: number | readonly number[] | null | undefined) =>
      (Array.isArray(modes) ? modes : [modes])
        .map((mode: number | null | undefined) => (isNumber(mode) ? (text.cooperation[mode] ?? '') : ''))
        .filter((name) => name !== '')
        .join(text.separator),
  };
}
