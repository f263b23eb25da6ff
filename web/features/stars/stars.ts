import { type ApiQuery, useApiQuery } from '../../shared/api';
import { registerDialogs } from '../../shared/dialogs';
import type { RegionStep } from '../../shared/form';
import { pickName, useLang } from '../../shared/i18n';

/** A star site as its calls answer it (core§7). */
export interface Star {
  id: string;
  name: string;
  area_code: string | null;
  cover: string | null;
  profile: string | null;
  url: string | null;
  sort: number;
  is_open: number;
  build_count: number;
  build_time: number | null;
}

declare module '../../shared/dialogs/registry' {
  interface DialogMap {
    starForm: DialogType<{ star: Star | null }, boolean>;
  }
}

registerDialogs({ starForm: () => import('./StarDialog') });

interface Place extends RegionStep {
  name_en: string | null;
}

const DAY_MS = 86_400_000;

/** The codes on the way to a place, from the province down. */
const wayTo = (code: string): string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].filter((each) => /^\d{6}$/.test(each))),
];

/** The places that codes name, with those around them. */
export const usePlaces = (codes: readonly (string | null)[]): ApiQuery<{ records: Place[] }> => {
  const ids = [...new Set(codes.flatMap((code) => (code ? wayTo(code) : [])))].sort();
  return useApiQuery<{ records: Place[] }>(
    ['china'],
    '/egg/base/list',
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
