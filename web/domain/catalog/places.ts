import type { RowOf } from '../../../db/contract/tables';
import { DAY_MS } from '../../../db/contract/time';
import { useRows } from '../../kit/api';
import { pickName, useLang } from '../../kit/i18n';
import type { RegionStep } from '../fields';

interface Place extends RegionStep {
  name_en: string | null;
}

/** The codes on the way to a place, from the province down. */
const wayTo = (code: string): string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].filter((each) => /^\d{6}$/.test(each))),
];

/** The places that codes name, with those around them. */
export const usePlaces = (codes: readonly (string | null)[]) => {
  const ids = [...new Set(codes.flatMap((code) => (code ? wayTo(code) : [])))].sort();
  return useRows(
    ['china'],
    { table: 'china', columns: ['id', 'name', 'name_en'], where: { id: { in: ids } }, pageSize: 100 },
    { enabled: ids.length > 0, staleMs: DAY_MS, silent: true },
  );
};

/** Codes and names on the way to a place. */
export const pathOf = (code: string | null, places: readonly Place[]): RegionStep[] =>
  code
    ? wayTo(code).flatMap((id) => {
        const place = places.find((each) => each.id === id);
        return place ? [{ id, name: place.name }] : [];
      })
    : [];

/** How places read in the page's language, the narrowest name alone. */
export function usePlaceName(codes: readonly (string | null)[]): (code: string | null) => string {
  const { lang } = useLang();
  const places = usePlaces(codes).data?.records ?? [];
  return (code) => {
    const place = places.find(({ id }) => id === code);
    return place ? pickName(lang, place.name, place.name_en) : '';
  };
}

/** What a row says of its place: the codes of its levels, and their names with commas in Chinese. */
type NamedPlace = RowOf<'xiangmu', 'province' | 'city' | 'county' | 'region_name'>;

type Codes = Omit<NamedPlace, 'region_name'>;

const narrowest = ({ county, city, province }: Codes): string | null => county || city || province || null;

/** The region of a stored row as a form holds it; undefined until its places, which are asked for, are there. */
export function useStoredRegion(row: Codes | undefined) {
  const code = row ? narrowest(row) : null;
  const places = usePlaces([code]);
  return { places, region: code && !places.data ? undefined : pathOf(code, places.data?.records ?? []) };
}

/** How the places of rows read with all that lies around them; English names are asked for on English pages alone. */
export function useRegionName(rows: readonly NamedPlace[]): (row: NamedPlace) => string {
  const { lang } = useLang();
  const places = usePlaces(lang === 'en' ? rows.map(narrowest) : []).data?.records ?? [];
  return (row) => {
    const code = narrowest(row);
    const names = (code && lang === 'en' ? wayTo(code) : []).map(
      (id) => places.find((place) => place.id === id)?.name_en,
    );
    if (names.length > 0 && names.every(Boolean)) return [...new Set(names)].reverse().join(', ');
    return [...new Set((row.region_name ?? '').split(/[\s,]+/))].join(' ');
  };
}

/** The province of a place; empty for none. */
export const provinceOf = (code: string): string => (code ? `${code.slice(0, 2)}0000` : '');
