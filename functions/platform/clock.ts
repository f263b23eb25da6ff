import { DAY } from '../../db/contract/time.ts';

const ZONE_SECONDS = 8 * 3600;

/** The time in unix seconds (decision 20). */
export const now = (): number => Math.floor(Date.now() / 1000);

/**
 * The month of a code in Asia/Shanghai, which has had no daylight saving time since 1991 (core§9, decision 20).
 * @param seconds unix seconds
 * @returns two digits of the year and two of the month, and the month's first second
 */
export function codeMonth(seconds: number): { yyMM: string; start: number } {
  const local = new Date((seconds + ZONE_SECONDS) * 1000);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  return {
    yyMM: `${String(year % 100).padStart(2, '0')}${String(month + 1).padStart(2, '0')}`,
    start: Date.UTC(year, month, 1) / 1000 - ZONE_SECONDS,
  };
}

/**
 * The first second of the day in Asia/Shanghai (decision 20).
 * @param seconds unix seconds
 */
export const dayStart = (seconds: number): number => Math.floor((seconds + ZONE_SECONDS) / DAY) * DAY - ZONE_SECONDS;

/** The first second of the next day in Asia/Shanghai. */
export const dayEnd = (seconds: number): number => dayStart(seconds) + DAY;

/**
 * A time as the documents write it, `yyyy-MM-dd HH:mm:ss` in UTC+8 (core§9, decision 20).
 * @param seconds unix seconds
 */
export const shownTime = (seconds: number): string =>
  new Date((seconds + ZONE_SECONDS) * 1000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * First second of a day in UTC+8 that a query names (decision 20).
 * @param text `yyyy-MM-dd`
 * @returns null for what is no day
 */
export function namedDay(text: string | undefined): number | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text?.trim() ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return Date.UTC(year, month - 1, day) / 1000 - ZONE_SECONDS;
}
