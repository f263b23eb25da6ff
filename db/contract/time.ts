/** Lengths in seconds, as the database counts. */
export const HOUR = 3600;
export const DAY = 86_400;

/** Lengths in milliseconds, as browsers and timers count. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * A time as people type and read it, which is that of the platform whatever the zone of their machine (decision 20).
 * @param shown `yyyy-MM-dd HH:mm:ss` in UTC+8
 * @returns unix seconds
 */
export const secondsOfShown = (shown: string): number =>
  Math.floor(Date.parse(`${shown.replace(' ', 'T')}+08:00`) / 1000);
