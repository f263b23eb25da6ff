import { AHEAD, DAY } from '../../db/contract/time.ts';

export { secondsNow as now, shownDay, shownMinute, shownMonth, shownTime } from '../../db/contract/time.ts';

/**
 * The month of a code in Asia/Shanghai (core§9, decision 20).
 * @param seconds unix seconds
 * @returns two digits of the year and two of the month, and the month's first second
 */
export function codeMonth(seconds: number): { yyMM: string; start: number } {
  const local = new Date((seconds + AHEAD) * 1000);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  return {
    yyMM: `${String(year % 100).padStart(2, '0')}${String(month + 1).padStart(2, '0')}`,
    start: Date.UTC(year, month, 1) / 1000 - AHEAD,
  };
}

/**
 * The first second of the day in Asia/Shanghai (decision 20).
 * @param seconds unix seconds
 */
export const dayStart = (seconds: number): number => Math.floor((seconds + AHEAD) / DAY) * DAY - AHEAD;

/** The first second of the next day in Asia/Shanghai. */
export const dayEnd = (seconds: number): number => dayStart(seconds) + DAY;

/**
 * First second of a day in UTC+8 that a query names (decision 20).
 * @param text `yyyy-MM-dd`
 * @returns null for what is no day
 */
export function namedDay(text: string | undefined): number | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text?.trim() ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / 1000 - AHEAD : null;
}

/**
 * First second of a month in UTC+8, and of the one after it (decision 20).
 * @param month `yyyy-MM`
 */
export function monthSpan(month: string): [from: number, to: number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = (add: number) => Date.UTC(year, number - 1 + add, 1) / 1000 - AHEAD;
  return [first(0), first(1)];
}

/**
 * The same day and time in UTC+8 some months later; the last day of the month where it has no such day (decision 320).
 * @param from unix seconds; @param months whole number, less than nothing for earlier
 */
export function monthsLater(from: number, months: number): number {
  const local = new Date((from + AHEAD) * 1000);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(local.getUTCDate(), last)) / 1000 + (from - dayStart(from)) - AHEAD;
}
