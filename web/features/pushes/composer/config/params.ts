import type { RegionStep } from '../../../../domain/fields';
import { useStepNames } from '../../../../domain/fields/regions';
import words from '../../../../i18n/pushCompose';
import { useLang, useText } from '../../../../kit/i18n';

/** What the composed subject is made of; the push keeps it as JSON in `title_params` (decision 92). */
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

/** The chosen texts one behind the other, as the page's language writes them. */
export function useComposed({ source, date, scopes, activity }: TitleParams): string {
  const { lang } = useLang();
  const { activities } = useText(words).config;
  const places = useStepNames(source);
  const place = lang === 'en' ? [...places].reverse().join(', ') : places.join('');
  const fields = scopes.map(({ name }) => name).join(lang === 'en' ? ', ' : '、');
  return [place, date, fields, activities[activity] ?? activity].filter(Boolean).join(' ');
}
