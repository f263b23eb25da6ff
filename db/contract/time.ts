/** Lengths in seconds, as the database counts. */
export const HOUR = 3600;
export const DAY = 86_400;

/** Seconds by which Asia/Shanghai, the platform's one zone, is ahead of UTC: all year, since 1991 (decision 20). */
export const AHEAD = 8 * HOUR;

/** Lengths in milliseconds, as browsers and timers count. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The last day that is written with four digits of a year, from its first second on: no later time is kept. */
export const LAST_TIME = Date.UTC(9999, 11, 31) / 1000 - AHEAD;

/**
 * A time as the documents write it, `yyyy-MM-dd HH:mm:ss` in UTC+8 (core§9, decision 20).
 * @param seconds unix seconds
 */
export const shownTime = (seconds: number): string =>
  new Date((seconds + AHEAD) * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** The same to the minute, `yyyy-MM-dd HH:mm`. */
export const shownMinute = (seconds: number): string => shownTime(seconds).slice(0, 16);

/** Its day, `yyyy-MM-dd`. */
export const shownDay = (seconds: number): string => shownTime(seconds).slice(0, 10);

/** Its month, `yyyy-MM`. */
export const shownMonth = (seconds: number): string => shownTime(seconds).slice(0, 7);

/**
 * A time as people type and read it, which is that of the platform whatever the zone of their machine (decision 20).
 * @param shown `yyyy-MM-dd HH:mm:ss` in UTC+8
 * @returns unix seconds
 */
export const secondsOfShown = (shown: string): number =>
  Math.floor(Date.parse(`${shown.replace(' ', 'T')}+08:00`) / 1000);

/** This moment in unix seconds (decision 20). */
export const secondsNow = (): number => Math.floor(Date.now() / 1000);
