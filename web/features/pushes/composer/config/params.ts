import type { RegionStep } from '../../../../shared/form';

/** What the composed subject is made of; the push keeps it as JSON in `title_params` (ruling 92). */
export interface TitleParams {
  source: RegionStep[];
  /** yyyy-MM-dd. */
  date: string;
  scopes: RegionStep[];
  activity: string;
}

export const NO_PARAMS: TitleParams = { source: [], date: '', scopes: [], activity: '' };

/** What an older push kept, as far as it can be understood. */
export function readParams(json: string | null): TitleParams {
  try {
    return { ...NO_PARAMS, ...(JSON.parse(json ?? '{}') as Partial<TitleParams>) };
  } catch {
    return NO_PARAMS;
  }
}

/** The chosen texts one behind the other. */
export const composed = ({ source, date, scopes, activity }: TitleParams): string =>
  [source.map(({ name }) => name).join(''), date, scopes.map(({ name }) => name).join('、'), activity]
    .filter(Boolean)
    .join(' ');
