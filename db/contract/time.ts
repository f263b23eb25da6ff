/** Lengths in seconds, as the database counts. */
export const HOUR = 3600;
export const DAY = 86_400;

/** Lengths in milliseconds, as browsers and timers count. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
