import { DAY, shownDay } from '../../../../db/contract/time';

/** A day in UTC+8 as yyyy-MM-dd, so many days ago. */
export const dayAgo = (days: number): string => shownDay(Date.now() / 1000 - days * DAY);

/** Ranges that are asked for again and again, up to today; the days that each begins before today. */
const PRESETS = { today: 0, week: 6, month: 29, quarter: 89 } as const;
type Preset = keyof typeof PRESETS | 'year';
export const RANGES: readonly Preset[] = ['today', 'week', 'month', 'quarter', 'year'];

/** First day of a usual range. */
export const firstOf = (preset: Preset): string =>
  preset === 'year' ? `${dayAgo(0).slice(0, 4)}-01-01` : dayAgo(PRESETS[preset]);

/** The usual range that two days are, if they are one. */
export const presetOf = (from: string, to: string): Preset | undefined =>
  RANGES.find((name) => from === firstOf(name) && (to === '' || to === dayAgo(0)));
