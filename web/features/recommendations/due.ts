const DAY = 86_400;

/** Days that are left until something is due, from 0 for the last one. */
export const daysLeft = (due: number, now = Date.now() / 1000): number => Math.floor((due - now) / DAY);

/** Fewer days than these are pointed out. */
export const SOON = 7;
