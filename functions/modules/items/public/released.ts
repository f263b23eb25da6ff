import { DAY } from '../../../../db/contract/time.ts';
import { dayEnd, namedDay, now, shownTime } from '../../../platform/clock.ts';
import { tagQuery } from '../../../tables/items/tokens.ts';

/** Nothing was released before: the first day of what has no other. */
const BEGINNING = '2000-01-01';

const dayOf = (seconds: number): string => shownTime(seconds).slice(0, 10).replaceAll('-', '');

/** The first second of the next year or month in UTC+8, after the one that begins then. */
const after = (seconds: number, length: 'year' | 'month'): number => {
  const day = dayOf(seconds);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(4, 6))];
  const next = length === 'year' || month === 12 ? [year + 1, 1] : [year, month + 1];
  return namedDay(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`) ?? seconds + DAY;
};

/**
 * The days between two, both included, as the fewest words of the index: whole years and months are one word each.
 * @param released `yyyy-MM-dd` in UTC+8; what is no day counts as not given, and no day is after today
 * @returns an expression on the tags; '' without a limit, null where no day is between
 */
export function releasedBetween(released: { from: string; to: string }): string | null {
  const [first, last] = [namedDay(released.from), namedDay(released.to)];
  if (first === null && last === null) return '';
  const end = Math.min(last === null ? Number.POSITIVE_INFINITY : last + DAY, dayEnd(now()));
  let at = Math.max(first ?? 0, namedDay(BEGINNING) ?? 0);
  const words: string[] = [];
  while (at < end) {
    const day = dayOf(at);
    if (day.endsWith('0101') && after(at, 'year') <= end) {
      words.push(`d${day.slice(0, 4)}`);
      at = after(at, 'year');
    } else if (day.endsWith('01') && after(at, 'month') <= end) {
      words.push(`d${day.slice(0, 6)}`);
      at = after(at, 'month');
    } else {
      words.push(`d${day}`);
      at += DAY;
    }
  }
  return words.length === 0 ? null : words.map(tagQuery).join(' OR ');
}
